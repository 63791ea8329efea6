/** Doctor Strange's spells, and the cards he foresees. */
import type { Seat } from '@kolbiste/engine';
import { slotsFor, SPELLS } from '../../../cards/doctor-strange/spells.ts';
import { playerOf } from '../../../rules/queries.ts';
import type { CardId, World } from '../../../rules/state.ts';
import { worthOf } from '../../worth.ts';
import { keepWorth, LATE } from '../cards.ts';
import type { Chance } from '../chance.ts';
import type { Question } from '../question.ts';
import { onlyBest, weights } from '../scale.ts';

/** It costs nothing to use. */
export const FREE_USE = 'prepare';

const spellWorth = (w: World, seat: Seat, spell: number): number =>
  worthOf(
    w,
    { seat, target: w.attack && (w.attack.by === seat ? w.attack.target : w.attack.by), dice: [], source: '' },
    SPELLS[spell]!.script,
  ) - 1;
const indexOf = (id: string): number => SPELLS.findIndex(spell => spell.id === id);

export const prepareGain = ({ w, seat }: Chance): number => (playerOf(w, seat).slots.length < slotsFor(w, seat) ? 2 : 0);
export const castGain = ({ w, seat, window }: Chance): number =>
  LATE.includes(window) ? Math.max(0.1, ...playerOf(w, seat).slots.map(spell => spellWorth(w, seat, spell))) : 0;

export const prepare = ({ options }: Question): number[] =>
  weights(
    options.map(option => (typeof option === 'object' && 'prepare' in option ? SPELLS[indexOf(String(option['prepare']))]!.worth : -5)),
  );
export const cast = ({ w, seat, options }: Question): number[] =>
  weights(options.map(option => spellWorth(w, seat, indexOf((option as { cast: string }).cast))));
/** The least useful goes under the deck. */
export const foresee = ({ w, seat, options }: Question): number[] =>
  onlyBest(
    options.map(option => {
      const { top, bottom } = option as { top?: CardId; bottom?: CardId };
      return top !== undefined ? -keepWorth(w, seat, top) / 2 - 1 : -keepWorth(w, seat, bottom!);
    }),
  );
