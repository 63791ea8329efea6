/** Inquisition: the Dark Symmetry, gifts that cost others something. */
import { last, loseDestiny } from '../../rules/atoms.ts';
import { opponentIn } from '../../rules/abilities.ts';
import { destinyOf, isNote, topFight } from '../../rules/queries.ts';
import { carrierOf } from '../../rules/status.ts';
import { no } from '@kolbiste/engine';
import { symmetry } from '../makers.ts';
import { asks } from '../pieces.ts';
import { aWarrior } from '../targets.ts';

const SILENCE = 3;
export const evilEye = symmetry({
  code: '02060',
  name: { en: 'Evil Eye', cs: 'Oko zla' },
  text: {
    en: 'Gift of the Dark Symmetry, Heretics only. When its bearer attacks, the defender does not strike back unless his player pays 3 destiny points.',
    cs: 'Dar Černé symetrie, jen Kacíř. Když nositel útočí, obránce mu úder nevrátí, pokud jeho hráč nezaplatí 3 body osudu.',
  },
  gift: 'generic',
  needs: { heretic: true },
  uses: [
    {
      timing: 'modifier',
      refusal: ({ world, self }) => {
        const fight = topFight(world)!;
        if (fight.attacker !== carrierOf(world, self)) return no('DOT 28.19', 'notInCombat');
        const isUsed = world.effects.some(effect => isNote(effect, 'eyed') && effect.on === self && effect.fight === fight.id);
        return isUsed ? no('DOT 7.24', 'usedAlready') : null;
      },
      effect: ({ g, world, self, fight, play }) => {
        last(g, play, { what: 'note', on: self, note: 'eyed' }, { fight, rule: 'DOT 7.24' });
        const foe = opponentIn(world, topFight(world)!, carrierOf(world, self))!;
        const seat = world.cards[foe]!.by;
        return asks(g, play, seat, {
          ask: 'strikeBack',
          options: destinyOf(world, seat) >= SILENCE ? ['pay', 'refuse'] : ['refuse'],
          args: [foe],
        });
      },
    },
  ],
  answered: ({ g, world, seat, args, answer, asked }) => {
    if (answer === 'pay') return void loseDestiny(g, seat, SILENCE, { cause: 'card', rule: 'DOT 3.32' });
    last(g, asked, { what: 'ability', on: args[0]!, ability: 'neverStrikesBack' }, { fight: topFight(world)!.id, rule: 'DOT 24.6.1' });
    return null;
  },
});

const TOLL = 4;
export const shriek = symmetry({
  code: '02125',
  name: { en: 'Shriek', cs: 'Vřískot' },
  text: {
    en: 'Gift of Muawijhe. 1 action, 2 destiny points a target: until your next turn these warriors pay 4 destiny points to attack.',
    cs: 'Muawijheův dar. Za 1 akci a 2 body osudu za každý cíl: do tvého příštího kola tito bojovníci platí za útok 4 body osudu.',
  },
  gift: 'muawijhe',
  uses: [
    {
      timing: 'action',
      actions: 1,
      destiny: 2,
      many: true,
      target: aWarrior(
        (w, id, { self }) => !w.effects.some(effect => isNote(effect, 'shriek') && effect.on === id && effect.source === self),
      ),
      effect: ({ g, seat, targets, play }) => {
        for (const on of targets) last(g, play, { what: 'note', on, note: 'shriek' }, { until: seat, whileInPlay: true, rule: 'DOT 7.24' });
      },
    },
  ],
  tolls: ({ world, self, attacker }) =>
    world.effects.some(effect => isNote(effect, 'shriek') && effect.on === attacker && effect.source === self) ? TOLL : 0,
});
