/** Promo: missions. */
import { no } from '@kolbiste/engine';
import { discard, last } from '../../rules/atoms.ts';
import { byBook, rulesOf } from '../../rules/queries.ts';
import { isBrother, warriorsOf } from '../../rules/status.ts';
import { isPersonality } from '../filters.ts';
import { mission } from '../makers.ts';
import { follows } from '../pieces.ts';
import { aPlayer } from '../targets.ts';

export const hereticConspiracy = mission({
  code: '08007',
  name: { en: 'Heretic Conspiracy', cs: 'Kacířské spiknutí' },
  text: {
    en: 'On yourself: kill an opponent’s personality of the Brotherhood. Then you, and all warriors you have in play, are immune to the Art.',
    cs: 'Na sebe: zabij soupeřovu osobnost Bratrstva. Pak jsi ty i všichni bojovníci, které máš ve hře, imunní vůči Umění.',
  },
  affiliation: 'legion',
  limit: 0,
  for: 'player',
  target: aPlayer((_, player, { seat }) => player === seat),
  on: ({ world, self, event }) => {
    const { at, def } = world.cards[self]!;
    if (event.type !== 'killed' || event.by < 0 || world.cards[event.by]!.by !== at || world.cards[event.card]!.by === at) return null;
    return isPersonality(world, event.card) && isBrother(world, event.card) ? follows(world, self, { def, ask: 'done', args: [at] }) : null;
  },
  answered: ({ g, world, self, args }) => {
    const [seat] = args as readonly [number];
    const source = { card: self, seat };
    g.emit({ type: 'missionCompleted', card: self, seat, rule: 'DOT 14.12' });
    for (const on of warriorsOf(world, seat)) last(g, source, { what: 'ability', on, ability: 'artImmune' }, { rule: 'DOT 29.3' });
    last(g, source, { what: 'prevents', on: null }, { rule: 'DOT 29.3' });
    discard(g, self, 'DOT 14.7');
  },
  prevents: ({ world, effect, seat, definition, player }) =>
    effect !== null && definition.type === 'art' && player === effect.by && (seat !== player || rulesOf(world).immunity === 'total')
      ? no(byBook(world, 'DOT 29.1t', 'DOT 29.1s'), 'immune')
      : null,
});
