/** Base set: specials, combat. */
import { no } from '@kolbiste/engine';
import { has, opponentIn, takesPart } from '../../../rules/abilities.ts';
import { breakOff, cover, goOn, last, strengthen } from '../../../rules/atoms.ts';
import { awarding, reinforcing } from '../../../rules/procedures.ts';
import { topFight } from '../../../rules/queries.ts';
import { isPresent } from '../../../rules/status.ts';
import { worthOf } from '../../../rules/values.ts';
import { grantTarget, strengthenTarget } from '../../effects.ts';
import { able, either, isMain, isOpponents, isPersonality, isYours, labelled, not } from '../../filters.ts';
import type { Filter, Played } from '../../form.ts';
import { special } from '../../makers.ts';
import { changesTactic, reinforcements } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { aCard, aCombatant, aWarrior, cardInUse, noTarget } from '../../targets.ts';

/** A weapon in use in this combat cannot be used in it any longer. */
const jams = (...which: readonly Filter[]): Played => ({
  timing: 'modifier',
  target: aCard((w, id, { fight }) => fight !== null && takesPart(fight, w.cards[id]!.host), ...which),
  effect: ({ g, target, fight, play }) => last(g, play, { what: 'jammed', on: target }, { fight, rule: 'DOT 24.5.13' }),
});

const firstStrike = (role: 'attacker' | 'defender'): Played => ({
  timing: 'modifier',
  strikesFirst: role,
  condition: ({ world, seat }) => world.cards[topFight(world)![role]!]!.by === seat,
  effect: ({ g, world, fight, play }) => {
    const id = topFight(world)![role]!;
    last(g, play, { what: 'ability', on: id, ability: 'firstStrike' }, { fight, rule: 'DOT 25.12' });
    last(g, play, { what: 'ability', on: id, ability: 'endsCombatByWound' }, { fight, rule: 'DOT 25.13' });
  },
});

export const ambush = special({
  code: '01006',
  name: { en: 'Ambush', cs: 'Léčka' },
  text: {
    en: 'In combat: your defender strikes first; an attacker he wounds does not strike back.',
    cs: 'V souboji: tvůj obránce udeří první; útočník, kterého zraní, už neudeří.',
  },
  ...firstStrike('defender'),
});

export const automaticFire = special({
  code: '01012',
  name: { en: 'Automatic Fire', cs: 'Automatická střelba' },
  text: {
    en: 'In combat, on a machine gun in use: its bonus counts twice.',
    cs: 'V souboji, na použitý kulomet: jeho bonus platí dvakrát.',
  },
  timing: 'modifier',
  target: cardInUse(labelled('machineGun')),
  effect: ({ g, world, target, fight, play }) => {
    const host = world.cards[target]!.host;
    for (const { to, ratings } of definitionOf(world, target).gives)
      if (to.who === 'bearer') strengthen(g, play, { on: host!, ratings }, { fight, rule: 'DOT 24.5.14' });
  },
});

export const blindFury = special({
  code: '01023',
  name: { en: 'Blind Fury', cs: 'Slepý hněv' },
  text: {
    en: 'Before attacker and defender are named, on your warrior who is no personality: he may attack anybody.',
    cs: 'Než se určí útočník a obránce, na tvého bojovníka, který není osobnost: smí útočit na kohokoli.',
  },
  timing: 'naming',
  target: aWarrior(
    isYours,
    (w, _, { seat }) => topFight(w)!.by === seat,
    not(isPersonality),
    not(able('attacksAnyone')),
    w => w.profile === 'standard',
  ),
  effect: grantTarget('attacksAnyone', 'thisCombat', 'DOT 24.2.5'),
});

export const dullBlade = special({
  code: '01086',
  name: { en: 'Dull Blade', cs: 'Tupá čepel' },
  text: {
    en: 'In combat, on a pure Fight weapon: it cannot be used in it.',
    cs: 'V souboji, na čistou zbraň na zápas: v tomto souboji ji nelze použít.',
  },
  ...jams(labelled('fightWeapon')),
});

export const evasiveAction = special({
  code: '01105',
  name: { en: 'Evasive Action', cs: 'Úhybná akce' },
  text: { en: 'In combat: +2 Armor.', cs: 'V souboji: +2 Obrana.' },
  timing: 'modifier',
  target: aCombatant(),
  effect: strengthenTarget({ armour: 2 }),
});

export const luckyShot = special({
  code: '01195',
  name: { en: 'Lucky Shot', cs: 'Šťastný výstřel' },
  text: { en: 'In combat: +2 Shoot.', cs: 'V souboji: +2 Střelba.' },
  timing: 'modifier',
  target: aCombatant(),
  effect: strengthenTarget({ shoot: 2 }),
});

export const outOfAmmo = special({
  code: '01226',
  name: { en: 'Out of Ammo', cs: 'Došlo střelivo' },
  text: {
    en: 'In combat, on an opponent’s weapon for Shoot: it cannot be used in it.',
    cs: 'V souboji, na soupeřovu střelnou zbraň: v tomto souboji ji nelze použít.',
  },
  ...jams(either(labelled('shootWeapon'), labelled('bothWeapon')), isOpponents),
});

export const powerfulBlow = special({
  code: '01237',
  name: { en: 'Powerful Blow', cs: 'Mocný úder' },
  text: { en: 'In combat: +2 Fight.', cs: 'V souboji: +2 Zápas.' },
  timing: 'modifier',
  target: aCombatant(),
  effect: strengthenTarget({ fight: 2 }),
});

export const reinforcementsCard = special({
  code: '01252',
  name: { en: 'Reinforcements!', cs: 'Posily' },
  text: {
    en: 'In combat, per 7 destiny: one more of your warriors joins; Fight and Shoot add up, the opponent chooses whom he strikes. Doomtroopers and Dark Legion do not mix, and nobody joins against his own corporation.',
    cs: 'V souboji, za každých 7 bodů osudu: přidá se další tvůj bojovník; Zápas a Střelba se sčítají, soupeř si vybere, koho udeří. Doomtroopeři a Černá legie spolu nebojují a nikdo se nepřidá proti své korporaci.',
  },
  timing: 'modifier',
  per: { step: 7, upTo: ({ world, seat }) => reinforcements(world, seat, topFight(world)!).length },
  refusal: ({ world, seat }) => {
    const fight = topFight(world)!;
    const main = world.cards[fight.attacker!]!.by === seat ? fight.attacker : fight.defender;
    return world.cards[main!]!.by === seat && reinforcements(world, seat, fight).length ? null : noTarget();
  },
  effect: ({ seat, self, spent, fight }) => reinforcing({ seat, card: self, fight, left: spent / 7 }),
});

export const retreat = special({
  code: '01259',
  name: { en: 'Retreat!', cs: 'Ústup' },
  text: {
    en: 'In combat: your warrior withdraws and the combat ends; the opponent earns victory points worth half his Value, rounded up.',
    cs: 'V souboji: tvůj bojovník ustoupí a souboj končí; soupeř získá vítězné body za polovinu jeho Hodnoty, zaokrouhleno nahoru.',
  },
  timing: 'combat',
  target: aCombatant(isYours, isMain),
  effect: ({ world, target }) => {
    const fight = topFight(world)!;
    breakOff(fight);
    return awarding({
      seat: world.cards[opponentIn(world, fight, target)!]!.by,
      points: Math.ceil(worthOf(world, target, fight) / 2),
      kind: 'victory',
      for: target,
      cause: 'card',
      check: true,
    });
  },
});

export const surpriseAttack = special({
  code: '01302',
  name: { en: 'Surprise Attack', cs: 'Překvapivý útok' },
  text: {
    en: 'In combat: your attacker strikes first; a defender he wounds does not strike back.',
    cs: 'V souboji: tvůj útočník udeří první; obránce, kterého zraní, už neudeří.',
  },
  ...firstStrike('attacker'),
});

export const tacticalAdvantage = special({
  code: '01306',
  name: { en: 'Tactical Advantage', cs: 'Taktická výhoda' },
  text: { en: 'In combat: the tactic changes.', cs: 'V souboji: změní se taktika.' },
  ...changesTactic,
});

export const takeAim = special({
  code: '01309',
  name: { en: 'Take Aim', cs: 'Zamíření' },
  text: { en: 'In combat: +1 Fight and Shoot.', cs: 'V souboji: +1 Zápas a Střelba.' },
  timing: 'modifier',
  target: aCombatant(),
  effect: strengthenTarget({ fight: 1, shoot: 1 }),
});

export const takeCover = special({
  code: '01310',
  name: { en: 'Take Cover', cs: 'Ukryj se' },
  text: { en: 'In combat: your defender goes into cover and stays there.', cs: 'V souboji: tvůj obránce jde do úkrytu a zůstane v něm.' },
  timing: 'combat',
  refusal: ({ world, seat }) => {
    const { defender } = topFight(world)!;
    if (!isPresent(world, defender!) || world.cards[defender!]!.by !== seat || world.cards[defender!]!.covered) return noTarget();
    return has(world, defender, 'neverCovers', null) ? no('DOT 9.18', 'neverCovers') : null;
  },
  effect: ({ g, world }) => {
    const fight = topFight(world)!;
    const { over } = fight;
    if (isPresent(world, fight.defender!)) cover(g, fight.defender!, 'DOT 9.3'); // he may have fallen to an answer
    goOn(fight, over); // the card says the combat goes on
  },
});
