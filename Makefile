# make play   the first game, in the terminal, against a bot
# make test   everything that has to be green
# make bench  speed, written to docs/performance.md
# make fuzz   the fuzzers, a minute each (FUZZ_SECONDS)

FUZZ_SECONDS ?= 60

.PHONY: play test bench fuzz rust components

play: rust
	@cargo run --quiet --release --bin tetrapolis -- play point-city

test: rust components
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet
	cargo test --workspace --locked --quiet

bench: rust
	@tools/bench

fuzz: rust
	@FUZZ_SECONDS=$(FUZZ_SECONDS) tools/fuzz

# What cannot be installed from here is named in one sentence.
rust:
	@command -v cargo >/dev/null || { echo "Tetrapolis needs Rust 1.89 or newer: install it with rustup, then run make again."; exit 1; }
	@command -v cc >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get install -y -q build-essential; } || { echo "Tetrapolis needs a C linker: install the package build-essential, then run make again."; exit 1; }

components:
	@cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt || { echo "make test needs rustfmt: install it with your Rust."; exit 1; }
	@cargo clippy --version >/dev/null 2>&1 || rustup component add clippy || { echo "make test needs clippy: install it with your Rust."; exit 1; }
