/** Paradise Lost: missions. */
import { no } from '@kolbiste/engine';
import { has } from '../../rules/abilities.ts';
import { mission } from '../makers.ts';
import { definitionOf } from '../registry.ts';

export const manhunt = mission({
  code: '07059',
  name: { en: 'Manhunt', cs: 'Štvanice' },
  text: { en: 'On a player: 5 victory points when he imprisons a warrior.', cs: 'Na hráče: 5 vítězných bodů, až uvězní bojovníka.' },
  for: 'player',
  earns: ({ world, self, event }) => {
    const captor =
      event.type === 'lasting' && event.what === 'prisoner'
        ? event.by
        : event.type === 'attached' && definitionOf(world, event.card).grants.some(({ ability }) => ability === 'prisoner')
          ? event.card
          : null;
    const seat = world.cards[self]!.at!;
    return captor !== null && world.cards[captor]!.by === seat ? { points: 5, kind: 'victory', seat, over: true } : null;
  },
});

export const skullSeeker = mission({
  code: '07100',
  name: { en: 'Skull-Seeker', cs: 'Sběratel lebek' },
  text: {
    en: 'On a warrior who can fight: he counts as a Skull Seeker as long as he has it. It is never completed.',
    cs: 'Na bojovníka, který může bojovat: dokud ji má, počítá se za Sběratele lebek. Nikdy není splněna.',
  },
  for: 'warrior',
  needs: { refusal: ({ world, target }) => (has(world, target, 'neverFights', null) ? no('DOT 28.16', 'noTarget') : null) },
  standing: { kind: 'skull-seeker' },
});
