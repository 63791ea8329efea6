/** Mortificator: answers to what has just happened. */
import { spoilFind, toBottom } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { awarding, chaining } from '../../rules/procedures.ts';
import type { CardId, Happening, World } from '../../rules/state.ts';
import { isPresent } from '../../rules/status.ts';
import { worthOf } from '../../rules/values.ts';
import { special } from '../makers.ts';
import { follows } from '../pieces.ts';

/** What else lies in the pile in which a card was found. */
function othersIn(w: World, { card, seat }: Happening): readonly CardId[] {
  const { zone } = w.cards[card!]!;
  return zone === 'library' || zone === 'discard' ? w.sides[seat]![zone].filter(id => id !== card) : [];
}
export const ohYeah = special({
  code: '04074',
  name: { en: 'Oh Yeah?!', cs: 'Ale nepovídej!' },
  text: {
    en: 'When somebody has searched his library or discard pile and found a card: it goes to the bottom of that pile, and he gets another one of it at random.',
    cs: 'Když někdo prohledal svou knihovnu nebo hrob a našel kartu: ta jde na spodek balíčku a dostane místo ní jinou, náhodnou.',
  },
  timing: 'found',
  hears: ({ world, happening }) => !happening.void && happening.instead === null && othersIn(world, happening).length > 0,
  effect: ({ g, world }) => {
    const happening = world.happenings.at(-1)!;
    const others = othersIn(world, happening);
    if (others.length === 0) return;
    toBottom(g, happening.card!);
    spoilFind(g, others[g.random.integer(others.length)]!);
  },
});

export const switchedLabels = special({
  code: '04104',
  name: { en: 'Switched Labels', cs: 'Záměna medikamentu' },
  text: {
    en: 'When a wounded warrior has just been healed: he is killed instead; you earn half his points, rounded down.',
    cs: 'Když byl zraněný bojovník právě vyléčen: místo toho je zabit; získáš polovinu jeho bodů, zaokrouhleno dolů.',
  },
  timing: 'healed',
  hears: ({ world, happening }) => isPresent(world, happening.card!),
  effect: ({ g, world, self }) => {
    const victim = world.happenings.at(-1)!.card!;
    const half = Math.floor(worthOf(world, victim, null) / 2);
    return chaining({
      first: harmOne(g, { victim, kill: true }),
      then: follows(world, self, { def: world.cards[self]!.def, ask: 'dead', args: [victim, half] }),
    });
  },
  answered: ({ world, seat, args }) => {
    const [victim, points] = args as [CardId, number];
    return isPresent(world, victim) || points === 0
      ? null
      : awarding({ seat, points, kind: 'choice', for: victim, cause: 'points', check: true });
  },
});
