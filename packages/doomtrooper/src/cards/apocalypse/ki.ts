/** Apocalypse: KI. */
import { no } from '@kolbiste/engine';
import { isCombatant, opponentIn } from '../../rules/abilities.ts';
import { strengthen } from '../../rules/atoms.ts';
import { topFight } from '../../rules/queries.ts';
import type { Tactic } from '../../rules/state.ts';
import { carrierOf, isKind } from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { endCombat } from '../effects.ts';
import type { Bonus, Part } from '../form.ts';
import { ki } from '../makers.ts';
import { plus } from '../pieces.ts';
import { ARMOUR, FIGHT, SHOOT } from '../vocabulary.ts';

/** KI: as much as the opponent's printed rating. */
const mirrored = (rating: 'fight' | 'shoot' | 'armour'): Bonus => ({
  [rating]: 1,
  count: ({ world, receiver, fight }) =>
    fight !== null && opponentIn(world, fight, receiver) !== null
      ? baseOf(world, opponentIn(world, fight, receiver)!, rating === 'fight' ? FIGHT : rating === 'shoot' ? SHOOT : ARMOUR)
      : 0,
});

/** Its bearer may end a combat by this tactic; not beside the other such power. */
const parries = (tactic: Tactic, other: string): Part => ({
  needs: {
    refusal: ({ world, target }) =>
      world.cards[target]!.gear.some(card => isKind(world, card, other)) ? no('DOT 36.2', 'otherPower') : null,
  },
  uses: [
    {
      timing: 'combat',
      condition: ({ world, self }) => {
        const fight = topFight(world);
        return fight !== null && fight.tactic === tactic && isCombatant(fight, carrierOf(world, self));
      },
      effect: endCombat,
    },
  ],
});

export const handsOfStone = ki({
  code: '06033',
  name: { en: 'Hands of Stone', cs: 'Kamenné ruce' },
  text: {
    en: 'In his Fight combats its bearer may end the combat at any time. Not together with The Mongoose’s Artful Dodge.',
    cs: 'Ve svém zápase smí nositel kdykoli souboj ukončit. Ne zároveň s Uměním úskoku.',
  },
  ...parries('fight', 'the-mongoose-s-artful-dodge'),
});

export const shadowWalk = ki({
  code: '06057',
  name: { en: 'Shadow Walk', cs: 'Stínová chůze' },
  text: {
    en: 'Counts as Shadow Walker: attacks anybody, strikes first.',
    cs: 'Počítá se za Vraha ze stínů: útočí na kohokoli, udeří první.',
  },
  standing: { kind: 'shadow-walker' },
  grants: ['attacksAnyone', 'firstStrike'],
});

export const supremeConcentration = ki({
  code: '06061',
  name: { en: 'Supreme Concentration', cs: 'Svrchovaná koncentrace' },
  text: { en: 'In combat: + Shoot equal to the opponent’s base Shoot.', cs: 'V souboji: + Střelba podle soupeřovy základní hodnoty.' },
  gives: [mirrored('shoot')],
});

export const theCrowsPiercingGlance = ki({
  code: '06067',
  name: { en: "The Crow's Piercing Glance", cs: 'Pronikavý záblesk' },
  text: { en: 'In combat, per 1 destiny: −1 Armor for the opponent.', cs: 'V souboji za každý bod osudu: −1 Obrana soupeři.' },
  uses: [
    {
      timing: 'modifier',
      per: { step: 1 },
      refusal: ({ world, self }) =>
        topFight(world) !== null && isCombatant(topFight(world)!, carrierOf(world, self)) ? null : no('DOT 28.19', 'notInCombat'),
      effect: ({ g, world, self, spent, fight, play }) => {
        strengthen(
          g,
          play,
          { on: opponentIn(world, topFight(world)!, carrierOf(world, self))!, ratings: plus(0, 0, -spent) },
          { fight, rule: 'DOT 17.3' },
        );
      },
    },
  ],
});

export const theMongoosesArtfulDodge = ki({
  code: '06068',
  name: { en: "The Mongoose's Artful Dodge", cs: 'Umění úskoku' },
  text: {
    en: 'In his Shoot combats its bearer may end the combat at any time. Not together with Hands of Stone.',
    cs: 'Při své střelbě smí nositel kdykoli souboj ukončit. Ne zároveň s Kamennýma rukama.',
  },
  ...parries('shoot', 'hands-of-stone'),
});

export const theMonkeysFoot = ki({
  code: '06069',
  name: { en: "The Monkey's Foot", cs: 'Opičí noha' },
  text: { en: 'In combat: + Armor equal to the opponent’s base Armor.', cs: 'V souboji: + Obrana podle soupeřovy základní hodnoty.' },
  gives: [mirrored('armour')],
});

export const toronagasRagingMight = ki({
  code: '06070',
  name: { en: "Toronaga's Raging Might", cs: 'Toronagova moc' },
  text: { en: 'In combat: + Fight equal to the opponent’s base Fight.', cs: 'V souboji: + Zápas podle soupeřovy základní hodnoty.' },
  gives: [mirrored('fight')],
});
