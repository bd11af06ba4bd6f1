### What is said of damaged files that are opened as far as they can be read.

nothing_readable = { $file } : rien d’une campagne ne peut y être lu. Une copie plus ancienne se trouve peut-être dans le dossier .backups voisin.
migration_failed = { $file } se dit de la version { NUMBER($version, useGrouping: 0) }, mais n’en a pas la forme ; « Ouvrir quand même » lit ce qui peut l’être.
fault_damaged = { $found } est illisible ici, ainsi que ce qui en dépend.
fault_wide_text_read = Le fichier est du texte UTF-16 ; il a été lu comme tel.
fault_format_assumed = Le fichier annonce le format { $found } ; il a été lu comme { $wanted }.
fault_version_assumed = Le fichier n’a pas de version connue de ce programme ; il a été lu comme version { NUMBER($newest, useGrouping: 0) }.
fault_past_cut = Le chemin du retour vers les mois antérieurs est interrompu ici ; on ne peut pas revenir à ces mois.
repair_now = { $fault } Maintenant { $now }.
repair_done = { $file } : ce qui a pu être lu se trouve dans { $out } ({ $left } laissés de côté, { $changed } modifiés, { $kept } inconnus conservés).
repair_file_there = { $file } existe déjà ; donnez un nom nouveau.
repair_line = { $what ->
    [left_out] Laissé de côté
    [changed] Modifié
   *[kept] Conservé, quoique inconnu
} : { $line }
