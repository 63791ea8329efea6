/** Base set: the Art, Kinetics. */
import type { Call, Option, Seat } from '@kolbiste/engine';
import { reattach, strengthen, toHand } from '../../../rules/atoms.ts';
import { artWorth, bearerRefusal } from '../../../rules/legality.ts';
import type { Choosing } from '../../../rules/procedures.ts';
import type { CardId, World } from '../../../rules/state.ts';
import { hasLabel, isBrother, isDoomtrooper, isLegion, isThere, knownWarriors, warriorsOf } from '../../../rules/status.ts';
import { art } from '../../makers.ts';
import { asks, asksOn, picked, pickedOrNone, picks, stepsOf } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { aCombatant } from '../../targets.ts';
import type { Change } from '../../vocabulary.ts';
import { boosting, choosingOf } from './pieces.ts';

/** Whose ratings may be copied for this sum. */
const models = (w: World, on: CardId, sum: number): CardId[] =>
  knownWarriors(w).filter(id => id !== on && (isBrother(w, id) ? 4 : isDoomtrooper(w, id) ? 6 : isLegion(w, id) ? 10 : Infinity) <= sum);

/** Equipment that could be moved about in a Squad, and where to. */
const teleportable = (w: World): CardId[] =>
  w.play.filter(id => {
    const { host } = w.cards[id]!;
    return (
      host !== null &&
      isThere(w, id) &&
      definitionOf(w, id).type === 'equipment' &&
      definitionOf(w, host).type === 'warrior' &&
      w.cards[host]!.zone === 'squad' &&
      isDoomtrooper(w, host) &&
      !hasLabel(w, id, 'soleFightWeapon')
    );
  });

const landings = (w: World, id: CardId, seat: Seat): Option[] => {
  const { by, owner, host } = w.cards[id]!;
  const others = warriorsOf(w, by).filter(
    to =>
      to !== host &&
      w.cards[to]!.zone === 'squad' &&
      isDoomtrooper(w, to) &&
      bearerRefusal(w, { seat: by, card: id, definition: definitionOf(w, id) }, to) === null,
  );
  return [...picks(others), ...(by === seat && owner === seat ? ['hand'] : [])];
};

function teleports(asked: Choosing, w: World, left: number): Call<unknown> | null {
  const movable = left > 0 ? teleportable(w).filter(id => landings(w, id, asked.seat).length > 0) : [];
  return movable.length ? asksOn(asked, { ask: 'move', options: ['stop', ...picks(movable)], args: [left] }) : null;
}

export const explosion = art({
  code: '01122',
  name: { en: 'Explosion', cs: 'Exploze' },
  text: {
    en: 'Kinetics, personal combat spell. Per 3 destiny: the caster has +5 Fight and Shoot.',
    cs: 'Kinetika, osobní bojové kouzlo. Za každé 3 body osudu: sesilatel má +5 Zápas a Střelba.',
  },
  aspect: 'kinetics',
  casting: 'personal',
  ...boosting(3, { fight: 5, shoot: 5 }),
});

export const levitation = art({
  code: '01192',
  name: { en: 'Levitation', cs: 'Vznášení' },
  text: {
    en: 'Kinetics, personal combat spell. Per 1 destiny: the caster has +1 Fight, Shoot and Armor.',
    cs: 'Kinetika, osobní bojové kouzlo. Za každé 1 body osudu: sesilatel má +1 Zápas, Střelba a Obrana.',
  },
  aspect: 'kinetics',
  casting: 'personal',
  ...boosting(1, { fight: 1, shoot: 1, armour: 1 }),
});

export const phantasm = art({
  code: '01229',
  name: { en: 'Phantasm', cs: 'Přelud' },
  text: {
    en: 'Kinetics, personal combat spell. The caster has the printed ratings of a member of the Brotherhood (4 destiny), a Doomtrooper (6) or a Dark Legion warrior (10) in play.',
    cs: 'Kinetika, osobní bojové kouzlo. Sesilatel má natištěné hodnoty člena Bratrstva (4 body osudu), Doomtroopera (6) či bojovníka Černé legie (10) ve hře.',
  },
  aspect: 'kinetics',
  casting: 'personal',
  sums: [4, 6, 10],
  target: aCombatant((w, id) => models(w, id, 10).length > 0),
  effect: ({ g, world, seat, target, spent, caster, fight, play }) => {
    const worth = spent * artWorth(world, caster, definitionOf(world, play.card), play.target);
    return asks(g, play, seat, { ask: 'copy', options: picks(models(world, target, worth)), args: [target, fight] });
  },
  answered: ({ g, world, args, answer, asked }) => {
    const [on, fight] = args as [CardId, number];
    const model = pickedOrNone(answer);
    if (model === null) return;
    const own = definitionOf(world, on).ratings;
    const change = definitionOf(world, model).ratings.map((rating, i) => (rating ?? 0) - (own[i] ?? 0)) as unknown as Change;
    strengthen(g, asked, { on, ratings: change, layer: 'base' }, { fight, rule: 'DOT 21.14' });
  },
});

export const shield = art({
  code: '01281',
  name: { en: 'Shield', cs: 'Štít' },
  text: {
    en: 'Kinetics, personal combat spell. Per 1 destiny: the caster has +1 Armor.',
    cs: 'Kinetika, osobní bojové kouzlo. Za každé 1 body osudu: sesilatel má +1 Obrana.',
  },
  aspect: 'kinetics',
  casting: 'personal',
  ...boosting(1, { armour: 1 }),
});

export const strike = art({
  code: '01297',
  name: { en: 'Strike', cs: 'Úder' },
  text: {
    en: 'Kinetics, personal combat spell. Per 1 destiny: the caster has +1 Shoot.',
    cs: 'Kinetika, osobní bojové kouzlo. Za každé 1 body osudu: sesilatel má +1 Střelba.',
  },
  aspect: 'kinetics',
  casting: 'personal',
  ...boosting(1, { shoot: 1 }),
});

export const teleportation = art({
  code: '01313',
  name: { en: 'Teleportation', cs: 'Teleportace' },
  text: {
    en: 'Kinetics, any time. Per 1 destiny: an equipment card moves to another Doomtrooper of the same Squad, or your own back to your hand.',
    cs: 'Kinetika, kdykoli. Za každý bod osudu: karta vybavení přejde na jiného Doomtroopera téhož Mužstva, nebo tvoje zpět do tvé ruky.',
  },
  aspect: 'kinetics',
  casting: 'any',
  per: { step: 1, upTo: ({ world }) => teleportable(world).length },
  condition: ({ world, seat }) => teleportable(world).some(id => landings(world, id, seat).length),
  effect: ({ world, caster, play }) =>
    teleports(choosingOf(world, play, []), world, stepsOf(world, play, { step: 1, payer: caster, kind: 'art' })),
  answered: ({ g, world, seat, ask, args, answer, asked }) => {
    const [left, id] = args as [number, CardId];
    if (answer === 'stop') return null;
    if (ask === 'move') return asksOn(asked, { ask: 'to', options: landings(world, picked(answer), seat), args: [left, picked(answer)] });
    if (answer === 'hand') toHand(g, id, 'DOT 37.15');
    else reattach(g, id, picked(answer), 'DOT 11.1');
    return teleports(asked, world, left - 1);
  },
});
