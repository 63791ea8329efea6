/** What is kept about a table is what would be found out again: in whole games, at every question. */
import { Random, seeded } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { mightsOf } from '../../src/bot/measure.ts';
import { bestTactic } from '../../src/bot/odds.ts';
import { game } from '../../src/index.ts';
import { friends } from '../../src/rules/queries.ts';
import type { Note, World } from '../../src/rules/state.ts';

let n = 0;
/** The same table to every rule, and one that was never seen. */
const anew = (w: World): World => {
  const lasting = { fight: null, until: null, draw: false, whileInPlay: false, source: 0, def: 0, by: 0, stamp: 0 };
  const note: Note = { what: 'note', on: null, note: 'anew', n: n++, ...lasting };
  return { ...w, effects: [...w.effects, note] };
};
/** Strengths, and what every attack would bring. */
function found(w: World): unknown {
  const mights = mightsOf(w);
  const attacks = mights.flatMap(a =>
    mights.filter(d => a.station === d.station && !friends(w, w.cards[a.id]!.by, w.cards[d.id]!.by)).map(d => bestTactic(w, a.id, d.id)),
  );
  return { mights, attacks };
}

it.each(['one', 'two'])('game %s', seed => {
  const lot = new Random(seeded(seed));
  const position = game.start({}, 2, seed);
  let looked = 0;
  for (let i = 0; i < 500 && position.decision; i++) {
    if (mightsOf(position.world).length > 1 && i % 5 === 0) {
      looked++;
      expect(found(position.world)).toEqual(found(anew(position.world)));
    }
    const weights = game.module.mind.weigh!(position);
    const good = weights.flatMap((weight, at) => (weight > 0 ? [at] : []));
    game.advance(position, good[lot.integer(good.length)]!, true);
  }
  expect(looked).toBeGreaterThan(40);
});
