/** Inquisition: the Art. */
import { opponentIn } from '../../rules/abilities.ts';
import {
  breakOff,
  discard,
  discardFromHand,
  look,
  sacrifice,
  shuffleLibrary,
  stopLooking,
  strengthen,
  toHand,
  toLibrary,
} from '../../rules/atoms.ts';
import { momentOf, movesWith, type CardMove } from '../../rules/legality.ts';
import { hurtingAll } from '../../rules/procedures.ts';
import { topFight } from '../../rules/queries.ts';
import { type CardId } from '../../rules/state.ts';
import { isLegion, isPresent, knownWarriors } from '../../rules/status.ts';
import { playOf } from '../../rules/windows.ts';
import { boosting } from '../base/art/pieces.ts';
import { discardHand, discardTarget } from '../effects.ts';
import { hasHand, isCovered } from '../filters.ts';
import { art } from '../makers.ts';
import { asks, asksOn, combatants, isSpecialOfAnother, picked, picks, plus, stepsOf } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { anOpponent, aWarrior } from '../targets.ts';
import { discardsSpecials } from './pieces.ts';
import { isDeep } from '../summoning.ts';

export const annihilation = art({
  code: '02006',
  name: { en: 'Annihilation', cs: 'Anihilace' },
  text: {
    en: 'Kinetics. 3 actions: all cards in play are removed from the game; nobody earns points, and nothing protects. Removed from the game.',
    cs: 'Kinetika. 3 akce: všechny karty ve hře se odstraní ze hry; nikdo nezíská body a nic nechrání. Odstraní se ze hry.',
  },
  aspect: 'kinetics',
  casting: 'any',
  limit: 1,
  timing: 'action',
  actions: 3,
  effect: ({ g, world }) => {
    const isAttached = (id: CardId): boolean => world.cards[id]!.zone === 'attached';
    const { play } = world;
    for (const id of [...play.filter(isAttached), ...play.filter(id => !isAttached(id))]) sacrifice(g, id, 'DOT 37.9', true);
  },
  after: 'sacrifice',
  harmful: true,
});

export const dispose = art({
  code: '02046',
  name: { en: 'Dispose', cs: 'Likvidace' },
  text: {
    en: 'Changeling. 3 actions, per 15 destiny: discard a warrior. Removed from the game.',
    cs: 'Metamorfóza. 3 akce, za každých 15 bodů osudu: vyřaď bojovníka. Odstraní se ze hry.',
  },
  aspect: 'changeling',
  casting: 'any',
  limit: 1,
  timing: 'action',
  actions: 3,
  per: { step: 15, upTo: ({ world }) => knownWarriors(world).length },
  condition: ({ world }) => knownWarriors(world).length > 0,
  effect: ({ g, world, seat, caster, play }) =>
    asks(g, play, seat, {
      ask: 'discard',
      options: picks(knownWarriors(world)),
      args: [stepsOf(world, play, { step: 15, payer: caster, kind: 'art' })],
    }),
  answered: ({ g, world, args, answer, asked }) => {
    discard(g, picked(answer), 'DOT 37.41');
    return args[0]! > 1 ? asksOn(asked, { ask: 'discard', options: picks(knownWarriors(world)), args: [args[0]! - 1] }) : null;
  },
  after: 'sacrifice',
  harmful: true,
});

export const elementalAlteration = art({
  code: '02052',
  name: { en: 'Elemental Alteration', cs: 'Vybičování živlů' },
  text: {
    en: 'Elements, any time. All warriors have +1 Armor, −1 Fight and −1 Shoot until your next turn.',
    cs: 'Živly, kdykoli. Všichni bojovníci mají do tvého příštího kola +1 Obrana, −1 Zápas a −1 Střelba.',
  },
  aspect: 'elements',
  casting: 'any',
  condition: ({ world }) => knownWarriors(world).length > 0,
  effect: ({ g, world, seat, play }) => {
    for (const on of knownWarriors(world)) strengthen(g, play, { on, ratings: plus(-1, -1, 1) }, { until: seat, rule: 'DOT 21.14' });
  },
  harmful: true,
});

export const enlarge = art({
  code: '02054',
  name: { en: 'Enlarge', cs: 'Zvětšení' },
  text: {
    en: 'Changeling, combat. Per 6 destiny: +2 to all four ratings of a combatant.',
    cs: 'Metamorfóza, v souboji. Za každých 6 bodů osudu: bojující má +2 ke všem hodnotám.',
  },
  aspect: 'changeling',
  casting: 'combat',
  ...boosting(6, { fight: 2, shoot: 2, armour: 2, value: 2 }),
});

export const envision = art({
  code: '02055',
  name: { en: 'Envision', cs: 'Zlá předtucha' },
  text: {
    en: 'Manipulation. An attack action, without combat: discard a Dark Legion warrior in cover; nobody earns points.',
    cs: 'Manipulace. Útočná akce bez souboje: vyřaď bojovníka Černé legie v úkrytu; nikdo nezíská body.',
  },
  aspect: 'manipulation',
  casting: 'any',
  timing: 'attack',
  actions: 1,
  attack: true,
  removes: 'discard',
  target: aWarrior(isCovered, isLegion),
  effect: discardTarget('DOT 37.41'),
  harmful: true,
});

export const equilibrium = art({
  code: '02056',
  name: { en: 'Equilibrium', cs: 'Rovnováha' },
  text: {
    en: 'Manipulation, any time. Discard a special in play, and one more for each 3 destiny points.',
    cs: 'Manipulace, kdykoli. Vyřaď speciální kartu ve hře a za každé 3 body osudu jednu další.',
  },
  aspect: 'manipulation',
  casting: 'any',
  ...discardsSpecials(3, ({ world, caster, play }) => stepsOf(world, play, { step: 3, payer: caster, kind: 'art' })),
  harmful: true,
});

export const gustsOfHesitation = art({
  code: '02073',
  name: { en: 'Gusts of Hesitation', cs: 'Zaváhání' },
  text: {
    en: 'Manipulation, any time. Per 1 destiny: a player discards a card of his hand at random. Removed from the game.',
    cs: 'Manipulace, kdykoli. Za každý bod osudu: hráč odhodí náhodnou kartu z ruky. Odstraní se ze hry.',
  },
  aspect: 'manipulation',
  casting: 'any',
  limit: 1,
  per: { step: 1, upTo: ({ world, seat }) => Math.max(...world.sides.map((side, at) => (at === seat ? 0 : side.hand.length))) },
  target: anOpponent(hasHand),
  effect: ({ g, world, player, caster, play }) => {
    for (let n = stepsOf(world, play, { step: 1, payer: caster, kind: 'art' }); n > 0 && hasHand(world, player); n--) {
      const { hand } = world.sides[player]!;
      discardFromHand(g, player, [hand[g.random.integer(hand.length)]!], 'DOT 37.10');
    }
  },
  after: 'sacrifice',
  harmful: true,
});

export const nathanielsOpportunity = art({
  code: '02099',
  name: { en: "Nathaniel's Opportunity", cs: 'Nathanielova příležitost' },
  text: {
    en: 'Manipulation. 1 action: your discard pile is shuffled into your library. Removed from the game.',
    cs: 'Manipulace. 1 akce: zamíchej svůj hrob do knihovny. Odstraní se ze hry.',
  },
  aspect: 'manipulation',
  casting: 'any',
  timing: 'action',
  actions: 1,
  condition: ({ world, seat }) => world.sides[seat]!.discard.length > 0,
  effect: ({ g, world, seat }) => {
    for (const id of world.sides[seat]!.discard.slice()) toLibrary(g, id, 'DOT 4.1');
  },
  after: 'sacrifice',
});

export const pacifism = art({
  code: '02107',
  name: { en: 'Pacifism', cs: 'Pacifismus' },
  text: {
    en: 'Mentalism, personal combat spell. All warriors in the combat are discarded; nobody earns points.',
    cs: 'Mentalismus, osobní bojové kouzlo. Všichni bojovníci v souboji se vyřadí; nikdo nezíská body.',
  },
  aspect: 'mentalism',
  casting: 'personal',
  effect: ({ g, world }) => {
    for (const id of combatants(world)) discard(g, id, 'DOT 37.41');
  },
  harmful: true,
});

export const press = art({
  code: '02113',
  name: { en: 'Press', cs: 'Nátlak' },
  text: {
    en: 'Kinetics, personal combat spell. The combat ends at once; the caster and his opponent are wounded; deaths earn nobody points.',
    cs: 'Kinetika, osobní bojové kouzlo. Souboj hned končí; sesilatel i jeho soupeř jsou zraněni; za smrt nikdo nezíská body.',
  },
  aspect: 'kinetics',
  casting: 'personal',
  effect: ({ world, caster }) => {
    const fight = topFight(world)!;
    const victims = [caster, opponentIn(world, fight, caster)].filter(id => id !== null && isPresent(world, id)) as CardId[];
    breakOff(fight);
    return hurtingAll({ by: null, earner: null, victims });
  },
  wounds: ({ world, pending }) => {
    const fight = topFight(world)!;
    return [pending.caster, opponentIn(world, fight, pending.caster!)].filter(id => id !== null);
  },
  harmful: true,
});

export const stormOfChaos = art({
  code: '02131',
  name: { en: 'Storm of Chaos', cs: 'Bouře chaosu' },
  text: {
    en: 'Manipulation. 1 action and 4 destiny points: a player discards his hand. Removed from the game.',
    cs: 'Manipulace. 1 akce a 4 body osudu: hráč odhodí celou ruku. Odstraní se ze hry.',
  },
  aspect: 'manipulation',
  casting: 'any',
  limit: 1,
  timing: 'action',
  actions: 1,
  destiny: 4,
  target: anOpponent(hasHand),
  effect: discardHand,
  after: 'sacrifice',
  harmful: true,
});

export const summonSpell = art({
  code: '02137',
  name: { en: 'Summon Spell', cs: 'Vyvolání kouzla' },
  text: {
    en: 'Summoning, any time. Cast an Art card from your discard pile (2 destiny) or from your library (4), in answer to a special too; its own costs are paid. Removed from the game.',
    cs: 'Vyvolávání, kdykoli. Sešli kartu Umění ze svého hrobu (2 body osudu) či z knihovny (4), i v odpověď na speciální kartu; její cenu zaplatíš. Odstraní se ze hry.',
  },
  aspect: 'summoning',
  casting: 'any',
  sums: [2, 4],
  condition: ({ world, seat }) => world.sides[seat]!.discard.length + world.sides[seat]!.library.length > 0,
  answers: isSpecialOfAnother,
  effect: ({ g, world, seat, play }) => {
    const deep = isDeep(world, play, 4);
    const pile = world.sides[seat]![deep ? 'library' : 'discard'];
    look(g, { seat, at: seat, cards: pile, rule: 'DOT 28.10' });
    const spells = pile.filter(id => definitionOf(world, id).type === 'art');
    return asks(g, play, seat, {
      ask: 'spell',
      options: ['stop', ...movesWith(world, seat, spells, { moment: momentOf(world), pool: null })],
      args: [deep ? 1 : 0],
    });
  },
  answered: ({ g, world, seat, args, answer }) => {
    stopLooking(g);
    const move = typeof answer === 'object' ? (answer as unknown as Extract<CardMove, { play: CardId }>) : null;
    const now = move === null ? null : { ...move, play: toHand(g, move.play, 'DOT 28.10') };
    if (args[0] === 1) shuffleLibrary(g, seat, 'DOT 4.1');
    return now === null ? null : playOf(world, seat, now, null);
  },
  after: 'sacrifice',
});
