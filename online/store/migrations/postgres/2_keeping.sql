CREATE TABLE editions (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    kept BIGINT NOT NULL
);
ALTER TABLE tables ADD COLUMN host TEXT;
ALTER TABLE tables ADD COLUMN edition TEXT;
-- Follows the entry, whichever release wrote it.
ALTER TABLE tables ADD COLUMN phase TEXT GENERATED ALWAYS AS (substring(entry FROM '"phase":"([a-z]+)"')) STORED;
UPDATE tables SET host = (
    SELECT substring(event FROM '"host":"([a-z0-9]+)"')
    FROM events WHERE events.table_id = tables.table_id AND version = 1
);
CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_edition ON tables (edition) WHERE edition IS NOT NULL;
CREATE INDEX tables_phase ON tables (phase, opened);
CREATE INDEX seats_table ON seats (table_id);
CREATE INDEX sessions_player ON sessions (player);
CREATE INDEX accounts_player ON accounts (player);
-- Words that people typed and that have not been removed.
CREATE INDEX events_chat ON events (table_id, version)
    WHERE strpos(event, '"chat":{"text":"') > 0 AND strpos(event, '"chat":{"text":""') = 0;
CREATE TABLE pulse (
    node TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
