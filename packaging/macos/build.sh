#!/usr/bin/env bash
# Kingdom GUI.app and a disk image of it. Untested: see README.md beside it.
set -euo pipefail
cd "$(dirname "$0")/../.."
py=build/package-venv/bin/python

"$(packaging/find-python.sh)" -m venv build/package-venv
$py -m pip install --require-hashes --requirement packaging/requirements/package.txt
$py packaging/generate.py

# iconutil wants the sizes under Apple's names; "@2x" is the same picture at twice the density.
set_of_icons=build/app.iconset
mkdir -p $set_of_icons
for size in 16 32 128; do
    cp resources/icons/app-$size.png $set_of_icons/icon_${size}x${size}.png
    double=$((size * 2))
    cp resources/icons/app-$double.png $set_of_icons/icon_${size}x${size}@2x.png
done
cp resources/icons/app-256.png $set_of_icons/icon_256x256.png
iconutil --convert icns --output resources/icons/app.icns $set_of_icons

$py -m PyInstaller --noconfirm --distpath dist --workpath build/pyinstaller packaging/pyinstaller/kingdom-gui.spec
version=$($py -c 'import kingdom_gui; print(kingdom_gui.__version__)')
hdiutil create -volname "Kingdom GUI" -srcfolder "dist/Kingdom GUI.app" -ov -format UDZO "dist/kingdom-gui-$version.dmg"
