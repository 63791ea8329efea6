/** Base set: the Art, Mentalism. */
import { last, strengthen } from '../../../rules/atoms.ts';
import { grantCaster, grantTarget } from '../../effects.ts';
import type { Effect } from '../../form.ts';
import { art } from '../../makers.ts';
import { plus } from '../../pieces.ts';
import { aCombatant } from '../../targets.ts';
import type { Ability } from '../../vocabulary.ts';

/** On the caster until your next turn. */
const untilNext = (ability: Ability): Effect => grantCaster(ability, 'untilYourNextTurn', 'DOT 21.15');

export const exorciseSelf = art({
  code: '01117',
  name: { en: 'Exorcise Self', cs: 'Vymítání ďábla' },
  text: {
    en: 'Mentalism, any time. The caster is immune to the Dark Symmetry until your next turn.',
    cs: 'Mentalismus, kdykoli. Sesilatel je do tvého příštího kola imunní vůči Černé symetrii.',
  },
  aspect: 'mentalism',
  casting: 'any',
  effect: untilNext('symmetryImmune'),
});

export const fly = art({
  code: '01131',
  name: { en: 'Fly', cs: 'Let' },
  text: {
    en: 'Mentalism, any time. The caster cannot be attacked until your next turn; if he attacks, he has +2 to all four ratings.',
    cs: 'Mentalismus, kdykoli. Na sesilatele nelze do tvého příštího kola útočit; útočí-li, má +2 ke všem čtyřem hodnotám.',
  },
  aspect: 'mentalism',
  casting: 'any',
  effect: ({ g, seat, caster, play }) => {
    last(g, play, { what: 'ability', on: caster, ability: 'cannotBeAttacked' }, { until: seat, rule: 'DOT 21.15' });
    strengthen(g, play, { on: caster, ratings: plus(2, 2, 2, 2), role: 'attacker' }, { until: seat, rule: 'DOT 21.15' });
  },
});

export const improveSelf = art({
  code: '01162',
  name: { en: 'Improve Self', cs: 'Zdokonal se' },
  text: {
    en: 'Mentalism, any time. The caster’s four ratings are doubled until your next turn.',
    cs: 'Mentalismus, kdykoli. Všechny čtyři hodnoty sesilatele jsou do tvého příštího kola dvojnásobné.',
  },
  aspect: 'mentalism',
  casting: 'any',
  effect: ({ g, seat, caster, play }) =>
    strengthen(g, play, { on: caster, ratings: [2, 2, 2, 2], layer: 'multiply' }, { until: seat, rule: 'DOT 21.15' }),
});

export const invulnerability = art({
  code: '01179',
  name: { en: 'Invulnerability', cs: 'Nezranitelnost' },
  text: {
    en: 'Mentalism, any time. The caster can be neither wounded nor killed until your next turn.',
    cs: 'Mentalismus, kdykoli. Sesilatele nelze do tvého příštího kola zranit ani zabít.',
  },
  aspect: 'mentalism',
  casting: 'any',
  effect: untilNext('unharmed'),
  spares: 'caster',
});

export const proficiency = art({
  code: '01242',
  name: { en: 'Proficiency', cs: 'Stupeň výcviku' },
  text: {
    en: 'Mentalism, any time. At the start of your turn: the caster’s spells cost 1 destiny point less this turn, each step of strength too, but never less than 1.',
    cs: 'Mentalismus, kdykoli. Na začátku tvého kola: kouzla sesilatele stojí v tomto kole o bod osudu méně, i každý stupeň síly, nejméně však 1.',
  },
  aspect: 'mentalism',
  casting: 'any',
  timing: 'start',
  effect: ({ g, world, seat, caster, play }) =>
    last(g, play, { what: 'proficient', on: caster, turn: world.turn }, { until: seat, rule: 'DOT 21.7' }),
});

export const speed = art({
  code: '01290',
  name: { en: 'Speed', cs: 'Rychlost' },
  text: {
    en: 'Mentalism, personal combat spell. The caster strikes first; if he wounds, the combat ends.',
    cs: 'Mentalismus, osobní bojové kouzlo. Sesilatel udeří první; zraní-li, souboj končí.',
  },
  aspect: 'mentalism',
  casting: 'personal',
  target: aCombatant(),
  effect: [grantTarget('firstStrike', 'thisCombat', 'DOT 25.12'), grantTarget('endsCombatByWound', 'thisCombat', 'DOT 25.13')],
});
