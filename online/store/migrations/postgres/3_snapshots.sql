-- What every viewer of a table saw last. A program that has other rules shows it instead of folding the log.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    head BIGINT NOT NULL,
    snapshot TEXT NOT NULL
);
