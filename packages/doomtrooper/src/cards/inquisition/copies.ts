/** Inquisition: abilities that are taken from others. */
import { works } from '../../rules/abilities.ts';
import { attach, choose, endEffectsWhere, last } from '../../rules/atoms.ts';
import type { CardId, World } from '../../rules/state.ts';
import { knownWarriors } from '../../rules/status.ts';
import { symmetry } from '../makers.ts';
import { isPersonality } from '../filters.ts';
import { asks, follows, picked, picks } from '../pieces.ts';

const models = (w: World, not: CardId): CardId[] => knownWarriors(w).filter(id => id !== not && !isPersonality(w, id));
/** The gift counts, and what it says is so; or neither. */
const isSaid = (w: World, self: CardId): boolean => {
  const { chosen, host } = w.cards[self]!;
  const due = chosen !== null && works(w, self, null);
  const said = w.effects.find(effect => effect.what === 'copies' && effect.source === self);
  return due ? said?.on === host : said === undefined;
};
export const plagiarize = symmetry({
  code: '02108',
  name: { en: 'Plagiarize', cs: 'Napodobování' },
  text: {
    en: 'Gift of Ilian: its bearer has the abilities printed on a warrior in play you name, who is no personality, whatever becomes of that warrior later.',
    cs: 'Dar Ilian: kdo ho má, má i schopnosti natištěné na bojovníkovi ve hře, kterého určíš a který není osobnost, ať se s ním potom stane cokoli.',
  },
  gift: 'ilian',
  effect: ({ g, world, seat, self, target, play }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 13.1' });
    return asks(g, play, seat, { ask: 'mimic', options: picks(models(world, target)) });
  },
  on: ({ world, self }) => (isSaid(world, self) ? null : follows(world, self, { def: world.cards[self]!.def, ask: 'sync' })),
  answered: ({ g, world, self, ask, answer, asked }) => {
    // The card's number, not the card: it may go.
    if (ask === 'mimic') choose(g, self, world.cards[picked(answer)]!.def, 'DOT 7.24');
    if (isSaid(world, self)) return;
    endEffectsWhere(g, effect => effect.what === 'copies' && effect.source === self);
    const { chosen, host } = world.cards[self]!;
    if (chosen !== null && host !== null && works(world, self, null))
      last(g, asked, { what: 'copies', on: host, of: chosen }, { whileInPlay: true, rule: 'DOT 13.1' });
  },
});
