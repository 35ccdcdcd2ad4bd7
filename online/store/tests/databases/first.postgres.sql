SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE public.accounts (
    name text NOT NULL,
    player text NOT NULL,
    password text NOT NULL
);
CREATE TABLE public.events (
    table_id text NOT NULL,
    version bigint NOT NULL,
    event text NOT NULL
);
CREATE TABLE public.seats (
    player text NOT NULL,
    table_id text NOT NULL
);
CREATE TABLE public.sessions (
    token text NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    account boolean NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.tables (
    table_id text NOT NULL,
    listed boolean NOT NULL,
    entry text NOT NULL,
    opened bigint NOT NULL,
    due bigint,
    lease_node text,
    lease_until bigint
);
INSERT INTO public._sqlx_migrations VALUES (1, 'first', '2026-11-16 08:35:48.492621+00', true, '\x89d44101671387dafcc5b04daf4c282c0c3ea08431c041640956b4a047081f069132431e6ce5dc8b89fb766101768df3', 43007480);
INSERT INTO public.accounts VALUES ('Ann', '3saau66zknkpaqhev268', '$argon2id$v=19$m=19456,t=2,p=1$0+g2dMDbCBIOmftMAEqF1A$BpTXuqMlg4BhnsfHH4ZixQYCzw0yE5FSKfXlEJU04A4');
INSERT INTO public.events VALUES ('cd7sk4i7sh9eips5', 1, '{"at":1794818148952,"what":{"opened":{"table":"cd7sk4i7sh9eips5","host":"3saau66zknkpaqhev268","game":"point-city","seats":2,"options":{},"edition":null,"clock":"none","public":true,"spectators":true,"grace":60000,"stand-in":"club","seed":"a92f9be76127718f1a7cc5a971a326db55513eed99fb8c8259ec8c013130bcca"}}}');
INSERT INTO public.events VALUES ('cd7sk4i7sh9eips5', 2, '{"at":1794818148960,"what":{"sat":{"seat":1,"who":{"person":{"player":"3saau66zknkpaqhev268","name":"Ann","account":true}},"entropy":"01010101010101010101010101010101"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 1, '{"at":1794818148973,"what":{"opened":{"table":"4i4fyrwb72pa5sg6","host":"3saau66zknkpaqhev268","game":"point-city","seats":2,"options":{},"edition":null,"clock":"none","public":false,"spectators":true,"grace":60000,"stand-in":"club","seed":"0540e91bb820bf488892098b45b3c48488f23bb983ab97db6d1ec7e73a6706c7"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 2, '{"at":1794818148979,"what":{"sat":{"seat":1,"who":{"person":{"player":"3saau66zknkpaqhev268","name":"Ann","account":true}},"entropy":"02020202020202020202020202020202"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 3, '{"at":1794818148981,"what":{"sat":{"seat":2,"who":{"person":{"player":"d52k4j45km5zn7ug7wt2","name":"bob","account":false}},"entropy":"03030303030303030303030303030303"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 4, '{"at":1794818148988,"what":{"said":{"seat":1,"chat":{"text":"good luck, Bob"}}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 5, '{"at":1794818148992,"what":"started"}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 6, '{"at":1794818148992,"what":{"drawn":{"n":0,"step":"* front 1:ecology"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 7, '{"at":1794818148992,"what":{"drawn":{"n":1,"step":"* front 1:economy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 8, '{"at":1794818148992,"what":{"drawn":{"n":2,"step":"* front 1:industry"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 9, '{"at":1794818148992,"what":{"drawn":{"n":3,"step":"* front 1:energy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 10, '{"at":1794818148992,"what":{"drawn":{"n":4,"step":"* front 1:energy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 11, '{"at":1794818148992,"what":{"drawn":{"n":5,"step":"* front 1:community"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 12, '{"at":1794818148992,"what":{"drawn":{"n":6,"step":"* front 1:economy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 13, '{"at":1794818148992,"what":{"drawn":{"n":7,"step":"* front 1:economy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 14, '{"at":1794818148992,"what":{"drawn":{"n":8,"step":"* front 1:industry"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 15, '{"at":1794818148992,"what":{"drawn":{"n":9,"step":"* front 1:industry"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 16, '{"at":1794818148992,"what":{"drawn":{"n":10,"step":"* front 1:ecology"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 17, '{"at":1794818148992,"what":{"drawn":{"n":11,"step":"* front 1:industry"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 18, '{"at":1794818148992,"what":{"drawn":{"n":12,"step":"* front 1:ecology"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 19, '{"at":1794818148992,"what":{"drawn":{"n":13,"step":"* front 1:energy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 20, '{"at":1794818148992,"what":{"drawn":{"n":14,"step":"* front 1:energy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 21, '{"at":1794818148992,"what":{"drawn":{"n":15,"step":"* front 1:industry"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 22, '{"at":1794818148992,"what":{"drawn":{"n":16,"step":"* front 1:energy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 23, '{"at":1794818148992,"what":{"drawn":{"n":17,"step":"* token ingenuity"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 24, '{"at":1794818148992,"what":{"drawn":{"n":18,"step":"* token each-energy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 25, '{"at":1794818148992,"what":{"drawn":{"n":19,"step":"* token missing"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 26, '{"at":1794818148992,"what":{"drawn":{"n":20,"step":"* token pair-ecology-industry"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 27, '{"at":1794818148992,"what":{"drawn":{"n":21,"step":"* token types-2"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 28, '{"at":1794818148992,"what":{"drawn":{"n":22,"step":"* token each-industry"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 29, '{"at":1794818148992,"what":{"drawn":{"n":23,"step":"* token each-ecology"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 30, '{"at":1794818148992,"what":{"drawn":{"n":24,"step":"* token pair-ecology-energy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 31, '{"at":1794818148992,"what":{"drawn":{"n":25,"step":"* token types-3"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 32, '{"at":1794818148992,"what":{"drawn":{"n":26,"step":"* token pair-ecology-economy"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 33, '{"at":1794818148992,"what":{"drawn":{"n":27,"step":"* first 1"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 34, '{"at":1794818149004,"what":{"said":{"seat":2,"chat":{"phrase":"hello"}}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 35, '{"at":1794818149009,"what":{"played":{"step":"1: flip a1"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 36, '{"at":1794818149009,"what":{"drawn":{"n":28,"step":"* building registry-office"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 37, '{"at":1794818149012,"what":{"played":{"step":"1: take b1 c1"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 38, '{"at":1794818149012,"what":{"drawn":{"n":29,"step":"* building boiler-house"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 39, '{"at":1794818149012,"what":{"drawn":{"n":30,"step":"* front 1:industry"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 40, '{"at":1794818149012,"what":{"drawn":{"n":31,"step":"* building employment-office"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 41, '{"at":1794818149012,"what":{"drawn":{"n":32,"step":"* front 1:community"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 42, '{"at":1794818149022,"what":{"played":{"step":"2: flip d1"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 43, '{"at":1794818149022,"what":{"drawn":{"n":33,"step":"* building water-mill"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 44, '{"at":1794818149026,"what":{"played":{"step":"2: take a2 b2"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 45, '{"at":1794818149026,"what":{"drawn":{"n":34,"step":"* building nursery-school"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 46, '{"at":1794818149026,"what":{"drawn":{"n":35,"step":"* front 1:community"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 47, '{"at":1794818149026,"what":{"drawn":{"n":36,"step":"* building clock-tower"}}}');
INSERT INTO public.events VALUES ('4i4fyrwb72pa5sg6', 48, '{"at":1794818149026,"what":{"drawn":{"n":37,"step":"* front 1:energy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 1, '{"at":1794818149028,"what":{"opened":{"table":"3erqfaaxnfkrgq2m","host":"3saau66zknkpaqhev268","game":"point-city","seats":2,"options":{},"edition":null,"clock":"none","public":true,"spectators":true,"grace":60000,"stand-in":"club","seed":"4d00ae1512f7038d46187e0c20998695594394ee8af59d073a41ba36aaf8cbbe"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 4, '{"at":1794818149044,"what":"started"}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 2, '{"at":1794818149034,"what":{"sat":{"seat":1,"who":{"person":{"player":"3saau66zknkpaqhev268","name":"Ann","account":true}},"entropy":"04040404040404040404040404040404"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 33, '{"at":1794818149046,"what":{"resigned":{"seat":2}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 34, '{"at":1794818149046,"what":"finished"}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 3, '{"at":1794818149036,"what":{"sat":{"seat":2,"who":{"person":{"player":"d52k4j45km5zn7ug7wt2","name":"bob","account":false}},"entropy":"05050505050505050505050505050505"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 5, '{"at":1794818149044,"what":{"drawn":{"n":0,"step":"* front 1:economy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 6, '{"at":1794818149044,"what":{"drawn":{"n":1,"step":"* front 1:industry"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 7, '{"at":1794818149044,"what":{"drawn":{"n":2,"step":"* front 1:economy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 8, '{"at":1794818149044,"what":{"drawn":{"n":3,"step":"* front 1:energy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 9, '{"at":1794818149044,"what":{"drawn":{"n":4,"step":"* front 1:industry"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 10, '{"at":1794818149044,"what":{"drawn":{"n":5,"step":"* front 1:community"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 11, '{"at":1794818149044,"what":{"drawn":{"n":6,"step":"* front 1:economy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 12, '{"at":1794818149044,"what":{"drawn":{"n":7,"step":"* front 1:industry"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 13, '{"at":1794818149044,"what":{"drawn":{"n":8,"step":"* front 1:economy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 14, '{"at":1794818149044,"what":{"drawn":{"n":9,"step":"* front 1:industry"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 15, '{"at":1794818149044,"what":{"drawn":{"n":10,"step":"* front 1:ecology"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 16, '{"at":1794818149044,"what":{"drawn":{"n":11,"step":"* front 1:economy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 17, '{"at":1794818149044,"what":{"drawn":{"n":12,"step":"* front 1:energy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 18, '{"at":1794818149044,"what":{"drawn":{"n":13,"step":"* front 1:community"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 19, '{"at":1794818149044,"what":{"drawn":{"n":14,"step":"* front 1:ecology"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 20, '{"at":1794818149044,"what":{"drawn":{"n":15,"step":"* front 1:ecology"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 21, '{"at":1794818149044,"what":{"drawn":{"n":16,"step":"* front 1:community"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 22, '{"at":1794818149044,"what":{"drawn":{"n":17,"step":"* token pair-economy-industry"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 23, '{"at":1794818149044,"what":{"drawn":{"n":18,"step":"* token pair-community-industry"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 24, '{"at":1794818149044,"what":{"drawn":{"n":19,"step":"* token each-industry"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 25, '{"at":1794818149044,"what":{"drawn":{"n":20,"step":"* token pair-ecology-industry"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 26, '{"at":1794818149044,"what":{"drawn":{"n":21,"step":"* token pair-energy-industry"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 27, '{"at":1794818149044,"what":{"drawn":{"n":22,"step":"* token each-energy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 28, '{"at":1794818149044,"what":{"drawn":{"n":23,"step":"* token types-3"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 29, '{"at":1794818149044,"what":{"drawn":{"n":24,"step":"* token pair-ecology-economy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 30, '{"at":1794818149044,"what":{"drawn":{"n":25,"step":"* token pair-community-economy"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 31, '{"at":1794818149044,"what":{"drawn":{"n":26,"step":"* token pair-community-ecology"}}}');
INSERT INTO public.events VALUES ('3erqfaaxnfkrgq2m', 32, '{"at":1794818149044,"what":{"drawn":{"n":27,"step":"* first 2"}}}');
INSERT INTO public.seats VALUES ('3saau66zknkpaqhev268', 'cd7sk4i7sh9eips5');
INSERT INTO public.seats VALUES ('3saau66zknkpaqhev268', '4i4fyrwb72pa5sg6');
INSERT INTO public.seats VALUES ('d52k4j45km5zn7ug7wt2', '4i4fyrwb72pa5sg6');
INSERT INTO public.seats VALUES ('3saau66zknkpaqhev268', '3erqfaaxnfkrgq2m');
INSERT INTO public.seats VALUES ('d52k4j45km5zn7ug7wt2', '3erqfaaxnfkrgq2m');
INSERT INTO public.sessions VALUES ('6809ffb116c6cf2734b2734f480c91d49d2770b92faf157d6ca820ebe5eceefd', '3saau66zknkpaqhev268', 'Ann', true, 1802594148923);
INSERT INTO public.sessions VALUES ('23c199dabe446758a99142f9c705d6882d4abef7914d4f5843d8a7934b832b35', 'd52k4j45km5zn7ug7wt2', 'bob', false, 1802594148940);
INSERT INTO public.tables VALUES ('cd7sk4i7sh9eips5', true, '{"table":"cd7sk4i7sh9eips5","game":"point-city","options":{},"phase":"gathering","seats":[{"seat":1,"holder":{"person":{"name":"Ann","account":true}},"present":true,"stand-in":null,"out-of-time":false,"resigned":false},{"seat":2,"holder":"nobody","present":false,"stand-in":null,"out-of-time":false,"resigned":false}],"clock":"none","spectators":true,"opened":1794818148952}', 1794818148952, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('4i4fyrwb72pa5sg6', false, '{"table":"4i4fyrwb72pa5sg6","game":"point-city","options":{},"phase":"running","seats":[{"seat":1,"holder":{"person":{"name":"Ann","account":true}},"present":true,"stand-in":null,"out-of-time":false,"resigned":false},{"seat":2,"holder":{"person":{"name":"bob","account":false}},"present":true,"stand-in":null,"out-of-time":false,"resigned":false}],"clock":"none","spectators":true,"opened":1794818148973}', 1794818148973, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('3erqfaaxnfkrgq2m', false, '{"table":"3erqfaaxnfkrgq2m","game":"point-city","options":{},"phase":"finished","seats":[{"seat":1,"holder":{"person":{"name":"Ann","account":true}},"present":true,"stand-in":null,"out-of-time":false,"resigned":false},{"seat":2,"holder":{"person":{"name":"bob","account":false}},"present":true,"stand-in":"club","out-of-time":false,"resigned":true}],"clock":"none","spectators":true,"opened":1794818149028}', 1794818149028, NULL, NULL, NULL);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, version);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (player, table_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (table_id);
CREATE INDEX sessions_until ON public.sessions USING btree (until);
CREATE INDEX tables_due ON public.tables USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX tables_listed ON public.tables USING btree (opened) WHERE listed;
