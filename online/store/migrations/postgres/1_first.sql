CREATE TABLE events (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);
CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    listed BOOLEAN NOT NULL,
    entry TEXT NOT NULL,
    opened BIGINT NOT NULL,
    due BIGINT,
    lease_node TEXT,
    lease_until BIGINT
);
CREATE INDEX tables_listed ON tables (opened) WHERE listed;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE seats (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
);
CREATE TABLE accounts (
    name TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    password TEXT NOT NULL
);
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    account BOOLEAN NOT NULL,
    until BIGINT NOT NULL
);
CREATE INDEX sessions_until ON sessions (until);
