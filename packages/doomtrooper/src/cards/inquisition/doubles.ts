/** Inquisition: several cards that are one warrior. */
import { enter, last, pose } from '../../rules/atoms.ts';
import { placeRefusal } from '../../rules/legality.ts';
import { supposing } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { contentsOf, homeOf, isHidden } from '../../rules/status.ts';
import { isPersonality, not, toItself } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { attachToTarget } from '../effects.ts';
import { joinsRanks } from '../ranks.ts';
import { aWarrior } from '../targets.ts';

export const doubleDuty = special({
  code: '02049',
  name: { en: 'Double Duty', cs: 'Dvojí služba' },
  text: {
    en: '1 action, on any warrior in play: this card is a second copy of him on your side. Both are one warrior: abilities, what is attached and what lasts count for both, and a wound or death of one is the other’s, too, for points once. He never attacks himself.',
    cs: '1 akce, na kteréhokoli bojovníka ve hře: tato karta je jeho druhým exemplářem na tvé straně. Obě jsou jeden bojovník: schopnosti, přiložené karty i trvalé účinky platí pro obě, zranění nebo smrt jedné je i druhé, body jen jednou. Sám na sebe nikdy neútočí.',
  },
  timing: 'action',
  actions: 1,
  target: aWarrior(
    not(isHidden),
    (w, id, { self, seat }) => placeRefusal(supposing(w, self, { def: w.cards[id]!.def, by: seat }), seat, self) === null,
  ),
  effect: ({ g, world, seat, self, target, play }) => {
    const { def, wounded } = world.cards[target]!;
    pose(g, self, def, 'DOT DR-146');
    enter(g, self, { seat, area: homeOf(world, self), rule: 'DOT DR-146' });
    last(g, play, { what: 'twin', on: self, of: target }, { rule: 'DOT DR-146' });
    if (wounded) joinsRanks.wounds(g, self);
  },
  after: 'stays',
  limit: 1,
});

const mates = (w: World, lead: CardId): number => contentsOf(w, lead).length;
export const tightFormation = attachment({
  code: '02161',
  name: { en: 'Tight Formation', cs: 'Sevřená formace' },
  text: {
    en: 'On a warrior who is no personality: at any time the player of another warrior of his name may have him join, for good, even when this card is gone. All who have joined are one warrior, of his ratings and his player, with +2 Fight, Shoot, Armor and Value for each.',
    cs: 'Na bojovníka, který není osobnost: hráč jiného bojovníka téhož jména ho kdykoli smí nechat natrvalo připojit, i když už tato karta ve hře není. Všichni připojení jsou jeden bojovník s jeho hodnotami a jeho hráčem, za každého má +2 Zápas, Střelba, Obrana a Hodnota.',
  },
  target: aWarrior(not(isPersonality)),
  effect: [
    attachToTarget('DOT 19.1'),
    ({ g, world, self, target, play }) => last(g, play, { what: 'copies', on: target, of: world.cards[self]!.def }, { rule: 'DOT DR-147' }),
  ],
  // What follows is printed here and belongs to the warrior from now on.
  stores: {},
  gives: [{ fight: 2, shoot: 2, armour: 2, value: 2, to: toItself(), count: ({ world, self }) => mates(world, self) }],
  uses: [
    {
      timing: 'any',
      byAnybody: true,
      target: aWarrior(
        not(isHidden),
        (w, id, { self, seat }) => id !== self && w.cards[id]!.by === seat && w.cards[id]!.def === w.cards[self]!.def && mates(w, id) === 0,
      ),
      refusal: joinsRanks.refusal,
      effect: ({ g, self, target }) => joinsRanks.join(g, target, self, self),
    },
  ],
});
