/** Golgotha: equipment. */
import { sacrifice } from '../../rules/atoms.ts';
import { isHeretic } from '../../rules/status.ts';
import { discardTarget } from '../effects.ts';
import { ofType } from '../filters.ts';
import { equipment } from '../makers.ts';
import { doomtroopersOnly } from '../pieces.ts';
import { aCard } from '../targets.ts';

export const scramblingDevice = equipment({
  code: '05058',
  name: { en: 'Scrambling Device', cs: 'Poplašné zařízení' },
  text: {
    en: 'For a Doomtrooper or a Heretic. Remove it from the game at any time: discard a special in play.',
    cs: 'Pro Doomtroopera nebo Kacíře. Kdykoli ho odstraň ze hry: vyřaď speciální kartu ve hře.',
  },
  needs: { refusal: ({ world, target }) => (isHeretic(world, target) ? null : doomtroopersOnly({ world, target })) },
  uses: [
    {
      timing: 'any',
      removes: 'discard',
      target: aCard(ofType('special')),
      effect: [({ g, self }) => sacrifice(g, self, 'DOT 37.9'), discardTarget()],
    },
  ],
});
