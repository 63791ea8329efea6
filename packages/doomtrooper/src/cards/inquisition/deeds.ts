/** Inquisition: specials that answer what has just happened in a combat, or change how it goes. */
import { endEffectsWhere, join, last, loseDestiny, toHand } from '../../rules/atoms.ts';
import { has } from '../../rules/abilities.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import type { Here } from '../../rules/game.ts';
import { destinyOf, pendingOf, topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isBrother, isDoomtrooper, isPresent } from '../../rules/status.ts';
import { worthOf } from '../../rules/values.ts';
import type { Choosing } from '../../rules/procedures.ts';
import { grantTarget, placeInArea } from '../effects.ts';
import { able, isMain, isYours, not } from '../filters.ts';
import type { Done, Part, Use } from '../form.ts';
import { attachment, special } from '../makers.ts';
import { asks, asksOn, follows, pickedOrNone, picks, reinforcements, spoilsFor, takesSpoils } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCombatant, anArea, aWarrior } from '../targets.ts';

/** On a Doomtrooper who has just killed somebody worth more than he is. */
const forValour: Part & Pick<Use, 'timing'> = {
  timing: 'any',
  target: aWarrior(isDoomtrooper, (w, id) => {
    const fight = topFight(w);
    return fight !== null && fight.felled.some(({ by, value }) => by === id && value > worthOf(w, id, fight));
  }),
  copies: 'any',
};

export const bolsterYourForces = special({
  code: '02023',
  name: { en: 'Bolster Your Forces', cs: 'Strategická podpora' },
  text: {
    en: 'In combat, on your warrior in it: your other warriors may join him, each for his Value in destiny points. Doomtroopers and Dark Legion do not mix; the opponent chooses whom he strikes.',
    cs: 'V souboji, na tvého bojovníka v něm: tvoji další bojovníci se k němu smějí přidat, každý za svou Hodnotu v bodech osudu. Doomtroopeři a Černá legie spolu nebojují; soupeř volí, koho z nich zasáhne.',
  },
  timing: 'modifier',
  target: aCombatant(isMain, isYours, (w, _, { seat }) => hirable(w, seat).length > 0),
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'join', options: ['stop', ...picks(hirable(world, seat))] }),
  answered: ({ g, world, seat, answer, asked }) => {
    const id = pickedOrNone(answer);
    const fight = topFight(world);
    if (id === null || fight === null) return null;
    loseDestiny(g, seat, worthOf(world, id, fight), { cause: 'card', rule: 'DOT 3.32' });
    join(g, fight, id);
    return hirable(world, seat).length > 0 ? asksOn(asked, { ask: 'join', options: ['stop', ...picks(hirable(world, seat))] }) : null;
  },
});
function hirable(w: World, seat: number): CardId[] {
  const fight = topFight(w)!;
  return reinforcements(w, seat, fight).filter(id => worthOf(w, id, fight) <= destinyOf(w, seat));
}

export const commendation = attachment({
  code: '02036',
  name: { en: 'Commendation', cs: 'Pochvala' },
  text: {
    en: 'On a Doomtrooper who in the combat that is just over killed somebody of higher Value: +3 Fight, +1 Value. A warrior may have several.',
    cs: 'Na Doomtroopera, který v právě skončeném souboji zabil někoho s vyšší Hodnotou: +3 Zápas, +1 Hodnota. Bojovník jich smí mít několik.',
  },
  ...forValour,
  gives: [{ fight: 3, value: 1 }],
});

export const decoration = attachment({
  code: '02042',
  name: { en: 'Decoration', cs: 'Vyznamenání' },
  text: {
    en: 'On a Doomtrooper who in the combat that is just over killed somebody of higher Value: +3 Shoot, +1 Value. A warrior may have several.',
    cs: 'Na Doomtroopera, který v právě skončeném souboji zabil někoho s vyšší Hodnotou: +3 Střelba, +1 Hodnota. Bojovník jich smí mít několik.',
  },
  ...forValour,
  gives: [{ shoot: 3, value: 1 }],
});

export const ferocity = special({
  code: '02064',
  name: { en: 'Ferocity', cs: 'Zuřivost' },
  text: {
    en: 'In combat, on a warrior in it: anyone he wounds is killed if his rating in this combat is more than twice the Armor of the other.',
    cs: 'V souboji, na bojovníka v něm: koho zraní, toho zabije, je-li jeho hodnota v tomto souboji víc než dvojnásobek Obrany toho druhého.',
  },
  timing: 'modifier',
  target: aCombatant(not(able('overwhelms'))),
  effect: grantTarget('overwhelms', 'thisCombat', 'DOT 24.6.4'),
});

export const lootTheDead = special({
  code: '02089',
  name: { en: 'Loot the Dead', cs: 'Oloupení mrtvoly' },
  text: {
    en: 'When your warrior has just killed somebody in combat: put an equipment card of the dead on one of your warriors, whatever affiliation it asks for. Discarded, it goes to its owner.',
    cs: 'Když tvůj bojovník právě v souboji někoho zabil: dej kartu vybavení mrtvého svému bojovníkovi bez ohledu na příslušnost. Je-li vyřazena, patří svému majiteli.',
  },
  timing: 'any',
  condition: ({ world, seat }) => spoilsFor(world, seat, 'equipment').length > 0,
  ...takesSpoils('equipment'),
});

export const preferredSpell = special({
  code: '02112',
  name: { en: 'Preferred Spell', cs: 'Oblíbené kouzlo' },
  text: {
    en: 'When a spell has just been cast: it works as ever, and then the card goes back to the hand of the player who cast it.',
    cs: 'Když bylo právě sesláno kouzlo: zapůsobí jako jindy a jeho karta se pak vrátí do ruky toho, kdo ho seslal.',
  },
  affiliation: 'brotherhood',
  timing: 'reaction',
  answers: ({ world, pending }) => pending.use === null && definitionOf(world, pending.card).type === 'art',
  effect: ({ g, world, seat, play }) =>
    last(g, play, { what: 'watch', on: pendingOf(world)!.card, combat: 0 }, { until: seat, rule: 'DOT 22.1' }),
  on: ({ world, self, event, watch }) =>
    watch !== null && (event.type === 'discarded' || event.type === 'sacrificed') && event.card === watch.on
      ? follows(world, self, { def: watch.def, ask: 'back', args: [event.card] })
      : null,
  answered: ({ g, self, args }) => {
    endEffectsWhere(g, ({ source, what }) => source === self && what === 'watch');
    toHand(g, args[0]!, 'DOT 37.15');
  },
});

export const recognition = attachment({
  code: '02116',
  name: { en: 'Recognition', cs: 'Uznání' },
  text: {
    en: 'On a Doomtrooper who in the combat that is just over killed somebody of higher Value: +3 Armor, +1 Value. A warrior may have several.',
    cs: 'Na Doomtroopera, který v právě skončeném souboji zabil někoho s vyšší Hodnotou: +3 Obrana, +1 Hodnota. Bojovník jich smí mít několik.',
  },
  ...forValour,
  gives: [{ armour: 3, value: 1 }],
});

/** The wounded one, if his Value can be paid. */
const offersMercy = (g: Here, asked: Choosing): Done => {
  const { world } = g;
  const victim = asked.args[0]!;
  const price = worthOf(world, victim, topFight(world));
  return isPresent(world, victim) && destinyOf(world, asked.seat) >= price
    ? asksOn(asked, { ask: 'finish', options: ['pay', 'refuse'], args: [...asked.args, price] })
    : null;
};
export const theSecondDirectorate = special({
  code: '02156',
  name: { en: 'The Second Directorate', cs: 'Druhé oddělení' },
  text: {
    en: '1 action, in your Squad: whenever your member of the Brotherhood wounds an opponent in combat, you may at once pay his Value in destiny points: he is killed.',
    cs: '1 akce, do tvého Mužstva: kdykoli tvůj člen Bratrstva zraní v souboji soupeře, smíš hned zaplatit jeho Hodnotu v bodech osudu: soupeř je zabit.',
  },
  affiliation: 'brotherhood',
  timing: 'action',
  actions: 1,
  areas: ['squad'],
  target: anArea,
  effect: placeInArea('DOT 19.2'),
  after: 'stays',
  on: ({ world, self, event }) =>
    event.type === 'wounded' &&
    event.by >= 0 &&
    topFight(world) !== null &&
    world.cards[event.by]!.by === world.cards[self]!.by &&
    isBrother(world, event.by) &&
    !has(world, event.card, 'unharmed', null)
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'wounded', args: [event.card, event.by] })
      : null,
  answered: ({ g, seat, ask, args, answer, asked }) => {
    if (ask === 'wounded') return offersMercy(g, asked);
    if (answer !== 'pay') return null;
    const [victim, by, price] = args as [CardId, CardId, number];
    loseDestiny(g, seat, price, { cause: 'ability', rule: 'DOT 3.32' });
    return harmOne(g, { victim, by, earner: seat, kill: true });
  },
});
