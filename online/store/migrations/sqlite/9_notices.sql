-- How each player is told, and how often the player's list of notices has changed.
CREATE TABLE notice_people (
    player TEXT PRIMARY KEY,
    latest BIGINT NOT NULL DEFAULT 0,
    settings TEXT,
    address TEXT,
    -- An address that waits for a code, of which the hash is kept.
    unconfirmed TEXT,
    code TEXT,
    code_until BIGINT NOT NULL DEFAULT 0,
    code_tries BIGINT NOT NULL DEFAULT 0,
    -- What the link in a letter names that ends the letters.
    stop TEXT,
    -- When the last letter was sent, and the newest notice in it.
    mailed BIGINT NOT NULL DEFAULT 0,
    mailed_to BIGINT NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE UNIQUE INDEX notice_people_stop ON notice_people (stop);
-- What waits for players. Names are not among it: they are those of the table's entry.
CREATE TABLE notices (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- When it goes to the channels; nothing once it has, or need not.
    due BIGINT,
    seat BIGINT,
    -- Whether everybody at the table knows of it.
    open BOOLEAN NOT NULL,
    done BOOLEAN NOT NULL,
    seen BOOLEAN NOT NULL,
    change BIGINT NOT NULL,
    PRIMARY KEY (player, table_id, kind)
) WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX notices_number ON notices (player, number);
CREATE INDEX notices_table ON notices (table_id);
-- Devices that take messages; each belongs to the session that brought it.
CREATE TABLE push_devices (
    endpoint TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    token TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    name TEXT,
    since BIGINT NOT NULL,
    -- The newest notice that was sent to it.
    sent BIGINT NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX push_devices_player ON push_devices (player);
-- Where the news of a table go.
CREATE TABLE webhooks (
    table_id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    url TEXT NOT NULL,
    form TEXT NOT NULL,
    language TEXT,
    secret TEXT NOT NULL,
    failures BIGINT NOT NULL DEFAULT 0,
    -- Why nothing is sent any more, in words of the server.
    why_off TEXT
) WITHOUT ROWID;
CREATE INDEX webhooks_player ON webhooks (player);
-- What has to be sent, and when it is tried next.
CREATE TABLE deliveries (
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    topic TEXT NOT NULL,
    player TEXT NOT NULL,
    next BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (channel, target, topic)
) WITHOUT ROWID;
CREATE INDEX deliveries_next ON deliveries (channel, next);
CREATE INDEX deliveries_player ON deliveries (player);
-- Keys of the server that are made at its first start.
CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
