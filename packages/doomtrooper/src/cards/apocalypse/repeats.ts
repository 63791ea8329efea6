/** Apocalypse: specials that play what others have played. */
import { endEffectsWhere, last } from '../../rules/atoms.ts';
import { momentOf, movesWith, type CardPlay } from '../../rules/legality.ts';
import { pendingOf } from '../../rules/queries.ts';
import { playOf } from '../../rules/windows.ts';
import { special } from '../makers.ts';
import { asksOn, follows } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import type { Timing } from '../vocabulary.ts';

/** What answers something that is over by then. */
const ANSWERS: readonly Timing[] = ['reaction', 'cancel', 'saving', 'points'];

export const passTheBuck = special({
  code: '06049',
  name: { en: 'Pass the Buck', cs: 'Malá domů' },
  text: {
    en: 'When another has just played a special that does not stay, costs no actions and answers nothing: it takes effect, and then you may play it at once yourself, as far as you may, and pay its destiny points. Removed from the game.',
    cs: 'Když jiný právě zahrál speciální kartu, která nezůstává ve hře, nestojí akce a na nic neodpovídá: zapůsobí a pak ji smíš hned zahrát ty, pokud to jde, a zaplatit její body osudu. Odstraní se ze hry.',
  },
  timing: 'reaction',
  answers: ({ world, seat, pending }) => {
    const { type, after, play } = definitionOf(world, pending.card);
    return (
      pending.use === null &&
      pending.seat !== seat &&
      type === 'special' &&
      after !== 'stays' &&
      play!.actions === 0 &&
      !ANSWERS.includes(play!.timing)
    );
  },
  effect: ({ g, seat, world, play }) =>
    last(g, play, { what: 'watch', on: pendingOf(world)!.card, combat: 0 }, { until: seat, rule: 'DOT 22.1' }),
  on: ({ world, self, event, watch }) =>
    watch !== null && (event.type === 'discarded' || event.type === 'sacrificed') && event.from === 'stack' && event.card === watch.on
      ? follows(world, self, { def: watch.def, ask: 'passed', args: [watch.by, event.card, event.def] })
      : null,
  answered: ({ g, world, self, ask, args, answer, asked }) => {
    const [seat, card, def] = args as readonly [number, number, number];
    if (ask === 'passed') {
      endEffectsWhere(g, ({ source, what }) => source === self && what === 'watch');
      if (world.cards[card]!.def !== def) return null;
      const moves = movesWith(world, seat, [card], { moment: momentOf(world), pool: null, anyTime: true });
      return moves.length > 0 ? asksOn(asked, { ask: 'play', options: ['stop', ...moves], args, seat }) : null;
    }
    return answer === 'stop' ? null : playOf(world, seat, answer as unknown as CardPlay, null);
  },
  after: 'sacrifice',
  limit: 1,
});
