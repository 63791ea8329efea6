/** Illusions: three cards face down, of which the attacker turns one. */
import type { Seat } from '@kolbiste/engine';
import { addLine, dropLine, layFaceDown, markAttack, turnUp } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import { attackPacket } from '../../rules/packets.ts';
import { define } from '../../rules/procedures.ts';
import type { Line, Rule, World } from '../../rules/state.ts';
import { coined } from '../makers.ts';
import type { Sourced } from '../vocabulary.ts';
import { ILLUSION } from './names.ts';

/** The three cards beside the board: what each prevents of the attack. House-made. */
export interface IllusionCard extends Sourced {
  readonly id: string;
  readonly prevents: Pick<Line, 'does' | 'n'> | null;
}
export const ILLUSIONS: readonly IllusionCard[] = [
  { id: 'theTrueOne', name: coined('The True One', 'Ten pravý'), source: 'house', prevents: null },
  { id: 'flicker', name: coined('Flicker', 'Záblesk'), source: 'house', prevents: { does: 'minus', n: 4 } },
  { id: 'emptyAir', name: coined('Empty Air', 'Prázdný vzduch'), source: 'house', prevents: { does: 'half', n: 0 } },
];

const SHOWN = 'illusionShown';
/** The card that counts in this attack: the one shown last. */
export function shownIllusion(w: World): number | null {
  const mark = w.attack?.marks.findLast(({ what }) => what === SHOWN);
  return mark ? Number(mark.of) : null;
}
function show(g: Here, seat: Seat, card: number, rule: Rule): void {
  markAttack(g.world, SHOWN, card);
  g.emit({ type: 'illusionShown', seat, card, rule });
  const { prevents } = ILLUSIONS[card]!;
  if (prevents) addLine(g, attackPacket(g.world)!, { ...prevents, source: ILLUSION, rule: 'DIT 9.5' });
}

/** In which they may be laid. */
export const ORDERS: readonly (readonly number[])[] = [
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
    layFaceDown(g, v.seat, ORDERS[order]!);
    return g.go('ask', null);
  },
  ask: g => g.ask('picked', g.world.attack!.by, 'DIT R51', [{ pick: 1 }, { pick: 2 }, { pick: 3 }]),
  picked(g, v, { pick }) {
    show(g, v.seat, turnUp(g, v.seat, pick - 1), 'DIT 6.19');
    return g.go('end', null);
  },
  end: g => g.done(null),
});

/** The shown card counts as one of the other two. */
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
      if (ILLUSIONS[shownIllusion(g.world)!]!.prevents) dropLine(attackPacket(g.world)!, ILLUSION);
      show(
        g,
        v.seat,
        ILLUSIONS.findIndex(({ id }) => id === choose),
        'DIT 7.25',
      );
      return g.go('end', null);
    },
    end: g => g.done(null),
  },
);
