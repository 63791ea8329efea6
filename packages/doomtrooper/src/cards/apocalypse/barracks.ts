/** Apocalypse: fortifications that bring warriors or points, and what watches over an area. */
import { enter, gainDestiny, mark, place, sacrifice } from '../../rules/atoms.ts';
import { clash } from '../../rules/cover.ts';
import { entryRefusal } from '../../rules/legality.ts';
import { fetching } from '../../rules/procedures.ts';
import type { CardId, World } from '../../rules/state.ts';
import { homeOf, isKind, isThere } from '../../rules/status.ts';
import { toCombatants } from '../filters.ts';
import { equipment, fortification } from '../makers.ts';
import { asks, collectionOf, named, namedIn, pickedOrNone, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aPlayer } from '../targets.ts';
import { VALUE } from '../vocabulary.ts';

/** Corporate Leaders of the collection who are not in play. */
const leadersFor = (w: World, seat: number): number[] =>
  collectionOf(w, seat, ({ labels }) => labels.includes('leader')).filter(
    def => !w.play.some(id => w.cards[id]!.def === def && w.cards[id]!.zone !== 'hidden'),
  );

export const boardRoom = fortification({
  code: '06010',
  name: { en: 'Board Room', cs: 'Úřadní místnost' },
  text: {
    en: 'In your Squad. 3 actions, removed from the game: a Corporate Leader of your collection joins your Squad for nothing.',
    cs: 'Do tvého Mužstva. Za 3 akce, odstraní se ze hry: vůdce korporace z tvé sbírky se zdarma přidá k tvému Mužstvu.',
  },
  limit: 1,
  areas: ['squad'],
  uses: [
    {
      timing: 'action',
      actions: 3,
      condition: ({ world, seat }) => leadersFor(world, seat).length > 0,
      effect: ({ g, world, seat, self, play }) => {
        // Asked even if there is none: what is not asked would tell of the library.
        const call = asks(g, play, seat, { ask: 'recruit', options: ['stop', ...named(leadersFor(world, seat))] });
        sacrifice(g, self, 'DOT 37.9');
        return call;
      },
    },
  ],
  answered: ({ seat, answer }) => (answer === 'stop' ? null : fetching({ seat, def: namedIn(answer) })),
});

const RECRUITS = 5;
const MOST_VALUE = 4;
const recruitsFor = (w: World, seat: number): CardId[] =>
  w.sides[seat]!.hand.filter(
    id => definitionOf(w, id).type === 'warrior' && definitionOf(w, id).ratings[VALUE] <= MOST_VALUE && entryRefusal(w, seat, id) === null,
  );

export const bootCamp = fortification({
  code: '06011',
  name: { en: 'Boot Camp', cs: 'Nástupní tábor' },
  text: {
    en: 'Squad or Kohort: comes with 5 markers. At any time a marker: a warrior of base Value 4 or less enters play from your hand for nothing.',
    cs: 'Mužstvo nebo Kohorta: přichází s 5 žetony. Kdykoli za žeton: bojovník se základní Hodnotou nejvýše 4 přijde z tvé ruky do hry zdarma.',
  },
  areas: ['squad', 'cohort'],
  effect: ({ g, seat, self, area }) => {
    place(g, self, { by: seat, area, at: seat, rule: 'DOT 12.1' });
    mark(g, self, RECRUITS, 'DOT 7.25');
  },
  uses: [
    {
      timing: 'any',
      condition: ({ world, seat, self }) => world.cards[self]!.marks > 0 && recruitsFor(world, seat).length > 0,
      effect: ({ g, world, seat, self, play }) => {
        mark(g, self, -1, 'DOT 7.25');
        return asks(g, play, seat, { ask: 'recruit', options: ['stop', ...picks(recruitsFor(world, seat))] });
      },
    },
  ],
  answered: ({ g, world, seat, answer }) => {
    const id = pickedOrNone(answer);
    // A hidden copy of the same person may show itself.
    if (id !== null && !clash(g, id)) enter(g, id, { seat, area: homeOf(world, id), rule: 'DOT 37.44' });
  },
});

const PER_FACTORY = 3;
const factoriesBeside = (w: World, self: CardId): number => {
  const { by, zone } = w.cards[self]!;
  return w.play.filter(id => w.cards[id]!.by === by && w.cards[id]!.zone === zone && isKind(w, id, 'factory') && isThere(w, id)).length;
};

export const factoryRetrofit = fortification({
  code: '06025',
  name: { en: 'Factory Retrofit', cs: 'Výrobní křeč' },
  text: {
    en: 'Squad or Kohort. In each of your draw steps: 3 destiny points more for each of your Factories in the same area. Any number. Strategic Bombing hits it, too.',
    cs: 'Mužstvo nebo Kohorta. V každém tvém kroku dobírání: o 3 body osudu víc za každou tvou Továrnu v téže oblasti. Libovolný počet. Zasáhne ji i Strategické bombardování.',
  },
  areas: ['squad', 'cohort'],
  atDraw: ({ g, world, self, seat }) =>
    gainDestiny(g, seat, PER_FACTORY * factoriesBeside(world, self), { cause: 'card', rule: 'DOT 5.28' }),
  copies: 'any',
});

export const perimeterAlarm = equipment({
  code: '06050',
  name: { en: 'Perimeter Alarm', cs: 'Perimetrický poplach' },
  text: {
    en: '1 action, in the Squad or Kohort of any player, whose card it is then: when a warrior there is attacked, nobody in that combat strikes first, whatever says so.',
    cs: '1 akce, do Mužstva či Kohorty kteréhokoli hráče, jehož kartou pak je: když je tam napaden bojovník, nikdo v tom souboji neudeří první, ať to říká cokoli.',
  },
  target: aPlayer(),
  effect: ({ g, seat, player, play }) => asks(g, play, seat, { ask: 'area', options: ['squad', 'cohort'], args: [player] }),
  answered: ({ g, self, args, answer }) =>
    place(g, self, { by: args[0]!, area: answer as 'squad' | 'cohort', at: args[0]!, rule: 'DOT 11.10' }),
  grants: [
    {
      ability: 'neverFirst',
      to: toCombatants((w, _, { self, fight }) => {
        const { by, zone } = w.cards[self]!;
        const defender = fight?.defender ?? null;
        return defender !== null && w.cards[defender]!.by === by && w.cards[defender]!.zone === zone;
      }),
    },
  ],
  copies: 'any',
});
