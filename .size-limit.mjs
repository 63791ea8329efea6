import { readFileSync } from 'node:fs';

/** The script the first page loads, as its index.html names it: at most 60 KB gzipped. Games come when they are played. */
const page = readFileSync(new URL('./packages/web/dist/index.html', import.meta.url), 'utf8');
const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(match => `packages/web/dist/${match[1]}`);
if (scripts.length === 0) throw new Error('the built page names no script: run npm run build');

export default [{ name: 'the first page', path: scripts, gzip: true, limit: '60 KB' }];
