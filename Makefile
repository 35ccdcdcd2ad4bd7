# make play          builds everything, starts the server and prints the address to open in the browser
# make terminal      starts a game against a bot in the terminal
# make fast          builds the program for processors with AVX2, in target/x86-64-v3/dist/
# make test          runs everything that has to pass
# make test-long     runs longer tests: more tables and faults, the luck of 10,000 games, more planted and real mistakes, more layouts
# make test-firefox  plays whole games on the page in Firefox
# make docs          builds the documentation site in target/site/: guides, rules, measurements and the API
# make python        builds and tests the wheel for Python in a virtual environment (needs Python 3.11 or newer)
# make python-bench  compares the wheel's speed with its peers, and runs the whole example of learning
# make bench         measures the speed and writes docs/performance.md (OTHER=PROGRAM compares with another build)
# make train         trains the networks of all games again; UpTown takes a quarter of an hour of one core
# make balance       lets bots of equal strength play every game and writes reports to docs/balance/
# make fuzz          runs the fuzzers, a minute each (FUZZ_SECONDS)

FUZZ_SECONDS ?= 60

.PHONY: play terminal fast test test-long test-firefox docs python python-bench test-python bench balance train fuzz rust components node page browser firefox

play: rust page
	@[ -e target/release/tetrapolis ] || echo "Building the program: a few minutes the first time, seconds after that."
	@cargo run --release --locked --bin tetrapolis -- serve --open

terminal: rust
	@cargo run --quiet --release --locked --bin tetrapolis -- play point-city

# The instructions of x86-64-v3: most processors since about 2015 have them.
fast: rust page
	@RUSTFLAGS="-C target-cpu=x86-64-v3" cargo build --profile dist --locked --bin tetrapolis --target-dir target/x86-64-v3
	@echo "target/x86-64-v3/dist/tetrapolis"

# The page is built before the program, which contains it.
test: rust components page browser
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked --features tetrapolis-cli/train -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet
	cargo test --workspace --locked --quiet
	node docs/site/links.mjs
	cd clients/web && npm run --silent lint && npm run --silent check && npm run --silent unit
	cargo build --locked --quiet --bin tetrapolis
	cd clients/web && npm run --silent browser
	@$(MAKE) --no-print-directory test-python

test-long: rust page browser
	TETRAPOLIS_LONG=1 cargo test --workspace --locked --quiet --test dead_postgres --test full_disk
	TETRAPOLIS_LONG=1 cargo test --release --locked --quiet -p tetrapolis-review --test laws --test blunders --test truth
	cargo build --locked --quiet --bin tetrapolis
	cd clients/web && TETRAPOLIS_LONG=1 npm run --silent browser -- layout.spec.ts

test-firefox: rust page firefox
	cargo build --locked --quiet --bin tetrapolis
	cd clients/web && FIREFOX=$$(command -v firefox-esr || command -v firefox) npm run --silent firefox

docs: rust docs/site/node_modules/.package-lock.json
	@node docs/site/links.mjs
	@cargo doc --workspace --no-deps --locked --quiet
	@cd docs/site && npm run --silent build
	@rm -rf target/site/api && cp -r target/doc target/site/api && cp -r docs/pictures target/site/docs/
	@echo "The site is in target/site; to look at it: cd docs/site && npm run preview"

PYTHON ?= python3
VENV := clients/python/.venv
HAS_PYTHON := $(PYTHON) -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null

python: rust $(VENV)/installed
	cd clients/python && cargo fmt --check && cargo clippy --release --locked --quiet -- -D warnings
	cd clients/python && PIP_QUIET=1 .venv/bin/maturin develop --release --locked --quiet
	cd clients/python && OMP_NUM_THREADS=1 .venv/bin/python -m pytest -q

# Everything else works without Python, so `make test` only says that it is missing.
test-python:
	@if $(HAS_PYTHON); then $(MAKE) --no-print-directory python; else echo "The tests of the Python wheel were left out: they need Python 3.11 or newer with venv."; fi

python-bench: python
	cd clients/python && .venv/bin/python bench.py
	cd clients/python && .venv/bin/python examples/ppo.py --minutes 5 --games 1000 --save target/uptown.npz --curve target/curve.csv

$(VENV)/installed: clients/python/pyproject.toml
	@$(HAS_PYTHON) || { echo "The wheel needs Python 3.11 or newer with venv: install it, or name it with PYTHON=..., then run make again."; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@$(VENV)/bin/python -m pip install --quiet "maturin>=1.14,<2" pytest numpy pettingzoo gymnasium open_spiel nbclient nbformat ipykernel matplotlib pygame
	@touch $@

bench: rust page browser
	@OTHER=$(OTHER) tools/bench

balance: rust page
	@tools/balance

train: rust page
	@tools/train

fuzz: rust
	@FUZZ_SECONDS=$(FUZZ_SECONDS) tools/fuzz

# Folders are listed too: a file that is removed changes its folder.
PAGE := $(shell find -L clients/web/src clients/web/public clients/web/index.html clients/web/vite.config.ts clients/web/svelte.config.js clients/web/tsconfig.json clients/web/package.json locales docs/rules online/protocol)

page: clients/web/dist/index.html

clients/web/dist/index.html: clients/web/node_modules/.package-lock.json $(PAGE)
	@echo "Building the page."
	@cd clients/web && npm run --silent build -- --logLevel error

%/node_modules/.package-lock.json: %/package-lock.json | node
	@echo "Installing the packages that build $*, into $*/node_modules (npm ci)."
	@cd $* && npm ci --silent && touch node_modules/.package-lock.json

# Each of these says what it is about to install, or names in one sentence what it cannot install.
rust:
	@command -v cargo >/dev/null || { echo "Tetrapolis needs Rust 1.89 or newer: install it with rustup, then run make again."; exit 1; }
	@cargo --version | awk '{ split($$2, part, "."); exit part[1] == 1 && part[2] < 89 }' || { echo "Tetrapolis needs Rust 1.89 or newer, and this is $$(cargo --version): run rustup update, then make again."; exit 1; }
	@command -v cc >/dev/null || { [ "$$(id -u)" = 0 ] && echo "Installing build-essential, which has the C linker that Rust needs." && apt-get install -y -q build-essential; } || { echo "Tetrapolis needs a C linker: install the package build-essential, then run make again."; exit 1; }

components:
	@cargo fmt --version >/dev/null 2>&1 || { echo "Installing rustfmt." && rustup component add rustfmt; } || { echo "make test needs rustfmt: install it with your Rust."; exit 1; }
	@cargo clippy --version >/dev/null 2>&1 || { echo "Installing clippy." && rustup component add clippy; } || { echo "make test needs clippy: install it with your Rust."; exit 1; }

node:
	@node --eval 'const [major, minor] = process.versions.node.split("."); process.exit(major < 20 || (major == 20 && minor < 19) ? 1 : 0)' 2>/dev/null || { echo "Tetrapolis needs Node.js 20.19 or newer for its page: install it (nodejs.org), then run make again."; exit 1; }
	@command -v npm >/dev/null || { echo "Tetrapolis needs npm for its page: install it with Node.js, then run make again."; exit 1; }

browser:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && echo "Installing chromium, in which the tests play." && apt-get install -y -q chromium; } || { echo "make test needs a browser: install the package chromium, then run make again."; exit 1; }

firefox:
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || { [ "$$(id -u)" = 0 ] && echo "Installing firefox-esr, in which the tests play." && apt-get install -y -q firefox-esr; } || { echo "make test-firefox needs Firefox: install the package firefox-esr, then run make again."; exit 1; }
