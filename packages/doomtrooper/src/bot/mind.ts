/** What bots know of the game: points towards the target, then what stands on the table and who could hit whom. */
import type { Mind } from '@kolbiste/engine';
import { isPaired, topFight } from '../rules/queries.ts';
import { holdings, mightsOf, prospects, total } from './measure.ts';
import { onlyAdds } from './weigh/modifiers.ts';
import { isPassed, type Kind } from './weigh/window.ts';
import { weigh } from './weigh.ts';
import { WEIGHTS } from './weights.ts';
import type { CardId, World } from '../rules/state.ts';

const at = (feature: keyof typeof WEIGHTS): number => Object.keys(WEIGHTS).indexOf(feature);
const [SHIELD, READY, MENACE] = [at('shield'), at('ready'), at('menace')];

export const mind: Mind<World> = {
  weights: WEIGHTS,
  /** A kill is worth more than its threat, and a card is worth what it does. */
  given: ['menace', 'hand', 'fallen'],
  aim: { feature: 'victory', moments: 8 },
  /** Against the strongest of the others. */
  measure(w, seat) {
    const mine = holdings(w, seat);
    const mights = mightsOf(w);
    const { team } = w.sides[seat]!;
    let theirs: number[] | null = null,
      most = -Infinity,
      rival = -1;
    for (let other = 0; other < w.sides.length; other++) {
      if (other === seat || (team !== null && w.sides[other]!.team === team)) continue;
      const features = holdings(w, other),
        sum = total(features);
      if (sum > most) [theirs, most, rival] = [features, sum, other];
    }
    if (theirs === null) return mine;
    for (const [of, features] of [
      [seat, mine],
      [rival, theirs],
    ] as const) {
      const { menace, shield } = prospects(w, of, mights);
      features[SHIELD] = shield;
      // The one to move attacks now; the other one only threatens to.
      features[w.active === of ? READY : MENACE] = menace;
    }
    return mine.map((n, i) => n - theirs[i]!);
  },
  weigh,
  /** Where a turn begins tries are judged. */
  haste(w, seat, { kind, subject }) {
    if (kind === 'start') return 'ask';
    return isPassed(w, seat, kind as Kind, (subject as { readonly card: CardId }).card) ? 'pass' : 'look';
  },
  /** The modifiers of a fight with an own warrior, the saving of one, and the answer to a card of somebody else's. */
  lastChance({ world: w, decision }) {
    const { seat, about } = decision!;
    const { kind, subject } = (about ?? {}) as { readonly kind?: string; readonly subject?: { readonly card: number } };
    const own = (card: number | null | undefined): boolean => card !== null && card !== undefined && w.cards[card]?.by === seat;
    const fight = topFight(w);
    if (kind === 'modifiers') return fight !== null && (own(fight.attacker) || own(fight.defender));
    if (kind === 'saving') return own(subject?.card);
    return kind === 'reaction' && w.announced.at(-1)?.seat !== seat;
  },
  /** What cards add is worked out exactly, also together: if it turns nothing now, and the other side changes that, the question comes again. */
  idle({ world: w, decision }, option) {
    const fight = topFight(w);
    const { kind } = (decision!.about ?? {}) as { readonly kind?: string };
    return kind === 'modifiers' && fight !== null && isPaired(fight) && onlyAdds(w, fight, option);
  },
  /** At the beginning of a turn: nothing is half done, and all options of a turn are judged at the same moment. */
  settled({ world: w, stack }) {
    if (w.step !== 'start') return false;
    const { kind, passes, played } = stack[stack.length - 1]!.locals as { kind?: string; passes?: number; played?: number };
    return kind === 'start' && passes === 0 && played === 0;
  },
  horizon: 1,
  /** A search sees the opponent's next turn, too: what stands ready to be attacked is judged after the attack. */
  sight: 2,
  /** Sixty turns of ten decisions: one is worth a hundredth or two. */
  stakes: 0.25,
  noise: { novice: 2.5, squire: 1.95, knight: 0.4 },
};
