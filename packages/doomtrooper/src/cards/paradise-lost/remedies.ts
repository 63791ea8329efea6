/** Paradise Lost: specials and missions about ways, cures and what is foretold. */
import { has, reaches } from '../../rules/abilities.ts';
import { discard, endEffectsWhere, last, reattach, strengthen, transfer } from '../../rules/atoms.ts';
import { bearerRefusal } from '../../rules/legality.ts';
import { boarding } from '../../rules/procedures.ts';
import { isNote, notesOf, topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { bearerOf, carrierOf, hasLabel, isDoomtrooper, isLegion, isTribal, warriorsOf } from '../../rules/status.ts';
import { transferRefusal, transferTo } from '../../rules/turn/station.ts';
import { belongsTo, isYours } from '../filters.ts';
import type { Use } from '../form.ts';
import { attachment, mission, special } from '../makers.ts';
import { asks, asksOn, picked, pickedOrNone, picks, plus } from '../pieces.ts';
import { DEFINITIONS, definitionOf } from '../registry.ts';
import { aCard, aCombatant, aWarrior } from '../targets.ts';

/** Viruses that lie on one of these warriors. */
const virusesOn = (w: World, warriors: readonly CardId[]): CardId[] =>
  w.play.filter(id => hasLabel(w, id, 'virus') && w.cards[id]!.host !== null && warriors.includes(w.cards[id]!.host));
/** Viruses that reach a warrior from elsewhere. */
const plaguesOf = (w: World, id: CardId): CardId[] =>
  w.play.filter(
    card =>
      hasLabel(w, card, 'virus') &&
      w.cards[card]!.host !== id &&
      [...definitionOf(w, card).gives, ...definitionOf(w, card).grants].some(({ to }) => reaches(w, card, to, id, null)),
  );
const isInfected = (w: World, id: CardId): boolean => notesOf(w, 'infected').some(({ on }) => on === id);
const isSick = (w: World, id: CardId): boolean => isInfected(w, id) || virusesOn(w, [id]).length > 0 || plaguesOf(w, id).length > 0;

export const antiToxin = special({
  code: '07002',
  name: { en: 'Anti-Toxin', cs: 'Antitoxin' },
  text: {
    en: '3 actions: all your warriors are cured of every virus. They may fall sick again.',
    cs: '3 akce: všichni tvoji bojovníci se vyléčí ze všech virů. Nakazit se mohou znovu.',
  },
  timing: 'action',
  actions: 3,
  condition: ({ world, seat }) => warriorsOf(world, seat).some(id => isSick(world, id)),
  effect: ({ g, world, seat }) => {
    const own = warriorsOf(world, seat);
    endEffectsWhere(g, effect => (isNote(effect, 'infected') || isNote(effect, 'exposed')) && own.includes(effect.on!));
    for (const virus of virusesOn(world, own)) discard(g, virus, 'DOT 37.10');
    for (const on of own)
      for (const virus of plaguesOf(world, on))
        last(g, { card: virus, seat }, { what: 'warded', on, against: virus }, { whileInPlay: true, rule: 'DOT 37.38' });
  },
});

export const navigationalError = attachment({
  code: '07067',
  name: { en: 'Navigational Error', cs: 'Navigační chyba' },
  text: {
    en: 'On a warrior who has been transferred in this turn: he counts as out of play.',
    cs: 'Na bojovníka, který byl v tomto kole přesunut: počítá se jako mimo hru.',
  },
  limit: 1,
  target: aWarrior((w, id) => {
    const { by, moved } = w.cards[id]!;
    return by === w.active && moved !== null && moved === w.sides[by]!.draws;
  }),
  grants: ['notInPlay'],
});

const foretold = (rating: 'fight' | 'shoot'): Use => ({
  timing: 'modifier',
  per: { step: 1 },
  target: aCombatant(isYours, belongsTo('crescentia')),
  adds: { [rating]: 1 },
  effect: ({ g, target, spent, fight, play }) =>
    strengthen(
      g,
      play,
      { on: target, ratings: rating === 'fight' ? plus(spent, 0, 0) : plus(0, spent, 0) },
      { fight, rule: 'DOT 24.5.14' },
    ),
});

export const ourWillIsBeyondMeasure = attachment({
  code: '07074',
  name: { en: 'Our Will Is Beyond Measure', cs: 'Naše vůle je bezmezná' },
  text: {
    en: 'Prophecy, 1 action, on your Prophet. In combat, per 1 destiny point and any number of times: your warrior of Crescentia has +1 Fight or +1 Shoot.',
    cs: 'Proroctví, 1 akce, na tvého Proroka. V souboji za každý bod osudu, kolikrát chceš: tvůj bojovník Půlměsíce má +1 Zápas nebo +1 Střelba.',
  },
  affiliation: 'crescentia',
  labels: ['prophecy'],
  timing: 'action',
  actions: 1,
  uses: [foretold('fight'), foretold('shoot')],
});

export const razeTheLand = mission({
  code: '07088',
  name: { en: 'Raze the Land', cs: 'Taktika spálené země' },
  text: {
    en: 'On a player: 5 victory points when a card of his discards a warzone in play or removes it from the game.',
    cs: 'Na hráče: 5 vítězných bodů, když jeho karta vyřadí válečnou zónu ve hře nebo ji odstraní ze hry.',
  },
  for: 'player',
  earns: ({ world, self, event }) =>
    (event.type === 'discarded' || event.type === 'sacrificed') &&
    event.from === 'play' &&
    DEFINITIONS[event.def]!.type === 'warzone' &&
    world.doer !== null &&
    world.doer === world.cards[self]!.at
      ? { points: 5, kind: 'victory', seat: world.doer, over: true }
      : null,
});

const movable = (w: World, seat: number, moved: readonly CardId[]): CardId[] =>
  warriorsOf(w, seat).filter(id => !moved.includes(id) && transferRefusal(w, seat, id) === null);

export const redeployment = special({
  code: '07091',
  name: { en: 'Redeployment', cs: 'Změny v rozmístění' },
  text: {
    en: 'At any time but in combat: transfer any number of your warriors who may be transferred, without actions.',
    cs: 'Kdykoli mimo souboj: přesuň libovolný počet svých bojovníků, kteří se přesunout smějí, bez akcí.',
  },
  timing: 'any',
  condition: ({ world, seat }) => topFight(world) === null && movable(world, seat, []).length > 0,
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'move', options: picks(movable(world, seat, [])) }),
  answered: ({ g, world, seat, args, answer, asked }) => {
    const id = pickedOrNone(answer);
    if (id === null) return null;
    transfer(g, id, transferTo(world, id), world.cards[id]!.zone === 'station' ? 'DOT 20.4' : 'DOT 20.3');
    const moved = [...args, id];
    const others = movable(world, seat, moved);
    return others.length > 0 ? asksOn(asked, { ask: 'move', options: ['stop', ...picks(others)], args: moved }) : null;
  },
});

/** Who across the Station's border may have this vehicle. */
function takers(w: World, seat: number, vehicle: CardId): CardId[] {
  const giver = carrierOf(w, vehicle);
  if (isTribal(w, giver)) return [];
  const bearing = { seat, card: vehicle, definition: definitionOf(w, vehicle) };
  return warriorsOf(w, seat).filter(
    id =>
      (w.cards[id]!.zone === 'station') !== (w.cards[giver]!.zone === 'station') &&
      ['squad', 'cohort', 'station'].includes(w.cards[id]!.zone) &&
      !isTribal(w, id) &&
      !(isDoomtrooper(w, giver) && !isDoomtrooper(w, id) && isLegion(w, id)) &&
      !(isLegion(w, giver) && !isLegion(w, id) && isDoomtrooper(w, id)) &&
      !has(w, giver, 'prisoner', null) &&
      bearerRefusal(w, bearing, id) === null,
  );
}

export const requisition = special({
  code: '07093',
  name: { en: 'Requisition', cs: 'Rekvizice' },
  text: {
    en: '1 action, on a vehicle of your warrior: another of yours who may have it takes it over, from the Station to the Squad or Kohort or the other way. Nobody Tribal, and not between Doomtroopers and the Dark Legion. Removed from the game.',
    cs: '1 akce, na vozidlo tvého bojovníka: převezme je jiný tvůj, který je smí mít, ze Stanice do Mužstva či Kohorty nebo naopak. Nikdo kmenový a ne mezi Doomtroopery a Černou legií. Odstraní se ze hry.',
  },
  timing: 'action',
  actions: 1,
  target: aCard(
    isYours,
    (w, id) => definitionOf(w, id).type === 'equipment' && hasLabel(w, id, 'vehicle') && bearerOf(w, id) !== null,
    (w, id, { seat }) => takers(w, seat, id).length > 0,
  ),
  effect: ({ g, world, seat, target, play }) =>
    asks(g, play, seat, { ask: 'to', options: picks(takers(world, seat, target)), args: [target] }),
  answered: ({ g, seat, args, answer }) => {
    reattach(g, args[0]!, picked(answer), 'DOT 11.1');
    return boarding({ seat, vehicle: args[0]! });
  },
  after: 'sacrifice',
});
