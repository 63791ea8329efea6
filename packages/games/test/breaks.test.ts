/** Breaks of rules by hand (`test/breaks.ts` of each game) find the code they break: rules move, and a break must not stay behind. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Break } from '@kolbiste/testkit/breaks';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../src/ids.ts';

const ROOT = join(import.meta.dirname, '../../..');

describe.each(GAME_IDS)('%s', id => {
  it('has what each break looks for exactly once', async () => {
    const { breaks } = (await import(join(ROOT, 'packages', id, 'test/breaks.ts'))) as { readonly breaks: readonly Break<string>[] };
    expect(breaks.length).toBeGreaterThan(50);
    const astray = breaks.filter(({ file, find }) => {
      const place = [join(ROOT, 'packages', id, file), join(ROOT, file)].find(existsSync);
      return place === undefined || readFileSync(place, 'utf8').split(find).length !== 2;
    });
    expect(astray.map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
  });
});
