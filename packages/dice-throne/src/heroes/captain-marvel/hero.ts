/** Captain Marvel: triggers and statuses by the facts, numbers and cards house-made. */
import {
  ability,
  action,
  basic,
  call,
  countSymbol,
  cp,
  deal,
  defenceBox,
  defenceOf,
  discardToken,
  drawCards,
  fourOfAKind,
  gain,
  modify,
  offenceBox,
  on,
  pickDice,
  prevent,
  reply,
  roll,
  say,
  strike,
  THEN,
  total,
  ultimate,
  ultimateAbility,
  undef,
  upgrade,
  coined,
  named,
  printed,
} from '../../effects/words.ts';
import { alterDice } from '../../procedures.ts';
import { script } from '../../registry.ts';
import { dieRefusal } from '../../cards/legal.ts';
import type { World } from '../../state.ts';
import { attackPacket, countOf, currentRoll, modifierRefusal, no, playerOf, sumOf } from '../../world.ts';
import type { Context, Defence, Hero } from '../definition.ts';

const RAY = 'cosmicRay';
const FLARE = 'cosmicFlare';
const RADIANCE = 'radiance';
const punch = named('Photon Punch', 'Fotonový úder');
const inner = named('Inner Light', 'Vnitřní světlo');
const aurora = named('Aurora Wave', 'Polární vlna');
const barrel = named('Barrel Roll', 'Výkrut');
const photonic = named('Photonic', 'Fotonika');
const torpedo = named('Light Torpedo', 'Světelné torpédo');
const supernova = named('Supernova', 'Supernova');
const absorb = coined('Absorb and Return', 'Pohlť a vrať');
const sixes = (w: World, c: Context): number => 2 * countSymbol(w, c, 'C');
/** What is returned is what is prevented: no more than the attack holds at that moment. */
const returned = (w: World, c: Context): number => {
  const packet = attackPacket(w);
  return packet ? Math.min(sixes(w, c), sumOf(w, packet).final) : 0;
};
const absorbing = (dice: number): Defence =>
  defenceOf(
    'absorbAndReturn',
    absorb,
    dice,
    'house',
    null,
    reply(returned, say('as much as is prevented', 'kolik zabráníš')),
    prevent(sixes, say('2 × C', '2 × C')),
  );

export const captainMarvel: Hero = {
  id: 'captain-marvel',
  name: printed('Captain Marvel', 'Captain Marvel'),
  complexity: 2,
  die: [0, 0, 0, 1, 1, 2],
  symbols: [coined('Photon', 'Foton'), coined('Star', 'Hvězda'), coined('Binary', 'Binár')],
  boxes: [
    offenceBox(
      'photonPunch',
      punch,
      [basic('photonPunch', punch, 'A', 'house', [4, 5, 7])],
      [basic('photonPunch', punch, 'A', 'house', [5, 6, 7])],
      [basic('photonPunch', punch, 'A', 'house', [5, 6, 8], fourOfAKind(gain(FLARE)))],
    ),
    offenceBox(
      'innerLight',
      inner,
      [ability('innerLight', inner, 'AACC', 'house', gain(RAY), THEN, deal(5))],
      [
        ability('innerLight', inner, 'AACC', 'house', gain(RAY), THEN, deal(6)),
        ability('cosmicRecharge', named('Cosmic Recharge', 'Kosmické dobití'), 'BBBC', 'house', gain(RAY), gain(RADIANCE)),
      ],
    ),
    offenceBox(
      'auroraWave',
      aurora,
      [ability('auroraWave', aurora, 'AABCC', 'house', gain(FLARE, 2), deal(7))],
      [
        ability('auroraWave', aurora, 'AABCC', 'house', gain(FLARE, 3), deal(8)),
        ability('binaryRecharge', named('Binary Recharge', 'Binární dobití'), 'BCC', 'house', gain(FLARE), gain(RADIANCE), cp(1)),
      ],
    ),
    offenceBox('barrelRoll', barrel, [ability('barrelRoll', barrel, 'ABBB', 'house', gain(RADIANCE), deal(5))]),
    offenceBox(
      'photonic',
      photonic,
      [ability('photonic', photonic, 'SS', 'house', gain(FLARE), deal(6))],
      [ability('photonic', photonic, 'SS', 'house', gain(FLARE), deal(7))],
    ),
    offenceBox(
      'lightTorpedo',
      torpedo,
      [ability('lightTorpedo', torpedo, 'LS', 'house', gain(RAY), deal(8))],
      [
        ability('lightTorpedo', torpedo, 'LS', 'house', gain(RAY), gain(FLARE), deal(9)),
        ability('skyward', named('Skyward', 'Vzhůru'), 'AABB', 'house', gain(RADIANCE), deal(4)),
      ],
    ),
    offenceBox(
      'supernova',
      supernova,
      [ability('supernova', supernova, 'CCCC', 'house', gain(FLARE, 2), gain(RADIANCE), undef(7))],
      [
        ability('supernova', supernova, 'CCCC', 'house', gain(FLARE, 3), gain(RADIANCE), undef(8)),
        ability('interstellar', named('Interstellar', 'Mezihvězdno'), 'CCC', 'house', gain(RAY), undef(2)),
      ],
    ),
    offenceBox('binaryBlast', named('Binary Blast!', 'Binární výboj!'), [
      ultimateAbility(
        'binaryBlast',
        named('Binary Blast!', 'Binární výboj!'),
        'CCCCC',
        'house',
        gain(FLARE, 3),
        gain(RADIANCE),
        ultimate(12),
      ),
    ]),
    defenceBox('absorbAndReturn', absorb, [absorbing(4)], [absorbing(5)]),
  ],
  statuses: [
    {
      id: RAY,
      name: named('Cosmic Ray', 'Kosmický paprsek'),
      kind: 'unique',
      limit: 2,
      worth: 3.5,
      movable: false,
      removable: false,
      source: 'fact',
      text: say(
        'Attack modifier: spend on your attack, roll 2 and add the number of one of the dice. Once per turn, not in the turn in which the token was gained. Never moved or removed.',
        'Ovlivnění útoku: využij při svém útoku, hoď 2 kostkami a přičti číslo jedné z nich. Jednou za tah, ne v tahu, kdy jsi žeton získal. Nelze přesunout ani odstranit.',
      ),
      arrives: w => w.turn,
      spend: {
        n: 1,
        oncePerTurn: true,
        rule: 'DIT 9.40',
        refusal: (w, seat) =>
          modifierRefusal(w, seat) ??
          (playerOf(w, seat).tokens.some(({ status, state }) => status === RAY && state < w.turn)
            ? null
            : no('DIT 6.19', 'gainedThisTurn')),
        script: script(roll(2, pickDice(1, modify(total, say('the number of one of the dice', 'číslo jedné z kostek'))))),
      },
    },
    {
      id: FLARE,
      name: named('Cosmic Flare', 'Kosmická erupce'),
      kind: 'positive',
      limit: 3,
      worth: 1.6,
      movable: true,
      removable: true,
      source: 'fact',
      text: say(
        'In your upkeep every opponent is dealt 1 damage per Cosmic Flare you hold, then one of them is removed.',
        'V tvé údržbě dostane každý soupeř 1 zranění za každou tvou Kosmickou erupci, poté jednu odstraň.',
      ),
      upkeep: {
        per: 'all',
        rule: 'DIT 12.1.1',
        script: script(
          strike(
            (w, c) => countOf(w, c.seat, FLARE),
            'untyped',
            'opponents',
            false,
            say('1 per Cosmic Flare', '1 za každou Kosmickou erupci'),
          ),
          THEN,
          discardToken(FLARE),
        ),
      },
    },
    {
      id: RADIANCE,
      name: printed('Radiance', 'Záře'),
      kind: 'positive',
      limit: 2,
      worth: 2.5,
      movable: true,
      removable: true,
      source: 'fact',
      text: say(
        'Spend after your defensive dice have landed: set one of them to 6.',
        'Využij po svém hodu na obranu: jednu z kostek otoč na 6.',
      ),
      spend: {
        n: 1,
        dice: true,
        rule: 'DIT 6.10',
        refusal: (w, seat) => (currentRoll(w)?.purpose === 'defence' ? dieRefusal(w, seat, 'six', 'own') : no('DIT R12', 'noDie')),
        script: script(call((_, c) => alterDice(c.seat, 'six', 'own', 1, 'DIT 6.12'), say('set one die to 6', 'jednu kostku otoč na 6'))),
      },
    },
  ],
  cards: [
    upgrade('photonPunch', punch, 2, 1, 'house'),
    upgrade('photonPunch', punch, 3, 2, 'house'),
    upgrade('innerLight', inner, 2, 2, 'house'),
    upgrade('auroraWave', aurora, 2, 2, 'house'),
    upgrade('photonic', photonic, 2, 1, 'house'),
    upgrade('lightTorpedo', torpedo, 2, 2, 'house'),
    upgrade('supernova', supernova, 2, 2, 'house'),
    upgrade('absorbAndReturn', absorb, 2, 2, 'house'),
    action('afterglow', coined('Afterglow!', 'Dosvit!'), 'instant', 1, 'house', {}, gain(RADIANCE)),
    action('solarWind', coined('Solar Wind!', 'Sluneční vítr!'), 'main', 1, 'house', {}, gain(FLARE, 2)),
    action('chargedCore', coined('Charged Core!', 'Nabité jádro!'), 'main', 2, 'house', {}, gain(RAY)),
    action(
      'overdrive',
      coined('Overdrive!', 'Přetížení!'),
      'roll',
      1,
      'house',
      { role: 'modifier' },
      modify(
        (w, c) => Math.min(5, 2 + countOf(w, c.seat, FLARE)),
        say('2, and 1 per Cosmic Flare you hold, at most 5', '2 a 1 za každou Kosmickou erupci, nejvýše 5'),
      ),
    ),
    action(
      'feedback',
      coined('Feedback!', 'Zpětný náraz!'),
      'roll',
      1,
      'house',
      {
        role: 'attacked',
        refusal: (w, seat) => {
          const dice = currentRoll(w);
          return dice?.purpose === 'defence' && dice.seat === seat && !dice.open && dice.dice.includes(6)
            ? null
            : no('DIT R81', 'noDefence');
        },
      },
      prevent(2),
      reply(2),
    ),
    action(
      'flightPlan',
      coined('Flight Plan!', 'Letový plán!'),
      'main',
      0,
      'house',
      {},
      roll(1, on('A', 1, gain(FLARE)), on('B', 1, cp(1), drawCards(1)), on('C', 1, gain(RAY))),
    ),
  ],
  begins: { tokens: {}, companion: false, slots: [] },
  companion: null,
  uses: [],
};
