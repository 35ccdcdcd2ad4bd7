-- What a session's player looks like, on which device it is, and when that was seen last, to the hour.
ALTER TABLE sessions ADD COLUMN colour TEXT;
ALTER TABLE sessions ADD COLUMN device TEXT;
ALTER TABLE sessions ADD COLUMN agent TEXT;
ALTER TABLE sessions ADD COLUMN begun BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
-- Earlier releases gave every session 90 days.
UPDATE sessions SET begun = max(until - 7776000000, 0), seen = max(until - 7776000000, 0);
ALTER TABLE accounts ADD COLUMN colour TEXT;
-- Links that let another device be a player: hashes of secret and code, and the session that has made it.
CREATE TABLE links (
    link TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    session TEXT NOT NULL UNIQUE,
    until BIGINT NOT NULL,
    state TEXT NOT NULL,
    claim TEXT UNIQUE,
    device TEXT,
    agent TEXT,
    digits TEXT
) WITHOUT ROWID;
CREATE INDEX links_until ON links (until);
-- Whom keys lead to: players who have a recovery code or a passkey.
CREATE TABLE persons (
    player TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account BOOLEAN NOT NULL,
    colour TEXT
) WITHOUT ROWID;
-- The hash of each player's recovery code.
CREATE TABLE recoveries (
    player TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    made BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    handle TEXT NOT NULL,
    name TEXT,
    made BIGINT NOT NULL,
    used BIGINT,
    passkey TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_player ON passkeys (player);
-- What the server has asked of a browser that makes or uses a passkey, under the hash of the attempt's name.
CREATE TABLE ceremonies (
    id TEXT PRIMARY KEY,
    player TEXT,
    state TEXT NOT NULL,
    until BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX ceremonies_until ON ceremonies (until);
