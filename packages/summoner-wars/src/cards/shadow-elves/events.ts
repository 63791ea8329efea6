/** Events of the Shadow Elves. */
import { chooseMany, no } from '@kolbiste/engine';
import { discardUnit, save } from '../../rules/atoms.ts';
import { eachRoute, routeTo } from '../../rules/battle/routes.ts';
import { moveRefusal } from '../../rules/legality.ts';
import { adjacent, battlefieldOf, squareNamed } from '../../rules/places.ts';
import { chooseOpponent, define, walk } from '../../rules/procedures.ts';
import { controllerOf, isCommon, onBattlefield, opponentsWithMore, playerOf, seatOf, unitOf } from '../../rules/queries.ts';
import type { CardId, Side } from '../../rules/state.ts';
import { cardsOf, lastsAgainst } from '../makers.ts';

const { event } = cardsOf('shadow-elves');

const vanish = define<{ readonly side: Side; readonly from: Side; readonly card: CardId }, { begin: null }, null>('vanish', {
  begin(g, { side, from, card }) {
    save(g, { side, from, card }, 'SUM C14');
    return g.done(null);
  },
});
export const shadows = event({
  id: 'shadows',
  words: {
    cs: {
      name: 'Stíny',
      text: 'Zahraj, když byla tvá běžná jednotka nebo hrdina Stínových Elfů zničena a přišla do magického balíčku soupeře: vezmi ji odtud a polož lícem dolů na svůj magický balíček.',
    },
    en: {
      name: 'Shadows',
      text: 'Play when your Shadow Elf common or champion was destroyed and put into an opponent\u2019s magic pile: take it from there and put it face down on your own magic pile.',
    },
  },
  rule: 'SUM C14',
  refusal: () => no('SUM C14', 'onlyAsReaction'),
  play: null,
  reaction: {
    // Destroyed, and in an opponent's magic pile; not discarded, not under a Scavenger or Blerg.
    reactsTo(w, { card, by }) {
      const { faction, kind } = unitOf(w, card);
      return faction === 'shadow-elves' && kind !== 'summoner' && w.sides[by]!.magic.includes(card);
    },
    respond: (side, _, { card, by }) => vanish({ side, from: by, card }),
  },
});

export const summonTheNight = event({
  id: 'summon-the-night',
  words: {
    cs: {
      name: 'Přivolání noci',
      text: 'Zvol soupeře. V jeho příští fázi pohybu se jeho jednotky pohnou nejvýš o 1 pole a v jeho příští fázi útoku nemohou útočit na karty, se kterými nesousedí.',
    },
    en: {
      name: 'Summon the Night',
      text: 'Choose an opponent. In that player\u2019s next Movement phase units go at most 1 square, and in the next Attack phase they cannot attack cards they are not adjacent to.',
    },
  },
  rule: 'SUM G13',
  play: side => lastsAgainst({ definition: 'summon-the-night', by: side, until: 'theirTurnEnd', rule: 'SUM G13' }),
  lasting: {
    rule: 'SUM G13',
    stepCap: (w, { against }, unit) => (w.active === against && controllerOf(w, unit) === against && w.phase === 'movement' ? 1 : 99),
    refusesAttack: (w, { against }, attacker, target) =>
      w.active === against && w.phase === 'attack' && controllerOf(w, attacker) === against && !adjacent(w, attacker, target)
        ? no('SUM G13', 'night')
        : null,
  },
});

type Advance = { readonly move: CardId; readonly to: string } | { readonly move: CardId; readonly to: string; readonly by: string };
export const stalking = define<{ readonly side: Side; done: CardId[] }, { offer: unknown; chosen: 'done' | Advance }, null>(
  'stalkingAdvance',
  {
    offer(g, v) {
      const w = g.world;
      if (!playerOf(w, v.side).alive) return g.done(null);
      const { names } = battlefieldOf(w);
      const options: ('done' | Advance)[] = [];
      for (const unit of w.sides[v.side]!.units) {
        if (v.done.includes(unit) || unitOf(w, unit).faction !== 'shadow-elves' || moveRefusal(w, unit, v.side)) continue;
        eachRoute(w, { card: unit, steps: 1, by: v.side }, (to, by) =>
          options.push(by === null ? { move: unit, to: names[to]! } : { move: unit, to: names[to]!, by }),
        );
      }
      if (options.length === 0) return g.done(null);
      options.push('done');
      return g.ask('chosen', seatOf(w, v.side), 'SUM 10.11.1', options, { done: v.done.length });
    },
    chosen(g, v, choice) {
      if (choice === 'done') return g.done(null);
      v.done.push(choice.move);
      const path = routeTo(
        g.world,
        { card: choice.move, steps: 1, by: v.side },
        squareNamed(g.world, choice.to),
        'by' in choice ? choice.by : null,
      )!;
      return g.call('offer', walk(choice.move, path, v.side));
    },
  },
);
export const stalkingAdvance = event({
  id: 'stalking-advance',
  words: {
    cs: { name: 'Skrytý přesun', text: 'Můžeš pohnout každou jednotkou Stínových Elfů, kterou ovládáš, až o 1 pole.' },
    en: { name: 'Stalking Advance', text: 'You may move every Shadow Elf unit you control up to 1 square.' },
  },
  rule: 'SUM 10.11.1',
  play: side => stalking({ side, done: [] }),
});

const swallow = define<{ readonly side: Side }, { choose: null; against: Side; picked: CardId[] }, null>('intoDarkness', {
  choose: (g, { side }) => g.call('against', chooseOpponent({ side, among: opponentsWithMore(g.world, side), rule: 'SUM C16' })),
  against(g, { side }, against) {
    const w = g.world;
    const from = w.sides[against]!.units.filter(unit => isCommon(w, unit) && unitOf(w, unit).cost <= 2);
    return g.call('picked', chooseMany({ seat: seatOf(w, side), rule: 'SUM D10', from, max: 2, about: { event: 'into-darkness' } }));
  },
  picked(g, { side }, units) {
    for (const unit of units) if (onBattlefield(g.world, unit)) discardUnit(g, side, unit, 'SUM D10');
    return g.done(null);
  },
});
export const intoDarkness = event({
  id: 'into-darkness',
  words: {
    cs: {
      name: 'Do temnoty',
      text: 'Jen máš-li méně jednotek než zvolený soupeř: odhoď až 2 jeho běžné jednotky s náklady vyvolání nejvýš 2.',
    },
    en: {
      name: 'Into Darkness',
      text: 'Only if you have fewer units than a chosen opponent: discard up to 2 of that opponent\u2019s commons with a summon cost of 2 or less.',
    },
  },
  rule: 'SUM D10',
  refusal: (w, side) => (opponentsWithMore(w, side).length ? null : no('SUM C16', 'notFewerUnits')),
  play: side => swallow({ side }),
});

export const eventProcedures = [vanish, stalking, swallow];
