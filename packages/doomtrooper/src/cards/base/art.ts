/** Base set: the Art. */
import { has, isCombatant, opponentIn } from '../../abilities.ts';
import { last, setTactic, strengthen, swap } from '../../atoms.ts';
import { defendersOf, knownPairRefusal, pairRefusal, tacticRefusal } from '../../combat/pairing.ts';
import { no } from '../../rule.ts';
import { looking } from '../../signatures.ts';
import { isLegion } from '../../status.ts';
import { topFight, type Announced, type World } from '../../world.ts';
import type { Aspect, Change, Definition, Move } from '../card.ts';
import { art, plus, type Text } from '../make.ts';
import { stepsOf, times } from '../pieces.ts';

const NAMES: Record<Aspect, Text> = {
  changeling: ['Changeling', 'Metamorfóza'],
  elements: ['Elements', 'Živly'],
  exorcism: ['Exorcism', 'Exorcismus'],
  kinetics: ['Kinetics', 'Kinetika'],
  manipulation: ['Manipulation', 'Manipulace'],
  mentalism: ['Mentalism', 'Mentalismus'],
  premonition: ['Premonition', 'Předtucha'],
  summoning: ['Summoning', 'Vyvolávání'],
};
const KINDS: Record<Definition['casting'], Text> = {
  combat: ['combat spell', 'bojové kouzlo'],
  personal: ['personal combat spell', 'osobní bojové kouzlo'],
  any: ['any time', 'kdykoli'],
};
const spell = (
  code: string,
  en: string,
  cs: string,
  aspect: Aspect,
  casting: Definition['casting'],
  text: Text,
  play: Partial<Move> & Pick<Move, 'does'>,
  more: Partial<Definition> = {},
): Definition =>
  art(
    code,
    en,
    cs,
    aspect,
    casting,
    [`${NAMES[aspect][0]}, ${KINDS[casting][0]}. ${text[0]}`, `${NAMES[aspect][1]}, ${KINDS[casting][1]}. ${text[1]}`],
    play,
    more,
  );

/** For each step paid, so much to the end of the combat. */
const boost = (
  code: string,
  en: string,
  cs: string,
  aspect: Aspect,
  step: number,
  change: Change,
  what: Text,
  free: Change = plus(0, 0, 0),
): Definition =>
  spell(code, en, cs, aspect, 'personal', [`Per ${step} destiny: ${what[0]}.`, `Za každé ${step} body osudu: ${what[1]}.`], {
    aim: 'combatant',
    per: free[2] > 0 ? { step, none: true } : { step },
    does: (g, play) => {
      const n = stepsOf(g.world, play, step, play.caster, 'art');
      const sum = times(change, n);
      strengthen(
        g,
        play,
        play.on,
        [sum[0] + free[0], sum[1] + free[1], sum[2] + free[2], sum[3] + free[3]],
        { fight: play.fight },
        'DOT 21.14',
      );
      return null;
    },
  });

/** On the caster until your next turn. */
const untilNext =
  (ability: string): Move['does'] =>
  (g, play) => {
    last(g, play, ability, play.caster, { until: play.seat }, 'DOT 21.15');
    return null;
  };
const phaseOpen = (w: World): boolean => {
  const fight = topFight(w);
  return fight !== null && fight.attacker >= 0 && !fight.over;
};
/** The defender is replaced: by whom, a function says. */
const replaces = (may: (w: World, seat: number, on: number) => boolean): Pick<Move, 'timing' | 'aim' | 'fits' | 'does'> => ({
  timing: 'combat',
  aim: 'warrior',
  fits: (w, seat, _, on) => {
    const fight = topFight(w);
    if (!phaseOpen(w) || fight === null) return no('DOT 28.19', 'onlyInCombat');
    if (isCombatant(fight, on)) return no('DOT 28.16', 'noTarget');
    if ((w.cards[on]!.zone === 'station') !== (w.cards[fight.attacker]!.zone === 'station')) return no('DOT 24.2.8', 'stationApart');
    if (fight.tactic !== null && tacticRefusal(w, fight.attacker, on, fight.tactic, fight) !== null) return no('DOT DR-62', 'noTactic');
    return may(w, seat, on) && !has(w, on, 'neverFights', fight) ? null : no('DOT DR-62', 'noPair');
  },
  does: (g, play) => {
    swap(g, topFight(g.world)!, 'defender', play.on, 'DOT 24.2.8');
    return null;
  },
});

const looks = (left: number) => (_: unknown, play: Announced) =>
  looking({ seat: play.seat, at: play.at, left: left * Math.max(1, Math.floor(play.spent / 5)) });

export const baseArt: readonly Definition[] = [
  boost('01091', 'Elemental Ball', 'Živelná koule', 'elements', 2, plus(2, 0, 0), ['the caster has +2 Fight', 'sesilatel má +2 Zápas']),
  boost('01092', 'Elemental Bolt', 'Živelný blesk', 'elements', 2, plus(0, 2, 0), ['the caster has +2 Shoot', 'sesilatel má +2 Střelba']),
  boost('01094', 'Elemental Wall', 'Živelná stěna', 'elements', 2, plus(0, 0, 2), ['the caster has +2 Armor', 'sesilatel má +2 Obrana']),
  boost('01122', 'Explosion', 'Exploze', 'kinetics', 3, plus(5, 5, 0), [
    'the caster has +5 Fight and Shoot',
    'sesilatel má +5 Zápas a Střelba',
  ]),
  boost('01192', 'Levitation', 'Vznášení', 'kinetics', 1, plus(1, 1, 1), [
    'the caster has +1 Fight, Shoot and Armor',
    'sesilatel má +1 Zápas, Střelba a Obrana',
  ]),
  boost(
    '01256',
    'Resist Elements',
    'Bránící živly',
    'elements',
    2,
    plus(0, 0, 1),
    ['the caster has +1 Armor, and +1 Armor besides for nothing', 'sesilatel má +1 Obrana, a k tomu +1 Obrana zdarma'],
    plus(0, 0, 1),
  ),
  boost('01281', 'Shield', 'Štít', 'kinetics', 1, plus(0, 0, 1), ['the caster has +1 Armor', 'sesilatel má +1 Obrana']),
  boost('01297', 'Strike', 'Úder', 'kinetics', 1, plus(0, 1, 0), ['the caster has +1 Shoot', 'sesilatel má +1 Střelba']),
  spell(
    '01240',
    'Presence',
    'Přítomnost',
    'premonition',
    'combat',
    [
      'Only against the Dark Legion. Per 1 destiny: the target has +1 Armor.',
      'Jen proti Temné legii. Za každý bod osudu: cíl má +1 Obrana.',
    ],
    {
      aim: 'combatant',
      per: { step: 1 },
      fits: (w, _, __, on) => {
        const fight = topFight(w)!;
        return isLegion(w, opponentIn(fight, on)) ? null : no('DOT 28.16', 'legionOnly');
      },
      does: (g, play) => {
        strengthen(g, play, play.on, plus(0, 0, stepsOf(g.world, play, 1, play.caster, 'art')), { fight: play.fight }, 'DOT 21.14');
        return null;
      },
    },
  ),
  spell(
    '01290',
    'Speed',
    'Rychlost',
    'mentalism',
    'personal',
    ['The caster strikes first; if he wounds, the combat ends.', 'Sesilatel udeří první; zraní-li, souboj končí.'],
    {
      aim: 'combatant',
      does: (g, play) => {
        last(g, play, 'firstStrike', play.on, { fight: play.fight }, 'DOT 25.12');
        last(g, play, 'endsCombatByWound', play.on, { fight: play.fight }, 'DOT 25.13');
        return null;
      },
    },
  ),
  spell(
    '01117',
    'Exorcise Self',
    'Vymítání ďábla',
    'mentalism',
    'any',
    ['The caster is immune to the Dark Symmetry until your next turn.', 'Sesilatel je do tvého příštího kola imunní vůči Temné symetrii.'],
    { does: untilNext('symmetryImmune') },
  ),
  spell(
    '01131',
    'Fly',
    'Let',
    'mentalism',
    'any',
    [
      'The caster cannot be attacked until your next turn; if he attacks, he has +2 to all four ratings.',
      'Na sesilatele nelze do tvého příštího kola útočit; útočí-li, má +2 ke všem čtyřem hodnotám.',
    ],
    {
      timing: 'ownPeace',
      does: (g, play) => {
        last(g, play, 'cannotBeAttacked', play.caster, { until: play.seat }, 'DOT 21.15');
        strengthen(g, play, play.caster, plus(2, 2, 2, 2), { until: play.seat, attacking: true }, 'DOT 21.15');
        return null;
      },
    },
  ),
  spell(
    '01162',
    'Improve Self',
    'Zdokonal se',
    'mentalism',
    'any',
    [
      'The caster’s four ratings are doubled until your next turn.',
      'Všechny čtyři hodnoty sesilatele jsou do tvého příštího kola dvojnásobné.',
    ],
    {
      does: (g, play) => {
        strengthen(g, play, play.caster, [2, 2, 2, 2], { until: play.seat, layer: 'multiply' }, 'DOT 21.15');
        return null;
      },
    },
  ),
  spell(
    '01179',
    'Invulnerability',
    'Nezranitelnost',
    'mentalism',
    'any',
    ['The caster can be neither wounded nor killed until your next turn.', 'Sesilatele nelze do tvého příštího kola zranit ani zabít.'],
    { does: untilNext('unharmed') },
  ),
  spell(
    '01180',
    'Item Vision',
    'Pohled do karet',
    'premonition',
    'any',
    ['4 destiny: look at an opponent’s hand.', 'Za 4 body osudu: prohlédni si soupeřovu ruku.'],
    { destiny: 4, aim: 'opponent', does: (_, play) => looking({ seat: play.seat, at: play.at, left: 0 }) },
  ),
  spell(
    '01189',
    'Lesser Domination',
    'Malá špionáž',
    'changeling',
    'any',
    [
      'Per 5 destiny: see an opponent’s hand and discard one card of it. Removed from the game.',
      'Za každých 5 bodů osudu: prohlédni si soupeřovu ruku a odhoď z ní jednu kartu. Odstraní se ze hry.',
    ],
    {
      per: { step: 5, most: 3 },
      aim: 'opponent',
      fits: (w, _, __, ___, at) => (w.sides[at]!.hand.length ? null : no('DOT 28.16', 'noTarget')),
      does: looks(1),
    },
    { after: 'sacrifice', limit: 1 },
  ),
  spell(
    '01145',
    'Greater Domination',
    'Velká nadvláda',
    'manipulation',
    'any',
    [
      'Per 5 destiny: see an opponent’s hand and discard two cards of it. Removed from the game.',
      'Za každých 5 bodů osudu: prohlédni si soupeřovu ruku a odhoď z ní dvě karty. Odstraní se ze hry.',
    ],
    {
      per: { step: 5, most: 3 },
      aim: 'opponent',
      fits: (w, _, __, ___, at) => (w.sides[at]!.hand.length ? null : no('DOT 28.16', 'noTarget')),
      does: looks(2),
    },
    { after: 'sacrifice', limit: 1 },
  ),
  spell(
    '01146',
    'Greater Hypnosis',
    'Velká hypnóza',
    'changeling',
    'combat',
    [
      'Another warrior in play, whatever his affiliation, takes the defender’s place.',
      'Místo obránce nastoupí kterýkoli jiný bojovník ve hře bez ohledu na příslušnost.',
    ],
    replaces(() => true),
    { harmful: true },
  ),
  spell(
    '01190',
    'Lesser Hypnosis',
    'Malá hypnóza',
    'manipulation',
    'combat',
    [
      'Another warrior whom the attacker may attack takes the defender’s place.',
      'Místo obránce nastoupí jiný bojovník, na kterého útočník smí útočit.',
    ],
    replaces((w, _, on) => pairRefusal(w, w.cards[topFight(w)!.attacker]!.by, topFight(w)!.attacker, on, topFight(w)) === null),
    { harmful: true },
  ),
  spell(
    '01238',
    'Premonition',
    'Předtucha',
    'premonition',
    'combat',
    ['Another of your warriors takes the defender’s place.', 'Místo obránce nastoupí jiný tvůj bojovník.'],
    replaces(
      (w, seat, on) =>
        w.cards[on]!.by === seat &&
        w.cards[topFight(w)!.defender]!.by === seat &&
        knownPairRefusal(w, topFight(w)!.attacker, on, topFight(w)) === null,
    ),
    { harmful: true },
  ),
  spell(
    '01191',
    'Lesser Telepathy',
    'Malá telepatie',
    'premonition',
    'combat',
    ['Changes the tactic of this combat.', 'Změní taktiku tohoto souboje.'],
    {
      timing: 'combat',
      fits: w => {
        const fight = topFight(w);
        if (fight === null || fight.tactic === null) return no('DOT 28.19', 'noTactic');
        return tacticRefusal(w, fight.attacker, fight.defender, fight.tactic === 'fight' ? 'shoot' : 'fight', fight);
      },
      does: g => {
        const fight = topFight(g.world)!;
        setTactic(g, fight, fight.tactic === 'fight' ? 'shoot' : 'fight', 'DOT 24.3.2');
        return null;
      },
    },
  ),
  spell(
    '01298',
    'Suggestion',
    'Sugesce',
    'manipulation',
    'any',
    [
      'While an opponent declares an attack and has not named his attacker: you name him, he names the defender.',
      'Když soupeř ohlašuje útok a ještě neurčil útočníka: určíš ho ty, obránce určí on.',
    ],
    {
      timing: 'naming',
      aim: 'warrior',
      fits: (w, seat, _, on) => {
        const fight = topFight(w)!;
        if (fight.by === seat || w.cards[on]!.by !== fight.by) return no('DOT 28.16', 'noTarget');
        return defendersOf(w, fight.by, on, fight).length ? null : no('DOT DR-62', 'noPair');
      },
      does: (g, play) => {
        topFight(g.world)!.forced = play.on;
        last(g, play, 'named', play.on, { fight: play.fight }, 'DOT 24.2.1');
        return null;
      },
    },
    { harmful: true },
  ),
];
