/** Warzone: cards of the set that are in the pool. */
import { attach, discard, last, steal } from '../../atoms.ts';
import { has, opponentIn, works } from '../../abilities.ts';
import { attackersOf } from '../../combat/pairing.ts';
import { no } from '../../rule.ts';
import type { Here } from '../../doomtrooper.ts';
import type { DoomEvent } from '../../events.ts';
import { choosing, newAttack } from '../../signatures.ts';
import { affiliationOf, followerOf, isDoomtrooper, isKind, isLegion, isPresent } from '../../status.ts';
import { ratingOf } from '../../values.ts';
import { isInPlay, NOTHING, type CardId, type World } from '../../world.ts';
import { AFFILIATION, FIGHT, VALUE, type Definition, type Move } from '../card.ts';
import { attachment, bearer, equipment, fortification, plus, special, warrior, warzone, type More, type Text } from '../make.ts';
import { CYBER, cyber, follows, needless, overwhelms } from '../pieces.ts';

const { bauhaus, capitol, cybertronic, imperial, mishima, brotherhood, legion } = AFFILIATION;

const leader = (code: string, en: string, cs: string, affiliation: number, who: string, whose: string): Definition =>
  warrior(
    code,
    en,
    cs,
    affiliation,
    [null, null, null, 20],
    [
      `Corporate Leader; never fights, never in cover. You may turn any action into an attack by your ${who} warriors.`,
      `Vůdce korporace; nikdy nebojuje a nekryje se. Kteroukoli akci smíš změnit v útok svých bojovníků ${whose}.`,
    ],
    { personality: true, labels: ['leader'], abilities: ['neverFights', 'neverCovers'] },
  );

/** A warrior of another player is taken prisoner; what holds him is the captor, not a card on him (DOT 34.11 to 34.15). */
function imprison(g: Here, captor: CardId, victim: CardId, strip: boolean): void {
  const w = g.world;
  if (!isInPlay(w.cards[captor]!.zone) || !isPresent(w, victim) || has(w, victim, 'prisoner', null)) return;
  last(g, { card: captor, seat: w.cards[captor]!.by }, 'prisoner', victim, {}, 'DOT 34.11');
  if (strip) for (const id of w.cards[victim]!.gear.slice()) discard(g, id, 'DOT 37.10');
}
/** Doomtroopers of others wounded in a combat by one of the captor's own who lives. */
function captives(w: World, self: CardId, event: DoomEvent, by: (id: CardId) => boolean): CardId[] {
  if (event.type !== 'combatEnded' || event.how !== 'resolved' || !works(w, self, null)) return [];
  const seat = w.cards[self]!.by;
  return event.hurt.filter((victim, i) => {
    const captor = event.hurt[i + 1] ?? NOTHING;
    if (i % 2 === 1 || captor < 0 || !isPresent(w, victim) || !isPresent(w, captor)) return false;
    return w.cards[captor]!.by === seat && by(captor) && w.cards[victim]!.by !== seat && isDoomtrooper(w, victim);
  });
}
const asksAbout = (w: World, self: CardId, victim: CardId, options: readonly string[]) =>
  choosing({ seat: w.cards[self]!.by, card: self, def: w.cards[self]!.def, ask: 'imprison', options, args: [victim] });
/** A warrior changes sides for his Value. */
const winsOver: Partial<Move> = {
  timing: 'action',
  actions: 1,
  fee: (w, on) => ratingOf(w, on, VALUE, null),
  fits: (w, seat, _, on) => (w.cards[on]!.by === seat ? no('DOT 28.16', 'noTarget') : null),
  does: (g, play) => {
    attach(g, play.card, play.on, play.seat, 'DOT 19.1');
    steal(g, play.on, play.seat, 'squad', 'DOT 35.1');
    return null;
  },
};

/** Commanders of a unit, and of a whole corporation's lesser warriors. */
const unit = (who: string, whose: string): Text => [
  `Commander (sergeant). Warriors of one ${who} kind assigned to him have +4 to all four ratings in your Squad.`,
  `Velitel (seržant). Jemu přidělení bojovníci jednoho druhu z ${whose} mají v tvém mužstvu +4 ke všem čtyřem hodnotám.`,
];
const sergeant: More = {
  labels: ['commander', 'sergeant'],
  gives: [
    {
      ratings: plus(4, 4, 4, 4),
      layer: 'add',
      sergeant: true,
      to: { who: 'yours', at: 'squad', fits: (w, self, receiver) => w.cards[receiver]!.sergeant === self },
    },
  ],
};
const captain = (affiliation: number, most: number): More => ({
  labels: ['commander', 'captain'],
  grants: [
    {
      ability: 'killsOnWound',
      to: {
        who: 'yours',
        fits: (w, _, receiver) => (affiliationOf(w, receiver) & affiliation) !== 0 && ratingOf(w, receiver, VALUE, null) <= most,
      },
    },
  ],
});
/** A Shoot weapon for Commanders that works in Fight combats only. */
const shotgun = (code: string, en: string, cs: string, affiliation: number, fight: number, who: Text): Definition =>
  equipment(
    code,
    en,
    cs,
    affiliation,
    [
      `Shoot weapon that works in Fight combats only, for a ${who[0]} Commander: +${fight} Fight. Whoever is wounded by more than twice his Armor is killed.`,
      `Zbraň na střelbu, která působí jen v zápasu, pro Velitele ${who[1]}: +${fight} Zápas. Koho zraní víc než dvojnásobek jeho Obrany, ten je zabit.`,
    ],
    {
      labels: ['shootWeapon', 'shotgun'],
      needs: { affiliation, label: 'commander' },
      gives: [bearer(plus(fight, 0, 0))],
      grants: [overwhelms(FIGHT)],
    },
  );

export const warzoneSet: readonly Definition[] = [
  needless('03054', 'Grand Tactician', 'Velký stratég', ['warzones', 'válečných zón']),
  warrior(
    '03013',
    'Bauhaus Cop',
    'Bauhauský policista',
    bauhaus,
    [2, 2, 2, 4],
    [
      'May imprison a Doomtrooper of another player who has just wounded or killed one of your Bauhaus warriors, and discard what he carries. The prisoner is free when the Cop leaves play.',
      'Smí uvěznit Doomtroopera jiného hráče, který právě zranil či zabil tvého bojovníka Bauhausu, a odhodit, co nese. Vězeň je volný, jakmile Policista opustí hru.',
    ],
    {
      on: (w, self, event) => {
        if ((event.type !== 'wounded' && event.type !== 'killed') || event.by < 0 || !works(w, self, null)) return null;
        const seat = w.cards[self]!.by;
        const hurt = w.cards[event.card]!.by === seat && (affiliationOf(w, event.card) & bauhaus) !== 0;
        if (!hurt || w.cards[event.by]!.by === seat || !isDoomtrooper(w, event.by) || has(w, event.by, 'prisoner', null)) return null;
        return asksAbout(w, self, event.by, ['leave', 'imprison', ...(w.cards[event.by]!.gear.length ? ['strip'] : [])]);
      },
      answered: (g, { card, args }, answer) => {
        if (answer !== 'leave') imprison(g, card, args[0]!, answer === 'strip');
        return null;
      },
    },
  ),
  warrior(
    '03040',
    'Eaonian Justifier',
    'Eónský soudce',
    legion,
    [null, null, null, 10],
    [
      'Never fights, never in cover. A Doomtrooper wounded in combat by a follower of Algeroth of yours who survives may be imprisoned; he loses what he carries. He is free when the Justifier leaves play.',
      'Nikdy nebojuje a nekryje se. Doomtroopera, kterého v souboji zranil tvůj přeživší Algerothův následovník, smíš uvěznit; přijde o vše, co nese. Volný je, jakmile Soudce opustí hru.',
    ],
    {
      follower: 'algeroth',
      abilities: ['neverFights', 'neverCovers'],
      on: (w, self, event) => {
        const [victim] = captives(w, self, event, id => followerOf(w, id) === 'algeroth');
        return victim === undefined ? null : asksAbout(w, self, victim, ['leave', 'strip']);
      },
      answered: (g, { card, args }, answer) => {
        if (answer === 'strip') imprison(g, card, args[0]!, true);
        return null;
      },
    },
  ),
  fortification(
    '03094',
    'Prison Camp',
    'Zajatecký tábor',
    0,
    ['squad'],
    [
      'A Doomtrooper wounded in combat by a Doomtrooper of yours who survives is imprisoned and loses what he carries. He is free when the Camp leaves play.',
      'Doomtrooper, kterého v souboji zranil tvůj přeživší Doomtrooper, je uvězněn a přijde o vše, co nese. Volný je, jakmile Tábor opustí hru.',
    ],
    {
      on: (w, self, event) => {
        const [victim] = captives(w, self, event, id => isDoomtrooper(w, id));
        return victim === undefined ? null : follows(w, self, w.cards[self]!.def, 'jailed', [victim]);
      },
      answered: (g, { card, args }) => {
        imprison(g, card, args[0]!, true);
        return null;
      },
    },
  ),
  attachment(
    '03100',
    'Recruitment',
    'Nábor',
    brotherhood,
    [
      '1 action and his Value, on a Doomtrooper outside Cybertronic: he belongs to the Brotherhood only, comes to your Squad and casts all Art.',
      '1 akce a jeho Hodnota, na Doomtroopera mimo Kybertronik: patří jen k Bratrstvu, přejde do tvého mužstva a používá celé Umění.',
    ],
    winsOver,
    {
      limit: 1,
      needs: { doomtrooper: true, not: cybertronic },
      standing: { sets: brotherhood },
      grants: [{ ability: 'casts:all', to: { who: 'bearer' } }],
    },
  ),
  warrior('03106', 'Sergeant', 'Seržant', capitol, [3, 7, 5, 6], unit('Capitol', 'Kapitolu'), sergeant),
  warrior('03028', 'Combat Overseer', 'Bojový předák', cybertronic, [4, 3, 7, 7], cyber(...unit('Cybertronic', 'Kybertroniku')), {
    ...sergeant,
    abilities: CYBER,
  }),
  leader('03047', 'Field Marshal Johnstone', 'Polní maršál Johnstone', imperial, 'Imperial', 'Imperiálu'),
  leader('03077', 'Lord Nozaki', 'Lord Nozaki', mishima, 'Mishima', 'Mishimy'),
  leader('03092', 'President Charles W. Colding', 'Prezident Charles W. Colding', capitol, 'Capitol', 'Kapitolu'),
  leader('03113', 'Staff General Constance Romanov', 'Štábní generál Konstance Romanov', bauhaus, 'Bauhaus', 'Bauhausu'),
  leader('03122', 'The Nineteenth Executive', 'Devatenáctá exekutiva', cybertronic, 'Cybertronic', 'Kybertroniku'),
  warrior(
    '03020',
    'Captain',
    'Kapitán',
    capitol,
    [6, 8, 7, 9],
    [
      'Commander (captain). Whoever your Capitol warriors of Value 8 or less wound is killed.',
      'Velitel (kapitán). Koho zraní tvoji bojovníci Kapitolu s Hodnotou nejvýše 8, toho zabijí.',
    ],
    captain(capitol, 8),
  ),
  warrior(
    '03012',
    'Battle Functionary',
    'Bitevní administrátor',
    cybertronic,
    [6, 5, 9, 10],
    cyber(
      'Commander (captain). Whoever your Cybertronic warriors of Value 9 or less wound is killed.',
      'Velitel (kapitán). Koho zraní tvoji bojovníci Kybertroniku s Hodnotou nejvýše 9, toho zabijí.',
    ),
    { ...captain(cybertronic, 9), abilities: CYBER },
  ),
  warrior(
    '03021',
    'Charles Sykes',
    'Charles Sykes',
    cybertronic,
    [8, 7, 11, 13],
    cyber(
      'Your other Cybertronic warriors have +3 to all four ratings.',
      'Tvoji ostatní bojovníci Kybertroniku mají +3 ke všem čtyřem hodnotám.',
    ),
    {
      personality: true,
      abilities: CYBER,
      gives: [
        {
          ratings: plus(3, 3, 3, 3),
          layer: 'add',
          to: { who: 'yours', exceptSelf: true, fits: (w, _, receiver) => (affiliationOf(w, receiver) & cybertronic) !== 0 },
        },
      ],
    },
  ),
  warrior(
    '03035',
    'Cyril Dent',
    'Cyril Dent',
    cybertronic,
    [11, 8, 11, 9],
    cyber(
      'Counts as a Cuirassier. Whoever of Value 7 or less he wounds is killed.',
      'Počítá se za Kyrysníka. Koho s Hodnotou nejvýše 7 zraní, toho zabije.',
    ),
    {
      personality: true,
      kinds: ['cuirassier'],
      abilities: CYBER,
      grants: [
        {
          ability: 'killsOnWound',
          to: {
            who: 'self',
            fits: (w, self, _, fight) => {
              const opponent = fight === null ? NOTHING : opponentIn(fight, self);
              return opponent >= 0 && ratingOf(w, opponent, VALUE, fight) <= 7;
            },
          },
        },
      ],
    },
  ),
  shotgun('03060', 'Hagelsturm/M516D Shotgun', 'Brokovnice M516D – Hagelsturm', bauhaus | capitol, 4, [
    'Bauhaus or Capitol',
    'z Bauhausu či Kapitolu',
  ]),
  shotgun('03078', 'Mandible/SA-SG 7200 Shotgun', 'Brokovnice SA-SG 7200 – Vykusovačka', imperial | cybertronic, 5, [
    'Imperial or Cybertronic',
    'z Imperiálu či Kybertroniku',
  ]),
  special(
    '03024',
    'Cleansing Flame',
    'Očistný plamen',
    brotherhood,
    [
      '8 destiny points: discard a Dark Legion warrior. Removed from the game.',
      'Za 8 bodů osudu: odhoď bojovníka Černé legie. Odstraní se ze hry.',
    ],
    {
      timing: 'any',
      destiny: 8,
      aim: 'warrior',
      fits: (w, _, __, on) => (isLegion(w, on) ? null : no('DOT 28.16', 'legionOnly')),
      does: (g, play) => {
        discard(g, play.on, 'DOT 37.41');
        return null;
      },
    },
    { after: 'sacrifice', limit: 1 },
  ),
  special(
    '03053',
    'Grand Assault',
    'Rozsáhlá ofenzíva',
    0,
    ['At any time but in combat: make an attack at once.', 'Kdykoli mimo souboj: hned proveď útok.'],
    {
      timing: 'any',
      fits: (w, seat) =>
        w.fights.length
          ? no('DOT 28.16', 'inCombat')
          : w.sides[seat]!.turns === 0
            ? no('DOT DR-26', 'firstTurn')
            : attackersOf(w, seat, null).length
              ? null
              : no('DOT 28.16', 'noPair'),
      does: (_, play) => newAttack(play.seat, -1),
    },
    { limit: 1 },
  ),
  attachment(
    '03058',
    'Grim Reaper',
    'Smrtka',
    legion,
    [
      '2 actions, on a Dark Legion warrior of Value 4 or less: all four ratings doubled.',
      '2 akce, na bojovníka Černé legie s Hodnotou nejvýše 4: všechny čtyři hodnoty se zdvojnásobí.',
    ],
    { timing: 'action', actions: 2 },
    {
      needs: { legion: true, also: (w, on) => (ratingOf(w, on, VALUE, null) <= 4 ? null : no('DOT 28.16', 'tooValuable')) },
      gives: [{ ratings: [2, 2, 2, 2], layer: 'multiply', to: { who: 'bearer' } }],
    },
  ),
  attachment(
    '03095',
    'Programmed',
    'Přeprogramován',
    cybertronic,
    [
      '1 action and his Value, on a Doomtrooper: he is Cybertronic only and comes to your Squad; immune to general gifts, never casts Art.',
      '1 akce a jeho Hodnota, na Doomtroopera: patří jen ke Kybertroniku a přejde do tvého mužstva; imunní vůči obecným darům, nepoužívá Umění.',
    ],
    winsOver,
    {
      limit: 1,
      needs: { also: (w, on) => (isDoomtrooper(w, on) ? null : no('DOT 11.6', 'doomtroopersOnly')) },
      standing: { sets: cybertronic },
      grants: [
        { ability: 'giftImmune', to: { who: 'bearer' } },
        { ability: 'neverArt', to: { who: 'bearer' } },
      ],
    },
  ),
  warzone(
    '03034',
    'Cyberopolis',
    'Kyberopolis',
    0,
    ['squad'],
    plus(-1, -1, 3, 2),
    [
      'Squad, Mars. Cybertronic defenders have +3 to all four ratings more.',
      'Mužstvo, Mars. Obránci Kybertroniku mají navíc +3 ke všem hodnotám.',
    ],
    {
      gives: [
        { ratings: plus(3, 3, 3, 3), layer: 'add', to: { who: 'defender', fits: (w, _, r) => (affiliationOf(w, r) & cybertronic) !== 0 } },
      ],
    },
  ),
  warzone(
    '03055',
    'Graveton Archipelago',
    'Souostroví Graveton',
    0,
    ['squad', 'cohort'],
    plus(-1, 4, 0, 1),
    [
      'Squad or Kohort, Venus. Defending Sea Lions have +4 Fight, Shoot and Armor more.',
      'Mužstvo či Kohorta, Venuše. Bránící se Mořští lvi mají navíc +4 Zápas, Střelba a Obrana.',
    ],
    { gives: [{ ratings: plus(4, 4, 4), layer: 'add', to: { who: 'defender', fits: (w, _, r) => isKind(w, r, 'sea-lion') } }] },
  ),
  warzone(
    '03057',
    'Great Rust Desert',
    'Velká rudá poušť',
    0,
    ['squad', 'cohort'],
    plus(0, 6, -2, 2),
    ['Squad or Kohort, Mars. Any wound in this combat kills.', 'Mužstvo či Kohorta, Mars. Každé zranění v tomto souboji zabíjí.'],
    {
      grants: [
        {
          ability: 'diesFromWound',
          to: { who: 'combatants', fits: (w, _, r, fight) => w.profile === 'tournament' || fight?.defender === r || fight?.attacker === r },
        },
      ],
    },
  ),
  warzone(
    '03130',
    'Victoria',
    'Viktorie',
    imperial,
    ['squad'],
    plus(-1, 3, 2, 2),
    [
      'Squad, asteroid belt. Imperial defenders have +3 Fight, Shoot and Armor more.',
      'Mužstvo, pás asteroidů. Obránci Imperiálu mají navíc +3 Zápas, Střelba a Obrana.',
    ],
    {
      gives: [{ ratings: plus(3, 3, 3), layer: 'add', to: { who: 'defender', fits: (w, _, r) => (affiliationOf(w, r) & imperial) !== 0 } }],
    },
  ),
  warzone(
    '03069',
    'Infested Asteroid',
    'Zamořený asteroid',
    legion,
    ['cohort'],
    plus(2, 0, 3, 2),
    [
      'Kohort, asteroid belt. Against Imperial attackers the defender has +5 to all four ratings more.',
      'Kohorta, pás asteroidů. Proti útočníkům Imperiálu má obránce navíc +5 ke všem hodnotám.',
    ],
    {
      gives: [
        {
          ratings: plus(5, 5, 5, 5),
          layer: 'add',
          to: {
            who: 'defender',
            fits: (w, _, r, fight) =>
              fight !== null && opponentIn(fight, r) >= 0 && (affiliationOf(w, opponentIn(fight, r)) & imperial) !== 0,
          },
        },
      ],
    },
  ),
];
