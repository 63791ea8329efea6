/** Phase 5: up to three units attack, one after another (SUM 7.5). */
import { countAttack } from '../atoms.ts';
import { assault } from '../battle/attack.ts';
import { targetsOf } from '../battle/targets.ts';
import { attackerRefusal, targetRefusal } from '../legality.ts';
import { attack, define, moment, NO_OCCASION } from '../procedures.ts';
import { playerOf, seatOf, unitOf } from '../queries.ts';
import type { CardId, Side, World } from '../state.ts';
import { addAnytime, interlude, interrupted, useAbility, type UseOption } from './moment.ts';

type AttackOption = { readonly attack: CardId; readonly on: CardId };
/** Everything around it at once, each by its own roll (SUM F9, F10). */
type AssaultOption = { readonly assault: CardId };
type Choice = 'end' | AttackOption | AssaultOption | UseOption;

const MANY = 512;
const cache: AttackOption[] = [];
const attackOption = (attacker: CardId, on: CardId): AttackOption => (cache[attacker * MANY + on] ??= { attack: attacker, on });

const assaultTargets = (w: World, id: CardId): CardId[] =>
  (unitOf(w, id).ability.assault?.(w, id) ?? []).filter(target => targetRefusal(w, id, target) === null);

function addAttacks(w: World, side: Side, options: Choice[]): void {
  const { units } = w.sides[side]!;
  for (let i = 0; i < units.length; i++) {
    const id = units[i]!;
    if (attackerRefusal(w, id)) continue;
    for (const on of targetsOf(w, id)) options.push(attackOption(id, on));
    if (assaultTargets(w, id).length > 1) options.push({ assault: id });
  }
}

export const attackPhase = define<
  { readonly side: Side },
  { begin: null; offer: unknown; ask: unknown; chosen: Choice; end: unknown; over: unknown },
  null
>('attackPhase', {
  begin: (g, { side }) => g.call('offer', moment(side, 'attackBegins')),
  offer: g => (interrupted(g.world) ? g.call('ask', interlude({ at: 0 })) : g.go('ask', null)),
  ask(g, { side }) {
    const w = g.world;
    if (!playerOf(w, side).alive) return g.done(null);
    const options: Choice[] = ['end'];
    addAttacks(w, side, options);
    addAnytime(w, side, options);
    return options.length === 1
      ? g.go('end', null)
      : g.ask('chosen', seatOf(w, side), w.attacks ? 'SUM 7.5.5' : 'SUM 7.5.1', options, { attacks: w.attacks, limit: w.attackLimit });
  },
  chosen(g, { side }, choice) {
    if (choice === 'end') return g.go('end', null);
    if ('use' in choice) return g.call('offer', useAbility({ side, option: choice, about: NO_OCCASION }));
    const w = g.world;
    if ('assault' in choice) {
      countAttack(w, choice.assault);
      g.emit({ type: 'abilityUsed', side, card: choice.assault, use: 'assault', rule: 'SUM 8.9' });
      return g.call('offer', assault({ attacker: choice.assault, by: side, left: assaultTargets(w, choice.assault), rule: 'SUM F10' }));
    }
    countAttack(w, choice.attack);
    return g.call('offer', attack(choice.attack, choice.on, side));
  },
  end: (g, { side }) => g.call('over', moment(side, 'attackEnds')),
  over: g => g.done(null),
});
