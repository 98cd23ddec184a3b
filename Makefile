# Everything below needs Python 3.11+, git and a C compiler; the rest is set up in .venv and web/node_modules on first use.

PYTHON ?= python3
CORES := $(shell getconf _NPROCESSORS_ONLN)
# Tests of table and page often wait for servers and browsers: two workers more than cores keep them all busy.
JOBS ?= $(shell expr $(CORES) + 2)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
STAMP := $(VENV)/.installed
TESTABLE := $(VENV)/.testable
LIBRARIES := $(VENV)/.libraries
WHEEL := build/wheel/.made
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools
NODE := web/node_modules/.ready
PAGE := src/gromada/table/page/index.html
# Folders are listed too, so that a deleted file is noticed.
SOURCES := $(shell find src/gromada \( -name __pycache__ -o -path src/gromada/table/page \) -prune -o -print) pyproject.toml setup.py
WEB := $(shell find web -path web/node_modules -prune -o -print)

.PHONY: run test learn-check examples bench bench-table bench-page bench-frames bench-learn pictures lint lint-python lint-page page types clean test-compiled test-interpreted install

# The table at once: while the compiled package is still to be made, it runs from the plain sources.
run:
	@if $(MAKE) --no-print-directory --question install; then exec $(BIN)/gromada; fi; \
	$(MAKE) --no-print-directory $(READY) || exit; \
	mkdir -p build; nice -n 19 $(MAKE) --no-print-directory install >build/compile.log 2>&1 & \
	echo "The table starts interpreted and is compiled meanwhile: from the next start on, bots think ten times faster."; \
	PYTHONPATH=src PYTHONPYCACHEPREFIX=build/pycache exec $(BIN)/python -m gromada.cli

bench: $(STAMP)
	$(BIN)/gromada bench

# Moves a second and latency of the server, with 1,000 tables and 2,000 sockets.
bench-table: $(STAMP)
	$(BIN)/python bench/table.py

# How long a browser needs from an address to the drawn board.
bench-page: $(STAMP)
	$(BIN)/python bench/page.py

# How smoothly a change of fifty events flies over each board.
bench-frames: $(STAMP)
	$(BIN)/python bench/frames.py

# The pictures of README and docs, from games that are dealt and played anew in the same way.
pictures: $(STAMP)
	$(BIN)/python bench/pictures.py

# A tiny value for every game, fitted once compiled and once interpreted: the same to the last bit.
learn-check: $(STAMP)
	mkdir -p build
	OPENBLAS_NUM_THREADS=1 $(BIN)/python tests/tools/refit.py >build/refit-compiled.jsonl
	OPENBLAS_NUM_THREADS=1 PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(BIN)/python tests/tools/refit.py >build/refit-interpreted.jsonl
	cmp build/refit-compiled.jsonl build/refit-interpreted.jsonl
	@echo "the values are the same, compiled and interpreted"

# What a step costs a learner, beside PettingZoo's own games; they need more than our extras bring.
bench-learn: $(STAMP)
	$(PIP) install "pettingzoo[classic]" || echo "without PettingZoo's own games"
	$(BIN)/python bench/learn.py

# Every recipe for learners, briefly.
examples: $(STAMP)
	mkdir -p build
	cd examples && ../$(BIN)/python adventure_sheet.py --steps 8192 --deals 10 --out ../build
	cd examples && ../$(BIN)/python self_play.py --steps 8192 --games 8 --lessons 4 --out ../build
	cd examples && ../$(BIN)/python imitate_mcts.py --games 2 --teacher mcts:rollouts=20 --deals 10 --out ../build
	cd examples && ../$(BIN)/python imitate_mcts.py villagers --games 2 --teacher greedy --deals 4 --out ../build
	$(BIN)/gromada arena imperial_settlers policy:build/self_play.policy greedy --option mode=adventure_multi --option sheet=1 --games 10

# While the C compiler works, the other core reads the sources and tests the rules interpreted: neither needs its work.
test:
	tests/tools/need
	$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) \
		$(WHEEL) lint-python lint-page test-interpreted
	$(MAKE) --no-print-directory test-compiled

lint: lint-python lint-page

lint-python: $(LIBRARIES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests bench

lint-page: $(NODE)
	web/npm run check
	web/npm test

# Whole games in a browser take as long as a thousand rules: a worker that has nothing left takes from the others.
SPREAD := --dist worksteal --durations=20

# Every worker would read and rewrite hundreds of files anew where a machine keeps no bytecode.
KEEPING := PYTHONDONTWRITEBYTECODE=

# The installed, compiled package: src is not on the path.
test-compiled: $(TESTABLE)
	$(KEEPING) $(BIN)/pytest tests --ignore=tests/core/interpreted --ignore=tests/bots/interpreted -n $(JOBS) $(SPREAD)

# The rules once more from src, which never holds compiled files; few random games, one case for each mode. What bots do in
# whole games is compared byte by byte in the compiled run.
test-interpreted: $(LIBRARIES)
	$(KEEPING) PYTHONPATH=src GROMADA_PURE=1 GROMADA_BRIEF=1 GROMADA_GAMES=$${GROMADA_GAMES:-20} \
		$(BIN)/pytest tests/core tests/games tests/contract tests/bots/interpreted -m "not whole_games" -n $(CORES) $(SPREAD)

install: $(STAMP)

# The page in the browser, from web/; it goes into the package, so that a user needs no Node.
page: $(PAGE)

$(PAGE): $(NODE) $(WEB)
	web/npm run build
	touch $@

# Apart, so that two who need the page's packages do not both fetch them.
$(NODE): web/package-lock.json | $(TOOLS)
	web/npm prefix >/dev/null
	touch $@

# The browser's types, from what the server sends; the plain sources know the types of the views.
types: $(TESTABLE)
	PYTHONPATH=src GROMADA_PURE=1 $(BIN)/python -m gromada.table.schema web/src/api/schema.json
	web/npm run types

$(TOOLS): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade "pip>=24" "setuptools>=77" "mypy>=2.4"
	touch $@

# Whatever gromada needs, and the page: enough to run it from src.
$(READY): $(TOOLS) $(PAGE) pyproject.toml
	GROMADA_PURE=1 $(PIP) install --no-build-isolation .
	touch $@

# Not editable, so that what is tested is what a user gets; without isolation, so that build/ is reused.
$(STAMP): $(TOOLS) $(PAGE) $(SOURCES)
	@$(PIP) install --no-build-isolation ".[test]" && $(TELL)
	touch $@

define TELL
cd $(VENV) && bin/python -c "from gromada.core.build_info import is_compiled as c; \
	print('gromada is installed', 'compiled' if c() else 'interpreted: no C compiler works here, or GROMADA_PURE is set')"
endef

# Whatever gromada and its tests need. The package itself comes with them interpreted, in a build folder of its own.
$(LIBRARIES): $(TOOLS) pyproject.toml
	@$(IS_INSTALLED) || GROMADA_PURE=1 GROMADA_OPT=plain $(PIP) install --no-build-isolation ".[test]"
	touch $@

# Tests would wait longer for the C compiler's best than they gain by it; where it is there already, it is tested.
IS_INSTALLED = MAKEFLAGS= $(MAKE) $(MAKEOVERRIDES) --no-print-directory --question install

# It needs no libraries: while pip fetches those, mypyc writes C.
$(WHEEL): $(TOOLS) $(PAGE) $(SOURCES)
	rm -rf $(@D)
	mkdir -p $(@D)
	@$(IS_INSTALLED) || GROMADA_OPT=$${GROMADA_OPT:-1} $(PIP) wheel --no-deps --no-build-isolation --wheel-dir $(@D) .
	touch $@

$(TESTABLE): $(LIBRARIES) $(WHEEL)
	@$(IS_INSTALLED) || { $(PIP) install --no-deps --force-reinstall $(dir $(WHEEL))gromada-*.whl && $(TELL); }
	touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/gromada/table/page
	find src tests -name __pycache__ -prune -exec rm -rf {} +
