/**
 * Breaks of rules by hand, for `npm run mutants -- summoner-wars`: rules that work by permission, by order or by what is not there, so
 * that no citation leads to their code. `find` stands exactly once in the file; `replace` is the break.
 */
import type { SummonerWarsCitation } from '@kolbiste/rulebooks';
import type { Break as BreakOf, Equivalent } from '@kolbiste/testkit/breaks';

type Break = BreakOf<SummonerWarsCitation>;

const ATOMS_ARRIVALS = 'src/rules/atoms/arrivals.ts';
const ATOMS_KNOWN = 'src/rules/atoms/known.ts';
const ATOMS_HARM = 'src/rules/atoms/harm.ts';
const ATOMS_MOVEMENT = 'src/rules/atoms/movement.ts';
const ATOMS_PILES = 'src/rules/atoms/piles.ts';
const ATOMS_SETUP = 'src/rules/atoms/setup.ts';
const BATTLE_ATTACK = 'src/rules/battle/attack.ts';
const BATTLE_HARM = 'src/rules/battle/harm.ts';
const BATTLE_ROUTES = 'src/rules/battle/routes.ts';
const BATTLE_TARGETS = 'src/rules/battle/targets.ts';
const BATTLE_WALK = 'src/rules/battle/walk.ts';
const CARDS_DECK = 'src/cards/deck.ts';
const BATTLEFIELD = 'src/rules/battlefield.ts';
const LEGALITY = 'src/rules/legality.ts';
const PLACES = 'src/rules/places.ts';
const QUERIES = 'src/rules/queries.ts';
const OUTCOME = 'src/rules/outcome.ts';
const PROCEDURES = 'src/rules/procedures.ts';
const SETUP = 'src/rules/setup.ts';
const TURN_ATTACK_PHASE = 'src/rules/turn/attack-phase.ts';
const TURN_MOVEMENT = 'src/rules/turn/movement.ts';
const TURN_MOMENT = 'src/rules/turn/moment.ts';
const TURN_PLAY_EVENTS = 'src/rules/turn/play-events.ts';
const TURN_SUMMON = 'src/rules/turn/summon.ts';
const TURN_TURN = 'src/rules/turn/turn.ts';
const VALUES = 'src/rules/values.ts';
const VIEW = 'src/rules/view.ts';

export const breaks: readonly Break[] = [
  {
    rule: 'SUM 1.4',
    file: ATOMS_SETUP,
    find: '[deck.summoner]: 1 }',
    replace: '[deck.summoner]: 2 }',
    why: 'a second Summoner in the deck',
  },
  { rule: 'SUM 2.2', file: ATOMS_SETUP, find: 'left[card]!--;', replace: 'void 0;', why: 'a unit of the setup is in the draw pile too' },
  {
    rule: 'SUM 10.1.2',
    file: ATOMS_ARRIVALS,
    find: `w.sides[side]![isWall(world, id) ? 'walls' : 'units'].push(id);`,
    replace: `w.sides[side]![isWall(world, id) ? 'walls' : 'units'].push(id), isWall(world, id) && w.sides[side]!.units.push(id);`,
    why: 'walls count as units',
  },
  {
    rule: 'SUM 2.14',
    file: QUERIES,
    find: `card.type === 'unit' && card.kind === 'common'`,
    replace: `card.type === 'unit'`,
    why: 'what is for commons is for every unit',
  },
  {
    rule: 'SUM 3.3',
    file: TURN_PLAY_EVENTS,
    find: `definition.type === 'event' && playRefusal(w, side, card) === null`,
    replace: `definition.type === 'event' && playRefusal(w, side, card) === null && false`,
    why: 'no event in the Events phase',
  },
  {
    rule: 'SUM 3.3',
    file: TURN_MOVEMENT,
    find: 'addMoves(w, side, options as (MoveOption | PlaceOption)[]);',
    replace:
      'addMoves(w, side, options as (MoveOption | PlaceOption)[]), options.push(...w.sides[side]!.hand.map(play => ({ play }) as never));',
    why: 'events in the Movement phase',
  },
  {
    rule: 'SUM 7.2.6',
    file: TURN_SUMMON,
    find: `pay(g, v.side, unitOf(g.world, v.option.summon).cost);
    return g.go('enter', null);
  },
  enter(g, v) {
    summon(g, v.side, v.option.summon, squareNamed(g.world, v.option.to));`,
    replace: `summon(g, v.side, v.option.summon, squareNamed(g.world, v.option.to));
    return g.go('enter', null);
  },
  enter(g, v) {
    pay(g, v.side, unitOf(g.world, v.option.summon).cost);`,
    why: 'the unit comes before it is paid for',
  },
  {
    rule: 'SUM 4.33',
    file: BATTLE_TARGETS,
    find: 'for (const line of battlefieldOf(w).lines[square]!) {',
    replace: 'for (const line of battlefieldOf(w).lines[square]!.slice(0, underfoot === null ? 4 : 3)) {',
    why: 'who stands on a vine wall does not attack to the left',
  },
  {
    rule: 'SUM 4.34',
    file: BATTLE_TARGETS,
    find: 'if (top !== null && !forbidden(w, attacker, top)) found.push(top);',
    replace:
      'if (top !== null && !forbidden(w, attacker, top) && (vine === null || line !== battlefieldOf(w).lines[square]![1])) found.push(top);',
    why: 'who stands on a vine wall is safe from the left',
  },
  {
    rule: 'SUM 12.1.7',
    file: TURN_TURN,
    find: 'drawUpTo(g, side, HAND)',
    replace: 'drawUpTo(g, g.world.seats.indexOf(g.world.seats[side]!), HAND)',
    why: 'who has two decks draws from the first only',
  },
  {
    rule: 'SUM 12.1.9',
    file: BATTLE_HARM,
    find: 'for (const { controller } of summoners) eliminate(g, controller);',
    replace:
      'for (const { controller } of summoners) w.sides.forEach((_, side) => seatOf(w, side) === seatOf(w, controller) && eliminate(g, side));',
    why: 'who has two decks is out with the first Summoner',
  },
  {
    rule: 'SUM 3.4',
    file: TURN_PLAY_EVENTS,
    find: `definition.type === 'wall'`,
    replace: `definition.type === 'vine'`,
    why: 'walls are not played like events',
  },
  {
    rule: 'SUM 7.3.2',
    file: TURN_PLAY_EVENTS,
    find: 'if (!alive || hand.length === 0) return g.done(null);',
    replace: 'if (!alive || hand.length === 0 || playerOf(w, side).discard.length > 0) return g.done(null);',
    why: 'one event a turn',
  },
  {
    rule: 'SUM 8.2',
    file: VALUES,
    find: 'STEPS + (unitOf(w, id).ability.steps?.(w, id) ?? 0)',
    replace: 'STEPS',
    why: 'no ability changes how far a unit goes',
  },
  { rule: 'SUM 8.5', file: TURN_MOMENT, find: 'if (use.mandatory) due++;', replace: 'void 0;', why: 'every ability may be passed' },
  {
    rule: 'SUM 10.7.2',
    file: VALUES,
    find: 'least = Math.max(least, ability.needs?.(w, target, by) ?? 0)',
    replace: 'void 0',
    why: 'no ability keeps a hit from wounding',
  },
  {
    rule: 'SUM 10.11.4',
    file: ATOMS_MOVEMENT,
    find: `g.emit({ type: 'stepped', card: id, from, to, rule });`,
    replace: `(draft(w).cards[id]!.marks |= MOVED), g.emit({ type: 'stepped', card: id, from, to, rule });`,
    why: 'every step is part of the move of the turn',
  },
  {
    rule: 'SUM 10.15.4',
    file: BATTLE_ATTACK,
    find: `return g.go('ignore', null);`,
    replace: `return g.call('ignore', moment(v.by, 'anytime'));`,
    why: 'an any-time ability between the roll and its resolution',
  },
  {
    rule: 'SUM 11.2.3',
    file: CARDS_DECK,
    find: 'definition.faction === MERCENARY',
    replace: 'definition.faction === MERCENARY && commons < 0',
    why: 'mercenaries are strangers',
  },
  {
    rule: 'SUM 4.12',
    file: PLACES,
    find: 'return w.vines[square] === null && (top === null || !isWall(w, top));',
    replace: 'return w.vines[square] === null && (top === null || !isWall(w, top)) && onOwnHalf(w, w.active, square);',
    why: 'vine walls stay at home',
  },
  {
    rule: ['SUM 1.6', 'SUM 1.7'],
    file: BATTLE_HARM,
    find: `unitOf(w, card).kind === 'summoner')`,
    replace: `unitOf(w, card).kind === 'champion')`,
    why: 'a Summoner who falls ends nothing',
  },
  {
    rule: ['SUM 3.6', 'SUM 3.9'],
    file: QUERIES,
    find: `definitionOf(w, id).type === 'unit'`,
    replace: 'true',
    why: 'walls are units',
  },
  {
    rule: ['SUM 2.3', 'SUM 7.5.9', 'SUM 7.5.19'],
    file: VALUES,
    find: 'return dice;',
    replace: 'return dice - 1;',
    why: 'a die less than printed',
  },
  {
    rule: ['SUM 2.4', 'SUM 7.2.2'],
    file: TURN_SUMMON,
    find: 'pay(g, v.side, unitOf(g.world, v.option.summon).cost);',
    replace: 'pay(g, v.side, 0);',
    why: 'units come for nothing',
  },
  {
    rule: ['SUM 2.7', 'SUM 7.5.14'],
    file: VALUES,
    find: '(isRanged(w, id) ? REACH : 1)',
    replace: '(isRanged(w, id) ? 2 : 1)',
    why: 'ranged units reach two squares',
  },
  { rule: ['SUM 2.8', 'SUM 7.5.11'], file: VALUES, find: '(isRanged(w, id) ? REACH : 1)', replace: 'REACH', why: 'melee units shoot' },
  {
    rule: ['SUM 2.16', 'SUM 10.7.1'],
    file: ATOMS_HARM,
    find: 'card.wounds += wounds;',
    replace: 'card.wounds += Math.min(1, wounds);',
    why: 'one wound, however many hits',
  },
  {
    rule: ['SUM 2.17', 'SUM 3.8', 'SUM 7.5.24'],
    file: BATTLE_HARM,
    find: 'w.cards[card]!.wounds >= lifeOf(w, card) ? [card]',
    replace: 'w.cards[card]!.wounds > lifeOf(w, card) ? [card]',
    why: 'a card lives on with as many wounds as life',
  },
  {
    rule: 'SUM 7.5.25',
    file: BATTLE_ATTACK,
    find: 'for (const die of v.dice) if (die >= least) v.wounds++;',
    replace:
      'for (const die of v.dice) if (die >= least && g.world.cards[v.target]!.wounds + v.wounds < lifeOf(g.world, v.target)) v.wounds++;',
    why: 'an attack stops when the target has fallen',
  },
  {
    rule: 'SUM 3.7',
    file: BATTLE_TARGETS,
    find: 'if (top !== null && !forbidden(w, attacker, top)) found.push(top);',
    replace: 'if (top !== null && !isWall(w, top) && !forbidden(w, attacker, top)) found.push(top);',
    why: 'walls cannot be attacked',
  },
  {
    rule: ['SUM 3.14', 'SUM 7.2.9', 'SUM 7.2.11'],
    file: PLACES,
    find: 'for (const next of neighbours(w, squareOf(w, wall))) if (empty(w, next) && !squares.includes(next)) squares.push(next);',
    replace: 'for (let next = 0; next < w.top.length; next++) if (empty(w, next) && !squares.includes(next)) squares.push(next);',
    why: 'units are summoned anywhere',
  },
  {
    rule: 'SUM 4.5',
    file: ATOMS_SETUP,
    find: 'addVines(w, side, faction.list.vineWalls);',
    replace: 'void 0;',
    why: 'nobody has a supply of vine walls',
  },
  {
    rule: ['SUM 4.8', 'SUM 4.34'],
    file: BATTLE_TARGETS,
    find: 'if (vine !== null && !forbidden(w, attacker, vine)) found.push(vine);',
    replace: 'void 0;',
    why: 'vine walls cannot be attacked from beside',
  },
  {
    rule: ['SUM 4.26', 'SUM 4.27', 'SUM 4.31'],
    file: BATTLE_TARGETS,
    find: 'if (vine !== null && !forbidden(w, attacker, vine)) found.push(vine);',
    replace: 'if (vine !== null && top === null && !forbidden(w, attacker, vine)) found.push(vine);',
    why: 'a vine wall below a unit is no target',
  },
  {
    rule: ['SUM 4.31', 'SUM 4.34'],
    file: BATTLE_TARGETS,
    find: 'if (top !== null && !forbidden(w, attacker, top)) found.push(top);',
    replace: 'if (top !== null && vine === null && !forbidden(w, attacker, top)) found.push(top);',
    why: 'a vine wall hides the unit on it',
  },
  {
    rule: ['SUM 4.32', 'SUM 4.33'],
    file: BATTLE_TARGETS,
    find: 'for (const line of battlefieldOf(w).lines[square]!) {',
    replace: 'for (const line of underfoot === null ? battlefieldOf(w).lines[square]! : []) {',
    why: 'who stands on a vine wall sees nothing',
  },
  {
    rule: 'SUM 4.35',
    file: BATTLE_TARGETS,
    find: 'if (top === null && vine === null) continue;',
    replace: 'if (top === null) continue;',
    why: 'one shoots over vine walls',
  },
  {
    rule: 'SUM 4.13',
    file: BATTLE_ROUTES,
    find: 'if (seen[to] === stamp || top[to] !== null) continue;',
    replace: 'if (seen[to] === stamp || top[to] !== null || w.vines[to] !== null) continue;',
    why: 'nobody walks onto a vine wall',
  },
  {
    rule: 'SUM 4.17',
    file: PLACES,
    find: 'if (vineAt(w, square) !== null) return true;',
    replace: 'void 0;',
    why: 'who stands on a vine wall is not beside it',
  },
  {
    rule: 'SUM 4.17',
    file: PLACES,
    find: 'return d === 1 || (d === 0 && a !== b);',
    replace: 'return d === 1;',
    why: 'a vine wall underfoot is not adjacent',
  },
  {
    rule: 'SUM 4.18',
    file: BATTLE_WALK,
    find: `if (!leavesVine(w, v)) return g.go('enter', null);`,
    replace: `return g.go('enter', null);`,
    why: 'vine walls are left without a roll',
  },
  {
    rule: 'SUM 4.21',
    file: BATTLE_WALK,
    find: 'harm({ by: owner, attacker: null,',
    replace: 'harm({ by: v.by, attacker: null,',
    why: 'the mover collects',
  },
  {
    rule: ['SUM 4.37', 'SUM 7.4.7'],
    file: TURN_MOVEMENT,
    find: `return followsMove(w, mover, v.side) ? g.call('offer', moment(v.side, 'moved', mover)) : g.go('offer', null);`,
    replace: `return g.go('offer', null);`,
    why: 'nothing follows a move',
  },
  {
    rule: 'SUM 4.38',
    file: ATOMS_MOVEMENT,
    find: 'w.moves++;',
    replace: 'if (squares > 0) w.moves++;',
    why: 'a move of nothing counts for nothing',
  },
  {
    rule: ['SUM 5.1', 'SUM 5.4'],
    file: BATTLEFIELD,
    find: 'square < battlefield.squares / 2 ? 0 : 1',
    replace: 'square < battlefield.squares / 4 ? 0 : 1',
    why: 'halves are not equal',
  },
  {
    rule: ['SUM 5.5', 'SUM 10.10.1'],
    file: BATTLEFIELD,
    find: '(ring ? Math.min(across, columns - across) : across) + along;',
    replace: 'Math.max(ring ? Math.min(across, columns - across) : across, along);',
    why: 'a diagonal step is one',
  },
  { rule: ['SUM 5.6', 'SUM 7.2.3'], file: ATOMS_PILES, find: 'pile.push(card);', replace: 'void 0;', why: 'paid magic goes nowhere' },
  {
    rule: 'SUM 6.3',
    file: SETUP,
    find: 'while (v.side < w.sides.length && w.sides[v.side]!.chosen !== null) v.side++;',
    replace: 'v.side = w.sides.length;',
    why: 'nobody chooses',
  },
  { rule: 'SUM 6.9', file: ATOMS_PILES, find: 'cards[id]!.known = 0', replace: 'cards[id]!.known = 31', why: 'the draw pile lies open' },
  {
    rule: 'SUM 6.16',
    file: TURN_TURN,
    find: `w.turn === 1 ? g.go('movement', null) : g.go('draw', null)`,
    replace: `w.turn === 1 ? g.go('magic', null) : g.go('draw', null)`,
    why: 'the first turn is only magic',
  },
  {
    rule: 'SUM 7.0.2',
    file: TURN_TURN,
    find: `return g.go('summon', null);`,
    replace: `return g.go('events', null);`,
    why: 'no Summon phase',
  },
  {
    rule: 'SUM 7.0.3',
    file: TURN_TURN,
    find: `g.call('next', turn({ side }))`,
    replace: `g.call('next', turn({ side: w.starter! }))`,
    why: 'one player takes all turns',
  },
  {
    rule: 'SUM 7.2.10',
    file: TURN_SUMMON,
    find: 'if (!playerOf(w, side).alive || !mightSummon(w, side)) return g.done(null);',
    replace: 'if (!playerOf(w, side).alive || !mightSummon(w, side) || w.sides[side]!.units.length > 3) return g.done(null);',
    why: 'two units a turn',
  },
  {
    rule: 'SUM 7.3.4',
    file: TURN_PLAY_EVENTS,
    find: `carryOut: (g, v) => g.call('over', eventOf(g.world, v.card).play!(v.side, v.card)),`,
    replace: `carryOut: g => g.go('over', null),`,
    why: 'events do nothing',
  },
  {
    rule: 'SUM 7.5.2',
    file: LEGALITY,
    find: 'if (marked(w, attacker, ATTACKED)) return',
    replace: 'if (!hasMoved(w, attacker) || marked(w, attacker, ATTACKED)) return',
    why: 'only who moved attacks',
  },
  {
    rule: 'SUM 7.5.7',
    file: BATTLE_TARGETS,
    find: 'if (top !== null && !forbidden(w, attacker, top)) found.push(top);',
    replace:
      'if (top !== null && !forbidden(w, attacker, top) && w.cards[top]!.controller !== w.cards[attacker]!.controller) found.push(top);',
    why: 'own units cannot be attacked',
  },
  {
    rule: 'SUM 7.5.20',
    file: BATTLE_ATTACK,
    find: 'if (die >= least) v.wounds++',
    replace: 'if (die > least) v.wounds++',
    why: 'a three misses',
  },
  {
    rule: 'SUM 7.5.26',
    file: BATTLE_HARM,
    find: 'v.blows.flatMap(({ card }) => (',
    replace: 'v.blows.slice(0, 1).flatMap(({ card }) => (',
    why: 'only the first leaves',
  },
  {
    rule: ['SUM 7.5.27', 'SUM 10.3.1', 'SUM 10.3.3'],
    file: BATTLE_HARM,
    find: 'if (cards.length) collect(g, v.by,',
    replace: 'if (cards.length) collect(g, w.cards[cards[0]!]!.owner,',
    why: 'the owner gets the card back',
  },
  {
    rule: 'SUM 7.6.3',
    file: VIEW,
    find: 'magic: mine ? player.magic.map(face) : null,',
    replace: 'magic: null,',
    why: 'nobody sees the own magic pile',
  },
  {
    rule: 'SUM 7.6.4',
    file: ATOMS_PILES,
    find: 'draft(w).sides[side]!.magic.push(card);',
    replace: 'draft(w).sides[side]!.magic.unshift(card);',
    why: 'new magic goes below',
  },
  {
    rule: 'SUM 7.6.5',
    file: VIEW,
    find: 'magicSize: player.magic.length,',
    replace: 'magicSize: mine ? player.magic.length : 0,',
    why: 'the size of a magic pile is hidden',
  },
  {
    rule: 'SUM 7.6.6',
    file: VIEW,
    find: 'drawSize: mine ? player.draw.length : null,',
    replace: 'drawSize: player.draw.length,',
    why: 'the size of a draw pile is open',
  },
  {
    rule: 'SUM 8.6',
    file: TURN_ATTACK_PHASE,
    find: 'for (const on of targetsOf(w, id)) options.push(attackOption(id, on));',
    replace: 'if (assaultTargets(w, id).length < 2) for (const on of targetsOf(w, id)) options.push(attackOption(id, on));',
    why: 'who can assault must',
  },
  {
    rule: 'SUM 8.9',
    file: TURN_ATTACK_PHASE,
    find: 'countAttack(w, choice.assault);',
    replace: 'void 0;',
    why: 'an Assault counts for nothing',
  },
  {
    rule: 'SUM 10.1.1',
    file: BATTLE_TARGETS,
    find: 'if (top === null && vine === null) continue;',
    replace: 'if (top === null || isWall(w, top)) continue;',
    why: 'walls are no cards in the way',
  },
  {
    rule: 'SUM 10.3.2',
    file: BATTLE_HARM,
    find: `g.emit({ type: 'destroyed', card: id,`,
    replace: `isUnit(w, id) && g.emit({ type: 'destroyed', card: id,`,
    why: 'a wall falls without a word',
  },
  {
    rule: 'SUM 10.5.3',
    file: ATOMS_ARRIVALS,
    find: `g.emit({ type: 'placed', card, from: NOWHERE, to, by: side, rule });`,
    replace: `g.emit({ type: 'summoned', side, card, square: to, rule });`,
    why: 'placing is called summoning',
  },
  {
    rule: ['SUM 10.6.1', 'SUM 10.6.2'],
    file: ATOMS_HARM,
    find: 'drop(w.sides[from]!.units, id);',
    replace: 'void 0;',
    why: 'the former controller keeps it too',
  },
  {
    rule: 'SUM 10.7.9',
    file: VALUES,
    find: `if (precise && sluggish) return 'SUM 10.7.9';`,
    replace: 'if (precise && sluggish) return null;',
    why: 'a precise unit rolls against a sluggish one',
  },
  {
    rule: 'SUM 10.8.1',
    file: VIEW,
    find: 'discard: player.discard.map(face),',
    replace: 'discard: mine ? player.discard.map(face) : [],',
    why: 'discard piles are hidden',
  },
  {
    rule: 'SUM 10.8.2',
    file: VIEW,
    find: 'magic: mine ? player.magic.map(face) : null,',
    replace: 'magic: player.magic.map(face),',
    why: 'magic piles are open',
  },
  {
    rule: 'SUM 10.8.3',
    file: BATTLE_HARM,
    find: 'v.choice = choice;',
    replace: `v.choice = 'magic';`,
    why: 'what an ability redirects goes to the magic pile',
  },
  {
    rule: 'SUM 10.8.4',
    file: BATTLE_HARM,
    find: 'if (cards.length) collect(g, v.by,',
    replace: 'if (cards.length) collect(g, w.cards[cards[0]!]!.owner,',
    why: 'decks never mix',
  },
  {
    rule: 'SUM 10.9.3',
    file: ATOMS_MOVEMENT,
    find: 'card.square = to;',
    replace: '(card.square = to), (card.under.length = 0);',
    why: 'cards under a unit stay behind',
  },
  {
    rule: 'SUM 10.9.4',
    file: BATTLE_HARM,
    find: 'all.push(...w.cards[id]!.under);',
    replace: 'void 0;',
    why: 'cards under a fallen unit vanish',
  },
  {
    rule: 'SUM 10.9.6',
    file: BATTLE_HARM,
    find: 'if (isVine(w, id)) continue;',
    replace: 'void 0;',
    why: 'a vine wall is taken like a card',
  },
  {
    rule: 'SUM 10.10.3',
    file: VALUES,
    find: 'for (const { attacksWithin = 0 } of abilitiesOf(w, attacker)) reach = Math.max(reach, attacksWithin);',
    replace: 'for (const { attacksWithin = 0 } of abilitiesOf(w, attacker)) reach = Math.max(reach, attacksWithin + 1);',
    why: 'a diagonal attack reaches a step further',
  },
  {
    rule: 'SUM 10.11.5',
    file: BATTLE_ATTACK,
    find: 'if (targets.length === 0) return g.done(null);',
    replace: 'if (targets.length === 0 || g.world.attacks >= g.world.attackLimit) return g.done(null);',
    why: 'a free attack counts against the limit',
  },
  {
    rule: 'SUM 10.15.1',
    file: TURN_MOMENT,
    find: 'if (use.at !== at || (use.shared',
    replace: `if (use.at !== at || (at === 'anytime' && w.phase !== 'movement') || (use.shared`,
    why: 'any-time abilities in the Movement phase only',
  },
  {
    rule: 'SUM 11.3.4',
    file: ATOMS_SETUP,
    find: 'setupSquare(battlefieldWith(w.columns), side, column, row)',
    replace: 'setupSquare(battlefieldWith(w.columns), side, row, column)',
    why: 'rows and columns of the setup are swapped',
  },
  {
    rule: ['SUM 12.1.4', 'SUM 12.3.6'],
    file: QUERIES,
    find: '(a & 1) === (b & 1)',
    replace: 'a === b',
    why: 'everybody for themselves',
  },
  {
    rule: 'SUM 12.1.5',
    file: SETUP,
    find: 'for (let side = 0; side < g.world.sides.length; side++) revealDeck(g, side);',
    replace: 'for (let side = 0; side < 2; side++) revealDeck(g, side);',
    why: 'only two set up',
  },
  {
    rule: ['SUM 12.1.7', 'SUM 12.1.9'],
    file: VIEW,
    find: 'seatOf(w, side) === viewer',
    replace: 'side === viewer',
    why: `the second deck is not its player's`,
  },
  {
    rule: 'SUM 12.1.8',
    file: SETUP,
    find: 'return [first, doubled, second, doubled];',
    replace: 'return [first, doubled, second, first];',
    why: 'another plays the second deck',
  },
  {
    rule: 'SUM 12.1.10',
    file: ATOMS_KNOWN,
    find: 'partner !== null && w.switches.sharedHands ? seatBits(w, partner) : 0',
    replace: '0',
    why: `partners do not see each other's hands`,
  },
  {
    rule: 'SUM 12.1.14',
    file: SETUP,
    find: 'allFactions().map(({ id }) => ({ deck: id }))',
    replace: 'allFactions().filter(({ id }) => w.sides.every(({ chosen }) => chosen !== id)).map(({ id }) => ({ deck: id }))',
    why: 'every faction once',
  },
  { rule: 'SUM 12.2.1', file: TURN_TURN, find: 'drawUpTo(g, side, HAND)', replace: 'drawUpTo(g, side, 4)', why: 'four cards in hand' },
  {
    rule: 'SUM 12.2.4',
    file: BATTLEFIELD,
    find: 'if (!ring && (column < 0 || column >= columns)) return NOWHERE;',
    replace: 'if (column < 0 || column >= columns) return NOWHERE;',
    why: 'the far edges are not joined',
  },
  {
    rule: ['SUM 12.2.3', 'SUM 12.2.6'],
    file: BATTLEFIELD,
    find: 'return row * columns + ((column + columns) % columns);',
    replace: 'return column === 6 ? NOWHERE : row * columns + ((column + columns) % columns);',
    why: 'the boards do not touch',
  },
  {
    rule: 'SUM 12.2.8',
    file: ATOMS_HARM,
    find: 'for (const id of [...player.units, ...player.walls]) w.out.push(...liftOff(g.world, id));',
    replace: 'void 0;',
    why: 'cards of an eliminated player stay',
  },
  {
    rule: 'SUM 12.2.9',
    file: ATOMS_HARM,
    find: `for (const from of ['hand', 'draw', 'discard'] as const) {`,
    replace: `for (const from of ['draw', 'discard'] as const) {`,
    why: 'the hand stays',
  },
  {
    rule: 'SUM 12.2.10',
    file: ATOMS_HARM,
    find: `for (const from of ['hand', 'draw', 'discard'] as const) {`,
    replace: `for (const from of ['hand', 'discard'] as const) {`,
    why: 'the draw pile stays',
  },
  {
    rule: 'SUM 12.2.11',
    file: ATOMS_HARM,
    find: `for (const from of ['hand', 'draw', 'discard'] as const) {`,
    replace: `for (const from of ['hand', 'draw'] as const) {`,
    why: 'the discard pile stays',
  },
];

const TWO_OR_FOUR = 'there are two sides or four, never three';
const SET_LATER = 'a first value that a step sets before anything reads it';
export const equivalent: readonly Equivalent[] = [
  { file: LEGALITY, was: '2', text: '3', find: `no(w.sides.length > 2 ? 'SUM 12.2.2' : 'SUM 3.11', 'notOwnHalf')`, why: TWO_OR_FOUR },
  { file: ATOMS_ARRIVALS, was: '2', text: '3', find: `g.world.sides.length > 2 ? 'SUM 12.2.2' : 'SUM 7.3.8'`, why: TWO_OR_FOUR },
  { file: SETUP, was: '2', text: '3', find: 'seats.length > 2 ? 12 : 6', why: TWO_OR_FOUR },
  { file: BATTLEFIELD, was: '6', text: '7', find: 'const ring = columns > 6;', why: 'a battlefield has 6 columns or 12' },
  { file: PROCEDURES, was: '0', text: '1', find: 'value: 0, dice: [], wounds: 0, had: 0', why: SET_LATER },
  { file: PROCEDURES, was: 'false', text: 'true', find: 'had: 0, enemyUnit: false', why: SET_LATER },
  {
    file: ATOMS_SETUP,
    was: '0',
    text: '1',
    find: 'growsVines: faction.list.vineWalls > 0',
    why: 'a reference card lists fifteen vine walls or none',
  },
  {
    file: OUTCOME,
    was: 'w.turn <= w.switches.turnCap',
    text: 'w.turn < w.switches.turnCap',
    find: 'if (w.turn <= w.switches.turnCap && w.sides.every(',
    why: 'a short way out; what it lets through is asked again below',
  },
  { file: OUTCOME, was: '[false, false]', text: '[false]', why: 'a missing entry is as false as one that is' },
  {
    file: VALUES,
    was: 'own.some(({ id }) => id === ability.id)',
    text: 'own.every(({ id }) => id === ability.id)',
    why: 'a unit has exactly one ability of its own',
  },
  {
    file: TURN_MOMENT,
    was: 'v.at === w.active || !playerOf(w, v.at).alive',
    text: 'v.at === w.active',
    why: 'who is out of the game has no units left to use an ability of',
  },
];
