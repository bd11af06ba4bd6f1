#!/usr/bin/env bash
# Makes .venv and fills it from one hashed requirement file, then adds this program itself, editable. Says
# nothing where all goes well but one line at the start and one at the end.
set -euo pipefail
requirements=$1
python=$("$(dirname "$0")/find-python.sh")
"$(dirname "$0")/system-libraries.sh" run

if [ -x .venv/bin/python ] && .venv/bin/python -c 'import pip' 2>/dev/null; then
    echo "Bringing .venv up to date ..."
else
    echo "Making .venv with $("$python" --version) ..."
    rm -rf .venv
    "$python" -m venv .venv
fi

pip() { .venv/bin/python -m pip --disable-pip-version-check --quiet "$@"; }
pip install --require-hashes --requirement "$requirements"
# The build tools are pinned too, so the program is built with those and not with what is newest today.
pip install --no-deps --no-build-isolation --no-index --editable .
touch .venv/ready
echo ".venv is ready."
