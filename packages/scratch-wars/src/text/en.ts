/** Scratch Wars in English. */
import { other, plural, type GameText, type Seat } from '@kolbiste/engine';
import type { Deferred, Sector } from '../cards/vocabulary.ts';
import type { Target } from '../rules/state.ts';
import {
  added,
  aimedEffect,
  capital,
  deferredOn,
  digits,
  gameText,
  isFatalTrick,
  ownerOf,
  sectorAt,
  signed,
  type DuelWords,
  type Names,
} from './words.ts';

const lives = (n: number): string => plural('en', n, { one: '# life', other: '# lives' });
const energy = (n: number): string => `${n} energy`;
/** With the surcharge for a type outside the hero's focus, where there is one (SCW 2.5.1.2). */
const costOf = (total: number, printed: number): string =>
  total > printed ? `${printed} + ${total - printed} for a foreign type` : `${total}`;
const price = (total: number, printed: number): string =>
  total === 0 ? 'free' : `${energy(total)}${total > printed ? `: ${costOf(total, printed)}` : ''}`;
/** Of the battle trick. */
const forLives = (n: number): string => (n === 0 ? 'for free' : `for ${lives(n)}`);
const weapons = (n: number): string => plural('en', n, { one: '# weapon', other: '# weapons' });
const shields = (n: number): string => plural('en', n, { one: 'a shield', other: '# shields' });
const left = (n: number): string => `${Math.max(0, n)} left`;

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

const sectorText = ({ effect, value, durability }: Sector): string =>
  `${effects[effect]} ${digits(value)}${durability === null ? '' : `, durability ${durability}`}`;
const target = (t: Target, deferred: Deferred | null, owner: Seat, n: Names): string =>
  t === 'hero'
    ? n.hero(owner)
    : 'weapon' in t
      ? n.weapon(t.weapon)
      : `the ${deferred ? effects[deferred] : 'effect'} on ${n.weapon(t.effect)}`;

export const wordsEn: DuelWords = {
  title: 'Scratch Wars',
  tagline: 'Two heroes, a handful of weapons, and luck you can plan for.',
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
    const carries = deferred && `${effects[deferred.effect]} ${deferred.value}, durability ${deferred.durability}`;
    const said = carries ?? (state === 'prepared' ? '' : states[state]);
    return `${n.weapon(id)} (${wordsEn.types[card.type]}, cost ${costOf(cost, card.cost)}, durability ${card.durability})${said && `: ${said}`}`;
  },
  events: {
    prepared: (e, n) => `${n.seat(e.seat)} is ready.`,
    revealed: (e, n) => `${n.seat(e.seat)} reveals ${n.hero(e.seat)} with ${weapons(e.weapons.length)}.`,
    startSpun: (e, n) => `${n.seat(e.seat)} spins ${n.weapon(e.weapon)} for first player: ${digits(e.value)}.`,
    startTied: e => `Both spun ${digits(e.value)}, so they spin again.`,
    startDecided: (e, n) =>
      e.byLot
        ? `Too many ties: chosen at random, ${n.seat(e.seat)} decides who goes first.`
        : `${n.seat(e.seat)} spun higher and decides who goes first.`,
    starterChosen: (e, n) => `${n.seat(e.seat)} goes first.`,
    timeCalled: () => 'Time is up: one more round, then the duel is a draw.',
    roundBegan: e => `Round ${e.round}: ${wordsEn.times[e.time]}.`,
    turnBegan: (e, n) => `${n.seat(e.seat)}’s turn.`,
    livesLost: (e, n) =>
      ({
        start: `${n.hero(e.seat)} loses ${lives(e.lost)} for going first (${left(e.lives)}).`,
        suddenDeath: `${n.hero(e.seat)} loses ${lives(e.lost)} to sudden death (${left(e.lives)}).`,
        attack: `${n.hero(e.seat)} loses ${lives(e.lost)} (${left(e.lives)}).`,
        trap: `${n.hero(e.seat)} loses ${lives(e.lost)} in the trap (${left(e.lives)}).`,
        breakingCurse: `${n.hero(e.seat)} pays ${lives(e.lost)} for breaking the curse (${left(e.lives)}).`,
        canbaland: `${n.hero(e.seat)} pays ${lives(e.lost)} for the Canbaland attack (${left(e.lives)}).`,
        battleTrick: `${n.hero(e.seat)} pays ${lives(e.lost)} for the battle trick (${left(e.lives)}).`,
      })[e.cause],
    suddenDeath: (e, n) =>
      `Sudden death: both heroes lose ${lives(e.lost)}. ${e.lives.map((l, seat) => `${n.hero(seat)}: ${left(l)}`).join('; ')}.`,
    healed: (e, n) =>
      e.gained
        ? `${n.hero(e.seat)} gets ${lives(e.gained)} back and has ${e.lives}.`
        : `${n.hero(e.seat)} gets no lives back and has ${e.lives}.`,
    energyGained: (e, n) =>
      `${n.hero(e.seat)} gains ${e.gained ? energy(e.gained) : 'no energy'} and has ${e.energy}${e.wasted ? `; ${plural('en', e.wasted, { one: '# above twelve is lost', other: '# above twelve are lost' })}` : ''}.`,
    energyPaid: (e, n) => `${n.hero(e.seat)} pays ${energy(e.paid)} (${left(e.energy)}).`,
    weaponReadied: (e, n) =>
      e.was === 'repairing'
        ? `${n.weapon(e.weapon)} is repaired and ready again.`
        : `${n.weapon(e.weapon)} is free of its curse and ready again.`,
    curseBroken: (e, n) => `${n.seat(e.seat)} breaks the curse. Freed: ${e.weapons.map(id => n.weapon(id)).join(', ')}.`,
    spun: (e, n) => {
      const sector = sectorAt(e.weapon, e.sector, n);
      return `${n.weapon(e.weapon)} spins${e.free ? ' for free' : ''}: ${sector ? `${colours[sector.colour]}, ${sectorText(sector)}` : `sector ${e.sector + 1}`}.`;
    },
    effectIgnored: (e, n) => `${ownerOf(e.weapon, n)} ignores the effect: ${effects[e.effect]}.`,
    effectUsed: (e, n) => `${ownerOf(e.weapon, n)} uses the effect: ${effects[e.effect]} ${digits(e.value)}.`,
    effectCancelled: e =>
      e.why === 'trap' ? `The trap cancels the ${effects[e.effect]}.` : `The ${effects[e.effect]} has no target and is cancelled.`,
    bonusUsed: (e, n) => `${n.hero(e.seat)} uses a ${e.value < 0 ? 'malus' : 'bonus'}: ${wordsEn.icons[e.icon]} ${signed(e.value)}.`,
    specialUsed: (e, n) =>
      `${n.hero(e.seat)} uses the ${specials[e.special]}${e.special === 'comboDetonator' ? ` (${signed(e.value)})` : e.special === 'mechanic' ? ` (${e.value})` : ''}.`,
    trapsSprung: e =>
      `${plural('en', e.weapons.length, { one: 'A trap springs', other: '# traps spring' })}: ${e.value} is not above ${e.threshold}.`,
    aimed: (e, n) =>
      `${n.seat(e.seat)} aims at ${target(e.target, e.deferred, other(e.seat), n)}: ${wordsEn.attacks[e.attack]}${e.attack === 'canbalandAttack' ? '' : `, power ${e.power}`}.`,
    shielded: (e, n) => `${n.seat(e.seat)} blocks ${e.value} with ${shields(e.weapons.length)}.`,
    attacked(e, n) {
      const at = target(e.target, e.deferred, other(e.seat), n);
      if (e.attack === 'canbalandAttack') return `The Canbaland attack hits ${at}.`;
      return `The ${wordsEn.attacks[e.attack]} ${e.success ? 'hits' : 'does nothing to'} ${at} (power ${e.power.total}).`;
    },
    weaponBroken: (e, n) => `${n.weapon(e.weapon)} is broken.`,
    weaponCursed: (e, n) => `${n.weapon(e.weapon)} is cursed.`,
    effectDeferred: (e, n) =>
      `${ownerOf(e.weapon, n)} sets aside on ${n.weapon(e.weapon)}: ${effects[e.effect]} ${e.value}, durability ${e.durability}.`,
    deferredUsed: (e, n) => `The ${effects[e.effect]} on ${n.weapon(e.weapon)} is used up.`,
    deferredCancelled: (e, n) => `${ownerOf(e.weapon, n)} cancels the ${effects[e.effect]} on ${n.weapon(e.weapon)}.`,
    deferredDestroyed: (e, n) => `The ${effects[e.effect]} on ${n.weapon(e.weapon)} is destroyed.`,
    repairStarted: (e, n) =>
      e.byMechanic ? `The mechanic starts repairing ${n.weapon(e.weapon)}.` : `${n.weapon(e.weapon)} goes into repair.`,
    actionsEnded: (e, n) =>
      ({
        chosen: `${n.seat(e.seat)} ends the actions.`,
        spent: `${n.seat(e.seat)} has no actions left.`,
        nothingPossible: `${n.seat(e.seat)} has nothing left to do.`,
        colour: `The effect ends the actions of ${n.seat(e.seat)}.`,
        curseBroken: `Breaking the curse costs ${n.seat(e.seat)} all actions of this turn.`,
      })[e.why],
  },
  questions: {
    'loadout.weapons': () => 'Choose your hero. Your opponent can’t see it yet.',
    'loadout.pick': a => `Choose one to five weapons (${a.chosen?.length ?? 0} so far). Your opponent can’t see them yet.`,
    'duel.otherWeapon': () => 'Choose a weapon to spin for first player. The higher number decides.',
    'duel.draw': () => 'Choose a weapon to spin for first player. The higher number decides.',
    'duel.begin': () => 'Who goes first? The first player loses 2 lives.',
    'turn.breakCurse': () => 'Break the curse? It costs 5 lives and all your actions this turn.',
    'turn.acted': a => `Your turn: ${plural('en', a.actions ?? 0, { one: '# action left', other: '# actions left' })}.`,
    'spin.refuse': (a, n) => {
      const sector = sectorAt(a.weapon, a.sector, n);
      return `Red${sector ? `: ${sectorText(sector)}` : ''}. Accept it, or use the battle trick ${forLives(a.price ?? 0)} and spin again?${isFatalTrick(a, n.view) ? ' The trick would defeat your hero.' : ''}`;
    },
    'spin.chosen': (a, n) => {
      const sector = sectorAt(a.weapon, a.sector, n);
      if (!sector) return 'Use it, or ignore it?';
      const ends = sector.colour === 'orange' ? ' and end your actions' : '';
      const pays = sector.effect === 'canbalandAttack' && sector.value < 0 ? ` for ${lives(-sector.value)}` : '';
      return `${capital(sectorText(sector))}: ${sector.durability === null ? 'use it' : 'set it aside'}${pays}${ends}, or ignore it?`;
    },
    'spin.aimAgain': a => `Power ${a.power} is left. Strike a second target?`,
    'bonus.take': a =>
      `${a.forced ? 'Which malus counts for' : 'Use a bonus on'} your ${a.effect ? effects[a.effect] : 'effect'} ${digits(a.value ?? 0)}?`,
    'attack.announce': a =>
      `Choose the target: ${a.attack ? wordsEn.attacks[a.attack] : 'attack'}${a.attack === 'canbalandAttack' ? '' : `, power ${a.power}`}.`,
    'defence.pick': (a, n) => {
      const held = (a.picked ?? []).reduce((sum, id) => sum + (n.view.weapons[id]?.deferred?.value ?? 0), 0);
      const at = a.target === undefined ? '' : ` at ${target(a.target, aimedEffect(a.target, n), other(n.view.active), n)}`;
      return `${a.attack ? capital(wordsEn.attacks[a.attack]) : 'An attack'} with power ${a.power}${at}. ${held ? `Shields so far: ${held}. Add another?` : 'Use shields?'}`;
    },
    'combo.decide': a => {
      const { sum = 0, detonator = 0 } = a;
      return detonator
        ? `Fire your combos for ${Math.max(0, sum + detonator)} (${sum} ${added(detonator)})?`
        : `Fire your combos for ${sum}?`;
    },
    'nightAttack.decide': a => `Pay ${energy(a.power ?? 0)} for a night attack of power ${a.power}?`,
    'mechanic.decide': a => `Mechanic (${a.power}): repair a weapon or attack one?`,
  },
  option(option, question, n, about) {
    if (typeof option === 'string') {
      if (option === 'hero') return `Hero: ${n.hero(other(n.view.active))}`;
      const plain: Record<string, string> = {
        end: 'End turn',
        use: sectorAt(about.weapon, about.sector, n)?.durability != null ? 'Set it aside' : 'Use it',
        ignore: 'Ignore it',
        none: 'No bonus',
        enough: about.picked?.length ? 'No more shields' : 'Use no shield',
        fire: 'Fire',
        keep: question === 'turn.breakCurse' ? 'Keep the curse' : 'Don’t fire',
        skip: 'Skip',
        accept: 'Accept',
        stop: 'Stop here',
        done: 'Done',
        best: 'Pick the best wheel for me',
        break: 'Break the curse',
      };
      return plain[option] ?? option;
    }
    if (typeof option === 'number') return digits(option);
    const [[verb, value] = ['', 0], shown] = Object.entries(option) as [string, number][];
    const weapon = n.view.weapons[value];
    const aimed = question === 'mechanic.decide' ? 'Attack ' : '';
    switch (verb) {
      case 'spin':
        return `Spin ${n.weapon(value)}${question === 'turn.acted' && weapon ? ` (${price(weapon.cost, weapon.card.cost)})` : ''}`;
      case 'repair':
        return `Repair ${n.weapon(value)}${question === 'turn.acted' && weapon ? ` (${price(weapon.cost, weapon.card.cost)})` : ''}`;
      case 'cancel':
        return `Cancel ${target({ effect: value }, deferredOn(value, n), 0, n)}`;
      case 'trick':
        return about.price === undefined
          ? `Battle trick: spin ${n.weapon(value)}`
          : `Battle trick ${forLives(about.price)}${isFatalTrick(about, n.view) ? ' (your hero falls)' : ''}: spin ${n.weapon(value)}`;
      case 'weapon': {
        if (question !== 'loadout.pick')
          return capital(`${aimed}${n.weapon(value)}${weapon ? ` (durability ${weapon.card.durability})` : ''}`);
        const choice = n.pool?.weapons[value];
        return choice
          ? `${choice.name} (${wordsEn.types[choice.card.type]}, cost ${costOf(choice.cost, choice.card.cost)}, durability ${choice.card.durability})`
          : `#${value + 1}`;
      }
      case 'effect': {
        const durability = weapon?.deferred ? ` (durability ${weapon.deferred.durability})` : '';
        return capital(`${aimed}${target({ effect: value }, deferredOn(value, n), 0, n)}${durability}`);
      }
      case 'shield':
        return weapon?.deferred
          ? `${capital(effects[weapon.deferred.effect])} ${weapon.deferred.value} on ${n.weapon(value)}`
          : n.weapon(value);
      case 'hero': {
        const choice = n.pool?.heroes[value];
        return choice
          ? `${choice.name} (${lives(choice.card.lives)}, ${choice.card.focus.map(type => wordsEn.types[type]).join(' and ')})`
          : `#${value + 1}`;
      }
      case 'start':
        return `${n.seat(value)} begins`;
      case 'bonus':
        return shown ? `${signed(shown[1])} ${wordsEn.icons[shown[0] as keyof typeof wordsEn.icons]}` : `#${value + 1}`;
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
    freed: () => 'It was freed from a curse and is ready only in the next turn of its owner.',
    notBroken: () => 'Only a broken weapon can be repaired.',
    nothingDeferred: () => 'It carries no deferred effect.',
    cancellingOff: () => 'This table does not allow cancelling deferred effects.',
    nothingCursed: () => 'None of your weapons is cursed.',
    tooFewLives: p => `It costs 5 lives, and your hero has ${p['lives']}.`,
    onlyAtStart: () => 'A curse can be broken only at the start of your turn.',
    weaponsOnly: () => 'This attack cannot strike the hero.',
    noShield: () => 'There is no shield on it.',
    alreadyUsed: () => 'It is already used against this attack.',
    special: () => 'That is a special, not a bonus.',
    otherEffect: () => 'It does not help this effect.',
    bonusUsed: () => 'It was used in this turn already.',
    malusFirst: () => 'A malus must be counted first.',
    malusForced: () => 'A malus must be counted.',
    tooDurable: p => `Its durability is ${p['durability']}, and the mechanic manages ${p['value']}.`,
    tooDear: p => `It costs ${p['cost']} energy, and only weapons up to ${p['limit']} may be spun.`,
    alreadyChosen: () => 'You have chosen it already.',
    needsWeapon: () => 'Choose at least one weapon.',
  },
  outcomes: {
    defeat: winner => `${winner} wins: the enemy hero is defeated.`,
    bothDefeated: () => 'A draw: both heroes fell at the same moment.',
    roundCap: () => 'Stopped by the round cap: a draw.',
  },
  features: {
    lives: 'lives',
    energy: 'energy',
    weapons: 'weapons ready',
    attacks: 'permanent attacks',
    shields: 'shields',
    others: 'combos and traps',
    move: 'actions left',
    fallen: 'a fallen hero',
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
    printedValues: {
      label: 'Only values of printed cards',
      help: 'Cards you bring may only have values that occur on real cards.',
    },
    pool: {
      label: 'Whose cards',
      help: 'Cards out of the club’s packs are the same for everybody; cards from your own packs, typed or scanned, are taken on trust.',
      values: { any: 'Any', club: 'The club’s only' },
    },
    pools: { label: 'Cards', help: 'The cards each player chooses from, as codes.' },
  },
};

export const textEn: GameText = gameText('en', wordsEn);
