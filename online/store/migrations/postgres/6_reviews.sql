-- Reviews of finished games as JSON, under the hash of what was played, the number of the judge, and whether it took its time.
CREATE TABLE reviews (
    record TEXT NOT NULL,
    judge BIGINT NOT NULL,
    deep BOOLEAN NOT NULL,
    table_id TEXT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (record, judge, deep)
);
CREATE INDEX reviews_table ON reviews (table_id);
-- What the newest review says of each person, as JSON.
CREATE TABLE reviewed (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    judge BIGINT NOT NULL,
    figures TEXT NOT NULL,
    PRIMARY KEY (player, table_id, seat)
);
CREATE INDEX reviewed_table ON reviewed (table_id);
