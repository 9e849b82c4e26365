# make play   play; the first time it makes the environment .venv and builds the page in the browser
# make test   every check: style, types, tests on plain code, tests on compiled code
# make page   build the page in the browser
# make fast   compile the core into the source tree
# make long   50,000 random duels with all laws asked, on compiled code where it can be had (ARGS=--write)
# make bench  measure speed and memory, plain and compiled (ARGS=--write puts the table into docs/bench.md)
# make clean  take away what was built (the environment stays)

PYTHON ?= python3
VENV ?= .venv
JOBS ?= 2
# COMPILED=must: not being able to compile is a failure (CI)
COMPILED ?= if-possible

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
COMPILE := $(BIN)/python tools/compile_core.py
PYTEST := $(BIN)/pytest -n $(JOBS) --dist loadgroup

.PHONY: play page test test-plain test-compiled fast bench long clean
.DELETE_ON_ERROR:

# Where the page cannot be built, one line says why, and play takes place in the terminal.
play: $(VENV)/.play-ready
	@$(BIN)/python tools/build_page.py --fetch || true
	@$(BIN)/spellspeed play $(ARGS)

page: | $(BIN)/python
	@$(BIN)/python tools/build_page.py --fetch

test: test-plain test-compiled
	@$(BIN)/python tools/browser.py

test-plain: $(VENV)/.dev-ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/coverage.py --check
	SPELLSPEED_PURE=1 SPELLSPEED_TEST_CORE=plain $(PYTEST) $(ARGS)

# The compiled copy lies in a folder of its own under build/, named after its contents; the sources stay clean.
test-compiled: $(VENV)/.dev-ready
	@home=$$($(COMPILE) --for-tests --opt 0); status=$$?; \
	if [ $$status = 3 ] && [ "$(COMPILED)" != must ]; then echo "No tests on compiled code here."; exit 0; fi; \
	[ $$status = 0 ] || exit $$status; \
	set -x; PYTHONPATH=$$home SPELLSPEED_PURE= SPELLSPEED_TEST_CORE=compiled \
	$(PYTEST) --ignore=tests/house --ignore=tests/browser $(ARGS) tests

fast: $(VENV)/.dev-ready
	@$(COMPILE) --in-place
	@SPELLSPEED_PURE= $(BIN)/spellspeed doctor

# What takes longer than make test may: random duels by the thousand, on compiled code where it can be had.
long: $(VENV)/.dev-ready
	@home=$$($(COMPILE) --for-tests --opt 2); PYTHONPATH=$$home $(BIN)/python bench/long.py $(ARGS)

bench: $(VENV)/.dev-ready
	@$(BIN)/python bench/run.py $(ARGS)

clean:
	@rm -rf build dist page/node_modules src/spellspeed/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@rm -f src/spellspeed/_core.json
	@find src -name '*.so' -delete
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# ---- the environment: pip runs only when pyproject.toml has changed since ------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Spellspeed needs Python 3.11 or newer. If you have one, name it: make play PYTHON=python3.11"; exit 1; }
	@echo "Making the environment $(VENV) (only the first time) ..."
	@$(PYTHON) -m venv --clear $(VENV) || { \
	  rm -rf $(BIN); echo "Python cannot make environments here. On Debian: apt install python3-venv"; exit 1; }

# Plain: `make play` never waits for a compiler. The stamps say what is in the environment.
$(VENV)/.play-ready: pyproject.toml | $(BIN)/python
	@echo "Installing Spellspeed and its libraries into $(VENV) ..."
	@SPELLSPEED_PURE=1 SPELLSPEED_NO_PAGE=1 $(PIP) install --editable .
	@touch $@

$(VENV)/.dev-ready: pyproject.toml | $(BIN)/python
	@echo "Installing Spellspeed and the tools of its tests into $(VENV) ..."
	@SPELLSPEED_PURE=1 SPELLSPEED_NO_PAGE=1 $(PIP) install --editable '.[dev]'
	@touch $(VENV)/.play-ready $@
