# Everything needs Python 3.11 or newer and make; the rest is installed into .venv here.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
COMPILED_SOURCES := $(shell find src/operahouse/kernel src/operahouse/games src/operahouse/bots -name '*.py') pyproject.toml
SOURCES := $(shell find src texts -type f -not -name '*.pyc')
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)

.DEFAULT_GOAL := help
.PHONY: help play test check format bench clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(VENV)/installed build/fresh ## play Opera in the terminal against bots that choose at random
	@$(MAKE) -s say-build
	@PYTHONPATH=$$(cat build/choice) $(BIN)/python -m operahouse play opera

test: $(VENV)/checked build/fresh ## run all tests, on the plain and on the compiled build
	@echo "Testing the plain build (interpreted Python)."
	@PYTHONPATH=src:. $(BIN)/python -m pytest -n auto
	@if [ -d $(COMPILED) ]; then \
	  echo "Testing the compiled build (mypyc, same source)."; \
	  OPERAHOUSE_EXPECT_COMPILED=1 PYTHONPATH=$(COMPILED):. $(BIN)/python -m pytest -n auto; \
	else echo "The compiled build is not tested: no C compiler was found (install gcc or clang to test it too)."; fi

check: $(VENV)/checked ## format, lint, types, imports, then the tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	@$(MAKE) -s test

format: $(VENV)/checked ## put the code into its one format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/benched build/fresh ## measure speed against peers in the same run
	@$(BIN)/python -m benchmarks

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

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

# The compiled build lies beside the plain one and is chosen where there is a C compiler.
build/choice: $(VENV)/installed $(COMPILED_SOURCES)
	@mkdir -p build
	@if [ -n "$(COMPILER)" ]; then \
	  echo "Compiling the rules with mypyc (a minute or two, once for each change) ..." && \
	  $(BIN)/python -m pip install -q --group compile && \
	  rm -rf build/wheel build/source $(COMPILED) && mkdir -p build/source && \
	  cp -r src texts pyproject.toml README.md LICENSE build/source/ && \
	  HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w build/wheel ./build/source && \
	  $(BIN)/python -m pip install -q --no-deps --target $(COMPILED) build/wheel/*.whl && \
	  echo $(COMPILED) > $@; \
	else rm -rf $(COMPILED) && echo src > $@; fi

# What is not compiled is copied again after every change.
build/fresh: build/choice $(SOURCES)
	@if [ -d $(COMPILED) ]; then cp -r src/operahouse/. texts $(COMPILED)/operahouse/; fi
	@touch $@
