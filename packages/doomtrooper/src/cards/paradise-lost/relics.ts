/** Paradise Lost: relics. */
import { type Option, type Seat, no } from '@kolbiste/engine';
import { harmingFrom, threaten } from '../../rules/combat/harm.ts';
import type { CardId, World } from '../../rules/state.ts';
import { carrierOf, isKind, isThere, warriorsOf } from '../../rules/status.ts';
import type { Part } from '../form.ts';
import { relic } from '../makers.ts';
import { asks } from '../pieces.ts';
import { anOpponent } from '../targets.ts';

const SKULLS = ['asian', 'european', 'north-american', 'south-american'].map(part => `${part}-key-code-skull`);
const AREAS = ['squad', 'cohort', 'station'] as const;
const standing = (w: World, seat: Seat, area: Option): CardId[] => warriorsOf(w, seat).filter(id => w.cards[id]!.zone === area);
/** One of four: anyone who has them all destroys an area. */
const keySkull: Part = {
  actions: 2,
  needs: {
    refusal: ({ world, target }) =>
      isKind(world, target, 'island-team-member') || isKind(world, target, 'skull-seeker') ? null : no('DOT 15.3', 'wrongKind'),
  },
  uses: [
    {
      timing: 'attack',
      actions: 3,
      attack: true,
      condition: ({ world, seat }) =>
        SKULLS.every(skull => world.play.some(id => world.cards[id]!.by === seat && isKind(world, id, skull) && isThere(world, id))),
      target: anOpponent((w, player) => AREAS.some(area => standing(w, player, area).length > 0)),
      effect: ({ g, world, seat, player, play }) =>
        asks(g, play, seat, { ask: 'area', options: AREAS.filter(area => standing(world, player, area).length > 0), args: [player] }),
    },
  ],
  answered: ({ world, seat, self, args, answer }) => {
    const from = world.harms.length;
    for (const victim of standing(world, args[0]!, answer))
      threaten(world, { victim, by: carrierOf(world, self), earner: seat, kill: true });
    return harmingFrom(world, from, seat);
  },
};

export const asianKeyCodeSkull = relic({
  code: '07003',
  name: { en: 'Asian Key-Code Skull', cs: 'Asijská klíčová lebka' },
  text: {
    en: 'Island Team Member or Skull-Seeker, 2 actions. While your warriors have all four key-code skulls, 3 actions (attack): kill all warriors in one area of another player.',
    cs: 'Pro Ostrovana nebo Sběratele lebek, 2 akce. Mají-li tvoji bojovníci všechny čtyři klíčové lebky, 3 akce (útok): zabij všechny bojovníky v jedné oblasti jiného hráče.',
  },
  ...keySkull,
});

export const europeanKeyCodeSkull = relic({
  code: '07030',
  name: { en: 'European Key-Code Skull', cs: 'Evropská klíčová lebka' },
  text: {
    en: 'Island Team Member or Skull-Seeker, 2 actions. While your warriors have all four key-code skulls, 3 actions (attack): kill all warriors in one area of another player.',
    cs: 'Pro Ostrovana nebo Sběratele lebek, 2 akce. Mají-li tvoji bojovníci všechny čtyři klíčové lebky, 3 akce (útok): zabij všechny bojovníky v jedné oblasti jiného hráče.',
  },
  ...keySkull,
});

export const northAmericanKeyCodeSkull = relic({
  code: '07069',
  name: { en: 'North American Key-Code Skull', cs: 'Severoamerická klíčová lebka' },
  text: {
    en: 'Island Team Member or Skull-Seeker, 2 actions. While your warriors have all four key-code skulls, 3 actions (attack): kill all warriors in one area of another player.',
    cs: 'Pro Ostrovana nebo Sběratele lebek, 2 akce. Mají-li tvoji bojovníci všechny čtyři klíčové lebky, 3 akce (útok): zabij všechny bojovníky v jedné oblasti jiného hráče.',
  },
  ...keySkull,
});

export const southAmericanKeyCodeSkull = relic({
  code: '07103',
  name: { en: 'South American Key-Code Skull', cs: 'Jihoamerická klíčová lebka' },
  text: {
    en: 'Island Team Member or Skull-Seeker, 2 actions. While your warriors have all four key-code skulls, 3 actions (attack): kill all warriors in one area of another player.',
    cs: 'Pro Ostrovana nebo Sběratele lebek, 2 akce. Mají-li tvoji bojovníci všechny čtyři klíčové lebky, 3 akce (útok): zabij všechny bojovníky v jedné oblasti jiného hráče.',
  },
  ...keySkull,
});
