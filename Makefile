# Everything needs Python 3.11 or newer and make; the rest is installed into this folder by tools/.
PYTHON ?= python3
BIN := .venv/bin
PREPARE := $(PYTHON) -m tools.prepare
PLAIN := PYTHONPATH=src:. $(BIN)/python
PYTEST := -m pytest -n auto --dist worksteal
# What Python compiles is kept, also where the environment says otherwise: each process would compile every package anew.
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode
unexport PYTHONDONTWRITEBYTECODE
# Two for each core: a table waits before it believes a click, and a browser waits for bots.
BROWSERS := -n $(shell $(PYTHON) -c "import os; print(2 * os.cpu_count())")
# What uses one core runs beside other such things, and tests that wait beside tests that compute. What takes longest comes
# first, and what is said stays together.
BESIDE := --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# The rules and the table are tested on both builds, which shows that these are the same. What plays many games with them is
# tested once, on the compiled build where there is one: it takes minutes on plain Python and proves the same.
ON_BOTH := tests/test_build.py $(addprefix tests/,kernel games properties table)
ONCE := $(addprefix tests/,bots lessons lab research review offline app/test_bot.py app/test_remote.py app/test_review.py) \
  $(addprefix tests/web/test_,worker_decisions.py coach.py leaks.py faults.py)

.DEFAULT_GOAL := help
.PHONY: help play terminal client site test test-browser test-site test-site-quick layouts check format bench bench-browser pictures clean faults fuzz schema texts lock \
  test-versions wheels image release release-notes compiled check-code check-client test-client \
  test-built test-python test-plain test-compiled

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

play: ## play in the browser, on this machine; SERVE="--port 8000" passes options on
	@$(PYTHON) -m tools.play $(SERVE)

terminal: ## play Opera in the terminal
	@$(PREPARE) play
	@PYTHONPATH=$$($(PYTHON) -m tools.builds) $(BIN)/python -m operahouse play opera --seats you,novice,amateur

client: ## build the browser table into client/dist
	@$(PREPARE) client

site: ## build the house as a folder of files that needs no server: build/site
	@$(PREPARE) play client
	@$(PYTHON) -m tools.site build/site

compiled: ## compile the rules, the bots and the table into build/compiled
	@$(PREPARE) play compiled

test: ## run all tests: both builds, and the browser table in Chromium
	@$(PREPARE) check client-tools chromium
	@echo "Building what is tested, two things at a time; what they say comes when they are done ..."
	@$(MAKE) -s $(BESIDE) compiled site test-client
	@$(MAKE) -s test-built

check: ## format, lint, types, imports, then the tests
	@$(PREPARE) check client-tools chromium
	@echo "Building and checking, two things at a time; what they say comes when they are done ..."
	@$(MAKE) -s $(BESIDE) compiled check-code check-client site test-client
	@$(MAKE) -s test-built

test-built:
	@echo "Testing in Chromium and, beside it, without a browser; what they say comes when they are done ..."
	@$(MAKE) -s $(BESIDE) test-browser test-python test-site-quick

test-python:
	@$(MAKE) -s test-plain
	@$(MAKE) -s test-compiled

check-code:
	@$(PREPARE) check hunspell
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --cache-dir=build/mypy # of its own: the compiler writes its cache at the same time
	$(BIN)/lint-imports --no-cache
	$(PLAIN) -m tests.texts.spelling

check-client:
	@$(PREPARE) client-tools
	@$(PYTHON) -m tools.client run check

test-client:
	@$(PREPARE) client-tools
	@echo "Testing the logic of the browser table."
	@$(PYTHON) -m tools.client run test

test-plain:
	@$(PREPARE) check
	@echo "Testing the plain build (interpreted Python)."
	@$(PLAIN) $(PYTEST) -m "not browser and not site" $(addprefix --ignore=,$(ONCE))

test-compiled:
	@$(PREPARE) check compiled
	@if [ -d build/compiled ]; then \
	  echo "Testing the compiled build (mypyc, same source): the rules, and what plays with them."; \
	  OPERAHOUSE_EXPECT_COMPILED=1 PYTHONPATH=build/compiled:. $(BIN)/python $(PYTEST) $(ON_BOTH) $(ONCE); \
	else \
	  echo "There is no compiled build to test; many games are played on the plain one."; \
	  $(PLAIN) $(PYTEST) $(ONCE); fi

fuzz: ## send 20,000 requests that nobody should send
	@$(PREPARE) check
	@FUZZ_EXAMPLES=600 $(PLAIN) $(PYTEST) tests/web/test_fuzz.py

layouts: ## measure every position of the tables in windows of every size, in every language
	@$(PREPARE) check chromium client
	@PICTURES=1 $(PLAIN) $(PYTEST) -m layouts tests/browser/test_layouts.py

test-browser: ## play whole games in a real browser (Chromium), and look at every screen; PICTURES=1 keeps them
	@$(PREPARE) check chromium client compiled
	@echo "Testing the browser table in Chromium."
	@PYTHONPATH=$$($(PYTHON) -m tools.builds):. $(BIN)/python $(PYTEST) $(BROWSERS) -m "browser and not layouts" tests/browser

test-site: ## play in Chromium without a server, from the site alone
	@$(PREPARE) check chromium client
	@$(PYTHON) -m tools.site build/site
	@echo "Testing the site in Chromium, without a server."
	@$(PLAIN) -m pytest -n0 -m site tests/site

test-site-quick:
	@$(PREPARE) check chromium client
	@$(PYTHON) -m tools.site build/site
	@echo "Testing the site in Chromium, without a server; whole games there are for \`make test-site\`."
	@$(PLAIN) -m pytest -n0 -m site -k "not whole_game" tests/site

faults: ## kill servers and PostgreSQL for a minute while fifty tables are played at
	@$(PREPARE) check
	@FAULT_TABLES=50 FAULT_SECONDS=60 $(PLAIN) -m pytest tests/web/test_faults.py -n0 -s

texts: ## write every text of all languages side by side, with sample values, to build/texts.html
	@$(PREPARE) check
	@$(PLAIN) -m tests.texts.page build/texts.html

schema: ## write the shapes of all messages, and the browser's types from them
	@$(PREPARE) play client-tools
	@$(PLAIN) -m operahouse serve --schema > client/src/api/schema.json
	@$(PYTHON) -m tools.client run types

format: ## put the code into its one format
	@$(PREPARE) check client-tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@$(PYTHON) -m tools.client run format

bench: ## measure speed against peers in the same run, and a fresh start
	@$(PREPARE) check bench compiled
	@$(BIN)/python -m benchmarks

bench-browser: ## measure the browser table: size, speed, steadiness
	@$(PREPARE) check chromium client
	@$(PLAIN) -m benchmarks.browser

pictures: ## take the README's pictures anew
	@$(PREPARE) check chromium client
	@$(PLAIN) docs/pictures/screens.py

test-versions: ## run the tests with the lowest and the newest versions of all packages (needs uv); VERSIONS=lowest
	@$(PYTHON) -m tools.versions $(VERSIONS)

wheels: ## build the source archive and all wheels, install each and play from it
	@$(PREPARE) check chromium
	@$(PYTHON) -m tools.wheels $(WHEELS)

image: ## build the container image and start it once; BUILDER=docker, podman or buildah
	@$(PYTHON) -m tools.image $(if $(BUILDER),--builder $(BUILDER)) $(IMAGE)

release: ## write VERSION into source and changelog, commit and tag
	@$(PYTHON) -m tools.release release $(VERSION)

release-notes: ## print what the changelog says about this version
	@$(PYTHON) -m tools.release notes

lock: ## resolve the newest versions of all packages and write them into requirements/ (needs uv)
	@$(PYTHON) -m tools.lock --upgrade

clean: ## remove everything that was built or installed here
	rm -rf .venv build dist client/dist client/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
