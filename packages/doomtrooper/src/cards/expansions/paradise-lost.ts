/** Paradise Lost: cards of the set that are in the pool. */
import { opponentIn } from '../../abilities.ts';
import { attach, cancel, discard, last, sacrifice, strengthen } from '../../atoms.ts';
import { no } from '../../rule.ts';
import {
  affiliationOf,
  bearerOf,
  beastOf,
  hasLabel,
  isDoomtrooper,
  isKind,
  isPresent,
  isTribal,
  knownWarriors,
  ownsVehicle,
  warriorsOf,
} from '../../status.ts';
import { NOTHING, topFight, type CardId, type Effect, type Tactic, type World } from '../../world.ts';
import { AFFILIATION, type Change, type Definition } from '../card.ts';
import { attachment, bearer, beast, equipment, plus, special, warrior, warzone, type More, type Text } from '../make.ts';
import { follows } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

const { rasputin, templars, crescentia, lutheran } = AFFILIATION;

/** Whom of a player's a lurking warrior may help now, or -1. */
function helped(w: World, seat: number, lurker: CardId): CardId {
  const fight = topFight(w);
  if (fight === null || fight.helpers.includes(lurker)) return NOTHING;
  return (
    [fight.attacker, fight.defender].find(
      id => id >= 0 && id !== lurker && w.cards[id]!.by === seat && isTribal(w, id) && w.cards[id]!.zone === w.cards[lurker]!.zone,
    ) ?? NOTHING
  );
}
/** Who carries the virus of this card, and since how many draw steps. */
const infections = (w: World, virus: CardId): Effect[] => w.effects.filter(({ what, source }) => what === 'infected' && source === virus);
const isInfected = (w: World, id: CardId): boolean => w.effects.some(({ what, on }) => what === 'infected' && on === id);
const shareArea = (w: World, a: CardId, b: CardId): boolean => w.cards[a]!.by === w.cards[b]!.by && w.cards[a]!.zone === w.cards[b]!.zone;

const others = (kind: string, n: number): Definition['gives'] => [
  {
    ratings: plus(n, n, n),
    layer: 'add',
    to: { who: 'self' },
    count: (w, self) =>
      warriorsOf(w, w.cards[self]!.by).filter(id => id !== self && w.cards[id]!.zone === w.cards[self]!.zone && isKind(w, id, kind)).length,
  },
];

/** Warriors of a kind who stand beside the giver. */
const besides = (kind: string, n: number): Definition['gives'] => [
  {
    ratings: plus(n, n, n),
    layer: 'add',
    to: { who: 'yours', exceptSelf: true, fits: (w, self, receiver) => shareArea(w, self, receiver) && isKind(w, receiver, kind) },
  },
];
const inFights = (ability: 'alwaysFirst' | 'firstStrike', tactic: Tactic, who: 'self' | 'bearer'): Definition['grants'] => [
  { ability, to: { who, fits: (_, __, ___, fight) => fight?.tactic === tactic } },
];
const vehicleOfRasputin = (code: string, en: string, cs: string, change: Change, text: Text, more: More): Definition =>
  equipment(code, en, cs, rasputin, text, { needs: { affiliation: rasputin }, gives: [bearer(change)], ...more });
/** A warzone of one tribe: more for defenders a function picks. */
const homeland = (
  code: string,
  en: string,
  cs: string,
  tribe: number,
  change: Change,
  text: Text,
  fits: (w: World, id: CardId) => boolean,
): Definition =>
  warzone(code, en, cs, tribe, ['station'], change, text, {
    needs: { affiliation: tribe },
    gives: [{ ratings: plus(3, 3, 3), layer: 'add', to: { who: 'defender', fits: (w, _, receiver) => fits(w, receiver) } }],
  });

export const paradiseLost: readonly Definition[] = [
  warrior(
    '07101',
    'Soldat',
    'Soldát',
    rasputin,
    [5, 4, 5, 5],
    [
      '+2 Fight, Shoot and Armor for each Schwerwaffe Soldat of yours in the area.',
      '+2 Zápas, Střelba a Obrana za každého tvého Těžkotonážníka v oblasti.',
    ],
    { gives: others('schwerwaffe-soldat', 2) },
  ),
  warrior(
    '07102',
    'Soldat Kommendant',
    'Soldát komandant',
    rasputin,
    [6, 5, 6, 7],
    [
      'Commander; counts as Soldat. Your other Soldats in the area have +3 Fight, Shoot and Armor.',
      'Velitel; počítá se za Soldáta. Tvoji ostatní Soldáti v oblasti mají +3 Zápas, Střelba a Obrana.',
    ],
    { labels: ['commander'], kinds: ['soldat'], gives: besides('soldat', 3) },
  ),
  warrior(
    '07099',
    'Shock Soldat',
    'Zákeřný soldát',
    rasputin,
    [5, 5, 6, 6],
    [
      'Counts as Soldat; has no weapons. Whoever he wounds is killed and removed from the game.',
      'Počítá se za Soldáta; nemá zbraně. Koho zraní, toho zabije a odstraní ze hry.',
    ],
    { kinds: ['soldat'], abilities: ['killsOnWound', 'sacrificesVictims', 'noWeapons'] },
  ),
  warrior(
    '07031',
    'Flammen Soldat',
    'Soldát plamenometčík',
    rasputin,
    [8, 8, 4, 6],
    [
      'Counts as Soldat and as a flamethrower; has no weapons. Whoever he wounds is killed.',
      'Počítá se za Soldáta a plamenomet; nemá zbraně. Koho zraní, toho zabije.',
    ],
    { kinds: ['soldat'], labels: ['flamethrower'], abilities: ['killsOnWound', 'noWeapons'] },
  ),
  warrior(
    '07020',
    'Cossack Kommendant',
    'Kozácký komandant',
    rasputin,
    [7, 5, 6, 7],
    [
      'Commander; counts as Cossack and as a beast; strikes first in Fight combats. Your other Cossacks in the area have +3 Fight, Shoot and Armor.',
      'Velitel; počítá se za Kozáka a za zvíře; v zápase udeří první. Tvoji ostatní Kozáci v oblasti mají +3 Zápas, Střelba a Obrana.',
    ],
    { labels: ['commander', 'beast'], kinds: ['cossack'], abilities: ['firstStrikeFight'], gives: besides('cossack', 3) },
  ),
  warrior(
    '07021',
    'Cossack Scout',
    'Kozácký skaut',
    rasputin,
    [4, 4, 4, 4],
    [
      'Counts as Cossack and as a beast; ALWAYS strikes first in Fight combats.',
      'Počítá se za Kozáka a za zvíře; v zápase VŽDY udeří první.',
    ],
    { labels: ['beast'], kinds: ['cossack'], grants: inFights('alwaysFirst', 'fight', 'self') },
  ),
  vehicleOfRasputin(
    '07006',
    'Blitztank',
    'Blitztank',
    plus(5, 5, 5, 5),
    [
      'Vehicle and tank, Sons of Rasputin only. Inside: +5 to all four ratings.',
      'Vozidlo a tank, jen Synové Rasputina. Uvnitř: +5 ke všem čtyřem hodnotám.',
    ],
    { labels: ['vehicle', 'tank'] },
  ),
  vehicleOfRasputin(
    '07107',
    'Tailwave',
    'Ocasňák',
    plus(0, 6, 6),
    [
      'Vehicle and airship, Sons of Rasputin only. Inside: +6 Shoot and Armor.',
      'Vozidlo a vzducholoď, jen Synové Rasputina. Uvnitř: +6 Střelba a Obrana.',
    ],
    { labels: ['vehicle', 'airship'] },
  ),
  vehicleOfRasputin(
    '07121',
    'Veiled Dart',
    'Zákeřná šipka',
    plus(0, 0, 6),
    [
      'Vehicle and airship, Sons of Rasputin only. Inside: +6 Armor, and its bearer strikes first in Shoot combats.',
      'Vozidlo a vzducholoď, jen Synové Rasputina. Uvnitř: +6 Obrana a nositel při střelbě udeří první.',
    ],
    { labels: ['vehicle', 'airship'], grants: inFights('firstStrike', 'shoot', 'bearer') },
  ),
  homeland(
    '07026',
    'Eastern Europe',
    'Východní Evropa',
    rasputin,
    plus(1, 2, 2, 2),
    [
      'Station, Sons of Rasputin only. Defenders with vehicles have +3 Fight, Shoot and Armor more.',
      'Stanice, jen Synové Rasputina. Obránci s vozidly mají navíc +3 Zápas, Střelba a Obrana.',
    ],
    ownsVehicle,
  ),
  homeland(
    '07015',
    'Central Europe',
    'Střední Evropa',
    crescentia,
    plus(2, 2, 0),
    [
      'Station, Crescentia only. Defenders with beasts have +3 Fight, Shoot and Armor more.',
      'Stanice, jen Crescentia. Obránci se zvířaty mají navíc +3 Zápas, Střelba a Obrana.',
    ],
    (w, id) => beastOf(w, id) >= 0 || hasLabel(w, id, 'beast'),
  ),
  warrior(
    '07014',
    'Cavalier',
    'Jezdec',
    lutheran,
    [5, 3, 4, 4],
    [
      'Counts as a beast. +1 Fight, Shoot and Armor for each other Cavalier of yours in the area.',
      'Počítá se za zvíře. +1 Zápas, Střelba a Obrana za každého dalšího tvého Jezdce v oblasti.',
    ],
    { labels: ['beast'], gives: others('cavalier', 1) },
  ),
  warrior(
    '07044',
    'Heavy Cavalier',
    'Těžká jízda',
    lutheran,
    [3, 6, 5, 5],
    [
      'Counts as Cavalier and as a beast. +1 Fight, Shoot and Armor for each other Cavalier of yours in the area.',
      'Počítá se za Jezdce a za zvíře. +1 Zápas, Střelba a Obrana za každého dalšího tvého Jezdce v oblasti.',
    ],
    { labels: ['beast'], kinds: ['cavalier'], gives: others('cavalier', 1) },
  ),
  beast(
    '07029',
    'Equine',
    'Koňský postroj',
    lutheran,
    plus(2, 0, 2),
    [
      'Beast for a Lutheran warrior: +2 Fight and Armor; its rider counts as Cavalier.',
      'Zvíře pro Luterána: +2 Zápas a Obrana; jezdec se počítá za Jezdce.',
    ],
    { standing: { kind: 'cavalier' } },
  ),
  warrior(
    '07058',
    'Lutheran Sergeant',
    'Luteránský seržant',
    lutheran,
    [7, 6, 6, 6],
    [
      'Commander. Your Lutheran Disciples in the area have +2 Fight, Shoot and Armor.',
      'Velitel. Tvoji Luteránští učedníci v oblasti mají +2 Zápas, Střelba a Obrana.',
    ],
    { labels: ['commander'], gives: besides('lutheran-disciple', 2) },
  ),
  warrior(
    '07057',
    'Lutheran Disciple',
    'Luteránský učedník',
    lutheran,
    [5, 4, 4, 4],
    [
      'Unwounded, he may be sacrificed: a special just played has no effect.',
      'Není-li zraněn, lze ho obětovat: právě zahraná speciální karta nemá účinek.',
    ],
    {
      uses: [
        {
          timing: 'reaction',
          actions: 0,
          destiny: 0,
          aim: 'none',
          answers: (w, seat, self, pending) =>
            !w.cards[self]!.wounded && pending.use < 0 && pending.seat !== seat && definitionOf(w, pending.card).type === 'special',
          does: (g, play) => {
            sacrifice(g, play.card, 'DOT 37.9');
            cancel(g, g.world.announced[g.world.announced.length - 1]!);
            return null;
          },
        },
      ],
    },
  ),
  warrior(
    '07032',
    'Fusilier',
    'Střelec pluku',
    lutheran,
    [0, 0, 0, 4],
    [
      'His base Fight, Shoot and Armor are four times the number of your Fusiliers in the area.',
      'Jeho základní Zápas, Střelba a Obrana jsou čtyřnásobkem počtu tvých Střelců pluku v oblasti.',
    ],
    {
      gives: [
        {
          ratings: plus(4, 4, 4),
          layer: 'base',
          to: { who: 'self' },
          count: (w, self) => warriorsOf(w, w.cards[self]!.by).filter(id => shareArea(w, self, id) && isKind(w, id, 'fusilier')).length,
        },
      ],
    },
  ),
  warrior(
    '07048',
    'Horde Centurion',
    'Setník hordy',
    templars,
    [7, 7, 5, 8],
    [
      'Commander. Whoever he wounds is killed. Your Horde Troopers have +2 Fight, Shoot and Armor.',
      'Velitel. Koho zraní, toho zabije. Tvoji Vojáci hordy mají +2 Zápas, Střelba a Obrana.',
    ],
    {
      labels: ['commander'],
      abilities: ['killsOnWound'],
      gives: [{ ratings: plus(2, 2, 2), layer: 'add', to: { who: 'yours', fits: (w, _, r) => isKind(w, r, 'horde-trooper') } }],
    },
  ),
  warrior(
    '07063',
    'Mastodont Handler',
    'Mastodontský handlíř',
    crescentia,
    [4, 4, 4, 4],
    [
      'Beasts of your warriors in the area give +2 Fight, Shoot and Armor more.',
      'Zvířata tvých bojovníků v oblasti dávají navíc +2 Zápas, Střelba a Obrana.',
    ],
    {
      gives: [
        {
          ratings: plus(2, 2, 2),
          layer: 'beast',
          to: { who: 'yours', fits: (w, self, r) => shareArea(w, self, r) && beastOf(w, r) >= 0 },
        },
      ],
    },
  ),
  beast(
    '07060',
    'Marine Serett',
    'Mariňácký štít',
    templars,
    plus(2, -4, 2),
    [
      'Beast for a Templar: +2 Fight and Armor (+4 on a Templar Marine), −4 Shoot; airships cannot attack its rider.',
      'Zvíře pro Templáře: +2 Zápas a Obrana (u Templářského mariňáka +4), −4 Střelba; vzducholodě na jezdce nesmějí útočit.',
    ],
    {
      gives: [{ ratings: plus(2, 0, 2), layer: 'beast', to: { who: 'bearer', fits: (w, _, r) => isKind(w, r, 'templar-marine') } }],
      grants: [{ ability: 'noAirshipAttacks', to: { who: 'bearer' } }],
    },
  ),
  attachment(
    '07056',
    'Lurker',
    'Skrytá záloha',
    0,
    [
      '1 action, on your Tribal warrior: he cannot be attacked and does not protect you from Sabotage. He may join a combat of your Tribal warriors there: Fight and Shoot add up. Discarded after he has fought.',
      '1 akce, na tvého kmenového bojovníka: nelze na něj útočit a nechrání tě před sabotáží. Smí se přidat k souboji tvých kmenových bojovníků v oblasti: Zápas a Střelba se sčítají. Odhodí se poté, co bojoval.',
    ],
    { timing: 'action', actions: 1, fits: (w, seat, _, on) => (w.cards[on]!.by === seat ? null : no('DOT 11.17', 'notYours')) },
    {
      needs: { also: (w, on) => (isTribal(w, on) ? null : no('DOT 11.18', 'wrongKind')) },
      grants: [{ ability: 'lurking', to: { who: 'bearer' } }],
      uses: [
        {
          timing: 'modifier',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: (w, seat, self) => (helped(w, seat, bearerOf(w, self)) >= 0 ? null : no('DOT 25.9', 'notInCombat')),
          does: (g, play) => {
            const fight = topFight(g.world)!;
            fight.helpers.push(bearerOf(g.world, play.card));
            g.emit({ type: 'joined', fight: fight.id, card: bearerOf(g.world, play.card), rule: 'DOT 25.7' });
            return null;
          },
        },
      ],
      on: (w, self, event) =>
        event.type === 'combatEnded' &&
        event.how === 'resolved' &&
        [event.attacker, event.defender, ...event.helpers].includes(bearerOf(w, self))
          ? follows(w, self, w.cards[self]!.def, 'fought')
          : null,
      answered: (g, { card }) => {
        discard(g, card, 'DOT 37.10');
        return null;
      },
    },
  ),
  attachment(
    '07120',
    'V-3',
    'V-3',
    0,
    [
      'Virus, on a Doomtrooper on a Station: −2 Fight, Shoot and Armor, and as much again in each of your draw steps. Whoever stands beside a sick Doomtrooper for a full turn falls sick, too. One V-3 for a warrior.',
      'Virus, na Doomtroopera na Stanici: −2 Zápas, Střelba a Obrana a v každém tvém kroku lízání o tolik víc. Doomtrooper, který je celé kolo v oblasti s nakaženým, se nakazí také. Jeden V-3 na bojovníka.',
    ],
    {
      does: (g, play) => {
        attach(g, play.card, play.on, play.seat, 'DOT 37.37');
        last(g, play, 'infected', play.on, { n: 1 }, 'DOT 37.37');
        return null;
      },
    },
    {
      labels: ['virus'],
      needs: {
        doomtrooper: true,
        area: 'station',
        also: (w, on) => (isInfected(w, on) ? no('DOT 37.38', 'hasCopy') : null),
      },
      gives: [
        {
          ratings: plus(-2, -2, -2),
          layer: 'add',
          to: { who: 'all', fits: (w, self, receiver) => infections(w, self).some(({ on }) => on === receiver) },
          count: (w, self, receiver) => infections(w, self).find(({ on }) => on === receiver)!.n,
        },
      ],
      atDraw: (g, self, seat) => {
        const w = g.world;
        const play = { card: self, seat };
        const sick = infections(w, self).filter(({ on }) => isPresent(w, on));
        const exposed = w.effects.filter(({ what, source }) => what === 'exposed' && source === self).map(({ on }) => on);
        w.effects = w.effects
          .filter(({ what, source }) => what !== 'exposed' || source !== self)
          .map(effect => (sick.includes(effect) ? { ...effect, n: effect.n + 1 } : effect));
        for (const id of knownWarriors(w)) {
          if (isInfected(w, id) || !isDoomtrooper(w, id)) continue;
          if (!sick.some(({ on }) => shareArea(w, on, id))) continue;
          if (exposed.includes(id)) last(g, play, 'infected', id, { n: 1 }, 'DOT 37.37');
          else last(g, play, 'exposed', id, {}, 'DOT 37.37');
        }
        return null;
      },
      // The card stays with whoever else is sick.
      lost: (w, self, host) => follows(w, self, w.cards[self]!.def, 'lives', [host]),
      answered: (g, { card, seat, args }) => {
        const w = g.world;
        w.effects = w.effects.filter(({ source, on }) => source !== card || on !== args[0]);
        const [next] = infections(w, card).filter(({ on }) => isPresent(w, on));
        if (next === undefined) w.effects = w.effects.filter(({ source }) => source !== card);
        else attach(g, card, next.on, seat, 'DOT 37.37');
        return null;
      },
    },
  ),
  warrior('07018', 'Corsair', 'Korzár', lutheran, [7, 3, 6, 6], ['Whoever he wounds is killed.', 'Koho zraní, toho zabije.'], {
    abilities: ['killsOnWound'],
  }),
  warrior(
    '07019',
    'Cossack',
    'Kozák',
    rasputin,
    [5, 4, 5, 5],
    ['Counts as a beast; strikes first in Fight combats.', 'Počítá se za zvíře; v zápase udeří první.'],
    { labels: ['beast'], abilities: ['firstStrikeFight'] },
  ),
  warrior('07035', 'Gendarme', 'Četník', templars, [7, 8, 8, 9], ['Whoever he wounds is killed.', 'Koho zraní, toho zabije.'], {
    abilities: ['killsOnWound'],
  }),
  warrior('07049', 'Horde Trooper', 'Voják hordy', templars, [5, 4, 5, 5], ['Whoever he wounds is killed.', 'Koho zraní, toho zabije.'], {
    abilities: ['killsOnWound'],
  }),
  warrior(
    '07053',
    'Jaeger Commando',
    'Jaegerovo komando',
    rasputin,
    [5, 5, 5, 7],
    ['+4 Fight, Shoot and Armor when attacking.', 'Při útoku +4 Zápas, Střelba a Obrana.'],
    {
      gives: [
        {
          ratings: plus(4, 4, 4),
          layer: 'add',
          to: { who: 'self', fits: (_, self, __, fight) => fight !== null && fight.attacker === self },
        },
      ],
    },
  ),
  warrior('07054', 'Jihad Infantry Trooper', 'Pěchota džihádu', crescentia, [7, 6, 7, 7], ['May not have a beast.', 'Nesmí mít zvíře.'], {
    abilities: ['noBeast'],
  }),
  warrior(
    '07077',
    'Patriarch',
    'Patriarcha',
    lutheran,
    [3, 3, 3, 3],
    [
      'Cannot be attacked while his player has others on the Station. Lets you use Rituals.',
      'Nelze na něj útočit, dokud má jeho hráč na Stanici jiné. Umožňuje Rituály.',
    ],
    { abilities: ['attackedLast'] },
  ),
  warrior(
    '07085',
    'Prophet',
    'Prorok',
    crescentia,
    [3, 3, 4, 4],
    ['Cannot be attacked while his player has others on the Station.', 'Nelze na něj útočit, dokud má jeho hráč na Stanici jiné.'],
    { abilities: ['attackedLast'] },
  ),
  warrior(
    '07108',
    'Templar Legionnaire',
    'Templářský legionář',
    templars,
    [4, 4, 4, 4],
    [
      '+2 Fight, Shoot and Armor for each other Templar Legionnaire of yours in the area.',
      '+2 Zápas, Střelba a Obrana za každého dalšího tvého Templářského legionáře v oblasti.',
    ],
    { gives: others('templar-legionnaire', 2) },
  ),
  warrior('07109', 'Templar Marine', 'Templářský mariňák', templars, [6, 6, 7, 7], ['Strikes first.', 'Udeří první.'], {
    abilities: ['firstStrike'],
  }),
  warrior('07097', 'Schwerwaffe Soldat', 'Těžkotonážník', rasputin, [3, 7, 5, 6], ['Counts as Soldat.', 'Počítá se za Soldáta.'], {
    kinds: ['soldat'],
  }),
  beast('07024', 'Crescentian Twotusk', 'Půlměsíční dvoukelec', crescentia, plus(4, 0, 4, 4), [
    'Beast for a Crescentia warrior: +4 Fight, Armor and Value.',
    'Zvíře pro bojovníka Crescentie: +4 Zápas, Obrana a Hodnota.',
  ]),
  beast('07094', 'Rivetbull', 'Ocelový býk', rasputin, plus(4, 0, 3, 2), [
    'Beast for a Son of Rasputin: +4 Fight, +3 Armor, +2 Value.',
    'Zvíře pro Syna Rasputina: +4 Zápas, +3 Obrana, +2 Hodnota.',
  ]),
  warzone(
    '07104',
    'Southern Europe',
    'Jižní Evropa',
    templars,
    ['station'],
    plus(3, 0, 2, 2),
    [
      'Station, Templars only. Against a Tribal opponent the defender has +3 Fight, Shoot and Armor more.',
      'Stanice, jen Templáři. Proti kmenovému soupeři má obránce navíc +3 Zápas, Střelba a Obrana.',
    ],
    {
      needs: { affiliation: templars },
      gives: [
        {
          ratings: plus(3, 3, 3),
          layer: 'add',
          to: {
            who: 'defender',
            fits: (w, _, r, fight) => fight !== null && opponentIn(fight, r) >= 0 && isTribal(w, opponentIn(fight, r)),
          },
        },
      ],
    },
  ),
  special(
    '07112',
    'The Defiance',
    'Síla vzdoru',
    lutheran,
    [
      'Ritual, 1 action with a Patriarch on your Station: until your next turn the Fight and Shoot of your Lutheran warriors are doubled in defence.',
      'Rituál, 1 akce s Patriarchou na tvé Stanici: do tvého příštího kola se Zápas a Střelba tvých Luteránů v obraně zdvojnásobí.',
    ],
    {
      timing: 'action',
      actions: 1,
      fits: (w, seat) =>
        warriorsOf(w, seat).some(id => w.cards[id]!.zone === 'station' && isKind(w, id, 'patriarch'))
          ? null
          : no('DOT 37.32', 'needsPatriarch'),
      does: (g, play) => {
        for (const id of warriorsOf(g.world, play.seat)) {
          if (
            (affiliationOf(g.world, id) & lutheran) === 0 ||
            g.world.effects.some(effect => effect.on === id && effect.what === 'defiance')
          )
            continue; // DOT 37.33
          last(g, play, 'defiance', id, { until: play.seat }, 'DOT 37.33');
          strengthen(g, play, id, [2, 2, 1, 1], { until: play.seat, layer: 'multiply', defending: true }, 'DOT 37.33');
        }
        return null;
      },
    },
    { labels: ['ritual'] },
  ),
  special(
    '07013',
    'Captured!',
    'Zajatec',
    0,
    [
      '1 action, on a warrior on a Station: he is imprisoned. Restricted to one.',
      '1 akce, na bojovníka na Stanici: je uvězněn. Jen jedna kopie.',
    ],
    {
      timing: 'action',
      actions: 1,
      aim: 'warrior',
      fits: (w, _, __, on) => (w.cards[on]!.zone === 'station' ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => {
        attach(g, play.card, play.on, play.seat, 'DOT 34.15');
        return null;
      },
    },
    { after: 'stays', limit: 1, grants: [{ ability: 'prisoner', to: { who: 'bearer' } }] },
  ),
];
