/** Paradise Lost: missions. */
import { no } from '@kolbiste/engine';
import { has } from '../../rules/abilities.ts';
import { mission } from '../makers.ts';

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
