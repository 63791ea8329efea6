import { DatabaseSync } from '@photostructure/sqlite';
import { rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
function run(name, { ddl, idLen, dataLen, group, insertSql, journal, pragmas = '', pre = '' }) {
  const file = '/tmp/server/bench/tmp/exp.db';
  for (const s of ['', '-wal', '-shm']) rmSync(file + s, { force: true });
  const db = new DatabaseSync(file);
  db.exec(pre + 'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;' + pragmas);
  db.exec(ddl);
  const insert = db.prepare(insertSql);
  const begin = db.prepare('begin immediate'), commit = db.prepare('commit');
  const M = 50; let games = 0;
  const mk = () => ({ id: idLen ? randomBytes(16).toString('base64url').slice(0, idLen) : `m${games % 50}-${games++}`, n: 0 });
  const ms = Array.from({ length: M }, mk);
  const data = 'x'.repeat(dataLen);
  const total = 60000; let done = 0, at = 0;
  const c0 = process.cpuUsage(); const w0 = performance.now();
  while (done < total) {
    begin.run();
    if (journal) { const rows = []; for (let i = 0; i < group; i++) { const m = ms[at++ % M]; rows.push([m.id, ++m.n, data]); if (m.n > 78) Object.assign(m, mk()); } insert.run(JSON.stringify(rows)); }
    else for (let i = 0; i < group; i++) { const m = ms[at++ % M]; insert.run(m.id, ++m.n, data); if (m.n > 78) Object.assign(m, mk()); }
    commit.run(); done += group;
  }
  const c = process.cpuUsage(c0); const w = performance.now() - w0;
  console.log(name.padEnd(34), 'cpu us/row', ((c.user + c.system) / done).toFixed(1), 'user', (c.user / done).toFixed(1), 'wall us/row', (w * 1000 / done).toFixed(1));
  db.close();
}
const wr = 'create table input (match text not null, n integer not null, data text not null, primary key (match, n)) without rowid';
const rid = 'create table input (match text not null, n integer not null, data text not null); create unique index u on input (match, n)';
const ins = 'insert into input (match, n, data) values (?, ?, ?) on conflict do nothing';

const pag = n => `pragma page_size=${n};`;
for (const group of [10, 25]) {
  for (const ps of [4096, 2048, 1024]) for (const cp of [1000, 4000*4096/ps]) for (const [ln, ddl] of [['wr', wr], ['rid', rid]])
  run(`g${group} ps${ps} cp${cp} ${ln}`, { ddl, idLen: 22, dataLen: 90, group, insertSql: ins, pragmas: `pragma wal_autocheckpoint=${cp};`, pre: pag(ps) });
}
