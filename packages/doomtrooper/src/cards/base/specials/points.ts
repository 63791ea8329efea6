/** Base set: specials, points. */
import type { Seat } from '@kolbiste/engine';
import { destinyOf, discard, gainDestiny, heal, last, loseDestiny, loseVictory, takeDestiny, takeVictory } from '../../../rules/atoms.ts';
import { keepsPoints } from '../../../rules/banking.ts';
import { awarding } from '../../../rules/procedures.ts';
import { topFight, poolOf } from '../../../rules/queries.ts';
import { type CardId, type World } from '../../../rules/state.ts';
import { isBrother, isDoomtrooper, isPresent, warriorsOf } from '../../../rules/status.ts';
import { gainDestinyPoints, placeOnTargetPlayer, placeOnYou, takeDestinyPoints, takeVictoryPoints } from '../../effects.ts';
import { hasDestiny, hasVictory } from '../../filters.ts';
import { special } from '../../makers.ts';
import { asks } from '../../pieces.ts';
import { anOpponent, noTarget } from '../../targets.ts';

/** The warrior who has just come into somebody's Squad: nothing else has happened since. */
const newcomer = (w: World, seat: Seat): CardId | null =>
  warriorsOf(w, seat).find(
    id => w.cards[id]!.zone === 'squad' && w.cards[id]!.stamp === w.stamp && isDoomtrooper(w, id) && !isBrother(w, id),
  ) ?? null;

export const bornWithASilverSpoon = special({
  code: '01028',
  name: { en: 'Born with a Silver Spoon', cs: 'Dítě štěstěny' },
  text: {
    en: 'When a Doomtrooper outside the Brotherhood has just come into your Squad: pay 5 destiny points and earn 3 victory points.',
    cs: 'Když ti do Mužstva právě přišel Doomtrooper mimo Bratrstvo: zaplať 5 bodů osudu a získej 3 vítězné body.',
  },
  timing: 'any',
  destiny: 5,
  condition: ({ world, seat }) => newcomer(world, seat) !== null,
  effect: ({ g, world, seat, self, play }) => {
    last(g, play, { what: 'note', on: newcomer(world, seat), note: 'silverSpoon' }, { rule: 'DOT 22.1' });
    return awarding({ seat, points: 3, kind: 'victory', for: self, cause: 'card', check: true });
  },
});

export const corporateShenanigans = special({
  code: '01056',
  name: { en: 'Corporate Shenanigans', cs: 'Podfuk korporací' },
  text: {
    en: 'Every player loses half his victory points, rounded down, and all his destiny points.',
    cs: 'Každý hráč přijde o polovinu vítězných bodů, zaokrouhleno dolů, a o všechny body osudu.',
  },
  timing: 'any',
  effect: ({ g, world, seat: by }) => {
    world.sides.forEach((side, from) => {
      takeVictory(g, { from, by }, Math.floor(side.victory / 2), 'DOT 1.13');
      takeDestiny(g, { from, by }, destinyOf(world, from), 'DOT 3.32');
    });
  },
  limit: 0,
});

export const doomed = special({
  code: '01084',
  name: { en: 'Doomed', cs: 'Odsouzen k záhubě' },
  text: {
    en: 'On a player: he loses 3 destiny points at the start of each of his draw steps; when he has none left, this is discarded.',
    cs: 'Na hráče: na začátku každého svého kroku dobírání přijde o 3 body osudu; nemá-li žádné, tato karta se vyřadí.',
  },
  timing: 'any',
  target: anOpponent(),
  effect: placeOnTargetPlayer(),
  atDraw: ({ g, world, seat, self }) => {
    takeDestiny(g, { from: seat, by: world.cards[self]!.by }, 3, 'DOT 5.24');
    if (destinyOf(world, seat) === 0) discard(g, self, 'DOT 37.10');
  },
  after: 'stays',
});

export const fortuneOfWar = special({
  code: '01133',
  name: { en: 'Fortune of War', cs: 'Válečné štěstí' },
  text: { en: 'Stays: you no longer discard down to seven.', cs: 'Zůstává: už neodhazuješ na sedm karet.' },
  timing: 'any',
  effect: placeOnYou(),
  after: 'stays',
  hand: { hold: 999 },
});

export const framed = special({
  code: '01135',
  name: { en: 'Framed!', cs: 'Falešně obviněn' },
  text: { en: 'Per 5 destiny a player loses 1 victory point.', cs: 'Za každých 5 bodů osudu přijde hráč o 1 vítězný bod.' },
  timing: 'any',
  per: { step: 5 },
  target: anOpponent(hasVictory),
  effect: ({ spent }) => takeVictoryPoints(spent / 5),
});

export const influence = special({
  code: '01167',
  name: { en: 'Influence', cs: 'Ovlivnění' },
  text: { en: 'A player loses 1 destiny point for each you spend.', cs: 'Za každý bod osudu, který utratíš, přijde hráč o jeden.' },
  timing: 'any',
  per: { step: 1 },
  target: anOpponent(hasDestiny),
  effect: ({ spent }) => takeDestinyPoints(spent),
});

export const joyOfVictory = special({
  code: '01181',
  name: { en: 'Joy of Victory', cs: 'Radost z vítězství' },
  text: {
    en: 'After a combat your attacker survived: 5 destiny points, and he is healed if he was wounded in it.',
    cs: 'Po souboji, který tvůj útočník přežil: 5 bodů osudu, a byl-li v něm zraněn, vyléčí se.',
  },
  timing: 'any',
  refusal: ({ world, seat }) => {
    const fight = topFight(world);
    const after = fight !== null && (fight.phase === 'status' || fight.phase === 'points');
    return after && world.cards[fight.attacker!]!.by === seat && isPresent(world, fight.attacker!) ? null : noTarget();
  },
  effect: ({ g, world, seat }) => {
    const { attacker, hurt } = topFight(world)!;
    gainDestiny(g, seat, 5, { cause: 'card', rule: 'DOT 3.32' });
    if (hurt.some(({ victim }) => victim === attacker)) heal(g, attacker!, 'DOT 24.7.9');
  },
});

export const lostPaperwork = special({
  code: '01194',
  name: { en: 'Lost Paperwork', cs: 'Ztracené listiny' },
  text: { en: 'A player loses 3 victory points.', cs: 'Hráč přijde o 3 vítězné body.' },
  timing: 'any',
  target: anOpponent(hasVictory),
  effect: takeVictoryPoints(3),
});

export const manifestDestiny = special({
  code: '01198',
  name: { en: 'Manifest Destiny', cs: 'Zjevné předurčení' },
  text: {
    en: 'In your draw step, stays: you draw up to ten and discard down to ten.',
    cs: 'V tvém kroku dobírání, zůstává: dobíráš do deseti a odhazuješ na deset karet.',
  },
  timing: 'draw',
  effect: placeOnYou(),
  after: 'stays',
  hand: { draw: 10, hold: 10 },
});

export const negativeKarma = special({
  code: '01217',
  name: { en: 'Negative Karma', cs: 'Negativní karma' },
  text: { en: 'A player loses all his destiny points.', cs: 'Hráč přijde o všechny body osudu.' },
  timing: 'any',
  target: anOpponent(hasDestiny),
  effect: takeDestinyPoints(999),
});

export const positiveKarma = special({
  code: '01235',
  name: { en: 'Positive Karma', cs: 'Pozitivní karma' },
  text: { en: 'You gain 10 destiny points.', cs: 'Získáš 10 bodů osudu.' },
  timing: 'any',
  effect: gainDestinyPoints(10),
});

export const retraining = special({
  code: '01258',
  name: { en: 'Retraining', cs: 'Přeškolení' },
  text: {
    en: '1 action: exchange destiny points for victory points or the other way, five for one. Removed from the game.',
    cs: '1 akce: vyměň body osudu za vítězné nebo naopak, pět za jeden. Odstraní se ze hry.',
  },
  timing: 'action',
  actions: 1,
  condition: ({ world, seat }) => destinyOf(world, seat) >= 5 || world.sides[seat]!.victory > 0,
  effect: ({ g, world, seat, play }) => {
    const { victory } = world.sides[seat]!;
    const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
    return asks(g, play, seat, {
      ask: 'exchange',
      options: [...upTo(Math.floor(destinyOf(world, seat) / 5)).map(buy => ({ buy })), ...upTo(victory).map(sell => ({ sell }))],
    });
  },
  answered: ({ g, seat, self, answer }) => {
    const { buy, sell } = answer as { readonly buy?: number; readonly sell?: number };
    if (buy !== undefined) {
      loseDestiny(g, seat, 5 * buy, { cause: 'card', rule: 'DOT 3.32' });
      return awarding({ seat, points: buy, kind: 'victory', for: self, cause: 'card', check: true });
    }
    loseVictory(g, seat, sell!, { cause: 'card', rule: 'DOT 1.13' });
    gainDestiny(g, seat, 5 * sell!, { cause: 'card', rule: 'DOT 3.32' });
    return null;
  },
  after: 'sacrifice',
  limit: 1,
});

export const reversalOfFortune = special({
  code: '01262',
  name: { en: 'Reversal of Fortune', cs: 'Zrádná štěstěna' },
  text: { en: 'Exchange your destiny points with another player’s.', cs: 'Vyměň si body osudu s jiným hráčem.' },
  timing: 'any',
  target: anOpponent((w, player, { seat }) => poolOf(w, player) !== poolOf(w, seat) && !keepsPoints(w, player, seat)),
  effect: ({ g, world, seat, player }) => {
    const mine = poolOf(world, seat),
      theirs = poolOf(world, player);
    loseDestiny(g, seat, mine, { cause: 'card', rule: 'DOT 3.32' });
    loseDestiny(g, player, theirs, { cause: 'card', rule: 'DOT 3.32' });
    gainDestiny(g, seat, theirs, { cause: 'card', rule: 'DOT 3.32' });
    gainDestiny(g, player, mine, { cause: 'card', rule: 'DOT 3.32' });
  },
});

export const twistOfFate = special({
  code: '01326',
  name: { en: 'Twist of Fate', cs: 'Změna osudu' },
  text: {
    en: 'With at least 5 victory points, flip a coin: heads 20 destiny points, tails lose 5 victory points.',
    cs: 'Máš-li aspoň 5 vítězných bodů, hoď mincí: panna 20 bodů osudu, orel ztráta 5 vítězných bodů.',
  },
  timing: 'any',
  condition: ({ world, seat }) => world.sides[seat]!.victory >= 5,
  effect: ({ g, seat }) => {
    const heads = g.random.integer(2) === 0;
    g.emit({ type: 'coin', seat, heads, rule: 'DOT 22.1' });
    if (heads) gainDestiny(g, seat, 20, { cause: 'card', rule: 'DOT 3.32' });
    else loseVictory(g, seat, 5, { cause: 'card', rule: 'DOT 1.13' });
  },
});
