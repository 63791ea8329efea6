/** Warzone: specials that send warriors: into cover, home, to somebody else, against somebody else. */
import { no, type Seat } from '@kolbiste/engine';
import {
  breakOff,
  cover,
  discard,
  endEffectsWhere,
  enter,
  kill,
  last,
  loseActions,
  loseDestiny,
  place,
  strengthen,
  toLibrary,
} from '../../rules/atoms.ts';
import { has, opponentIn } from '../../rules/abilities.ts';
import { attackerRefusal, defendersOf } from '../../rules/combat/pairing.ts';
import { clash } from '../../rules/cover.ts';
import { entryRefusal } from '../../rules/legality.ts';
import { awarding, choosing, newAttack } from '../../rules/procedures.ts';
import { destinyOf, isNote, isPaired, topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { hasLabel, homeOf, isPresent, knownWarriors, warriorsOf } from '../../rules/status.ts';
import { priceOf, ratingOf } from '../../rules/values.ts';
import { belongsTo, isYours } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { asks, asksOn, pickedOrNone, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCombatant, anOpponent } from '../targets.ts';
import { VALUE } from '../vocabulary.ts';

/** Warriors of the hand who would come to this opponent's Squad or Kohort, and whom his own player can pay. */
const lambsFor = (w: World, seat: Seat, to: Seat): CardId[] =>
  w.sides[seat]!.hand.filter(
    id =>
      definitionOf(w, id).type === 'warrior' &&
      ['squad', 'cohort'].includes(homeOf(w, id)) &&
      priceOf(w, id) <= destinyOf(w, seat) &&
      entryRefusal(w, to, id) === null,
  );

export const lambForTheSlaughter = special({
  code: '03075',
  name: { en: 'Lamb for the Slaughter', cs: 'Obětní beránek' },
  text: {
    en: '1 action, on an opponent: pay for a warrior from your hand; he enters that opponent’s Squad or Kohort and is his.',
    cs: '1 akce, na soupeře: zaplať bojovníka z ruky; přijde do Mužstva či Kohorty toho soupeře a patří jemu.',
  },
  timing: 'action',
  actions: 1,
  target: anOpponent(),
  condition: ({ world, seat, player }) => lambsFor(world, seat, player).length > 0,
  effect: ({ g, world, seat, player, play }) =>
    asks(g, play, seat, { ask: 'recruit', options: ['stop', ...picks(lambsFor(world, seat, player))], args: [player] }),
  answered: ({ g, world, seat, args, answer }) => {
    const id = pickedOrNone(answer);
    if (id === null || clash(g, id)) return; // A hidden copy of the same person has shown itself.
    loseDestiny(g, seat, priceOf(world, id), { cause: 'warrior', rule: 'DOT 8.6' });
    enter(g, id, { seat: args[0]!, area: homeOf(world, id), rule: homeOf(world, id) === 'squad' ? 'DOT 8.2' : 'DOT 8.3' });
  },
});

/** From this Value on nobody stays in the open. */
const PRESSED = 7;
export const pressingMatters = attachment({
  code: '03093',
  name: { en: 'Pressing Matters', cs: 'Naléhavé záležitosti' },
  text: {
    en: 'In your turn, after an action: your action step ends. In each draw step all warriors of that player who are worth 7 or more go into cover, but for those who may not.',
    cs: 'Ve tvém kole po některé akci: tvůj krok akcí končí. V každém kroku dobírání jdou všichni bojovníci toho hráče s Hodnotou aspoň 7 do úkrytu, kromě těch, kteří nesmějí.',
  },
  timing: 'ownPeace',
  target: null,
  refusal: ({ world }) => (world.step === 'actions' && world.pools.length === 1 ? null : no('DOT 5.7', 'afterActions')),
  effect: ({ g, world, seat, self }) => {
    place(g, self, { by: seat, area: 'table', at: null, rule: 'DOT 19.2' });
    loseActions(g, world.pools[0]!, 'DOT 7.11');
  },
  global: true,
  atDraw: ({ g, world, seat }) => {
    for (const id of warriorsOf(world, seat))
      if (
        world.cards[id]!.zone !== 'hidden' &&
        ratingOf(world, id, VALUE, null) >= PRESSED &&
        !has(world, id, 'neverCovers', null) &&
        !has(world, id, 'seeksNoCover', null)
      )
        cover(g, id, 'DOT 9.3');
  },
});

/** A sergeant by his unit, or by the bonus he gives. */
const isOfRank = (w: World, id: CardId, rank: string): boolean =>
  hasLabel(w, id, 'commander') &&
  (rank === 'captain' ? hasLabel(w, id, 'captain') : hasLabel(w, id, 'sergeant') || definitionOf(w, id).gives.some(give => give.sergeant));
const ofRank = (w: World, rank: string): CardId[] => knownWarriors(w).filter(id => isOfRank(w, id, rank));
const ranks = (w: World): string[] => ['captain', 'sergeant'].filter(rank => ofRank(w, rank).length > 0);

export const scheduledBriefings = special({
  code: '03102',
  name: { en: 'Scheduled Briefings', cs: 'Rozvrh tiskovek' },
  text: {
    en: '2 actions: name captains or sergeants. All Commanders of that rank in play are shuffled into their owners’ libraries with their equipment; what else is on them is discarded.',
    cs: '2 akce: jmenuj kapitány, nebo seržanty. Všichni Velitelé té hodnosti ve hře se zamíchají do knihoven svých majitelů, i s vybavením; co dalšího na nich je, se vyřadí.',
  },
  timing: 'action',
  actions: 2,
  condition: ({ world }) => ranks(world).length > 0,
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'rank', options: ranks(world) }),
  answered: ({ g, world, answer }) => {
    for (const id of ofRank(world, String(answer))) {
      for (const card of world.cards[id]!.gear.slice()) if (definitionOf(world, card).type === 'equipment') toLibrary(g, card, 'DOT 4.1');
      toLibrary(g, id, 'DOT 4.1');
    }
  },
});

export const selfDestructProgramming = special({
  code: '03105',
  name: { en: 'Self-Destruct Programming', cs: 'Autodestrukční program' },
  text: {
    en: 'In combat, on your Cybertronic warrior: his Fight is tripled. After the combat he dies, and nothing saves him; his opponent’s player earns the points.',
    cs: 'V souboji, na tvého bojovníka Kybertroniku: jeho Zápas se ztrojnásobí. Po souboji zemře a nic ho nezachrání; body získá hráč jeho soupeře.',
  },
  affiliation: 'cybertronic',
  timing: 'modifier',
  target: aCombatant(isYours, belongsTo('cybertronic')),
  effect: ({ g, world, seat, target, fight, play }) => {
    strengthen(g, play, { on: target, ratings: [3, 1, 1, 1], layer: 'multiply' }, { fight, rule: 'DOT 24.5.14' });
    const foe = opponentIn(world, topFight(world)!, target)!;
    last(g, play, { what: 'watch', on: target, combat: fight }, { rule: 'DOT 24.6.4' });
    last(g, { card: play.card, seat }, { what: 'note', on: target, note: 'foe', n: world.cards[foe]!.by }, { rule: 'DOT 24.6.4' });
  },
  on: ({ world, self, event, watch }) => {
    if (watch === null || event.type !== 'combatEnded' || event.fight !== watch.combat) return null;
    const foe = world.effects.find(effect => isNote(effect, 'foe') && effect.source === self && effect.on === watch.on);
    const args = [watch.on, foe?.what === 'note' ? foe.n : watch.by];
    return choosing({ seat: watch.by, card: self, def: watch.def, ask: 'destroyed', options: [], args });
  },
  answered: ({ g, world, self, args }) => {
    const [victim, earner] = args as readonly [CardId, Seat];
    endEffectsWhere(g, ({ source, on }) => source === self && on === victim);
    if (!isPresent(world, victim)) return null;
    const points = kill(g, victim, null, 0);
    discard(g, victim, 'DOT 24.7.8', true);
    const kind = world.cards[victim]!.by === earner ? 'destiny' : 'choice';
    return awarding({ seat: earner, points, kind, for: victim, cause: 'points', check: true });
  },
});

/** Whom he may attack now besides one. */
const preyBut = (w: World, seat: Seat, attacker: CardId, shunned: CardId): CardId[] =>
  attackerRefusal(w, seat, attacker, null) === null ? defendersOf(w, seat, attacker, null).filter(id => id !== shunned) : [];

export const shelterOfTheCrowd = special({
  code: '03108',
  name: { en: 'Shelter of the Crowd', cs: 'Zmizení v davu' },
  text: {
    en: 'In combat: it ends. The attacking player may attack once more without an action, but not the same warrior.',
    cs: 'V souboji: souboj končí. Útočící hráč smí zaútočit ještě jednou bez akce, ne však na téhož bojovníka.',
  },
  timing: 'combat',
  condition: ({ world }) => isPaired(topFight(world)),
  effect: ({ g, world, self, fight }) => {
    const { attacker, defender, by } = topFight(world)!;
    breakOff(topFight(world)!);
    last(g, { card: self, seat: by }, { what: 'watch', on: attacker!, combat: fight }, { until: by, rule: 'DOT 7.18' });
    last(g, { card: self, seat: by }, { what: 'note', on: null, note: 'shunned', n: defender! }, { until: by, rule: 'DOT 7.18' });
  },
  on: ({ self, event, watch }) =>
    watch !== null && event.type === 'combatEnded' && event.fight === watch.combat
      ? choosing({ seat: watch.by, card: self, def: watch.def, ask: 'begin', options: [], args: [] })
      : null,
  answered: ({ g, world, seat, self, ask, args, answer, asked }) => {
    const id = pickedOrNone(answer);
    if (ask === 'begin') {
      const note = world.effects.find(effect => isNote(effect, 'shunned') && effect.source === self);
      endEffectsWhere(g, ({ source, what }) => source === self && (what === 'watch' || what === 'note'));
      const shunned = note?.what === 'note' ? note.n : -1;
      const able = warriorsOf(world, seat).filter(warrior => preyBut(world, seat, warrior, shunned).length > 0);
      return able.length > 0 ? asksOn(asked, { ask: 'attacker', options: ['stop', ...picks(able)], args: [shunned] }) : null;
    }
    if (id === null) return null;
    if (ask === 'attacker')
      return asksOn(asked, { ask: 'defender', options: picks(preyBut(world, seat, id, args[0]!)), args: [args[0]!, id] });
    return newAttack(seat, { attacker: args[1]!, defender: id });
  },
});
