/** Mortificator: warriors. */
import { no, type Option, type Seat } from '@kolbiste/engine';
import { destinyOf, enter, last, loseDestiny, transfer } from '../../rules/atoms.ts';
import { entryRefusal } from '../../rules/legality.ts';
import { notesOf, seatAfter, seatsFrom } from '../../rules/queries.ts';
import { type CardId, type World } from '../../rules/state.ts';
import { isBrother, isDoomtrooper, isLegion } from '../../rules/status.ts';
import { concentrated, concentrates } from '../attacks.ts';
import { discardTarget } from '../effects.ts';
import { against, bearsRelic, labelled, toAll, toItself, uses } from '../filters.ts';
import { warrior } from '../makers.ts';
import { asks, asksOn } from '../pieces.ts';
import { aWarrior } from '../targets.ts';

/** Anyone who has not passed, but for the highest bidder, in order. Arguments of a bid: highest bidder, price, who passed (bits). */
const bidders = (w: World, after: Seat, high: Seat, passed: number): Seat[] =>
  seatsFrom(w, seatAfter(w, after)).filter(seat => seat !== high && (passed & (1 << seat)) === 0);

/** What was paid for him. */
const priceOf = (w: World, self: CardId): number => notesOf(w, 'priced').find(({ on }) => on === self)?.n ?? 0;

const bids = (from: number, to: number): Option[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ bid: from + i }));

export const golgothaUnleashed = warrior({
  code: '04047',
  name: { en: 'Golgotha Unleashed', cs: 'Nespoutaná Golgotha' },
  text: {
    en: 'Nepharite of Algeroth: no Shoot combats, never in cover, casts all Art. Only a Doomtrooper who bears a relic can wound or kill her.',
    cs: 'Algerothův nefarita: nevede střelbu, nevyhledává úkryt, sesílá veškeré Umění. Zranit nebo zabít ji může jen Doomtrooper s relikvií.',
  },
  affiliation: 'legion',
  ratings: { fight: null, shoot: null, armour: null, value: 12 },
  follower: 'algeroth',
  labels: ['nepharite'],
  personality: true,
  limit: 0,
  abilities: ['neverCovers', 'casts:all'],
  harmedBy: ({ world, by }) => by !== null && isDoomtrooper(world, by) && bearsRelic(world, by),
});

export const bauhausSecurityGuard = warrior({
  code: '04010',
  name: { en: 'Bauhaus Security Guard', cs: 'Stráž z bauhausské gardy' },
  text: {
    en: 'While he is in your Squad, cards of others take none of your victory and destiny points.',
    cs: 'Dokud je v tvém Mužstvu, karty ostatních ti neberou vítězné body ani body osudu.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 3, shoot: 5, armour: 7, value: 6 },
  keepsPoints: ({ world, self }) => world.cards[self]!.zone === 'squad',
});

export const crenshawTheRedeemer = warrior({
  code: '04027',
  name: { en: 'Crenshaw the Redeemer', cs: 'Crenshaw Vykupitel' },
  text: {
    en: 'Mortificator; casts all Art; anyone he wounds is killed and removed from the game; never attacks the Brotherhood.',
    cs: 'Mortifikátor; používá celé Umění; koho zraní, toho zabije a odstraní ze hry; nikdy neútočí na Bratrstvo.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 7, shoot: 4, armour: 6, value: 7 },
  personality: true,
  kinds: ['mortificator'],
  abilities: ['casts:all', 'killsOnWound', 'sacrificesVictims'],
  attacks: ({ world, defender }) => (isBrother(world, defender) ? no('DOT 24.2.11', 'neverBrotherhood') : null),
});

export const erwinStahler = warrior({
  code: '04042',
  name: { en: 'Erwin Stahler', cs: 'Erwin Stahler' },
  text: {
    en: 'Doomtrooper and Heretic; comes to your Squad or your Kohort. 1 action: he goes from one to the other. May take general Dark Symmetry cards and those of Algeroth.',
    cs: 'Doomtrooper i Kacíř; přichází do tvého Mužstva nebo Kohorty. Za 1 akci přejde z jedné oblasti do druhé. Smí mít obecné karty Černé symetrie a karty Algerothovy.',
  },
  affiliation: ['legion', 'bauhaus'],
  ratings: { fight: 6, shoot: 6, armour: 7, value: 7 },
  personality: true,
  kinds: ['heretic'],
  abilities: ['takesAlgeroth'],
  areas: ['squad', 'cohort'],
  uses: [
    {
      timing: 'action',
      actions: 1,
      condition: ({ world, self }) => world.cards[self]!.zone === 'squad' || world.cards[self]!.zone === 'cohort',
      effect: ({ g, world, self }) => transfer(g, self, world.cards[self]!.zone === 'squad' ? 'cohort' : 'squad', 'DOT 7.24'),
    },
  ],
});

export const jakeKramer = warrior({
  code: '04059',
  name: { en: 'Jake Kramer', cs: 'Jake Kramer' },
  text: {
    en: 'May have any equipment but that of the Dark Legion. Attacks with two actions, he has +5 Fight, Shoot and Armor in that combat.',
    cs: 'Smí mít jakékoli vybavení kromě vybavení Černé legie. Zaútočí-li za dvě akce, má v tom souboji +5 Zápas, Střelba a Obrana.',
  },
  affiliation: 'capitol',
  ratings: { fight: 5, shoot: 6, armour: 5, value: 6 },
  personality: true,
  abilities: ['anyButLegionEquipment'],
  gives: [{ fight: 5, shoot: 5, armour: 5, to: toItself(), count: concentrated }],
  uses: [concentrates(2)],
});

export const localThug = warrior({
  code: '04065',
  name: { en: 'Local Thug', cs: 'Místní hrdlořez' },
  text: {
    en: 'Neither Doomtrooper, Dark Legion nor freelancer; stands outside the areas; his points become destiny points; any wound kills him.',
    cs: 'Není Doomtrooper, Černá legie ani žoldnéř; stojí mimo oblasti; jeho body se mění v body osudu; každé zranění ho zabije.',
  },
  ratings: { fight: 15, shoot: 5, armour: 13, value: 5 },
  labels: ['outside'],
  abilities: ['noDoomtrooper', 'destinyOnly', 'diesFromWound'],
});

export const mercenary = warrior({
  code: '04069',
  name: { en: 'Mercenary', cs: 'Potulný žoldák' },
  text: {
    en: 'A Doomtrooper. When he comes all players bid destiny points for him; the highest bidder has him, and the price is his Value.',
    cs: 'Doomtrooper. Když přijde, všichni hráči o něj draží body osudu; získá ho nejvyšší nabídka a její výše je jeho Hodnotou.',
  },
  ratings: { fight: 15, shoot: 15, armour: 15, value: 0 },
  personality: true,
  labels: ['auctioned'],
  abilities: ['cartel'],
  gives: [{ layer: 'base', value: 1, to: toItself(), count: ({ world, self }) => priceOf(world, self) }],
  refusal: ({ world, seat, self }) => entryRefusal(world, seat, self),
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'bid', options: bids(0, destinyOf(world, seat)), args: [seat, 0, 0] }),
  answered: ({ g, world, seat, self, args, answer, asked }) => {
    let [high, price, passed] = args as [Seat, number, number];
    if (answer === 'stop') passed |= 1 << seat;
    else {
      high = seat;
      price = (answer as { bid: number }).bid;
      g.emit({ type: 'bid', seat: high, n: price, rule: 'DOT 8.6' });
    }
    const [next] = bidders(world, seat, high, passed);
    if (next !== undefined)
      return asksOn(asked, {
        ask: 'bid',
        options: ['stop', ...bids(price + 1, destinyOf(world, next))],
        args: [high, price, passed],
        seat: next,
      });
    loseDestiny(g, high, price, { cause: 'warrior', rule: 'DOT 8.6' });
    enter(g, self, { seat: high, area: 'squad', rule: 'DOT 8.2' });
    last(g, { card: self, seat: high }, { what: 'note', on: self, note: 'priced', n: price }, { rule: 'DOT 8.6' });
    return null;
  },
});

export const metropolitanProphet = warrior({
  code: '04070',
  name: { en: 'Metropolitan Prophet', cs: 'Metropolitní prorok' },
  text: {
    en: 'Counts as a follower of all five Apostles; strikes first.',
    cs: 'Počítá se za stoupence všech pěti Apoštolů; udeří první.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 5, armour: 5, value: 7 },
  abilities: ['firstStrike', 'follows:algeroth', 'follows:semai', 'follows:muawijhe', 'follows:ilian', 'follows:demnogonis'],
});

export const spiritOfNathaniel = warrior({
  code: '04098',
  name: { en: 'Spirit of Nathaniel', cs: 'Nathanielův duch' },
  text: {
    en: 'Neither attacks nor is attacked, nor takes cover. All members of the Brotherhood cast all Art, and a Dark Legion warrior whom they wound is killed. 4 actions: discard an Apostle.',
    cs: 'Neútočí, nelze na něj útočit ani se neukrývá. Všichni členové Bratrstva používají celé Umění a bojovníka Černé legie, kterého zraní, zabijí. Za 4 akce: vyřaď Apoštola.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: null, shoot: null, armour: null, value: 30 },
  personality: true,
  abilities: ['neverFights', 'neverCovers'],
  grants: [
    { ability: 'casts:all', to: toAll(isBrother) },
    { ability: 'killsOnWound', to: toAll(isBrother, against(isLegion)) },
  ],
  uses: [{ timing: 'action', actions: 4, removes: 'discard', target: aWarrior(labelled('apostle')), effect: discardTarget('DOT 37.41') }],
});

export const wolfe = warrior({
  code: '04122',
  name: { en: 'Wolfe', cs: 'Wolfe' },
  text: {
    en: 'Counts as a Venusian Ranger. +5 Shoot more while he uses a Deathlockdrum.',
    cs: 'Počítá se za Venušina jezdce. Používá-li Smrtonosný buben, má navíc +5 Střelba.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 3, shoot: 9, armour: 9, value: 8 },
  personality: true,
  kinds: ['venusian-ranger'],
  gives: [{ shoot: 5, to: toItself(uses('deathlockdrum')) }],
});
