/**
 * What one, two and three servers do on one PostgreSQL: `npm run test:cluster -- --measure [--pairs n] [--seconds n]`. Everything runs on
 * this machine, the players too, so more servers share the same cores: what a server, the database and the players each took is told.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { asAt, begunMatch, cleanUp, Person, seededRandom, sleep } from '../harness.ts';
import { serverProcess, type ServerProcess } from '../programs/server-process.ts';
import { rootFolder } from '../../src/root-folder.ts';
import { Storage } from '../../src/storage/storage.ts';
import { Crowd, reconcile } from '../crowd.ts';
import { startServices, type Services } from './services.ts';

const option = (name: string, preset: number): number => {
  const i = process.argv.indexOf(`--${name}`);
  return i < 0 ? preset : Number(process.argv[i + 1]);
};
const PAIRS = option('pairs', 40);
const SECONDS = option('seconds', 12);
const TICKS_PER_SECOND = 100;

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(q * (values.length - 1))] ?? NaN;
const figure = (value: number, digits = 1): string => value.toFixed(digits);

/** Processor seconds that a process has used. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
/** The same of PostgreSQL: its first process and all that it started. */
function cpuOfPostgres({ data }: Services['postgres']): number {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let sum = cpuOf(first);
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      if (Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]) === first) sum += cpuOf(Number(pid));
    } catch {
      // It has ended.
    }
  }
  return sum;
}

interface House {
  readonly nodes: ServerProcess[];
  readonly storage: Storage;
  readonly pool: Pool;
}

async function open({ postgres, redis }: Services, servers: number): Promise<House> {
  const url = (database: string): string => `postgres://kolbiste@127.0.0.1:${postgres.port}/${database}`;
  const database = `measure${servers}`;
  const admin = new Pool({ connectionString: url('postgres'), max: 1 });
  await admin.query(`drop database if exists ${database} with (force)`);
  await admin.query(`create database ${database}`);
  await admin.end();
  const env = { DATABASE_URL: url(database), REDIS_URL: `redis://127.0.0.1:${redis.port}`, HEARTBEAT: '2000' };
  const nodes: ServerProcess[] = [];
  for (let i = 0; i < servers; i++) nodes.push(await serverProcess('', { ...env, NODE_NAME: `node${i}` }));
  return {
    nodes,
    storage: await Storage.connect({ url: url(database), connections: 2, name: 'measure' }),
    pool: new Pool({ connectionString: url(database), max: 1 }),
  };
}

async function close({ nodes, storage, pool }: House): Promise<void> {
  await Promise.all(nodes.map(node => node.kill('SIGKILL')));
  await storage.close();
  await pool.end();
  await cleanUp();
}

interface Account {
  readonly commits: number;
  readonly wal: number;
  readonly bytes: number;
  readonly all: number;
  readonly rows: number;
  readonly cpu: { readonly postgres: number; readonly nodes: number; readonly players: number };
}

async function account({ postgres }: Services, { nodes, pool }: House): Promise<Account> {
  const { rows } = await pool.query<Record<string, string>>(
    `select (select xact_commit from pg_stat_database where datname = current_database()) as commits,
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal,
            pg_total_relation_size('input') as bytes, pg_database_size(current_database()) as all, (select count(*) from input) as rows`,
  );
  const { user, system } = process.cpuUsage();
  return {
    commits: Number(rows[0]!['commits']),
    wal: Number(rows[0]!['wal']),
    bytes: Number(rows[0]!['bytes']),
    all: Number(rows[0]!['all']),
    rows: Number(rows[0]!['rows']),
    cpu: {
      postgres: cpuOfPostgres(postgres),
      nodes: nodes.reduce((sum, { child }) => sum + cpuOf(child.pid!), 0),
      players: (user + system) / 1e6,
    },
  };
}

/** Closed loops: everybody answers as soon as he is asked; the two of a match are on two servers where there are two. */
async function throughput(services: Services, servers: number): Promise<string[]> {
  const house = await open(services, servers);
  const crowd = new Crowd(
    house.nodes.map(({ url }) => url),
    { random: seededRandom(1), pairs: PAIRS, thinks: 0, patience: 20_000 },
  );
  await crowd.start();
  await sleep(3_000);
  const before = await account(services, house);
  const moves = crowd.moves;
  const from = [crowd.waits.length, crowd.shown.length] as const;
  const began = performance.now();
  await sleep(SECONDS * 1_000);
  const seconds = (performance.now() - began) / 1000;
  const done = crowd.moves - moves;
  const [waits, shown] = [crowd.waits.slice(from[0]), crowd.shown.slice(from[1])];
  const after = await account(services, house);
  await crowd.stop();
  const wrong = await reconcile(crowd, house.storage);
  await close(house);
  if (wrong.length) throw new Error(wrong.slice(0, 5).join('\n'));
  const rows = after.rows - before.rows;
  const cpu = (who: keyof Account['cpu']): string => figure(((after.cpu[who] - before.cpu[who]) / done) * 1e6, 0);
  return [
    String(servers),
    figure(done / seconds, 0),
    figure(quantile(waits, 0.5)),
    figure(quantile(waits, 0.99)),
    figure(quantile(shown, 0.5), 0),
    figure(quantile(shown, 0.99), 0),
    figure((after.commits - before.commits) / done, 2),
    figure((after.bytes - before.bytes) / rows, 0),
    figure((after.all - before.all) / done, 0),
    figure((after.wal - before.wal) / done, 0),
    cpu('nodes'),
    cpu('postgres'),
    cpu('players'),
  ];
}

/** What it costs to be second: the same question answered on two servers at once. */
async function conflicts(house: House): Promise<{ readonly plain: number[]; readonly lost: number[] }> {
  const plain: number[] = [];
  const lost: number[] = [];
  while (lost.length < 100) {
    const { people, lines, match } = await begunMatch(house.nodes[0]!.url);
    const mirrors = [await asAt(house.nodes[1]!.url, people[0]!).connect(), await asAt(house.nodes[1]!.url, people[1]!).connect()];
    for (const mirror of mirrors) await mirror.join(match);
    for (let i = 0; i < 40 && lines[0]!.state(match).phase === 'playing'; i++) {
      const seat = lines.findIndex(line => line.state(match).seen?.decision);
      const both = [lines[seat]!, mirrors[seat]!];
      const { seq } = both[0]!.known.get(match)!;
      await both[1]!.until('the same', () => both[1]!.known.get(match)!.seq === seq);
      const { decision, seen } = both[0]!.state(match);
      const began = performance.now();
      const answers = await Promise.all(
        both.map(async (line, j) => {
          const id = `${i}-${j}`;
          line.send({ type: 'answer', match, id, decision: decision!, key: seen!.decision!.options[0]!.key });
          await line.until(id, () => line.all.some(message => 're' in message && message.re === id));
          return { ms: performance.now() - began, type: line.all.findLast(message => 're' in message && message.re === id)!.type };
        }),
      );
      for (const { ms, type } of answers) (type === 'accepted' ? plain : lost).push(ms);
      for (const line of [...lines, ...mirrors]) await line.until('the move', () => line.known.get(match)!.seq > seq);
    }
    for (const line of [...lines, ...mirrors]) line.ws.terminate();
  }
  return { plain, lost };
}

/** From asking a server that does not know the match until everything of it is there; and a move there. */
async function pickUps(house: House): Promise<{ readonly joins: number[]; readonly rows: number }> {
  const joins: number[] = [];
  let rows = 0;
  for (let i = 0; i < 30; i++) {
    const { lines, match } = await begunMatch(house.nodes[0]!.url);
    for (let moves = 0; moves < 60 && lines[0]!.state(match).phase === 'playing'; moves++) {
      const line = lines.find(other => other.state(match).seen?.decision)!;
      const { seq } = line.known.get(match)!;
      await line.answer(match);
      for (const other of lines) await other.until('the move', () => other.known.get(match)!.seq > seq);
    }
    const there = await Person.guest(house.nodes[1]!.url).then(person => person.connect());
    const began = performance.now();
    const { seq } = await there.join(match);
    joins.push(performance.now() - began);
    rows += seq / 30;
    for (const line of [...lines, there]) line.ws.terminate();
  }
  return { joins, rows };
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---:'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');

const folder = join(rootFolder(), 'build', 'cluster-data');
const { services, stop } = await startServices(folder);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
try {
  say(
    `${cpus()[0]!.model.trim()}, ${availableParallelism()} cores shared by servers, PostgreSQL, Redis and players; load before: ${figure(loadavg()[0]!)}`,
  );
  say(`${PAIRS} matches of the mini game at once, ${SECONDS} s each, every answer at once, both players of a match on different servers\n`);
  const rows = [];
  for (const servers of [1, 2, 3]) rows.push(await throughput(services, servers));
  say(
    table(
      [
        'servers',
        'moves/s',
        'p50 ms',
        'p99 ms',
        'on the other screen p50 ms',
        'p99 ms',
        'commits/move',
        'bytes/row',
        'all bytes/move',
        'WAL bytes/move',
        'servers µs/move',
        'PostgreSQL µs/move',
        'players µs/move',
      ],
      rows,
    ),
  );
  const house = await open(services, 2);
  const { plain, lost } = await conflicts(house);
  say(
    `\nconflict: the first answer is acknowledged after ${figure(quantile(plain, 0.5))} ms (p99 ${figure(quantile(plain, 0.99))}), the second refused after ${figure(quantile(lost, 0.5))} ms (p99 ${figure(quantile(lost, 0.99))}); ${lost.length} of them`,
  );
  const { joins, rows: long } = await pickUps(house);
  say(
    `pick-up: a match of ${figure(long, 0)} rows is there after ${figure(quantile(joins, 0.5))} ms (p99 ${figure(quantile(joins, 0.99))})`,
  );
  await close(house);
  say(`load after: ${figure(loadavg()[0]!)}`);
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
