/** What a re-deal leaves as it is, because everybody knows it. */
import { Random, seeded } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { definitionNamed } from '../../../src/cards/registry.ts';
import { cloneWorld } from '../../../src/rules/state.ts';
import { redeal } from '../../../src/rules/view.ts';
import { table } from '../../fixture.ts';
import { inPhase } from '../../cards/situations.ts';

it('a spell of the combat that is on, though it lies in the discard pile: more may be paid for it', rules('DOT 21.10'), () => {
  const deck = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`l${i}`, 'Lucky Shot']));
  const t = table('tournament', {
    Jana: { destiny: 20, library: deck, hand: { spell: 'Fist of Fury' }, squad: { a: 'Mystic' } },
    Petr: { destiny: 0, cohort: { d: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight')
    .passWhile(p => !(inPhase('modifiers')(p) && p.asked === 0))
    .do('0: play spell', '0: spend 3', '0: bid 1');
  expect([t.card('spell').zone, t.world.fights[0]!.cast.map(({ card }) => card)]).toEqual(['discard', [t.id('spell')]]);
  for (let n = 0; n < 12; n++) {
    const dealt = cloneWorld(t.world);
    redeal(dealt, 1, new Random(seeded(`${n}`)));
    expect(dealt.cards[t.id('spell')]!.def).toBe(definitionNamed('Fist of Fury'));
  }
});
