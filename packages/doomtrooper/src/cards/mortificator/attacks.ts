/** Mortificator: specials that make several attacks, one after another, and attacks out of cover. */
import { no } from '@kolbiste/engine';
import { attackingInTurn } from '../../rules/procedures.ts';
import { pairRefusal } from '../../rules/combat/pairing.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isDoomtrooper, isKind, isLegion, isPresent, warriorsOf } from '../../rules/status.ts';
import { assaults } from '../attacks.ts';
import type { Use } from '../form.ts';
import { attachment, special } from '../makers.ts';
import { asks, asksOn, pickedOrNone, picks } from '../pieces.ts';
import { aWarrior } from '../targets.ts';

/** Nobody attacks in his first turn [DR-26]. */
const notInFirstTurn: NonNullable<Use['refusal']> = ({ world, seat }) =>
  world.sides[seat]!.turns === 0 ? no('DOT DR-26', 'firstTurn') : null;

const inArea =
  (area: 'squad' | 'cohort') =>
  (w: World, id: CardId): boolean =>
    w.cards[id]!.zone === area;

export const battleCry = special({
  code: '04009',
  name: { en: 'Battle Cry', cs: 'Válečná vřava' },
  text: {
    en: '3 actions: your Squad attacks. Each of its warriors attacks a Dark Legion warrior of his own as far as he may, in an order you choose; anyone who finds none sits it out. It takes no attack action.',
    cs: '3 akce: tvé Mužstvo útočí. Každý jeho bojovník zaútočí na jiného bojovníka Černé legie, pokud smí, v pořadí, které si zvolíš; na koho žádný nezbude, ten neútočí. Nestojí to útočnou akci.',
  },
  timing: 'action',
  actions: 3,
  refusal: notInFirstTurn,
  ...assaults({ attackers: inArea('squad'), defenders: isLegion, each: true, may: false }),
});

export const blastingAway = attachment({
  code: '04013',
  name: { en: 'Blasting Away', cs: 'Odprásknutí ze zálohy' },
  text: {
    en: '2 actions, on a warrior: he may attack from cover, but only in Shoot combats.',
    cs: '2 akce, na bojovníka: smí útočit z úkrytu, ale jen střelbou.',
  },
  timing: 'action',
  actions: 2,
  grants: ['attacksFromCover'],
});

export const powerfulCommand = special({
  code: '04080',
  name: { en: 'Powerful Command', cs: 'Silné velení' },
  text: {
    en: '3 actions: each warrior of your Kohort attacks a Doomtrooper of his own as far as he may, in an order you choose; anyone who finds none sits it out. It takes no attack action.',
    cs: '3 akce: každý bojovník tvé Kohorty zaútočí na jiného Doomtroopera, pokud smí, v pořadí, které si zvolíš; na koho žádný nezbude, ten neútočí. Nestojí to útočnou akci.',
  },
  affiliation: 'legion',
  timing: 'action',
  actions: 3,
  refusal: notInFirstTurn,
  ...assaults({ attackers: inArea('cohort'), defenders: isDoomtrooper, each: true, may: false }),
});

/** Your Mortificators who may attack him now and are not named yet. */
const huntersOf = (w: World, seat: number, prey: CardId, named: readonly CardId[]): CardId[] =>
  warriorsOf(w, seat).filter(
    id =>
      !named.includes(id) &&
      w.cards[id]!.zone !== 'hidden' &&
      isKind(w, id, 'mortificator') &&
      pairRefusal(w, seat, id, prey, null) === null,
  );
export const trailOfEvidence = special({
  code: '04113',
  name: { en: 'Trail of Evidence', cs: 'Stopa vedoucí k odhalení' },
  text: {
    en: '2 actions, on a Dark Legion warrior: each of your Mortificators may attack him once, at once and one after another. Removed from the game.',
    cs: '2 akce, na bojovníka Černé legie: každý tvůj Mortifikátor na něj smí jednou zaútočit, hned a jeden po druhém. Odstraní se ze hry.',
  },
  affiliation: 'brotherhood',
  timing: 'action',
  actions: 2,
  refusal: notInFirstTurn,
  target: aWarrior(isLegion, (w, id, { seat }) => huntersOf(w, seat, id, []).length > 0),
  effect: ({ g, world, seat, target, play }) =>
    isPresent(world, target)
      ? asks(g, play, seat, { ask: 'attacker', options: picks(huntersOf(world, seat, target, [])), args: [target] })
      : null,
  answered: ({ world, seat, self, args, answer, asked }) => {
    const [prey, ...before] = args as [CardId, ...CardId[]];
    const hunter = pickedOrNone(answer);
    const named = hunter === null ? before : [...before, hunter];
    const others = huntersOf(world, seat, prey, named);
    if (hunter !== null && others.length > 0)
      return asksOn(asked, { ask: 'attacker', options: ['stop', ...picks(others)], args: [prey, ...named] });
    return attackingInTurn({ seat, card: self, tactic: null, keeps: false, pairs: named.flatMap(id => [id, prey]) });
  },
  after: 'sacrifice',
});
