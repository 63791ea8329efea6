/** What a command needs before it can run: Node, the packages, a browser. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT, run, say } from './shell.mjs';

const OLDEST_NODE = [20, 19];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    fail(`Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}; get one from https://nodejs.org`);
}

/** Installs what the lock names, when the lock changed since the last time. */
export function setUp(folder = '.') {
  const stamp = join(ROOT, folder, 'node_modules', '.kolbiste-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(folder === '.' ? 'Setting up (npm ci) …' : `Setting up ${folder} (npm ci) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const status = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: join(ROOT, folder),
    env: { NODE_ENV: 'development' },
  });
  if (status !== 0) fail('npm ci failed: see above. Is the npm registry reachable?');
  writeFileSync(stamp, wanted);
}

/** Installs a Debian package, where this is Debian and we are root. */
function installOnDebian(name, ...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  say(`No ${name}: installing the Debian package …`);
  const apt = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
  run('apt-get', ['update', '-qq'], apt);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], apt);
}

/** A Chromium or Chrome of the system; on Debian as root it is installed, elsewhere one line says what is missing. */
export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const look = () => {
    if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
    const folders = (process.env.PATH ?? '').split(':');
    for (const name of names) for (const folder of folders) if (folder && existsSync(join(folder, name))) return join(folder, name);
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    return process.platform === 'darwin' && existsSync(mac) ? mac : null;
  };
  const found = look();
  if (found) return found;
  installOnDebian('Chromium', 'chromium');
  return look() ?? fail('no Chromium or Chrome was found for the browser tests; install one, or name it in the variable CHROMIUM');
}
