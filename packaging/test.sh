#!/usr/bin/env bash
# Everything a change must pass, one step after the other, each told in a line at the end. All steps run even
# if one fails, so that one run shows every fault. Called by `make test`.
set -u
cd "$(dirname "$0")/.."
bin=.venv/bin
summary=()
failed=0

step() {  # step NAME COMMAND...
    local name=$1 start=$SECONDS
    shift
    printf '\n== %s\n' "$name"
    if "$@"; then
        summary+=("$(printf '  ok      %-28s %4d s' "$name" $((SECONDS - start)))")
    else
        summary+=("$(printf '  FAILED  %-28s %4d s' "$name" $((SECONDS - start)))")
        failed=1
    fi
}

on_a_display() {
    if ! command -v xvfb-run >/dev/null; then
        echo "xvfb-run is missing, so the drag on a real display was not tried. Install the package xvfb."
        [ "${CI:-}" != true ]
        return
    fi
    xvfb-run --auto-servernum --server-args="-screen 0 1400x1000x24" "$bin/python" -m pytest -q -m xvfb
}

# The tests in two halves of about the same length, one for each core. What the first half says is shown when
# both are through, so that no lines mix.
in_two_halves() {
    local said first second=0
    said=$(mktemp)
    "$bin/python" -m pytest -q -o cache_dir=build/pytest-one-half "${one_half[@]}" >"$said" 2>&1 &
    first=$!
    "$bin/python" -m pytest -q tests "${one_half[@]/#/--ignore=}" || second=1
    wait "$first" || second=1
    printf '\n-- %s\n' "${one_half[*]}"
    cat "$said"
    rm -f "$said"
    return "$second"
}

# Some with windows come first, as they make the application that the others draw by.
one_half=(
    tests/views/district tests/views/help tests/views/keys tests/views/map tests/views/turn
    tests/engine tests/store tests/words tests/geometry tests/drawing tests/sheets tests/torture
)

step "style (ruff check)" "$bin/ruff" check --output-format concise .
step "layout (ruff format)" "$bin/ruff" format --check .
step "types (mypy)" "$bin/mypy"
step "layers (import-linter)" "$bin/lint-imports" --no-cache --no-logo
step "a real drag under Xvfb" on_a_display
step "tests (pytest, offscreen)" in_two_halves

printf '\n== Summary\n'
printf '%s\n' "${summary[@]}"
[ "$failed" = 0 ] && echo "  All passed." || echo "  Something failed; see above."
exit "$failed"
