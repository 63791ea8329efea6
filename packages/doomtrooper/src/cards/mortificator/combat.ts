/** Mortificator: specials, combat. */
import type { Seat } from '@kolbiste/engine';
import { isEngaged, isWeapon, opponentIn } from '../../rules/abilities.ts';
import { pairRefusal } from '../../rules/combat/pairing.ts';
import { attach, cancel, choose, discard, endEffectsWhere, gainDestiny, last, save, strengthen } from '../../rules/atoms.ts';
import { harmingFrom, threaten } from '../../rules/combat/harm.ts';
import { bearerRefusal } from '../../rules/legality.ts';
import { newAttack } from '../../rules/procedures.ts';
import { notesOf, pendingOf, topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { hasLabel, isDoomtrooper, isPresent, knownWarriors } from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { strengthenTarget } from '../effects.ts';
import { against, isDefending, isYours, ofKind, toBearer } from '../filters.ts';
import type { Card, Play } from '../form.ts';
import { attachment, special } from '../makers.ts';
import { asks, follows, picked, picks, plus, spoilsFor, takesSpoils } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCombatant, aWarrior } from '../targets.ts';
import { FIGHT } from '../vocabulary.ts';
import { withdraw } from './pieces.ts';

/** The warrior of this player who has wounded him in the combat and lives. */
const hunterOf = (w: World, id: CardId, seat: Seat): CardId | null =>
  topFight(w)!.hurt.find(({ victim, by }) => victim === id && by !== null && w.cards[by]!.by === seat && isPresent(w, by))?.by ?? null;

export const intoTheDark = special({
  code: '04057',
  name: { en: 'Into the Dark', cs: 'Krok do neznáma' },
  text: {
    en: 'In combat, on a defender who uses a warzone: −5 Fight, Shoot and Armor.',
    cs: 'V souboji, na obránce, který využívá válečnou zónu: −5 Zápas, Střelba a Obrana.',
  },
  timing: 'modifier',
  target: aCombatant(isDefending, (_, __, { fight }) => fight !== null && fight.warzone !== null),
  effect: strengthenTarget({ fight: -5, shoot: -5, armour: -5 }),
});

export const lifeInsurance = special({
  code: '04061',
  name: { en: 'Life Insurance', cs: 'Životní pojistka' },
  text: {
    en: 'When your Doomtrooper is about to be killed: as he dies you gain destiny points equal to his Value then.',
    cs: 'Když má být tvůj Doomtrooper zabit: jakmile zemře, získáš tolik bodů osudu, jaká je tehdy jeho Hodnota.',
  },
  timing: 'saving',
  target: aWarrior(isYours, isDoomtrooper, (w, id) =>
    w.harms.some(({ victim, saved, kill }) => victim === id && !saved && (kill || w.cards[id]!.wounded)),
  ),
  // [house: if he is saved after all, the card is spent for nothing.]
  effect: ({ g, seat, target, fight, play }) =>
    last(g, play, { what: 'watch', on: target, combat: fight }, { ...(fight ? { fight } : { until: seat }), rule: 'DOT 22.1' }),
  on: ({ world, self, event, watch }) =>
    watch !== null && event.type === 'killed' && event.card === watch.on
      ? follows(world, self, { def: watch.def, ask: 'insured', args: [watch.by, event.value] })
      : null,
  answered: ({ g, args }) => gainDestiny(g, args[0]!, args[1]!, { cause: 'card', rule: 'DOT 3.32' }),
});

/** Who stands against your Doomtrooper in the combat that is on. */
const threatTo = (w: World, seat: Seat): CardId | null => {
  const fight = topFight(w);
  if (fight === null || fight.attacker === null) return null;
  const own = [fight.attacker, fight.defender].find(id => id !== null && w.cards[id]!.by === seat && isDoomtrooper(w, id)) ?? null;
  return own === null ? null : opponentIn(w, fight, own);
};
export const holyProtector = special({
  code: '04052',
  name: { en: 'Holy Protector', cs: 'Anděl strážný' },
  text: {
    en: 'In a combat of your Doomtrooper, on your Mortificator who is not in it: he attacks the opponent first, and that one does not strike back at him.',
    cs: 'V souboji tvého Doomtroopera, na tvého Mortifikátora, který v něm není: nejdřív na soupeře zaútočí on a soupeř mu úder nevrátí.',
  },
  affiliation: 'brotherhood',
  timing: 'combat',
  target: aWarrior(isYours, ofKind('mortificator'), (w, id, { seat }) => {
    const foe = threatTo(w, seat);
    return foe !== null && !isEngaged(w, id) && pairRefusal(w, seat, id, foe, null) === null;
  }),
  effect: ({ g, world, seat, target, play }) => {
    const foe = threatTo(world, seat);
    if (foe === null) return null;
    last(g, play, { what: 'ability', on: foe, ability: 'neverStrikesBack' }, { fight: world.fightCount + 1, rule: 'DOT 24.6.1' });
    return newAttack(seat, { attacker: target, defender: foe });
  },
});

export const noLooseEnds = special({
  code: '04073',
  name: { en: 'No Loose Ends', cs: 'Nevracej se s prázdnou!' },
  text: {
    en: 'In combat, on a Mortificator: his unmodified Fight is tripled.',
    cs: 'V souboji, na Mortifikátora: jeho nezměněný Zápas se ztrojnásobí.',
  },
  affiliation: 'brotherhood',
  timing: 'modifier',
  target: aCombatant(ofKind('mortificator')),
  effect: ({ g, world, target, fight, play }) =>
    strengthen(
      g,
      play,
      { on: target, ratings: plus(2 * baseOf(world, target, FIGHT), 0, 0), layer: 'base' },
      { fight, rule: 'DOT 24.5.14' },
    ),
});

export const toBeOrNotToBe = special({
  code: '04112',
  name: { en: 'To Be or Not to Be', cs: 'Být či nebýt? Zabít!' },
  text: {
    en: 'In combat: +4 or −4 Fight and Shoot, as you choose. Removed from the game.',
    cs: 'V souboji: +4, nebo −4 Zápas a Střelba, jak zvolíš. Odstraní se ze hry.',
  },
  labels: ['weakens'],
  timing: 'modifier',
  target: aCombatant(),
  effect: ({ g, seat, target, play }) => asks(g, play, seat, { ask: 'sign', options: ['stronger', 'weaker'], args: [target] }),
  answered: ({ g, world, seat, self, args, answer }) => {
    const n = answer === 'stronger' ? 4 : -4;
    strengthen(g, { card: self, seat }, { on: args[0]!, ratings: plus(n, n, 0) }, { fight: topFight(world)!.id, rule: 'DOT 24.5.14' });
  },
  after: 'sacrifice',
});

export const antidote = special({
  code: '04005',
  name: { en: 'Antidote', cs: 'Protijed' },
  text: {
    en: 'When a poison has just been used: it has no effect and is discarded.',
    cs: 'Když byl právě použit jed: nemá účinek a vyřadí se.',
  },
  timing: 'reaction',
  answers: ({ world, pending }) => pending.use !== null && !pending.cancelled && hasLabel(world, pending.card, 'poison'),
  effect: ({ g, world }) => {
    const pending = pendingOf(world)!;
    cancel(g, pending);
    discard(g, pending.card, 'DOT 37.10');
  },
});

/** After a combat the same attacker, or another, attacks the same warrior: once the combat has ended. */
const attacksAgain: Pick<Card, 'on' | 'answered'> = {
  on: ({ world, self, event, watch }) => {
    if (watch === null || event.type !== 'combatEnded' || event.fight !== watch.combat) return null;
    // Anyone who has left play is forgotten.
    const prey = notesOf(world, 'prey').find(({ source }) => source === self)?.on ?? null;
    return prey === null ? null : follows(world, self, { def: watch.def, ask: 'again', args: [watch.on, prey] });
  },
  answered: ({ g, world, self, args }) => {
    const [attacker, defender] = args as readonly [CardId, CardId];
    endEffectsWhere(g, ({ source }) => source === self);
    return isPresent(world, attacker) && isPresent(world, defender) ? newAttack(world.cards[attacker]!.by, { attacker, defender }) : null;
  },
};
function waits({ g, seat, fight, play }: Play, attacker: CardId, defender: CardId): void {
  last(g, play, { what: 'watch', on: attacker, combat: fight }, { until: seat, rule: 'DOT 24.2.5' });
  last(g, play, { what: 'note', on: defender, note: 'prey' }, { until: seat, rule: 'DOT 24.2.5' });
}
const isOverNow = (w: World): boolean => topFight(w)?.phase === 'status';

export const biteTheDust = special({
  code: '04011',
  name: { en: 'Bite the Dust', cs: 'Zadupej ho do země!' },
  text: {
    en: 'After the strikes, on a warrior whom yours has wounded: as soon as the combat is over yours attacks him again, without an action.',
    cs: 'Po úderech, na bojovníka, kterého tvůj bojovník zranil: jakmile souboj skončí, zaútočí na něj tvůj znovu, a to bez akce.',
  },
  timing: 'any',
  target: aWarrior((w, id, { seat }) => isOverNow(w) && hunterOf(w, id, seat) !== null),
  effect: play => {
    const hunter = hunterOf(play.world, play.target, play.seat);
    if (hunter !== null) waits(play, hunter, play.target);
  },
  ...attacksAgain,
});

export const boobyTrap = special({
  code: '04017',
  name: { en: 'Booby Trap', cs: 'Primitivní past' },
  text: {
    en: 'When somebody has just played a warrior: as he enters play he is wounded, and not killed even if any wound would kill him.',
    cs: 'Když někdo právě zahrál bojovníka: při příchodu do hry je zraněn, a nezemře, ani kdyby ho každé zranění zabilo.',
  },
  timing: 'reaction',
  // [house: only a warrior who is played from hand and seen can step into it.]
  answers: ({ world, pending }) => pending.use === null && definitionOf(world, pending.card).type === 'warrior',
  effect: ({ g, world, seat, play }) =>
    last(g, play, { what: 'watch', on: pendingOf(world)!.card, combat: 0 }, { until: seat, rule: 'DOT 22.1' }),
  on: ({ world, self, event, watch }) =>
    watch !== null && event.type === 'entered' && event.card === watch.on
      ? follows(world, self, { def: watch.def, ask: 'trap', args: [event.card] })
      : null,
  answered: ({ g, world, self, args }) => {
    endEffectsWhere(g, ({ source, what }) => source === self && what === 'watch');
    const from = world.harms.length;
    if (isPresent(world, args[0]!)) threaten(world, { victim: args[0]! });
    return harmingFrom(world, from, null);
  },
});

/** Weapons of a hand or pile that a warrior may have. */
const weaponsFor = (w: World, pile: readonly CardId[], seat: Seat, on: CardId): CardId[] =>
  pile.filter(card => {
    const definition = definitionOf(w, card);
    return (
      definition.type === 'equipment' &&
      isWeapon(definition) &&
      definition.part === null &&
      definition.areas.length === 0 &&
      bearerRefusal(w, { seat, card, definition }, on) === null
    );
  });
export const concealedWeapon = special({
  code: '04025',
  name: { en: 'Concealed Weapon', cs: 'Ukrytá zbraň' },
  text: {
    en: 'In combat, before the strikes, on your warrior in it: give him a weapon from your hand; for 8 destiny points it may be one from your discard pile.',
    cs: 'V souboji před údery, na tvého bojovníka v něm: dej mu zbraň z ruky; za 8 bodů osudu to smí být zbraň z tvého hrobu.',
  },
  timing: 'combat',
  per: { step: 8, most: 1, none: true },
  // [house: only on a warrior of your own, as with all equipment (DOT 11.17).]
  target: aCombatant(isYours, (w, id, { seat }) => {
    const { hand, discard: pile } = w.sides[seat]!;
    return weaponsFor(w, [...hand, ...pile], seat, id).length > 0;
  }),
  effect: ({ g, world, seat, target, spent, play }) => {
    const { hand, discard: pile } = world.sides[seat]!;
    return asks(g, play, seat, {
      ask: 'weapon',
      options: picks(weaponsFor(world, spent > 0 ? [...hand, ...pile] : hand, seat, target)),
      args: [target],
    });
  },
  answered: ({ g, seat, args, answer }) => attach(g, picked(answer), { host: args[0]!, by: seat, rule: 'DOT 11.1' }),
});

export const hastyGetaway = special({
  code: '04050',
  name: { en: 'Hasty Getaway', cs: 'Nenadálý ústup' },
  text: {
    en: 'In combat: a warrior in it goes back to hand with the equipment and specials his player gave him. Removed from the game.',
    cs: 'V souboji: bojovník v něm se vrátí do ruky s vybavením a speciálními kartami, které mu dal jeho hráč. Odstraní se ze hry.',
  },
  timing: 'combat',
  limit: 1,
  target: aCombatant(),
  effect: ({ g, target }) => withdraw(g, target, ['equipment', 'special']),
  after: 'sacrifice',
});

export const punchDrunk = attachment({
  code: '04081',
  name: { en: 'Punch Drunk', cs: 'Hlt kořalky' },
  text: {
    en: 'On a warrior who would be wounded or killed in combat: he stays as he was. It stays on him: −4 Fight, Shoot and Armor.',
    cs: 'Na bojovníka, který má být v souboji zraněn nebo zabit: zůstane, jak byl. Karta na něm zůstane: −4 Zápas, Střelba a Obrana.',
  },
  timing: 'saving',
  target: aWarrior((w, id) => w.harms.some(({ victim, saved, fight }) => victim === id && !saved && fight > 0)),
  effect: ({ g, world, seat, self, target }) => {
    for (const harm of world.harms) if (harm.victim === target) save(harm);
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
  },
  gives: [{ fight: -4, shoot: -4, armour: -4 }],
  copies: 'any',
});

export const pursuit = special({
  code: '04082',
  name: { en: 'Pursuit', cs: 'Pronásledování' },
  text: {
    en: 'After the strikes: as soon as the combat is over its attacker must attack the same defender again, without an action.',
    cs: 'Po úderech: jakmile souboj skončí, musí útočník na téhož obránce zaútočit znovu, a to bez akce.',
  },
  timing: 'any',
  condition: ({ world }) =>
    isOverNow(world) && isPresent(world, topFight(world)!.attacker!) && isPresent(world, topFight(world)!.defender!),
  effect: play => {
    const { attacker, defender } = topFight(play.world)!;
    waits(play, attacker!, defender!);
  },
  ...attacksAgain,
});

export const rage = attachment({
  code: '04083',
  name: { en: 'Rage', cs: 'Spalující nenávist' },
  text: {
    en: '1 action, on your warrior: name another warrior in play. In combats with him: +8 Fight and Shoot. Discarded when he leaves play.',
    cs: '1 akce, na tvého bojovníka: urči jiného bojovníka ve hře. V soubojích s ním: +8 Zápas a Střelba. Když ten odejde ze hry, vyřadí se.',
  },
  timing: 'action',
  actions: 1,
  target: aWarrior(isYours, (w, id) => knownWarriors(w).some(other => other !== id)),
  effect: ({ g, world, seat, self, target, play }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
    return asks(g, play, seat, { ask: 'hated', options: picks(knownWarriors(world).filter(id => id !== target)) });
  },
  gives: [{ fight: 8, shoot: 8, to: toBearer(against((w, id, { self }) => id === w.cards[self]!.chosen)) }],
  on: ({ world, self, event }) =>
    (event.type === 'discarded' || event.type === 'sacrificed' || event.type === 'returned') && event.card === world.cards[self]!.chosen
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'over' })
      : null,
  answered: ({ g, self, ask, answer }) => {
    if (ask === 'over') discard(g, self, 'DOT 37.10');
    else choose(g, self, picked(answer), 'DOT 19.1');
  },
  copies: 'any',
});

export const whatHaveWeHere = special({
  code: '04121',
  name: { en: 'What Have We Here?', cs: 'Copak to tu máme?!' },
  text: {
    en: 'When your warrior has just killed somebody in combat: put a relic of the dead on one of your warriors, whatever affiliation it asks for. Discarded, it goes to its owner.',
    cs: 'Když tvůj bojovník právě v souboji někoho zabil: dej relikvii mrtvého svému bojovníkovi bez ohledu na příslušnost. Je-li vyřazena, patří svému majiteli.',
  },
  timing: 'any',
  condition: ({ world, seat }) => spoilsFor(world, seat, 'relic').length > 0,
  ...takesSpoils('relic'),
});
