/** Base set: the Art. */
import type { Call, Option, Seat } from '@kolbiste/engine';
import { has, isCombatant, opponentIn } from '../../abilities.ts';
import {
  destinyOf,
  discard,
  draw,
  last,
  loseDestiny,
  order,
  reattach,
  setTactic,
  shuffleLibrary,
  strengthen,
  swap,
  toHand,
  transfer,
} from '../../atoms.ts';
import { attackerRefusal, defendersOf, knownPairRefusal, pairRefusal, tacticRefusal, tacticsFor } from '../../combat/pairing.ts';
import type { Here } from '../../doomtrooper.ts';
import { bearerRefusal } from '../../moves.ts';
import { no } from '../../rule.ts';
import { awarding, choosing, looking, newAttack, type Choosing } from '../../signatures.ts';
import { bearerOf, hasLabel, isBrother, isDoomtrooper, isHeretic, isLegion, isPresent, knownWarriors, warriorsOf } from '../../status.ts';
import { worthOf } from '../../values.ts';
import {
  byBook,
  fightNumbered,
  friends,
  NOTHING,
  seatsFrom,
  topFight,
  type Announced,
  type CardId,
  type Tactic,
  type World,
} from '../../world.ts';
import { CARD_TYPES, type Apostle, type Aspect, type CardType, type Change, type Definition, type Move } from '../card.ts';
import { art, plus, type Text } from '../make.ts';
import { asks, asksOn, picked, picks, stepsOf, times } from '../pieces.ts';
import { DEFINITIONS, definitionNamed, definitionOf } from '../registry.ts';

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
    adds: change,
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
/** Whose ratings may be copied for this sum. */
const models = (w: World, on: CardId, sum: number): CardId[] =>
  knownWarriors(w).filter(id => id !== on && (isBrother(w, id) ? 4 : isDoomtrooper(w, id) ? 6 : isLegion(w, id) ? 10 : Infinity) <= sum);
/** A question to come, for what is asked step by step. */
const choosingOf = (w: World, play: Announced, args: readonly number[]): Choosing => ({
  seat: play.seat,
  card: play.card,
  def: w.cards[play.card]!.def,
  ask: '',
  options: [],
  args,
});
/** A player is asked for his plan. Arguments: caster's seat, players left, this player. */
function plans(w: World, asked: Choosing): Call<unknown> | null {
  const at = asked.args[2]!;
  const able = fighters(w).filter(id => w.cards[id]!.by === at && victimsOf(w, id).some(victim => w.cards[victim]!.by !== at));
  return asksOn(asked, 'plan', ['peace', ...picks(able)], asked.args, at);
}
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

/** A hand is seen and so many cards of it are discarded for each 5 destiny points. */
const dominates = (cards: number): Partial<Move> & Pick<Move, 'does'> => ({
  per: { step: 5, upTo: (w, seat) => Math.ceil(Math.max(...w.sides.map((side, at) => (at === seat ? 0 : side.hand.length))) / cards) },
  aim: 'opponent',
  fits: (w, _, __, ___, at) => (w.sides[at]!.hand.length ? null : no('DOT 28.16', 'noTarget')),
  does: (g, play) => looking({ seat: play.seat, at: play.at, left: cards * stepsOf(g.world, play, 5, play.caster, 'art') }),
});

/** A hand or library of an opponent is seen for each such sum. Arguments of the questions: whose, how many are left, who looks. */
function looksInto(price: number, pile: 'hand' | 'library'): [Partial<Move> & Pick<Move, 'does'>, Partial<Definition>] {
  const full = (w: World, at: Seat): boolean => w.sides[at]!.library.length > 0 || pile === 'hand';
  const show = (g: Here, asked: Choosing, at: Seat, left: number, seat: Seat): Call<unknown> | null => {
    const cards = g.world.sides[at]![pile];
    for (const id of cards) g.world.shown.push(seat, id);
    g.emit({ type: 'looked', seat, at, cards: [...cards], rule: pile === 'hand' ? 'DOT 37.14' : 'DOT 37.6' });
    return asksOn(asked, 'look', ['stop'], [at, left, seat, ...asked.args.slice(3), at], seat);
  };
  const next = (g: Here, asked: Choosing): Call<unknown> | null => {
    const [, left, seat, ...seen] = asked.args as [Seat, number, Seat, ...Seat[]];
    const others = rivals(g.world, seat).filter(at => !seen.includes(at) && full(g.world, at));
    if (left <= 1 || others.length === 0) return null;
    return asksOn(
      asked,
      'to',
      others.map(holder => ({ holder })),
      asked.args,
      seat,
    );
  };
  return [
    {
      per: { step: price, upTo: (w, seat) => rivals(w, seat).filter(at => full(w, at)).length },
      aim: 'opponent',
      fits: (w, _, __, ___, at) => (full(w, at) ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => {
        const steps = stepsOf(g.world, play, price, play.caster, 'art');
        return show(g, choosingOf(g.world, play, [play.at, steps, play.seat]), play.at, steps, play.seat);
      },
    },
    {
      answered: (g, asked, answer) => {
        const [at, left, seat] = asked.args as [Seat, number, Seat];
        if (asked.ask === 'to') return show(g, asked, (answer as { holder: Seat }).holder, left - 1, seat);
        if (asked.ask === 'look') {
          g.world.shown.length = 0;
          return pile === 'library' ? asksOn(asked, 'shuffle', ['shuffle', 'keep'], asked.args, at) : next(g, asked);
        }
        if (answer === 'shuffle') shuffleLibrary(g, at, 'DOT 4.1');
        return next(g, asked);
      },
    },
  ];
}

// -- immunity to single gifts -----------------------------------------------------------------------------------------

/** Gifts in play that somebody might be protected from. */
const giftsAgainst = (w: World, on: CardId, kind: 'generic' | Apostle | 'all'): CardId[] =>
  w.play.filter(id => {
    const { type, needs } = definitionOf(w, id);
    return type === 'symmetry' && bearerOf(w, id) !== on && (kind === 'all' || needs.gift === kind);
  });
/** Each step is a point of Armor, where the spell knows that, or the immunity to one gift. Arguments: on, steps, combat, armour. */
function wards(g: Here, asked: Choosing, kind: 'generic' | Apostle | 'all'): Call<unknown> | null {
  const [on, left, fight, armour] = asked.args as [CardId, number, number, number];
  const w = g.world;
  if (left === 0) return null;
  const gifts = giftsAgainst(w, on, kind).filter(
    gift => !w.effects.some(({ what, on: whom, n }) => what === 'warded' && whom === on && n === gift),
  );
  if (gifts.length > 0) return choosing({ ...asked, options: [...(armour ? ['armour'] : []), ...picks(gifts)] });
  if (armour) strengthen(g, asked, on, plus(0, 0, left), { fight }, 'DOT 21.14');
  return null;
}
const warding = (kind: 'generic' | Apostle | 'all'): Pick<Definition, 'answered'> => ({
  answered: (g, asked, answer) => {
    const [on, left, fight, armour] = asked.args as [CardId, number, number, number];
    if (answer === 'armour') strengthen(g, asked, on, plus(0, 0, 1), { fight }, 'DOT 21.14');
    else
      last(
        g,
        asked,
        'warded',
        on,
        fight > 0 ? { fight, n: picked(answer) } : { until: asked.seat, n: picked(answer) },
        byBook(g.world, 'DOT 29.1t', 'DOT 29.1s'),
      );
    return wards(g, { ...asked, args: [on, left - 1, fight, armour] }, kind);
  },
});
const wardsBy =
  (step: number, kind: 'generic' | Apostle | 'all', armour: boolean): Move['does'] =>
  (g, play) =>
    wards(
      g,
      {
        seat: play.seat,
        card: play.card,
        def: g.world.cards[play.card]!.def,
        ask: 'ward',
        options: [],
        args: [play.on, stepsOf(g.world, play, step, play.caster, 'art'), kind === 'all' ? 0 : play.fight, armour ? 1 : 0],
      },
      kind,
    );
const exorcise = (code: string, en: string, cs: string, apostle: Apostle, of: Text): Definition =>
  spell(
    code,
    en,
    cs,
    'exorcism',
    'combat',
    [
      `Per 2 destiny the target has +1 Armor or is immune to one gift of ${of[0]}.`,
      `Za každé 2 body osudu má cíl +1 Obrana, nebo je imunní vůči jednomu ${of[1]} daru.`,
    ],
    { aim: 'combatant', per: { step: 2 }, does: wardsBy(2, apostle, true) },
    warding(apostle),
  );

// -- minds and plans --------------------------------------------------------------------------------------------------

/** Who could stand in a combat at all. */
const fighters = (w: World): CardId[] => knownWarriors(w).filter(id => !has(w, id, 'neverFights', null) && !has(w, id, 'prisoner', null));
const sameGround = (w: World, a: CardId, b: CardId): boolean => (w.cards[a]!.zone === 'station') === (w.cards[b]!.zone === 'station');
const foesFor = (w: World, attacker: CardId): CardId[] =>
  fighters(w).filter(id => id !== attacker && sameGround(w, attacker, id) && tacticsFor(w, attacker, id, topFight(w)).length > 0);
/** Whom a warrior can be made to attack: even a friend (DOT 24.2.5). */
const victimsOf = (w: World, attacker: CardId): CardId[] =>
  knownWarriors(w).filter(id => id !== attacker && knownPairRefusal(w, attacker, id, null, true) === null);
const rivals = (w: World, seat: Seat): Seat[] => seatsFrom(w, seat).filter(other => !friends(w, seat, other));

const MASKS = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];
const QUESTIONS: readonly Option[] = [
  ...CARD_TYPES.map(type => ({ type })),
  ...MASKS.map(of => ({ of })),
  ...CARD_TYPES.map(among => ({ among })),
];

/** Whether a Doomtrooper was turned into a Heretic, by a card or by an effect. */
const isTurned = (w: World, id: CardId): boolean =>
  isHeretic(w, id) && !definitionOf(w, id).kinds.includes('heretic') && !hasLabel(w, id, 'cultist');
const giftsOn = (w: World, id: CardId): CardId[] => w.cards[id]!.gear.filter(card => definitionOf(w, card).type === 'symmetry');
function restore(g: Here, id: CardId): void {
  const w = g.world;
  for (const card of w.cards[id]!.gear.slice())
    if (definitionOf(w, card).type === 'symmetry' || definitionOf(w, card).standing?.heretic) discard(g, card, 'DOT 37.10');
  w.effects = w.effects.filter(({ what, on }) => what !== 'converted' || on !== id);
  if (w.cards[id]!.zone === 'cohort' && isDoomtrooper(w, id)) transfer(g, id, 'squad', 'DOT 8.2');
}

/** Equipment that could be moved about in a Squad, and where to. */
const teleportable = (w: World): CardId[] =>
  w.play.filter(id => {
    const { host } = w.cards[id]!;
    return (
      host >= 0 &&
      definitionOf(w, id).type === 'equipment' &&
      definitionOf(w, host).type === 'warrior' &&
      w.cards[host]!.zone === 'squad' &&
      isDoomtrooper(w, host) &&
      !hasLabel(w, id, 'soleFightWeapon')
    );
  });
const landings = (w: World, id: CardId, seat: Seat): Option[] => {
  const { by, owner, host } = w.cards[id]!;
  const others = warriorsOf(w, by).filter(
    to =>
      to !== host && w.cards[to]!.zone === 'squad' && isDoomtrooper(w, to) && bearerRefusal(w, by, id, definitionOf(w, id), to) === null,
  );
  return [...picks(others), ...(by === seat && owner === seat ? ['hand'] : [])];
};
function teleports(asked: Choosing, w: World, left: number): Call<unknown> | null {
  const movable = left > 0 ? teleportable(w).filter(id => landings(w, id, asked.seat).length > 0) : [];
  return movable.length ? asksOn(asked, 'move', ['stop', ...picks(movable)], [left]) : null;
}

export const baseArt: readonly Definition[] = [
  spell(
    '01052',
    'Command',
    'Nařízení',
    'changeling',
    'any',
    [
      'An attack action and 6 destiny: you name an opponent’s warrior as attacker, and his target. If the attacker is hurt, his player gains twice his Value in destiny points; if the defender is, you gain his Value.',
      'Útočná akce a 6 bodů osudu: určíš soupeřova bojovníka za útočníka i jeho cíl. Je-li útočník zraněn či zabit, získá jeho hráč dvojnásobek jeho Hodnoty v bodech osudu; je-li to obránce, získáš jeho Hodnotu ty.',
    ],
    {
      timing: 'attack',
      actions: 1,
      attack: true,
      destiny: 6,
      aim: 'warrior',
      fits: (w, seat, _, on) =>
        w.cards[on]!.by === seat || attackerRefusal(w, w.cards[on]!.by, on, null) !== null || victimsOf(w, on).length === 0
          ? no('DOT 28.16', 'noTarget')
          : null,
      does: (g, play) => asks(g, play, play.seat, 'target', picks(victimsOf(g.world, play.on)), [play.on]),
    },
    {
      harmful: true,
      answered: (g, asked, answer) => {
        const attacker = asked.args[0]!;
        const fight = g.world.fightCount + 1;
        last(g, asked, 'watch', attacker, { fight, n: fight }, 'DOT 24.2.5');
        return newAttack(g.world.cards[attacker]!.by, -1, attacker, picked(answer));
      },
      on: (w, self, event, watch) => {
        if (watch === null || (event.type !== 'wounded' && event.type !== 'killed')) return null;
        const fight = fightNumbered(w, watch.n);
        if (fight === null || !isCombatant(fight, event.card)) return null;
        const value = event.type === 'killed' ? event.value : worthOf(w, event.card, fight);
        const [seat, points] = event.card === fight.attacker ? [w.cards[event.card]!.by, 2 * value] : [watch.by, value];
        return awarding({ seat, points, kind: 'destiny', for: self, cause: 'card', check: false });
      },
    },
  ),
  spell(
    '01079',
    'Discern Truth',
    'Poznání pravdy',
    'manipulation',
    'any',
    [
      'Per 3 destiny: a question to be answered by yes or no about an opponent’s hand. He answers truly, or pays 5 destiny points.',
      'Za každé 3 body osudu: otázka na soupeřovu ruku, na niž lze odpovědět ano či ne. Odpoví po pravdě, nebo zaplatí 5 bodů osudu.',
    ],
    {
      per: { step: 3 },
      aim: 'opponent',
      fits: (w, _, __, ___, at) => (w.sides[at]!.hand.length ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) =>
        asks(g, play, play.seat, 'question', QUESTIONS, [play.seat, play.at, stepsOf(g.world, play, 3, play.caster, 'art')]),
    },
    {
      answered: (g, asked, answer) => {
        const w = g.world;
        const [seat, at, left] = asked.args as [Seat, Seat, number];
        const said = answer as { readonly type?: CardType; readonly of?: number; readonly among?: CardType; readonly named?: string };
        if (said.among !== undefined) {
          const names = DEFINITIONS.filter(({ type }) => type === said.among).map(({ code }) => ({ named: code }));
          return asksOn(asked, 'name', names);
        }
        if (asked.ask !== 'truth') {
          const about =
            said.type !== undefined
              ? [0, CARD_TYPES.indexOf(said.type)]
              : said.of !== undefined
                ? [1, said.of]
                : [2, definitionNamed(said.named!)];
          return asksOn(asked, 'truth', destinyOf(w, at) >= 5 ? ['truth', 'silence'] : ['truth'], [seat, at, left, ...about], at);
        }
        const [, , , about, what] = asked.args as [Seat, Seat, number, number, number];
        if (answer === 'silence') loseDestiny(g, at, 5, 'card', 'DOT 3.32');
        else {
          const yes = w.sides[at]!.hand.some(id => {
            const { type, affiliation } = definitionOf(w, id);
            if (about === 0) return type === CARD_TYPES[what];
            if (about === 1) return what === 0 ? affiliation === 0 : (affiliation & what) !== 0;
            return w.cards[id]!.def === what;
          });
          g.emit({
            type: 'answered',
            seat: at,
            about: about === 0 ? 'type' : about === 1 ? 'organisation' : 'name',
            what: about === 0 ? CARD_TYPES[what]! : about === 1 ? String(what) : DEFINITIONS[what]!.code,
            yes,
            rule: 'DOT 37.14',
          });
        }
        return left > 1 && w.sides[at]!.hand.length ? asksOn(asked, 'question', QUESTIONS, [seat, at, left - 1], seat) : null;
      },
    },
  ),
  spell(
    '01095',
    'Empathy',
    'Vcítění',
    'changeling',
    'any',
    [
      '1 action, per 10 destiny: a player says whom he will attack with in his next turn, whom, and by which tactic, and keeps to it if he can.',
      '1 akce, za každých 10 bodů osudu: hráč prozradí, kým, na koho a jakou taktikou ve svém příštím kole zaútočí, a pokud může, dodrží to.',
    ],
    {
      timing: 'action',
      actions: 1,
      per: { step: 10, upTo: (w, seat) => rivals(w, seat).length },
      aim: 'opponent',
      fits: (w, _, __, ___, at) => (fighters(w).some(id => w.cards[id]!.by === at) ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => plans(g.world, choosingOf(g.world, play, [play.seat, stepsOf(g.world, play, 10, play.caster, 'art'), play.at])),
    },
    {
      answered: (g, asked, answer) => {
        const w = g.world;
        const [seat, left, at, attacker, defender] = asked.args as [Seat, number, Seat, CardId, CardId];
        const ready = (): Call<unknown> | null => {
          const others = rivals(w, seat).filter(other => other !== at && !w.orders.some(({ seat: told }) => told === other));
          return left > 1 && others.length
            ? asksOn(
                asked,
                'to',
                others.map(holder => ({ holder })),
                [seat, left - 1, -1],
                seat,
              )
            : null;
        };
        switch (asked.ask) {
          case 'to':
            return plans(w, { ...asked, args: [seat, left, (answer as { holder: Seat }).holder] });
          case 'plan': {
            const who = picked(answer);
            const victims = who < 0 ? [] : victimsOf(w, who).filter(id => w.cards[id]!.by !== at);
            if (victims.length) return asksOn(asked, 'planAgainst', picks(victims), [seat, left, at, who]);
            order(g, at, who, NOTHING, null, 'DOT 24.2.11');
            return ready();
          }
          case 'planAgainst':
            return asksOn(asked, 'planTactic', tacticsFor(w, attacker, picked(answer), null), [seat, left, at, attacker, picked(answer)]);
          default:
            order(g, at, attacker, defender, answer as Tactic, 'DOT 24.2.11');
            return ready();
        }
      },
    },
  ),
  spell(
    '01112',
    'Exorcise Dark Influences',
    'Vymítání temných sil',
    'exorcism',
    'combat',
    ['Per 1 destiny the target is immune to one general gift.', 'Za každý bod osudu je cíl imunní vůči jednomu obecnému daru.'],
    {
      aim: 'combatant',
      per: { step: 1, upTo: (w, _, on) => giftsAgainst(w, on, 'generic').length },
      fits: (w, _, __, on) => (giftsAgainst(w, on, 'generic').length ? null : no('DOT 28.16', 'noTarget')),
      does: wardsBy(1, 'generic', false),
    },
    warding('generic'),
  ),
  exorcise('01113', 'Exorcise Disease', 'Vymítání choroby', 'demnogonis', ['Demnogonis', 'Demnogonisovu']),
  exorcise('01114', 'Exorcise Evil Thoughts', 'Vymítání ďábelských myšlenek', 'muawijhe', ['Muawijhe', 'Muawijheovu']),
  exorcise('01115', 'Exorcise Infection', 'Vymítání infekce', 'ilian', ['Ilian', 'Ilianinu']),
  exorcise('01116', 'Exorcise Poison', 'Vymítání jedu', 'semai', ['Semai', 'Semaiovu']),
  exorcise('01118', 'Exorcise Wound', 'Zažehnání rány', 'algeroth', ['Algeroth', 'Algerothovu']),
  spell(
    '01119',
    'Exorcism',
    'Exorcismus',
    'changeling',
    'any',
    [
      'Per 5 destiny, and 3 for each Dark Symmetry card he has: a Doomtrooper who was turned into a Heretic is what he was; those cards are discarded.',
      'Za každých 5 bodů osudu a 3 za každou jeho kartu Černé symetrie: Doomtrooper obrácený v Kacíře je zase, čím byl; ty karty se odhodí.',
    ],
    {
      destiny: 5,
      fee: (w, on) => 3 * giftsOn(w, on).length,
      aim: 'warrior',
      many: true,
      fits: (w, _, __, on) => (isTurned(w, on) ? null : no('DOT 28.16', 'hereticsOnly')),
      does: (g, play) => {
        for (const id of [play.on, ...(play.also ?? [])]) if (isPresent(g.world, id)) restore(g, id);
        return null;
      },
    },
    { harmful: true },
  ),
  spell(
    '01141',
    'Gaze',
    'Upřený pohled',
    'premonition',
    'any',
    [
      'Per 10 destiny: look through an opponent’s library; he may shuffle it.',
      'Za každých 10 bodů osudu: prohlédni si jednu soupeřovu knihovnu; on ji smí zamíchat.',
    ],
    ...looksInto(10, 'library'),
  ),
  spell(
    '01147',
    'Greater Telepathy',
    'Velká telepatie',
    'manipulation',
    'combat',
    [
      'Two other warriors in play take the places of attacker and defender, and you name the tactic.',
      'Místo útočníka a obránce nastoupí kteříkoli dva bojovníci ve hře a ty určíš taktiku.',
    ],
    {
      timing: 'combat',
      fits: w => (phaseOpen(w) && fighters(w).some(id => foesFor(w, id).length) ? null : no('DOT 28.19', 'onlyInCombat')),
      does: (g, play) =>
        asks(g, play, play.seat, 'attacker', picks(fighters(g.world).filter(id => foesFor(g.world, id).length)), [play.fight]),
    },
    {
      harmful: true,
      answered: (g, asked, answer) => {
        const w = g.world;
        const [id, attacker, defender] = asked.args as [number, CardId, CardId];
        const fight = fightNumbered(w, id);
        if (fight === null) return null;
        if (asked.ask === 'attacker') return asksOn(asked, 'defender', picks(foesFor(w, picked(answer))), [id, picked(answer)]);
        if (asked.ask === 'defender')
          return asksOn(asked, 'tactic', tacticsFor(w, attacker, picked(answer), fight), [id, attacker, picked(answer)]);
        fight.free = true;
        swap(g, fight, 'attacker', attacker, 'DOT 24.2.8');
        swap(g, fight, 'defender', defender, 'DOT 24.2.8');
        setTactic(g, fight, answer as Tactic, 'DOT 24.3.2');
        return null;
      },
    },
  ),
  spell(
    '01206',
    'Mind Wall',
    'Mentální stěna',
    'changeling',
    'any',
    [
      'Per 1 destiny the target is immune to one Dark Symmetry card until your next turn.',
      'Za každý bod osudu je cíl do tvého příštího kola imunní vůči jedné kartě Černé symetrie.',
    ],
    {
      aim: 'warrior',
      per: { step: 1, upTo: (w, _, on) => giftsAgainst(w, on, 'all').length },
      fits: (w, _, __, on) => (giftsAgainst(w, on, 'all').length ? null : no('DOT 28.16', 'noTarget')),
      does: wardsBy(1, 'all', false),
    },
    warding('all'),
  ),
  spell(
    '01229',
    'Phantasm',
    'Přelud',
    'kinetics',
    'personal',
    [
      'The caster has the printed ratings of a member of the Brotherhood (4 destiny), a Doomtrooper (6) or a Dark Legion warrior (10) in play.',
      'Sesilatel má natištěné hodnoty člena Bratrstva (4 body osudu), Doomtroopera (6) či bojovníka Černé legie (10) ve hře.',
    ],
    {
      aim: 'combatant',
      sums: [4, 6, 10],
      fits: (w, _, __, on) => (models(w, on, 10).length ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => {
        const worth = play.spent * (has(g.world, play.caster, 'doubleArt', null) ? 2 : 1);
        return asks(g, play, play.seat, 'copy', picks(models(g.world, play.on, worth)), [play.on, play.fight]);
      },
    },
    {
      answered: (g, asked, answer) => {
        const [on, fight] = asked.args as [CardId, number];
        const model = picked(answer);
        if (model < 0) return null;
        const own = definitionOf(g.world, on).ratings;
        const change = definitionOf(g.world, model).ratings.map((rating, i) => (rating ?? 0) - (own[i] ?? 0)) as unknown as Change;
        strengthen(g, asked, on, change, { fight, layer: 'base' }, 'DOT 21.14');
        return null;
      },
    },
  ),
  spell(
    '01242',
    'Proficiency',
    'Stupeň výcviku',
    'mentalism',
    'any',
    [
      'At the start of your turn: the caster’s spells cost 1 destiny point less this turn, each step of strength too, but never less than 1.',
      'Na začátku tvého kola: kouzla sesilatele stojí v tomto kole o bod osudu méně, i každý stupeň síly, nejméně však 1.',
    ],
    {
      timing: 'start',
      does: (g, play) => {
        last(g, play, 'proficient', play.caster, { until: play.seat, n: g.world.turn }, 'DOT 21.7');
        return null;
      },
    },
  ),
  spell(
    '01312',
    'Telepathic Message',
    'Telepatická zpráva',
    'manipulation',
    'any',
    [
      'An opponent must attack the named warrior in his next turn; he names the attacker.',
      'Soupeř musí ve svém příštím kole zaútočit na určeného bojovníka; útočníka určí sám.',
    ],
    {
      aim: 'warrior',
      fits: (w, seat, _, on) => (rivals(w, seat).some(other => other !== w.cards[on]!.by) ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => {
        const told = rivals(g.world, play.seat).filter(other => other !== g.world.cards[play.on]!.by);
        if (told.length > 1)
          return asks(
            g,
            play,
            play.seat,
            'to',
            told.map(holder => ({ holder })),
            [play.on],
          );
        order(g, told[0]!, NOTHING, play.on, null, 'DOT 24.2.11');
        return null;
      },
    },
    {
      harmful: true,
      answered: (g, { args }, answer) => {
        order(g, (answer as { holder: Seat }).holder, NOTHING, args[0]!, null, 'DOT 24.2.11');
        return null;
      },
    },
  ),
  spell(
    '01313',
    'Teleportation',
    'Teleportace',
    'kinetics',
    'any',
    [
      'Per 1 destiny: an equipment card moves to another Doomtrooper of the same Squad, or your own back to your hand.',
      'Za každý bod osudu: karta vybavení přejde na jiného Doomtroopera téhož mužstva, nebo tvoje zpět do tvé ruky.',
    ],
    {
      per: { step: 1, upTo: w => teleportable(w).length },
      fits: (w, seat) => (teleportable(w).some(id => landings(w, id, seat).length) ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => teleports(choosingOf(g.world, play, []), g.world, stepsOf(g.world, play, 1, play.caster, 'art')),
    },
    {
      answered: (g, asked, answer) => {
        const w = g.world;
        const [left, id] = asked.args as [number, CardId];
        if (answer === 'stop') return null;
        if (asked.ask === 'move') return asksOn(asked, 'to', landings(w, picked(answer), asked.seat), [left, picked(answer)]);
        if (answer === 'hand') toHand(g, id, 'DOT 37.15');
        else reattach(g, id, picked(answer), 'DOT 11.1');
        return teleports(asked, w, left - 1);
      },
    },
  ),
  spell(
    '01325',
    'True Path',
    'Cesta pravdy',
    'premonition',
    'any',
    [
      'In your draw step before you draw, per 3 destiny: draw one card more; keep one of these and discard the rest.',
      'Ve tvém kroku lízání před lízáním, za každé 3 body osudu: lízni si kartu navíc; jednu z nich si nech a ostatní odhoď.',
    ],
    {
      timing: 'draw',
      per: { step: 3, upTo: (w, seat) => w.sides[seat]!.library.length },
      fits: (w, seat) => (w.sides[seat]!.library.length ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => {
        const { hand } = g.world.sides[play.seat]!;
        const before = hand.length;
        for (let n = stepsOf(g.world, play, 3, play.caster, 'art'); n > 0; n--) draw(g, play.seat, 'DOT 6.1');
        last(g, play, 'extraDraw', NOTHING, { until: play.seat, n: g.world.turn }, 'DOT 6.1');
        const drawn = hand.slice(before);
        return drawn.length > 1 ? asks(g, play, play.seat, 'keep', picks(drawn), drawn) : null;
      },
    },
    {
      answered: (g, { args }, answer) => {
        for (const id of args) if (id !== picked(answer)) discard(g, id, 'DOT 27.4');
        return null;
      },
    },
  ),
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
      'Jen proti Černé legii. Za každý bod osudu: cíl má +1 Obrana.',
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
    ['The caster is immune to the Dark Symmetry until your next turn.', 'Sesilatel je do tvého příštího kola imunní vůči Černé symetrii.'],
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
    ['Per 4 destiny: look at an opponent’s hand.', 'Za každé 4 body osudu: prohlédni si jednu soupeřovu ruku.'],
    ...looksInto(4, 'hand'),
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
      ...dominates(1),
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
      ...dominates(2),
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
