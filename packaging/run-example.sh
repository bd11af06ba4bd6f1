#!/usr/bin/env bash
# Shows the program at its main job: the window on the example campaign, or, where there is no display, the
# example's map, districts and kingdom sheet as files in build/demo/. Called by `make run`.
set -euo pipefail
cd "$(dirname "$0")/.."
program=.venv/bin/kingdom-gui
example=${1:-}

has_display() {
    [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || case "$(uname -s)" in Darwin|MINGW*|MSYS*|CYGWIN*) true ;; *) false ;; esac
}

if has_display; then
    exec "$program" ${example:+"$example"}
fi

if [ -z "$example" ]; then
    echo "There is no display to open a window on, and no example campaign in resources/examples to print." >&2
    exit 1
fi
echo "There is no display to open a window on, so the example campaign is printed instead:"
mkdir -p build/demo
export QT_QPA_PLATFORM=offscreen
print() {  # print WHAT FILE
    "$program" export "$1" "$example" "build/demo/$2"
    echo "  build/demo/$2"
}
print map map.png
print districts districts.pdf
print sheet sheet.pdf
echo "Every total of the kingdom, in figures: $program stats $example"
