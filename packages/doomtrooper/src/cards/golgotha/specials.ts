/** Golgotha: specials. */
import { type Seat, no } from '@kolbiste/engine';
import type { DoomEvent } from '../../rules/events.ts';
import { has, isCapable } from '../../rules/abilities.ts';
import { attach, breakOff, cancel, discard, endEffectsWhere, gainDestiny, sacrifice, save, strengthen, toHand } from '../../rules/atoms.ts';
import { type CardPlay, momentOf, movesWith } from '../../rules/legality.ts';
import { awarding } from '../../rules/procedures.ts';
import { topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { bearerOf, isDoomtrooper, isLegion } from '../../rules/status.ts';
import { baseOf, modifiersOf, ratingOf, worthOf } from '../../rules/values.ts';
import { playOf } from '../../rules/windows.ts';
import { discardsAll } from '../base/specials/pieces.ts';
import { placeOnTable, attachToTarget } from '../effects.ts';
import { isAnothers, isOpponents, isYours, labelled, not, ofType, toAll } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { asks, combatants, doomtroopersOnly, isOfOpponent, onArea, plus, follows, withoutUse } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, aCombatant, aWarrior } from '../targets.ts';
import { ARMOUR, type Context, FIGHT, type Rating, SHOOT, type Timing } from '../vocabulary.ts';

/** Times at which only the player whose turn it is plays anything. */
const OWN: readonly Timing[] = ['start', 'beforeActions', 'end', 'draw', 'ownTurn', 'ownPeace'];

/** What Dark Symmetry cards add to Fight, Shoot and Armor now. */
const fromSymmetry = (w: World, id: CardId, fight: Context): number[] =>
  ([FIGHT, SHOOT, ARMOUR] as const).map(rating =>
    modifiersOf(w, id, rating, fight).reduce(
      (sum, { source, n, does }) =>
        does === 'plus' && typeof source === 'number' && definitionOf(w, source).type === 'symmetry' ? sum + n : sum,
      0,
    ),
  );

export const backlash = special({
  code: '05005',
  name: { en: 'Backlash', cs: 'Akce a reakce' },
  text: {
    en: 'In combat, on a warrior who has something from Dark Symmetry cards: what they add to his Fight, Shoot and Armor is subtracted instead; no rating falls below 0.',
    cs: 'V souboji, na bojovníka, kterému něco přidávají karty Černé symetrie: co mu přidávají k Zápasu, Střelbě a Obraně, se místo toho odečte; žádná hodnota neklesne pod 0.',
  },
  timing: 'modifier',
  target: aCombatant((w, id, { fight }) => fromSymmetry(w, id, fight).some(n => n > 0)),
  effect: ({ g, world, target, fight, play }) => {
    const now = topFight(world);
    const [a, b, c] = fromSymmetry(world, target, now).map(
      (n, i) => -Math.min(2 * n, Math.max(0, ratingOf(world, target, i as Rating, now))),
    );
    strengthen(g, play, { on: target, ratings: plus(a!, b!, c!) }, { fight, rule: 'DOT 24.5.14' });
  },
});

export const cartelEnforcement = special({
  code: '05014',
  name: { en: 'Cartel Enforcement', cs: 'Kartelové dohody' },
  text: {
    en: 'Once kept victory points from a player who kills in his own Squad or Kohort; both books give destiny points only for your own warrior (DOT 24.2.6), so it has no effect and cannot be played.',
    cs: 'Kdysi brala vítězné body za zabití ve vlastním Mužstvu či Kohortě; obojí pravidla dávají za vlastního bojovníka jen body osudu (DOT 24.2.6), takže nemá účinek a nelze ji zahrát.',
  },
  ...withoutUse,
});

export const cliffhanger = attachment({
  code: '05018',
  name: { en: 'Cliffhanger', cs: 'Happyend' },
  text: {
    en: 'On another player’s Doomtrooper who would be killed: he stays as he was. As long as this is on him, he does not attack your Doomtroopers.',
    cs: 'Na Doomtroopera jiného hráče, který má být zabit: zůstane, jak byl. Dokud na něm karta je, neútočí na tvé Doomtroopery.',
  },
  timing: 'saving',
  target: aWarrior(isAnothers, isDoomtrooper, (w, id) =>
    w.harms.some(({ victim, saved, kill }) => victim === id && !saved && (kill || w.cards[id]!.wounded)),
  ),
  effect: ({ g, world, seat, self, target }) => {
    for (const harm of world.harms) if (harm.victim === target) save(harm);
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
  },
  forbids: ({ world, self, attacker, defender }) =>
    bearerOf(world, self) === attacker && world.cards[defender]!.by === world.cards[self]!.by && isDoomtrooper(world, defender)
      ? no('DOT 24.2.11', 'cannotAttack')
      : null,
});

export const combatFatigue = special({
  code: '05021',
  name: { en: 'Combat Fatigue', cs: 'Naprosté vyčerpání' },
  text: {
    en: '1 action: the base Fight, Shoot and Armor of all warriors of one Squad or Kohort are halved, rounded up, until your next turn.',
    cs: '1 akce: základní Zápas, Střelba a Obrana všech bojovníků jednoho Mužstva či Kohorty jsou do tvého příštího kola poloviční, zaokrouhleno nahoru.',
  },
  ...onArea((g, asked, warriors) => {
    for (const id of warriors) {
      const less = (rating: Rating): number => -Math.floor(baseOf(g.world, id, rating) / 2);
      const change = { on: id, ratings: plus(less(FIGHT), less(SHOOT), less(ARMOUR)), layer: 'base' as const };
      strengthen(g, asked, change, { until: asked.seat, rule: 'DOT 22.1' });
    }
  }),
});

export const festeringWounds = special({
  code: '05030',
  name: { en: 'Festering Wounds', cs: 'Zanícená zranění' },
  text: { en: 'Discard every wounded warrior; nobody earns points.', cs: 'Vyřaď všechny zraněné bojovníky; nikdo nezíská body.' },
  ...discardsAll(ofType('warrior'), (w, id) => w.cards[id]!.wounded),
});

/** Whether a warrior has just come into this player's Squad or Kohort, from wherever. */
function isArrivalOf(w: World, seat: Seat, event: DoomEvent): boolean {
  if (event.type !== 'entered' && event.type !== 'revealed' && event.type !== 'transferred' && event.type !== 'stolen') return false;
  const { by, zone } = w.cards[event.card]!;
  return by === seat && (zone === 'squad' || zone === 'cohort') && definitionOf(w, event.card).type === 'warrior';
}
export const fortifyWarzone = special({
  code: '05032',
  name: { en: 'Fortify Warzone', cs: 'Opevněná válečná zóna' },
  text: {
    en: 'On your warzone: Sabotage against you brings destiny points only. Discarded as soon as a warrior comes into your Squad or Kohort.',
    cs: 'Na tvou válečnou zónu: Sabotáž proti tobě přináší jen body osudu. Vyřadí se, jakmile do tvého Mužstva nebo Kohorty přijde bojovník.',
  },
  timing: 'any',
  target: aCard(isYours, ofType('warzone')),
  part: ofType('warzone'),
  effect: attachToTarget('DOT 19.1'),
  labels: ['devaluesSabotage'],
  on: ({ world, self, event }) =>
    isArrivalOf(world, world.cards[self]!.by, event) ? follows(world, self, { def: world.cards[self]!.def, ask: 'over' }) : null,
  answered: ({ g, self }) => discard(g, self, 'DOT 37.10'),
  after: 'stays',
});

export const hostileTakeover = special({
  code: '05037',
  name: { en: 'Hostile Takeover', cs: 'Násilný převrat' },
  text: { en: '1 action: remove an alliance from the game.', cs: '1 akce: odstraň ze hry alianci.' },
  timing: 'action',
  actions: 1,
  target: aCard(ofType('alliance')),
  effect: ({ g, target }) => sacrifice(g, target, 'DOT 37.9', true),
});

export const lackOfFaith = attachment({
  code: '05044',
  name: { en: 'Lack of Faith', cs: 'Nedostatek víry' },
  text: {
    en: '1 action, on a member of the Brotherhood: he neither attacks nor casts Art. He can be attacked.',
    cs: '1 akce, na člena Bratrstva: neútočí a nepoužívá Umění. Útočit na něj lze.',
  },
  needs: { affiliation: 'brotherhood' },
  grants: ['cannotAttack', 'neverArt'],
  timing: 'action',
  actions: 1,
});

export const leashed = attachment({
  code: '05046',
  name: { en: 'Leashed', cs: 'Držený na uzdě' },
  text: {
    en: '1 action, on a warrior of the Dark Legion: each attack of his costs his player 5 destiny points.',
    cs: '1 akce, na bojovníka Černé legie: každý jeho útok stojí jeho hráče 5 bodů osudu.',
  },
  needs: { legion: true },
  timing: 'action',
  actions: 1,
  tolls: ({ world, self, attacker }) => (bearerOf(world, self) === attacker ? 5 : 0),
});

export const leveledField = special({
  code: '05047',
  name: { en: 'Leveled Field', cs: 'Uděláme si jasno' },
  text: {
    en: '3 actions: discard everything in play but warriors. Removed from the game.',
    cs: '3 akce: vyřaď vše ve hře kromě bojovníků. Odstraní se ze hry.',
  },
  limit: 1,
  ...discardsAll(not(ofType('warrior'))),
  timing: 'action',
  actions: 3,
  after: 'sacrifice',
});

export const limitedResources = attachment({
  code: '05048',
  name: { en: 'Limited Resources', cs: 'Omezené zdroje' },
  text: {
    en: 'Sabotage brings destiny points only. This card cannot be discarded.',
    cs: 'Sabotáž přináší jen body osudu. Tuto kartu nelze vyřadit.',
  },
  abilities: ['neverDiscarded'],
  target: null,
  effect: placeOnTable(),
  grants: [{ ability: 'sabotagesForDestiny', to: toAll() }],
});

export const missingInAction = attachment({
  code: '05051',
  name: { en: 'Missing in Action', cs: 'Missing in Action' },
  text: {
    en: 'On a Doomtrooper: he counts as out of play. Not on one who is named in a combat.',
    cs: 'Na Doomtroopera: počítá se jako mimo hru. Ne na toho, kdo už je v souboji.',
  },
  needs: { refusal: doomtroopersOnly },
  grants: ['notInPlay'],
  limit: 1,
});

export const mutiny = special({
  code: '05052',
  name: { en: 'Mutiny', cs: 'Vzpoura' },
  text: {
    en: '1 attack action, on an opponent’s warrior of the Dark Legion who can fight: he turns on his own player. You earn victory points for half his Value, rounded down. Removed from the game.',
    cs: '1 útočná akce, na soupeřova bojovníka Černé legie, který může bojovat: obrátí se proti svému hráči. Získáš vítězné body za polovinu jeho Hodnoty, zaokrouhleno dolů. Odstraní se ze hry.',
  },
  affiliation: 'legion',
  after: 'sacrifice',
  timing: 'attack',
  actions: 1,
  attack: true,
  target: aWarrior(isOpponents, isLegion, isCapable),
  effect: ({ world, seat, target }) =>
    awarding({ seat, points: Math.floor(worthOf(world, target, null) / 2), kind: 'victory', for: target, cause: 'card', check: true }),
});

export const outOfFuel = special({
  code: '05054',
  name: { en: 'Out of Fuel', cs: 'Došlo palivo' },
  text: {
    en: '1 action: discard all vehicles and all cards that count as vehicles; nobody earns points. Removed from the game.',
    cs: '1 akce: vyřaď všechna vozidla a karty, které se za ně počítají; nikdo nezíská body. Odstraní se ze hry.',
  },
  ...discardsAll(labelled('vehicle')),
  timing: 'action',
  actions: 1,
  after: 'sacrifice',
});

/** Whether a card keeps its bearer imprisoned or away. */
const holds = (w: World, id: CardId): boolean =>
  definitionOf(w, id).grants.some(({ ability }) => ability === 'prisoner' || ability === 'notInPlay');
/** Those of a player who are imprisoned or away. */
const lost = (w: World, seat: Seat): CardId[] =>
  w.play.filter(
    id =>
      w.cards[id]!.by === seat &&
      definitionOf(w, id).type === 'warrior' &&
      (has(w, id, 'prisoner', null) || w.cards[id]!.gear.some(attached => holds(w, attached))),
  );

export const rescueMission = special({
  code: '05056',
  name: { en: 'Rescue Mission', cs: 'Záchranná mise' },
  text: {
    en: '1 action: your warriors who are imprisoned or Missing in Action are free.',
    cs: '1 akce: tvoji bojovníci, kteří jsou uvězněni nebo nezvěstní, jsou volní.',
  },
  timing: 'action',
  actions: 1,
  condition: ({ world, seat }) => lost(world, seat).length > 0,
  effect: ({ g, world, seat }) => {
    for (const id of lost(world, seat)) {
      endEffectsWhere(g, effect => effect.what === 'ability' && effect.ability === 'prisoner' && effect.on === id);
      for (const attached of world.cards[id]!.gear.slice()) if (holds(world, attached)) discard(g, attached, 'DOT 34.15');
    }
  },
});

export const secondThoughts = special({
  code: '05059',
  name: { en: 'Second Thoughts', cs: 'Ne tak zhurta' },
  text: {
    en: 'In combat: it ends; its warriors return to the hands of their owners, what they carry is discarded. Removed from the game.',
    cs: 'V souboji: souboj končí; jeho bojovníci se vrátí do ruky majitelů, co nesou, se vyřadí. Odstraní se ze hry.',
  },
  limit: 1,
  timing: 'combat',
  condition: ({ world }) => {
    const fight = topFight(world);
    return fight !== null && fight.attacker !== null && fight.defender !== null;
  },
  effect: ({ g, world }) => {
    const warriors = combatants(world);
    breakOff(topFight(world)!);
    for (const id of warriors) toHand(g, id, 'DOT 37.15');
  },
  after: 'sacrifice',
});

export const stolenPaperwork = special({
  code: '05062',
  name: { en: 'Stolen Paperwork', cs: 'Ukradené dokumenty' },
  text: {
    en: 'When an opponent has just played a special: he cannot use it and his payment is lost; you play it at once instead, if you pay for it. Removed from the game.',
    cs: 'Když soupeř právě zahrál speciální kartu: nemůže ji použít a o to, co zaplatil, přijde; zahraješ ji hned ty, pokud ji zaplatíš. Odstraní se ze hry.',
  },
  timing: 'reaction',
  answers: isOfOpponent('special'),
  effect: ({ g, world, seat, play }) => {
    const pending = world.announced[world.announced.length - 1]!;
    cancel(g, pending);
    if (world.active !== seat && OWN.includes(definitionOf(world, pending.card).play!.timing)) return null;
    const moves = movesWith(world, seat, [pending.card], { moment: momentOf(world), pool: null, anyTime: true });
    return moves.length ? asks(g, play, seat, { ask: 'play', options: ['stop', ...moves] }) : null;
  },
  answered: ({ world, seat, answer }) => (answer === 'stop' ? null : playOf(world, seat, answer as unknown as CardPlay, null)),
  after: 'sacrifice',
});

export const symmetryFailure = special({
  code: '05064',
  name: { en: 'Symmetry Failure', cs: 'Krach symetrie' },
  text: { en: 'Discard all Dark Symmetry cards in play.', cs: 'Vyřaď všechny karty Černé symetrie ve hře.' },
  affiliation: 'brotherhood',
  ...discardsAll(ofType('symmetry')),
});

export const taxRefund = special({
  code: '05065',
  name: { en: 'Tax Refund', cs: 'Odečet z daně' },
  text: {
    en: '1 action: discard a warrior of yours and gain twice his Value in destiny points. Removed from the game.',
    cs: '1 akce: vyřaď svého bojovníka a získej dvojnásobek jeho Hodnoty v bodech osudu. Odstraní se ze hry.',
  },
  timing: 'action',
  actions: 1,
  removes: 'discard',
  target: aWarrior(isYours),
  effect: ({ g, world, seat, target }) => {
    const value = worthOf(world, target, null);
    discard(g, target, 'DOT 37.41');
    gainDestiny(g, seat, 2 * value, { cause: 'card', rule: 'DOT 3.32' });
  },
  after: 'sacrifice',
});

export const territorialAdvantage = special({
  code: '05066',
  name: { en: 'Territorial Advantage', cs: 'Strategická pozice' },
  text: {
    en: 'In combat from a warzone: the attacker has its bonuses, or its penalties, as you choose. The defender keeps what he has.',
    cs: 'V souboji o válečnou zónu: útočník má její bonusy, nebo její postihy, podle tvé volby. Obránci zůstává, co má.',
  },
  timing: 'modifier',
  condition: ({ world }) => topFight(world)!.warzone !== null,
  effect: ({ g, seat, play }) => asks(g, play, seat, { ask: 'half', options: ['pluses', 'minuses'] }),
  answered: ({ g, world, seat, self, answer }) => {
    const fight = topFight(world)!;
    const [printed] = definitionOf(world, fight.warzone!).gives;
    const [a, b, c, d] = printed!.ratings.map(n => (n > 0 === (answer === 'pluses') ? n : 0)) as [number, number, number, number];
    strengthen(g, { card: self, seat }, { on: fight.attacker!, ratings: plus(a, b, c, d) }, { fight: fight.id, rule: 'DOT 24.5.14' });
  },
});
