### L’image du MJ sous la grille : ce qui en a été fait, et ce qui ne va pas.

picture_placed = Image { $file } placée sous la carte
picture_adjusted = Image { $file } ajustée
picture_removed = Image { $file } retirée
no_such_picture = Aucune image ne se trouve sous ce niveau de la carte.
picture_name = « { $file } » n’est pas un simple nom de fichier ; il faut un nom sans dossier.
picture_fingerprint = L’empreinte de { $file } n’est pas celle de ses octets ; il faut 64 chiffres hexadécimaux (SHA-256).
picture_pixels = { $file } a { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels ; sous la carte, { $most } mégapixels au plus trouvent place. Enregistrez-la en plus petit.
picture_number = « { $field } » doit être un nombre de { $low } à { $high }.
picture_crop = Le rognage ne laisse rien d’une image de { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels.
picture_too_large_inside = { $file } est trop grande pour être gardée dans le fichier de campagne ; { $most } Mio au plus. Gardez-la à côté de la campagne.
fault_picture_name = { $found } n’est pas un simple nom de fichier ; il faut un nom sans dossier, de { $limit } lettres au plus.
fault_picture_fingerprint = { $found } n’est pas une empreinte ; il faut 64 chiffres hexadécimaux (SHA-256).
fault_picture_number = { $found } est hors limites ; il faut un nombre de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
fault_picture_pixels = L’image a plus de { $limit } mégapixels, le maximum permis.
fault_picture_crop = Le rognage ne laisse rien des { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels ; il faut quatre nombres à partir de 0 qui en laissent.
fault_picture_not_inside = Les octets de l’image intégrée { $file } ne sont pas sous « embedded ».
fault_picture_unused = Aucune image de la carte n’a l’empreinte { $found } ; ce qui est intégré doit se trouver sous la carte.
fault_picture_other = Ces octets ne sont pas ceux de l’empreinte indiquée.
fault_picture_too_large_inside = L’image intégrée fait { $found } Mio ; { $limit } au plus sont permis.
picture_missing = L’image { $file } n’est pas dans le dossier { $folder } ; remettez-la à sa place, ou placez-en une autre sous la carte.
picture_changed = L’image { $file } n’est pas celle qui a été placée sous la carte ; placez-la de nouveau pour l’utiliser telle quelle.
picture_outside = { $file } n’a pas été lu : il est en dehors du dossier d’images à côté de la campagne.
picture_kind = { $file } n’est ni PNG, ni JPEG, ni WebP, ni SVG, ni PDF ; il faut l’un d’eux.
picture_cut_off = { $file } se termine trop tôt ou est abîmé ; rien n’en a été utilisé.
picture_memory = { $file } est enregistré d’une façon qui se décode d’un seul coup ({ $way ->
    [interlaced] entrelacé
    [progressive] progressif
   *[whole] d’un bloc
}) et demande trop de mémoire ; enregistrez-le en PNG ou JPEG ordinaire.
picture_svg_outside = { $file } renvoie à quelque chose d’extérieur ({ $found }) ; rien n’a été chargé. Enregistrez-le avec tout son contenu.
picture_svg_entities = { $file } déclare ses propres entités ; enregistrez-le en SVG simple.
picture_svg_many = { $file } est trop imbriqué, ou fait de trop de parties ({ $limit } au plus).
picture_svg_broken = { $file } n’est pas un SVG correct (ligne { NUMBER($line, useGrouping: 0) }).
picture_pdf_password = { $file } est protégé par un mot de passe ; enregistrez-le sans.
picture_pdf_page = { $file } a { $pages ->
    [one] une page
   *[other] { $pages } pages
} ; il n’y a pas de page { NUMBER($page, useGrouping: 0) }.
picture_too_long = { $file } a été abandonné : le décoder prenait plus de { $seconds } secondes.
picture_failed = { $file } n’a pas pu être décodé : il demande trop de mémoire, ou il est fait pour nuire. Rien n’en a été utilisé.
picture_no_reader = { $file } est un PDF, et la bibliothèque qui les lit (pypdfium2) n’est pas installée.
fit_too_few = Marquez au moins deux centres d’hexagone éloignés ; trois valent mieux.
fit_same_hex = Deux marques nomment le même hexagone ; donnez-en un à chacune.
fit_same_place = Deux marques sont au même endroit de l’image ; placez-les sur des hexagones différents.
fit_pitch = Les hexagones seraient à { $pitch } pixels ; de { $low } à { $high } sont possibles. Un hexagone est-il mal nommé ?
fit_misses = Les marques ne forment pas une grille d’hexagones : l’une est à { $miss } pixels de sa place, pour { $pitch } d’un hexagone à l’autre. Un hexagone est-il mal nommé, ou l’orientation de la carte différente ?
