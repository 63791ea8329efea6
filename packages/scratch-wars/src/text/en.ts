/** Scratch Wars in English. */
import { plural, type GameText } from '@kolbiste/engine';
import { gameText, signed, type DuelWords, type Names } from './words.ts';
import type { Target } from '../world.ts';

const lives = (n: number): string => plural('en', n, { one: '# life', other: '# lives' });
const energy = (n: number): string => `${n} energy`;
const target = (t: Target, owner: number, names: Names): string =>
  t === 'hero'
    ? names.hero(owner)
    : 'weapon' in t
      ? names.weapon(t.weapon)
      : `the ${effects[names.view.weapons[t.effect]?.deferred?.effect ?? 'shield']} on ${names.weapon(t.effect)}`;

const effects = {
  energy: 'energy',
  heroAttack: 'hero attack',
  weaponAttack: 'weapon attack',
  universalAttack: 'universal attack',
  heal: 'healing',
  canbalandAttack: 'Canbaland attack',
  bite: 'vampire bite',
  curse: 'vampire curse',
  shrapnel: 'shrapnel',
  permanentAttack: 'permanent attack',
  shield: 'shield',
  combo: 'combo',
  trap: 'trap',
} as const;
const specials = {
  comboDetonator: 'combo detonator',
  nightAttack: 'night attack',
  mechanic: "mechanic's super action",
  battleTrick: 'battle trick',
} as const;
const colours = { green: 'green', orange: 'orange', red: 'red' } as const;
const states = {
  prepared: 'prepared',
  carrying: 'carries a deferred effect',
  broken: 'broken',
  repairing: 'under repair',
  cursed: 'cursed',
  freed: 'freed from its curse',
} as const;

export const wordsEn: DuelWords = {
  title: 'Scratch Wars',
  tagline: 'Two heroes, a handful of wheels, and luck you can plan for.',
  effects,
  specials,
  icons: { ...effects, ...specials, blessing: 'blessing' },
  attacks: { ...effects, shrapnelSecond: 'second shrapnel hit', nightAttack: 'night attack', mechanic: "mechanic's attack" },
  colours,
  times: { morning: 'morning', noon: 'noon', evening: 'evening', night: 'night' },
  states,
  types: { sword: 'sword', axe: 'axe', bow: 'bow', wand: 'wand' },
  islands: { techlandia: 'Techlandia', biolandia: 'Biolandia', canbalandia: 'Canbalandia', vampiria: 'Vampiria', zepplandia: 'Zepplandia' },
  editions: { base: 'Techlandia and Biolandia', canbalandia: 'Canbalandia', vampiria: 'Vampiria', zepplandia: 'Zepplandia' },
  explains: {
    energy: 'Your hero gains this much energy, up to twelve.',
    heroAttack: 'Strikes the enemy hero with this much power.',
    weaponAttack: 'Strikes an enemy weapon or deferred effect; it breaks when the power reaches its durability.',
    universalAttack: 'Strikes the enemy hero, a weapon or a deferred effect, whichever you choose.',
    heal: 'Your hero gets this many lives back, never above the printed number.',
    canbalandAttack: 'Destroys an enemy weapon or deferred effect for certain; your hero pays for it in lives.',
    bite: 'Strikes the enemy hero and turns the lives it takes into energy.',
    curse: 'A weapon it overcomes is cursed until its owner breaks the curse.',
    shrapnel: 'A weapon attack; the power left over may strike a second target.',
    permanentAttack: 'Deferred. Strikes the enemy hero at the end of each of your turns.',
    shield: "Deferred. Lowers the power of one attack in the opponent's turn.",
    combo: 'Deferred. Two or more fire together at the end of your turn.',
    trap: "Deferred. Cancels an opponent's effect that is not stronger and turns it against its hero.",
    blessing: 'Helps any basic one-shot effect.',
    comboDetonator: 'Even a single combo may fire, and this is added to it.',
    nightAttack: 'At the end of the turn: pay energy, strike the enemy hero with as much.',
    mechanic: 'At the end of the turn: repair a weapon, or attack one, free of charge.',
    battleTrick: 'Refuse a red result and spin again, for lives.',
  },
  target,
  side: (seat, n) => `${n.seat(seat)}: ${n.hero(seat)} – ${lives(n.view.sides[seat]!.lives)}, ${energy(n.view.sides[seat]!.energy)}`,
  weaponLine(id, n) {
    const { cost, card, state, deferred } = n.view.weapons[id]!;
    return `${n.weapon(id)} (${wordsEn.types[card.type]}, cost ${cost}, durability ${card.durability})${deferred ? `: ${effects[deferred.effect]} ${deferred.value}, durability ${deferred.durability}` : state === 'prepared' ? '' : `: ${states[state]}`}`;
  },
  events: {
    prepared: (e, n) => `${n.seat(e.seat)} is ready.`,
    revealed: (e, n) =>
      `${n.seat(e.seat)} reveals ${n.hero(e.seat)} with ${plural('en', e.weapons.length, { one: '# weapon', other: '# weapons' })}.`,
    startSpun: (e, n) => `${n.seat(e.seat)} spins ${n.weapon(e.weapon)} for the start: ${e.value}.`,
    startTied: e => `Both spun ${e.value}; they spin again.`,
    startDecided: (e, n) => (e.byLot ? `Too many ties: the lot falls to ${n.seat(e.seat)}.` : `${n.seat(e.seat)} decides who begins.`),
    starterChosen: (e, n) => `${n.seat(e.seat)} begins.`,
    roundBegan: e => `Round ${e.round}: ${wordsEn.times[e.time]}.`,
    turnBegan: (e, n) => `${n.seat(e.seat)}'s turn.`,
    livesLost: (e, n) => `${n.hero(e.seat)} loses ${lives(e.lost)} (${Math.max(0, e.lives)} left).`,
    suddenDeath: e => `Sudden death: both heroes lose ${lives(e.lost)}.`,
    healed: (e, n) => `${n.hero(e.seat)} is healed by ${e.gained} (${e.lives}).`,
    energyGained: (e, n) =>
      `${n.hero(e.seat)} gains ${energy(e.gained)} (${e.energy})${e.wasted ? `; ${e.wasted} is lost above twelve` : ''}.`,
    energyPaid: (e, n) => `${n.hero(e.seat)} pays ${energy(e.paid)} (${e.energy} left).`,
    weaponReadied: (e, n) => `${n.weapon(e.weapon)} is ready again.`,
    curseBroken: (e, n) => `${n.seat(e.seat)} breaks the curse: ${e.weapons.map(id => n.weapon(id)).join(', ')} will be free.`,
    spun: (e, n) => {
      const sector = n.view.weapons[e.weapon]?.card.sectors[e.sector];
      return `${n.weapon(e.weapon)} spins${e.free ? ' for free' : ''}: ${sector ? `${colours[sector.colour]} ${effects[sector.effect]} ${sector.value}` : `sector ${e.sector + 1}`}.`;
    },
    effectIgnored: (e, n) => `The ${effects[e.effect]} of ${n.weapon(e.weapon)} is ignored.`,
    effectUsed: (e, n) => `${n.weapon(e.weapon)} uses ${effects[e.effect]} ${e.value}.`,
    effectCancelled: e =>
      e.why === 'trap' ? `The ${effects[e.effect]} is cancelled by the trap.` : `The ${effects[e.effect]} has no target and is cancelled.`,
    bonusUsed: (e, n) => `${n.hero(e.seat)} counts ${signed(e.value)}.`,
    specialUsed: (e, n) => `${n.hero(e.seat)} uses the ${specials[e.special]}.`,
    trapsSprung: e =>
      `${plural('en', e.weapons.length, { one: 'A trap snaps', other: '# traps snap' })}: ${e.value} is no more than ${e.threshold}.`,
    aimed: (e, n) => `${n.seat(e.seat)} aims the ${wordsEn.attacks[e.attack]} at ${target(e.target, 1 - e.seat, n)}.`,
    shielded: (e, n) =>
      `${n.seat(e.seat)} holds up ${plural('en', e.weapons.length, { one: 'a shield', other: '# shields' })} worth ${e.value}.`,
    attacked: (e, n) =>
      `The ${wordsEn.attacks[e.attack]} ${e.success ? 'hits' : 'does nothing to'} ${target(e.target, 1 - e.seat, n)} (${e.power.total}).`,
    weaponBroken: (e, n) => `${n.weapon(e.weapon)} is broken.`,
    weaponCursed: (e, n) => `${n.weapon(e.weapon)} is cursed.`,
    effectDeferred: (e, n) => `${n.weapon(e.weapon)} sets aside ${effects[e.effect]} ${e.value} (durability ${e.durability}).`,
    deferredUsed: (e, n) => `The ${effects[e.effect]} on ${n.weapon(e.weapon)} is used up.`,
    deferredCancelled: (e, n) => `The ${effects[e.effect]} on ${n.weapon(e.weapon)} is cancelled by its owner.`,
    deferredDestroyed: (e, n) => `The ${effects[e.effect]} on ${n.weapon(e.weapon)} is destroyed.`,
    repairStarted: (e, n) => `${n.weapon(e.weapon)} goes to repair${e.byMechanic ? ' by the mechanic' : ''}.`,
    actionsEnded: (e, n) =>
      `${n.seat(e.seat)} ends the actions${e.why === 'nothingPossible' ? ': nothing can be done' : e.why === 'spent' ? ': none are left' : ''}.`,
  },
  questions: {
    'loadout.weapons': () => 'Choose your hero. Your opponent does not see it.',
    'loadout.pick': a => `Choose one to five weapons (${a.chosen?.length ?? 0} so far). Your opponent does not see them.`,
    'duel.otherWeapon': () => 'Which weapon do you spin to decide who begins?',
    'duel.draw': () => 'Which weapon do you spin to decide who begins?',
    'duel.begin': () => 'You spun higher. Who begins? The beginner loses 2 lives.',
    'turn.breakCurse': () => 'Break the curse? It costs 5 lives and all your actions this turn.',
    'turn.acted': a => `Your turn: ${plural('en', a.actions ?? 0, { one: '# action left', other: '# actions left' })}.`,
    'spin.refuse': () => 'Red. Accept it, or use the battle trick and spin again?',
    'spin.chosen': (a, n) => {
      const sector = n.view.weapons[a.weapon ?? -1]?.card.sectors[a.sector ?? -1];
      return sector
        ? `${effects[sector.effect]} ${sector.value}: use it${sector.colour === 'orange' ? ' and end your turn' : ''}, or ignore it?`
        : 'Use it or ignore it?';
    },
    'spin.aimAgain': a => `Power ${a.power} is left. Strike a second target?`,
    'bonus.take': a => `Add a bonus to ${a.effect ? effects[a.effect] : 'the effect'} ${a.value}?`,
    'attack.announce': a => `Aim the ${a.attack ? wordsEn.attacks[a.attack] : 'attack'} (power ${a.power}).`,
    'defence.pick': a => `${a.attack ? wordsEn.attacks[a.attack] : 'An attack'} of power ${a.power} comes. Use shields?`,
    'combo.decide': a => `Fire your combos together for ${(a.sum ?? 0) + (a.detonator ?? 0)}?`,
    'nightAttack.decide': a => `Pay ${a.power} energy for a night attack of ${a.power}?`,
    'mechanic.decide': a => `The mechanic (${a.power}): repair one of yours, or attack one of theirs?`,
  },
  option(option, question, n) {
    if (typeof option === 'string') {
      const plain: Record<string, string> = {
        end: 'End the turn',
        use: 'Use it',
        ignore: 'Ignore it',
        none: 'No bonus',
        enough: 'No more shields',
        fire: 'Fire',
        keep: question === 'turn.breakCurse' ? 'Leave the curse' : 'Keep them',
        skip: 'Skip',
        accept: 'Accept',
        stop: 'Stop here',
        done: 'That is all',
        best: 'The wheel with the best average',
        break: 'Break the curse',
        hero: 'The hero',
      };
      return plain[option] ?? option;
    }
    if (typeof option === 'number') return String(option);
    const [verb, value] = Object.entries(option)[0] as [string, number];
    const own = n.view.sides.flatMap(side => side.pool ?? [])[0];
    switch (verb) {
      case 'spin':
        return `Spin ${n.weapon(value)}${question === 'turn.acted' ? ` (${n.view.weapons[value]?.cost})` : ''}`;
      case 'repair':
        return `Repair ${n.weapon(value)}${question === 'turn.acted' ? ` (${n.view.weapons[value]?.cost})` : ''}`;
      case 'cancel':
        return `Cancel the effect on ${n.weapon(value)}`;
      case 'trick':
        return `Battle trick: spin ${n.weapon(value)}`;
      case 'weapon':
        return question === 'loadout.pick' ? `Take weapon ${own?.weapons[value]?.name ?? value}` : n.weapon(value);
      case 'effect':
        return target({ effect: value }, 0, n);
      case 'shield':
        return `Shield ${n.view.weapons[value]?.deferred?.value} on ${n.weapon(value)}`;
      case 'hero':
        return `Take hero ${own?.heroes[value]?.name ?? value}`;
      case 'start':
        return `${n.seat(value)} begins`;
      case 'bonus':
        return `Bonus no. ${value + 1}`;
      default:
        return `${verb} ${value}`;
    }
  },
  refusals: {
    noActions: () => 'You have no action left.',
    energy: p => `It costs ${p['cost']} energy and you have ${p['energy']}.`,
    carrying: () => 'It carries a deferred effect and cannot be spun.',
    carriesEffect: () => 'It carries a deferred effect: only that effect can be attacked.',
    broken: () => 'It is broken.',
    repairing: () => 'It is under repair.',
    cursed: () => 'It is cursed.',
    freed: () => 'It was freed from a curse and is ready in your next turn.',
    notBroken: () => 'Only a broken weapon can be repaired.',
    nothingDeferred: () => 'It carries no deferred effect.',
    cancellingOff: () => 'This table does not allow cancelling deferred effects.',
    nothingCursed: () => 'None of your weapons is cursed.',
    tooFewLives: p => `With ${lives(Number(p['lives']))} you cannot pay five.`,
    onlyAtStart: () => 'A curse can be broken only at the start of your turn.',
    weaponsOnly: () => 'This attack cannot hit the hero.',
    noShield: () => 'There is no shield on it.',
    alreadyUsed: () => 'It is already used against this attack.',
    special: () => 'That is a special, not a bonus.',
    otherEffect: () => 'It helps another effect.',
    bonusUsed: () => 'It was used in this turn already.',
    malusFirst: () => 'A malus must be counted first.',
    malusForced: () => 'A malus must be counted.',
    tooDurable: p => `Its durability ${p['durability']} is above ${p['value']}.`,
    tooDear: p => `It costs ${p['cost']}, more than ${p['limit']}.`,
    alreadyChosen: () => 'You have chosen it already.',
    needsWeapon: () => 'Choose at least one weapon.',
  },
  outcomes: {
    defeat: winner => `${winner} wins: the enemy hero is defeated.`,
    bothDefeated: () => 'A draw: both heroes fell at the same moment.',
    roundCap: () => 'Stopped by the round cap: a draw.',
  },
  doing: {
    duel: 'Duel',
    loadout: 'Preparation',
    rounds: 'Round',
    turn: 'Turn',
    'turn.acted': 'Actions',
    spin: 'Spin',
    attack: 'Attack',
    defence: 'Shields',
    bonus: 'Bonus',
    endOfTurn: 'End of turn',
    permanentAttack: 'Permanent attack',
    combo: 'Combo',
    nightAttack: 'Night attack',
    mechanic: 'Mechanic',
  },
  options: {
    preparation: {
      label: 'Preparation',
      help: 'Where heroes and weapons come from.',
      values: { starter: 'Ready sets', pack: 'Open packs, choose in secret', collection: 'Your own cards, choose in secret' },
    },
    cancelling: {
      label: 'Cancelling deferred effects',
      help: 'When an owner may cancel his own deferred effect.',
      values: { betweenActions: 'Between actions', never: 'Never' },
    },
    roundCap: { label: 'Round cap', help: 'A technical end of the game, not a rule.' },
    pools: { label: 'Cards', help: 'The cards each player chooses from, as codes.' },
  },
};

export const textEn: GameText = gameText('en', wordsEn);
