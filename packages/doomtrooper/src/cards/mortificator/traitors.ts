/** Mortificator: specials that make somebody fight for another, or another one. */
import { freeFight, hire, last, swap } from '../../rules/atoms.ts';
import { topFight } from '../../rules/queries.ts';
import { isDoomtrooper, isLegion } from '../../rules/status.ts';
import { worthOf } from '../../rules/values.ts';
import { replaces } from '../base/art/pieces.ts';
import { isAnothers, isMain } from '../filters.ts';
import { special } from '../makers.ts';
import { aCombatant } from '../targets.ts';

const BRIBE = 2;
export const bribery = special({
  code: '04018',
  name: { en: 'Bribery', cs: 'Zkorumpování' },
  text: {
    en: 'In combat, on another’s attacker or defender, for twice his Value in destiny points: he is yours with all he carries until the combat ends, and so are the points he earns in it.',
    cs: 'V souboji, na cizího útočníka nebo obránce, za dvojnásobek jeho Hodnoty v bodech osudu: do konce souboje je tvůj se vším, co má, i body, které v něm získá.',
  },
  timing: 'combat',
  fee: ({ world, target }) => BRIBE * worthOf(world, target, topFight(world)),
  target: aCombatant(isMain, isAnothers),
  effect: ({ g, target, fight, play }) => hire(g, play, { id: target, fight, rule: 'DOT DR-117' }),
});

export const temporaryInsanity = special({
  code: '04106',
  name: { en: 'Temporary Insanity', cs: 'Totální zcvoknutí' },
  text: {
    en: '10 destiny points, when a Doomtrooper attacks your Dark Legion warrior and the tactic is not named yet: he attacks another warrior in play whom you name. Whichever of the two dies, the points are yours.',
    cs: '10 bodů osudu, když Doomtrooper útočí na tvého bojovníka Černé legie a ještě není jasné, jak: zaútočí na jiného bojovníka ve hře, kterého určíš. Zemře-li kterýkoli z nich, body získáš ty.',
  },
  affiliation: 'legion',
  ...replaces(() => true),
  destiny: 10,
  condition: ({ world, seat }) => {
    const fight = topFight(world);
    if (fight === null || fight.phase !== 'paired') return false;
    return isDoomtrooper(world, fight.attacker!) && world.cards[fight.defender!]!.by === seat && isLegion(world, fight.defender!);
  },
  effect: ({ g, world, seat, target, fight, play }) => {
    freeFight(topFight(world)!);
    for (const on of [topFight(world)!.attacker!, target]) last(g, play, { what: 'earnsFor', on, seat }, { fight, rule: 'DOT 24.8.1' });
    swap(g, topFight(world)!, { role: 'defender', id: target, rule: 'DOT 24.2.8' });
  },
});
