/** A match is played and verified by the rules it began with: what a release must keep, and that what is kept still plays the same. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFINITIONS } from '@kolbiste/doomtrooper';
import { hashesAgree } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { BUNDLES } from '../../../rules/index.mjs';
import { GAMES, gameNamed, rulesOf } from '../src/index.ts';
import { endOf, FILES, KEPT, readJson, RULES } from './kept.ts';

const RELEASES = readJson<Record<string, Record<string, number>>>(join(RULES, 'releases.json'));
const ROOT = join(RULES, '..');

describe('a release', () => {
  it('keeps its rules: `npm run release-rules`', () => {
    const { version } = readJson<{ version: string }>(join(ROOT, 'packages/games/package.json'));
    const dated = [...readFileSync(join(ROOT, 'docs/releases.md'), 'utf8').matchAll(/^\| `v([\d.]+)` \| \d{4}-/gm)].map(row => row[1]);
    expect(Object.keys(RELEASES)).toEqual(expect.arrayContaining([version, ...dated]));
    for (const games of Object.values(RELEASES)) {
      expect(Object.keys(games).sort()).toEqual(GAMES.map(({ id }) => id).sort());
      for (const [id, of] of Object.entries(games))
        for (const file of [`${id}-${of}.mjs`, `golden/${id}-${of}.json`]) expect(existsSync(join(RULES, file)), file).toBe(true);
    }
  });

  it('lists every file, and no version is higher than the present one', () => {
    const listed = Object.entries(BUNDLES).flatMap(([id, versions]) => Object.keys(versions).map(version => `${id}-${version}`));
    expect(listed.sort()).toEqual(FILES.map(({ name }) => name).sort());
    for (const { id, version } of FILES) expect(version).toBeLessThanOrEqual(gameNamed(id).game.module.version);
  });
});

describe.each(KEPT)('$name', ({ id, version, game, golden }) => {
  it('plays its games to the same positions as when it was released', async () => {
    expect(golden.length).toBeGreaterThan(0);
    for (const record of golden) expect(endOf(game, record)).toBe(record.end);
    expect((await rulesOf(id, version))!.game.module).toMatchObject({ id, version });
  });

  it('is told without what players bring, as today', async () => {
    const { module } = (await rulesOf(id, version))!.game;
    expect(module.brings?.option).toBe(gameNamed(id).game.module.brings!.option);
    expect(module.options.fields.map(({ name }: { readonly name: string }) => name)).toContain(module.brings!.option);
  });

  it('is what the sources play, as long as they bear its version', () => {
    const { game: present } = gameNamed(id);
    const differs = golden.filter(record => {
      try {
        return !hashesAgree(endOf(present, { ...record, version: present.module.version }), record.end);
      } catch {
        return true;
      }
    });
    // Anyone who changes what the same inputs lead to raises the version. That such a change shows is seen at the first release.
    if (present.module.version === version) expect(differs).toEqual([]);
    else if (RELEASES['0.1.0']![id] === version) expect(differs).not.toEqual([]);
  });
});

it('cards that views of Doomtrooper name by number keep their numbers: new ones come after them', () => {
  const codes = DEFINITIONS.map(({ code }) => code);
  const catalogues = KEPT.flatMap(({ released: { catalogue } }) => (catalogue ? [catalogue] : []));
  expect(catalogues.length).toBeGreaterThan(0);
  for (const catalogue of catalogues) expect(codes.slice(0, catalogue.length)).toEqual(catalogue);
});

describe('rules that are not here', () => {
  it('are told as such', async () => {
    expect(await rulesOf('scratch-wars', 999)).toBeNull();
    expect(await rulesOf('scratch-wars', 0)).toBeNull();
    await expect(rulesOf('chess', 1)).rejects.toThrow('there is no game "chess"');
  });
});
