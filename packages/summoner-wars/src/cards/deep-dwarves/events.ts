/** Events of the Deep Dwarves. */
import { chooseMany, no } from '@kolbiste/engine';
import { allowSummons, bringIn, pay, recover } from '../../rules/atoms.ts';
import { payRefusal } from '../../rules/legality.ts';
import { battlefieldOf, placesBeside, squareNamed, squareOf, within } from '../../rules/places.ts';
import { chooseOpponent, define, harm } from '../../rules/procedures.ts';
import { allUnits, controllerOf, friendly, isCommon, opponentsWithMore, seatOf, summonerOf, unitOf } from '../../rules/queries.ts';
import type { CardId, Side, World } from '../../rules/state.ts';
import { cardsOf, lastsAgainst, lastsFor, nothingTo, type Placing } from '../makers.ts';

const { event } = cardsOf('deep-dwarves');

/** Commons of the own magic pile, and squares beside a Deep Dwarf champion or Gem Mage the side controls (SUM D15, E14). */
function illusions(w: World, side: Side): Placing[] {
  const squares: number[] = [];
  for (const unit of w.sides[side]!.units) {
    const { faction, kind, id } = unitOf(w, unit);
    if (faction === 'deep-dwarves' && (kind === 'champion' || id === 'gem-mage')) placesBeside(w, squareOf(w, unit), squares);
  }
  const { names } = battlefieldOf(w);
  return w.sides[side]!.magic.filter(card => isCommon(w, card)).flatMap(take => squares.map(to => ({ take, to: names[to]! })));
}
export const illusionary = define<{ readonly side: Side }, { offer: null; chosen: Placing }, null>('illusionaryWarrior', {
  offer: (g, { side }) => g.ask('chosen', seatOf(g.world, side), 'SUM E14', illusions(g.world, side)),
  chosen(g, { side }, { take, to }) {
    bringIn(g, { side: side, card: take, to: squareNamed(g.world, to) }, 'SUM E14');
    return g.done(null);
  },
});
export const illusionaryWarrior = event({
  id: 'illusionary-warrior',
  words: {
    cs: {
      name: 'Iluzorní bojovník',
      text: 'Vyber běžnou jednotku ze svého magického balíčku a umísti ji pod svou kontrolou vedle svého hrdiny Trpaslíků z hlubin nebo mága drahokamů.',
    },
    en: {
      name: 'Illusionary Warrior',
      text: 'Choose a common in your magic pile and place it, under your control, beside a Deep Dwarf champion or Gem Mage of yours.',
    },
  },
  rule: 'SUM E14',
  refusal: (w, side) => (illusions(w, side).length ? null : nothingTo()),
  play: side => illusionary({ side }),
});

export const surge = define<{ readonly side: Side }, { choose: null; against: Side; picked: CardId[] }, null>('summoningSurge', {
  choose: (g, { side }) => g.call('against', chooseOpponent({ side, among: opponentsWithMore(g.world, side), rule: 'SUM C16' })),
  against: (g, { side }) =>
    g.call(
      'picked',
      chooseMany({
        seat: seatOf(g.world, side),
        rule: 'SUM D15',
        from: g.world.sides[side]!.discard,
        max: 3,
        about: { event: 'summoning-surge' },
      }),
    ),
  picked(g, { side }, cards) {
    if (cards.length) recover(g, side, cards, 'SUM D15');
    allowSummons(g.world, true);
    return g.done(null);
  },
});
export const summoningSurge = event({
  id: 'summoning-surge',
  words: {
    cs: {
      name: 'Vlna vyvolávání',
      text: 'Jen máš-li méně jednotek než zvolený soupeř: přesuň až 3 karty podle svého výběru z odhazovacího na magický balíček. V této fázi pak smíš vyvolávat jednotky.',
    },
    en: {
      name: 'Summoning Surge',
      text: 'Only if you have fewer units than a chosen opponent: move up to 3 cards of your choice from your discard pile onto your magic pile. You may summon in this Events phase.',
    },
  },
  rule: 'SUM C18',
  refusal: (w, side) => (opponentsWithMore(w, side).length ? null : no('SUM C16', 'notFewerUnits')),
  play: side => surge({ side }),
});

export const magicStasis = event({
  id: 'magic-stasis',
  words: {
    cs: { name: 'Strnulá magie', text: 'Zvolený soupeř nesmí do začátku tvého příštího tahu utrácet magii.' },
    en: { name: 'Magic Stasis', text: 'A chosen opponent cannot spend magic until your next turn begins.' },
  },
  rule: 'SUM D14',
  play: side => lastsAgainst({ definition: 'magic-stasis', by: side, until: 'nextTurn', rule: 'SUM D14' }),
  lasting: { rule: 'SUM D14', refusesSpending: (_, { against }, side) => (side === against ? no('SUM D14', 'stasis') : null) },
});

export const wakeTheFatherGem = event({
  id: 'wake-the-father-gem',
  words: {
    cs: { name: 'Probuzení otcovského drahokamu', text: 'Do konce tahu stojí zvláštní schopnosti za 1 a více magie o 1 méně.' },
    en: { name: 'Wake the Father Gem', text: 'Until the end of the turn special abilities that cost 1 or more magic cost 1 less.' },
  },
  rule: 'SUM C1',
  play: side => lastsFor({ definition: 'wake-the-father-gem', by: side, until: 'turnEnd', rule: 'SUM C1' }),
  // Copies stack (SUM 10.12.5); a cost never drops below nothing.
  lasting: { rule: 'SUM C1', abilityCost: (_, { by }, side, cost) => (side === by && cost > 0 ? cost - 1 : cost) },
});

/** Enemy commons and champions within four squares of the side's Summoner. */
function torrentTargets(w: World, side: Side): CardId[] {
  const summoner = summonerOf(w, side);
  return allUnits(w).filter(
    unit =>
      !friendly(controllerOf(w, unit), side) && unitOf(w, unit).kind !== 'summoner' && summoner !== null && within(w, summoner, unit, 4),
  );
}
export const torrent = define<{ readonly side: Side; cards: CardId[] }, { choose: null; pay: CardId[]; strike: null; over: unknown }, null>(
  'magicTorrent',
  {
    choose(g, { side }) {
      const w = g.world;
      const from = torrentTargets(w, side);
      return g.call(
        'pay',
        chooseMany({
          seat: seatOf(w, side),
          rule: 'SUM G11',
          from,
          min: 1,
          max: Math.min(from.length, w.sides[side]!.magic.length),
          about: { event: 'magic-torrent' },
        }),
      );
    },
    pay(g, v, cards) {
      v.cards = cards;
      pay(g, v.side, cards.length);
      return g.go('strike', null);
    },
    // One effect, one batch: all wounds first (SUM G11).
    strike: (g, v) =>
      g.call('over', harm({ by: v.side, attacker: null, blows: v.cards.map(card => ({ card, wounds: 1 })), rule: 'SUM D7' })),
    over: g => g.done(null),
  },
);
export const magicTorrent = event({
  id: 'magic-torrent',
  words: {
    cs: {
      name: 'Příval magie',
      text: 'Zaplať libovolně mnoho magie, nejméně 1. Za každou dej 1 zranění nepřátelské běžné jednotce nebo hrdinovi do 4 polí od svého Vyvolavače, každému nejvýš jedno.',
    },
    en: {
      name: 'Magic Torrent',
      text: 'Pay any amount of magic, at least 1. For each put 1 wound on an enemy common or champion within 4 squares of your Summoner, at most one per unit.',
    },
  },
  rule: 'SUM G11',
  refusal: (w, side) => payRefusal(w, side, 1) ?? (torrentTargets(w, side).length ? null : nothingTo()),
  play: side => torrent({ side, cards: [] }),
});

export const eventProcedures = [illusionary, surge, torrent];
