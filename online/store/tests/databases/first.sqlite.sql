PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'first','2026-11-16 08:35:46',1,X'd62861e1cf3451052b57cacc76b8cd3827f7640bbaf969ca4df01e1e342fd860a29f01b67f210f462c5b251f92ae9f17',3918367);
CREATE TABLE events (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
INSERT INTO events VALUES('3rm2e466udxrwj9w',1,'{"at":1794818147217,"what":{"opened":{"table":"3rm2e466udxrwj9w","host":"mzqj6vjaggp82pi7y7tg","game":"point-city","seats":2,"options":{},"edition":null,"clock":"none","public":false,"spectators":true,"grace":60000,"stand-in":"club","seed":"fb0ca548a1ce701be8dffc761a3ab00ef04f9ccf2cfa9d15f69b2c0fe6fed137"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',2,'{"at":1794818147218,"what":{"sat":{"seat":1,"who":{"person":{"player":"mzqj6vjaggp82pi7y7tg","name":"Ann","account":true}},"entropy":"02020202020202020202020202020202"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',3,'{"at":1794818147220,"what":{"sat":{"seat":2,"who":{"person":{"player":"ts6vxeycwk7mjf88rp6d","name":"bob","account":false}},"entropy":"03030303030303030303030303030303"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',4,'{"at":1794818147221,"what":{"said":{"seat":1,"chat":{"text":"good luck, Bob"}}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',5,'{"at":1794818147222,"what":"started"}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',6,'{"at":1794818147222,"what":{"drawn":{"n":0,"step":"* front 1:economy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',7,'{"at":1794818147222,"what":{"drawn":{"n":1,"step":"* front 1:ecology"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',8,'{"at":1794818147222,"what":{"drawn":{"n":2,"step":"* front 1:energy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',9,'{"at":1794818147222,"what":{"drawn":{"n":3,"step":"* front 1:community"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',10,'{"at":1794818147222,"what":{"drawn":{"n":4,"step":"* front 1:economy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',11,'{"at":1794818147222,"what":{"drawn":{"n":5,"step":"* front 1:energy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',12,'{"at":1794818147222,"what":{"drawn":{"n":6,"step":"* front 1:community"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',13,'{"at":1794818147222,"what":{"drawn":{"n":7,"step":"* front 1:ecology"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',14,'{"at":1794818147222,"what":{"drawn":{"n":8,"step":"* front 1:economy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',15,'{"at":1794818147222,"what":{"drawn":{"n":9,"step":"* front 1:community"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',16,'{"at":1794818147222,"what":{"drawn":{"n":10,"step":"* front 1:industry"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',17,'{"at":1794818147222,"what":{"drawn":{"n":11,"step":"* front 1:ecology"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',18,'{"at":1794818147222,"what":{"drawn":{"n":12,"step":"* front 1:economy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',19,'{"at":1794818147222,"what":{"drawn":{"n":13,"step":"* front 1:economy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',20,'{"at":1794818147222,"what":{"drawn":{"n":14,"step":"* front 1:ecology"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',21,'{"at":1794818147222,"what":{"drawn":{"n":15,"step":"* front 1:community"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',22,'{"at":1794818147222,"what":{"drawn":{"n":16,"step":"* front 1:industry"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',23,'{"at":1794818147222,"what":{"drawn":{"n":17,"step":"* token pair-community-ecology"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',24,'{"at":1794818147222,"what":{"drawn":{"n":18,"step":"* token each-economy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',25,'{"at":1794818147222,"what":{"drawn":{"n":19,"step":"* token each-community"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',26,'{"at":1794818147222,"what":{"drawn":{"n":20,"step":"* token each-ecology"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',27,'{"at":1794818147222,"what":{"drawn":{"n":21,"step":"* token pair-ecology-energy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',28,'{"at":1794818147222,"what":{"drawn":{"n":22,"step":"* token pair-energy-industry"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',29,'{"at":1794818147222,"what":{"drawn":{"n":23,"step":"* token pair-community-economy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',30,'{"at":1794818147222,"what":{"drawn":{"n":24,"step":"* token flat-5"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',31,'{"at":1794818147222,"what":{"drawn":{"n":25,"step":"* token pair-ecology-industry"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',32,'{"at":1794818147222,"what":{"drawn":{"n":26,"step":"* token pair-economy-energy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',33,'{"at":1794818147222,"what":{"drawn":{"n":27,"step":"* first 2"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',34,'{"at":1794818147224,"what":{"said":{"seat":2,"chat":{"phrase":"hello"}}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',35,'{"at":1794818147229,"what":{"played":{"step":"2: flip a1"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',36,'{"at":1794818147229,"what":{"drawn":{"n":28,"step":"* building flower-stall"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',37,'{"at":1794818147233,"what":{"played":{"step":"2: take b1 c1"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',38,'{"at":1794818147233,"what":{"drawn":{"n":29,"step":"* building print-shop"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',39,'{"at":1794818147233,"what":{"drawn":{"n":30,"step":"* front 1:economy"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',40,'{"at":1794818147233,"what":{"drawn":{"n":31,"step":"* building bakery"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',41,'{"at":1794818147233,"what":{"drawn":{"n":32,"step":"* front 1:community"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',42,'{"at":1794818147236,"what":{"played":{"step":"1: flip d1"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',43,'{"at":1794818147236,"what":{"drawn":{"n":33,"step":"* building gymnasium"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',44,'{"at":1794818147238,"what":{"played":{"step":"1: take b1 b2"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',45,'{"at":1794818147238,"what":{"drawn":{"n":34,"step":"* front 1:industry"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',46,'{"at":1794818147238,"what":{"drawn":{"n":35,"step":"* building employment-office"}}}');
INSERT INTO events VALUES('3rm2e466udxrwj9w',47,'{"at":1794818147238,"what":{"drawn":{"n":36,"step":"* front 1:energy"}}}');
INSERT INTO events VALUES('x4t7divjdqdhz42c',1,'{"at":1794818147212,"what":{"opened":{"table":"x4t7divjdqdhz42c","host":"mzqj6vjaggp82pi7y7tg","game":"point-city","seats":2,"options":{},"edition":null,"clock":"none","public":true,"spectators":true,"grace":60000,"stand-in":"club","seed":"3e6df9f6f860776e45302201c2c5d47d0ffe2e4605714106e0e7afbcd37a3e30"}}}');
INSERT INTO events VALUES('x4t7divjdqdhz42c',2,'{"at":1794818147215,"what":{"sat":{"seat":1,"who":{"person":{"player":"mzqj6vjaggp82pi7y7tg","name":"Ann","account":true}},"entropy":"01010101010101010101010101010101"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',1,'{"at":1794818147240,"what":{"opened":{"table":"zfvcpuf5dm7grc8a","host":"mzqj6vjaggp82pi7y7tg","game":"point-city","seats":2,"options":{},"edition":null,"clock":"none","public":true,"spectators":true,"grace":60000,"stand-in":"club","seed":"dcd3e97db3b63891f3a698806a250b2f06f28ec316248b162b36b48e733a380a"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',2,'{"at":1794818147241,"what":{"sat":{"seat":1,"who":{"person":{"player":"mzqj6vjaggp82pi7y7tg","name":"Ann","account":true}},"entropy":"04040404040404040404040404040404"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',3,'{"at":1794818147248,"what":{"sat":{"seat":2,"who":{"person":{"player":"ts6vxeycwk7mjf88rp6d","name":"bob","account":false}},"entropy":"05050505050505050505050505050505"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',4,'{"at":1794818147252,"what":"started"}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',5,'{"at":1794818147252,"what":{"drawn":{"n":0,"step":"* front 1:economy"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',6,'{"at":1794818147252,"what":{"drawn":{"n":1,"step":"* front 1:energy"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',7,'{"at":1794818147252,"what":{"drawn":{"n":2,"step":"* front 1:ecology"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',8,'{"at":1794818147252,"what":{"drawn":{"n":3,"step":"* front 1:economy"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',9,'{"at":1794818147252,"what":{"drawn":{"n":4,"step":"* front 1:community"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',10,'{"at":1794818147252,"what":{"drawn":{"n":5,"step":"* front 1:community"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',11,'{"at":1794818147252,"what":{"drawn":{"n":6,"step":"* front 1:ecology"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',12,'{"at":1794818147252,"what":{"drawn":{"n":7,"step":"* front 1:economy"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',13,'{"at":1794818147252,"what":{"drawn":{"n":8,"step":"* front 1:community"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',14,'{"at":1794818147252,"what":{"drawn":{"n":9,"step":"* front 1:industry"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',15,'{"at":1794818147252,"what":{"drawn":{"n":10,"step":"* front 1:ecology"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',16,'{"at":1794818147252,"what":{"drawn":{"n":11,"step":"* front 1:energy"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',17,'{"at":1794818147252,"what":{"drawn":{"n":12,"step":"* front 1:ecology"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',18,'{"at":1794818147252,"what":{"drawn":{"n":13,"step":"* front 1:ecology"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',19,'{"at":1794818147252,"what":{"drawn":{"n":14,"step":"* front 1:community"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',20,'{"at":1794818147252,"what":{"drawn":{"n":15,"step":"* front 1:energy"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',21,'{"at":1794818147252,"what":{"drawn":{"n":16,"step":"* front 1:energy"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',22,'{"at":1794818147252,"what":{"drawn":{"n":17,"step":"* token pair-community-industry"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',23,'{"at":1794818147252,"what":{"drawn":{"n":18,"step":"* token each-industry"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',24,'{"at":1794818147252,"what":{"drawn":{"n":19,"step":"* token each-ecology"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',25,'{"at":1794818147252,"what":{"drawn":{"n":20,"step":"* token pair-community-economy"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',26,'{"at":1794818147252,"what":{"drawn":{"n":21,"step":"* token ingenuity"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',27,'{"at":1794818147252,"what":{"drawn":{"n":22,"step":"* token types-2"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',28,'{"at":1794818147252,"what":{"drawn":{"n":23,"step":"* token pair-energy-industry"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',29,'{"at":1794818147252,"what":{"drawn":{"n":24,"step":"* token flat-7"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',30,'{"at":1794818147252,"what":{"drawn":{"n":25,"step":"* token pair-community-ecology"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',31,'{"at":1794818147252,"what":{"drawn":{"n":26,"step":"* token each-energy"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',32,'{"at":1794818147252,"what":{"drawn":{"n":27,"step":"* first 2"}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',33,'{"at":1794818147254,"what":{"resigned":{"seat":2}}}');
INSERT INTO events VALUES('zfvcpuf5dm7grc8a',34,'{"at":1794818147254,"what":"finished"}');
CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    listed BOOLEAN NOT NULL,
    entry TEXT NOT NULL,
    opened BIGINT NOT NULL,
    due BIGINT,
    lease_node TEXT,
    lease_until BIGINT
) WITHOUT ROWID;
INSERT INTO tables VALUES('3rm2e466udxrwj9w',0,'{"table":"3rm2e466udxrwj9w","game":"point-city","options":{},"phase":"running","seats":[{"seat":1,"holder":{"person":{"name":"Ann","account":true}},"present":true,"stand-in":null,"out-of-time":false,"resigned":false},{"seat":2,"holder":{"person":{"name":"bob","account":false}},"present":true,"stand-in":null,"out-of-time":false,"resigned":false}],"clock":"none","spectators":true,"opened":1794818147217}',1794818147217,NULL,NULL,NULL);
INSERT INTO tables VALUES('x4t7divjdqdhz42c',1,'{"table":"x4t7divjdqdhz42c","game":"point-city","options":{},"phase":"gathering","seats":[{"seat":1,"holder":{"person":{"name":"Ann","account":true}},"present":true,"stand-in":null,"out-of-time":false,"resigned":false},{"seat":2,"holder":"nobody","present":false,"stand-in":null,"out-of-time":false,"resigned":false}],"clock":"none","spectators":true,"opened":1794818147212}',1794818147212,NULL,NULL,NULL);
INSERT INTO tables VALUES('zfvcpuf5dm7grc8a',0,'{"table":"zfvcpuf5dm7grc8a","game":"point-city","options":{},"phase":"finished","seats":[{"seat":1,"holder":{"person":{"name":"Ann","account":true}},"present":true,"stand-in":null,"out-of-time":false,"resigned":false},{"seat":2,"holder":{"person":{"name":"bob","account":false}},"present":true,"stand-in":"club","out-of-time":false,"resigned":true}],"clock":"none","spectators":true,"opened":1794818147240}',1794818147240,NULL,NULL,NULL);
CREATE TABLE seats (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
INSERT INTO seats VALUES('mzqj6vjaggp82pi7y7tg','3rm2e466udxrwj9w');
INSERT INTO seats VALUES('mzqj6vjaggp82pi7y7tg','x4t7divjdqdhz42c');
INSERT INTO seats VALUES('mzqj6vjaggp82pi7y7tg','zfvcpuf5dm7grc8a');
INSERT INTO seats VALUES('ts6vxeycwk7mjf88rp6d','3rm2e466udxrwj9w');
INSERT INTO seats VALUES('ts6vxeycwk7mjf88rp6d','zfvcpuf5dm7grc8a');
CREATE TABLE accounts (
    name TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    password TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO accounts VALUES('Ann','mzqj6vjaggp82pi7y7tg','$argon2id$v=19$m=19456,t=2,p=1$vHjsfkMvrSN2+Uq9oy+k9g$H9fDQzHD4figHwI41PMGCXG0p0M1AKg5maxF88Qfm7s');
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    account BOOLEAN NOT NULL,
    until BIGINT NOT NULL
) WITHOUT ROWID;
INSERT INTO sessions VALUES('6a1790a10862c483a94d75491aa1c21ea06826b04c24b40896da3613e4f0c7d0','mzqj6vjaggp82pi7y7tg','Ann',1,1802594147209);
INSERT INTO sessions VALUES('a974478d57a8aad02e53dde27b69da59d29601babfd287de986d845433509e94','ts6vxeycwk7mjf88rp6d','bob',0,1802594147211);
CREATE INDEX tables_listed ON tables (opened) WHERE listed;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX sessions_until ON sessions (until);
COMMIT;
