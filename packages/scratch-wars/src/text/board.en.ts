/** Words of the board and of the cards page, in English. */
import { plural } from '@kolbiste/engine';
import type { BoardWords } from './board-words.ts';

export const en: BoardWords = {
  bring: 'Bring your cards',
  ownCards: 'Card codes',
  ownCardsHelp: 'One code per line: heroes and weapons, at least one of each.',
  codesTwice: before => `This card is already on line ${before}.`,
  codesBoth: 'At least one hero and one weapon are needed.',
  codesOdd: 'No such card is printed.',
  tally: { attacks: 'Attacks', blocks: 'Shields used', lost: 'Lives lost' },
  round: n => `Round ${n}`,
  beforeFirst: 'Before round one',
  lives: 'Lives',
  livesOf: (n, most) => `${plural('en', Math.max(0, n), { one: '# life', other: '# lives' })} of ${most}`,
  energy: 'Energy',
  energyOf: n => `Energy ${n} of 12`,
  actions: 'Actions',
  actionsLeft: n => plural('en', n, { one: '# action left', other: '# actions left' }),
  onTurn: 'to play',
  won: 'winner',
  suddenDeath: 'Sudden death: −5 lives for both each round',
  suddenDeathIn: n => plural('en', n, { one: 'sudden death in # round', other: 'sudden death in # rounds' }),
  now: 'In effect now',
  gains: n => `+${n} energy at the start of the turn`,
  nothingNow: 'No bonus',
  spent: 'used',
  focus: 'Focus',
  cost: 'Cost',
  costMore: '+1: your hero is not focused on this type',
  durability: 'Durability',
  island: 'Island',
  edition: 'Edition',
  rarity: 'Rarity',
  rarities: { 1: 'wood', 2: 'stone', 3: 'steel', 4: 'gold' },
  strength: 'Strength',
  weapons: 'Weapons',
  weaponsOf: name => `Weapons: ${name}`,
  heroOf: name => `Hero: ${name}`,
  details: 'Details',
  detailsOf: name => `${name}: details and odds`,
  odds: 'Possible results',
  oddsHelp: 'All nine sectors are equally likely.',
  chance: n => `${n} in 9`,
  edges: { green: 'smooth edge', orange: 'torn edge', red: 'jagged edge' },
  colourSays: {
    green: 'use or ignore it, then keep playing',
    orange: 'use it and end your actions, or ignore it and keep playing',
    red: 'must be used, and ends your actions',
  },
  stateSays: {
    prepared: 'It can be spun.',
    carrying: 'It carries a deferred effect and can’t be spun until the effect is gone.',
    broken: 'Face down. Repairing it takes an action and energy.',
    repairing: 'Ready at the start of your next turn.',
    cursed: 'Unusable until its owner breaks the curse for 5 lives.',
    freed: 'Ready at the start of your next turn.',
  },
  lastSpin: 'Last spin',
  startSpins: 'Spin for first player',
  noSpinYet: 'No spins yet.',
  hints: {
    'duel.otherWeapon': 'Choose a wheel to spin for first player.',
    'duel.draw': 'Choose a wheel to spin for first player.',
    'duel.begin': 'Click the hero who goes first.',
    'turn.acted': 'Click a highlighted wheel to spin it.',
    'spin.refuse': 'Accept it, or click a wheel to spin again.',
    'spin.aimAgain': 'Click a second highlighted target.',
    'bonus.take': 'Click a bonus beside your hero.',
    'bonus.take.forced': 'Click a malus beside your hero.',
    'attack.announce': 'Click a highlighted target.',
    'defence.pick': 'Click the shields you use.',
    'mechanic.decide': 'Click a weapon: repair yours or attack theirs.',
  },
  aiming: 'Your attack',
  incoming: 'Incoming',
  power: n => `power ${n}`,
  behind: n => `shields ${n}`,
  waitingFor: name => `${name} is deciding.`,
  sum: 'How it adds up',
  sumOpen: 'Show the attack sum',
  printed: 'on the wheel',
  bonus: "hero's bonus",
  detonator: 'detonator',
  shields: 'shields',
  total: 'attack power',
  against: "target's durability",
  deadly: 'deadly: the hero would fall',
  fell: name => `Deadly hit: ${name} falls!`,
  spinning: 'spinning…',
  hit: 'hit',
  miss: 'no effect',
  prepare: 'Setup',
  chooseHero: 'Choose your hero',
  chooseWeapons: 'Choose one to five weapons',
  chosen: (n, of) => `${n} of ${of} chosen`,
  choosing: name => `${name} is choosing in secret.`,
  taken: 'chosen',
  whyNot: 'Why not',
  canDo: 'What you can do',
  code: 'Card code',
  codeHelp: 'The code contains the whole card. Send it, print it or copy it by hand.',
  codeField: 'Type or paste a code',
  codePlaceholder: 'SWH-… or SWW-…',
  codeCopy: 'Copy code',
  codeCopied: 'Copied',
  codeQr: name => `QR code of ${name}`,
  codeFound: 'Card with this code',
  codeNoKind: "A card of somebody's own, none of our kinds",
  codeProblem(p) {
    switch (p.problem) {
      case 'empty':
        return 'Nothing here yet.';
      case 'prefix':
        return "A hero's code begins with SWH, a weapon's with SWW.";
      case 'tooShort':
        return 'The code is too short: a piece is missing.';
      case 'tooLong':
        return 'The code is too long.';
      case 'checksum':
        return 'The check characters don’t match: there is a typo somewhere.';
      case 'unknownKind':
        return 'Unknown kind of card. The code is probably from a newer version.';
      case 'malformed':
        return 'The code does not describe a valid card.';
      case 'unknownCharacter':
        return `“${p.character}” at position ${p.position + 1} can’t be part of a code.`;
      case 'version':
        return `The code is from a newer version (${p.version}).`;
    }
  },
  pack: 'Open a pack',
  packHelp: 'Scratch the foil and see what is under it. The same word always gives the same cards.',
  packSeed: 'Word on the wrapper',
  packSeedHelp: 'Anything: a name, a date, a lucky word.',
  packSize: 'Size',
  packSizes: { booster: 'Booster: a hero and 4 weapons', tin: 'Tin: 2 heroes and 6 weapons' },
  packEdition: 'Edition',
  packAny: 'all',
  packOpen: 'Tear the wrapper',
  packNew: 'Another pack',
  packScratch: 'Scratch with the mouse or a finger. On the keyboard: Enter or Space on a card.',
  packScratchAll: 'Scratch all',
  scratchCard: n => `Scratch card ${n}`,
  packDone: 'All cards revealed.',
  packCopy: 'Copy codes',
  heroes: 'Heroes',
  weaponType: 'Weapon type',
  effect: 'Effect',
  kind: 'Card type',
  rollsNote: 'Each card of this kind has slightly different numbers.',
};
