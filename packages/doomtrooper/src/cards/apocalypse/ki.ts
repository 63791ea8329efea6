/** Apocalypse: KI. */
import { no } from '@kolbiste/engine';
import { isCombatant, isWeapon, opponentIn } from '../../rules/abilities.ts';
import { attach, cancel, choose, discard, heal, strengthen } from '../../rules/atoms.ts';
import { topFight } from '../../rules/queries.ts';
import type { CardId, Tactic, World } from '../../rules/state.ts';
import { bearerOf, carrierOf, isKind } from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { concentrates } from '../attacks.ts';
import { endCombat } from '../effects.ts';
import { isBorne, toOpponent } from '../filters.ts';
import type { Bonus, Part } from '../form.ts';
import { ki } from '../makers.ts';
import { asks, follows, picked, picks, plus } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard } from '../targets.ts';
import { ARMOUR, FIGHT, SHOOT } from '../vocabulary.ts';
import { blow } from './pieces.ts';

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

export const adamantiumWill = ki({
  code: '06003',
  name: { en: 'Adamantium Will', cs: 'Adamantiová vůle' },
  text: {
    en: 'What would kill him at once only wounds him. Specials neither wound nor kill him.',
    cs: 'Co by ho hned zabilo, to ho jen zraní. Speciální karty ho nezraní ani nezabijí.',
  },
  grants: ['onlyWounded', 'proofAgainstSpecials'],
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

export const kanjisLuckySense = ki({
  code: '06038',
  name: { en: "Kanji's Lucky Sense", cs: 'Šťastný úsudek' },
  text: {
    en: 'In combat he strikes first, and his opponent does not. 6 destiny points: a special just played on him has no effect.',
    cs: 'V souboji udeří první a jeho soupeř nikoli. 6 bodů osudu: speciální karta, kterou na něj někdo právě zahrál, nemá účinek.',
  },
  grants: ['firstStrike', { ability: 'neverFirst', to: toOpponent() }],
  uses: [
    {
      timing: 'reaction',
      destiny: 6,
      answers: ({ world, self, pending }) =>
        pending.use === null && definitionOf(world, pending.card).type === 'special' && pending.target === carrierOf(world, self),
      effect: ({ g, world }) => cancel(g, world.announced[world.announced.length - 1]!),
    },
  ],
});

export const kiSelfHealing = ki({
  code: '06040',
  name: { en: 'Ki Self Healing', cs: 'KI samoléčba' },
  text: { en: 'When he seeks cover by an action, he is healed.', cs: 'Jde-li akcí do úkrytu, je vyléčen.' },
  on: ({ world, self, event }) =>
    event.type === 'covered' && event.rule === 'DOT 9.1' && event.card === carrierOf(world, self) && world.cards[event.card]!.wounded
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'heal', args: [event.card] })
      : null,
  answered: ({ g, args }) => heal(g, args[0]!, 'DOT 7.24'),
});

export const kiTeleportation = ki({
  code: '06041',
  name: { en: 'Ki Teleportation', cs: 'KI teleportace' },
  text: {
    en: 'Shadow Walker only: may defend from any warzone in play, no matter whose it is and where it lies, if it is one for him.',
    cs: 'Jen Vrah ze stínů: smí se bránit z kterékoli válečné zóny ve hře, ať patří komukoli a leží kdekoli, je-li i pro něj.',
  },
  needs: { kind: 'shadow-walker' },
  grants: ['anyonesWarzone'],
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

export const theChameleonsSkin = ki({
  code: '06065',
  name: { en: "The Chameleon's Skin", cs: 'Chameleóní kůže' },
  text: {
    en: 'Shadow Walker only: he stays out of all combats and does not protect you from Sabotage, unless you choose otherwise. In a combat it is too late to choose.',
    cs: 'Jen Vrah ze stínů: neúčastní se žádných soubojů a nechrání tě před sabotáží, nezvolíš-li jinak. V souboji už volit nelze.',
  },
  labels: ['optional'],
  needs: { kind: 'shadow-walker' },
  grants: ['neverFights'],
});

export const theCobrasVenomousStrike = ki({
  code: '06066',
  name: { en: "The Cobra's Venomous Strike", cs: 'Jedovatý útok kobry' },
  text: { en: '2 actions: an attack in a Fight with twice his base Fight.', cs: '2 akce: útok zápasem s dvojnásobným základním Zápasem.' },
  uses: [concentrates(2, 'fight')],
  gives: [blow],
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

const weapons = (w: World, id: CardId): CardId[] => w.cards[id]!.gear.filter(attached => isWeapon(definitionOf(w, attached)));

export const weaponLink = ki({
  code: '06074',
  name: { en: 'Weapon Link', cs: 'Umění ve zbrani' },
  text: { en: 'Choose a weapon of his: what it changes counts twice.', cs: 'Vyber jednu jeho zbraň: co mění, platí dvakrát.' },
  refusal: ({ world, target }) => (weapons(world, target).length > 0 ? null : no('DOT 28.16', 'noTarget')),
  effect: ({ g, world, seat, self, target, play }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 17.2' });
    return asks(g, play, seat, { ask: 'weapon', options: picks(weapons(world, target)) });
  },
  answered: ({ g, self, answer }) => choose(g, self, picked(answer), 'DOT 7.25'),
  multiplies: ({ world, self, source }) => (world.cards[self]!.chosen === source ? 2 : 1),
});

export const yoramasDeflectingHands = ki({
  code: '06080',
  name: { en: "Yorama's Deflecting Hands", cs: 'Yoramův chvat' },
  text: {
    en: 'In his combats, before the tactic is named: discard a weapon of his opponent, one in each combat.',
    cs: 'V jeho soubojích, než padne volba taktiky: vyřaď soupeřovu zbraň, jednu za souboj.',
  },
  uses: [
    {
      timing: 'combat',
      removes: 'discard',
      target: aCard((w, id) => isWeapon(definitionOf(w, id)) && isBorne(w, id)),
      refusal: ({ world, self, target }) => {
        const fight = topFight(world)!;
        const bearer = carrierOf(world, self);
        if (!isCombatant(fight, bearer)) return no('DOT 28.19', 'notInCombat');
        if (fight.tactic !== null) return no('DOT 28.19', 'tooLate');
        if (world.cards[self]!.chosen === fight.id) return no('DOT 7.24', 'usedAlready');
        return bearerOf(world, target) === opponentIn(world, fight, bearer) ? null : no('DOT 28.16', 'noTarget');
      },
      effect: ({ g, self, target, fight }) => {
        choose(g, self, fight, 'DOT 7.24');
        discard(g, target, 'DOT 37.10');
      },
    },
  ],
});
