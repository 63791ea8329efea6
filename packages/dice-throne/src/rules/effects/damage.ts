/** Prevention, and damage that is dealt on its own. */
import { addLine, dealIsolated, threatenIsolated } from '../atoms.ts';
import { preventable, sumOf } from '../packets.ts';
import { implement, isolated, prevent, type Prevention } from '../procedures.ts';
import type { Packet, World } from '../state.ts';
import { openWindow } from '../windows.ts';

const choices = (w: World, v: Prevention): Packet[] =>
  v.attackOnly ? preventable(w, v.seat).filter(packet => packet.attack) : preventable(w, v.seat);

export const preventSteps = implement(prevent)<{ pick: null; picked: { readonly packet: number }; end: null }>({
  pick(g, v) {
    const { world: w } = g;
    const found = choices(w, v);
    if (found.length === 0) return g.done(null);
    if (found.length === 1) return g.go('picked', { packet: 0 });
    // The largest first: the default (DIT R29).
    const order = found.map((each, packet) => ({ packet, n: sumOf(w, each).final })).sort((a, b) => b.n - a.n);
    return g.ask(
      'picked',
      v.by,
      'DIT R29',
      order.map(({ packet }) => ({ packet })),
      { packets: found.map(packet => ({ type: packet.type, n: sumOf(w, packet).final })) },
    );
  },
  picked(g, v, { packet }) {
    addLine(g, choices(g.world, v)[packet]!, { does: v.does, n: v.n, source: v.source, rule: v.rule });
    return g.go('end', null);
  },
  end: g => g.done(null),
});

/** Opens its own window, is prevented on its own and changes the dial at once (DIT 15.18, 15.19, R38). */
export const isolatedSteps = implement(isolated)<{ begin: null; open: null; deal: unknown; end: null }>({
  begin(g, v) {
    if (v.to.length === 0) return g.done(null);
    threatenIsolated(g, v);
    return g.go('open', null);
  },
  open: g => g.call('deal', openWindow(g.world, 'isolated')),
  deal(g) {
    dealIsolated(g);
    return g.go('end', null);
  },
  end: g => g.done(null),
});
