-- Divides the table `events` of PostgreSQL into 16 parts by a hash of the table's id. Parts can lie on disks of their own, are
-- vacuumed separately, and keep each index small. Nothing else changes: the program needs no setting, and old parts of the log
-- stay where they belong.
--
--   psql --set ON_ERROR_STOP=1 --file deploy/partition-events.sql postgres://...
--
-- Stop all nodes first and make a backup. Everything happens in one transaction, so it is done whole or not at all. It needs
-- as much free disk as `events` and its indexes take.
BEGIN;
LOCK TABLE events IN ACCESS EXCLUSIVE MODE;
ALTER TABLE events RENAME TO events_whole;
ALTER TABLE events_whole RENAME CONSTRAINT events_pkey TO events_whole_pkey;
ALTER INDEX events_chat RENAME TO events_whole_chat;
CREATE TABLE events (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) PARTITION BY HASH (table_id);
DO $$
BEGIN
    FOR part IN 0..15 LOOP
        EXECUTE format(
            'CREATE TABLE %I PARTITION OF events FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
            'events_' || lpad(part::text, 2, '0'), part
        );
    END LOOP;
END
$$;
INSERT INTO events SELECT table_id, version, event FROM events_whole ORDER BY table_id, version;
DROP TABLE events_whole;
-- As in the migrations: words that people typed and that have not been removed.
CREATE INDEX events_chat ON events (table_id, version)
    WHERE strpos(event, '"chat":{"text":"') > 0 AND strpos(event, '"chat":{"text":""') = 0;
COMMIT;
ANALYZE events;
