#!/usr/bin/env bash
# Builds what is given away, into dist/: source archive, wheel, one-folder program and, on Debian and Ubuntu,
# the .deb of it; then installs and starts each. Called by `make package`.
set -euo pipefail
cd "$(dirname "$0")/.."
locked=packaging/requirements/package.txt
builder=build/package-venv
py=$builder/bin/python

# A virtual environment of its own, so that the frozen program holds nothing that only tests need.
if [ ! -e $builder/ready ] || [ $locked -nt $builder/ready ]; then
    echo "Making $builder ..."
    rm -rf $builder
    .venv/bin/python -m venv $builder
    $py -m pip --disable-pip-version-check --quiet install --require-hashes --requirement $locked
    touch $builder/ready
fi
version=$($py -c 'import kingdom_gui; print(kingdom_gui.__version__)')

echo "== Source archive and wheel"
rm -rf dist
$py -m build --no-isolation --outdir dist . > build/package-wheel.log 2>&1 \
    || { tail -n 30 build/package-wheel.log; exit 1; }
ls dist/*.tar.gz dist/*.whl

echo "== One-folder program"
$py -m PyInstaller --noconfirm --log-level WARN --distpath dist --workpath build/pyinstaller \
    packaging/pyinstaller/kingdom-gui.spec > build/package-frozen.log 2>&1 \
    || { tail -n 30 build/package-frozen.log; exit 1; }
echo "dist/kingdom-gui ($(du -sh dist/kingdom-gui | cut -f1))"

if command -v dpkg-deb >/dev/null; then
    echo "== Debian package"
    packaging/linux/build-deb.sh "$version"
fi

echo "== Each installed and started"
.venv/bin/python -m pytest -q -m package tests/test_packaging.py
