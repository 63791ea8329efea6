/** Golgotha: missions. */
import { carrierOf, isHeretic } from '../../rules/status.ts';
import { belongsTo } from '../filters.ts';
import { mission } from '../makers.ts';
import { doomtroopersOnly } from '../pieces.ts';

export const honorTheEmperor = mission({
  code: '05036',
  name: { en: 'Honor the Emperor', cs: 'Císařova čest' },
  text: {
    en: 'On a player: he earns 1 victory point for every Mishima warrior who enters play, no matter whose it is. It is never completed.',
    cs: 'Na hráče: získá 1 vítězný bod za každého bojovníka Mishimy, který přijde do hry, ať je čí chce. Nikdy není splněna.',
  },
  affiliation: 'mishima',
  for: 'player',
  earns: ({ world, self, event }) =>
    event.type === 'entered' && belongsTo('mishima')(world, event.card)
      ? { points: 1, kind: 'victory', seat: world.cards[self]!.at!, over: false }
      : null,
});

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
