-- Events as they come, those of all tables together: a row for each transaction. From time to time they are brought into the
-- logs of their tables, which costs far fewer pages than a page of each log with every move.
CREATE TABLE journal (
    number INTEGER PRIMARY KEY,
    batch TEXT NOT NULL
);
