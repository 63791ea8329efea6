/** Base set: specials, cards, hands and piles. */
import { no, type Call, type Seat } from '@kolbiste/engine';
import { board, discard, reattach } from '../../../rules/atoms.ts';
import type { Here } from '../../../rules/game.ts';
import { bearerRefusal, isBrotherThere, momentOf, movesWith, type CardMove, type CardPlay } from '../../../rules/legality.ts';
import { hurtingAll, searching, type Playing } from '../../../rules/procedures.ts';
import { type CardId, type World } from '../../../rules/state.ts';
import {
  affiliationOf,
  carrierOf,
  isFollower,
  hasLabel,
  isDoomtrooper,
  isEquipment,
  isHeretic,
  isLegion,
  knownWarriors,
  ownsVehicle,
  isThere,
} from '../../../rules/status.ts';
import { playOf } from '../../../rules/windows.ts';
import { discardTarget, returnTarget } from '../../effects.ts';
import { either, isBorne, isYours, labelled, ofType } from '../../filters.ts';
import type { Played } from '../../form.ts';
import { special } from '../../makers.ts';
import { asks, asksOn, picked, picks } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { aCard, aWarrior, noTarget } from '../../targets.ts';
import type { Apostle } from '../../vocabulary.ts';
import { discardsAll } from './pieces.ts';

const stripGifts = (g: Here, warriors: readonly CardId[]): void => {
  for (const id of warriors)
    for (const attached of g.world.cards[id]!.gear.slice())
      if (definitionOf(g.world, attached).type === 'symmetry') discard(g, attached, 'DOT 37.10');
};

/** Equipment of your own that may go to somebody else, and to whom. Arguments of the questions: what has moved already. */
const takersOf = (w: World, seat: Seat, id: CardId): CardId[] =>
  w.play.filter(
    on =>
      on !== w.cards[id]!.host &&
      w.cards[on]!.by === seat &&
      bearerRefusal(w, { seat, card: id, definition: definitionOf(w, id) }, on) === null,
  );

const movable = (w: World, seat: Seat, moved: readonly CardId[]): CardId[] =>
  w.play.filter(
    id =>
      w.cards[id]!.by === seat &&
      w.cards[id]!.host !== null &&
      isThere(w, id) &&
      definitionOf(w, id).type === 'equipment' &&
      !hasLabel(w, id, 'soleFightWeapon') &&
      !moved.includes(id) &&
      takersOf(w, seat, id).length > 0,
  );

/** Spells in hand that this warrior could cast now if a card made him. */
const revelations = (w: World, seat: Seat, caster: CardId): CardMove[] =>
  movesWith(
    w,
    seat,
    w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'art'),
    { moment: momentOf(w), pool: null, caster },
  );

const ORGANISATIONS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

const equipmentOf = (w: World, organisation: number): CardId[] =>
  knownWarriors(w).flatMap(id =>
    (affiliationOf(w, id) & organisation) !== 0 ? w.cards[id]!.gear.filter(card => isEquipment(w, card)) : [],
  );

/** Followers of an Apostle lose their gifts and are wounded. */
function purging(apostle: Apostle): Played {
  const followers = (w: World): CardId[] => knownWarriors(w).filter(id => isFollower(w, id, apostle));
  return {
    timing: 'any',
    refusal: ({ world, seat }) =>
      !isBrotherThere(world, seat) ? no('DOT 28.16', 'needsBrother') : followers(world).length > 0 ? null : noTarget(),
    effect: ({ g, world }) => {
      const victims = followers(world);
      stripGifts(g, victims);
      return hurtingAll({ by: null, earner: null, victims });
    },
    wounds: ({ world }) => followers(world),
  };
}

export const divineInspiration = special({
  code: '01083',
  name: { en: 'Divine Inspiration', cs: 'Božská inspirace' },
  text: {
    en: '3 actions: take any card of your collection. Removed from the game.',
    cs: '3 akce: vezmi si kteroukoli kartu ze své sbírky. Odstraní se ze hry.',
  },
  timing: 'action',
  actions: 3,
  effect: ({ seat }) => searching({ seat, from: 'collection', left: 1, shuffle: true }),
  after: 'sacrifice',
  limit: 1,
});

export const earthquake = special({
  code: '01088',
  name: { en: 'Earthquake', cs: 'Zemětřesení' },
  text: { en: 'Discard all citadels and cities.', cs: 'Vyřaď všechny citadely a města.' },
  ...discardsAll(either(labelled('citadel'), labelled('city'))),
});

export const efficiencyTraining = special({
  code: '01090',
  name: { en: 'Efficiency Training', cs: 'Trénink účinnosti' },
  text: {
    en: '1 action: rearrange equipment among your warriors as you like, each card once.',
    cs: '1 akce: přerozděl vybavení mezi svými bojovníky, každou kartu jednou.',
  },
  timing: 'action',
  actions: 1,
  condition: ({ world, seat }) => movable(world, seat, []).length > 0,
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'move', options: picks(movable(world, seat, [])) }),
  answered: ({ g, world, ask, answer, asked }) => {
    const { seat, args } = asked;
    const next = (moved: readonly CardId[]): Call<unknown> | null => {
      const more = movable(world, seat, moved);
      return more.length ? asksOn(asked, { ask: 'move', options: ['stop', ...picks(more)], args: moved }) : null;
    };
    if (answer === 'stop') return null;
    if (ask === 'move')
      return asksOn(asked, { ask: 'to', options: picks(takersOf(world, seat, picked(answer))), args: [...args, picked(answer)] });
    const id = args[args.length - 1]!;
    if (ask === 'board') {
      board(g, id, answer === 'inside', 'DOT 11.26');
      return next(args);
    }
    reattach(g, id, picked(answer), 'DOT 11.1');
    const boards = hasLabel(world, id, 'vehicle') && !world.cards[picked(answer)]!.covered && ownsVehicle(world, picked(answer));
    return boards ? asksOn(asked, { ask: 'board', options: ['inside', 'outside'] }) : next(args);
  },
});

export const essenceOfClarity = special({
  code: '01096',
  name: { en: 'Essence of Clarity', cs: 'Esence jasnosti' },
  text: {
    en: 'You need a member of the Brotherhood in your Squad. Followers of Muawijhe lose all Dark Symmetry cards and are wounded.',
    cs: 'Musíš mít v Mužstvu člena Bratrstva. Stoupenci Muawijheovi přijdou o všechny karty Černé symetrie a jsou zraněni.',
  },
  affiliation: 'brotherhood',
  ...purging('muawijhe'),
});

export const essenceOfIntegrity = special({
  code: '01097',
  name: { en: 'Essence of Integrity', cs: 'Esence integrity' },
  text: {
    en: 'You need a member of the Brotherhood in your Squad. Followers of Semai lose all Dark Symmetry cards and are wounded.',
    cs: 'Musíš mít v Mužstvu člena Bratrstva. Stoupenci Semaiovi přijdou o všechny karty Černé symetrie a jsou zraněni.',
  },
  affiliation: 'brotherhood',
  ...purging('semai'),
});

export const essenceOfMorality = special({
  code: '01098',
  name: { en: 'Essence of Morality', cs: 'Esence morality' },
  text: {
    en: 'You need a member of the Brotherhood in your Squad. Followers of Demnogonis lose all Dark Symmetry cards and are wounded.',
    cs: 'Musíš mít v Mužstvu člena Bratrstva. Stoupenci Demnogonisovi přijdou o všechny karty Černé symetrie a jsou zraněni.',
  },
  affiliation: 'brotherhood',
  ...purging('demnogonis'),
});

export const essenceOfPurity = special({
  code: '01099',
  name: { en: 'Essence of Purity', cs: 'Esence čistoty' },
  text: {
    en: 'You need a member of the Brotherhood in your Squad. Followers of Ilian lose all Dark Symmetry cards and are wounded.',
    cs: 'Musíš mít v Mužstvu člena Bratrstva. Stoupenci Ilianini přijdou o všechny karty Černé symetrie a jsou zraněni.',
  },
  affiliation: 'brotherhood',
  ...purging('ilian'),
});

export const essenceOfRectitude = special({
  code: '01100',
  name: { en: 'Essence of Rectitude', cs: 'Esence čestnosti' },
  text: {
    en: 'You need a member of the Brotherhood in your Squad. Heretics lose all Dark Symmetry cards.',
    cs: 'Musíš mít v Mužstvu člena Bratrstva. Kacíři přijdou o všechny karty Černé symetrie.',
  },
  affiliation: 'brotherhood',
  timing: 'any',
  refusal: ({ world, seat }) =>
    !isBrotherThere(world, seat)
      ? no('DOT 28.16', 'needsBrother')
      : knownWarriors(world).some(
            id => isHeretic(world, id) && world.cards[id]!.gear.some(attached => definitionOf(world, attached).type === 'symmetry'),
          )
        ? null
        : noTarget(),
  effect: ({ g, world }) => {
    stripGifts(
      g,
      knownWarriors(world).filter(id => isHeretic(world, id)),
    );
  },
});

export const essenceOfVirtue = special({
  code: '01101',
  name: { en: 'Essence of Virtue', cs: 'Esence ctnosti' },
  text: {
    en: 'You need a member of the Brotherhood in your Squad. Followers of Algeroth lose all Dark Symmetry cards and are wounded.',
    cs: 'Musíš mít v Mužstvu člena Bratrstva. Stoupenci Algerothovi přijdou o všechny karty Černé symetrie a jsou zraněni.',
  },
  affiliation: 'brotherhood',
  ...purging('algeroth'),
});

export const expediteRequest = special({
  code: '01121',
  name: { en: 'Expedite Request', cs: 'Uspíšení požadavku' },
  text: {
    en: 'In your turn: take a card from your library and shuffle it. Removed from the game.',
    cs: 'Ve tvém kole: vezmi si kartu z knihovny a zamíchej ji. Odstraní se ze hry.',
  },
  timing: 'ownTurn',
  condition: ({ world, seat }) => world.sides[seat]!.library.length > 0,
  effect: ({ seat }) => searching({ seat, from: 'library', left: 1, shuffle: true }),
  after: 'sacrifice',
  limit: 1,
});

export const fallenFromFavor = special({
  code: '01124',
  name: { en: 'Fallen From Favor', cs: 'Odpadlík z přízně' },
  text: { en: 'Discard a Dark Symmetry card of a Dark Legion warrior.', cs: 'Vyřaď kartu Černé symetrie bojovníka Černé legie.' },
  affiliation: 'legion',
  timing: 'any',
  removes: 'discard',
  target: aCard(ofType('symmetry'), (w, id) => isLegion(w, carrierOf(w, id))),
  effect: discardTarget(),
});

export const giftOfFate = special({
  code: '01143',
  name: { en: 'Gift of Fate', cs: 'Dar osudu' },
  text: {
    en: 'In your turn: take a card from your discard pile; for 8 destiny points a second one. Removed from the game.',
    cs: 'Ve tvém kole: vezmi si kartu ze svého hrobu; za 8 bodů osudu i druhou. Odstraní se ze hry.',
  },
  timing: 'ownTurn',
  per: { step: 8, most: 1, none: true },
  condition: ({ world, seat }) => world.sides[seat]!.discard.length > 0,
  effect: ({ seat, spent }) => searching({ seat, from: 'discard', left: spent ? 2 : 1, shuffle: false }),
  after: 'sacrifice',
  limit: 1,
});

export const malfunction = special({
  code: '01197',
  name: { en: 'Malfunction!', cs: 'Selhání' },
  text: { en: 'Discard an equipment card of a warrior.', cs: 'Vyřaď kartu vybavení některého bojovníka.' },
  timing: 'any',
  removes: 'discard',
  target: aCard(isEquipment, isBorne),
  effect: discardTarget(),
});

export const repentance = special({
  code: '01254',
  name: { en: 'Repentance', cs: 'Pokání' },
  text: { en: 'Discard all Heretics.', cs: 'Vyřaď všechny Kacíře.' },
  affiliation: 'brotherhood',
  ...discardsAll(ofType('warrior'), (w, id) => w.cards[id]!.zone !== 'hidden', isHeretic),
});

export const revelation = special({
  code: '01260',
  name: { en: 'Revelation', cs: 'Zjevení' },
  text: {
    en: 'On your Doomtrooper: at once he casts a spell from your hand, whatever he knows; you pay its costs.',
    cs: 'Na tvého Doomtroopera: hned sešle kouzlo z tvé ruky, ať umí cokoli; jeho cenu zaplatíš.',
  },
  affiliation: 'brotherhood',
  timing: 'any',
  target: aWarrior(),
  refusal: ({ world, seat, target }) =>
    world.cards[target]!.by !== seat || !isDoomtrooper(world, target)
      ? noTarget()
      : revelations(world, seat, target).length
        ? null
        : no('DOT 21.5', 'noTarget'),
  effect: ({ g, world, seat, target, play }) =>
    asks(g, play, seat, { ask: 'spell', options: revelations(world, seat, target), args: [target] }),
  answered: ({ world, seat, args, answer }) => {
    if (typeof answer !== 'object') return null;
    const call = playOf(world, seat, answer as unknown as CardPlay, null);
    (call.locals as Playing).caster = args[0]!;
    return call;
  },
});

export const sabotage = special({
  code: '01266',
  name: { en: 'Sabotage!', cs: 'Sabotáž' },
  text: {
    en: 'All members of an organisation lose all their equipment.',
    cs: 'Všichni členové jedné organizace přijdou o všechno vybavení.',
  },
  timing: 'any',
  condition: ({ world }) => ORGANISATIONS.some(of => equipmentOf(world, of).length),
  effect: ({ g, world, seat, play }) =>
    asks(g, play, seat, { ask: 'organisation', options: ORGANISATIONS.filter(of => equipmentOf(world, of).length).map(of => ({ of })) }),
  answered: ({ g, world, answer }) => {
    for (const id of equipmentOf(world, (answer as { of: number }).of)) discard(g, id, 'DOT 37.10');
  },
});

export const strategicRestructuring = special({
  code: '01295',
  name: { en: 'Strategic Restructuring', cs: 'Strategické přeskupení' },
  text: {
    en: 'In your turn, not in combat: take a card of yours in play back to hand.',
    cs: 'Ve tvém kole mimo souboj: vrať si svou kartu ze hry do ruky.',
  },
  timing: 'ownPeace',
  target: aCard(isYours, (w, id, { seat }) => w.cards[id]!.owner === seat),
  effect: returnTarget(),
});

export const surpriseInvasion = special({
  code: '01303',
  name: { en: 'Surprise Invasion!', cs: 'Překvapivá invaze' },
  text: { en: '1 action: discard a fortification in play.', cs: '1 akce: vyřaď opevnění ve hře.' },
  timing: 'action',
  actions: 1,
  removes: 'discard',
  target: aCard(ofType('fortification')),
  effect: discardTarget(),
});
