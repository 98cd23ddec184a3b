# Everything below needs Python 3.11+, git and a C compiler; the rest is set up in .venv on first use.

PYTHON ?= python3
JOBS ?= auto
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
STAMP := $(VENV)/.installed
TOOLS := $(VENV)/.tools
# Folders are listed too, so that a deleted file is noticed.
SOURCES := $(shell find src/gromada -name __pycache__ -prune -o -print) pyproject.toml setup.py

.PHONY: run test bench lint clean test-compiled test-interpreted install

run: $(STAMP)
	$(BIN)/gromada play imperial_settlers

bench: $(STAMP)
	$(BIN)/gromada bench

test: lint
	$(MAKE) --no-print-directory test-compiled
	$(MAKE) --no-print-directory test-interpreted

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests

# The installed, compiled package: src is not on the path.
test-compiled: $(STAMP)
	$(BIN)/pytest tests --ignore=tests/core/interpreted --ignore=tests/bots/interpreted -n $(JOBS)

# The rules once more from src, which never holds compiled files; fewer random games.
test-interpreted: $(STAMP)
	PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 GROMADA_PURE=1 GROMADA_GAMES=$${GROMADA_GAMES:-200} \
		$(BIN)/pytest tests/core tests/games tests/contract tests/bots/interpreted -n $(JOBS)

install: $(STAMP)

$(TOOLS): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade "pip>=24" "setuptools>=77" "mypy>=2.4"
	touch $@

# Not editable, so that what is tested is what a user gets; without isolation, so that build/ is reused.
$(STAMP): $(TOOLS) $(SOURCES)
	$(PIP) install --no-build-isolation ".[test]"
	@cd $(VENV) && bin/python -c "from gromada.core.build_info import is_compiled as c; \
		print('gromada is installed', 'compiled' if c() else 'interpreted: no C compiler works here, or GROMADA_PURE is set')"
	touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +
