/** Promo: relics. */
import { cancel, discard } from '../../rules/atoms.ts';
import { pendingOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isBrother, isThere } from '../../rules/status.ts';
import { isYours } from '../filters.ts';
import type { Filter } from '../form.ts';
import { relic } from '../makers.ts';
import { asks, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aWarrior } from '../targets.ts';

const spellsInPlay = (w: World): CardId[] => w.play.filter(id => isThere(w, id) && definitionOf(w, id).type === 'art');
const inSquad: Filter = (w, id) => w.cards[id]!.zone === 'squad';
export const daggerOfSacrifice = relic({
  code: '08004',
  name: { en: 'Dagger of Sacrifice', cs: 'Obětní dýka' },
  text: {
    en: 'Dark Legion only. Discard a member of the Brotherhood of your Squad: a spell just cast has no effect, or, at any time, an Art card in play is discarded.',
    cs: 'Jen Černá legie. Vyřaď člena Bratrstva ze svého Mužstva: právě seslané kouzlo nemá účinek, nebo, kdykoli, se vyřadí karta Umění ve hře.',
  },
  affiliation: 'legion',
  limit: 0,
  needs: { legion: true },
  uses: [
    {
      timing: 'reaction',
      answers: ({ world, pending }) => pending.use === null && !pending.cancelled && definitionOf(world, pending.card).type === 'art',
      target: aWarrior(isYours, isBrother, inSquad),
      effect: ({ g, world, target }) => {
        discard(g, target, 'DOT 37.41');
        cancel(g, pendingOf(world)!);
      },
    },
    {
      timing: 'any',
      target: aWarrior(isYours, isBrother, inSquad),
      condition: ({ world }) => spellsInPlay(world).length > 0,
      effect: ({ g, world, seat, target, play }) => {
        discard(g, target, 'DOT 37.41');
        return asks(g, play, seat, { ask: 'discard', options: picks(spellsInPlay(world)) });
      },
    },
  ],
  answered: ({ g, answer }) => discard(g, picked(answer), 'DOT 37.10'),
});
