/** Mortificator, Golgotha, Apocalypse and Paradise Lost: cards of these sets that are in the pool. */
import { attach, discard, gainDestiny, last, place, sacrifice, strengthen } from '../../atoms.ts';
import { isCapable, isCombatant, opponentIn } from '../../abilities.ts';
import { harmOne } from '../../combat/harm.ts';
import { no } from '../../rule.ts';
import {
  affiliationOf,
  bearerOf,
  isBrother,
  isDoomtrooper,
  isFreelancer,
  isHidden,
  isKind,
  isLegion,
  isTribal,
  warriorsOf,
} from '../../status.ts';
import { checkVictory } from '../../victory.ts';
import { topFight } from '../../world.ts';
import { AFFILIATION, ARMOUR, FIGHT, SHOOT, type Definition, type Move } from '../card.ts';
import { alliance, attachment, beast, card, equipment, ki, plus, special, warrior, warzone, type Text } from '../make.ts';
import { definitionOf } from '../registry.ts';

const { brotherhood, imperial, mishima, rasputin, templars, crescentia, lutheran, bauhaus } = AFFILIATION;

/** KI: as much as the opponent's printed rating. */
const mirrored = (code: string, en: string, cs: string, rating: 0 | 1 | 2, name: Text): Definition =>
  ki(
    code,
    en,
    cs,
    [`In combat: + ${name[0]} equal to the opponent’s base ${name[0]}.`, `V souboji: + ${name[1]} podle soupeřovy základní hodnoty.`],
    {
      gives: [
        {
          ratings: plus(rating === FIGHT ? 1 : 0, rating === SHOOT ? 1 : 0, rating === ARMOUR ? 1 : 0),
          layer: 'add',
          to: { who: 'bearer' },
          count: (w, _, receiver, fight) =>
            fight !== null && opponentIn(fight, receiver) >= 0 ? (definitionOf(w, opponentIn(fight, receiver)).ratings[rating] ?? 0) : 0,
        },
      ],
    },
  );

/** Four actions of the bearer's player take it off. */
const freed: Move = {
  timing: 'action',
  actions: 4,
  destiny: 0,
  aim: 'none',
  byBearer: true,
  does: (g, play) => {
    discard(g, play.card, 'DOT 37.10');
    return null;
  },
};

export const mortificatorSet: readonly Definition[] = [
  warrior(
    '04027',
    'Crenshaw the Redeemer',
    'Crenshaw Vykupitel',
    brotherhood,
    [7, 4, 6, 7],
    [
      'Mortificator; casts all Art; whoever he wounds is killed and removed from the game; never attacks the Brotherhood.',
      'Mortifikátor; používá celé Umění; koho zraní, toho zabije a odstraní ze hry; nikdy neútočí na Bratrstvo.',
    ],
    {
      personality: true,
      kinds: ['mortificator'],
      abilities: ['casts:all', 'mortificator', 'killsOnWound', 'sacrificesVictims'],
      attacks: (w, _, defender) => (isBrother(w, defender) ? no('DOT 24.2.11', 'neverBrotherhood') : null),
    },
  ),
  attachment(
    '04036',
    "Don't Call Again!",
    'Už ani slovo',
    0,
    [
      'On a warrior: he performs no actions. His player may remove this for four actions.',
      'Na bojovníka: neprovádí žádné akce. Jeho hráč to smí odstranit za čtyři akce.',
    ],
    { fits: (w, _, __, on) => (topFight(w) !== null && isCombatant(topFight(w)!, on) ? no('DOT 28.26', 'tooLate') : null) },
    { limit: 1, grants: [{ ability: 'noActions', to: { who: 'bearer' } }], uses: [freed] },
  ),
  warrior(
    '04065',
    'Local Thug',
    'Místní hrdlořez',
    0,
    [15, 5, 13, 5],
    [
      'Neither Doomtrooper, Dark Legion nor freelancer; stands outside the areas; his points become destiny points; any wound kills him.',
      'Není Doomtrooper, Temná legie ani žoldnéř; stojí mimo oblasti; jeho body se mění v body osudu; každé zranění ho zabije.',
    ],
    { labels: ['outside'], abilities: ['noDoomtrooper', 'destinyOnly', 'diesFromWound'] },
  ),
  special(
    '04114',
    'Training',
    'Vojenské cvičení',
    0,
    [
      '1 action, on a player’s Squad: until your next turn its warriors neither attack nor are attacked.',
      '1 akce, na mužstvo hráče: do tvého příštího kola jeho bojovníci neútočí a nelze na ně útočit.',
    ],
    {
      timing: 'action',
      actions: 1,
      aim: 'player',
      fits: (w, _, __, ___, at) => (warriorsOf(w, at).some(id => w.cards[id]!.zone === 'squad') ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => {
        for (const id of warriorsOf(g.world, play.at)) {
          if (g.world.cards[id]!.zone !== 'squad') continue;
          last(g, play, 'cannotAttack', id, { until: play.seat }, 'DOT 37.3');
          last(g, play, 'cannotBeAttacked', id, { until: play.seat }, 'DOT 37.3');
        }
        return null;
      },
    },
  ),
];

export const golgotha: readonly Definition[] = [
  card(
    'fortification',
    '05009',
    'Bauhaus Bank',
    'Bauhausská korporační banka',
    bauhaus,
    [
      'At any time; never discarded nor sacrificed. Take up to 10 destiny points on credit and owe twice as many; repay at any time. A debtor cannot win.',
      'Kdykoli; nikdy se neodhazuje ani neobětuje. Půjč si až 10 bodů osudu a dluž dvojnásobek; splácej kdykoli. Dlužník nemůže vyhrát.',
    ],
    {
      abilities: ['neverDiscarded', 'neverSacrificed'],
      play: {
        timing: 'any',
        actions: 0,
        destiny: 0,
        aim: 'none',
        fits: (w, seat, self) =>
          w.play.some(id => w.cards[id]!.by === seat && w.cards[id]!.def === w.cards[self]!.def) ? no('DOT 12.8t', 'hasCopy') : null,
        does: (g, play) => {
          place(g, play.card, play.seat, 'player', play.seat, 'DOT 19.2');
          return null;
        },
      },
      uses: [
        {
          timing: 'ownTurn',
          actions: 0,
          destiny: 0,
          aim: 'none',
          oncePerTurn: true,
          fits: (w, seat) => (w.sides[seat]!.debt > 0 ? no('DOT 28.16', 'inDebt') : null),
          does: (g, play) => {
            const side = g.world.sides[play.seat]!;
            side.debt += 20;
            g.emit({ type: 'debtTaken', seat: play.seat, n: 10, debt: side.debt, rule: 'DOT 1.9' });
            gainDestiny(g, play.seat, 10, 'card', 'DOT 3.32');
            return null;
          },
        },
        {
          timing: 'ownTurn',
          actions: 0,
          destiny: 0,
          per: { step: 1, most: 20 },
          aim: 'none',
          fits: (w, seat) => (w.sides[seat]!.debt > 0 ? null : no('DOT 28.16', 'noDebt')),
          does: (g, play) => {
            const side = g.world.sides[play.seat]!;
            const n = Math.min(side.debt, play.spent);
            side.debt -= n;
            g.emit({ type: 'debtPaid', seat: play.seat, n, debt: side.debt, rule: 'DOT 1.9' });
            if (side.debt === 0) checkVictory(g); // [DR-30]
            return null;
          },
        },
      ],
    },
  ),
  attachment(
    '05051',
    'Missing in Action',
    'Missing in Action',
    0,
    [
      'On a Doomtrooper: he counts as out of play. Not on one who is named in a combat.',
      'Na Doomtroopera: počítá se jako mimo hru. Ne na toho, kdo už je v souboji.',
    ],
    { fits: (w, _, __, on) => (topFight(w) !== null && isCombatant(topFight(w)!, on) ? no('DOT 28.25', 'tooLate') : null) },
    {
      limit: 1,
      needs: { also: (w, on) => (isDoomtrooper(w, on) ? null : no('DOT 11.6', 'doomtroopersOnly')) },
      grants: [{ ability: 'notInPlay', to: { who: 'bearer' } }],
    },
  ),
  alliance(
    '05050',
    'Mishima (alliance)',
    'Mishima (spojenectví)',
    mishima,
    [
      'Your Mishima warriors have +5 Fight, Shoot and Armor against the Dark Legion.',
      'Tvoji bojovníci Mishimy mají +5 Zápas, Střelba a Obrana proti Temné legii.',
    ],
    {
      gives: [
        {
          ratings: plus(5, 5, 5),
          layer: 'add',
          to: {
            who: 'yours',
            fits: (w, _, r, fight) =>
              (affiliationOf(w, r) & mishima) !== 0 && fight !== null && opponentIn(fight, r) >= 0 && isLegion(w, opponentIn(fight, r)),
          },
        },
      ],
    },
  ),
  alliance(
    '05067',
    'The Brotherhood (alliance)',
    'Bratrstvo (spojenectví)',
    brotherhood,
    [
      'Your members of the Brotherhood cast all Art, and their personal combat spells count as combat spells.',
      'Tvoji členové Bratrstva používají celé Umění a jejich osobní bojová kouzla platí za bojová.',
    ],
    {
      grants: [
        { ability: 'casts:all', to: { who: 'yours', fits: (w, _, r) => isBrother(w, r) } },
        { ability: 'combatSpells', to: { who: 'yours', fits: (w, _, r) => isBrother(w, r) } },
      ],
    },
  ),
];

export const apocalypse: readonly Definition[] = [
  equipment(
    '06007',
    'Antipersonnel Grenade',
    'Protiposádkový granát',
    0,
    [
      'Any warrior. 1 attack action without combat, sacrifice it: wound a warrior who can fight; a kill earns points.',
      'Kdokoli. 1 útočná akce bez souboje, obětuj ho: zraň bojeschopného bojovníka; zabití vynáší body.',
    ],
    {
      uses: [
        {
          timing: 'attack',
          actions: 1,
          attack: true,
          destiny: 0,
          aim: 'warrior',
          fits: (w, seat, _, on) => (w.cards[on]!.by === seat || !isCapable(w, on) || isHidden(w, on) ? no('DOT 28.16', 'noTarget') : null),
          does: (g, play) => {
            const by = bearerOf(g.world, play.card);
            g.emit({ type: 'specialAttack', seat: play.seat, card: play.card, on: play.on, rule: 'DOT 24.2.20' });
            sacrifice(g, play.card, 'DOT 37.9');
            return harmOne(g, play.on, by, play.seat, false);
          },
        },
      ],
    },
  ),
  warrior(
    '06015',
    'Colonel Maxwell',
    'Plukovník Maxwell',
    imperial,
    [9, 7, 8, 9],
    [
      'Commander; counts as Trencher. Your other Trenchers have +6 Fight, Shoot and Armor while he is in play.',
      'Velitel; počítá se za Zákopníka. Dokud je ve hře, mají tvoji ostatní Zákopníci +6 Zápas, Střelba a Obrana.',
    ],
    {
      personality: true,
      labels: ['commander'],
      kinds: ['trencher'],
      gives: [
        { ratings: plus(6, 6, 6), layer: 'add', to: { who: 'yours', exceptSelf: true, fits: (w, _, r) => isKind(w, r, 'trencher') } },
      ],
    },
  ),
  warrior(
    '06028',
    'Freelancer Patriarch',
    'Žoldnéřský patriarcha',
    0,
    [3, 3, 6, 5],
    [
      'Freelancer; his points become destiny points. All other freelancers have +5 Fight, Shoot and Armor, and whoever they wound is killed.',
      'Žoldnéř; jeho body se mění v body osudu. Všichni ostatní žoldnéři mají +5 Zápas, Střelba a Obrana a koho zraní, toho zabijí.',
    ],
    {
      personality: true,
      kinds: ['freelancer'],
      abilities: ['freelancer', 'destinyOnly'],
      gives: [{ ratings: plus(5, 5, 5), layer: 'add', to: { who: 'all', exceptSelf: true, fits: (w, _, r) => isFreelancer(w, r) } }],
      grants: [{ ability: 'killsOnWound', to: { who: 'all', exceptSelf: true, fits: (w, _, r) => isFreelancer(w, r) } }],
    },
  ),
  warrior(
    '06077',
    'Wolfbane Honor Guard',
    'Wolfbaneovský strážce cti',
    imperial,
    [6, 5, 7, 7],
    [
      'Counts as Clansman. With a Clansman Claymore in use: +8 Fight more.',
      'Počítá se za Příslušníka klanu. S použitým Mečem příslušníka klanu: navíc +8 Zápas.',
    ],
    {
      kinds: ['clansman'],
      gives: [
        {
          ratings: plus(8, 0, 0),
          layer: 'add',
          to: {
            who: 'self',
            fits: (w, self, _, fight) =>
              fight !== null && fight.weapons.some(id => id >= 0 && w.cards[id]!.host === self && isKind(w, id, 'clansman-claymore')),
          },
        },
      ],
    },
  ),
  ki(
    '06057',
    'Shadow Walk',
    'Stínová chůze',
    ['Counts as Shadow Walker: attacks anybody, strikes first.', 'Počítá se za Vraha ze stínů: útočí na kohokoli, udeří první.'],
    {
      grants: [
        { ability: 'attacksAnyone', to: { who: 'bearer' } },
        { ability: 'firstStrike', to: { who: 'bearer' } },
      ],
    },
  ),
  mirrored('06061', 'Supreme Concentration', 'Svrchovaná koncentrace', 1, ['Shoot', 'Střelba']),
  mirrored('06069', "The Monkey's Foot", 'Opičí noha', 2, ['Armor', 'Obrana']),
  mirrored('06070', "Toronaga's Raging Might", 'Toronagova moc', 0, ['Fight', 'Zápas']),
  ki(
    '06067',
    "The Crow's Piercing Glance",
    'Pronikavý záblesk',
    ['In combat, per 1 destiny: −1 Armor for the opponent.', 'V souboji za každý bod osudu: −1 Obrana soupeři.'],
    {
      uses: [
        {
          timing: 'modifier',
          actions: 0,
          destiny: 0,
          per: { step: 1 },
          aim: 'none',
          fits: (w, _, self) =>
            topFight(w) !== null && isCombatant(topFight(w)!, bearerOf(w, self)) ? null : no('DOT 28.19', 'notInCombat'),
          does: (g, play) => {
            strengthen(
              g,
              play,
              opponentIn(topFight(g.world)!, bearerOf(g.world, play.card)),
              plus(0, 0, -play.spent),
              { fight: play.fight },
              'DOT 17.3',
            );
            return null;
          },
        },
      ],
    },
  ),
];

const others = (kind: string, n: number): Definition['gives'] => [
  {
    ratings: plus(n, n, n),
    layer: 'add',
    to: { who: 'self' },
    count: (w, self) =>
      warriorsOf(w, w.cards[self]!.by).filter(id => id !== self && w.cards[id]!.zone === w.cards[self]!.zone && isKind(w, id, kind)).length,
  },
];

export const paradiseLost: readonly Definition[] = [
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
