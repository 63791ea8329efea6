/** What is wrong with an installation is noticed and told, and hurts nobody. */
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { begunMatch, cleanUp } from '../harness.ts';
import { MatchStore } from '../../src/storage/match-store.ts';
import { installation, metric } from './nodes.ts';

afterEach(cleanUp);

describe('machines whose clocks differ', () => {
  it.each([8_000, -30_000])('by %d ms follow the database: time runs out, and no outage is noted', async ahead => {
    const house = await installation();
    const nodes = [await house.start('a'), await house.start('b', { CLOCK_AHEAD: String(ahead) })] as const;
    await expect.poll(() => metric(nodes[1], 'kolbiste_clock_skew_seconds')).toBeCloseTo(-ahead / 1000, 0);
    expect(await metric(nodes[0], 'kolbiste_clock_skew_seconds')).toBe(0);
    const { lines, match } = await begunMatch(nodes[0].url, { clock: { kind: 'bank', bank: 6_000, increment: 0 } }, nodes[1].url);
    const began = Date.now();
    for (const line of lines) expect((await line.next('over', () => true, 20_000)).result).toMatchObject({ by: 'time' });
    expect(Date.now() - began).toBeLessThan(12_000);
    expect((await new MatchStore(house.storage.db).rows(match)).filter(({ type }) => type === 'stopped')).toEqual([]);
    expect(await house.storage.db.selectFrom('outage').selectAll().execute()).toEqual([]);
  });
});

describe('a name that two servers have', () => {
  it('makes the younger one unready until it is alone', async () => {
    const house = await installation();
    const older = await house.start('same');
    const younger = await house.start('same');
    await expect.poll(async () => (await fetch(`${younger.url}/readyz`)).status, { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${older.url}/readyz`)).status).toBe(200);
    await older.kill('SIGKILL');
    await expect.poll(async () => (await fetch(`${younger.url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
  });
});

describe('settings of the database that lose what was acknowledged', () => {
  it('are told', async () => {
    const house = await installation();
    expect(await metric(await house.start('a'), 'kolbiste_unsafe_settings')).toBe(0);
    await sql.raw(`alter database ${house.database} set synchronous_commit = off`).execute(house.storage.db);
    expect(await metric(await house.start('b'), 'kolbiste_unsafe_settings')).toBe(1);
  });
});
