/** docs/writing-a-card.md quotes code that exists. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const guide = read('docs/writing-a-card.md');
const quotes = [...guide.slice(guide.indexOf('\n## Doomtrooper\n')).matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(
  ([, path, code]) => [path!, code!] as const,
);

it('quotes three cards and a test', () => expect(quotes.length).toBe(4));
it.each(quotes)('quotes %s as it is', (path, code) => expect(read(path)).toContain(code));
