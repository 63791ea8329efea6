/** Mortificator: help in need, and a bank emptied. */
import { no } from '@kolbiste/engine';
import { has, isCapable, isCombatant, isEngaged } from '../../rules/abilities.ts';
import { gainDestiny, last, loseDestiny, sacrifice, strengthen } from '../../rules/atoms.ts';
import { joiningRefusal } from '../../rules/combat/pairing.ts';
import { destinyOf, isPaired, topFight } from '../../rules/queries.ts';
import type { CardId, Fight, World } from '../../rules/state.ts';
import { affiliationOf, carrierOf, isKind, isThere, warriorsOf } from '../../rules/status.ts';
import { ratingOf } from '../../rules/values.ts';
import { equipment, special } from '../makers.ts';
import { asks, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { anOpponent } from '../targets.ts';
import { ARMOUR, FIGHT, SHOOT, VALUE, type Ability } from '../vocabulary.ts';

/** What one who helps lends in a combat besides his ratings and what is printed on him. */
const LENT: readonly Ability[] = [
  'killsOnWound',
  'killsOnFightWound',
  'overwhelms',
  'sacrificesVictims',
  'firstStrike',
  'firstStrikeFight',
  'alwaysFirst',
  'beforeFirst',
  'endsCombatByWound',
  'endsCombatByStrike',
  'ignoresCover',
  'ignoresFortifications',
  'deniesWarzone',
  'artImmune',
  'symmetryImmune',
  'giftImmune',
  'poisonImmune',
];
/** Comrades of his affiliation in his Squad or Kohort who can fight. */
const helpersFor = (w: World, id: CardId, fight: Fight): CardId[] =>
  warriorsOf(w, w.cards[id]!.by).filter(
    other =>
      other !== id &&
      ['squad', 'cohort'].includes(w.cards[other]!.zone) &&
      w.cards[other]!.zone === w.cards[id]!.zone &&
      !w.cards[other]!.covered &&
      (affiliationOf(w, other) & affiliationOf(w, id)) !== 0 &&
      isCapable(w, other) &&
      !isEngaged(w, other) &&
      !has(w, other, 'neverFights', fight) &&
      joiningRefusal(w, other, fight.tactic!) === null,
  );

export const panicButton = equipment({
  code: '04076',
  name: { en: 'Panic Button', cs: 'Paniknoflík' },
  text: {
    en: 'Any warrior. In his combat, removed from the game: a warrior of his affiliation in his Squad or Kohort helps him. His four ratings and his abilities are added to those of the bearer, who alone is struck at.',
    cs: 'Kdokoli. V jeho souboji, odstraní se ze hry: pomůže mu bojovník téže příslušnosti z jeho Mužstva či Kohorty. Čtyři hodnoty a schopnosti pomocníka se přičtou nositeli, na kterého jediného soupeř udeří.',
  },
  uses: [
    {
      timing: 'modifier',
      refusal: ({ world, self }) => {
        const fight = topFight(world);
        const bearer = carrierOf(world, self);
        if (!isPaired(fight) || !isCombatant(fight, bearer)) return no('DOT 28.19', 'notInCombat');
        return helpersFor(world, bearer, fight).length > 0 ? null : no('DOT 28.16', 'noTarget');
      },
      effect: ({ g, world, seat, self, play }) => {
        const bearer = carrierOf(world, self);
        const call = asks(g, play, seat, { ask: 'join', options: picks(helpersFor(world, bearer, topFight(world)!)), args: [bearer] });
        sacrifice(g, self, 'DOT 37.9', true);
        return call;
      },
    },
  ],
  answered: ({ g, world, seat, self, args, answer }) => {
    const [on] = args as readonly [CardId];
    const helper = picked(answer);
    const now = topFight(world)!;
    const joined = { ...now, helpers: [...now.helpers, helper] };
    const source = { card: self, seat };
    const lasts = { fight: now.id, rule: 'DOT 25.7' } as const;
    const abilities = [...definitionOf(world, helper).abilities, ...LENT].filter(ability => has(world, helper, ability, joined));
    const [fight, shoot, armour, value] = [FIGHT, SHOOT, ARMOUR, VALUE].map(rating => ratingOf(world, helper, rating as 0, joined));
    strengthen(g, source, { on, ratings: [fight!, shoot!, armour!, value!] }, lasts);
    for (const ability of new Set(abilities)) last(g, source, { what: 'ability', on, ability }, lasts);
  },
});

export const robbedBlind = special({
  code: '04089',
  name: { en: 'Robbed Blind', cs: 'Okraden do poslední nitky' },
  text: {
    en: '2 actions, on an opponent who has a Cardinal’s Bank: all his destiny points are yours, whatever the Bank says. Removed from the game.',
    cs: '2 akce, na soupeře, který má Kardinálovu pokladnici: všechny jeho body osudu jsou tvé, ať pokladnice říká cokoli. Odstraní se ze hry.',
  },
  timing: 'action',
  actions: 2,
  target: anOpponent(
    (w, player) =>
      destinyOf(w, player) > 0 && w.play.some(id => w.cards[id]!.by === player && isThere(w, id) && isKind(w, id, 'cardinal-s-bank')),
  ),
  effect: ({ g, world, seat, player }) =>
    gainDestiny(g, seat, loseDestiny(g, player, destinyOf(world, player), { cause: 'card', rule: 'DOT 3.32' }), {
      cause: 'card',
      rule: 'DOT 3.32',
    }),
  after: 'sacrifice',
});
