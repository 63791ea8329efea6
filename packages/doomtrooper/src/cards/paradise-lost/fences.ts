/** Paradise Lost: what an attacker must get over first. */
import { has, works } from '../../rules/abilities.ts';
import { obstacle } from '../../rules/procedures.ts';
import { fightNumbered, isPaired } from '../../rules/queries.ts';
import { vehicleOf } from '../../rules/status.ts';
import { moveToTarget } from '../effects.ts';
import { isYours } from '../filters.ts';
import { fortification } from '../makers.ts';
import { follows } from '../pieces.ts';
import { aWarrior } from '../targets.ts';

const WIRE = 6;
export const razorWireFence = fortification({
  code: '07089',
  name: { en: 'Razor Wire Fence', cs: 'Bariéra z ostnatého drátu' },
  text: {
    en: 'On a warrior of yours: anyone who attacks him in a Fight is first attacked by the Fence with Fight 6; cards for that may be played on the attacker, and for the Fence on the warrior behind it. Nothing harms the Fence. If the attacker is left, the combat goes on. 1 action puts the Fence before another warrior of yours.',
    cs: 'Na tvého bojovníka: kdo na něj zaútočí zápasem, na toho nejdřív zaútočí Bariéra se Zápasem 6; karty k tomu lze zahrát na útočníka a za Bariéru na bojovníka za ní. Bariéře nic neublíží. Přežije-li útočník, souboj pokračuje. 1 akce Bariéru přesune před jiného tvého bojovníka.',
  },
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(isYours, (w, id, { self }) => id !== w.cards[self]!.host && w.cards[id]!.zone !== 'hidden'),
      effect: moveToTarget('DOT 12.6'),
    },
  ],
  on: ({ world, self, event }) => {
    if (event.type !== 'tacticChosen' || event.tactic !== 'fight') return null;
    const fight = fightNumbered(world, event.fight);
    if (!isPaired(fight) || fight.over || fight.defender !== world.cards[self]!.host || !works(world, self, fight)) return null;
    const isBehind = vehicleOf(world, fight.defender) === null && !has(world, fight.defender, 'noFortifications', fight);
    return isBehind && !has(world, fight.attacker, 'ignoresFortifications', fight)
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'wire', args: [fight.id] })
      : null;
  },
  answered: ({ world, self, args }) =>
    obstacle({ fight: args[0]!, card: self, seat: world.cards[self]!.by, rating: WIRE, stamp: 0, zoned: false }),
});
