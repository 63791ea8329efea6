/** Warzone: what happens to warriors and stays with them. */
import { no } from '@kolbiste/engine';
import { has } from '../../rules/abilities.ts';
import { attach, cover, discard } from '../../rules/atoms.ts';
import { hasLabel } from '../../rules/status.ts';
import { attachment } from '../makers.ts';
import { follows } from '../pieces.ts';

export const shellShocked = attachment({
  code: '03107',
  name: { en: 'Shell Shocked', cs: 'Šok z výbuchu' },
  text: {
    en: '1 action, on a wounded warrior who may be in cover: he goes into cover and stays there until he is healed.',
    cs: '1 akce, na zraněného bojovníka, který smí být v úkrytu: jde do úkrytu a zůstane tam, dokud není vyléčen.',
  },
  timing: 'action',
  actions: 1,
  refusal: ({ world, target }) =>
    has(world, target, 'neverCovers', null) || hasLabel(world, target, 'vehicle')
      ? no('DOT 9.18', 'neverCovers')
      : world.cards[target]!.wounded
        ? null
        : no('DOT 28.16', 'notWounded'),
  grants: ['staysCovered'],
  effect: ({ g, seat, self, target }) => {
    cover(g, target, 'DOT 9.3');
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
  },
  on: ({ world, self, event }) =>
    event.type === 'healed' && event.card === world.cards[self]!.host
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'over' })
      : null,
  answered: ({ g, self }) => discard(g, self, 'DOT 37.10'),
});
