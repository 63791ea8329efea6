/** Base set: the Art, Manipulation. */
import { no, type Option, type Seat } from '@kolbiste/engine';
import { destinyOf, forceAttacker, freeFight, last, loseDestiny, order, setTactic, swap } from '../../../rules/atoms.ts';
import { defendersOf, pairRefusal, tacticsFor } from '../../../rules/combat/pairing.ts';
import { fightNumbered, friends, topFight } from '../../../rules/queries.ts';
import { type CardId, type Tactic, type World } from '../../../rules/state.ts';
import { hasHand } from '../../filters.ts';
import { art } from '../../makers.ts';
import { asks, asksOn, picked, picks, stepsOf } from '../../pieces.ts';
import { DEFINITIONS, definitionNamed, definitionOf } from '../../registry.ts';
import { aWarrior, anOpponent } from '../../targets.ts';
import { CARD_TYPES, type CardType } from '../../vocabulary.ts';
import { dominates, fighters, phaseOpen, replaces, rivals } from './pieces.ts';

const sameGround = (w: World, a: CardId, b: CardId): boolean => (w.cards[a]!.zone === 'station') === (w.cards[b]!.zone === 'station');

const foesFor = (w: World, attacker: CardId): CardId[] =>
  fighters(w).filter(id => id !== attacker && sameGround(w, attacker, id) && tacticsFor(w, attacker, id, topFight(w)).length > 0);

const MASKS = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

const QUESTIONS: readonly Option[] = [
  ...CARD_TYPES.map(type => ({ type })),
  ...MASKS.map(of => ({ of })),
  ...CARD_TYPES.map(among => ({ among })),
];

export const discernTruth = art({
  code: '01079',
  name: { en: 'Discern Truth', cs: 'Poznání pravdy' },
  text: {
    en: 'Manipulation, any time. Per 3 destiny: a question to be answered by yes or no about an opponent’s hand. He answers truly, or pays 5 destiny points.',
    cs: 'Manipulace, kdykoli. Za každé 3 body osudu: otázka na soupeřovu ruku, na niž lze odpovědět ano či ne. Odpoví po pravdě, nebo zaplatí 5 bodů osudu.',
  },
  aspect: 'manipulation',
  casting: 'any',
  per: { step: 3 },
  target: anOpponent(hasHand),
  effect: ({ g, world, seat, player, caster, play }) =>
    asks(g, play, seat, {
      ask: 'question',
      options: QUESTIONS,
      args: [seat, player, stepsOf(world, play, { step: 3, payer: caster, kind: 'art' })],
    }),
  answered: ({ g, world, ask, args, answer, asked }) => {
    const [seat, at, left] = args as [Seat, Seat, number];
    const said = answer as { readonly type?: CardType; readonly of?: number; readonly among?: CardType; readonly named?: string };
    if (said.among !== undefined) {
      const names = DEFINITIONS.filter(({ type }) => type === said.among).map(({ code }) => ({ named: code }));
      return asksOn(asked, { ask: 'name', options: names });
    }
    if (ask !== 'truth') {
      const about =
        said.type !== undefined
          ? [0, CARD_TYPES.indexOf(said.type)]
          : said.of !== undefined
            ? [1, said.of]
            : [2, definitionNamed(said.named!)];
      return asksOn(asked, {
        ask: 'truth',
        options: destinyOf(world, at) >= 5 ? ['truth', 'silence'] : ['truth'],
        args: [seat, at, left, ...about],
        seat: at,
      });
    }
    const [, , , about, what] = args as [Seat, Seat, number, number, number];
    if (answer === 'silence') loseDestiny(g, at, 5, { cause: 'card', rule: 'DOT 3.32' });
    else {
      const yes = world.sides[at]!.hand.some(id => {
        const { type, affiliation } = definitionOf(world, id);
        if (about === 0) return type === CARD_TYPES[what];
        if (about === 1) return what === 0 ? affiliation === 0 : (affiliation & what) !== 0;
        return world.cards[id]!.def === what;
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
    return left > 1 && world.sides[at]!.hand.length
      ? asksOn(asked, { ask: 'question', options: QUESTIONS, args: [seat, at, left - 1], seat })
      : null;
  },
});

export const greaterDomination = art({
  code: '01145',
  name: { en: 'Greater Domination', cs: 'Velká nadvláda' },
  text: {
    en: 'Manipulation, any time. Per 5 destiny: see an opponent’s hand and discard two cards of it. Removed from the game.',
    cs: 'Manipulace, kdykoli. Za každých 5 bodů osudu: prohlédni si soupeřovu ruku a odhoď z ní dvě karty. Odstraní se ze hry.',
  },
  aspect: 'manipulation',
  casting: 'any',
  ...dominates(2),
  after: 'sacrifice',
  limit: 1,
});

export const greaterTelepathy = art({
  code: '01147',
  name: { en: 'Greater Telepathy', cs: 'Velká telepatie' },
  text: {
    en: 'Manipulation, combat spell. Two other warriors in play take the places of attacker and defender, and you name the tactic.',
    cs: 'Manipulace, bojové kouzlo. Místo útočníka a obránce nastoupí kteříkoli dva bojovníci ve hře a ty určíš taktiku.',
  },
  aspect: 'manipulation',
  casting: 'combat',
  timing: 'combat',
  refusal: ({ world }) =>
    phaseOpen(world) && fighters(world).some(id => foesFor(world, id).length) ? null : no('DOT 28.19', 'onlyInCombat'),
  effect: ({ g, world, seat, fight, play }) =>
    asks(g, play, seat, { ask: 'attacker', options: picks(fighters(world).filter(id => foesFor(world, id).length)), args: [fight] }),
  answered: ({ g, world, ask, args, answer, asked }) => {
    const [id, attacker, defender] = args as [number, CardId, CardId];
    const fight = fightNumbered(world, id);
    if (fight === null) return null;
    if (ask === 'attacker')
      return asksOn(asked, { ask: 'defender', options: picks(foesFor(world, picked(answer))), args: [id, picked(answer)] });
    if (ask === 'defender')
      return asksOn(asked, {
        ask: 'tactic',
        options: tacticsFor(world, attacker, picked(answer), fight),
        args: [id, attacker, picked(answer)],
      });
    freeFight(fight);
    swap(g, fight, { role: 'attacker', id: attacker, rule: 'DOT 24.2.8' });
    swap(g, fight, { role: 'defender', id: defender, rule: 'DOT 24.2.8' });
    setTactic(g, fight, answer as Tactic, 'DOT 24.3.2');
    return null;
  },
  harmful: true,
});

export const lesserHypnosis = art({
  code: '01190',
  name: { en: 'Lesser Hypnosis', cs: 'Malá hypnóza' },
  text: {
    en: 'Manipulation, combat spell. Another warrior whom the attacker may attack takes the defender’s place.',
    cs: 'Manipulace, bojové kouzlo. Místo obránce nastoupí jiný bojovník, na kterého útočník smí útočit.',
  },
  aspect: 'manipulation',
  casting: 'combat',
  ...replaces((w, _, on) => pairRefusal(w, w.cards[topFight(w)!.attacker!]!.by, topFight(w)!.attacker!, on, topFight(w)) === null),
  harmful: true,
});

export const suggestion = art({
  code: '01298',
  name: { en: 'Suggestion', cs: 'Sugesce' },
  text: {
    en: 'Manipulation, any time. While an opponent declares an attack and has not named his attacker: you name him, he names the defender.',
    cs: 'Manipulace, kdykoli. Když soupeř ohlašuje útok a ještě neurčil útočníka: určíš ho ty, obránce určí on.',
  },
  aspect: 'manipulation',
  casting: 'any',
  timing: 'naming',
  target: aWarrior(),
  refusal: ({ world, seat, target }) => {
    const fight = topFight(world)!;
    if (friends(world, fight.by, seat) || world.cards[target]!.by !== fight.by) return no('DOT 28.16', 'noTarget');
    return defendersOf(world, fight.by, target, fight).length ? null : no('DOT DR-62', 'noPair');
  },
  effect: ({ g, world, target, fight, play }) => {
    forceAttacker(topFight(world)!, target);
    last(g, play, { what: 'note', on: target, note: 'named' }, { fight, rule: 'DOT 24.2.1' });
  },
  harmful: true,
});

export const telepathicMessage = art({
  code: '01312',
  name: { en: 'Telepathic Message', cs: 'Telepatická zpráva' },
  text: {
    en: 'Manipulation, any time. An opponent must attack the named warrior in his next turn; he names the attacker.',
    cs: 'Manipulace, kdykoli. Soupeř musí ve svém příštím kole zaútočit na určeného bojovníka; útočníka určí sám.',
  },
  aspect: 'manipulation',
  casting: 'any',
  target: aWarrior((w, id, { seat }) => rivals(w, seat).some(other => other !== w.cards[id]!.by)),
  effect: ({ g, world, seat, target, play }) => {
    const told = rivals(world, seat).filter(other => other !== world.cards[target]!.by);
    if (told.length > 1) return asks(g, play, seat, { ask: 'to', options: told.map(holder => ({ holder })), args: [target] });
    order(g, told[0]!, { defender: target }, 'DOT 24.2.11');
    return null;
  },
  answered: ({ g, args, answer }) => order(g, (answer as { holder: Seat }).holder, { defender: args[0]! }, 'DOT 24.2.11'),
  harmful: true,
});
