-- What nodes tell each other where the database cannot notify them; rows are removed after a minute.
CREATE TABLE news (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    node TEXT NOT NULL,
    told TEXT NOT NULL
);
CREATE INDEX news_at ON news (at);
