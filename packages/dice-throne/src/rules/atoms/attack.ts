/** An offensive ability from its activation to the total. */
import type { Seat } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import type { Ability } from '../../cards/vocabulary.ts';
import type { Attack, Mark, Pending, Rule, World } from '../state.ts';

const current = (w: World): Draft<Attack> => draft(w).attack!;

/** Silent: the phase that begins tells it. */
export function clearAttack(w: World): void {
  draft(w).attack = null;
}
export function activate(g: Here, by: Seat, { id, ultimate }: Ability, script: number): void {
  const world = draft(g.world);
  world.attack = {
    by,
    ability: id,
    script,
    ultimate,
    target: null,
    is: false,
    committed: false,
    modifiable: false,
    defence: null,
    rethrown: false,
    pending: [],
    survivors: [],
    marks: [],
  };
  if (ultimate) world.lock = by; // DIT 5.27
  g.emit({ type: 'activated', seat: by, ability: id, ultimate, rule: ultimate ? 'DIT 5.27' : 'DIT 12.4.14' });
}
/** With at least 1 base damage it is an attack (DIT R20). */
export function fixAttack(g: Here, damage: number): void {
  const attack = current(g.world);
  attack.is = damage >= 1;
  g.emit({ type: 'attackFixed', seat: attack.by, is: attack.is, damage, rule: 'DIT 15.22' });
}
/** Damage that waited for the target has one now. */
export function aimAt(g: Here, target: Seat, rule: Rule): void {
  const attack = current(g.world);
  attack.target = target;
  attack.modifiable = attack.is; // DIT R24
  for (const packet of draft(g.world).packets) if (packet.to === null) packet.to = target;
  g.emit({ type: 'targeted', seat: attack.by, target, rule });
}

/** An effect that needs the target waits for it (DIT 12.6.2). */
export function addPending(w: World, pending: Pending): void {
  current(w).pending.push({ script: pending.script, dice: pending.dice.slice() });
}
export const takePending = (w: World): Pending | undefined => current(w).pending.shift();

/** The type of the attack can no longer change (DIT R28). */
export function commit(w: World): void {
  current(w).committed = true;
}
export function declineDefence(g: Here): void {
  const attack = current(g.world);
  attack.committed = true;
  g.emit({ type: 'defenceDeclined', seat: attack.target!, rule: 'DIT R23' });
}
export function chooseDefence(g: Here, defence: string): void {
  const attack = current(g.world);
  attack.defence = defence;
  g.emit({ type: 'defended', seat: attack.target!, ability: defence, rule: 'DIT 3.17' });
}
export function noteRethrown(w: World): void {
  current(w).rethrown = true;
}

/** Bookkeeping for texts that ask what happened in this attack. */
export function markAttack(w: World, what: string, of: Mark['of'] = null): void {
  if (w.attack) current(w).marks.push({ what, of });
}
/** When the attack is dealt the seat is left with 1 health instead of 0. */
export function keepAlive(w: World, seat: Seat): void {
  current(w).survivors.push(seat);
}
/** A further offensive roll phase against the same target. */
export function attackAgain(w: World): void {
  draft(w).again = current(w).target;
}
/** The target a further offensive roll phase must have; it counts once. */
export function takeForcedTarget(w: World): Seat | null {
  const { again } = w;
  draft(w).again = null;
  return again;
}
/** Step 6 begins: no more modifiers. */
export function closeModifiers(w: World): void {
  current(w).modifiable = false;
}
export function releaseLock(w: World): void {
  draft(w).lock = null;
}
