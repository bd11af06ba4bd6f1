### The GM's own picture under the grid: what was done with it, and what is wrong with one.

picture_placed = Lay the picture { $file } under the map
picture_adjusted = Adjust the picture { $file }
picture_removed = Take the picture { $file } away
no_such_picture = No picture lies under this level of the map.
picture_name = “{ $file }” is no plain name of a file; a name without folders is expected.
picture_fingerprint = The fingerprint of { $file } is not that of its bytes; 64 hexadecimal digits (SHA-256) are expected.
picture_pixels = { $file } has { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels; at most { $most } megapixels can lie under the map. Save it smaller.
picture_number = “{ $field }” must be a number from { $low } to { $high }.
picture_crop = The crop leaves nothing of a picture of { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels.
picture_too_large_inside = { $file } is too large to be kept inside the campaign’s file; at most { $most } MiB are. Keep it beside the campaign.
fault_picture_name = { $found } is no plain name of a file; a name without folders, of at most { $limit } letters, is expected.
fault_picture_fingerprint = { $found } is no fingerprint; 64 hexadecimal digits (SHA-256) are expected.
fault_picture_number = { $found } is out of range; a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } is expected.
fault_picture_pixels = The picture has more than { $limit } megapixels, which is the most that is allowed.
fault_picture_crop = The crop leaves nothing of the { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels; four numbers from 0 that leave some are expected.
fault_picture_not_inside = The bytes of the embedded picture { $file } are not under “embedded”.
fault_picture_unused = No picture of the map has the fingerprint { $found }; what is embedded must lie under the map.
fault_picture_other = These bytes are not those of the fingerprint above them.
fault_picture_too_large_inside = The embedded picture has { $found } MiB; at most { $limit } are allowed.
picture_missing = The picture { $file } is not in the folder { $folder }; put it there again, or lay another one under the map.
picture_changed = The picture { $file } is not the one that was laid under the map; lay it there anew to use it as it is now.
picture_outside = { $file } was not read: it lies outside the folder of pictures beside the campaign.
picture_kind = { $file } is not a PNG, JPEG, WebP, SVG or PDF; one of these is expected.
picture_cut_off = { $file } ends too early or is damaged; nothing of it was used.
picture_memory = { $file } is saved in a way that must be unpacked all at once ({ $way ->
    [interlaced] interlaced
    [progressive] progressive
   *[whole] as a whole
}) and takes too much memory; save it as an ordinary PNG or JPEG.
picture_svg_outside = { $file } refers to something outside itself ({ $found }); nothing was fetched. Save it with everything inside.
picture_svg_entities = { $file } declares entities of its own; save it as plain SVG.
picture_svg_many = { $file } is drawn too deeply nested, or of too many parts ({ $limit } at most).
picture_svg_broken = { $file } is no sound SVG (line { NUMBER($line, useGrouping: 0) }).
picture_pdf_password = { $file } is locked with a password; save it without one.
picture_pdf_page = { $file } has { $pages ->
    [one] one page
   *[other] { $pages } pages
}; there is no page { NUMBER($page, useGrouping: 0) }.
picture_too_long = { $file } was given up: unpacking it took longer than { $seconds } seconds.
picture_failed = { $file } could not be unpacked: it needs too much memory, or is made to do harm. Nothing of it was used.
picture_no_reader = { $file } is a PDF, and the library that reads them (pypdfium2) is not installed.
fit_too_few = Mark at least two hex centres far apart; three are better.
fit_same_hex = Two marks name the same hex; give each its own.
fit_same_place = Two marks lie on the same spot of the picture; put them on different hexes.
fit_pitch = Hexes would be { $pitch } pixels apart; from { $low } to { $high } can be used. Is a hex misnamed?
fit_misses = The marks do not fit a grid of hexes: one lies { $miss } pixels off, of { $pitch } from hex to hex. Is a hex misnamed, or the map’s orientation another?
