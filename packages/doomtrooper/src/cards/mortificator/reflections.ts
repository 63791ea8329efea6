/** Mortificator: spells that come back. */
import { cancel, redirect } from '../../rules/atoms.ts';
import type { World } from '../../rules/state.ts';
import { special } from '../makers.ts';
import { asks } from '../pieces.ts';
import { isSpell, otherAims, spellOf } from '../redirecting.ts';

/** Whether the spell could be aimed at its own caster, by his player or by the other. */
const mayReturn = (w: World, seat: number): boolean => {
  const spell = spellOf(w);
  return [seat, spell.seat].some(by => otherAims(w, spell, by).some(({ target }) => target !== null && target === spell.caster));
};
export const reflection = special({
  code: '04085',
  name: { en: 'Reflection', cs: 'Reflexe' },
  text: {
    en: 'When Art is cast on a warrior or card: you choose whether it is its caster it is aimed at, where he can be, or it has no effect. Other spells have no effect. Their costs are lost.',
    cs: 'Když někdo použije Umění na bojovníka nebo kartu: zvolíš, zda zasáhne toho, kdo ho použil, pokud může, nebo nemá účinek. Jiná kouzla nemají účinek. Jejich cena propadá.',
  },
  affiliation: 'brotherhood',
  timing: 'reaction',
  answers: isSpell,
  effect: ({ g, world, seat, play }) => {
    if (mayReturn(world, seat)) return asks(g, play, seat, { ask: 'reflect', options: ['back', 'fizzle'] });
    cancel(g, spellOf(world));
    return null;
  },
  answered: ({ g, world, answer }) => {
    const spell = spellOf(world);
    if (answer === 'back') redirect(g, spell, { target: spell.caster, player: null }, 'DOT 22.1');
    else cancel(g, spell);
  },
});
