import { readdirSync, readFileSync } from 'node:fs';

/** The script the first page loads, as its index.html names it: at most 60 KB gzipped. Games come when they are played. */
const page = readFileSync(new URL('./packages/web/dist/index.html', import.meta.url), 'utf8');
const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(match => `packages/web/dist/${match[1]}`);
if (scripts.length === 0) throw new Error('the built page names no script: run npm run build');

/** Parts that are loaded when they are opened, and are no burden then either: at most 40 KB gzipped each. */
const assets = readdirSync(new URL('./packages/web/dist/assets', import.meta.url));
const parts = ['Workshop', 'Builder', 'Collection', 'BringPicker', 'Event', 'Events', 'Player', 'Learn', 'Lesson', 'Puzzle'].map(part => {
  const chunk = assets.find(file => new RegExp(`^${part}-[\\w-]{8}\\.js$`).test(file));
  if (!chunk) throw new Error(`${part} is no part of its own any more`);
  if (scripts.some(script => script.endsWith(chunk))) throw new Error(`the first page loads ${part}`);
  return { name: part, path: `packages/web/dist/assets/${chunk}`, gzip: true, limit: '40 KB' };
});

export default [{ name: 'the first page', path: scripts, gzip: true, limit: '60 KB' }, ...parts];
