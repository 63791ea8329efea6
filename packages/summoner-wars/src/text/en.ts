/** Summoner Wars in English. */
import { plural, type GameText } from '@kolbiste/engine';
import { gameText, type TableWords } from './words.ts';

const cards = (n: number): string => plural('en', n, { one: '# card', other: '# cards' });
const wounds = (n: number): string => plural('en', n, { one: '# wound', other: '# wounds' });
const squares = (n: number): string => plural('en', n, { one: '# square', other: '# squares' });
const dice = (n: number): string => plural('en', n, { one: '# die', other: '# dice' });
const list = (ids: readonly number[], name: (id: number) => string): string => ids.map(name).join(', ');

export const wordsEn: TableWords = {
  title: 'Summoner Wars',
  tagline: 'Two armies, one battlefield. Lose your Summoner and you lose the war.',
  unknownCard: 'a card',
  secondDeck: ' (second deck)',
  turnLine: (turn, side, phase) => `Turn ${turn}, ${side}: ${phase}.`,
  sideLine: (side, faction, hand, magic, discard) => `${side}, ${faction}: hand ${hand}, magic ${magic}, discarded ${discard}.`,
  handLine: 'Hand',
  phases: {
    setup: 'setup',
    start: 'start of turn',
    draw: 'draw',
    summon: 'summon',
    events: 'play events',
    movement: 'movement',
    attack: 'attack',
    magic: 'build magic',
    end: 'end of turn',
  },
  events: {
    deckChosen: (e, n) => `${n.side(e.side)} has chosen a deck.`,
    deckRevealed: (e, n) => `${n.side(e.side)} plays the ${n.faction(e.faction)}.`,
    startRolled: (e, n) => `${n.side(e.side)} rolls for first player: ${e.die}.`,
    startTied: () => 'Tie: roll again.',
    startDecided: (e, n) => (e.chooses ? `${n.side(e.side)} decides who goes first.` : `${n.side(e.side)} has the highest roll.`),
    starterChosen: (e, n) => `${n.side(e.side)} goes first.`,
    timeCalled: () => 'Time is up: everyone takes one more turn, then the game is a draw.',
    turnBegan: (e, n) => `Turn ${e.turn}: ${n.side(e.side)}.`,
    phaseBegan: e => `Phase: ${wordsEn.phases[e.phase]}.`,
    drew: (e, n) =>
      e.cards.length === 0
        ? `${n.side(e.side)} has nothing left to draw.`
        : e.faces && Object.keys(e.faces).length
          ? `${n.side(e.side)} draws ${list(e.cards, n.card)}.`
          : `${n.side(e.side)} draws ${cards(e.cards.length)}.`,
    paid: (e, n) => `${n.side(e.side)} pays ${e.cards.length} magic: ${list(e.cards, n.card)}.`,
    summoned: (e, n) => `${n.side(e.side)} summons ${n.card(e.card)} on ${n.square(e.square)}.`,
    wallBuilt: (e, n) => `${n.side(e.side)} builds a wall on ${n.square(e.square)}.`,
    vineGrew: (e, n) => `A vine wall grows on ${n.square(e.square)} (${n.side(e.side)}).`,
    vineReturned: (e, n) => `The vine wall goes back to the supply (${n.side(e.side)}).`,
    eventPlayed: (e, n) => `${n.side(e.side)} plays ${n.card(e.card)}.`,
    eventDiscarded: (e, n) => `${n.card(e.card)} goes to the discard pile.`,
    lastingBegan: (e, n) => `In effect: ${n.lasting(e.definition)}${e.against >= 0 ? ` against ${n.side(e.against)}` : ''}.`,
    lastingEnded: (e, n) => `Ends: ${n.lasting(e.definition)}.`,
    moveBegan: (e, n) => `${n.card(e.card)} moves (${e.moves} of ${e.limit}).`,
    stayed: (e, n) => `${n.card(e.card)} stays where it is.`,
    stepped: (e, n) => `${n.card(e.card)}: ${n.square(e.from)} → ${n.square(e.to)}.`,
    movedThrough: (e, n) => `${n.card(e.card)} moves through ${n.card(e.over)}.`,
    vineRolled: (e, n) => `${n.card(e.card)} leaves a vine wall, roll ${e.die}: ${e.free ? 'free' : 'wounded and held'}.`,
    placed: (e, n) => `${n.card(e.card)} is placed on ${n.square(e.to)}.`,
    swapped: (e, n) => `${n.card(e.card)} and ${n.card(e.with)} swap places.`,
    attackDeclared: (e, n) => `${n.card(e.attacker)} attacks ${n.card(e.target)} with ${dice(e.dice)}.`,
    diceRolled: e => `Rolled ${e.dice.join(', ') || 'no dice'}: ${plural('en', e.hits, { one: '# hit', other: '# hits' })}.`,
    certainWounds: (e, n) => `${n.card(e.attacker)} needs no roll: ${wounds(e.wounds)} for ${n.card(e.target)}.`,
    dieIgnored: (e, n) => `${n.card(e.card)} ignores a ${e.die}.`,
    hitsShrugged: (e, n) => `${n.card(e.card)}: ${e.wounds} of ${e.hits} hits wound.`,
    woundsPrevented: (e, n) => `${n.card(e.card)} gives up ${n.card(e.given)} and gets no wounds.`,
    wounded: (e, n) => `${n.card(e.card)} gets ${wounds(e.wounds)} (${e.total} in all).`,
    healed: (e, n) => `${n.card(e.card)} loses ${wounds(e.wounds)}.`,
    destroyed: (e, n) => `${n.card(e.card)} on ${n.square(e.square)} is destroyed.`,
    collected: (e, n) => `${n.side(e.side)} adds to the magic pile: ${list(e.cards, n.card)}.`,
    putUnder: (e, n) => `${n.card(e.card)} goes under ${n.card(e.unit)}.`,
    discarded: (e, n) => `Discarded (${n.side(e.side)}): ${list(e.cards, n.card)}.`,
    controlTaken: (e, n) => `${n.side(e.to)} takes control of ${n.card(e.card)}.`,
    abilityUsed: (e, n) => `${n.side(e.side)} uses ${n.use(e.use)} (${n.card(e.card)}).`,
    abilityRolled: (e, n) =>
      `${n.card(e.card)}, ability roll ${e.die}: ${n.card(e.against)} ${e.takes ? 'is affected' : 'is not affected'}.`,
    recovered: (e, n) => `${n.side(e.side)} returns to the magic pile: ${list(e.cards, n.card)}.`,
    saved: (e, n) => `${n.card(e.card)} vanishes into the shadows, to the magic of ${n.side(e.side)}.`,
    lookedAt: (e, n) => `${n.side(e.side)} looks at the ${e.pile === 'hand' ? 'hand' : 'draw pile'} of ${n.side(e.of)}.`,
    revealed: (e, n) => `Revealed (${n.side(e.side)}): ${n.card(e.card)}.`,
    putBack: (e, n) => `Returned to the draw pile of ${n.side(e.of)}: ${e.bottom} to the bottom, ${e.top} on top.`,
    taken: (e, n) => `${n.side(e.side)} takes ${n.card(e.card)} into hand.`,
    shuffled: (e, n) => `${n.side(e.side)} shuffles the draw pile.`,
    magicBuilt: (e, n) => `${n.side(e.side)} builds magic: ${n.card(e.card)}.`,
    magicMoved: (e, n) => `${n.side(e.to)} gets ${cards(e.cards.length)} from the magic of ${n.side(e.from)}.`,
    removed: (e, n) =>
      `Cards of ${n.side(e.side)} leave the game: ${{ battlefield: 'the battlefield', hand: 'the hand', draw: 'the draw pile', discard: 'the discard pile' }[e.from]}.`,
    eliminated: (e, n) => `${n.side(e.side)} is out of the game.`,
  },
  movesAll: ways => `Moves: ${ways.map(([unit, from, to]) => `${unit} ${from} to ${to}`).join(', ')}.`,
  summonedAll: (side, units) => `${side} summons ${units.map(([unit, square]) => `${unit} on ${square}`).join(', ')}.`,
  attackAll: (attacker, target, { wounds: n, total, fell }) =>
    `${attacker} attacks ${target}: ${n ? `${wounds(n)} (${total} in all)` : 'no wounds'}${fell ? ', destroyed' : ''}.`,
  questions: {
    'game.chosen': () => 'Choose your faction. Your opponent can’t see it yet.',
    'game.begin': () => 'You rolled higher. Who goes first?',
    'summonPhase.chosen': () => 'Choose a unit to summon, or end the phase.',
    'eventsPhase.chosen': () => 'Play an event or build a wall, or end the phase.',
    'movementPhase.chosen': a => `Move a unit (${a.moves ?? 0} of ${a.limit ?? 3} moved).`,
    'movementPhase.goOn': (a, n) => `${n.card(a.card ?? -1)} may keep moving, ${squares(a.left ?? 0)} left.`,
    'attackPhase.chosen': a => `Attack with a unit (${a.attacks ?? 0} of ${a.limit ?? 3} attacked).`,
    'magicPhase.chosen': () => 'Build magic: which cards from your hand go to the magic pile?',
    'moment.chosen': () => 'Use an ability?',
    'interlude.chosen': () => 'It’s your opponent’s turn. Use an ability?',
    'push.chosen': (a, n) => `Choose where ${n.card(a.card ?? -1)} moves (up to ${squares(a.steps ?? 0)}).`,
    'harm.give': (a, n) => `${n.card(a.card ?? -1)}: choose a card under it to discard instead of the wounds.`,
    'harm.collect': (a, n) => `${n.card(a.unit ?? -1)} destroyed ${n.card(a.card ?? -1)}. Where does the card go?`,
    'fallWindow.answer': (a, n) =>
      `${a.subject?.card === undefined ? 'Your unit' : n.card(a.subject.card)} is destroyed. Respond with an event?`,
    'attack.ignored': (a, n) => `${n.card(a.card ?? -1)}: choose a die to ignore.`,
    'attack.captured': (a, n) => `${n.card(a.card ?? -1)} would be destroyed. Take control of it instead?`,
    'attackAgain.chosen': (a, n) => `${n.card(a.card ?? -1)} attacks again. Choose a target.`,
    'assault.chosen': () => 'Choose the first target.',
    'chooseOpponent.chosen': () => 'Choose an opponent.',
    'order.put': () => 'Choose the order of cards on the magic pile. The last one ends up on top.',
    'inTurn.run': () => 'Choose what resolves first.',
    'chooseMany.picked': (a, n) => (a.event ? `${n.kind(a.event)}: choose (at most ${a.max ?? 0}).` : `Choose (at most ${a.max ?? 0}).`),
    'gemOfCalling.chosen': () => 'Choose a unit to call and its square.',
    'magePush.chosen': () => 'Choose a unit to push.',
    'restructure.chosen': () => 'Choose a wall to move and its square.',
    'gemHome.chosen': () => 'Choose a square beside a wall for the mage.',
    'illusionaryWarrior.chosen': () => 'Choose a unit from your magic pile and its square.',
    'vineGrowth.chosen': () => 'Choose a square for the vine wall.',
    'ensnare.chosen': () => 'Choose a unit to ensnare and where it goes.',
    'cunning.chosen': () => 'Choose a unit to swap places with.',
    'taunt.chosen': () => 'Choose a unit to lure and its square.',
    'mirage.chosen': () => 'Choose a wall to place and its square.',
    'mirage.healed': (a, n) => `How many wounds are removed from ${n.card(a.card ?? -1)}?`,
    'shadowArrows.chosen': () => 'Place the Ranger on the square of the destroyed unit?',
    'shadowArrows.paid': () => 'Pay 1 magic to attack again?',
    'stalkingAdvance.chosen': () => 'Stalking Advance: choose a unit to move.',
    'sunderHammer.chosen': () => 'Choose a wall to hit.',
    'muster.chosen': () => 'Choose a unit to muster and its square.',
    'superiorPlanning.pile': () => 'Choose a pile to search.',
    'superiorPlanning.found': () => 'Choose an event to take into your hand.',
    'fallBack.chosen': () => 'Choose a wall to fall back to.',
    'retreat.chosen': () => 'Choose a unit to pull back and its square.',
    'counterSummon.chosen': () => 'Choose a unit to counter.',
    'glimpse.look': () => 'Choose whose draw pile to look at.',
    'glimpse.sunk': () => 'Choose a card for the bottom.',
    'glimpse.raised': () => 'Choose which remaining card goes lower.',
    'telepathicCommand.chosen': () => 'Choose a unit to attack with.',
    'telekineticBlast.chosen': () => 'Choose a unit to move.',
    'memoryBreak.decided': (a, n) => `Revealed: ${n.card(a.card ?? -1)}. Discard it?`,
    'memoryBreak.paid': (a, n) => `Pay 1 magic to put ${n.card(a.card ?? -1)} on the bottom instead?`,
    'mindControl.chosen': () => 'Choose a unit to control.',
    'mindControl.paid': a => `Pay ${a.cost ?? 0} magic and take control?`,
    'mimic.chosen': () => 'Choose an event to take.',
    'magicDrain.chosen': () => 'Choose how many cards to drain.',
    'aHeroIsBorn.found': () => 'Choose a champion to take into your hand.',
  },
  strike: (dice, life, own) =>
    `${plural('en', dice, { one: '# die', other: '# dice' })} against ${life} life${own ? ' · your own side' : ''}`,
  stays: unit => `${unit} stays (counts as moved)`,
  price: n => `${n} magic`,
  turnEndAbilities: 'Abilities at the end of the turn',
  option(option, question, n, a) {
    if (typeof option === 'number') return String(option);
    if (typeof option === 'string') {
      const plain: Record<string, string> = {
        end: 'End phase',
        pass: 'Pass',
        stop: 'Stop here',
        stay: 'Don’t move',
        done: 'Done',
        none: 'Nothing',
        pay: 'Pay',
        advance: 'Place the unit there',
        capture: 'Take control',
        destroy: 'Destroy',
        magic: 'To the magic pile',
        under: 'Under the unit',
        heal: 'Remove 1 wound',
        discard: 'Discard',
        keep: 'Leave it on top',
      };
      return plain[option] ?? option;
    }
    const o = option as { readonly [word: string]: string | number };
    const to = 'to' in o ? ` to ${o['to']}${'by' in o ? ` by ${o['by']}` : ''}` : '';
    if ('deck' in o) return n.faction(String(o['deck']));
    if ('start' in o) return `${n.side(Number(o['start']))} starts`;
    if ('summon' in o) return `Summon ${n.card(Number(o['summon']))}${to}`;
    if ('wall' in o) return 'to' in o ? `Build a wall on ${o['to']}` : n.card(Number(o['wall']));
    if ('play' in o) return `Play ${n.card(Number(o['play']))}`;
    if ('move' in o) return `${n.card(Number(o['move']))}${to}`;
    if ('place' in o) return `Tunnel: ${n.card(Number(o['place']))}${to}`;
    if ('attack' in o) return `${n.card(Number(o['attack']))} attacks ${n.card(Number(o['on']))}`;
    if ('assault' in o) return `${n.card(Number(o['assault']))} attacks all around`;
    if ('build' in o) return `${n.card(Number(o['build']))} to the magic pile · +1 magic`;
    if ('give' in o) return question === 'magicPhase.chosen' ? `Give your partner ${cards(Number(o['give']))}` : n.card(Number(o['give']));
    if ('take' in o) return `${n.card(Number(o['take']))}${to}`;
    if ('opponent' in o) return n.side(Number(o['opponent']));
    if ('look' in o) return n.side(Number(o['look']));
    if ('search' in o) return o['search'] === 'draw' ? 'Draw pile' : 'Discard pile';
    if ('remove' in o) return wounds(Number(o['remove']));
    if ('drain' in o) return cards(Number(o['drain']));
    if ('ignore' in o) return `Die ${Number(o['ignore']) + 1}`;
    if ('next' in o) return n.card(question === 'order.put' ? (a.items?.[Number(o['next'])] ?? -1) : Number(o['next']));
    if ('pick' in o) return n.card(Number(o['pick']));
    if ('to' in o) return `To ${o['to']}${'by' in o ? ` by ${o['by']}` : ''}`;
    for (const word of ['on', 'push', 'swap', 'with', 'bottom', 'under']) if (word in o) return n.card(Number(o[word]));
    return Object.values(o).join(' ');
  },
  refusals: {
    magic: p => `It costs ${p['cost']} magic and you have ${p['magic']}.`,
    stasis: () => 'Magic Stasis: you cannot spend magic for now.',
    notUnit: () => 'Only units are summoned.',
    ontoVine: () => 'Units are not summoned onto a vine wall.',
    occupied: () => 'The square is not empty.',
    noWall: () => 'You control no wall, so you cannot summon.',
    notBesideWall: () => 'The square is not beside a wall you control.',
    notEvent: () => 'Not an event.',
    onlyAsReaction: () => 'Only when your unit is destroyed.',
    notWall: () => 'Not a wall.',
    notOwnHalf: () => 'Walls are built on your own half.',
    alreadyMoved: () => 'It has already moved this turn.',
    moveLimit: p => `Only ${p['limit']} units may move.`,
    stunned: () => 'It is stunned: it can neither move nor attack.',
    crazed: () => 'Crazed: it is beside an enemy and can’t be moved.',
    wallThere: () => 'A wall stands there.',
    tooFar: p => `It goes at most ${squares(Number(p['steps']))}.`,
    wayBlocked: () => 'The way is blocked.',
    heldByVine: () => 'It has already tried to leave a vine wall this turn.',
    itself: () => 'A unit cannot attack itself.',
    notAdjacent: () => 'It attacks in melee and the target is not adjacent.',
    outOfReach: () => 'The target is not within three squares in a straight line.',
    edge: () => 'The edges of a single board are not joined.',
    diagonal: () => 'Units do not move diagonally, and both ways around are blocked.',
    blocked: () => 'Another card blocks the line of sight.',
    alreadyAttacked: () => 'It has already attacked this turn.',
    attackLimit: p => `Only ${p['limit']} units may attack.`,
    camouflaged: () => 'Camouflage: only adjacent units may attack it.',
    night: () => 'Night: only adjacent cards may be attacked.',
    meditating: () => 'After meditating only one unit may attack.',
    usedAbility: () => 'The ability was already used this turn.',
    attackOver: () => 'Your Attack phase is over: it would bring nothing any more.',
    emptyDiscard: () => 'The discard pile is empty.',
    noTarget: () => 'There is no legal target or square for it.',
    notFewerUnits: () => 'No opponent has more units than you.',
    noVines: () => 'Your faction has no vine walls.',
    unitAbsent: () => 'You do not control the unit the card names.',
    chooseMore: p => `Choose at least ${p['min']}.`,
    deckNoSummoner: p => `"${p['card']}" is no Summoner.`,
    deckUnknown: p => `There is no card "${p['card']}".`,
    deckVines: () => 'Vine walls are not part of the deck.',
    deckForeignEvent: p => `The event "${p['card']}" is not on the Summoner's reference card.`,
    deckForeignUnit: p => `"${p['card']}" belongs to another faction.`,
    deckSecondSummoner: p => `There is one Summoner: "${p['card']}" is too many.`,
    deckCopies: p => `There are ${p['copies']} of "${p['card']}", at most ${p['limit']} are allowed.`,
    deckChampionTwice: p => `The champion "${p['card']}" may be in a deck only once.`,
    deckEvents: p => `There must be ${p['wanted']} of the event "${p['card']}", and there are ${p['copies']}.`,
    deckSetup: p => `The setup needs ${p['wanted']} of "${p['card']}", and there are ${p['copies']}.`,
    deckWalls: p => `There must be ${p['wanted']} walls, and there are ${p['copies']}.`,
    deckCommons: p => `There must be ${p['wanted']} commons, and there are ${p['copies']}.`,
    deckChampions: p => `There must be ${p['wanted']} champions, and there are ${p['copies']}.`,
    deckMercenaries: p => `At most ${p['limit']} mercenaries are allowed, and there are ${p['copies']}.`,
  },
  outcomes: {
    summonersFell: winners => `${winners} won: the enemy Summoner fell.`,
    bothFell: () => 'A draw: both Summoners fell at one moment.',
    turnCap: () => 'Stopped by the cap on turns: a draw.',
  },
  features: {
    summoner: "the Summoner's life",
    units: 'units',
    walls: 'walls',
    magic: 'magic',
    hand: 'cards that can soon be played',
    draw: 'cards to draw',
    plans: 'champions within means',
    threat: 'threats to the Summoner',
    advance: "nearness to the enemy's Summoner",
    fallen: 'a fallen Summoner',
  },
  doing: {
    game: 'Game',
    turns: 'Turns',
    turn: 'Turn',
    summonPhase: 'Summon',
    eventsPhase: 'Events',
    event: 'Event',
    movementPhase: 'Movement',
    walk: 'Move',
    push: 'Move',
    attackPhase: 'Attack',
    attack: 'Attack',
    harm: 'Wounds',
    magicPhase: 'Magic',
    moment: 'Abilities',
    useAbility: 'Ability',
    turnEnd: 'End of turn',
    fallWindow: 'Answer',
    reaction: 'Answer',
    assault: 'Assault',
    attackAgain: 'Another attack',
  },
  options: {
    decks: { label: 'Decks', help: 'A faction or a deck of one\u2019s own for each side; an empty one is chosen at the table.' },
    doubled: { label: 'Who plays two decks', help: 'With three players: the seat with two decks.' },
    withinItself: { label: 'A unit is within N squares of itself', help: 'Krusk may choose himself for Sandstorm.' },
    bothFall: {
      label: 'Both Summoners fall at once',
      help: 'How the game ends if both leave at one moment.',
      values: { draw: 'A draw', active: 'The player whose turn it is wins' },
    },
    memoryBreak: {
      label: 'Memory Break',
      help: 'Whose discard pile the card goes to.',
      values: { attacker: 'The attacker\u2019s', owner: 'The owner\u2019s' },
    },
    scouts: {
      label: 'Several Scouts',
      help: 'How many more units Scouts on the far half let you move.',
      values: { each: 'One each', one: 'One together' },
    },
    crazedPlacing: { label: 'Crazed stops placing too', help: 'Biter beside an enemy cannot be placed or swapped either.' },
    stunnedPushed: { label: 'Others may move a stunned unit', help: 'Stun stops only its own moves.' },
    guard: {
      label: 'Vinemancer Guard',
      help: 'Whose attacks it holds against.',
      values: { everyone: 'Everyone\u2019s, own ones included', opponents: 'Opponents\u2019 only' },
    },
    sharedHands: { label: 'Partners see each other\u2019s hands', help: 'In team games.' },
    turnCap: { label: 'Cap on turns', help: 'A technical end, not a rule.' },
  },
};

export const textEn: GameText = gameText('en', wordsEn);
