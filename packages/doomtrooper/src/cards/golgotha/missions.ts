/** Golgotha: missions. */
import { carrierOf, isHeretic } from '../../rules/status.ts';
import { mission } from '../makers.ts';
import { doomtroopersOnly } from '../pieces.ts';

export const yahoo = mission({
  code: '05079',
  name: { en: 'Yahoo!', cs: 'Urááááá!' },
  text: {
    en: 'On a Doomtrooper or a Heretic: 2 points more for every warrior he kills. It is never completed.',
    cs: 'Na Doomtroopera nebo Kacíře: 2 body navíc za každého bojovníka, kterého zabije. Nikdy není splněna.',
  },
  for: 'warrior',
  needs: { refusal: ({ world, target }) => (isHeretic(world, target) ? null : doomtroopersOnly({ world, target })) },
  earns: ({ world, self, event }) =>
    event.type === 'killed' && event.by === carrierOf(world, self)
      ? { points: 2, kind: 'choice', seat: world.cards[event.by]!.by, over: false }
      : null,
});
