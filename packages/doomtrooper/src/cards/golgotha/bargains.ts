/** Golgotha: specials about what others have: their actions, their points, their hands, their dead. */
import { no } from '@kolbiste/engine';
import {
  cancel,
  changeTurns,
  choose,
  discard,
  dockAward,
  gainDestiny,
  loseDestiny,
  place,
  spoilAward,
  tradeHand,
} from '../../rules/atoms.ts';
import { keepsPoints } from '../../rules/banking.ts';
import { destinyOf, isPaired, pendingOf, topFight } from '../../rules/queries.ts';
import type { Award, World } from '../../rules/state.ts';
import { affiliationOf, copiesInPlay, isDoomtrooper } from '../../rules/status.ts';
import { standardActions } from '../../rules/turn/turn.ts';
import { priceOf } from '../../rules/values.ts';
import { toAll } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { asks, follows, named, namedIn } from '../pieces.ts';
import { DEFINITIONS, definitionOf } from '../registry.ts';
import { anOpponent, aPlayer } from '../targets.ts';
import { LEGION, TRIBES } from '../vocabulary.ts';

/** Actions that can be taken from whose turn it is: his last one is safe. */
const spareActions = (w: World): number =>
  ['start', 'draw'].includes(w.step) && w.sides[w.active]!.acted !== w.turn ? Math.max(0, standardActions(w, w.active) - 1) : 0;

export const extortion = special({
  code: '05029',
  name: { en: 'Extortion', cs: 'Vydírání' },
  text: {
    en: 'In an opponent’s turn before his actions, per 4 destiny points: he has one action less in this turn. His last standard action is safe.',
    cs: 'V soupeřově kole před jeho akcemi, za každé 4 body osudu: v tomto kole má o jednu akci méně. O poslední základní akci nepřijde.',
  },
  timing: 'any',
  target: anOpponent((w, player) => player === w.active),
  per: { step: 4, upTo: ({ world }) => spareActions(world) },
  refusal: ({ world }) => (spareActions(world) > 0 ? null : no('DOT 5.3', 'beforeActions')),
  effect: ({ g, player, spent }) => {
    for (let n = spent / 4; n > 0; n--) changeTurns(g, player, 'fewer');
  },
});

export const foolsGold = special({
  code: '05031',
  name: { en: "Fool's Gold", cs: 'Kočičí zlato' },
  text: {
    en: 'When somebody has just played and paid for a warrior: he pays the same again, or the warrior is discarded.',
    cs: 'Když někdo právě zahrál a zaplatil bojovníka: zaplatí totéž znovu, nebo se bojovník vyřadí.',
  },
  limit: 1,
  timing: 'reaction',
  answers: ({ world, pending }) =>
    pending.use === null && !pending.cancelled && definitionOf(world, pending.card).type === 'warrior' && priceOf(world, pending.card) > 0,
  effect: ({ g, world, play }) => {
    const pending = pendingOf(world)!;
    const price = priceOf(world, pending.card);
    return asks(g, play, pending.seat, {
      ask: 'ransom',
      options: destinyOf(world, pending.seat) >= price ? ['pay', 'refuse'] : ['refuse'],
      args: [price],
    });
  },
  answered: ({ g, world, seat, args, answer }) => {
    if (answer === 'pay') loseDestiny(g, seat, args[0]!, { cause: 'warrior', rule: 'DOT 3.32' });
    else cancel(g, pendingOf(world)!);
  },
});

/** Personalities of the Doomtroopers killed in the combat that is on and not back yet, by number. */
const martyrsOf = (w: World): number[] =>
  (topFight(w)?.felled ?? []).flatMap(({ victim, affiliations }) => {
    const { def } = w.cards[victim]!;
    const { personality, affiliation } = DEFINITIONS[def]!;
    const fell = personality && affiliation !== 0 && ((affiliation | affiliations) & (LEGION | TRIBES)) === 0;
    return fell && copiesInPlay(w, def, null).length === 0 ? [def] : [];
  });

export const martyr = attachment({
  code: '05049',
  name: { en: 'Martyr', cs: 'Martyr' },
  text: {
    en: 'When a Doomtrooper who is a personality has just been killed in combat: all Doomtroopers of the affiliation printed on him have +2 Fight, Shoot and Armor until that personality is in play again.',
    cs: 'Když byl právě v souboji zabit Doomtrooper, který je osobností: všichni Doomtroopeři jeho vytištěné příslušnosti mají +2 Zápas, Střelba a Obrana, dokud tato osobnost není znovu ve hře.',
  },
  target: null,
  condition: ({ world }) => martyrsOf(world).length > 0,
  effect: ({ g, world, seat, self, play }) => {
    const dead = martyrsOf(world);
    place(g, self, { by: seat, area: 'table', at: null, rule: 'DOT 19.2' });
    if (dead.length > 1) return asks(g, play, seat, { ask: 'martyr', options: named(dead) });
    choose(g, self, dead[0] ?? null, 'DOT 19.2');
    return null;
  },
  gives: [
    {
      fight: 2,
      shoot: 2,
      armour: 2,
      to: toAll(isDoomtrooper, (w, id, { self }) => {
        const { chosen } = w.cards[self]!;
        return chosen !== null && (affiliationOf(w, id) & DEFINITIONS[chosen]!.affiliation) !== 0;
      }),
    },
  ],
  on: ({ world, self, event }) =>
    (event.type === 'entered' || event.type === 'revealed') && world.cards[event.card]!.def === world.cards[self]!.chosen
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'over' })
      : null,
  answered: ({ g, self, ask, answer }) => {
    if (ask === 'over') discard(g, self, 'DOT 37.10');
    else choose(g, self, namedIn(answer), 'DOT 19.2');
  },
});

export const tuckedAway = special({
  code: '05076',
  name: { en: 'Tucked Away', cs: 'Co odvál čas' },
  text: {
    en: 'On a player: he takes as many cards as he holds from the bottom of his library; his old hand goes to its bottom.',
    cs: 'Na hráče: vezme si zespodu své knihovny tolik karet, kolik drží; stará ruka přijde pod knihovnu.',
  },
  timing: 'any',
  target: aPlayer((w, player) => w.sides[player]!.hand.length > 0 && w.sides[player]!.library.length > 0),
  effect: ({ g, player }) => tradeHand(g, player, 'DOT 22.1'),
});

/** Victory points that somebody has chosen for a warrior of this player's, whom he attacked. */
function spoilsOfWar(w: World, seat: number): Award | null {
  const award = w.awards.at(-1);
  const fight = topFight(w);
  if (award === undefined || award.victory === 0 || award.seat === seat || !isPaired(fight)) return null;
  const attacked = fight.by === award.seat && fight.defender === award.for && w.cards[award.for]!.by === seat;
  return attacked && !keepsPoints(w, award.seat, seat) ? award : null;
}

export const wartimeRetribution = special({
  code: '05078',
  name: { en: 'Wartime Retribution', cs: 'Válečná retribuce' },
  text: {
    en: 'When a player chooses victory points for attacking your warrior: he pays you 2 destiny points for each, also out of those he earns with them. If he cannot pay for all of them, he gets none of these victory points.',
    cs: 'Když si hráč zvolí vítězné body za útok na tvého bojovníka: za každý ti zaplatí 2 body osudu, i z těch, které s nimi získá. Nemůže-li zaplatit za všechny, nedostane z těchto vítězných bodů žádný.',
  },
  timing: 'points',
  refusal: ({ world, seat }) => (spoilsOfWar(world, seat) === null ? no('DOT 24.8.6', 'noPoints') : null),
  effect: ({ g, world, seat }) => {
    const award = spoilsOfWar(world, seat);
    if (award === null) return;
    const due = 2 * award.victory;
    if (destinyOf(world, award.seat) + award.destiny < due) return spoilAward(award, 'victory');
    const paid = loseDestiny(g, award.seat, due, { cause: 'debt', rule: 'DOT 24.8.6' });
    dockAward(award, due - paid);
    gainDestiny(g, seat, due, { cause: 'card', rule: 'DOT 24.8.6' });
  },
});
