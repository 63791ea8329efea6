/** Inquisition: the Art, spells that ask how their strength is shared out, or work on a turn or an attack as a whole. */
import {
  breakOff,
  discard,
  endEffectsWhere,
  heal,
  last,
  look,
  loseDestiny,
  mitigate,
  sacrifice,
  stopLooking,
  strengthen,
} from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import type { Here } from '../../rules/game.ts';
import { destinyOf, topFight } from '../../rules/queries.ts';
import type { CardId } from '../../rules/state.ts';
import { isDoomtrooper, isPresent, knownWarriors } from '../../rules/status.ts';
import { ratingOf } from '../../rules/values.ts';
import { art } from '../makers.ts';
import { asks, asksOn, follows, pickedOrNone, picks, plus, stepsOf } from '../pieces.ts';
import { anOpponent, aWarrior } from '../targets.ts';
import { ARMOUR, FIGHT, SHOOT } from '../vocabulary.ts';

/** This many points to Armor, the others to the rating of the combat. */
const shares = (total: number): { readonly bid: number }[] => Array.from({ length: total + 1 }, (_, bid) => ({ bid }));
const shareIn = (answer: unknown): number => (answer as { readonly bid: number }).bid;

const chills = (g: Here, source: { readonly card: CardId; readonly seat: number }): void => {
  for (const on of knownWarriors(g.world))
    strengthen(g, source, { on, ratings: plus(-2, -2, 0) }, { until: source.seat, rule: 'DOT 21.14' });
};
const EXTENSION = 4;
export const arcticWave = art({
  code: '02011',
  name: { en: 'Arctic Wave', cs: 'Arktická vlna' },
  text: {
    en: 'Elements, any time. All warriors have −2 Fight and Shoot until your next turn; as it begins you may pay 4 destiny points and they have so for another turn, and so on.',
    cs: 'Živly, kdykoli. Všichni bojovníci mají do tvého příštího kola −2 Zápas a Střelba; na jeho začátku smíš zaplatit 4 body osudu a platí to o kolo déle, a tak dál.',
  },
  aspect: 'elements',
  casting: 'any',
  condition: ({ world }) => knownWarriors(world).length > 0,
  // [house: the price is asked as the effect would end, each time.]
  effect: ({ g, caster, play }) => {
    chills(g, play);
    last(g, play, { what: 'watch', on: caster, combat: 0 }, { rule: 'DOT 21.14' });
  },
  on: ({ world, self, event, watch }) =>
    watch !== null && event.type === 'turnBegan' && event.seat === watch.by
      ? follows(world, self, { def: watch.def, ask: 'thaw', args: [watch.by] })
      : null,
  answered: ({ g, world, self, ask, args, answer, asked }) => {
    const seat = args[0]!;
    if (ask === 'thaw' && destinyOf(world, seat) >= EXTENSION)
      return asksOn(asked, { ask: 'extend', options: ['pay', 'refuse'], args, seat });
    if (answer === 'pay') {
      loseDestiny(g, seat, EXTENSION, { cause: 'card', rule: 'DOT 3.32' });
      chills(g, { card: self, seat });
    } else endEffectsWhere(g, ({ source, what }) => source === self && what === 'watch');
    return null;
  },
  harmful: true,
});

export const attackPrediction = art({
  code: '02014',
  name: { en: 'Attack Prediction', cs: 'Předvídání útoku' },
  text: {
    en: 'Premonition, combat spell. 6 destiny, when an attack has been announced and nobody is named yet: the attack does not take place; its action is spent.',
    cs: 'Předtucha, bojové kouzlo. 6 bodů osudu, když je ohlášen útok a nikdo ještě není určen: útok se nekoná a jeho akce je pryč.',
  },
  aspect: 'premonition',
  casting: 'combat',
  timing: 'naming',
  destiny: 6,
  effect: ({ world }) => breakOff(topFight(world)!),
  harmful: true,
});

export const exorciseInjuries = art({
  code: '02061',
  name: { en: 'Exorcise Injuries', cs: 'Vymítání zranění' },
  text: {
    en: 'Exorcism, any time. A wounded Doomtrooper is healed; one about to be killed is only wounded.',
    cs: 'Exorcismus, kdykoli. Zraněný Doomtrooper je vyléčen; ten, kdo má být zabit, je jen zraněn.',
  },
  aspect: 'exorcism',
  casting: 'any',
  target: aWarrior(isDoomtrooper, (w, id) => {
    const dies = w.harms.some(({ victim, saved, kill }) => victim === id && !saved && (kill || w.cards[id]!.wounded));
    return w.harms.some(({ victim }) => victim === id) ? dies : w.cards[id]!.wounded;
  }),
  saves: true,
  effect: ({ g, world, target }) => {
    const harms = world.harms.filter(({ victim, saved }) => victim === target && !saved);
    for (const harm of harms) mitigate(world, harm);
    if (harms.length === 0) heal(g, target, 'DOT 7.24');
  },
  spares: 'target',
});

export const fistOfFury = art({
  code: '02066',
  name: { en: 'Fist of Fury', cs: 'Zuřivá pěst' },
  text: {
    en: 'Kinetics, personal combat spell. Per 1 destiny: +1, shared out between the caster’s Armor and his Fight or Shoot in this combat.',
    cs: 'Kinetika, osobní bojové kouzlo. Za každý bod osudu: +1, rozdělíš je mezi sesilatelovu Obranu a jeho Zápas či Střelbu v tomto souboji.',
  },
  aspect: 'kinetics',
  casting: 'personal',
  per: { step: 1 },
  effect: ({ g, world, seat, caster, fight, play }) => {
    const points = stepsOf(world, play, { step: 1, payer: caster, kind: 'art' });
    return asks(g, play, seat, { ask: 'toArmour', options: shares(points), args: [caster, points, fight] });
  },
  answered: ({ g, args, answer, asked }) => {
    const [on, points, fight] = args as [CardId, number, number];
    const armour = shareIn(answer);
    strengthen(g, asked, { on, ratings: plus(points - armour, points - armour, armour) }, { fight, rule: 'DOT 21.14' });
  },
});

export const greaterDivination = art({
  code: '02070',
  name: { en: 'Greater Divination', cs: 'Velká věštba' },
  text: {
    en: 'Premonition, any time. 6 destiny: look through the library or the discard pile of another player; per 6 destiny more discard a card of it, or remove it from the game if it lies in the discard pile. Removed from the game.',
    cs: 'Předtucha, kdykoli. 6 bodů osudu: prohlédni si knihovnu nebo hrob jiného hráče; za každých dalších 6 bodů osudu z ní jednu kartu vyřaď, z hrobu ji odstraň ze hry. Odstraní se ze hry.',
  },
  aspect: 'premonition',
  casting: 'any',
  limit: 1,
  per: { step: 6 },
  target: anOpponent((w, player) => w.sides[player]!.library.length + w.sides[player]!.discard.length > 0),
  effect: ({ g, world, seat, player, caster, play }) =>
    asks(g, play, seat, {
      ask: 'pile',
      options: ['library', 'discard'].filter(pile => world.sides[player]![pile as 'library'].length > 0),
      args: [player, stepsOf(world, play, { step: 6, payer: caster, kind: 'art' }) - 1],
    }),
  answered: ({ g, world, seat, ask, args, answer, asked }) => {
    const [player, left] = args as [number, number];
    const begins = ask === 'pile';
    const deep = begins ? answer === 'library' : args[2] === 1;
    const pile = world.sides[player]![deep ? 'library' : 'discard'];
    if (begins) look(g, { seat, at: player, cards: pile, rule: 'DOT 37.6' });
    else {
      const id = pickedOrNone(answer);
      if (id === null) return stopLooking(g);
      if (deep) discard(g, id, 'DOT 37.10');
      else sacrifice(g, id, 'DOT 37.9');
    }
    const more = begins ? left : left - 1;
    return asksOn(asked, { ask: 'divine', options: ['stop', ...(more > 0 ? picks(pile) : [])], args: [player, more, deep ? 1 : 0] });
  },
  after: 'sacrifice',
  harmful: true,
});

export const transmutation = art({
  code: '02164',
  name: { en: 'Transmutation', cs: 'Transmutace' },
  text: {
    en: 'Mentalism, personal combat spell. The caster’s Fight, Shoot and Armor together are shared out again between Armor and the rating of this combat; the third is 0. After the combat he is wounded.',
    cs: 'Mentalismus, osobní bojové kouzlo. Součet sesilatelova Zápasu, Střelby a Obrany se nově rozdělí mezi Obranu a hodnotu tohoto souboje; třetí je 0. Po souboji je zraněn.',
  },
  aspect: 'mentalism',
  casting: 'personal',
  effect: ({ g, world, seat, caster, fight, play }) => {
    const now = ([FIGHT, SHOOT, ARMOUR] as const).map(rating => ratingOf(world, caster, rating, topFight(world)));
    const total = Math.max(0, now[0]! + now[1]! + now[2]!);
    last(g, play, { what: 'watch', on: caster, combat: fight }, { until: seat, rule: 'DOT 22.1' });
    return asks(g, play, seat, { ask: 'toArmour', options: shares(total), args: [caster, fight, total, ...now] });
  },
  on: ({ world, self, event, watch }) =>
    watch !== null && event.type === 'combatEnded' && event.fight === watch.combat
      ? follows(world, self, { def: watch.def, ask: 'spent', args: [watch.on] })
      : null,
  answered: ({ g, world, self, ask, args, answer, asked }) => {
    if (ask === 'spent') {
      endEffectsWhere(g, ({ source, what }) => source === self && what === 'watch');
      return isPresent(world, args[0]!) ? harmOne(g, { victim: args[0]! }) : null;
    }
    const [on, combat, total, fight, shoot, armour] = args as [CardId, number, number, number, number, number];
    const share = shareIn(answer);
    const isFight = topFight(world)?.tactic === 'fight';
    const ratings = plus((isFight ? total - share : 0) - fight, (isFight ? 0 : total - share) - shoot, share - armour);
    strengthen(g, asked, { on, ratings }, { fight: combat, rule: 'DOT 21.14' });
    return null;
  },
});
