/** Golgotha: what team-mates do for each other, and what teams agree on. Nothing of it is for players who play alone. */
import type { Seat } from '@kolbiste/engine';
import { no } from '@kolbiste/engine';
import { changePlaces, last, seize, steal, takeActions } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import { peacefulTokens } from '../../rules/legality.ts';
import { seatsFrom } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { warriorsOf } from '../../rules/status.ts';
import type { Answer, Done, Played } from '../form.ts';
import { special } from '../makers.ts';
import { asks, asksOn, pickedOrNone, picks } from '../pieces.ts';
import { aPlayer } from '../targets.ts';
import { gearOf, mayHave } from '../stores.ts';

/** A player's team, himself included; nobody where everybody plays alone. */
const teamOf = (w: World, seat: Seat): Seat[] => {
  const { team } = w.sides[seat]!;
  return team === null || w.mode !== 'teams' ? [] : seatsFrom(w, seat).filter(other => w.sides[other]!.team === team);
};
const teamWarriors = (w: World, seat: Seat): CardId[] => teamOf(w, seat).flatMap(other => warriorsOf(w, other));
/** In your own action step, with an action left that need be no attack. */
const canPay = (w: World, seat: Seat): boolean =>
  w.active === seat && w.step === 'actions' && w.pools[0]?.seat === seat && peacefulTokens(w.pools[0], 1) === null;
const pay = (g: Here): void => takeActions(g, g.world.pools[0]!, 1, { attack: false, rule: 'DOT 7.24' });

/** For one action each, cards of the team change places: `from` says which may go, `to` where one may go, `goes` carries it out [DR-111]. */
function convoy(
  from: (w: World, seat: Seat) => CardId[],
  to: (w: World, seat: Seat, card: CardId) => number[],
  goes: (g: Here, card: CardId, to: number) => void,
  kind: 'pick' | 'holder',
): Played & { readonly answered: (answer: Answer) => Done } {
  const offers = (w: World, seat: Seat): CardId[] => (canPay(w, seat) ? from(w, seat).filter(id => to(w, seat, id).length > 0) : []);
  return {
    timing: 'ownTurn',
    condition: ({ world, seat }) => offers(world, seat).length > 0,
    effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'move', options: picks(offers(world, seat)) }),
    answered: ({ g, world, seat, ask, args, answer, asked }) => {
      if (answer === 'stop') return null;
      if (ask === 'move') {
        const card = pickedOrNone(answer)!;
        return asksOn(asked, { ask: 'to', options: to(world, seat, card).map(where => ({ [kind]: where })), args: [card] });
      }
      pay(g);
      goes(g, args[0]!, Number((answer as { readonly [word: string]: number })[kind]));
      const more = offers(world, seat);
      return more.length > 0 ? asksOn(asked, { ask: 'move', options: ['stop', ...picks(more)], args: [] }) : null;
    },
  };
}

export const armsConvoy = special({
  code: '05002',
  name: { en: 'Arms Convoy', cs: 'Konvoj zbraní' },
  text: {
    en: 'Team games, in your turn: for 1 action each, equipment goes from warrior to warrior of your team, as often as you like; each must be allowed to have it.',
    cs: 'Jen ve hře týmů, ve svém kole: za 1 akci za kartu putuje vybavení mezi bojovníky tvého týmu, kolikrát chceš; kdo ho dostane, musí ho smět mít.',
  },
  ...convoy(
    (w, seat) => teamWarriors(w, seat).flatMap(id => gearOf(w, id)),
    (w, seat, card) => teamWarriors(w, seat).filter(id => id !== w.cards[card]!.host && mayHave(w, id, card)),
    (g, card, to) => seize(g, card, { by: g.world.cards[to]!.by, host: to, rule: 'DOT DR-111' }),
    'pick',
  ),
});

export const troopTransfer = special({
  code: '05074',
  name: { en: 'Troop Transfer', cs: 'Vojenský transfer' },
  text: {
    en: 'Team games, in your turn: for 1 action each, warriors go from Squad to Squad and from Kohort to Kohort of your team, as often as you like.',
    cs: 'Jen ve hře týmů, ve svém kole: za 1 akci za každého přecházejí bojovníci tvého týmu z Mužstva do Mužstva a z Kohorty do Kohorty, kolikrát chceš.',
  },
  ...convoy(
    (w, seat) => teamWarriors(w, seat).filter(id => w.cards[id]!.zone === 'squad' || w.cards[id]!.zone === 'cohort'),
    (w, seat, card) => teamOf(w, seat).filter(other => other !== w.cards[card]!.by),
    (g, card, to) => steal(g, card, { by: to, area: g.world.cards[card]!.zone as 'squad' | 'cohort', rule: 'DOT DR-111' }),
    'holder',
  ),
});

/** Two teams that keep the peace, as bits. */
const pairsOf = (w: World): { readonly teams: number }[] => {
  const teams = [...new Set(seatsFrom(w, 0).map(seat => w.sides[seat]!.team!))].toSorted((a, b) => a - b);
  return teams.flatMap((a, i) => teams.slice(i + 1).map(b => ({ teams: (1 << a) | (1 << b) })));
};
const makesPeace = (g: Here, source: { readonly card: CardId; readonly seat: Seat }, teams: number): void => {
  const term = { until: source.seat, rule: 'DOT DR-111' } as const;
  last(g, source, { what: 'truce', on: null, teams }, term);
  last(g, source, { what: 'prevents', on: null }, term);
};
const isForeign = (w: World, seat: Seat, other: Seat, teams: number): boolean =>
  w.sides[seat]!.team !== w.sides[other]!.team && [seat, other].every(one => (teams & (1 << (w.sides[one]!.team ?? 31))) !== 0);
export const truce = special({
  code: '05075',
  name: { en: 'Truce', cs: 'Příměří' },
  text: {
    en: 'Team games: name two teams. Until your next turn their warriors do not attack each other, and neither plays specials on the players or cards of the other.',
    cs: 'Jen ve hře týmů: urči dva týmy. Do tvého příštího kola na sebe jejich bojovníci neútočí a žádný z nich nehraje speciální karty na hráče ani karty toho druhého.',
  },
  timing: 'any',
  condition: ({ world }) => world.mode === 'teams',
  effect: ({ g, world, seat, play }) => {
    const pairs = pairsOf(world);
    if (pairs.length > 1) return asks(g, play, seat, { ask: 'truce', options: pairs });
    return makesPeace(g, play, pairs[0]!.teams);
  },
  answered: ({ g, seat, self, answer }) => makesPeace(g, { card: self, seat }, (answer as { readonly teams: number }).teams),
  prevents: ({ world, seat, use, definition, target, player, effect }) => {
    const peace = world.effects.find(other => other.what === 'truce' && other.source === effect?.source);
    if (peace?.what !== 'truce' || use !== null || definition.type !== 'special') return null;
    const other = player ?? (target === null ? null : world.cards[target]!.by);
    return other !== null && isForeign(world, seat, other, peace.teams) ? no('DOT DR-111', 'truce') : null;
  },
});

export const nothingIsSacred = special({
  code: '05053',
  name: { en: 'Nothing Is Sacred', cs: 'Nic není jisté' },
  text: {
    en: '1 action, with more than two players: change places at the table with another player. Turns go round the table as you sit now; everybody keeps all that is his. Removed from the game.',
    cs: '1 akce, hrají-li víc než dva: vyměň si místo u stolu s jiným hráčem. Kola jdou kolem stolu, jak teď sedíte; každý si nechá všechno své. Odstraní se ze hry.',
  },
  timing: 'action',
  actions: 1,
  target: aPlayer((_, player, { seat }) => player !== seat),
  condition: ({ world, seat }) => seatsFrom(world, seat).length > 2,
  effect: ({ g, seat, player }) => changePlaces(g, seat, player, 'DOT 38.1'),
  after: 'sacrifice',
});
