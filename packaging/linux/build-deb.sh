#!/usr/bin/env bash
# Packs the one-folder program in dist/kingdom-gui as a Debian package in dist/. Takes the version as its
# argument; needs dpkg-deb. The desktop's caches of icons, programs and file types are brought up to date by
# the triggers of their own packages, so no script runs at installation.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$1
architecture=$(dpkg --print-architecture)
name="kingdom-gui_${version}_${architecture}"
tree="build/deb/$name"
rm -rf "$tree"

put() { install -D -m 644 "$1" "$tree/$2"; }
mkdir -p "$tree/usr/lib" "$tree/usr/bin" "$tree/DEBIAN"
cp -a dist/kingdom-gui "$tree/usr/lib/kingdom-gui"
chmod -R u=rwX,go=rX "$tree/usr"
ln -s ../lib/kingdom-gui/kingdom-gui "$tree/usr/bin/kingdom-gui"
put packaging/linux/kingdom-gui.desktop usr/share/applications/kingdom-gui.desktop
put packaging/linux/kingdom-gui.xml usr/share/mime/packages/kingdom-gui.xml
put resources/icons/app.svg usr/share/icons/hicolor/scalable/apps/kingdom-gui.svg
for picture in resources/icons/app-*.png; do
    size=${picture##*-}; size=${size%.png}
    put "$picture" "usr/share/icons/hicolor/${size}x${size}/apps/kingdom-gui.png"
done
documents="$tree/usr/share/doc/kingdom-gui"
mkdir -p "$documents"
{ cat LICENSE; echo; cat NOTICE; } > "$documents/copyright"
gzip --best --no-name --stdout CHANGELOG.md > "$documents/changelog.gz"
chmod 644 "$documents"/*

# The C library of the machine this is built on is the oldest that will do.
libc=$(dpkg-query -W -f '${Version}' libc6 | sed -E 's/[-+].*//')
cat > "$tree/DEBIAN/control" <<END
Package: kingdom-gui
Version: $version
Architecture: $architecture
Section: games
Priority: optional
Maintainer: the kingdom-gui authors <kingdom-gui@localhost>
Installed-Size: $(du -sk "$tree/usr" | cut -f1)
Depends: libc6 (>= $libc), libegl1, libgl1, libglib2.0-0t64 | libglib2.0-0, libfontconfig1, libxkbcommon0,
 libdbus-1-3, libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0, libxcb-image0,
 libxcb-render-util0, libxcb-xkb1, libxkbcommon-x11-0, libwayland-cursor0, libwayland-egl1
Recommends: fonts-dejavu-core
Description: kingdoms on a hex map, for a game master
 Draw the map, claim its hexes, build cities lot by lot and play the kingdom month by month by the
 kingdom-building rules of a fantasy role-playing game. Every number shows what it is made of, and the kingdom
 sheet prints for the table.
END
dpkg-deb --root-owner-group --build "$tree" "dist/$name.deb" >/dev/null
rm -rf "$tree"
echo "dist/$name.deb"
