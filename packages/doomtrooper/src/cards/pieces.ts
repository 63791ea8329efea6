/** Pieces that several cards are made of. */
import type { Call, Option, Seat } from '@kolbiste/engine';
import { has, isCombatant, opponentIn, works } from '../abilities.ts';
import { cancel, destinyOf, discard, loseDestiny, mark, strengthen } from '../atoms.ts';
import { no } from '../rule.ts';
import { costFor } from '../moves.ts';
import type { Here } from '../doomtrooper.ts';
import { affiliationOf, bearerOf, isDoomtrooper, isKind, isLegion, vehicleOf, warriorsOf } from '../status.ts';
import { ratingOf } from '../values.ts';
import { choosing, type Choosing } from '../signatures.ts';
import { NOTHING, topFight, type Announced, type CardId, type Fight, type World } from '../world.ts';
import { ARMOUR, CORPORATIONS, type Ability, type Change, type Context, type Definition, type Grants, type Move } from './card.ts';
import { special, type More, type Text } from './make.ts';
import { DEFINITIONS, definitionOf } from './registry.ts';

/** Whether a warrior is one of the two in the combat that is on. */
export const inCombat = (w: World, id: CardId): boolean => {
  const fight = topFight(w);
  return fight !== null && isCombatant(fight, id);
};
/** Whether he profits from a fortification now. */
export function isFortified(w: World, id: CardId, fight: Context): boolean {
  if (vehicleOf(w, id) >= 0 || has(w, id, 'noFortifications', fight)) return false;
  for (const source of w.play) {
    const definition = definitionOf(w, source);
    const isCard = definition.type === 'fortification';
    if (!isCard && !definition.labels.includes('fortification')) continue;
    if (isCard && fight !== null && fight.warzone >= 0) continue;
    if (!works(w, source, fight)) continue;
    for (const { to, ratings } of definition.gives) {
      if (ratings[2] <= 0) continue;
      if (
        to.who === 'bearer'
          ? bearerOf(w, source) === id
          : to.who === 'yours' && w.cards[source]!.by === w.cards[id]!.by && (to.fits?.(w, source, id, fight) ?? true)
      )
        return true;
    }
  }
  return false;
}
/** Who of a player's may join a combat: in the same area (DOT 25.9), of the same side, not of the opponent's corporation. */
export function reinforcements(w: World, seat: Seat, fight: Fight): CardId[] {
  const main = w.cards[fight.attacker]!.by === seat ? fight.attacker : fight.defender;
  const enemy = opponentIn(fight, main);
  return warriorsOf(w, seat).filter(
    id =>
      id !== main &&
      id !== enemy &&
      !fight.helpers.includes(id) &&
      w.cards[id]!.zone === w.cards[main]!.zone &&
      !w.cards[id]!.covered &&
      !has(w, id, 'neverFights', fight) &&
      !has(w, id, 'prisoner', fight) &&
      isDoomtrooper(w, id) === isDoomtrooper(w, main) &&
      isLegion(w, id) === isLegion(w, main) &&
      (affiliationOf(w, id) & affiliationOf(w, enemy) & CORPORATIONS) === 0,
  );
}
/** Strength for the card's own warrior to the end of the combat. */
export function strengthenSelf(g: Here, play: Announced, change: Change): void {
  strengthen(g, play, bearerOf(g.world, play.card), change, { fight: play.fight }, 'DOT 24.5.14');
}
/** Reaches warriors of one kind. */
export const kindly =
  (kind: string) =>
  (w: World, _: CardId, receiver: CardId): boolean =>
    isKind(w, receiver, kind);
/** What nearly all of Cybertronic have in common, with what this one says besides. */
export const cyber = (en = '', cs = ''): Text => [
  `Immune to general gifts of the Dark Symmetry. May never cast Art.${en && ` ${en}`}`,
  `Imunní vůči obecným darům Černé symetrie. Nikdy nesmí používat Umění.${cs && ` ${cs}`}`,
];
export const CYBER: readonly Ability[] = ['giftImmune', 'neverArt'];
/** Two personalities head the Chasseurs in the same way. */
export const CHASSEURS: Text = [
  'Counts as a Chasseur; your other Chasseurs have +2 Fight, Shoot and Armor.',
  'Počítá se za Lovce; tvoji ostatní Lovci mají +2 Zápas, Střelba a Obrana.',
];
export const headsChasseurs: More = {
  personality: true,
  kinds: ['chasseur'],
  abilities: CYBER,
  gives: [{ ratings: [2, 2, 2, 0], layer: 'add', to: { who: 'yours', exceptSelf: true, fits: kindly('chasseur') } }],
};
/** A weapon that kills whoever its bearer outdoes twice over with it. */
export const overwhelms = (rating: 0 | 1): Grants => ({
  ability: 'killsOnWound',
  to: {
    who: 'bearer',
    fits: (w, _, receiver, fight) => {
      const opponent = fight === null ? NOTHING : opponentIn(fight, receiver);
      return opponent >= 0 && ratingOf(w, receiver, rating, fight) > 2 * ratingOf(w, opponent, ARMOUR, fight);
    },
  },
});
/** Steps of strength bought, doubled where the payer counts double. */
export function stepsOf(w: World, play: Announced, step: number, payer: CardId, kind: 'art' | 'symmetry'): number {
  const worth = play.spent * (has(w, payer, kind === 'art' ? 'doubleArt' : 'doubleSymmetry', null) ? 2 : 1);
  return Math.floor(worth / (kind === 'art' ? costFor(w, payer, step) : step));
}
export const times = (change: Change, n: number): Change => [change[0] * n, change[1] * n, change[2] * n, change[3] * n];

/** A question of a card that was played; nothing where there is nothing to choose from. */
export const asks = (
  g: Here,
  play: { readonly card: CardId },
  seat: Seat,
  ask: string,
  options: readonly Option[],
  args: readonly number[] = [],
): Call<null> | null =>
  options.length ? choosing({ seat, card: play.card, def: g.world.cards[play.card]!.def, ask, options, args }) : null;
/** The same card goes on asking. */
export const asksOn = (
  asked: Choosing,
  ask: string,
  options: readonly Option[],
  args: readonly number[] = asked.args,
  seat = asked.seat,
): Call<null> | null => (options.length ? choosing({ ...asked, seat, ask, options, args }) : null);
/** A card goes on without a question, for what it waited for has come. */
export const follows = (w: World, card: CardId, def: number, ask: string, args: readonly number[] = []) =>
  choosing({ seat: w.cards[card]!.by, card, def, ask, options: [], args });
export const picks = (ids: readonly CardId[]): Option[] => ids.map(pick => ({ pick }));
/** The card of a `pick`, or -1 for any other answer. */
export const picked = (answer: Option): CardId => (typeof answer === 'object' && 'pick' in answer ? Number(answer['pick']) : NOTHING);

/** Cancels a special just played, or a combat card while the combat lasts [DR-16]. */
export const cancelling: Pick<Move, 'timing' | 'aim' | 'answers' | 'fits' | 'does'> = {
  timing: 'cancel',
  aim: 'modifier',
  answers: (w, seat, _, pending) => pending.use < 0 && pending.seat !== seat && definitionOf(w, pending.card).type === 'special',
  fits: (w, seat, _, on) =>
    on < 0 || w.effects.some(effect => effect.source === on && effect.by !== seat && DEFINITIONS[effect.def]!.type === 'special')
      ? null
      : no('DOT 28.16', 'noTarget'),
  does: (g, play) => {
    const w = g.world;
    if (play.on >= 0) {
      w.effects = w.effects.filter(effect => effect.source !== play.on);
      g.emit({ type: 'cancelled', card: play.on, rule: 'DOT 28.3' });
    } else cancel(g, w.announced[w.announced.length - 1]!);
    return null;
  },
};

/** Somebody's Squad or Kohort: asked for where both hold warriors. */
export const manned = (w: World, at: Seat): ('squad' | 'cohort')[] =>
  (['squad', 'cohort'] as const).filter(area => warriorsOf(w, at).some(id => w.cards[id]!.zone === area));
export const onArea = (does: (g: Here, asked: Choosing, warriors: readonly CardId[]) => Call<unknown> | null): More & { play: Move } => ({
  play: {
    timing: 'action',
    actions: 1,
    destiny: 0,
    aim: 'player',
    fits: (w, _, __, ___, at) => (manned(w, at).length ? null : no('DOT 28.16', 'noTarget')),
    does: (g, play) => {
      const { def } = g.world.cards[play.card]!;
      const areas = manned(g.world, play.at);
      return choosing({ seat: play.seat, card: play.card, def, ask: 'area', options: areas.length > 1 ? areas : [], args: [play.at] });
    },
  },
  answered: (g, asked, answer) => {
    const w = g.world;
    const at = asked.args[0]!;
    const area = answer === '' ? manned(w, at)[0] : answer;
    return does(
      g,
      asked,
      warriorsOf(w, at).filter(id => w.cards[id]!.zone === area),
    );
  },
});

/** 1 action puts a card of the hand into it for good; each is a marker. */
export const fedWith = (food: (w: World, seat: Seat, self: CardId) => CardId[]): Pick<Definition, 'uses' | 'answered'> => ({
  uses: [
    {
      timing: 'action',
      actions: 1,
      destiny: 0,
      aim: 'none',
      fits: (w, seat, self) => (food(w, seat, self).length ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => asks(g, play, play.seat, 'feed', picks(food(g.world, play.seat, play.card))),
    },
  ],
  answered: (g, { card }, answer) => {
    discard(g, picked(answer), 'DOT 37.10');
    mark(g, card, 1, 'DOT 7.25');
    return null;
  },
});

/** In each draw step of its player it is paid for or discarded. */
export const upkeep = (price: number): More => ({
  atDraw: (g, self, seat) => {
    if (destinyOf(g.world, seat) >= price) return asks(g, { card: self }, seat, 'upkeep', ['pay', 'refuse']);
    discard(g, self, 'DOT 37.10');
    return null;
  },
  answered: (g, asked, answer) => {
    if (answer === 'pay') loseDestiny(g, asked.seat, price, 'ability', 'DOT 3.32');
    else discard(g, asked.card, 'DOT 37.10');
    return null;
  },
});

/** A card both books have made needless. */
export const needless = (code: string, en: string, cs: string, what: Text): Definition =>
  special(
    code,
    en,
    cs,
    0,
    [
      `Once needed to play ${what[0]}; both books have done away with that, so it has no effect and cannot be played.`,
      `Kdysi byla nutná ke hraní ${what[1]}; obojí pravidla to zrušila, takže nemá účinek a nelze ji zahrát.`,
    ],
    { timing: 'any', fits: () => no('DOT 28.16', 'noTarget'), does: () => null },
    { after: 'stays' },
  );
