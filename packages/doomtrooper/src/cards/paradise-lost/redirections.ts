/** Paradise Lost: spells that miss. */
import type { Option } from '@kolbiste/engine';
import { redirect } from '../../rules/atoms.ts';
import type { World } from '../../rules/state.ts';
import { special } from '../makers.ts';
import { asks, pickedOrNone } from '../pieces.ts';
import { isSpell, otherAims, spellOf } from '../redirecting.ts';

const marks = (w: World): Option[] =>
  otherAims(w, spellOf(w), spellOf(w).seat).map(({ target, player }) => (target === null ? { holder: player! } : { pick: target }));
export const redirectSpell = special({
  code: '07092',
  name: { en: 'Redirect', cs: 'Přesměrování' },
  text: {
    en: 'When Art is cast on somebody: it is aimed at another whom it could have been cast on instead, and you name who.',
    cs: 'Když někdo použije Umění na někoho: zamíří místo toho na jiného, na koho mohlo být použito, a ty určíš na koho.',
  },
  affiliation: 'brotherhood',
  timing: 'reaction',
  answers: isSpell,
  condition: ({ world }) => marks(world).length > 0,
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'redirect', options: marks(world) }),
  answered: ({ g, world, answer }) => {
    const target = pickedOrNone(answer);
    redirect(g, spellOf(world), { target, player: target === null ? (answer as { readonly holder: number }).holder : null }, 'DOT 22.1');
  },
});
