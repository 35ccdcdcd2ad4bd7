-- What somebody has learned, as JSON that only the page reads; it goes with the account.
ALTER TABLE accounts ADD COLUMN progress TEXT;
