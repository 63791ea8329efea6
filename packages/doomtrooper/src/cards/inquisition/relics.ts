/** Inquisition: relics. */
import { no, type Seat } from '@kolbiste/engine';
import { uniqueRefusal } from '../../rules/legality.ts';
import type { World } from '../../rules/state.ts';
import { LEGION } from '../terms.ts';
import { isCombatant, works } from '../../rules/abilities.ts';
import { attach, discard, grantActions, newPool, spoilAward } from '../../rules/atoms.ts';
import { topFight, byBook } from '../../rules/queries.ts';
import { baseOf, ratingOf } from '../../rules/values.ts';
import { awarding, reinforcing, fetching } from '../../rules/procedures.ts';
import { carrierOf, isBrother, isFollower, isHeretic, isKind, isLegion, knownWarriors } from '../../rules/status.ts';
import { sallies } from '../attacks.ts';
import { discardTarget } from '../effects.ts';
import { against, belongsTo, isPersonality, not, ofKind, toBearer, toYours, isYours, labelled } from '../filters.ts';
import type { Bonus } from '../form.ts';
import { relic } from '../makers.ts';
import { reinforcements, asks, collectionOf, named, namedIn } from '../pieces.ts';
import { aWarrior, aCard } from '../targets.ts';
import { APOSTLES, ARMOUR, FIGHT, SHOOT, VALUE, type Rating } from '../vocabulary.ts';

export const archetypalTimepiece = relic({
  code: '02010',
  name: { en: 'Archetypal Timepiece', cs: 'Prapůvodní hodiny' },
  text: {
    en: 'Bauhaus only: in each of your turns you have one action more, which is no attack; before your actions, once, another one for 5 destiny points.',
    cs: 'Jen Bauhaus: v každém svém kole máš o jednu akci víc, ale ne útočnou; před svými akcemi jednou za 5 bodů osudu ještě jednu.',
  },
  affiliation: 'bauhaus',
  needs: { affiliation: 'bauhaus' },
  peacefulActions: 1,
  uses: [
    {
      timing: 'beforeActions',
      destiny: 5,
      oncePerTurn: true,
      condition: ({ world }) => world.step !== 'actions',
      effect: ({ g, seat, self }) => grantActions(g, newPool(seat, { source: self, peaceful: 1 }), 'peaceful', 'DOT 7.18'),
    },
  ],
});

export const armorOfTheTrueAssassin = relic({
  code: '02012',
  name: { en: 'Armor of the True Assassin', cs: 'Atentátnické brnění' },
  text: {
    en: 'Armor for a Doomtrooper: +4 Armor; he counts as a Mortificator (but neither joins the Brotherhood nor casts Art), attacks anybody, strikes first, and anyone he wounds is killed.',
    cs: 'Brnění pro Doomtroopera: +4 Obrana; počítá se za Mortifikátora (do Bratrstva nevstupuje a Umění nepoužívá), smí útočit na kohokoli, udeří první, a koho zraní, toho zabije.',
  },
  affiliation: 'brotherhood',
  labels: ['armour'],
  needs: { doomtrooper: true },
  standing: { kind: 'mortificator' },
  gives: [{ armour: 4 }],
  grants: ['attacksAnyone', 'killsOnWound', 'firstStrike'],
});

export const armorOfUnholiness = relic({
  code: '02013',
  name: { en: 'Armor of Unholiness', cs: 'Brnění znesvěcení' },
  text: {
    en: 'Armor for a Dark Legion warrior: +4 Armor; immune to Art; takes the gifts of every Apostle.',
    cs: 'Brnění pro bojovníka Černé legie: +4 Obrana; imunní vůči Umění; přijímá dary všech Apoštolů.',
  },
  affiliation: 'legion',
  labels: ['armour'],
  needs: { legion: true },
  gives: [{ armour: 4 }],
  grants: ['artImmune', 'anyGift'],
});

export const bringerOfLight = relic({
  code: '02025',
  name: { en: 'Bringer of Light', cs: 'Světlonoš' },
  text: {
    en: 'Fight weapon, Brotherhood only: +7 Fight, +3 Armor; a Dark Legion warrior wounded with it is killed. On a Cardinal: personal combat spells of your Brotherhood are combat spells.',
    cs: 'Zbraň na zápas, jen Bratrstvo: +7 Zápas, +3 Obrana; zraní-li bojovníka Černé legie, zabije ho. U Kardinála: osobní bojová kouzla tvého Bratrstva jsou bojová kouzla.',
  },
  affiliation: 'brotherhood',
  labels: ['fightWeapon'],
  needs: { affiliation: 'brotherhood' },
  gives: [{ fight: 7, armour: 3 }],
  grants: [
    { ability: 'killsOnWound', to: toBearer(against(isLegion)) },
    { ability: 'combatSpells', to: toYours(isBrother, (w, _, { self }) => isKind(w, carrierOf(w, self), 'cardinal')) },
  ],
});

export const codexOfConcealedPerception = relic({
  code: '02034',
  name: { en: 'Codex of Concealed Perception', cs: 'Kodex skrytého vnímání' },
  text: {
    en: 'Brotherhood only. Your members of the Brotherhood cast all Art, and their personal combat spells are combat spells.',
    cs: 'Jen Bratrstvo. Tvoji členové Bratrstva používají celé Umění a jejich osobní bojová kouzla jsou bojová kouzla.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: [
    { ability: 'casts:all', to: toYours(isBrother) },
    { ability: 'combatSpells', to: toYours(isBrother) },
  ],
});

export const daiShoOfTheAncientEmperors = relic({
  code: '02038',
  name: { en: 'Dai-Sho of the Ancient Emperors', cs: 'Dai-šo dávných císařů' },
  text: {
    en: 'Fight weapon, Mishima only: +6 Fight. With one attack action a Mishima warrior of yours may leave cover and attack at once.',
    cs: 'Zbraň na zápas, jen Mishima: +6 Zápas. Za jednu útočnou akci smí tvůj bojovník Mishimy opustit úkryt a hned zaútočit.',
  },
  affiliation: 'mishima',
  labels: ['fightWeapon'],
  needs: { affiliation: 'mishima' },
  gives: [{ fight: 6 }],
  uses: [sallies(1, {}, belongsTo('mishima'))],
});

/** How far the highest printed rating of the receiver is above this one. */
const lifted =
  (rating: Rating): NonNullable<Bonus['count']> =>
  ({ world, receiver }) =>
    Math.max(...([0, 1, 2, 3] as const).map(of => baseOf(world, receiver, of))) - baseOf(world, receiver, rating);
export const exorcistGlove = relic({
  code: '02062',
  name: { en: 'Exorcist Glove', cs: 'Vymítací rukavice' },
  text: {
    en: 'Brotherhood only: casts Exorcism, and each destiny point he spends on it counts twice. Against Heretics +5 Fight and Shoot, against others of the Dark Legion +3.',
    cs: 'Jen Bratrstvo: používá Exorcismus a každý bod osudu, který za něj zaplatí, se počítá dvakrát. Proti Kacířům +5 Zápas a Střelba, proti ostatním z Černé legie +3.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  gives: [
    { fight: 5, shoot: 5, to: toBearer(against(isHeretic)) },
    { fight: 3, shoot: 3, to: toBearer(against(isLegion, not(isHeretic))) },
  ],
  grants: ['casts:exorcism', 'doubles:exorcism'],
});

export const fragmentOfTheTrueChip = relic({
  code: '02068',
  name: { en: 'Fragment of the True Chip', cs: 'Zlomek pravého čipu' },
  text: {
    en: 'Cybertronic only: his printed Fight, Shoot, Armor and Value all equal the highest of them.',
    cs: 'Jen Kybertronik: jeho natištěný Zápas, Střelba, Obrana i Hodnota se rovnají nejvyšší z nich.',
  },
  affiliation: 'cybertronic',
  needs: { affiliation: 'cybertronic' },
  gives: [
    { layer: 'base', fight: 1, count: lifted(FIGHT) },
    { layer: 'base', shoot: 1, count: lifted(SHOOT) },
    { layer: 'base', armour: 1, count: lifted(ARMOUR) },
    { layer: 'base', value: 1, count: lifted(VALUE) },
  ],
});

export const krynstonsSkull = relic({
  code: '02086',
  name: { en: "Krynston's Skull", cs: 'Krynstonova lebka' },
  text: {
    en: 'Dark Legion only. When a Dark Legion warrior of yours kills a follower of an Apostle who is not his own, he earns 4 points more.',
    cs: 'Jen Černá legie. Zabije-li tvůj bojovník Černé legie stoupence jiného Apoštola, než je jeho vlastní, získá 4 body navíc.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  on: ({ world, self, event }) => {
    if (event.type !== 'killed' || event.by < 0 || !works(world, self, null)) return null;
    const pays =
      world.cards[event.by]!.by === world.cards[self]!.by &&
      isLegion(world, event.by) &&
      APOSTLES.some(apostle => isFollower(world, event.card, apostle) && !isFollower(world, event.by, apostle));
    return pays ? awarding({ seat: world.cards[self]!.by, points: 4, kind: 'choice', for: event.by, cause: 'card', check: false }) : null;
  },
});

export const missionStatement = relic({
  code: '02092',
  name: { en: 'Mission Statement', cs: 'Přehled misí' },
  text: {
    en: 'Capitol only: up to three of your actions a turn, of any kind, may be attacks by Capitol warriors.',
    cs: 'Jen Kapitol: až tři tvé akce v kole, jakéhokoli druhu, mohou být útoky bojovníků Kapitolu.',
  },
  affiliation: 'capitol',
  needs: { affiliation: 'capitol' },
  labels: ['leader'],
  leads: 3,
});

export const orbOfTheSmallerServants = relic({
  code: '02106',
  name: { en: 'Orb of the Smaller Servants', cs: 'Planeta nižších služebníků' },
  text: {
    en: 'Dark Legion only. The ratings printed on your Legionnaires count three times; they come for the printed Value.',
    cs: 'Jen Černá legie. Hodnoty natištěné na tvých Legionářích se počítají třikrát; přicházejí za natištěnou Hodnotu.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  gives: [{ layer: 'baseTimes', fight: 3, shoot: 3, armour: 3, value: 3, to: toYours(ofKind('legionnaire')) }],
});

export const theBlackGate = relic({
  code: '02145',
  name: { en: 'The Black Gate', cs: 'Černá brána' },
  text: {
    en: 'Dark Legion only. In its bearer’s combats, per 5 destiny: another of your Dark Legion warriors joins him; the opponent chooses whom he strikes.',
    cs: 'Jen Černá legie. V soubojích nositele, za každých 5 bodů osudu: přidá se k němu další tvůj bojovník Černé legie; soupeř volí, koho z nich zasáhne.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  uses: [
    {
      timing: 'modifier',
      per: { step: 5, upTo: ({ world, seat }) => (topFight(world) === null ? 0 : reinforcements(world, seat, topFight(world)!).length) },
      refusal: ({ world, self }) => {
        const bearer = carrierOf(world, self);
        return isCombatant(topFight(world)!, bearer) ? null : no('DOT 28.19', 'notInCombat');
      },
      condition: ({ world, seat }) => reinforcements(world, seat, topFight(world)!).length > 0,
      effect: ({ seat, self, spent, fight }) => reinforcing({ seat, card: self, fight, left: spent / 5 }),
    },
  ],
});

export const theLiberHereticus = relic({
  code: '02153',
  name: { en: 'The Liber Hereticus', cs: 'Kladivo na kacíře' },
  text: {
    en: 'Brotherhood of Value 6 or more. As it comes all Heretics are discarded; as long as it is in play none enters.',
    cs: 'Bratrstvo s Hodnotou aspoň 6. Při příchodu se vyřadí všichni Kacíři; dokud je ve hře, žádný do ní nepřijde.',
  },
  affiliation: 'brotherhood',
  needs: {
    affiliation: 'brotherhood',
    refusal: ({ world, target }) => (ratingOf(world, target, VALUE, null) >= 6 ? null : no('DOT 28.16', 'notValuable')),
  },
  effect: ({ g, world, self, target, seat }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 15.1' });
    for (const id of knownWarriors(world).filter(other => isHeretic(world, other))) discard(g, id, 'DOT 37.41');
  },
  bars: ({ world, entering }) => (isHeretic(world, entering) ? no('DOT DR-107', 'noHeretics') : null),
});

export const theShillelagh = relic({
  code: '02157',
  name: { en: 'The Shillelagh', cs: 'Sochor' },
  text: {
    en: 'Fight weapon, Imperial only: +4 Fight. 3 actions and 5 destiny points: discard a warrior who is neither a personality nor Imperial; nobody earns points.',
    cs: 'Zbraň na zápas, jen Imperiál: +4 Zápas. Za 3 akce a 5 bodů osudu: vyřaď bojovníka, který není osobnost ani z Imperiálu; nikdo nezíská body.',
  },
  affiliation: 'imperial',
  labels: ['fightWeapon'],
  needs: { affiliation: 'imperial' },
  gives: [{ fight: 4 }],
  uses: [
    {
      timing: 'action',
      actions: 3,
      destiny: 5,
      target: aWarrior(not(isPersonality), not(belongsTo('imperial'))),
      effect: discardTarget('DOT 37.41'),
    },
  ],
});

/** Who may come instead of points for a dead Doomtrooper. */
const soldiersFor = (w: World, seat: Seat): number[] => {
  const { victory, destiny } = w.awards.at(-1)!;
  return collectionOf(
    w,
    seat,
    ({ type, personality, affiliation, ratings }) =>
      type === 'warrior' && !personality && (affiliation & LEGION) !== 0 && ratings[VALUE] <= victory + destiny,
  );
};
export const necromakina = relic({
  code: '02102',
  name: { en: 'Necromakina', cs: 'Nekromakina' },
  text: {
    en: 'On a citadel in your Kohort. When you are about to get points for a killed Doomtrooper, you may have instead a Dark Legion warrior out of your collection who is no personality and whose Value is no higher than those points: he comes into play.',
    cs: 'Na citadelu v tvé Kohortě. Když máš dostat body za zabitého Doomtroopera, můžeš místo nich dostat ze své sbírky bojovníka Černé legie, který není osobnost a jehož Hodnota není vyšší než ty body: přijde do hry.',
  },
  affiliation: 'legion',
  part: labelled('citadel'),
  target: aCard(isYours, labelled('citadel'), (w, id) => w.cards[id]!.zone === 'cohort'),
  refusal: ({ world, self }) => uniqueRefusal(world, self, byBook(world, 'DOT 15.5t', 'DOT 15.5s')),
  uses: [
    {
      timing: 'points',
      condition: ({ world, seat }) => {
        const award = world.awards.at(-1);
        return (
          award !== undefined &&
          award.seat === seat &&
          award.trooper &&
          award.victory + award.destiny > 0 &&
          soldiersFor(world, seat).length > 0
        );
      },
      effect: ({ g, world, seat, play }) => {
        const soldiers = soldiersFor(world, seat);
        spoilAward(world.awards.at(-1)!, 'both');
        return asks(g, play, seat, { ask: 'recruit', options: named(soldiers) });
      },
    },
  ],
  answered: ({ seat, answer }) => fetching({ seat, def: namedIn(answer) }),
});
