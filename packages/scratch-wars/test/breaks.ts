/**
 * Breaks of rules by hand, for `npm run mutants -- scratch-wars`: rules that work by permission, by order or by what is not there, so
 * that no citation leads to their code. `find` stands exactly once in the file. With `replace` this is the break; without it the code
 * is broken in every way the command knows.
 */
import type { ScratchWarsCitation } from '@kolbiste/rulebooks';
import type { Break as BreakOf, Equivalent } from '@kolbiste/testkit/breaks';

type Break = BreakOf<ScratchWarsCitation>;

const ATTACK = 'src/rules/attack/attack.ts';
const ATOMS = 'src/rules/atoms.ts';
const TURN = 'src/rules/turn/turn.ts';
const ROUNDS = 'src/rules/turn/rounds.ts';
const SPIN = 'src/rules/effect/spin.ts';
const COMBO = 'src/rules/end-of-turn/combo.ts';
const END = 'src/rules/end-of-turn/end-of-turn.ts';
const NIGHT = 'src/rules/end-of-turn/night-attack.ts';
const MECHANIC = 'src/rules/end-of-turn/mechanic.ts';
const PERMANENT = 'src/rules/end-of-turn/permanent-attack.ts';
const DEFENCE = 'src/rules/attack/defence.ts';
const QUERIES = 'src/rules/queries.ts';
const OUTCOME = 'src/rules/outcome.ts';
const BONUS = 'src/rules/bonus/bonus.ts';
const LEGALITY = 'src/rules/legality.ts';

/** An attack of this kind leaves the hero its last life. */
const spares = (rule: ScratchWarsCitation, kind: string): Break => ({
  rule,
  file: ATTACK,
  find: 'loseLives(g, other(v.by), total, {',
  replace: `loseLives(g, other(v.by), v.attack === '${kind}' ? Math.min(total, g.world.sides[other(v.by)]!.lives - 1) : total, {`,
  why: 'the last life is left, and the game goes on',
});

/** What an attack of this kind has left after its target goes to the hero. */
const runsOver = (rule: ScratchWarsCitation, kind: string): Break => ({
  rule,
  file: ATTACK,
  find: 'return g.done({ success, lives: 0, rest: total - durability });',
  replace: `if (v.attack === '${kind}') loseLives(g, other(v.by), total - durability, { cause: 'attack', rule: rules.hero });
    return g.done({ success, lives: 0, rest: total - durability });`,
  why: 'the power above the durability strikes the hero too',
});

/** A step of the end of the turn is left out. */
const leavesOut = (rule: ScratchWarsCitation | readonly ScratchWarsCitation[], find: string, next: string): Break => ({
  rule,
  file: END,
  find,
  replace: `g.go('${next}', null)`,
  why: 'the step is left out',
});

const PERMANENT_STEP = "g.call('combo', permanentAttack({ seat: v.seat }))";
const COMBO_STEP = "g.call('night', combo({ seat: v.seat, sum: 0, detonator: 0 }))";
const NIGHT_STEP = "g.call('mechanic', nightAttack({ seat: v.seat }))";
const MECHANIC_STEP = "g.call('done', mechanic({ seat: v.seat }))";
const END_STEP = "g.call('over', endOfTurn({ seat }))";
const PAY_SPIN = "payEnergy(g, seat, costOf(g.world, action.spin), 'SCW 2.5.1.1')";
const FALL = 'a.lives <= 0 || b.lives <= 0) return won([a.lives > 0 ? 0 : 1]';

export const breaks: readonly Break[] = [
  // 1 and 2.1: preparation
  {
    rule: 'SCW 1.3.1.2',
    file: 'src/rules/module.ts',
    find: '{ min: 2, max: 2 }',
    replace: '{ min: 1, max: 3 }',
    why: 'a Duel of one or three',
  },
  { rule: 'SCW 2.7.1.1', file: ATOMS, find: 'side.lives = side.hero.lives', why: 'lives at the start are those of the card' },
  {
    rule: 'SCW 2.7.1.2',
    file: 'src/rules/preparation/duel.ts',
    find: "loseLives(g, start, STARTER_LOSS, { cause: 'start', rule: 'SCW 2.1.1.4' })",
    why: 'the price of beginning',
  },

  // 2.2: rounds and turns
  { rule: 'SCW 2.2.1.1', file: QUERIES, find: '(w.round + 3) % TIMES.length', replace: '0', why: 'it is always morning' },
  {
    rule: 'SCW 2.2.1.2',
    file: QUERIES,
    find: '(w.round + 3) % TIMES.length',
    replace: 'Math.min(w.round - 1, 3)',
    why: 'the night never ends',
  },
  {
    rule: ['SCW 2.2.1.5', 'SCW 2.4.2.1', 'SCW 6.1.3'],
    file: ATOMS,
    find: 'world.actions = ACTIONS',
    replace: 'world.actions = ACTIONS + 1',
    why: 'a fifth action',
  },
  {
    rule: 'SCW 2.2.2.1',
    file: ROUNDS,
    find: 'turn({ seat: g.world.starter! })',
    replace: 'turn({ seat: other(g.world.starter!) })',
    why: 'the other begins',
  },
  {
    rule: ['SCW 2.2.2.2', 'SCW 6.1.4'],
    file: TURN,
    find: END_STEP,
    replace: `why === 'chosen' || why === 'nothingPossible' ? g.go('over', null) : ${END_STEP}`,
    why: 'a turn given up has no end',
  },
  {
    rule: ['SCW 2.2.2.4', 'SCW 2.4.3.1', 'SCW 5.2.1.1', 'SCW 6.1.4'],
    file: TURN,
    find: END_STEP,
    replace: "g.go('over', null)",
    why: 'nothing is evaluated at the end',
  },
  {
    rule: ['SCW 2.2.2.5', 'SCW 6.1.2'],
    file: TURN,
    find: "return g.go('gain', null)",
    replace: "return g.go('act', null)",
    why: 'actions before the start of the turn',
  },
  {
    rule: 'SCW 2.2.2.6',
    file: ROUNDS,
    find: "g.call('begin', turn({ seat: other(g.world.starter!) }))",
    replace: "g.call('first', turn({ seat: other(g.world.starter!) }))",
    why: 'the round never ends',
  },
  {
    rule: 'SCW 2.2.3.3',
    file: TURN,
    find: "return g.go('end', 'curseBroken')",
    replace: "g.world.actions = 4; return g.go('act', null)",
    why: 'the broken curse leaves the actions',
  },
  {
    rule: 'SCW 2.2.3.3',
    file: ATOMS,
    find: 'world.actions = ACTIONS',
    replace: "world.actions = ACTIONS - world.weapons.filter(each => each.owner === seat && each.state === 'repairing').length",
    why: 'the start of the turn costs actions',
  },

  { rule: 'SCW 2.2.2.3', file: TURN, find: "actions.push('end')", why: 'the turn may be ended' },

  // 2.3: the end of the game
  { rule: 'SCW 2.3.3.2', file: ROUNDS, find: 'if (g.world.round >= SUDDEN_DEATH_ROUND) strikeBoth(g);', why: 'both lose lives' },
  {
    rule: ['SCW 2.3.1.2', 'SCW 2.3.2.1', 'SCW 2.7.3.2'],
    file: OUTCOME,
    find: FALL,
    replace: FALL.replaceAll('<= 0', '< 0'),
    why: 'no lives are enough to live',
  },
  {
    rule: ['SCW 2.3.2.1', 'SCW 2.3.2.2', 'SCW 2.7.3.2'],
    file: OUTCOME,
    find: 'w.starter === null',
    replace: 'w.starter === null || w.actions > 0',
    why: 'the turn is played out',
  },
  {
    rule: ['SCW 2.3.3.1', 'SCW 6.1.1'],
    file: ROUNDS,
    find: 'g.world.round >= SUDDEN_DEATH_ROUND',
    replace: 'g.world.round > SUDDEN_DEATH_ROUND',
    why: 'a round too late',
  },
  {
    rule: 'SCW 2.3.3.1',
    file: ROUNDS,
    find: 'g.world.round >= SUDDEN_DEATH_ROUND',
    replace: 'g.world.round >= SUDDEN_DEATH_ROUND - 1',
    why: 'a round too early',
  },
  {
    rule: ['SCW 2.3.3.3', 'SCW 2.7.2.4'],
    file: ATOMS,
    find: 'Math.min(value, side.hero!.lives - side.lives)',
    replace: 'Math.min(value, side.hero!.lives - 5 * Math.max(0, g.world.round - 8) - side.lives)',
    why: 'lives lost to sudden death are gone for good',
  },
  { rule: 'SCW 2.3.4.3', file: OUTCOME, find: 'a.lives > 0 ? 0 : 1', replace: 'a.energy > b.energy ? 0 : 1', why: 'energy decides' },
  {
    rule: 'SCW 2.3.4.3',
    file: OUTCOME,
    find: "drawn(2, 'SCW 2.3.4.2', 'bothDefeated')",
    replace: "won([a.energy > b.energy ? 0 : 1], 2, 'SCW 2.3.4.1', 'defeat')",
    why: 'energy breaks the draw',
  },

  // 2.4 to 2.7: the turn, actions, energy, lives
  {
    rule: ['SCW 2.4.1.2', 'SCW 5.3.3.2.3', 'SCW 6.1.2.2'],
    file: TURN,
    find: "if (state === 'repairing') readyWeapon(g, id, 'SCW 2.5.2.5');",
    why: 'repaired weapons come back',
  },
  { rule: ['SCW 2.4.2.2', 'SCW 2.6.2.1', 'SCW 6.1.3.1.2'], file: TURN, find: PAY_SPIN, why: 'an action is paid for' },
  {
    rule: 'SCW 2.4.2.2',
    file: TURN,
    find: "return g.call('spun', newSpin(seat, action.spin));",
    replace: "g.world.sides[seat].energy += costOf(g.world, action.spin); return g.call('spun', newSpin(seat, action.spin));",
    why: 'the price is given back before the spin',
  },
  {
    rule: ['SCW 2.4.3.2', 'SCW 6.1.4.1', 'SCW 6.1.4.1.1', 'SCW 6.1.4.1.2', 'SCW 6.1.4.2'],
    file: END,
    find: `permanent: (g, v) => ${PERMANENT_STEP},
  combo: (g, v) => ${COMBO_STEP},
  night: (g, v) => ${NIGHT_STEP},
  mechanic: (g, v) => ${MECHANIC_STEP},`,
    replace: `permanent: (g, v) => g.call('combo', mechanic({ seat: v.seat })),
  combo: (g, v) => g.call('night', nightAttack({ seat: v.seat })),
  night: (g, v) => g.call('mechanic', combo({ seat: v.seat, sum: 0, detonator: 0 })),
  mechanic: (g, v) => g.call('done', permanentAttack({ seat: v.seat })),`,
    why: 'the end of the turn in the opposite order',
  },
  leavesOut(['SCW 6.1.4.1', 'SCW 6.1.4.1.1'], PERMANENT_STEP, 'combo'),
  leavesOut(['SCW 6.1.4.1', 'SCW 6.1.4.1.2'], COMBO_STEP, 'night'),
  leavesOut(['SCW 6.1.4.2', 'SCW 6.1.4.2.1'], NIGHT_STEP, 'mechanic'),
  leavesOut(['SCW 6.1.4.2', 'SCW 6.1.4.2.2'], MECHANIC_STEP, 'done'),
  {
    rule: ['SCW 2.5.1.5', 'SCW 6.1.3.1.4'],
    file: SPIN,
    find: 'w.weapons[v.weapon]!.card.sectors[v.sector]!',
    replace: 'w.weapons[v.weapon]!.card.sectors[(v.sector + 1) % w.weapons[v.weapon]!.card.sectors.length]!',
    why: 'the effect of the sector beside',
  },
  {
    rule: 'SCW 2.5.1.6',
    file: SPIN,
    find: "sectorOf(g.world, v).colour === 'green' ? 'continues' : 'ends'",
    why: 'the colour decides whether the turn goes on',
  },
  {
    rule: ['SCW 2.5.1.7', 'SCW 3.2.3.1'],
    file: SPIN,
    find: "defer(g, v.weapon, { effect, value, durability: durability! }, 'SCW 3.3.2.2')",
    why: 'a deferred effect is set aside',
  },
  {
    rule: 'SCW 2.5.1.8',
    file: SPIN,
    find: 'w.weapons[v.weapon]!.card.sectors[v.sector]!',
    replace: '{ ...w.weapons[v.weapon]!.card.sectors[v.sector]!, value: 1 }',
    why: 'the number does not count',
  },
  {
    rule: 'SCW 2.5.1.9',
    file: SPIN,
    find: "g.done(sectorOf(g.world, v).colour === 'green' ? 'continues' : 'ends')",
    replace:
      "(g.world.weapons[v.weapon].state === 'prepared' && (g.world.weapons[v.weapon].state = 'repairing'), g.done(sectorOf(g.world, v).colour === 'green' ? 'continues' : 'ends'))",
    why: 'a used weapon is spent',
  },
  {
    rule: 'SCW 2.5.1.11',
    file: TURN,
    find: PAY_SPIN,
    replace: PAY_SPIN.replace('costOf(', 'g.world.actions < 3 ? 0 : costOf('),
    why: 'the second use is free',
  },
  {
    rule: ['SCW 2.5.2.2', 'SCW 2.6.2.4'],
    file: TURN,
    find: "costOf(g.world, action.repair), 'SCW 2.5.2.1'",
    replace: "g.world.weapons[action.repair]!.card.cost, 'SCW 2.5.2.1'",
    why: 'a foreign weapon is repaired for its printed cost',
  },
  { rule: 'SCW 2.6.2.4', file: QUERIES, find: 'hero.focus.includes(card.type) ? 0 : 1', why: 'the surcharge' },
  {
    rule: ['SCW 2.6.1.1', 'SCW 2.6.1.5', 'SCW 6.1.2.1'],
    file: TURN,
    find: "if (g.world.round > 1) gainEnergy(g, seat, energyGain(g.world, seat), 'SCW 2.4.1.1');",
    why: 'energy at the start of the turn',
  },
  {
    rule: ['SCW 2.6.1.3', 'SCW 3.4.1.2', 'SCW 3.4.7.5'],
    file: ATOMS,
    find: 'side.energy += gained',
    replace: 'side.energy = gained',
    why: 'the gain replaces what was left',
  },
  {
    rule: 'SCW 2.6.1.4',
    file: ATOMS,
    find: 'draft(g.world).actions = 0',
    replace: '(draft(g.world).sides[seat]!.energy = 0, (draft(g.world).actions = 0))',
    why: 'unused energy is lost',
  },
  {
    rule: ['SCW 2.6.1.6', 'SCW 3.4.1.3', 'SCW 3.4.7.6'],
    file: ATOMS,
    find: 'Math.min(value, MAX_ENERGY - side.energy)',
    replace: 'value',
    why: 'no limit of energy',
  },
  {
    rule: ['SCW 2.6.2.2', 'SCW 2.6.2.3'],
    file: LEGALITY,
    find: "cost <= energy ? null : no('SCW 2.5.1.3', 'energy', { cost, energy })",
    replace: 'null',
    why: 'spins on credit',
  },
  { rule: 'SCW 2.6.2.3', file: NIGHT, find: 'energy < 1', replace: 'energy < 0', why: 'a night attack without energy' },
  { rule: ['SCW 2.7.2.1', 'SCW 3.4.5.2'], file: ATOMS, find: 'side.lives += gained', why: 'healed lives are added' },
  {
    rule: 'SCW 3.4.5.3',
    file: ATOMS,
    find: 'Math.min(value, side.hero!.lives - side.lives)',
    replace: 'value',
    why: 'healed above the printed number',
  },
  { rule: 'SCW 2.7.3.1', file: ATOMS, find: 'side.lives -= lost', why: 'lost lives are taken' },
  { rule: 'SCW 2.7.3.1', file: ATOMS, find: 'a.lives -= SUDDEN_DEATH_LOSS', why: 'sudden death takes lives' },

  // 2.8: durability
  {
    rule: ['SCW 2.8.1.1'],
    file: ATTACK,
    find: 'weapon.deferred!.durability : weapon.card.durability',
    replace: 'weapon.deferred!.durability : weapon.card.durability + 5',
    why: 'another durability than the printed one',
  },
  {
    rule: ['SCW 2.8.2.1'],
    file: ATTACK,
    find: 'weapon.deferred!.durability : weapon.card.durability',
    replace: 'weapon.card.durability : weapon.card.durability',
    why: 'the durability of the weapon beneath',
  },
  { rule: ['SCW 2.8.1.2', 'SCW 2.8.2.2'], file: ATTACK, find: 'total >= durability', why: 'equal or higher succeeds' },

  { rule: 'SCW 3.4.2.1', file: ATTACK, find: "target === 'hero' || 'weapon' in target", why: 'a hero is no weapon' },
  {
    rule: ['SCW 3.4.6.3', 'SCW 3.4.9.5.1', 'SCW 3.5.2.4', 'SCW 4.2.2.3'],
    file: ATTACK,
    find: "if (ATTACKS[v.attack].shields === null || power <= 0) return g.go('settle', 0);",
    why: 'shields against some attacks only, and never against nothing',
  },
  { rule: 'SCW 3.5.2.4', file: ATTACK, find: 'report(total > 0, rules.hero)', why: 'an attack of nothing fails' },
  {
    rule: 'SCW 4.2.2.3',
    file: DEFENCE,
    find: 'Math.max(0, extra + storedSum(g.world, v.picked))',
    why: 'shields never strengthen an attack',
  },

  // 3.1 to 3.3: colours, deferred effects
  {
    rule: 'SCW 3.1.1.3',
    file: QUERIES,
    find: 'w.weapons[id]!.deferred?.effect === effect',
    replace:
      "w.weapons[id]!.deferred?.effect === effect && w.weapons[id]!.card.sectors.find(sector => sector.effect === effect)?.colour === 'green'",
    why: 'a deferred effect works only if it was green',
  },
  { rule: 'SCW 3.1.4.2', file: SPIN, find: "colour === 'red'", replace: "colour === 'none'", why: 'red may be ignored' },
  {
    rule: 'SCW 3.2.3.2',
    file: PERMANENT,
    find: 'if (ids.length === 0) return g.done(null);',
    replace: 'if (ids.length === 0) return g.done(null); g.world.sides[seat].energy--;',
    why: 'the use costs energy',
  },
  { rule: 'SCW 3.2.3.5', file: DEFENCE, find: "release(g, id, 'deferredUsed', 'SCW 3.5.2.5')", why: 'a used shield is gone' },
  { rule: 'SCW 3.2.3.5', file: COMBO, find: "release(g, id, 'deferredUsed', 'SCW 3.5.3.2')", why: 'a fired combo is gone' },
  {
    rule: ['SCW 3.2.3.6', 'SCW 3.5.3.14'],
    file: TURN,
    find: 'g.done(null)',
    replace:
      "(weaponsOf(g.world, g.world.active).forEach(id => g.world.weapons[id]!.deferred && release(g, id, 'deferredUsed', 'SCW 3.2.3.6')), g.done(null))",
    why: 'what was not used is cancelled at the end of the turn',
  },
  { rule: 'SCW 3.2.4.2', file: SPIN, find: 'if (total > threshold)', why: 'a trap goes off by itself' },

  // 3.4: one-shot effects
  spares('SCW 3.4.2.4', 'heroAttack'),
  spares('SCW 3.4.4.6.2', 'universalAttack'),
  spares('SCW 3.4.7.7', 'bite'),
  spares('SCW 3.4.9.5.7', 'shrapnelSecond'),
  spares('SCW 3.5.3.12', 'combo'),
  spares('SCW 5.3.2.9', 'nightAttack'),
  runsOver('SCW 3.4.3.8', 'weaponAttack'),
  runsOver('SCW 3.4.4.4', 'universalAttack'),
  runsOver('SCW 3.4.8.8', 'curse'),
  runsOver('SCW 3.5.3.11', 'combo'),
  runsOver('SCW 5.3.1.4', 'combo'),
  runsOver('SCW 5.3.3.3.8', 'mechanic'),
  {
    rule: ['SCW 3.4.4.1', 'SCW 3.4.4.5', 'SCW 3.5.3.1'],
    file: 'src/rules/attack/attacks.ts',
    find: "['hero', ...weaponTargets(w, by)]",
    replace: "['hero']",
    why: 'at the hero only',
  },
  {
    rule: ['SCW 3.4.4.1', 'SCW 3.4.4.6', 'SCW 3.5.3.1', 'SCW 3.4.9.5'],
    file: 'src/rules/attack/attacks.ts',
    find: "['hero', ...weaponTargets(w, by)]",
    replace: 'weaponTargets(w, by)',
    why: 'at weapons only',
  },
  {
    rule: 'SCW 3.4.6.6',
    file: ATTACK,
    find: 'return g.done({ success, lives: 0, rest: total - durability });',
    replace: `const next = v.attack === 'canbalandAttack' ? g.world.weapons.findIndex(each => each.owner !== v.by && each.state === 'prepared') : -1;
    if (next >= 0) breakWeapon(g, next, rules.breaks);
    return g.done({ success, lives: 0, rest: total - durability });`,
    why: 'a second weapon breaks with the first',
  },
  {
    rule: 'SCW 3.4.6.7',
    file: ATTACK,
    find: '-Math.min(0, v.printed + v.bonus)',
    replace: 'Math.min(-Math.min(0, v.printed + v.bonus), g.world.sides[v.by]!.lives - 1)',
    why: 'the price never defeats',
  },
  {
    rule: ['SCW 3.4.9.2', 'SCW 3.4.9.4', 'SCW 3.4.9.5'],
    file: ATTACK,
    find: 'rest: total - durability',
    replace: 'rest: 0',
    why: 'nothing is left for the second hit',
  },
  {
    rule: 'SCW 3.4.9.4',
    file: ATTACK,
    find: 'rest: total - durability',
    replace: 'rest: total',
    why: 'the second hit has the whole power',
  },
  {
    rule: 'SCW 3.4.9.6',
    file: SPIN,
    find: "g.call('finish', newAttack(v.seat, 'shrapnelSecond', { printed: v.bonus, target }))",
    replace: "g.call('second', newAttack(v.seat, 'shrapnelSecond', { printed: v.bonus, target }))",
    why: 'a third hit',
  },

  // 3.5: deferred effects
  {
    rule: 'SCW 3.5.1.4',
    file: PERMANENT,
    find: 'storedSum(g.world, ids)',
    replace: 'storedSum(g.world, ids.slice(0, 1))',
    why: 'only one of them strikes',
  },
  { rule: 'SCW 3.5.1.5', file: PERMANENT, find: 'if (ids.length === 0)', why: 'they strike by themselves' },
  {
    rule: 'SCW 3.5.1.5',
    file: PERMANENT,
    find: "newAttack(seat, 'permanentAttack', { printed: storedSum(g.world, ids), bonus })",
    replace: `(call => {
      for (const id of ids) Object.assign(g.world.weapons[id]!, { state: 'prepared', deferred: null });
      return call;
    })(newAttack(seat, 'permanentAttack', { printed: storedSum(g.world, ids), bonus }))`,
    why: 'a permanent attack is used up',
  },
  {
    rule: 'SCW 3.5.2.2',
    file: DEFENCE,
    find: "return g.go('offer', null)",
    replace: "return g.go('pick', 'enough')",
    why: 'one shield at most',
  },
  {
    rule: 'SCW 3.5.2.3',
    file: DEFENCE,
    find: "release(g, id, 'deferredUsed', 'SCW 3.5.2.5')",
    replace:
      "value > v.power ? Object.assign(g.world.weapons[id]!, { deferred: { ...g.world.weapons[id]!.deferred, value: value - v.power } }) : release(g, id, 'deferredUsed', 'SCW 3.5.2.5')",
    why: 'what a shield did not need stays for the next attack',
  },
  { rule: 'SCW 3.5.2.4', file: ATTACK, find: 'Math.max(0, powerOf(v) - shields)', why: 'shields lower the attack, never below nothing' },
  {
    rule: 'SCW 3.5.4.1',
    file: SPIN,
    find: "carrying(g.world, owner, 'trap')",
    replace: "carrying(g.world, v.seat, 'trap')",
    why: 'a trap reacts to its owner',
  },
  {
    rule: 'SCW 3.5.4.3',
    file: SPIN,
    find: "return g.go('trap', null)",
    replace: "return g.go('resolve', null)",
    why: 'shields come before the trap',
  },
  { rule: 'SCW 3.5.4.4', file: SPIN, find: 'traps.length === 0 || total < 1', why: 'nothing sets off a trap for nothing' },
  {
    rule: 'SCW 3.5.4.4',
    file: SPIN,
    find: "return g.done('continues')",
    replace: "return g.go('strengthened', 0)",
    why: 'an ignored effect sets it off',
  },
  {
    rule: 'SCW 3.5.4.5',
    file: ATTACK,
    find: "if (ATTACKS[v.attack].shields === null || power <= 0) return g.go('settle', 0);",
    replace: `if (['combo', 'permanentAttack', 'nightAttack', 'mechanic'].includes(v.attack) && g.world.weapons.some(each => each.owner !== v.by && each.deferred?.effect === 'trap'))
      loseLives(g, v.by, power, { cause: 'trap', rule: 'SCW 3.5.4.7' });
    if (ATTACKS[v.attack].shields === null || power <= 0) return g.go('settle', 0);`,
    why: 'deferred effects and specials set it off',
  },
  {
    rule: 'SCW 3.5.4.8',
    file: SPIN,
    find: 'total * traps.length',
    replace: "Math.max(0, total * traps.length - carrying(g.world, v.seat, 'shield').length)",
    why: 'shields lower the loss',
  },

  // 4: bonuses
  { rule: ['SCW 4.2.1.2', 'SCW 4.2.2.2'], file: QUERIES, find: '&& !used.includes(i)', replace: '', why: 'more than once a turn' },
  {
    rule: 'SCW 4.2.1.2',
    file: BONUS,
    find: "if (choice === 'none') return g.done(0);",
    replace:
      "if (choice === 'none') { g.world.sides[v.seat].used.push(...bonusChoice(g.world, v.seat, v.effect).slots); return g.done(0); }",
    why: 'a declined bonus is lost',
  },
  {
    rule: 'SCW 4.2.2.2',
    file: BONUS,
    find: 'if (forced && slots.length === 1)',
    replace: 'if (forced) return g.done(0); if (forced && slots.length === 1)',
    why: 'a malus does not count',
  },
  {
    rule: 'SCW 4.2.2.3',
    file: ATTACK,
    find: 'Math.max(0, v.printed + v.bonus + v.detonator)',
    replace: 'Math.max(1, v.printed + v.bonus + v.detonator)',
    why: 'something is always left',
  },
  {
    rule: 'SCW 4.2.2.3',
    file: SPIN,
    find: 'value + v.bonus : Math.max(0, value + v.bonus)',
    replace: 'value + v.bonus : Math.max(1, value + v.bonus)',
    why: 'something is always left',
  },
  {
    rule: 'SCW 4.2.3.1',
    file: BONUS,
    find: "useBonus(g, v.seat, choice.bonus, value < 0 ? 'SCW 4.2.2.1' : 'SCW 4.1.1.1')",
    replace:
      "bonusChoice(g.world, v.seat, v.effect).slots.reduce((sum, slot) => sum + useBonus(g, v.seat, slot, value < 0 ? 'SCW 4.2.2.1' : 'SCW 4.1.1.1'), 0)",
    why: 'all bonuses count at once',
  },
  {
    rule: 'SCW 4.3.1.3',
    file: QUERIES,
    find: 'slotsNow(w, seat)[slot]!.value < 0',
    replace: "slotsNow(w, seat)[slot]!.value < 0 && slotsNow(w, seat)[slot]!.icon !== 'blessing'",
    why: 'a negative blessing may be declined',
  },
  {
    rule: ['SCW 4.3.2.1', 'SCW 4.3.2.2'],
    file: COMBO,
    find: "g.call('fire', bonus({ seat: v.seat, effect: 'combo', value: v.sum }))",
    replace: "g.go('fire', 0)",
    why: 'no bonus for combos',
  },
  {
    rule: ['SCW 4.3.2.2', 'SCW 4.3.2.3', 'SCW 5.3.1.11'],
    file: COMBO,
    find: 'bonus: extra, detonator: v.detonator',
    replace: 'bonus: v.detonator === 0 ? extra : 0, detonator: v.detonator',
    why: 'no bonus beside the detonator',
  },
  {
    rule: 'SCW 4.3.3.2',
    file: ATTACK,
    find: '-Math.min(0, v.printed + v.bonus)',
    replace: '-Math.min(0, v.printed)',
    why: 'the bonus does not lower the price',
  },

  // 5: specials
  {
    rule: ['SCW 5.1.1.1', 'SCW 5.1.1.3', 'SCW 5.1.2.3'],
    file: QUERIES,
    find: 'heroOf(w, seat).slots[timeIndex(w)]!',
    replace: 'heroOf(w, seat).slots.flat()',
    why: 'a special of any time of day',
  },
  {
    rule: 'SCW 5.1.1.1',
    file: QUERIES,
    find: 'slotsNow(w, seat).findIndex(({ icon }) => icon === special)',
    replace: '-1',
    why: 'no special is ever there',
  },
  {
    rule: 'SCW 5.1.2.2',
    file: ATTACK,
    find: 'ATTACKS[v.attack].shields === null',
    replace: "v.attack === 'nightAttack'",
    why: 'no shield against a special',
  },
  { rule: 'SCW 5.2.1.2', file: NIGHT, find: "payEnergy(g, seat, paid, 'SCW 5.3.2.3')", why: 'the night attack costs energy' },
  {
    rule: 'SCW 5.2.1.2',
    file: COMBO,
    find: 'v.sum = storedSum(g.world, ids)',
    replace: '(g.world.sides[v.seat].energy--, v.sum = storedSum(g.world, ids))',
    why: 'the detonator costs energy',
  },
  {
    rule: ['SCW 5.2.2.1', 'SCW 5.4.1.5'],
    file: SPIN,
    find: "sectorOf(g.world, v).colour !== 'red' || specialNow(g.world, v.seat, 'battleTrick') === null",
    why: 'the trick answers a red result',
  },
  { rule: ['SCW 5.3.1.1'], file: COMBO, find: 'ids.length < (slot === null ? 2 : 1)', why: 'one combo is enough with the detonator' },
  {
    rule: ['SCW 5.3.1.2', 'SCW 5.3.1.10'],
    file: COMBO,
    find: 'bonus: extra, detonator: v.detonator',
    replace: 'bonus: extra, detonator: 0',
    why: 'the detonator adds nothing',
  },
  {
    rule: 'SCW 5.3.1.3',
    file: COMBO,
    find: 'v.sum = storedSum(g.world, ids)',
    replace: 'v.sum = storedSum(g.world, ids.slice(0, 1))',
    why: 'one combo of several',
  },
  {
    rule: 'SCW 5.3.1.5',
    file: ATTACK,
    find: 'ATTACKS[v.attack].shields === null',
    replace: 'v.detonator !== 0',
    why: 'no shield against the detonator',
  },
  {
    rule: 'SCW 5.3.1.6',
    file: ATTACK,
    find: "ATTACKS[v.attack].aims === 'hero'",
    replace: 'v.detonator !== 0',
    why: 'the detonator strikes the hero only',
  },
  {
    rule: ['SCW 5.3.1.8', 'SCW 3.5.3.14'],
    file: COMBO,
    find: "choice === 'keep' ? g.done(null)",
    replace:
      "choice === 'keep' ? (carrying(g.world, v.seat, 'combo').forEach(id => release(g, id, 'deferredUsed', 'SCW 3.5.3.2')), g.done(null))",
    why: 'kept combos are lost',
  },
  { rule: 'SCW 5.3.2.5', file: NIGHT, find: '{ printed: paid }', replace: '{ printed: value }', why: 'more power than was paid for' },
  { rule: 'SCW 5.3.3.2', file: MECHANIC, find: "['skip', ...repairs, ...targets]", replace: "['skip', ...targets]", why: 'no repair' },
  { rule: 'SCW 5.3.3.3', file: MECHANIC, find: "['skip', ...repairs, ...targets]", replace: "['skip', ...repairs]", why: 'no attack' },
  {
    rule: 'SCW 5.3.3.2.4',
    file: MECHANIC,
    find: "startRepair(g, choice.repair, true, 'SCW 5.3.3.2.2')",
    replace: "weaponsOf(g.world, seat).forEach(id => g.world.weapons[id]!.state === 'broken' && startRepair(g, id, true, 'SCW 5.3.3.2.2'))",
    why: 'all broken weapons at once',
  },

  { rule: ['SCW 5.3.2.4', 'SCW 5.3.2.8'], file: NIGHT, find: 'slot === null || energy < 1', why: 'in its time and with energy' },
  {
    rule: 'SCW 3.5.1.4',
    file: PERMANENT,
    find: "slot === null ? 0 : useBonus(g, seat, slot, 'SCW 4.1.1.3')",
    why: 'the sum and its bonus',
  },
  {
    rule: 'SCW 2.5.1.3',
    file: 'src/rules/explain.ts',
    find: `[
    ...actionCandidates(w).map((action): Candidate => [action, actionRefusal(w, action)]),
    ['break', curseRefusal(w, seat) ?? no('SCW 2.5.3.1', 'onlyAtStart')],
  ]`,
    why: 'every action with its refusal',
  },

  // 6: the overview
  {
    rule: ['SCW 6.1.2.3', 'SCW 6.1.2.3.1', 'SCW 6.1.2.3.2'],
    file: TURN,
    find: 'curseRefusal(g.world, seat) ?',
    replace: 'true ?',
    why: 'the curse is never broken',
  },
  {
    rule: 'SCW 6.1.2.3.1',
    file: TURN,
    find: "loseLives(g, seat, CURSE_PRICE, { cause: 'breakingCurse', rule: 'SCW 2.5.3.1' })",
    why: 'the price of the curse',
  },
  { rule: 'SCW 6.1.2.3.2', file: TURN, find: "breakCurse(g, seat, 'SCW 2.5.3.3')", why: 'cursed weapons are freed' },
  { rule: ['SCW 6.1.3.1', 'SCW 6.1.3.1.1'], file: LEGALITY, find: 'ids.map(spin => ({ spin }))', replace: '[]', why: 'no spins' },
  { rule: ['SCW 6.1.3.1.3', 'SCW 6.1.3.2.3'], file: TURN, find: 'spendAction(g)', why: 'an action is spent' },
  { rule: ['SCW 6.1.3.2', 'SCW 6.1.3.2.1'], file: LEGALITY, find: 'ids.map(repair => ({ repair }))', replace: '[]', why: 'no repairs' },
  {
    rule: 'SCW 6.1.3.2.2',
    file: TURN,
    find: "payEnergy(g, seat, costOf(g.world, action.repair), 'SCW 2.5.2.1')",
    why: 'a repair is paid for',
  },
  { rule: 'SCW 6.1.3.2.4', file: TURN, find: "startRepair(g, action.repair, false, 'SCW 2.5.2.4')", why: 'the weapon is marked' },
];

const BONUS_ZERO = 'a bonus is never zero: cards with one are refused (SCW 4.2.1.1)';

export const equivalent: readonly Equivalent[] = [
  { file: BONUS, was: 'value < 0', text: 'value <= 0', why: BONUS_ZERO },
  { file: BONUS, was: '0', text: '1', find: 'value < 0', why: BONUS_ZERO },
  { file: QUERIES, was: 'slotsNow(w, seat)[slot]!.value < 0', text: 'slotsNow(w, seat)[slot]!.value <= 0', why: BONUS_ZERO },
  { file: QUERIES, was: '0', text: '1', find: '[slot]!.value < 0', why: BONUS_ZERO },
  {
    file: QUERIES,
    was: '!isSpecial(icon) && icons.includes(icon)',
    text: 'icons.includes(icon)',
    why: 'the icons asked for are effects, no special has the name of one',
  },
  {
    file: ATTACK,
    was: '0',
    text: '1',
    find: '-Math.min(0, v.printed + v.bonus)',
    why: 'the bonus is capped before, so the sum is never above zero',
  },
  { file: SPIN, was: 'traps.length === 0 || total < 1', text: 'total < 1', why: 'the highest of no traps is below every total' },
  { file: SPIN, was: '!struck.success || struck.rest <= 0', text: 'struck.rest <= 0', why: 'nothing is left of an attack that failed' },
  {
    file: LEGALITY,
    was: "action !== 'end' && (!('cancel' in action) || costOf(w, action.cancel) <= w.sides[w.active]!.energy)",
    text: "(!('cancel' in action) || costOf(w, action.cancel) <= w.sides[w.active]!.energy)",
    why: 'the legal actions come without the end of the turn',
  },
  { file: 'src/rules/preparation/duel.ts', was: 'values[0] > values[1]', text: 'values[0] >= values[1]', why: 'a tie never comes here' },
  {
    file: 'src/rules/preparation/duel.ts',
    was: '0',
    text: '1',
    find: "'startTied', value: values[0]",
    why: 'in a tie both values are the same',
  },
];
