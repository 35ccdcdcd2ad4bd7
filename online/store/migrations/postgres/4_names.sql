-- What the name of an account looks like. The program fills it in when it starts; of two older accounts that look the same, one
-- has none.
ALTER TABLE accounts ADD COLUMN look TEXT;
CREATE UNIQUE INDEX accounts_look ON accounts (look);
