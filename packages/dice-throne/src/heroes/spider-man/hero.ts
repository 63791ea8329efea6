/** Spider-Man (Miles Morales): dice, board, upgrades, statuses and cards. */
import {
  ability,
  action,
  basic,
  chosenOpponent,
  chosenPlayer,
  countSymbol,
  cp,
  deal,
  defenceBox,
  defenceOf,
  discardToken,
  drawCards,
  fourOfAKind,
  gain,
  healSelf,
  inflict,
  modify,
  note,
  offenceBox,
  on,
  per,
  perWords,
  perform,
  prevent,
  preventHalf,
  reply,
  roll,
  say,
  straight,
  strike,
  THEN,
  ultimate,
  ultimateAbility,
  undef,
  upgrade,
  when,
  named,
  printed,
} from '../../effects/words.ts';
import { script } from '../../registry.ts';
import { attackPacket, currentRoll, has, no, threatened } from '../../world.ts';
import type { Context, Hero } from '../definition.ts';
import type { World } from '../../state.ts';

const punch = named('Punch', 'Úder');
const combo = named('C-C-C-Combo', 'K-K-K-Kombo');
const ensnareSmall = named('Ensnare (small straight)', 'Do sítě (malá postupka)');
const ensnareLarge = named('Ensnare (large straight)', 'Do sítě (velká postupka)');
const ensnare = named('Ensnare', 'Do sítě');
const venomPunch = named('Venom Punch', 'Jedovatý úder');
const total = (c: Context): number => c.dice.reduce((a, b) => a + b, 0);
const needsVeil = (w: World, seat: number) => (has(w, seat, 'invisibility') ? null : no('DIT R81', 'noToken'));

export const spiderMan: Hero = {
  id: 'spider-man',
  name: printed('Spider-Man (Miles Morales)', 'Spider-Man (Miles Morales)'),
  complexity: 2,
  die: [0, 0, 0, 1, 1, 2],
  symbols: [named('Thwip', 'Thwip'), named('Web', 'Pavučina'), named('Spider', 'Pavouk')],
  boxes: [
    offenceBox(
      'punch',
      punch,
      [basic('punch', punch, 'A', 'fact', [4, 5, 6])],
      [basic('punch', punch, 'A', 'fact', [5, 6, 7], fourOfAKind(gain('combo')))],
    ),
    offenceBox(
      'comboStrike',
      combo,
      [ability('comboStrike', combo, 'AACC', 'fact', gain('combo'), deal(5))],
      [
        ability('comboStrike', combo, 'AACC', 'fact', gain('combo'), deal(6)),
        ability('webShot', printed('Web Shot', 'Vrh pavučinou'), 'BBC', 'fact', gain('invisibility'), inflict('webbed')),
      ],
    ),
    offenceBox('spiderReflexes', named('Spider-Reflexes', 'Pavoučí reflexy'), [
      ability(
        'spiderReflexes',
        named('Spider-Reflexes', 'Pavoučí reflexy'),
        'ABBC',
        'fact',
        roll(
          2,
          deal((_, c) => total(c), 'normal', say('the total of the dice', 'součet kostek')),
          when((_, c) => total(c) <= 5, say('a total of 5 or less', 'součet nejvýše 5'), [gain('combo')]),
        ),
      ),
    ]),
    offenceBox('wallCrawler', named('Wall Crawler', 'Lezec po zdech'), [
      ability('wallCrawler', named('Wall Crawler', 'Lezec po zdech'), 'AABBB', 'fact', gain('invisibility'), deal(7)),
    ]),
    offenceBox(
      'ensnare',
      ensnare,
      [
        straight('ensnare', 'ensnareSmall', ensnareSmall, 'SS', 'fact', deal(5), THEN, inflict('webbed')),
        straight('ensnare', 'ensnareLarge', ensnareLarge, 'LS', 'fact', drawCards(1), deal(8), THEN, inflict('webbed')),
      ],
      [
        straight('ensnare', 'ensnareSmall', ensnareSmall, 'SS', 'fact', deal(6), THEN, inflict('webbed')),
        straight('ensnare', 'ensnareLarge', ensnareLarge, 'LS', 'fact', drawCards(1), deal(9), THEN, inflict('webbed')),
      ],
    ),
    offenceBox(
      'venomPunch',
      venomPunch,
      [ability('venomPunch', venomPunch, 'CCCC', 'fact', gain('invisibility'), undef(7))],
      [
        ability('venomPunch', venomPunch, 'CCCC', 'fact', gain('invisibility'), undef(8)),
        ability('comboUp', named('Combo Up', 'Nabité kombo'), 'CCC', 'fact', gain('combo'), THEN, undef(2)),
      ],
    ),
    offenceBox('venomShockwave', named('Venom Shockwave!', 'Jedovatá rázová vlna!'), [
      ultimateAbility(
        'venomShockwave',
        named('Venom Shockwave!', 'Jedovatá rázová vlna!'),
        'CCCCC',
        'fact',
        gain('invisibility'),
        inflict('webbed'),
        THEN,
        ultimate(13),
      ),
    ]),
    defenceBox('spiderSense', named('Spider-Sense', 'Pavoučí smysl'), [
      defenceOf(
        'spiderSense',
        named('Spider-Sense', 'Pavoučí smysl'),
        2,
        'fact',
        (w, c) => has(w, c.seat, 'invisibility'),
        when((w, c) => countSymbol(w, c, w.attack?.marks.includes('swing') ? 'B' : 'C') >= 1, say('a Spider', 'Pavouk'), [
          preventHalf,
          note('sensed'),
        ]),
      ),
      defenceOf('counterpunch', named('Counterpunch', 'Protiúder'), 3, 'fact', null, reply(per(1, 'A'), perWords(1, 'A'))),
    ]),
  ],
  statuses: [
    {
      id: 'combo',
      name: named('Combo', 'Kombo'),
      kind: 'unique',
      limit: 1,
      worth: 4,
      movable: false,
      removable: true,
      source: 'fact',
      text: say(
        'Spend at the end of the opponent’s defensive roll against your attack: a whole further offensive roll phase against the same opponent. Once per turn. Cannot be transferred.',
        'Využij na konci soupeřova hodu na obranu proti tvému útoku: celá další fáze hodu na útok proti témuž soupeři. Jednou za tah. Nelze přesunout.',
      ),
      spend: {
        n: 1,
        oncePerTurn: true,
        urgent: true,
        rule: 'DIT 6.19',
        refusal: (w, seat, window) =>
          window !== 'defended'
            ? no('DIT 6.19', 'endOfDefence')
            : w.attack?.is && w.attack.by === seat && w.active === seat
              ? null
              : no('DIT 9.43', 'noAttack'),
        script: script(
          perform(({ world: w }) => void (w.again = w.attack!.target), say('a further offensive roll phase', 'další fáze hodu na útok'), 6),
        ),
      },
    },
    {
      id: 'webbed',
      name: printed('Webbed', 'Pavučina'),
      kind: 'negative',
      limit: 1,
      worth: -1.5,
      movable: true,
      removable: true,
      source: 'uncertain',
      note: say('Editions print other numbers; the newer one is used.', 'Vydání se v číslech liší; platí novější.'),
      text: say(
        'When inflicted: 2 undefendable damage as an isolated source. The next normal attack on the bearer becomes undefendable, then the token goes.',
        'Při přidělení: 2 neblokovatelná zranění jako samostatný zdroj. Příští běžný útok na nositele je neblokovatelný, poté žeton odchází.',
      ),
      gained: { test: () => true, script: script(strike(2, 'undefendable', 'self', true)) },
      attacked: (_, packet) => (packet.type === 'normal' ? 'undefendable' : null),
    },
    {
      id: 'invisibility',
      name: named('Invisibility', 'Neviditelnost'),
      kind: 'unique',
      limit: 1,
      worth: 1.2,
      movable: false,
      removable: true,
      source: 'fact',
      text: say(
        'Attacked with undefendable damage you may spend it and defend after all. Cannot be transferred.',
        'Hrozí-li ti neblokovatelný útok, můžeš žeton využít a přesto spustit obrannou schopnost. Nelze přesunout.',
      ),
    },
  ],
  cards: [
    upgrade('punch', punch, 2, 2, 'fact'),
    upgrade('comboStrike', combo, 2, 2, 'fact'),
    upgrade('ensnare', ensnare, 2, 2, 'fact'),
    upgrade('venomPunch', venomPunch, 2, 2, 'fact'),
    action('yikes', named('Yikes!', 'Jejda!'), 'instant', 1, 'fact', {}, gain('invisibility')),
    action('radioactiveBlood', named('Radioactive Blood!', 'Radioaktivní krev!'), 'instant', 3, 'fact', {}, gain('combo')),
    action(
      'swingEscape',
      named('Swing Escape!', 'Únik na vlákně!'),
      'roll',
      1,
      'fact',
      {
        refusal: (w, seat) => {
          const dice = currentRoll(w);
          return w.attack?.defence === 'spiderSense' && w.attack.target === seat && dice?.purpose === 'defence' && dice.open
            ? null
            : no('DIT R81', 'noDefence');
        },
      },
      note('swing'),
    ),
    action(
      'niceTry',
      named('Nice Try!', 'Dobrý pokus!'),
      'roll',
      0,
      'fact',
      { role: 'attacked', refusal: (w, seat) => needsVeil(w, seat) ?? (threatened(w, seat) ? null : no('DIT R12', 'noDamage')) },
      discardToken('invisibility'),
      prevent(3),
    ),
    action(
      'invisiblePunch',
      named('Invisible Punch!', 'Neviditelný úder!'),
      'roll',
      1,
      'fact',
      { role: 'attacked', refusal: w => (w.attack?.marks.includes('sensed') ? null : no('DIT R81', 'notPrevented')) },
      reply(3),
    ),
    action(
      'ambush',
      named('Ambush!', 'Ze zálohy!'),
      'roll',
      0,
      'fact',
      { role: 'modifier', refusal: (w, seat) => needsVeil(w, seat) ?? (attackPacket(w) ? null : no('DIT 9.43', 'noAttack')) },
      discardToken('invisibility'),
      modify(3),
    ),
    action('webShooters', named('Web Shooters!', 'Pavučinomety!'), 'main', 1, 'fact', {}, chosenPlayer(null, inflict('webbed'))),
    action(
      'booyah',
      named('Booyah!', 'A máš to!'),
      'main',
      1,
      'fact',
      {},
      roll(1, on('A', 1, gain('invisibility')), on('B', 1, chosenOpponent(inflict('webbed'))), on('C', 1, gain('combo'))),
    ),
    action('milkshakeMe', named('Milkshake Me!', 'Koktejl pro mě!'), 'main', 1, 'fact', {}, healSelf(3)),
    action('chaChing', named('Cha-Ching!', 'Cink!'), 'main', 0, 'fact', {}, cp(2)),
  ],
  begins: { tokens: {}, companion: false, slots: [] },
  companion: null,
  uses: [],
};
