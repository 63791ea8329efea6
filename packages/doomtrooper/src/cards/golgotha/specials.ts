/** Golgotha: specials. */
import { cancel } from '../../rules/atoms.ts';
import { momentOf, movesWith, type CardPlay } from '../../rules/legality.ts';
import { playOf } from '../../rules/windows.ts';
import { attachment, special } from '../makers.ts';
import { asks, doomtroopersOnly, isSpecialOfAnother } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import type { Timing } from '../vocabulary.ts';

/** Times at which only the player whose turn it is plays anything. */
const OWN: readonly Timing[] = ['start', 'beforeActions', 'end', 'draw', 'ownTurn', 'ownPeace'];

export const lackOfFaith = attachment({
  code: '05044',
  name: { en: 'Lack of Faith', cs: 'Nedostatek víry' },
  text: {
    en: '1 action, on a member of the Brotherhood: he neither attacks nor casts Art. He can be attacked.',
    cs: '1 akce, na člena Bratrstva: neútočí a nepoužívá Umění. Útočit na něj lze.',
  },
  needs: { affiliation: 'brotherhood' },
  grants: ['cannotAttack', 'neverArt'],
  timing: 'action',
  actions: 1,
});

export const missingInAction = attachment({
  code: '05051',
  name: { en: 'Missing in Action', cs: 'Missing in Action' },
  text: {
    en: 'On a Doomtrooper: he counts as out of play. Not on one who is named in a combat.',
    cs: 'Na Doomtroopera: počítá se jako mimo hru. Ne na toho, kdo už je v souboji.',
  },
  needs: { refusal: doomtroopersOnly },
  grants: ['notInPlay'],
  limit: 1,
});

export const stolenPaperwork = special({
  code: '05062',
  name: { en: 'Stolen Paperwork', cs: 'Ukradené dokumenty' },
  text: {
    en: 'When an opponent has just played a special: he cannot use it and his payment is lost; you play it at once instead, if you pay for it. Removed from the game.',
    cs: 'Když soupeř právě zahrál speciální kartu: nemůže ji použít a o to, co zaplatil, přijde; zahraješ ji hned ty, pokud ji zaplatíš. Odstraní se ze hry.',
  },
  timing: 'reaction',
  answers: isSpecialOfAnother,
  effect: ({ g, world, seat, play }) => {
    const pending = world.announced[world.announced.length - 1]!;
    cancel(g, pending);
    if (world.active !== seat && OWN.includes(definitionOf(world, pending.card).play!.timing)) return null;
    const moves = movesWith(world, seat, [pending.card], { moment: momentOf(world), pool: null, anyTime: true });
    return moves.length ? asks(g, play, seat, 'play', ['stop', ...moves]) : null;
  },
  answered: ({ world, seat, answer }) => (answer === 'stop' ? null : playOf(world, seat, answer as unknown as CardPlay, null)),
  after: 'sacrifice',
});
