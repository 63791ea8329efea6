/** Loki's own procedures: what is in a bag, where a seal lies, which illusion is real. */
import type { Seat } from '@kolbiste/engine';
import { addLine, gainCp, heal, payCp, take, threaten } from '../../atoms.ts';
import { coined } from '../../effects/words.ts';
import { define, throwDice } from '../../procedures.ts';
import type { Line, World } from '../../state.ts';
import type { Sourced } from '../definition.ts';
import { alive, attackPacket, limitOf, playerOf } from '../../world.ts';
import { abilityPlaces, namesNow } from '../../turn/offence.ts';

export const BAG = 'bagOfTricks';
export const SEAL = 'spellbound';
export const ILLUSION = 'illusion';
/** The three cards beside his board: what each prevents of the attack. House-made. */
export interface IllusionCard extends Sourced {
  readonly id: string;
  readonly prevents: Pick<Line, 'does' | 'n'> | null;
}
export const ILLUSIONS: readonly IllusionCard[] = [
  { id: 'theTrueOne', name: coined('The True One', 'Ten pravý'), source: 'house', prevents: null },
  { id: 'flicker', name: coined('Flicker', 'Záblesk'), source: 'house', prevents: { does: 'minus', n: 4 } },
  { id: 'emptyAir', name: coined('Empty Air', 'Prázdný vzduch'), source: 'house', prevents: { does: 'half', n: 0 } },
];

/** In the bearer's upkeep each bag is opened (house reading of the facts). */
export const openBag = define<
  { readonly seat: Seat; owner: Seat },
  { begin: null; roll: null; rolled: number[]; chosen: { readonly choose: string }; end: null },
  null
>('openBag', {
  begin(g, v) {
    const token = playerOf(g.world, v.seat).tokens.find(({ status }) => status === BAG);
    if (!token) return g.done(null);
    v.owner = alive(g.world, token.by) ? token.by : v.seat; // DIT R71
    take(g, v.seat, BAG, 1, 'expired', 'DIT 12.1.1');
    return g.go('roll', null);
  },
  roll: (g, v) => g.call('rolled', throwDice({ seat: v.seat, n: 1, source: BAG, reroll: false })),
  rolled(g, v, [die]) {
    if (die === 1) payCp(g, v.seat, Math.min(1, playerOf(g.world, v.seat).cp), 'DIT 12.1.1');
    else if (die === 6) gainCp(g, v.seat, 2, 'DIT 12.1.1');
    else
      return g.ask('chosen', v.owner, 'DIT R51', [{ choose: 'bagHeal' }, { choose: 'bagCp' }, { choose: 'bagDamage' }], { player: v.seat });
    return g.go('end', null);
  },
  chosen(g, v, { choose }) {
    g.emit({ type: 'chosen', seat: v.owner, choice: choose, rule: 'DIT 8.9' });
    if (choose === 'bagHeal') heal(g, v.seat, 2, 'DIT 12.1.4');
    else if (choose === 'bagCp') gainCp(g, v.seat, 1, 'DIT 15.27');
    else threaten(g, v.seat, v.owner, 'untyped', false, { does: 'base', n: 2, source: BAG, rule: 'DIT R27' });
    return g.go('end', null);
  },
  end: g => g.done(null),
});

/** Abilities a seal may lie on: not the ultimate, no two on one name, one must stay free. */
export function sealable(w: World, seat: Seat): number[] {
  const places = abilityPlaces(w, seat);
  const lying = playerOf(w, seat).tokens.flatMap(({ status, state }) => (status === SEAL ? [state] : []));
  const open = namesNow(w, seat)
    .map(name => places.indexOf(name))
    .filter(at => !lying.includes(at));
  return open.length > 1 && lying.length < limitOf(w, seat, SEAL) ? open : [];
}
export const sealAbilities = define<
  { readonly seat: Seat; readonly by: Seat; left: number },
  { offer: unknown; chosen: { readonly seal: string } },
  null
>('sealAbilities', {
  offer(g, v) {
    const places = v.left > 0 && v.seat >= 0 && alive(g.world, v.seat) ? sealable(g.world, v.seat) : [];
    if (places.length === 0) return g.done(null);
    const names = abilityPlaces(g.world, v.seat);
    return g.ask(
      'chosen',
      v.by,
      'DIT 6.19',
      places.map(at => ({ seal: names[at]! })),
      { player: v.seat },
    );
  },
  chosen(g, v, answer) {
    v.left--;
    playerOf(g.world, v.seat).tokens.push({ status: SEAL, by: v.by, state: abilityPlaces(g.world, v.seat).indexOf(answer.seal) });
    g.emit({ type: 'statusGained', seat: v.seat, by: v.by, status: SEAL, n: 1, surplus: 0, rule: 'DIT 15.17' });
    return g.go('offer', null);
  },
});

function resolveIllusion(g: Parameters<typeof addLine>[0], card: number): void {
  const packet = attackPacket(g.world);
  const { prevents } = ILLUSIONS[card]!;
  if (packet && prevents) addLine(g, packet, { ...prevents, source: ILLUSION, rule: 'DIT 9.5' });
}
const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
/** Three cards face down in a secret order; the attacker picks one. */
export const layIllusions = define<
  { readonly seat: Seat },
  { offer: null; laid: { readonly order: number }; ask: null; picked: { readonly pick: number }; end: null },
  null
>('layIllusions', {
  offer: (g, v) =>
    g.ask(
      'laid',
      v.seat,
      'DIT 6.19',
      ORDERS.map((_, order) => ({ order })),
    ),
  laid(g, v, { order }) {
    playerOf(g.world, v.seat).secret = [...ORDERS[order]!];
    g.emit({ type: 'illusionLaid', seat: v.seat, rule: 'DIT 6.19' });
    return g.go('ask', null);
  },
  ask: g => g.ask('picked', g.world.attack!.by, 'DIT R51', [{ pick: 1 }, { pick: 2 }, { pick: 3 }]),
  picked(g, v, { pick }) {
    const player = playerOf(g.world, v.seat);
    const card = player.secret[pick - 1]!;
    player.secret = [];
    g.world.attack!.marks.push(`illusion ${card}`);
    g.emit({ type: 'illusionShown', seat: v.seat, card, rule: 'DIT 6.19' });
    resolveIllusion(g, card);
    return g.go('end', null);
  },
  end: g => g.done(null),
});
export const shownIllusion = (w: World): number => {
  const mark = w.attack?.marks.findLast(each => each.startsWith('illusion '));
  return mark ? Number(mark.slice(9)) : -1;
};
/** Wrong One!: the shown card counts as one of the other two. */
export const swapIllusion = define<{ readonly seat: Seat }, { offer: null; chosen: { readonly choose: string }; end: null }, null>(
  'swapIllusion',
  {
    offer(g, v) {
      const shown = shownIllusion(g.world);
      return g.ask(
        'chosen',
        v.seat,
        'DIT 8.9',
        ILLUSIONS.flatMap(({ id }, card) => (card === shown ? [] : [{ choose: id }])),
      );
    },
    chosen(g, v, { choose }) {
      const packet = attackPacket(g.world);
      const at = packet ? packet.lines.findLastIndex(({ source }) => source === ILLUSION) : -1;
      if (ILLUSIONS[shownIllusion(g.world)]!.prevents && at >= 0) packet!.lines.splice(at, 1);
      const card = ILLUSIONS.findIndex(({ id }) => id === choose);
      g.world.attack!.marks.push(`illusion ${card}`);
      g.emit({ type: 'illusionShown', seat: v.seat, card, rule: 'DIT 7.25' });
      resolveIllusion(g, card);
      return g.go('end', null);
    },
    end: g => g.done(null),
  },
);
export const lokiProcedures = [openBag, sealAbilities, layIllusions, swapIllusion];
