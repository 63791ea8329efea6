/** Warzone: cards of the set that are in the pool. */
import { attach, discard, loseDestiny, steal } from '../../atoms.ts';
import { opponentIn } from '../../abilities.ts';
import { attackersOf } from '../../combat/pairing.ts';
import { no } from '../../rule.ts';
import { newAttack } from '../../signatures.ts';
import { affiliationOf, isDoomtrooper, isKind, isLegion } from '../../status.ts';
import { ratingOf } from '../../values.ts';
import { AFFILIATION, VALUE, type Definition } from '../card.ts';
import { attachment, plus, special, warrior, warzone } from '../make.ts';

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

export const warzoneSet: readonly Definition[] = [
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
    {
      labels: ['commander', 'captain'],
      grants: [
        {
          ability: 'killsOnWound',
          to: {
            who: 'yours',
            fits: (w, _, receiver) => (affiliationOf(w, receiver) & capitol) !== 0 && ratingOf(w, receiver, VALUE, null) <= 8,
          },
        },
      ],
    },
  ),
  special(
    '03024',
    'Cleansing Flame',
    'Očistný plamen',
    brotherhood,
    [
      '8 destiny points: discard a Dark Legion warrior. Removed from the game.',
      'Za 8 bodů osudu: odhoď bojovníka Temné legie. Odstraní se ze hry.',
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
      '2 akce, na bojovníka Temné legie s Hodnotou nejvýše 4: všechny čtyři hodnoty se zdvojnásobí.',
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
    {
      timing: 'action',
      actions: 1,
      fits: (w, seat, _, on) =>
        w.cards[on]!.by === seat
          ? no('DOT 28.16', 'noTarget')
          : w.sides[seat]!.destiny < ratingOf(w, on, VALUE, null)
            ? no('DOT 3.32', 'destiny', { cost: ratingOf(w, on, VALUE, null), destiny: w.sides[seat]!.destiny })
            : null,
      does: (g, play) => {
        loseDestiny(g, play.seat, ratingOf(g.world, play.on, VALUE, null), 'card', 'DOT 3.32');
        attach(g, play.card, play.on, play.seat, 'DOT 19.1');
        steal(g, play.on, play.seat, 'squad', 'DOT 35.1');
        return null;
      },
    },
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
