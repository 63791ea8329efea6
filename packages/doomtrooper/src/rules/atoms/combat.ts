/** A combat from its declaration to its end (chapter 24). */
import type { Seat } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import { warzoneRefusal } from '../combat/warzone.ts';
import { NONE } from '../events.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import {
  isInPlay,
  newFight,
  type CardId,
  type Cast,
  type Copy,
  type Effect,
  type Felled,
  type Fight,
  type Hurt,
  type Order,
  type Phase,
  type Tactic,
  type World,
} from '../state.ts';

/** An attack in a player's next turn; one that names nobody forbids it (see `Order`). */
export function order(
  g: Here,
  seat: Seat,
  { attacker = null, defender = null, tactic = null }: Partial<Pick<Order, 'attacker' | 'defender' | 'tactic'>>,
  rule: Rule,
): void {
  const w = draft(g.world);
  const due = w.sides[seat]!.turns + (w.active === seat ? 1 : 0);
  w.orders.push({ seat, due, attacker, defender, tactic, done: false });
  g.emit({ type: 'ordered', seat, attacker: attacker ?? NONE, defender: defender ?? NONE, tactic, rule });
}
/** `only`: affiliations that may attack, 0 for any. `free`: a card makes this combat (DOT 24.2.5). */
export function openFight(g: Here, by: Seat, { only, free }: Pick<Fight, 'only' | 'free'>): Fight {
  const w = draft(g.world);
  const fight: Fight = { ...newFight(++w.fightCount, by), only, free };
  w.fights.push(draft(fight));
  g.emit({ type: 'attackDeclared', seat: by, fight: fight.id, rule: 'DOT 24.1.1' });
  return fight;
}
export function pair(g: Here, fight: Fight, attacker: CardId, defender: CardId): void {
  const f = draft(fight);
  f.attacker = attacker;
  f.defender = defender;
  f.phase = 'paired';
  g.emit({ type: 'paired', fight: fight.id, attacker, defender, rule: 'DOT 24.2.1' });
}
export function setTactic(g: Here, fight: Fight, tactic: Tactic, rule: Rule): void {
  draft(fight).tactic = tactic;
  g.emit({ type: 'tacticChosen', fight: fight.id, tactic, rule });
}
export function setWarzone(g: Here, fight: Fight, zone: CardId, rule: Rule): void {
  draft(fight).warzone = zone;
  draft(fight).zoned = true;
  g.emit({ type: 'warzoneChosen', fight: fight.id, card: zone, rule });
}
export function drawWeapon(g: Here, fight: Fight, side: 0 | 1, weapon: CardId): void {
  draft(fight).weapons[side] = weapon;
  g.emit({
    type: 'weaponChosen',
    fight: fight.id,
    warrior: (side === 0 ? fight.attacker : fight.defender)!,
    card: weapon,
    rule: 'DOT 24.5.6',
  });
}
/** No warzone is in force in this combat, and none will be. */
export function dropWarzone(g: Here, fight: Fight, rule: Rule): void {
  const f = draft(fight);
  if (f.warzone !== null) g.emit({ type: 'warzoneLost', fight: fight.id, rule });
  f.warzone = null;
  f.zoned = true;
}
/** Another warrior takes a role: modifiers on the one replaced end [DR-62]. */
export function swap(
  g: Here,
  fight: Fight,
  { role, id, rule }: { readonly role: 'attacker' | 'defender'; readonly id: CardId; readonly rule: Rule },
): void {
  const w = draft(g.world);
  const before = role === 'attacker' ? fight.attacker : fight.defender;
  w.effects = w.effects.filter(effect => effect.fight !== fight.id || effect.on !== before);
  const f = draft(fight);
  if (role === 'attacker') f.attacker = id;
  else f.defender = id;
  f.weapons[role === 'attacker' ? 0 : 1] = null;
  f.helpers = f.helpers.filter(helper => helper !== id); // no longer a mere reinforcement
  g.emit({ type: 'swapped', fight: fight.id, role, card: id, rule });
  // [DR-53]: a warzone the new defender may not use drops out, and no other takes its place.
  const refused = fight.warzone === null ? null : warzoneRefusal(w, fight.defender!, fight.warzone);
  if (refused === null) return;
  f.warzone = null;
  g.emit({ type: 'warzoneLost', fight: fight.id, rule: refused.rule });
}
/** No combat: effects that wait for the next of several attacks. */
const BETWEEN = -1;
/** What is left of the effects when this combat ends. */
function afterwards(effects: readonly Draft<Effect>[], fight: number): Draft<Effect>[] {
  const keeper = effects.find(effect => effect.what === 'keeps' && effect.fight === fight)?.on;
  return effects.flatMap(effect =>
    effect.fight !== fight ? [effect] : effect.on === keeper && effect.what === 'ratings' ? [{ ...effect, fight: BETWEEN }] : [],
  );
}
/** What was kept from the combat before counts in this one, or is lost. Silent: the ratings show it. */
export function handOn(g: Here, fight: number | null): void {
  const w = draft(g.world);
  w.effects = w.effects.flatMap(effect => (effect.fight !== BETWEEN ? [effect] : fight === null ? [] : [{ ...effect, fight }]));
}
/** Who was hired for this combat goes back. */
function dismiss(w: Draft<World>, fight: number): void {
  for (const effect of w.effects) {
    if (effect.what !== 'hired' || effect.fight !== fight) continue;
    const card = w.cards[effect.on]!;
    if (!isInPlay(card.zone) || card.by !== effect.by) continue;
    card.by = effect.from;
    card.sergeant = null;
    for (const other of w.play) if (w.cards[other]!.sergeant === effect.on) w.cards[other]!.sergeant = null;
  }
}
export function endFight(g: Here, fight: Fight, how: 'resolved' | 'brokenOff' | 'noAttack', rule: Rule): void {
  const w = draft(g.world);
  const i = w.fights.findIndex(({ id }) => id === fight.id);
  if (i >= 0) w.fights.splice(i, 1);
  dismiss(w, fight.id);
  if (w.effects.length) w.effects = afterwards(w.effects, fight.id); // DOT 21.14
  const { attacker, defender, helpers, tactic, weapons, hurt } = fight;
  g.emit({
    type: 'combatEnded',
    fight: fight.id,
    how,
    attacker: attacker ?? NONE,
    defender: defender ?? NONE,
    helpers,
    tactic,
    weapons: weapons.map(weapon => weapon ?? NONE),
    hurt: hurt.flatMap(({ victim, by }) => [victim, by ?? NONE]),
    rule,
  });
}

/** Silent: the questions and windows of a phase show it. */
export function enterPhase(fight: Fight, phase: Phase): void {
  draft(fight).phase = phase;
}
/** The defender has had their say about a warzone. Silent. */
export function closeWarzones(fight: Fight): void {
  draft(fight).zoned = true;
}
/** Silent. */
export function reopenWarzones(fight: Fight): void {
  draft(fight).zoned = false;
}
export function sheathe(fight: Fight, side: 0 | 1): void {
  draft(fight).weapons[side] = null;
}
export function join(g: Here, fight: Fight, id: CardId): void {
  draft(fight).helpers.push(id);
  g.emit({ type: 'joined', fight: fight.id, card: id, rule: 'DOT 25.7' });
}
/** Ends before its strikes; `endFight` tells when the combat gets there [DR-49]. */
export function breakOff(fight: Fight): void {
  draft(fight).over = true;
}
/** What a card does inside the combat does not end it, because the card says so. */
export function goOn(fight: Fight, over: boolean): void {
  draft(fight).over = over;
}
/** Who could attack as it was declared [DR-48]. Silent. */
export function noteAble(fight: Fight, able: readonly CardId[]): void {
  draft(fight).able = [...able];
}
/** The order of the strikes stays that of the windows after them (DOT 5.22). Silent. */
export function fixOrder(fight: Fight, first: Seat): void {
  draft(fight).first = first;
}
/** A card names the attacker, if there is anybody for him to attack. Silent: the naming tells. */
export function forceAttacker(fight: Fight, attacker: CardId): void {
  draft(fight).forced = attacker;
}
/** Even friends may meet in it from now on (DOT 24.2.5). Silent. */
export function freeFight(fight: Fight): void {
  draft(fight).free = true;
}
/**
 * A card played among the modifiers, not in answer to one: once the defender had his chance for a warzone, it is gone [DR-53]. `before`:
 * by a player who acts before him, whose first play leaves it to him. Silent.
 */
export function countPlay(fight: Fight, before: boolean): void {
  const f = draft(fight);
  if (before) f.plays++;
  if (!before || f.plays > 1) f.zoned = true;
}
/** DOT 24.5.18s. Silent. */
export function noteCopy(fight: Fight, copy: Copy): void {
  draft(fight).copies.push(copy);
}
/** A modifier already carried out ends, and may be played again: only what succeeds counts as a copy (DOT 28.3) [DR-16] [DR-52]. */
export function cancelPlayed(g: Here, fight: Fight, card: CardId): void {
  const w = draft(g.world);
  const ended = g.world.effects.filter(({ source }) => source === card);
  w.effects = w.effects.filter(({ source }) => source !== card);
  const f = draft(fight);
  f.copies = f.copies.filter(({ seat, def, on }) => !ended.some(effect => effect.by === seat && effect.def === def && effect.on === on));
  g.emit({ type: 'cancelled', card, rule: 'DOT 28.3' });
}
/** A combat spell that may be strengthened while the combat lasts (DOT 21.10). Silent. */
export function noteSpell(fight: Fight, spell: Cast): void {
  draft(fight).cast.push(spell);
}
/** More was paid for it: what it did so far ends. Silent: the spell works again at once and tells. */
export function payMore(g: Here, fight: Fight, spell: Cast, step: number): Cast {
  const more = { ...spell, spent: spell.spent + step };
  draft(fight).cast[fight.cast.indexOf(spell)] = more;
  const w = draft(g.world);
  w.effects = w.effects.filter(effect => effect.source !== spell.card || effect.fight !== fight.id);
  return more;
}
/** Silent: `wounded` told. */
export function noteHurt(fight: Fight, hurt: Hurt): void {
  draft(fight).hurt.push(hurt);
}
/** Silent: `killed` told. */
export function noteFelled(fight: Fight, felled: Felled): void {
  draft(fight).felled.push(draft(felled));
}

/** Silent: the combat tells. */
export function fulfil(due: Order): void {
  draft(due).done = true;
}
/** Orders for turns that are over. Silent. */
export function dropPastOrders(g: Here, seat: Seat): void {
  const w = draft(g.world);
  w.orders = w.orders.filter(({ seat: of, due }) => of !== seat || due >= w.sides[seat]!.turns);
}
