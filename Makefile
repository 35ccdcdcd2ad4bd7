# make play   builds everything, opens the tables and says where: the page in the browser
# make terminal   the first game, in the terminal, against a bot
# make fast   the program for processors with AVX2, in target/x86-64-v3/release/
# make test   everything that has to be green
# make test-long   the tests of faults, with more tables and more faults, the luck of 10,000 games and more planted blunders, and every layout in more languages and themes
# make test-firefox   whole games on the page once more, in Firefox
# make docs   the documentation of the library, in the browser
# make bench  speed, written to docs/performance.md (OTHER=PROGRAM compares with another build)
# make balance   bots of equal strength play every game; what came of it, in docs/balance/
# make fuzz   the fuzzers, a minute each (FUZZ_SECONDS)

FUZZ_SECONDS ?= 60

.PHONY: play terminal fast test test-long test-firefox docs bench balance fuzz rust components node page browser firefox

play: rust page
	@cargo run --release --bin tetrapolis -- serve --open

terminal: rust
	@cargo run --quiet --release --bin tetrapolis -- play point-city

# The instructions of x86-64-v3: most processors since about 2015 have them.
fast: rust page
	@RUSTFLAGS="-C target-cpu=x86-64-v3" cargo build --release --locked --bin tetrapolis --target-dir target/x86-64-v3
	@echo "target/x86-64-v3/release/tetrapolis"

# The page is built before the program, which takes it in.
test: rust components page browser
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet
	cargo test --workspace --locked --quiet
	cd clients/web && npm run --silent lint && npm run --silent check && npm run --silent unit
	cargo build --locked --quiet --bin tetrapolis
	cd clients/web && npm run --silent browser

test-long: rust page browser
	TETRAPOLIS_LONG=1 cargo test --workspace --locked --quiet --test dead_postgres --test full_disk
	TETRAPOLIS_LONG=1 cargo test --release --locked --quiet -p tetrapolis-review --test laws --test blunders
	cargo build --locked --quiet --bin tetrapolis
	cd clients/web && TETRAPOLIS_LONG=1 npm run --silent browser -- layout.spec.ts

test-firefox: rust page firefox
	cargo build --locked --quiet --bin tetrapolis
	cd clients/web && FIREFOX=$$(command -v firefox-esr || command -v firefox) npm run --silent firefox

docs: rust
	@cargo doc --workspace --no-deps --locked --quiet
	@cargo doc -p tetrapolis-game --no-deps --locked --quiet --open

bench: rust page browser
	@OTHER=$(OTHER) tools/bench

balance: rust page
	@tools/balance

fuzz: rust
	@FUZZ_SECONDS=$(FUZZ_SECONDS) tools/fuzz

page: clients/web/node_modules/.package-lock.json
	@cd clients/web && npm run --silent build -- --logLevel error

clients/web/node_modules/.package-lock.json: clients/web/package-lock.json | node
	@cd clients/web && npm ci --silent && touch node_modules/.package-lock.json

# What cannot be installed from here is named in one sentence.
rust:
	@command -v cargo >/dev/null || { echo "Tetrapolis needs Rust 1.89 or newer: install it with rustup, then run make again."; exit 1; }
	@command -v cc >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get install -y -q build-essential; } || { echo "Tetrapolis needs a C linker: install the package build-essential, then run make again."; exit 1; }

components:
	@cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt || { echo "make test needs rustfmt: install it with your Rust."; exit 1; }
	@cargo clippy --version >/dev/null 2>&1 || rustup component add clippy || { echo "make test needs clippy: install it with your Rust."; exit 1; }

node:
	@node --eval 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null || { echo "Tetrapolis needs Node.js 20 or newer for its page: install it (nodejs.org), then run make again."; exit 1; }
	@command -v npm >/dev/null || { echo "Tetrapolis needs npm for its page: install it with Node.js, then run make again."; exit 1; }

browser:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get install -y -q chromium; } || { echo "make test needs a browser: install the package chromium, then run make again."; exit 1; }

firefox:
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get install -y -q firefox-esr; } || { echo "make test-firefox needs Firefox: install the package firefox-esr, then run make again."; exit 1; }
