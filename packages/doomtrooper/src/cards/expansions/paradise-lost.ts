/** Paradise Lost: cards of the set that are in the pool. */
import { opponentIn } from '../../abilities.ts';
import { attach, discard, last, strengthen } from '../../atoms.ts';
import { no } from '../../rule.ts';
import { affiliationOf, bearerOf, isDoomtrooper, isKind, isPresent, isTribal, knownWarriors, warriorsOf } from '../../status.ts';
import { NOTHING, topFight, type CardId, type Effect, type World } from '../../world.ts';
import { AFFILIATION, type Definition } from '../card.ts';
import { attachment, beast, plus, special, warrior, warzone } from '../make.ts';
import { follows } from '../pieces.ts';

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

export const paradiseLost: readonly Definition[] = [
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
