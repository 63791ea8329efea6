/**
 * What games reach, card by card: played, used, cancelled, destroyed, stolen, returned, hidden, and every answer that can be given to it. A
 * sample; `REACH=all` (or `REACH=2/5`, a fifth) takes the whole pool and says what it has not reached.
 */
import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../src/index.ts';
import { Reached, reach, WAYS, type Way } from './reach.ts';

const said = process.env['REACH'] ?? '';
const [part, parts] = said.includes('/') ? (said.split('/').map(Number) as [number, number]) : [1, said === 'all' ? 1 : 40];
const TRIES = Number(process.env['TRIES'] ?? (said === '' ? 5 : 8));
const MINUTES = Number(process.env['MINUTES'] ?? 9);

/** Where a way makes no sense: only what stays can leave, only warriors hide. */
function applies(def: number, way: Way): boolean {
  const { type, after, play, uses } = DEFINITIONS[def]!;
  const stays = type === 'warrior' || after === 'stays';
  if (way === 'played') return play !== null;
  if (way === 'used') return uses.length > 0;
  if (way === 'destroyed' || way === 'stolen' || way === 'returned') return stays;
  return way === 'hidden' && type === 'warrior';
}

it('cards are reached in every way there is', () => {
  const reached = new Reached();
  const until = performance.now() + MINUTES * 60_000;
  const subjects = DEFINITIONS.flatMap((_, def) => (def % parts === part - 1 ? [def] : []));
  const left: number[] = [];
  for (const subject of subjects)
    if (performance.now() < until) reach(reached, subject, TRIES, way => applies(subject, way));
    else left.push(subject);
  expect(reached.broken).toEqual([]);
  const missing = (way: Way): string[] =>
    subjects.flatMap(def =>
      applies(def, way) && !left.includes(def) && !reached.has(def, way) ? [`${DEFINITIONS[def]!.code} ${DEFINITIONS[def]!.name.en}`] : [],
    );
  if (said !== '') {
    const counts = Object.fromEntries(
      WAYS.map(way => [
        way,
        `${subjects.filter(def => reached.has(def, way)).length} of ${subjects.filter(def => applies(def, way)).length}`,
      ]),
    );
    console.log(
      JSON.stringify({
        subjects: subjects.length,
        left: left.length,
        positions: reached.positions,
        decisions: reached.decisions,
        pairs: reached.pairs.size,
        ...counts,
      }),
    );
    for (const way of ['played', 'used', 'destroyed'] as const) console.log(`not ${way}: ${missing(way).join('; ')}`);
  }
  // Most of a sample is played in so few games; the whole run names the rest.
  expect(missing('played').length).toBeLessThan(subjects.length * 0.35);
  expect(reached.pairs.size).toBeGreaterThan(20);
}, 900_000);
