/** Mortificator: cards of the set that are in the pool. */
import type { Option, Seat } from '@kolbiste/engine';
import { has, isCombatant, opponentIn } from '../../abilities.ts';
import { choose, cover, destinyOf, discard, enter, heal, last, loseDestiny, mark, place, sacrifice, strengthen } from '../../atoms.ts';
import { harmOne } from '../../combat/harm.ts';
import { entryRefusal } from '../../moves.ts';
import { no } from '../../rule.ts';
import { hurtingAll, newAttack, type Choosing } from '../../signatures.ts';
import { affiliationOf, bearerOf, isBrother, isPresent, warriorsOf } from '../../status.ts';
import { NOBODY, NOTHING, seatsFrom, topFight, type CardId, type World } from '../../world.ts';
import { AFFILIATION, type Definition, type Move } from '../card.ts';
import { art, attachment, card, mission, plus, warrior } from '../make.ts';
import { asks, asksOn, cancelling, follows, onArea } from '../pieces.ts';
import { DEFINITIONS } from '../registry.ts';

const { brotherhood } = AFFILIATION;

/** Whoever has not passed, but for the highest bidder, in order. Arguments of a bid: highest bidder, price, who passed (bits). */
const bidders = (w: World, after: Seat, high: Seat, passed: number): Seat[] =>
  seatsFrom(w, (after + 1) % w.sides.length).filter(seat => seat !== high && (passed & (1 << seat)) === 0);
/** What was paid for him. */
const priceOf = (w: World, self: CardId): number => w.effects.find(({ what, on }) => what === 'priced' && on === self)?.n ?? 0;
const bids = (from: number, to: number): Option[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ bid: from + i }));

/** Warriors in the open, one after another: into cover or wounded. Arguments: how many are left, who they are, who bleeds. */
function shelters(asked: Choosing, w: World, left: readonly CardId[], bleeding: readonly CardId[]) {
  const [next] = left;
  if (next === undefined) return bleeding.length ? hurtingAll({ by: NOTHING, earner: NOBODY, victims: [...bleeding] }) : null;
  const options = has(w, next, 'neverCovers', null) ? ['bleed'] : ['cover', 'bleed'];
  return asksOn(asked, 'shelter', options, [left.length, ...left, ...bleeding], w.cards[next]!.by);
}
const corporationsOf = (w: World, seat: Seat): number =>
  warriorsOf(w, seat).reduce((all, id) => (w.cards[id]!.zone === 'squad' ? all | affiliationOf(w, id) : all), 0);

function suppressing() {
  const area = onArea((g, asked, warriors) =>
    shelters(
      asked,
      g.world,
      warriors.filter(id => !g.world.cards[id]!.covered),
      [],
    ),
  );
  const answered: Definition['answered'] = (g, asked, answer) => {
    if (asked.ask === 'area') return area.answered!(g, asked, answer);
    const n = asked.args[0]!;
    const [next, ...left] = asked.args.slice(1, 1 + n) as [CardId, ...CardId[]];
    const bleeding = asked.args.slice(1 + n);
    if (answer === 'cover') cover(g, next, 'DOT 9.3');
    return shelters(asked, g.world, left, answer === 'cover' ? bleeding : [...bleeding, next]);
  };
  return { ...area, answered };
}

/** Four actions of the bearer's player take it off. */
const freed: Move = {
  timing: 'action',
  actions: 4,
  destiny: 0,
  aim: 'none',
  byBearer: true,
  does: (g, play) => {
    discard(g, play.card, 'DOT 37.10');
    return null;
  },
};

export const mortificatorSet: readonly Definition[] = [
  attachment(
    '04033',
    'Death Maze',
    'Bludiště smrti',
    0,
    [
      'Poison, though a special. 1 action, on your Mortificator. After a Fight combat he survived, remove it from the game: his opponent is killed, and you earn the points.',
      'Jed, ač speciální karta. 1 akce, na tvého Mortifikátora. Po zápase, který přežil, ji odstraň ze hry: jeho soupeř je zabit a ty získáš body.',
    ],
    { timing: 'action', actions: 1, fits: (w, seat, _, on) => (w.cards[on]!.by === seat ? null : no('DOT 11.17', 'notYours')) },
    {
      // Without the label of a poison: what discards equipment does not touch it (DOT 37.13).
      needs: { kind: 'mortificator' },
      uses: [
        {
          timing: 'any',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: (w, _, self) => {
            const fight = topFight(w);
            const owner = bearerOf(w, self);
            if (fight === null || fight.phase !== 'status' || fight.tactic !== 'fight' || !isCombatant(fight, owner))
              return no('DOT 28.19', 'notInCombat');
            return isPresent(w, opponentIn(fight, owner)) ? null : no('DOT 28.16', 'noTarget');
          },
          does: (g, play) => {
            const owner = bearerOf(g.world, play.card);
            const victim = opponentIn(topFight(g.world)!, owner);
            sacrifice(g, play.card, 'DOT 37.9');
            return harmOne(g, victim, owner, play.seat, true);
          },
        },
      ],
    },
  ),
  attachment(
    '04051',
    'Hidden',
    'Schován',
    brotherhood,
    [
      '1 action, on your Mortificator: he neither attacks nor is attacked. At any time but in combat discard it: he attacks at once.',
      '1 akce, na tvého Mortifikátora: neútočí a nelze na něj útočit. Kdykoli mimo souboj ji odhoď: hned zaútočí.',
    ],
    { timing: 'action', actions: 1, fits: (w, seat, _, on) => (w.cards[on]!.by === seat ? null : no('DOT 11.17', 'notYours')) },
    {
      needs: { kind: 'mortificator' },
      grants: [{ ability: 'behindWall', to: { who: 'bearer' } }],
      uses: [
        {
          timing: 'any',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: (w, seat) =>
            w.fights.length ? no('DOT 28.16', 'inCombat') : w.sides[seat]!.turns === 0 ? no('DOT DR-26', 'firstTurn') : null,
          does: (g, play) => {
            const owner = bearerOf(g.world, play.card);
            discard(g, play.card, 'DOT 37.10');
            return newAttack(play.seat, NOTHING, owner);
          },
        },
      ],
    },
  ),
  warrior(
    '04069',
    'Mercenary',
    'Potulný žoldák',
    0,
    [15, 15, 15, 0],
    [
      'A Doomtrooper. When he comes all players bid destiny points for him; the highest bidder has him, and the price is his Value.',
      'Doomtrooper. Když přijde, všichni hráči o něj draží body osudu; získá ho nejvyšší nabídka a její výše je jeho Hodnotou.',
    ],
    {
      personality: true,
      labels: ['auctioned'],
      abilities: ['cartel'],
      gives: [{ ratings: plus(0, 0, 0, 1), layer: 'base', to: { who: 'self' }, count: priceOf }],
      play: {
        timing: 'action',
        actions: 1,
        destiny: 0,
        aim: 'none',
        fits: (w, seat, self) => entryRefusal(w, seat, self),
        does: (g, play) => asks(g, play, play.seat, 'bid', bids(0, destinyOf(g.world, play.seat)), [play.seat, 0, 0]),
        rule: 'DOT 8.1',
      },
      answered: (g, asked, answer) => {
        const w = g.world;
        let [high, price, passed] = asked.args as [Seat, number, number];
        if (answer === 'stop') passed |= 1 << asked.seat;
        else {
          high = asked.seat;
          price = (answer as { bid: number }).bid;
          g.emit({ type: 'bid', seat: high, n: price, rule: 'DOT 8.6' });
        }
        const [next] = bidders(w, asked.seat, high, passed);
        if (next !== undefined) return asksOn(asked, 'bid', ['stop', ...bids(price + 1, destinyOf(w, next))], [high, price, passed], next);
        loseDestiny(g, high, price, 'warrior', 'DOT 8.6');
        enter(g, asked.card, high, 'squad', 'DOT 8.2');
        last(g, { card: asked.card, seat: high }, 'priced', asked.card, { n: price }, 'DOT 8.6');
        return null;
      },
    },
  ),
  art(
    '04087',
    'Repudiate',
    'Zapuzení',
    'any',
    'any',
    [
      'For whoever casts any Art: a special just played, or a combat card while the combat lasts, has no effect. Removed from the game.',
      'Pro každého, kdo používá Umění: právě zahraná speciální karta, nebo bojová karta po dobu souboje, nemá účinek. Odstraní se ze hry.',
    ],
    cancelling,
    { after: 'sacrifice' },
  ),
  attachment(
    '04093',
    'Shore Leave',
    'Oddech v týlu',
    0,
    [
      'On your Doomtrooper who is not in combat: he counts as out of play. At any time he comes back healed, with +1 Fight, Shoot and Armor for each full turn.',
      'Na tvého Doomtroopera mimo souboj: počítá se jako mimo hru. Kdykoli se vrátí zdravý a s +1 Zápas, Střelba a Obrana za každé celé kolo.',
    ],
    {
      fits: (w, seat, _, on) =>
        w.cards[on]!.by !== seat
          ? no('DOT 11.17', 'notYours')
          : topFight(w) !== null && isCombatant(topFight(w)!, on)
            ? no('DOT 28.25', 'tooLate')
            : null,
    },
    {
      needs: { doomtrooper: true },
      grants: [{ ability: 'notInPlay', to: { who: 'bearer' } }],
      atDraw: (g, self) => {
        mark(g, self, 1, 'DOT 7.25');
        return null;
      },
      uses: [
        {
          timing: 'any',
          actions: 0,
          destiny: 0,
          aim: 'none',
          absent: true,
          does: (g, play) => {
            const owner = bearerOf(g.world, play.card);
            const { marks } = g.world.cards[play.card]!;
            discard(g, play.card, 'DOT 37.10');
            if (!isPresent(g.world, owner)) return null;
            heal(g, owner, 'DOT 7.25');
            if (marks > 0) strengthen(g, play, owner, plus(marks, marks, marks), {}, 'DOT 7.25');
            return null;
          },
        },
      ],
    },
  ),
  mission(
    '04095',
    'Solidarity',
    'Solidarita',
    0,
    [
      'On a player: choose a corporation. Each time he brings one of its warriors into his Squad you earn 1 victory point or 2 destiny points; discarded when he has none of them left there.',
      'Na hráče: zvol korporaci. Pokaždé, když přivede do mužstva jejího bojovníka, získáš 1 vítězný bod nebo 2 body osudu; odhodí se, když tam žádného jejího nemá.',
    ],
    {
      for: 'player',
      on: (w, self, event) => {
        const { at, by, chosen } = w.cards[self]!;
        if (event.type !== 'entered' || event.area !== 'squad' || event.seat !== at || chosen < 0) return null;
        return (affiliationOf(w, event.card) & chosen) === 0 ? null : { points: 1, kind: 'victory', orDestiny: 2, seat: by, over: false };
      },
    },
    {
      play: {
        timing: 'action',
        actions: 1,
        destiny: 0,
        aim: 'player',
        rule: 'DOT 14.2',
        fits: (w, _, self, __, at) =>
          w.play.some(id => w.cards[id]!.def === w.cards[self]!.def && w.cards[id]!.at === at) ? no('DOT 14.10', 'hasCopy') : null,
        does: (g, play) => {
          place(g, play.card, play.seat, 'player', play.at, 'DOT 14.8');
          return asks(
            g,
            play,
            play.seat,
            'organisation',
            [1, 2, 4, 8, 16].map(of => ({ of })),
          );
        },
      },
      on: (w, self, event) => {
        const { at, chosen, def } = w.cards[self]!;
        if (chosen < 0 || (corporationsOf(w, at) & chosen) !== 0) return null;
        const left =
          event.type === 'discarded' || event.type === 'sacrificed'
            ? event.by === at && (DEFINITIONS[event.def]!.affiliation & chosen) !== 0
            : event.type === 'stolen' || event.type === 'transferred' || event.type === 'returned';
        return left ? follows(w, self, def, 'over') : null;
      },
      answered: (g, { card: self, ask }, answer) => {
        if (ask === 'over') discard(g, self, 'DOT 37.10');
        else choose(g, self, (answer as { of: number }).of, 'DOT 14.8');
        return null;
      },
    },
  ),
  card(
    'special',
    '04101',
    'Suppressing Fire',
    'Kartáčová střelba',
    0,
    [
      '1 action, on a player’s Squad or Kohort: each of its warriors in the open goes into cover or is wounded.',
      '1 akce, na mužstvo či Kohortu hráče: každý jejich nekrytý bojovník se kryje, nebo je zraněn.',
    ],
    { after: 'discard', ...suppressing() },
  ),
  warrior(
    '04027',
    'Crenshaw the Redeemer',
    'Crenshaw Vykupitel',
    brotherhood,
    [7, 4, 6, 7],
    [
      'Mortificator; casts all Art; whoever he wounds is killed and removed from the game; never attacks the Brotherhood.',
      'Mortifikátor; používá celé Umění; koho zraní, toho zabije a odstraní ze hry; nikdy neútočí na Bratrstvo.',
    ],
    {
      personality: true,
      kinds: ['mortificator'],
      abilities: ['casts:all', 'killsOnWound', 'sacrificesVictims'],
      attacks: (w, _, defender) => (isBrother(w, defender) ? no('DOT 24.2.11', 'neverBrotherhood') : null),
    },
  ),
  attachment(
    '04036',
    "Don't Call Again!",
    'Už ani slovo',
    0,
    [
      'On a warrior: he performs no actions. His player may remove this for four actions.',
      'Na bojovníka: neprovádí žádné akce. Jeho hráč to smí odstranit za čtyři akce.',
    ],
    { fits: (w, _, __, on) => (topFight(w) !== null && isCombatant(topFight(w)!, on) ? no('DOT 28.26', 'tooLate') : null) },
    { limit: 1, grants: [{ ability: 'noActions', to: { who: 'bearer' } }], uses: [freed] },
  ),
  warrior(
    '04065',
    'Local Thug',
    'Místní hrdlořez',
    0,
    [15, 5, 13, 5],
    [
      'Neither Doomtrooper, Dark Legion nor freelancer; stands outside the areas; his points become destiny points; any wound kills him.',
      'Není Doomtrooper, Černá legie ani žoldnéř; stojí mimo oblasti; jeho body se mění v body osudu; každé zranění ho zabije.',
    ],
    { labels: ['outside'], abilities: ['noDoomtrooper', 'destinyOnly', 'diesFromWound'] },
  ),
  card(
    'special',
    '04114',
    'Training',
    'Vojenské cvičení',
    0,
    [
      '1 action, on a player’s Squad or Kohort: until your next turn its warriors neither attack nor are attacked.',
      '1 akce, na mužstvo či Kohortu hráče: do tvého příštího kola jejich bojovníci neútočí a nelze na ně útočit.',
    ],
    {
      after: 'discard',
      ...onArea((g, asked, warriors) => {
        for (const id of warriors) {
          last(g, asked, 'cannotAttack', id, { until: asked.seat }, 'DOT 37.3');
          last(g, asked, 'cannotBeAttacked', id, { until: asked.seat }, 'DOT 37.3');
        }
        return null;
      }),
    },
  ),
];
