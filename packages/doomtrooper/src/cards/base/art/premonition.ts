/** Base set: the Art, Premonition. */
import { no, type Call, type Seat } from '@kolbiste/engine';
import { opponentIn } from '../../../rules/abilities.ts';
import { discard, draw, last, look, shuffleLibrary, stopLooking, strengthen } from '../../../rules/atoms.ts';
import { knownPairRefusal } from '../../../rules/combat/pairing.ts';
import type { Here } from '../../../rules/game.ts';
import type { Choosing } from '../../../rules/procedures.ts';
import { topFight } from '../../../rules/queries.ts';
import { type World } from '../../../rules/state.ts';
import { isLegion } from '../../../rules/status.ts';
import type { Part, Use } from '../../form.ts';
import { art } from '../../makers.ts';
import { asks, asksOn, changesTactic, picked, picks, plus, stepsOf } from '../../pieces.ts';
import { aCombatant, anOpponent } from '../../targets.ts';
import { choosingOf, replaces, rivals } from './pieces.ts';

/** A hand or library of an opponent is seen for each such sum. Arguments of the questions: whose, how many are left, who looks. */
function looksInto(price: number, pile: 'hand' | 'library'): Part & Pick<Use, 'effect'> {
  const full = (w: World, at: Seat): boolean => w.sides[at]!.library.length > 0 || pile === 'hand';
  const show = (g: Here, asked: Choosing, at: Seat, left: number, seat: Seat): Call<unknown> | null => {
    const cards = g.world.sides[at]![pile];
    look(g, { seat, at, cards, rule: pile === 'hand' ? 'DOT 37.14' : 'DOT 37.6' });
    return asksOn(asked, { ask: 'look', options: ['stop'], args: [at, left, seat, ...asked.args.slice(3), at], seat });
  };
  const next = (g: Here, asked: Choosing): Call<unknown> | null => {
    const [, left, seat, ...seen] = asked.args as [Seat, number, Seat, ...Seat[]];
    const others = rivals(g.world, seat).filter(at => !seen.includes(at) && full(g.world, at));
    if (left <= 1 || others.length === 0) return null;
    return asksOn(asked, { ask: 'to', options: others.map(holder => ({ holder })), args: asked.args, seat });
  };
  return {
    per: { step: price, upTo: ({ world, seat }) => rivals(world, seat).filter(at => full(world, at)).length },
    target: anOpponent((w, player) => full(w, player)),
    effect: ({ g, world, seat, player, caster, play }) => {
      const steps = stepsOf(world, play, { step: price, payer: caster, kind: 'art' });
      return show(g, choosingOf(world, play, [player, steps, seat]), player, steps, seat);
    },
    answered: ({ g, ask, args, answer, asked }) => {
      const [at, left, seat] = args as [Seat, number, Seat];
      if (ask === 'to') return show(g, asked, (answer as { holder: Seat }).holder, left - 1, seat);
      if (ask === 'look') {
        stopLooking(g);
        return pile === 'library' ? asksOn(asked, { ask: 'shuffle', options: ['shuffle', 'keep'], args, seat: at }) : next(g, asked);
      }
      if (answer === 'shuffle') shuffleLibrary(g, at, 'DOT 4.1');
      return next(g, asked);
    },
  };
}

export const gaze = art({
  code: '01141',
  name: { en: 'Gaze', cs: 'Upřený pohled' },
  text: {
    en: 'Premonition, any time. Per 10 destiny: look through an opponent’s library; he may shuffle it.',
    cs: 'Předtucha, kdykoli. Za každých 10 bodů osudu: prohlédni si jednu soupeřovu knihovnu; on ji smí zamíchat.',
  },
  aspect: 'premonition',
  casting: 'any',
  ...looksInto(10, 'library'),
});

export const itemVision = art({
  code: '01180',
  name: { en: 'Item Vision', cs: 'Pohled do karet' },
  text: {
    en: 'Premonition, any time. Per 4 destiny: look at an opponent’s hand.',
    cs: 'Předtucha, kdykoli. Za každé 4 body osudu: prohlédni si jednu soupeřovu ruku.',
  },
  aspect: 'premonition',
  casting: 'any',
  ...looksInto(4, 'hand'),
});

export const lesserTelepathy = art({
  code: '01191',
  name: { en: 'Lesser Telepathy', cs: 'Malá telepatie' },
  text: {
    en: 'Premonition, combat spell. Changes the tactic of this combat.',
    cs: 'Předtucha, bojové kouzlo. Změní taktiku tohoto souboje.',
  },
  aspect: 'premonition',
  casting: 'combat',
  ...changesTactic,
});

export const premonition = art({
  code: '01238',
  name: { en: 'Premonition', cs: 'Předtucha' },
  text: {
    en: 'Premonition, combat spell. Another of your warriors takes the defender’s place.',
    cs: 'Předtucha, bojové kouzlo. Místo obránce nastoupí jiný tvůj bojovník.',
  },
  aspect: 'premonition',
  casting: 'combat',
  ...replaces(
    (w, seat, on) =>
      w.cards[on]!.by === seat &&
      w.cards[topFight(w)!.defender!]!.by === seat &&
      knownPairRefusal(w, topFight(w)!.attacker!, on, topFight(w)) === null,
  ),
  harmful: true,
});

export const presence = art({
  code: '01240',
  name: { en: 'Presence', cs: 'Přítomnost' },
  text: {
    en: 'Premonition, combat spell. Only against the Dark Legion. Per 1 destiny: the target has +1 Armor.',
    cs: 'Předtucha, bojové kouzlo. Jen proti Černé legii. Za každý bod osudu: cíl má +1 Obrana.',
  },
  aspect: 'premonition',
  casting: 'combat',
  per: { step: 1 },
  target: aCombatant(),
  refusal: ({ world, target }) => {
    const fight = topFight(world)!;
    return isLegion(world, opponentIn(world, fight, target)!) ? null : no('DOT 28.16', 'legionOnly');
  },
  effect: ({ g, world, target, caster, fight, play }) =>
    strengthen(
      g,
      play,
      { on: target, ratings: plus(0, 0, stepsOf(world, play, { step: 1, payer: caster, kind: 'art' })) },
      { fight, rule: 'DOT 21.14' },
    ),
});

export const truePath = art({
  code: '01325',
  name: { en: 'True Path', cs: 'Cesta pravdy' },
  text: {
    en: 'Premonition, any time. In your draw step before you draw, per 3 destiny: draw one card more; keep one of these and discard the rest.',
    cs: 'Předtucha, kdykoli. Ve tvém kroku dobírání před dobíráním, za každé 3 body osudu: dober si kartu navíc; jednu z nich si nech a ostatní odhoď.',
  },
  aspect: 'premonition',
  casting: 'any',
  timing: 'draw',
  per: { step: 3, upTo: ({ world, seat }) => world.sides[seat]!.library.length },
  condition: ({ world, seat }) => world.sides[seat]!.library.length > 0,
  effect: ({ g, world, seat, caster, play }) => {
    const { hand } = world.sides[seat]!;
    const before = hand.length;
    for (let n = stepsOf(world, play, { step: 3, payer: caster, kind: 'art' }); n > 0; n--) draw(g, seat, 'DOT 6.1');
    last(g, play, { what: 'extraDraw', on: null, turn: world.turn }, { until: seat, rule: 'DOT 6.1' });
    const drawn = hand.slice(before);
    return drawn.length > 1 ? asks(g, play, seat, { ask: 'keep', options: picks(drawn), args: drawn }) : null;
  },
  answered: ({ g, args, answer }) => {
    for (const id of args) if (id !== picked(answer)) discard(g, id, 'DOT 27.4');
  },
});
