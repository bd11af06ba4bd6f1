# One entry for everything; `make help` lists it. Needs Python 3.11 or newer, and make. Nothing else is
# touched than this folder, and the system packages that packaging/system-libraries.sh names.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory

bin := .venv/bin
py := $(bin)/python
offscreen := QT_QPA_PLATFORM=offscreen
locks := packaging/requirements
lupdate := $(bin)/pyside6-lupdate $$(find kingdom_gui -name '*.py' | sort) -no-obsolete -locations none
example := $(firstword $(wildcard resources/examples/*.kingdom.json))

.PHONY: help setup generated run test lint bench torture soak shots package translations lock clean

help:  ## list what can be made
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

# --- setting up -----------------------------------------------------------------------------------------

setup: generated  ## make .venv from the pinned, hashed requirements

.venv/ready: $(locks)/dev.txt pyproject.toml packaging/setup.sh
	@packaging/setup.sh $(locks)/dev.txt

generated: .venv/ready
	@$(py) packaging/generate.py

translations: setup  ## collect the window's texts into resources/i18n/*.ts for the translators
	@$(lupdate) -ts $(foreach language,it fr de,resources/i18n/kingdom_gui_$(language).ts)
	@$(lupdate) -pluralonly -source-language en -target-language en -ts resources/i18n/kingdom_gui_en.ts

lock:  ## pin the requirements anew
	@packaging/requirements/lock.sh

# --- using it -------------------------------------------------------------------------------------------

run: setup  ## open the example campaign; without a display, print it to build/demo/
	@packaging/system-libraries.sh run
	@packaging/run-example.sh "$(example)"

# --- proving it -----------------------------------------------------------------------------------------

# `make bench SHORT=1` is a short form, which .ci/run calls too; so are those of torture and shots. ARGS chooses
# among their parts: `make shots ARGS="de dark dialogs"`.

lint: setup  ## style, types and the layers
	@$(bin)/ruff check --output-format concise .
	@$(bin)/ruff format --check .
	@$(bin)/mypy
	@$(bin)/lint-imports --no-cache

test: setup  ## everything a change must pass
	@packaging/system-libraries.sh test
	@packaging/test.sh

bench: setup  ## time what must be quick; writes build/bench.json
	@packaging/system-libraries.sh run
	@$(offscreen) $(py) -m tests.benchmarks $(if $(SHORT),short) $(ARGS)

torture: setup  ## kill, break and fight over campaigns for some minutes; tells what was lost
	@packaging/system-libraries.sh run
	@$(offscreen) $(py) -m tests.torture $(if $(SHORT),0.02) $(ARGS)

soak: setup  ## drive the real window at random, ten minutes offscreen and ten under Xvfb
	@packaging/system-libraries.sh test
	@$(py) -m tests.soak $(if $(SHORT),--seconds 20) $(ARGS)

shots: setup  ## draw every screen, dialog and sheet into build/shots/
	@packaging/system-libraries.sh run
	@$(offscreen) $(py) -m tests.shots $(if $(SHORT),short) $(ARGS)

# --- giving it away -------------------------------------------------------------------------------------

package: setup  ## build wheel, one-folder program and .deb into dist/, and start each
	@packaging/system-libraries.sh package
	@packaging/package.sh

clean:  ## remove what was made here, .venv included
	@rm -rf .venv build dist resources/i18n/*.qm resources/icons/app-*.png
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
