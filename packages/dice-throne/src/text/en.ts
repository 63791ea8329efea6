/** Marvel Dice Throne in English. */
import { plural, type GameText } from '@kolbiste/engine';
import { heroNames } from './names.ts';
import { damageWords } from './describe.ts';
import type { About, Moment, Names, Threat } from './moments.ts';
import { aimWords, gameText, type TableWords } from './words.ts';
import { ORDERS } from '../cards/loki/illusions.ts';
import type { Declared } from '../rules/windows.ts';
import type { Aim } from '../rules/state.ts';

const cards = (n: number): string => plural('en', n, { one: '# card', other: '# cards' });
const tokens = (n: number): string => (n > 1 ? `${n}× ` : '');
const aimed = (aim: Aim | null, n: Names): string => aimWords(aim, n, (die, to) => `die ${die} to ${to}`);
const wants = (d: Declared, n: Names): string =>
  `${n.seat(d.seat)}: ${d.card === null ? n.thing(d.thing!) : n.card(d.card)}${aimed(d.aim, n)}`;
const dice = (values: readonly number[]): string => values.join(' ');
const types: Record<string, string> = {
  normal: 'normal',
  undefendable: 'undefendable',
  pure: 'pure',
  collateral: 'collateral',
  ultimate: 'ultimate',
  untyped: '',
};
const purposes: Record<string, string> = { offence: 'for attack', defence: 'for defence', target: 'for the target', effect: '' };

/** What is on its way, as it stands. */
const coming = ({ source, by, to, n }: Threat): string =>
  `${by.you ? `Your ${source || 'attack'}` : source || by.name} will deal ${n} to ${to?.you ? 'you' : (to?.name ?? 'the target')}`;
const shown = (m: Moment): string => m.roll!.dice.join(' ');
/** What happened, and the question whether to do something about it. */
function responds(a: About, n: Names, m: Moment | null): string {
  if (a.kind === 'preempt') return `${wants(a.subject!, n)}. You have priority: act first?`;
  if (a.kind === 'interrupt') return `${wants(a.subject!, n)}. Interrupt it?`;
  if (!m) return 'Respond?';
  const { roll, attack, active, threat } = m;
  const rolled = roll && `${roll.by.you ? 'You' : roll.by.name} rolled ${shown(m)}`;
  switch (a.kind) {
    case 'dice':
      return rolled ? `${rolled}. Change this roll?` : 'Change this roll?';
    case 'rolled':
    case 'defenceRolled':
      return rolled ? `${rolled}${threat ? `; ${lower(coming(threat))}` : ''}. Respond?` : 'Respond?';
    case 'attempt':
      return rolled ? `${rolled}. Respond before the next roll?` : 'Respond?';
    case 'hold':
      return rolled ? `${rolled} and may roll again. Respond?` : 'Respond?';
    case 'announced':
      return roll?.announced
        ? `${roll.by.you ? 'You announce' : `${roll.by.name} announces`} ${roll.announced} with ${shown(m)}${roll.does && `: ${roll.does}`}. Respond?`
        : 'An ability is announced. Respond?';
    case 'none':
      return rolled ? `${rolled} and announced no ability. Respond?` : 'No ability is announced. Respond?';
    case 'upkeep':
    case 'income':
    case 'begin':
    case 'phase':
      return `${active.you ? 'Your' : `${active.name}’s`} turn: ${wordsEn.phases[m.phase]}. Respond?`;
    default:
      if (threat) return `${coming(threat)}. Respond?`;
      if (attack)
        return `${attack.by.you ? 'You use' : `${attack.by.name} uses`} ${attack.ability}${attack.to ? ` on ${attack.to.you ? 'you' : attack.to.name}` : ''}. Respond?`;
      return rolled ? `${rolled}. Respond?` : 'Respond?';
  }
}
const lower = (text: string): string => (text.startsWith('Your ') ? `your ${text.slice(5)}` : text);
/** The value of a die that is thrown again. */
const was = (n: Names, place: unknown): string => {
  const value = n.die(Number(place));
  return value === null ? '' : ` (${value})`;
};

export const wordsEn: TableWords = {
  title: 'Marvel Dice Throne',
  tagline: 'Heroes duel with dice: three rolls, one ability, and cards at the right moment.',
  unknownCard: 'a card',
  inHand: 'in hand',
  phases: {
    setup: 'set-up',
    upkeep: 'upkeep',
    income: 'income',
    main1: 'main phase (1)',
    offence: 'offensive roll',
    targeting: 'targeting roll',
    defence: 'defensive roll',
    main2: 'main phase (2)',
    discard: 'discard phase',
  },
  events: {
    startRolled: (e, n) => `${n.seat(e.seat)} rolls for first player: ${e.die}.`,
    startTied: () => 'Tie: the highest rollers roll again.',
    startDecided: (e, n) => `${n.seat(e.seat)} starts.`,
    timeCalled: () => 'Time is up: everyone takes one more turn, then the game is a draw.',
    turnBegan: (e, n) => `Turn ${e.turn}: ${n.seat(e.seat)}.`,
    phaseBegan: (e, n) => `${n.seat(e.seat)}: ${wordsEn.phases[e.phase]}.`,
    phaseSkipped: (e, n) => `${n.seat(e.seat)}: ${wordsEn.phases[e.phase]} is skipped.`,
    shuffled: (e, n) =>
      e.reshuffle ? `${n.seat(e.seat)} shuffles the discard pile into a new deck.` : `${n.seat(e.seat)} shuffles the deck.`,
    drew: (e, n) =>
      Object.keys(e.faces ?? {}).length
        ? `${n.seat(e.seat)} draws ${e.cards.map(n.card).join(', ')}.`
        : `${n.seat(e.seat)} draws ${cards(e.cards.length)}.`,
    cpGained: (e, n) => `${n.seat(e.seat)}: +${e.gained} CP (now ${e.cp})${e.lost ? `, ${e.lost} lost` : ''}.`,
    cpPaid: (e, n) => `${n.seat(e.seat)}: −${e.paid} CP (${e.cp} left).`,
    cpStolen: (e, n) => `${n.seat(e.seat)} steals ${e.n} CP from ${n.seat(e.from)}.`,
    healed: (e, n) => `${n.seat(e.seat)} heals ${e.gained} (health ${e.health}).`,
    healWaits: (e, n) => `${n.seat(e.seat)} will heal ${e.n} at the end of the phase.`,
    healthStolen: (e, n) => `${n.seat(e.seat)} steals ${e.n} health from ${n.seat(e.from)}.`,
    sold: (e, n) => `${n.seat(e.seat)} sells ${n.card(e.card)}.`,
    discarded: (e, n) => `${n.card(e.card)} goes to the discard pile.`,
    cardDeclared: (e, n) => `${n.seat(e.seat)} plays ${n.card(e.card)}${aimed(e.aim, n)}.`,
    declared: (e, n) => `${n.seat(e.seat)} wants to use: ${n.thing(e.thing)}.`,
    cardTakenBack: (e, n) => `${n.card(e.card)} can no longer be played and returns to ${n.seat(e.seat)}’s hand.`,
    cardPlayed: (e, n) => `${n.card(e.card)} resolves (${e.cost} CP).`,
    upgraded: (e, n) => `${n.seat(e.seat)} upgrades: ${n.card(e.card)}.`,
    revealed: (e, n) =>
      e.cards.length ? `${n.seat(e.seat)} shows ${e.cards.map(n.card).join(', ')}.` : `${n.seat(e.seat)} has nothing to show in hand.`,
    lookedAt: (e, n) =>
      e.search ? `${n.seat(e.seat)} searches the deck.` : `${n.seat(e.seat)} looks at the top ${cards(e.cards.length)}.`,
    putBack: (e, n) => `${n.seat(e.seat)} puts ${cards(e.n)} back.`,
    taken: (e, n) => `${n.seat(e.seat)} takes ${n.card(e.card)}.`,
    rolled: (e, n) => `${n.seat(e.seat)} rolls ${purposes[e.purpose] || `(${n.thing(e.source)})`}: ${dice(e.dice)}.`,
    dieChanged: (e, n) => `${n.seat(e.seat)} changes die ${e.die + 1}: ${e.from} → ${e.to}.`,
    announced: (e, n) => `${n.seat(e.seat)} announces ${n.thing(e.ability)}.`,
    announcementLapsed: (e, n) => `${n.thing(e.ability)}: the dice no longer match.`,
    activated: (e, n) => `${n.seat(e.seat)} activates ${e.ultimate ? 'the ultimate ' : ''}${n.thing(e.ability)}.`,
    attackFixed: e => (e.is ? `Attack for ${e.damage}.` : 'Not an attack.'),
    targeted: (e, n) => `Target: ${n.seat(e.target)}.`,
    kingBonus: (e, n) => `${n.seat(e.seat)} attacks a king (${n.seat(e.king)}) and draws a card.`,
    defended: (e, n) => `${n.seat(e.seat)} defends with ${n.thing(e.ability)}.`,
    defenceDeclined: (e, n) => `${n.seat(e.seat)} does not defend.`,
    statusGained: (e, n) =>
      e.n === 0
        ? `${n.seat(e.seat)} already has as many ${n.thing(e.status)} as the stack limit allows.`
        : `${n.seat(e.seat)} gets ${tokens(e.n)}${n.thing(e.status)}${e.surplus ? ' (stack limit reached, the rest is lost)' : ''}.`,
    statusLeft: (e, n) =>
      `${n.seat(e.seat)} ${e.how === 'spent' ? 'spends' : e.how === 'discarded' ? 'discards' : 'loses'} ${tokens(e.n)}${n.thing(e.status)}.`,
    statusMoved: (e, n) => `${n.thing(e.status)}: ${n.seat(e.from)} → ${n.seat(e.to)}.`,
    statusChanged: (e, n) => `${n.thing(e.status)} (${n.seat(e.seat)}): 0:0${e.state}.`,
    limitRaised: (e, n) => `${n.thing(e.status)} (${n.seat(e.seat)}): stack limit ${e.limit}.`,
    companionMoved: (e, n) => `Mjölnir is with ${n.seat(e.to)}.`,
    damageAdded: (e, n) => {
      const to = e.to >= 0 ? ` (${n.seat(e.to)})` : '';
      const source = n.thing(e.line.source);
      if (e.line.does === 'minus') return `${source}: ${e.line.n} prevented${to}.`;
      if (e.line.does === 'half') return `${source}: half prevented${to}.`;
      if (e.line.does === 'all') return `${source}: all prevented${to}.`;
      if (e.line.does === 'times') return `${source}: damage ×${e.line.n}${to}.`;
      return `${source}: +${damageWords('en', e.line.n, e.damage)}${to}.`;
    },
    damageTypeChanged: e => `The damage is now ${types[e.damage] ?? ''}.`,
    damaged: (e, n) => `${n.seat(e.seat)} takes ${e.n} damage (health ${e.health}).`,
    settled: e => (e.isolated ? 'Isolated damage is dealt at once.' : 'Damage and healing are applied.'),
    used: (e, n) => `${n.seat(e.seat)}: ${n.thing(`use ${e.use}`)}.`,
    chosen: (e, n) => `${n.seat(e.seat)} chooses ${n.thing(e.choice)}.`,
    prepared: (e, n) => `${n.seat(e.seat)} prepares a spell: ${n.spell(e.spell)}.`,
    unprepared: (e, n) => `${n.seat(e.seat)} returns a spell: ${n.spell(e.spell)}.`,
    mayCast: (e, n) => `${n.seat(e.seat)} may cast ${plural('en', e.n, { one: '# spell', other: '# spells' })}.`,
    cast: (e, n) => `${n.seat(e.seat)} casts a spell: ${n.spell(e.spell)}.`,
    illusionLaid: (e, n) => `${n.seat(e.seat)} lays three Illusions face down.`,
    illusionShown: (e, n) => `Illusion: ${n.illusion(e.card)}.`,
    survived: (e, n) => `${n.seat(e.seat)} survives with 1 health.`,
    defeated: (e, n) => `${n.seat(e.seat)} is defeated.`,
  },
  questions: {
    'offence.attempted': a =>
      `Offensive roll: ${plural('en', a.left ?? 0, { one: '# roll', other: '# rolls' })} left. Which dice do you roll?`,
    'offence.announced': a =>
      a.reopened ? 'The dice changed. Choose an ability again, or keep rolling.' : 'Choose an ability to activate.',
    'targeting.proposed': () => 'Your team chooses who is attacked. Propose a target.',
    'targeting.aim': (a, n) =>
      a.player === undefined ? 'Choose a target.' : `Your teammate proposes ${n.seat(a.player)}. Who is attacked?`,
    'defence.chosen': (_a, _n, m) => (m?.threat?.to?.you ? `${coming(m.threat)}. Choose your defence.` : 'Choose a defensive ability.'),
    'defence.rethrown': (_a, _n, m) =>
      m?.roll
        ? `You rolled ${shown(m)}${m.threat ? `; ${lower(coming(m.threat))}` : ''}. Reroll your defensive dice?`
        : 'Reroll defensive dice?',
    'upkeep.run': () => 'Upkeep: choose what resolves first.',
    'mainPhase.acted': (_a, _n, m) => `Main phase${m?.cp == null ? '' : `, ${m.cp} CP`}: play cards, or end the phase.`,
    'discardPhase.sold': () => 'You hold more than 6 cards. Choose one to sell for 1 CP.',
    'window.answer': (a, n, m) => responds(a, n, m),
    'effects.answered': (a, n) => `${n.thing(a.source ?? '')}: choose one.`,
    'effects.picked': (a, n) => `${n.thing(a.source ?? '')}: choose which dice count.`,
    'throwDice.again': () => 'Choose dice to reroll.',
    'alterDice.altered': () => 'Choose a die and its new value.',
    'extraAttempt.decided': () => 'Extra roll: choose dice to reroll.',
    'prevent.picked': () => 'Which damage do you prevent?',
    'putInPlay.picked': () => 'Choose an upgrade to put into play.',
    'playCard.aimed': (a, n) => `${n.card(a.card!)}: choose its target.`,
    'mjolnir.chosen': () => 'Mjölnir: throw or retrieve?',
    'cardForMjolnir.chosen': () => 'Choose a card to discard.',
    'putBack.put': () => 'Choose the next card from the top.',
    'freeUpgrade.chosen': () => 'Choose an upgrade to play for free.',
    'scout.decided': () => 'No upgrade among them. Reveal and search, or put them back?',
    'scout.picked': () => 'Choose an upgrade to take.',
    'prepareSpell.chosen': () => 'Choose a spell to prepare.',
    'castSpell.chosen': () => 'Choose a spell to cast.',
    'foresee.put': () => 'Choose a drawn card to put back on the top or bottom of your deck.',
    'openBag.chosen': (a, n) => `Bag of Tricks: what happens to ${a.player === a.you ? 'you' : n.seat(a.player ?? 0)}?`,
    'sealAbilities.chosen': (a, n) => `Choose an ability of ${n.seat(a.player ?? 0)} to seal.`,
    'layIllusions.laid': () => 'Choose the order of the Illusions.',
    'layIllusions.picked': () => 'Choose an Illusion to turn over.',
    'swapIllusion.chosen': () => 'Choose which Illusion counts.',
    'conjure.chosen': () => 'Choose a status to conjure.',
    'conjure.answered': (a, n) => `Conjured: ${n.thing(a.status ?? '')}. Discard a card to cancel it?`,
  },
  price: cp => `${cp} CP`,
  wants,
  plain: {
    roll: 'Roll all dice',
    'mjolnir.chosen.stop': 'Leave it where it is',
    stop: 'Stop rolling',
    none: 'Nothing',
    'offence.announced.none': 'No ability · no attack this turn',
    pass: 'Pass',
    end: 'End phase',
    'defence.chosen.decline': 'Don’t defend · take it all',
    decline: 'No',
    keep: 'Keep',
    veil: 'Discard Invisibility and roll again',
    retrieve: 'Retrieve Mjölnir',
    search: 'Reveal and search',
    order: 'Put back in any order',
  },
  option: {
    reroll: o => `Reroll ${Number(o['reroll']) > 9 ? 'dice' : 'die'} ${[...String(o['reroll'])].join(', ')}`,
    announce: (o, n) => n.thing(String(o['announce'])) + n.does(String(o['announce'])),
    play: (o, n) => `Play ${n.card(Number(o['play']))}`,
    sell: (o, n) => `Sell ${n.card(Number(o['sell']))} · +1 CP`,
    spend: (o, n) => `Spend ${n.thing(String(o['spend']))}`,
    use: (o, n) => n.thing(`use ${o['use']}`),
    target: (o, n) => n.seat(Number(o['target'])),
    propose: (o, n) => n.seat(Number(o['propose'])),
    count: o => {
      const places = [...String(o['count'])];
      return places.length > 1 ? `Dice ${places.join(' and ')}` : `Die ${places[0]}`;
    },
    defend: (o, n) => n.thing(String(o['defend'])) + n.does(String(o['defend'])),
    veiled: (o, n) => `Spend Invisibility: ${n.thing(String(o['veiled']))}`,
    resolve: (o, n) => `${n.thing(String(o['resolve']))}${o['state'] === undefined ? '' : ` (0:0${o['state']})`}`,
    choose: (o, n) => n.thing(String(o['choose'])),
    player: (o, n) => n.seat(Number(o['player'])),
    die: (o, n) =>
      o['to'] === 0
        ? `Reroll die ${o['die']}${was(n, o['die'])}`
        : `Die ${o['die']}${n.die(Number(o['die'])) === null ? ' to' : `: ${n.die(Number(o['die']))} →`} ${o['to']}`,
    packet: (o, _n, a) => {
      const packet = a.packets?.[Number(o['packet'])];
      return packet ? damageWords('en', packet.n, packet.type) : `Damage no. ${Number(o['packet']) + 1}`;
    },
    take: (o, n) => n.card(Number(o['take'])),
    remove: (o, n) => `${n.thing(String(o['remove']))} (${n.seat(Number(o['from']))})`,
    move: (o, n) => `${n.thing(String(o['move']))}: ${n.seat(Number(o['from']))} → ${n.seat(Number(o['to']))}`,
    throw: (o, n) => `Throw Mjölnir: ${n.seat(Number(o['throw']))}`,
    discard: (o, n) => `Discard ${n.card(Number(o['discard']))}`,
    next: (o, n) => n.card(Number(o['next'])),
    prepare: (o, n) => `Prepare ${n.thing(String(o['prepare']))}${n.does(String(o['prepare']))}`,
    putBack: (o, n) => `Return ${n.thing(String(o['putBack']))}`,
    cast: (o, n) => `Cast ${n.thing(String(o['cast']))}${n.does(String(o['cast']))}`,
    top: (o, n) => `On top: ${n.card(Number(o['top']))}`,
    bottom: (o, n) => `On the bottom: ${n.card(Number(o['bottom']))}`,
    seal: (o, n) => n.thing(String(o['seal'])),
    order: (o, n) => (ORDERS[Number(o['order'])] ?? []).map(card => n.illusion(card)).join(', '),
    pick: o => `Card ${o['pick']}`,
    conjure: (o, n) => n.thing(String(o['conjure'])),
  },
  refusals: {
    tooDear: p => `It costs ${p['cost']} CP and you have ${p['cp']}.`,
    alreadyUpgraded: () => 'This ability is already upgraded.',
    onlyMainPhase: () => 'Only in your own main phase.',
    anyMainPhase: () => 'Only in a main phase.',
    ultimateTarget: () => 'Nobody changes the targeting die of an ultimate.',
    opponentFell: () => 'The opponent you attacked is out of the game.',
    onlyRollPhase: () => 'Only in a roll phase.',
    onlyIncome: () => 'Only in your own income phase.',
    onlyDice: () => 'Now only dice can be changed.',
    betweenAttempts: () => 'A roll-phase card comes after the whole roll, not between attempts.',
    cannotInterrupt: () => 'A roll-phase card cannot interrupt this.',
    silenced: () => 'Crimson Bands: you cannot play cards in this roll phase.',
    notSpendable: () => 'This status can’t be spent.',
    tooFew: p => `It takes ${p['n']}.`,
    oncePerTurn: () => 'Only once per turn.',
    noDie: () => 'There is no die it would change.',
    noRoll: () => 'There is no such roll.',
    noAttack: () => 'There is no attack.',
    notYourAttack: () => 'You may only modify your own attack in your own turn.',
    notNow: () => 'An attack is modified once its target is known, until the end of the defensive roll.',
    notModifiable: () => 'This damage cannot be raised.',
    notAttacked: () => 'Only when an opponent attacked you.',
    notYetDefence: () => 'Only once the Defensive Roll phase has begun.',
    ultimate: () => 'An ultimate cannot be stopped.',
    undefendable: () => 'No defence against this damage.',
    notRolled: () => 'No ability without a roll.',
    notSatisfied: () => 'The dice do not satisfy it.',
    covered: () => 'The ability is sealed.',
    noToken: () => 'You don’t have the token it needs.',
    noDamage: () => 'There is no damage to prevent.',
    endOfDefence: () => 'Only at the end of the opponent’s defensive roll.',
    noDefence: () => 'It needs your defensive roll.',
    notPrevented: () => 'Spider-Sense prevented nothing.',
    tooLate: () => 'The defender has already chosen.',
    alreadyUndefendable: () => 'The attack is already undefendable.',
    notLethal: () => 'The attack does not take you to 0.',
    notThrownTwice: () => 'Mjölnir was not thrown twice in this turn.',
    noCard: () => 'You have no card to discard.',
    gainedThisTurn: () => 'A token gained in this turn cannot be spent yet.',
    suitNotSpent: () => 'There is no incoming damage that a Vibranium Suit has reduced.',
    noPermission: () => 'Nothing lets you cast now.',
    noSpell: () => 'You have no prepared spell that could be cast now.',
    noIllusion: () => 'No Illusion was shown.',
  },
  outcomes: {
    defeat: winners => `${winners} wins: the opponent’s health is 0.`,
    lastStanding: winners => `${winners} wins as the last one standing.`,
    allFell: () => 'Draw: everyone fell to 0 at the same time.',
    turnCap: () => 'Draw: turn limit reached.',
  },
  features: {
    health: 'health',
    attack: 'expected attack',
    initiative: 'the next attack',
    points: 'combat points',
    upgrades: 'upgrades',
    cards: 'cards in hand',
    moreCards: 'further cards',
    tokens: 'status tokens',
    spells: 'prepared spells',
    fallen: 'a defeated hero',
  },
  doing: {
    game: 'Game',
    turn: 'Turn',
    upkeep: 'Upkeep',
    income: 'Income',
    mainPhase: 'Main phase',
    offence: 'Offensive roll',
    targeting: 'Targeting',
    defence: 'Defensive roll',
    discardPhase: 'Discard',
    window: 'Response',
    effects: 'Effect',
    playCard: 'Card',
    spendToken: 'Status',
    throwDice: 'Roll',
    isolated: 'Isolated damage',
    mjolnir: 'Mjölnir',
  },
  options: {
    heroes: { label: 'Heroes', help: 'A hero for each player, or a random one.', values: heroNames('en') },
    mirror: { label: 'Mirror match', help: 'Allow the same hero twice.' },
    rollCards: {
      label: 'Roll-phase cards',
      help: 'Whether they can be interrupted between payment and effect.',
      values: { atomic: 'Cannot be interrupted', interruptible: 'Can be interrupted' },
    },
    preemption: {
      label: 'Priority of the active player',
      help: 'Earlier players in turn order may act before a declared instant or token.',
    },
    withoutDamage: {
      label: 'Abilities without damage',
      help: 'Where their targeted effects are resolved.',
      values: { phase: 'In the defensive roll phase', atOnce: 'Right after targeting' },
    },
    isolated: {
      label: 'Isolated damage',
      help: 'When it is dealt.',
      values: { immediate: 'At once', pooled: 'With the total of the phase' },
    },
    healing: {
      label: 'Healing',
      help: 'In upkeep and in the defensive roll.',
      values: { pooled: 'With the total of the phase', immediate: 'At once' },
    },
    lock: {
      label: 'An ultimate silences opponents',
      help: 'For how long.',
      values: { rollPhase: 'To the end of the roll phase', resolution: 'Until it is resolved' },
    },
    kingTest: {
      label: 'King of the Hill',
      help: 'Which health decides who is king.',
      values: { now: 'At that moment', turnStart: 'As the turn began' },
    },
    income: {
      label: 'Combat point income',
      help: 'When it arrives.',
      values: { phase: 'In the income phase', turnStart: 'As the turn begins' },
    },
    holds: {
      label: 'Instants between roll attempts',
      help: 'Others may act between the attempts of an offensive roll, too. Their stops decide who is asked.',
    },
    sharedHands: { label: 'Teammates see each other’s hands', help: 'In teams.' },
    turnCap: { label: 'Turn limit', help: 'A technical limit, not a rule.' },
  },
  player: l =>
    `${l.name} (${l.hero}): health ${l.health}, CP ${l.cp}, hand ${l.hand}, deck ${l.deck}, upgrades ${l.upgrades}${l.tokens ? `, statuses: ${l.tokens}` : ''}`,
  damage: l => `Incoming: ${l.n} damage to ${l.to}`,
  dice: l => `Dice (${l.name}): ${l.dice}`,
};

export const textEn: GameText = gameText('en', wordsEn);
