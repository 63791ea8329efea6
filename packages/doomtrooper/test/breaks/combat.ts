/** Chapters 24 to 26: combat and Sabotage. */
import { breaksIn } from './row.ts';

const ATTACK = 'src/rules/combat/attack.ts';
const HARM = 'src/rules/combat/harm.ts';
const ORDER = 'src/rules/combat/order.ts';
const VALUES = 'src/rules/values.ts';

export const ofCombat = [
  ...breaksIn('src/rules/legality/timing.ts', [['DOT 24.0.6', 'topFight(w)?.over ?? true', 'false', 'cards for a combat without one']]),
  ...breaksIn('src/rules/legality/moment.ts', [
    ['DOT 24.7.4', "moment === 'status' ||", "moment === 'status' ||\n  moment === 'saving' ||", 'any card saves'],
  ]),
  ...breaksIn(ATTACK, [
    [
      'DOT 24.2.2',
      "enterPhase(fight, 'modifiers');",
      "enterPhase(fight, 'modifiers');\n    Object.assign(fight, { attacker: fight.defender, defender: fight.attacker });",
      'attacker and defender change places',
    ],
    ['DOT 24.5.1', 'hits: rating >= armour', 'hits: rating > armour', 'as much is too little'],
    ['DOT 24.6.3', 'hits: rating >= armour', 'hits: true', 'every strike hits'],
    ['DOT 24.5.2', 'answers && order <= 0', 'answers && order < 0', 'the defender does not strike back'],
    [
      ['DOT 25.14', 'DOT 36.5'],
      'sideGrade(w, fight, fight.attacker) - sideGrade(w, fight, fight.defender)',
      'sideGrade(w, fight, fight.attacker)',
      'the attacker’s first strike is the first',
    ],
    [
      'DOT 24.7.9',
      "return g.call('points', openCombatWindow(w, fight, 'status'));",
      "return g.go('points', null);",
      'no window after the change of status',
    ],
    ['DOT 24.8.3', 'v.i < v.deaths.length', 'v.i < Math.min(1, v.deaths.length)', 'of two killers only the first earns points'],
  ]),
  ...breaksIn(ORDER, [
    [
      'DOT 5.21',
      '[first, ...sides, ...seatsFrom(w, w.active)]',
      '[first, ...seatsFrom(w, first)]',
      'whoever sits next comes before the defender',
    ],
    [
      'DOT 24.5.15',
      '[first, ...sides, ...seatsFrom(w, w.active)]',
      '[...sides.toReversed(), first, ...seatsFrom(w, w.active)]',
      'the defender begins',
    ],
    ['DOT 25.10s', 'Math.min(grade, gradeOf(w, helper, fight))', 'Math.max(grade, gradeOf(w, helper, fight))', 'one of them is enough'],
    [
      'DOT 25.15',
      "return has(w, id, 'firstStrike', fight) || (fight.tactic === 'fight' && has(w, id, 'firstStrikeFight', fight)) ? 1 : 0;",
      "return Number(has(w, id, 'firstStrike', fight)) + Number(fight.tactic === 'fight' && has(w, id, 'firstStrikeFight', fight));",
      'two sources beat one',
    ],
    ['DOT 36.4', 'rulesOf(w).alwaysBeatsFirst ? 2 : 1', '1', 'ALWAYS is as good as the ordinary'],
    ['DOT 36.6', "if (has(w, id, 'neverFirst', fight)) return 0;", ';', 'ALWAYS beats NEVER'],
  ]),
  ...breaksIn(HARM, [
    [
      ['DOT 24.7.1t', 'DOT 24.7.1s'],
      "return g.call('settle', openWindowHere(g.world, 'saving', v.first, g.world.harms[v.from]!.victim));",
      "return g.go('settle', 0);",
      'nobody is saved',
    ],
    ['DOT 24.7.2', "else bury(g, victim, fate === 'removed');", '', 'the dead stay on the table'],
    ['DOT 24.7.7', 'harm.kill || w.cards[harm.victim]!.wounded', 'harm.kill', 'wounds kill nobody'],
    [
      'DOT 25.10s',
      'for (const helper of fight.helpers) if (w.cards[helper]!.by === w.cards[main]!.by && !has(w, helper, ability, fight)) return false;',
      ';',
      'one of them is enough',
    ],
    [
      'DOT 25.19',
      'addHarm(w, { ...all, earner: claimant(w, all.by) ?? all.earner });',
      "if (!has(w, harm.victim, 'neverFights', null)) addHarm(w, { ...all, earner: claimant(w, all.by) ?? all.earner });",
      'whoever never fights is safe',
    ],
    ['DOT 30.19', 'earner === null || value <= 0', 'earner === null || value > 0', 'no points for it'],
  ]),
  ...breaksIn('src/rules/atoms/harm.ts', [
    [
      'DOT 24.8.2t',
      'worthOf(g.world, id, fightNumbered(g.world, fight))',
      'worthOf({ ...g.world, play: [], effects: [] }, id, null)',
      'the printed Value',
    ],
    ['DOT 24.8.2s', 'worthOf(g.world, id, fightNumbered(g.world, fight))', '1', 'one point each'],
  ]),
  ...breaksIn('src/rules/atoms/combat.ts', [
    ['DOT 24.5.20', 'else f.defender = id;', '', 'nobody steps in'],
    [
      'DOT 24.5.23',
      'if (i >= 0) w.fights.splice(i, 1);',
      'if (i >= 0) w.fights.splice(i, 1);\n  if (fight.defender !== null) w.cards[fight.defender]!.covered = false;',
      'a combat drives him out of cover',
    ],
    [
      'DOT 25.31',
      'if (i >= 0) w.fights.splice(i, 1);',
      'if (i >= 0) w.fights.splice(i, 1);\n  for (const outer of w.fights) outer.over = true;',
      'the inner combat ends the outer one',
    ],
    [
      'DOT 37.42',
      'if (i >= 0) w.fights.splice(i, 1);',
      "if (i >= 0) w.fights.splice(i, 1);\n  if (how === 'brokenOff') w.sides[fight.by]!.victory += 3;",
      'points for a combat without strikes',
    ],
  ]),
  ...breaksIn('src/rules/combat/ending.ts', [['DOT 25.32', 'fight.over || !areThere(w, fight)', 'false', 'it goes on without him']]),
  ...breaksIn('src/rules/abilities.ts', [
    [
      'DOT 24.5.4',
      "if (labels.includes('shotgun') || labels.includes('inFightsOnly')) return tactic === 'fight';",
      'return true;',
      'every weapon for every tactic',
    ],
    [
      'DOT 24.5.9',
      "labels.includes(tactic === 'fight' ? 'fightWeapon' : 'shootWeapon')",
      "labels.includes('fightWeapon') || labels.includes('shootWeapon')",
      'a Shoot weapon works in a Fight',
    ],
    ['DOT 24.5.7', 'if (w.cards[other]!.def === card.def) return false;', 'return false;', 'one piece of equipment'],
    [
      ['DOT 25.20', 'DOT 32.18', 'DOT 37.2'],
      "if (definitionOf(w, id).abilities.includes('neverFights')) return false;",
      ';',
      'whoever never fights can fight',
    ],
    [
      'DOT 34.7',
      'for (const attached of w.cards[id]!.gear) if (!w.cards[attached]!.off && takesOut(definitionOf(w, attached))) return false;',
      ';',
      'what lies on him does not matter',
    ],
    [
      'DOT 34.7',
      "if (effect.what === 'ability' && effect.on === id && (effect.ability === 'prisoner' || effect.ability === 'behindWall')) return false;",
      ';',
      'nor does what lasts',
    ],
  ]),
  ...breaksIn(VALUES, [
    [
      ['DOT 24.5.21', 'DOT 24.7.6'],
      'modifiers.length === 0 ? printed : Math.ceil(fold(printed, modifiers, LAYERS)) + 0',
      '(modifiers.length === 0 ? printed : Math.ceil(fold(printed, modifiers, LAYERS)) + 0) - Number(w.cards[id]!.wounded)',
      'the wounded are weaker',
    ],
    [
      'DOT 24.5.25',
      'modifiers.length === 0 ? printed : Math.ceil(fold(printed, modifiers, LAYERS)) + 0',
      'Math.max(0, modifiers.length === 0 ? printed : Math.ceil(fold(printed, modifiers, LAYERS)))',
      'nothing below zero',
    ],
    ['DOT 24.5.22', "n: COVER_ARMOUR, rule: 'DOT 9.3'", "n: 2, rule: 'DOT 9.3'", 'two'],
    [
      'DOT 25.2',
      "return { layer: 'multiply', does: 'times', n, rule, source };",
      "return { layer: 'once', does: 'times', n, rule, source };",
      'multiplied last',
    ],
    [
      'DOT 25.3s',
      "return { layer: 'basePlus', does: 'plus', n, rule, source };",
      "return { layer: 'add', does: 'plus', n, rule, source };",
      'the base stays',
    ],
    [
      'DOT 25.5',
      'if (!give.sergeant) out.push(change);',
      "if (!give.sergeant && definition.type !== 'warrior') out.push(change);",
      'the best of them counts',
    ],
    [['DOT 25.6t', 'DOT 25.6s'], 'if (!give.sergeant) out.push(change);', 'if (change) out.push(change);', 'sergeants add up'],
    [
      ['DOT 32.6', 'DOT 32.7'],
      'modifiers.length === 0 ? printed : Math.ceil(fold(printed, modifiers, LAYERS)) + 0',
      '(modifiers.length === 0 ? printed : Math.ceil(fold(printed, modifiers, LAYERS)) + 0) + Number(definitionOf(w, id).kinds.length > 1)',
      'what counts as a kind has its bonus too',
    ],
    [
      'DOT 37.5',
      '!works(w, source, fight, give.to)',
      "(give.layer !== 'beast' && !works(w, source, fight, give.to))",
      'a beast without effect counts',
    ],
    [
      'DOT 25.29',
      'if (effect.fight !== null && (fight === null || fight.id !== effect.fight)) continue;',
      ';',
      'what was played in the outer combat counts in the inner one',
    ],
  ]),
  ...breaksIn('src/rules/legality/tokens.ts', [
    [
      'DOT 25.26',
      "if (w.sides[seat]!.turns === 0) return no('DOT 7.9', 'firstTurn');",
      "if (w.sides[seat]!.turns === 0 || w.fights.length > 0) return no('DOT 7.9', 'firstTurn');",
      'no combat within a combat',
    ],
  ]),
  ...breaksIn('src/rules/queries.ts', [['DOT 25.27', 'w.fights[w.fights.length - 1]!', 'w.fights[0]!', 'the outer combat goes on first']]),
  ...breaksIn('src/rules/turn/sabotage.ts', [
    [
      'DOT 26.2',
      "isProtected(w, against) ? no('DOT 26.11', 'protected') : null",
      'null',
      'what keeps attacks off does not keep off a Sabotage',
    ],
    [
      'DOT 26.17',
      "takeActions(g, w.pools[v.pool]!, 1, { attack: false, rule: 'DOT 26.9' })",
      "takeActions(g, w.pools[v.pool]!, 1, { attack: true, rule: 'DOT 26.9' })",
      'an attack',
    ],
  ]),
  ...breaksIn('src/rules/combat/points.ts', [
    ['DOT 24.8.6', "return g.go('answer', null);", "return g.go('give', 0);", 'points are given unanswered'],
  ]),
];
