/** Warzone: creatures of the Dark Legion. */
import type { CardId, World } from '../../rules/state.ts';
import type { Part, WarriorCard } from '../form.ts';
import { anOpponent } from '../targets.ts';
import { definitionOf } from '../registry.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { hasLabel, knownWarriors, isKind, warriorsOf } from '../../rules/status.ts';
import { no, type Seat } from '@kolbiste/engine';
import { last, discard, look, stopLooking } from '../../rules/atoms.ts';
import { notesOf } from '../../rules/queries.ts';
import { toItself, hasHand } from '../filters.ts';
import { warrior } from '../makers.ts';
import { follows, asks, picked, picks, asksOn, pickedOrNone } from '../pieces.ts';

/** No card but its own concerns it; it never attacks. */
const bat: Part & Pick<WarriorCard, 'ratings'> = {
  affiliation: 'legion',
  ratings: { fight: null, shoot: 1, armour: 1, value: 1 },
  follower: 'ilian',
  abilities: ['aloof', 'cannotAttack'],
};
/** What a player is being shown of a hand. */
const shownTo = (w: World, seat: Seat): CardId[] =>
  w.shown.flatMap(({ seat: viewer, card }) => (viewer === seat && w.cards[card]!.zone === 'hand' ? [card] : []));
/** With a Venom Bat in play the warriors among them may go. */
const preyOf = (w: World, seat: Seat): CardId[] =>
  warriorsOf(w, seat).some(id => isKind(w, id, 'venom-bat') && w.cards[id]!.zone !== 'hidden')
    ? shownTo(w, seat).filter(id => definitionOf(w, id).type === 'warrior')
    : [];
const largestHand = (w: World, seat: Seat): number => Math.max(...w.sides.map(({ hand }, at) => (at === seat ? 0 : hand.length)));

export const bioGiant = warrior({
  code: '03014',
  name: { en: 'Bio-Giant', cs: 'Biotroll' },
  text: {
    en: 'Attacks once a turn. No equipment, no Dark Symmetry, no fortifications; you play no specials on it, others may.',
    cs: 'Útočí jednou za kolo. Bez vybavení, Černé symetrie a opevnění; speciální karty na něj nehraješ, ostatní smějí.',
  },
  affiliation: 'legion',
  ratings: { fight: 22, shoot: 14, armour: 26, value: 20 },
  follower: 'algeroth',
  abilities: ['noEquipment', 'noSymmetry', 'noFortifications'],
  grants: [{ ability: 'cannotAttack', to: toItself((w, self) => notesOf(w, 'attacked').some(({ on, n }) => on === self && n === w.turn)) }],
  prevents: ({ world, self, seat, use, definition, target }) =>
    use === null && definition.type === 'special' && target === self && seat === world.cards[self]!.by
      ? no('DOT DR-107', 'noPlayNow')
      : null,
  on: ({ world, self, event }) =>
    event.type === 'combatEnded' && event.how !== 'noAttack' && event.attacker === self
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'attacked' })
      : null,
  answered: ({ g, world, seat, self }) =>
    last(g, { card: self, seat }, { what: 'note', on: self, note: 'attacked', n: world.turn }, { until: seat, rule: 'DOT 7.25' }),
});

export const karnophage = warrior({
  code: '03072',
  name: { en: 'Karnophage', cs: 'Mrchožrout' },
  text: {
    en: 'In your Kohort: as each of your discard steps begins it must kill another wounded warrior in play, whom you pick, your own too but no Nepharite; nobody earns points. If there is none, it is discarded.',
    cs: 'V tvé Kohortě: na začátku každého tvého kroku vyřazování musí zabít jiného zraněného bojovníka ve hře, kterého vybereš, i tvého, ne však nefarita; body nezíská nikdo. Není-li takový, vyřadí se.',
  },
  affiliation: 'legion',
  ratings: { fight: 2, shoot: 2, armour: 2, value: 3 },
  follower: 'algeroth',
  atDiscard: ({ g, world, self, seat }) => {
    if (world.cards[self]!.zone !== 'cohort') return null;
    const food = knownWarriors(world).filter(id => id !== self && world.cards[id]!.wounded && !hasLabel(world, id, 'nepharite'));
    return food.length > 0 ? asks(g, { card: self }, seat, { ask: 'devour', options: picks(food) }) : discard(g, self, 'DOT 37.10');
  },
  answered: ({ g, self, answer }) => harmOne(g, { victim: picked(answer), by: self, kill: true }),
});

export const scoutBat = warrior({
  code: '03103',
  name: { en: 'Scout Bat', cs: 'Průzkumný netopýr' },
  text: {
    en: 'No card does anything to it, only warriors who attack it; it does not attack. 2 actions, per 1 destiny: look at a card of an opponent’s hand, at random.',
    cs: 'Žádná karta na něj nepůsobí, jen bojovníci, kteří na něj útočí; sám neútočí. 2 akce, za každý bod osudu: podívej se soupeři do ruky na jednu náhodnou kartu.',
  },
  ...bat,
  uses: [
    {
      timing: 'action',
      actions: 2,
      per: { step: 1, upTo: ({ world, seat }) => largestHand(world, seat) },
      target: anOpponent(hasHand),
      effect: ({ g, world, seat, player, spent, play }) => {
        const cards = world.sides[player]!.hand.slice();
        g.random.shuffle(cards);
        look(g, { seat, at: player, cards: cards.slice(0, spent), rule: 'DOT 37.14' });
        return asks(g, play, seat, { ask: 'look', options: ['stop', ...picks(preyOf(world, seat))] });
      },
    },
  ],
  answered: ({ g, world, seat, answer, asked }) => {
    const prey = pickedOrNone(answer);
    if (prey !== null) discard(g, prey, 'DOT 27.4');
    const left = prey === null ? [] : preyOf(world, seat);
    if (left.length > 0) return asksOn(asked, { ask: 'look', options: ['stop', ...picks(left)] });
    stopLooking(g);
    return null;
  },
});

export const venomBat = warrior({
  code: '03128',
  name: { en: 'Venom Bat', cs: 'Upíří netopýr' },
  text: {
    en: 'No card does anything to it, only warriors who attack it; it does not attack. When your Scout Bat looks at cards of a hand, you may have warriors among them discarded.',
    cs: 'Žádná karta na něj nepůsobí, jen bojovníci, kteří na něj útočí; sám neútočí. Když tvůj Průzkumný netopýr prohlíží karty v ruce, smíš mezi nimi nechat vyřadit bojovníky.',
  },
  ...bat,
});
