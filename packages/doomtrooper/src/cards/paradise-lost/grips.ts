/** Paradise Lost: who does not let go. */
import { destinyOf, holdFast, loseDestiny } from '../../rules/atoms.ts';
import { placeOnYou } from '../effects.ts';
import { special } from '../makers.ts';

const PRICE = 3;
export const tightGrip = special({
  code: '07116',
  name: { en: 'Tight Grip', cs: 'Držím a nepustím!' },
  text: {
    en: '1 action, stays with you: whenever a piece of equipment in play would be discarded, removed from the game or stolen, you may pay 3 destiny points to prevent it; not where that is the price of its own use.',
    cs: '1 akce, zůstává u tebe: kdykoli by se vybavení ve hře mělo vyřadit, odstranit ze hry nebo ukrást, smíš tomu za 3 body osudu zabránit; ne tam, kde je to cena za jeho vlastní použití.',
  },
  timing: 'action',
  actions: 1,
  effect: placeOnYou(),
  after: 'stays',
  holds: PRICE,
  answered: ({ g, world, seat, args, answer }) => {
    if (answer !== 'pay' || destinyOf(world, seat) < PRICE) return;
    loseDestiny(g, seat, PRICE, { cause: 'ability', rule: 'DOT 3.32' });
    holdFast(g, args[0]!);
  },
});
