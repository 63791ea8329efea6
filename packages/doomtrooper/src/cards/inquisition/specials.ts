/** Inquisition: specials. */
import { no } from '@kolbiste/engine';
import { choose, discard, draw, gainDestiny, last, loseDestiny, place, seize, toLibrary, takeDestiny } from '../../rules/atoms.ts';
import { keepsPoints } from '../../rules/banking.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import type { Here } from '../../rules/game.ts';
import type { CardId } from '../../rules/state.ts';
import {
  affiliationOf,
  bearerOf,
  carrierOf,
  isFollower,
  hasLabel,
  isBrother,
  isEquipment,
  isPresent,
  knownWarriors,
  warriorsOf,
} from '../../rules/status.ts';
import { worthOf } from '../../rules/values.ts';
import { isCapable } from '../../rules/abilities.ts';
import { attackPrice, destinyOf, topFight } from '../../rules/queries.ts';
import { discardsAll } from '../base/specials/pieces.ts';
import { sallies } from '../attacks.ts';
import { discardTarget, grantTarget, placeInArea, placeOnTable, placeOnYou } from '../effects.ts';
import { able, either, isOpponents, isPersonality, ofType, toAll, toYours } from '../filters.ts';
import type { Filter, Played } from '../form.ts';
import { special, attachment } from '../makers.ts';
import { asks, picked, picks, robbers, withoutUse } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, aCombatant, anArea, aWarrior, noTarget, yourWarrior } from '../targets.ts';
import { discardsSpecials } from './pieces.ts';

/** 1 action puts it into your Squad, where it stays. */
const directorate: Played = {
  timing: 'action',
  actions: 1,
  areas: ['squad'],
  target: anArea,
  effect: placeInArea('DOT 19.2'),
  after: 'stays',
};

/** 1 action: every other player gives this much for each such warrior of his; what he lacks comes from the bank. */
const collects = (each: number, taxed: Filter): Played => ({
  timing: 'action',
  actions: 1,
  effect: ({ g, world, seat, self }) => {
    world.sides.forEach((_, from) => {
      if (from === seat) return;
      const due = each * warriorsOf(world, from).filter(id => taxed(world, id, { self, seat, fight: null })).length;
      if (keepsPoints(world, from, seat)) return;
      takeDestiny(g, { from, by: seat }, due, 'DOT 3.32');
      gainDestiny(g, seat, due, { cause: 'card', rule: 'DOT 3.32' });
    });
  },
});

/** A warrior's equipment goes with him into the library. */
function recall(g: Here, id: CardId): void {
  for (const card of g.world.cards[id]!.gear.slice()) if (definitionOf(g.world, card).type === 'equipment') recall(g, card);
  toLibrary(g, id, 'DOT 35.2');
}

export const charge = special({
  code: '02032',
  name: { en: 'Charge', cs: 'Překvapivý výpad' },
  text: {
    en: '3 actions as your attack: your warrior leaves cover and attacks at once, with +2 Fight and Shoot.',
    cs: '3 akce jako tvůj útok: tvůj bojovník opustí úkryt a hned zaútočí, s +2 Zápas a Střelba.',
  },
  ...sallies(3, { fight: 2, shoot: 2 }),
});

export const curseOfAlgeroth = special({
  code: '02037',
  name: { en: 'Curse of Algeroth', cs: 'Algerothova kletba' },
  text: {
    en: 'With a follower of Algeroth in your Kohort: discard a special in play, and one more for each 4 destiny points.',
    cs: 'Máš-li v Kohortě stoupence Algerothova: vyřaď speciální kartu ve hře a za každé 4 body osudu jednu další.',
  },
  affiliation: 'legion',
  ...discardsSpecials(4, ({ spent }) => spent / 4),
  refusal: ({ world, seat }) =>
    warriorsOf(world, seat).some(id => world.cards[id]!.zone === 'cohort' && isFollower(world, id, 'algeroth')) ? null : noTarget(),
});

export const declarationOfCorporateDissension = special({
  code: '02041',
  name: { en: 'Declaration of Corporate Dissension', cs: 'Vyhlášení rozkolu v korporaci' },
  text: {
    en: 'Stays: name a corporation. Its members may attack one another.',
    cs: 'Zůstává: určíš korporaci. Její členové smějí útočit jeden na druhého.',
  },
  timing: 'any',
  effect: ({ g, seat, self, play }) => {
    place(g, self, { by: seat, area: 'table', at: null, rule: 'DOT 19.2' });
    return asks(g, play, seat, { ask: 'organisation', options: [1, 2, 4, 8, 16].map(of => ({ of })) });
  },
  answered: ({ g, self, answer }) => choose(g, self, (answer as { of: number }).of, 'DOT 24.2.11'),
  grants: [{ ability: 'attacksComrades', to: toAll((w, id, { self }) => (affiliationOf(w, id) & (w.cards[self]!.chosen ?? 0)) !== 0) }],
  after: 'stays',
});

export const distracted = special({
  code: '02047',
  name: { en: 'Distracted', cs: 'Rozptýlení' },
  text: {
    en: 'In combat, on a warrior who takes part: to its end he is immune to nothing.',
    cs: 'V souboji, na bojovníka v něm: až do jeho konce není imunní vůči ničemu.',
  },
  timing: 'modifier',
  target: aCombatant(either(able('artImmune'), able('symmetryImmune'), able('giftImmune'))),
  effect: [grantTarget('lostArtImmune', 'thisCombat', 'DOT 29.6'), grantTarget('lostSymmetryImmune', 'thisCombat', 'DOT 29.6')],
});

export const dutyRoster = special({
  code: '02051',
  name: { en: 'Duty Roster', cs: 'Rozpis stráží' },
  text: {
    en: 'Stays: in each of your draw steps 1 destiny point for each of your warriors of Value 4 or less.',
    cs: 'Zůstává: v každém svém kroku dobírání získáš bod osudu za každého svého bojovníka s Hodnotou nejvýše 4.',
  },
  timing: 'any',
  effect: placeOnYou(),
  atDraw: ({ g, world, seat }) =>
    gainDestiny(g, seat, warriorsOf(world, seat).filter(id => worthOf(world, id, null) <= 4).length, { cause: 'card', rule: 'DOT 5.28' }),
  after: 'stays',
});

export const forgery = special({
  code: '02067',
  name: { en: 'Forgery', cs: 'Falzifikát' },
  text: { en: 'Discard a relic in play.', cs: 'Vyřaď relikvii ve hře.' },
  timing: 'any',
  removes: 'discard',
  target: aCard(ofType('relic')),
  effect: discardTarget(),
});

export const heist = special({
  code: '02074',
  name: { en: 'Heist', cs: 'Loupež' },
  text: {
    en: 'Take equipment in play and put it on one of your warriors, whatever affiliation it asks for. Discarded, it goes to its owner.',
    cs: 'Vezmi si vybavení ve hře a dej ho svému bojovníkovi bez ohledu na příslušnost. Je-li vyřazeno, patří svému majiteli.',
  },
  timing: 'any',
  target: aCard(),
  refusal: ({ world, seat, target }) => {
    const { host, by } = world.cards[target]!;
    const stands =
      definitionOf(world, target).type === 'equipment' && host !== null && definitionOf(world, host).type === 'warrior' && by !== seat;
    return stands && !hasLabel(world, target, 'soleFightWeapon') && robbers(world, seat, target).length
      ? null
      : no('DOT 28.16', 'noTarget');
  },
  effect: ({ g, world, seat, target, play }) =>
    asks(g, play, seat, { ask: 'to', options: picks(robbers(world, seat, target)), args: [target] }),
  answered: ({ g, seat, self, args, answer }) => {
    seize(g, args[0]!, { by: seat, host: picked(answer), rule: 'DOT 35.1' });
    last(g, { card: self, seat }, { what: 'lent', on: args[0]! }, { rule: 'DOT 35.1' });
  },
});

export const hiddenCache = special({
  code: '02077',
  name: { en: 'Hidden Cache', cs: 'Tajný sklad' },
  text: { en: 'Draw until you hold seven cards. Removed from the game.', cs: 'Dober si do sedmi karet. Odstraní se ze hry.' },
  timing: 'any',
  condition: ({ world, seat }) => world.sides[seat]!.hand.length < 7 && world.sides[seat]!.library.length > 0,
  effect: ({ g, world, seat }) => {
    while (world.sides[seat]!.hand.length < 7 && draw(g, seat, 'DOT 5.27'));
  },
  after: 'sacrifice',
});

export const mortalWound = special({
  code: '02094',
  name: { en: 'Mortal Wound', cs: 'Smrtelné zranění' },
  text: {
    en: 'Not in combat: an opponent’s wounded warrior is killed; you earn the points.',
    cs: 'Mimo souboj: soupeřův zraněný bojovník je zabit; body získáš ty.',
  },
  timing: 'any',
  condition: ({ world }) => topFight(world) === null,
  target: aWarrior(isOpponents, (w, id) => w.cards[id]!.wounded),
  effect: ({ g, seat, target }) => harmOne(g, { victim: target, earner: seat, kill: true }),
});

export const mortification = attachment({
  code: '02095',
  name: { en: 'Mortification', cs: 'Mortifikace' },
  text: {
    en: '2 actions, on a member of the Brotherhood: anyone he wounds in a Fight combat is killed.',
    cs: '2 akce, na člena Bratrstva: koho zraní v zápase, toho zabije.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: ['killsOnFightWound'],
  timing: 'action',
  actions: 2,
});

export const notedCollector = special({
  code: '02105',
  name: { en: 'Noted Collector', cs: 'Věhlasný sběratel' },
  text: {
    en: 'Once needed to play relics; both books have done away with that, so it has no effect and cannot be played.',
    cs: 'Kdysi byla nutná ke hraní relikvií; obojí pravidla to zrušila, takže nemá účinek a nelze ji zahrát.',
  },
  ...withoutUse,
});

export const reassignment = special({
  code: '02115',
  name: { en: 'Reassignment', cs: 'Převelení' },
  text: {
    en: '1 action: a warrior goes back into his owner’s library with his equipment; the owner regains his Value in destiny points.',
    cs: '1 akce: bojovník se i s vybavením vrátí do knihovny svého majitele; ten získá zpět jeho Hodnotu v bodech osudu.',
  },
  timing: 'action',
  actions: 1,
  target: aWarrior(),
  effect: ({ g, world, target }) => {
    const value = worthOf(world, target, null);
    const { owner } = world.cards[target]!;
    recall(g, target);
    gainDestiny(g, owner, value, { cause: 'refund', rule: 'DOT 35.2' });
  },
  limit: 1,
});

const SPARED = 4;
export const snipers = attachment({
  code: '02128',
  name: { en: 'Snipers!', cs: 'Ostřelovači!' },
  text: {
    en: '2 actions, on a personality who can fight: before he draws in each of his turns, the player pays 4 destiny points, or the personality is killed and you earn the points. He may have several.',
    cs: '2 akce, na osobnost schopnou boje: než si hráč ve svém kole dobere karty, zaplatí vždy 4 body osudu, jinak je osobnost zabita a ty získáš body. Může jich mít několik.',
  },
  timing: 'action',
  actions: 2,
  target: aWarrior(isPersonality, isCapable),
  atBearersDraw: true,
  atDraw: ({ g, world, self, seat }) =>
    asks(g, { card: self }, seat, { ask: 'spare', options: destinyOf(world, seat) >= SPARED ? ['pay', 'refuse'] : ['refuse'] }),
  answered: ({ g, world, seat, self, answer }) => {
    if (answer === 'pay') return void loseDestiny(g, seat, SPARED, { cause: 'ability', rule: 'DOT 3.32' });
    return harmOne(g, { victim: carrierOf(world, self), earner: world.cards[self]!.by, kill: true });
  },
  copies: 'any',
});

export const smellOfWar = special({
  code: '02127',
  name: { en: 'Smell of War', cs: 'Chuť války' },
  text: {
    en: 'In your turn before your actions: until your next turn every player may make more attacks for 2 destiny points each action, as far as his actions reach.',
    cs: 'Ve tvém kole před akcemi: do tvého příštího kola smí každý hráč útočit víckrát, za 2 body osudu za každou akci, pokud mu akce stačí.',
  },
  timing: 'beforeActions',
  condition: ({ world }) => attackPrice(world) === null,
  effect: ({ g, seat, play }) =>
    last(g, play, { what: 'paidAttacks', on: null, price: 2 }, { until: seat, word: 'smellOfWar', rule: 'DOT 24.0.9' }),
});

export const subversiveAgent = attachment({
  code: '02132',
  name: { en: 'Subversive Agent', cs: 'Podvratný živel' },
  text: {
    en: '1 action, on a Doomtrooper: he may attack anybody. Those who attack him are bound as before.',
    cs: '1 akce, na Doomtroopera: smí útočit na kohokoli. Pro ty, kdo útočí na něj, platí obvyklá omezení.',
  },
  needs: { doomtrooper: true },
  grants: ['attacksAnyone'],
  timing: 'action',
  actions: 1,
});

export const summoningEmpathy = attachment({
  code: '02139',
  name: { en: 'Summoning Empathy', cs: 'Vyvolávací vcítění' },
  text: {
    en: '1 action, on your member of the Brotherhood: your members of the Brotherhood in the Squad cast Summoning.',
    cs: '1 akce, na tvého člena Bratrstva: tvoji členové Bratrstva v Mužstvu používají aspekt Vyvolávání.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: [{ ability: 'casts:summoning', to: { who: 'yours', at: 'squad', where: [isBrother] } }],
  timing: 'action',
  actions: 1,
  target: yourWarrior(),
});

export const supplyLineSevered = special({
  code: '02140',
  name: { en: 'Supply Line Severed', cs: 'Zásobovací potíže' },
  text: {
    en: 'In a player’s draw step, before he draws: he draws nothing in it. Removed from the game.',
    cs: 'V kroku dobírání hráče, než si dobere: nedobere si v něm nic. Odstraní se ze hry.',
  },
  timing: 'turnsDraw',
  limit: 1,
  condition: ({ world }) => !world.effects.some(({ what }) => what === 'noDraw'),
  effect: ({ g, world, play }) =>
    last(g, play, { what: 'noDraw', on: null, seat: world.active, turn: world.turn }, { until: world.active, rule: 'DOT 6.1' }),
  after: 'sacrifice',
});

export const taxation = special({
  code: '02141',
  name: { en: 'Taxation', cs: 'Zdanění' },
  text: {
    en: '1 action: every other player gives you 3 destiny points for each warrior in his Squad and Kohort; what he lacks comes from the bank.',
    cs: '1 akce: každý jiný hráč ti dá 3 body osudu za každého bojovníka ve svém Mužstvu a Kohortě; co mu chybí, doplní banka.',
  },
  ...collects(3, (w, id) => w.cards[id]!.zone === 'squad' || w.cards[id]!.zone === 'cohort'),
});

export const thadeussPallet = special({
  code: '02143',
  name: { en: "Thadeus's Pallet", cs: 'Thadeova pláň' },
  text: { en: 'As long as it is in play no warrior may seek cover.', cs: 'Dokud je ve hře, žádný bojovník nesmí vyhledat úkryt.' },
  timing: 'any',
  effect: placeOnTable(),
  grants: [{ ability: 'seeksNoCover', to: toAll() }],
  after: 'stays',
});

export const theFirstDirectorate = special({
  code: '02148',
  name: { en: 'The First Directorate', cs: 'První oddělení' },
  text: {
    en: '1 action, in your Squad: your members of the Brotherhood cast all Art.',
    cs: '1 akce, do tvého Mužstva: tvoji členové Bratrstva používají celé Umění.',
  },
  affiliation: 'brotherhood',
  ...directorate,
  grants: [{ ability: 'casts:all', to: toYours(isBrother) }],
});

export const theThirdDirectorate = special({
  code: '02159',
  name: { en: 'The Third Directorate', cs: 'Třetí oddělení' },
  text: {
    en: '1 action, in your Squad: in each of your draw steps 1 destiny point for each member of the Brotherhood in play.',
    cs: '1 akce, do tvého Mužstva: v každém svém kroku dobírání získáš bod osudu za každého člena Bratrstva ve hře.',
  },
  affiliation: 'brotherhood',
  ...directorate,
  atDraw: ({ g, world, seat }) =>
    gainDestiny(g, seat, knownWarriors(world).filter(id => isBrother(world, id)).length, { cause: 'card', rule: 'DOT 5.28' }),
});

export const tithe = special({
  code: '02162',
  name: { en: 'Tithe', cs: 'Desátek' },
  text: {
    en: '1 action: every other player gives you 2 destiny points for each member of the Brotherhood in his Squad; what he lacks comes from the bank.',
    cs: '1 akce: každý jiný hráč ti dá 2 body osudu za každého člena Bratrstva ve svém Mužstvu; co mu chybí, doplní banka.',
  },
  affiliation: 'brotherhood',
  ...collects(2, (w, id) => w.cards[id]!.zone === 'squad' && isBrother(w, id)),
});

export const waveOfRighteousness = special({
  code: '02173',
  name: { en: 'Wave of Righteousness', cs: 'Vlna poctivosti' },
  text: {
    en: 'Per 10 destiny: discard any warrior. Removed from the game.',
    cs: 'Za každých 10 bodů osudu: vyřaď kteréhokoli bojovníka. Odstraní se ze hry.',
  },
  affiliation: 'brotherhood',
  timing: 'any',
  destiny: 10,
  many: true,
  blind: true,
  removes: 'discard',
  target: aWarrior(),
  effect: ({ g, world, targets }) => {
    for (const id of targets) if (isPresent(world, id)) discard(g, id, 'DOT 37.41');
  },
  after: 'sacrifice',
  limit: 1,
});

export const wrathOfAlgeroth = special({
  code: '02174',
  name: { en: 'Wrath of Algeroth', cs: 'Algerothův hněv' },
  text: {
    en: 'Discard all equipment but that of followers of Algeroth.',
    cs: 'Vyřaď všechno vybavení kromě toho, které mají stoupenci Algerothovi.',
  },
  affiliation: 'legion',
  limit: 1,
  ...discardsAll(isEquipment, (w, id) => bearerOf(w, id) === null || !isFollower(w, carrierOf(w, id), 'algeroth')),
});
