/** Doomtrooper in English. */
import { plural, type GameText } from '@kolbiste/engine';
import { askedAbout, cardQuestion, choiceText, choiceWord, defName } from './card-words.ts';
import { RATINGS, tactics, destiny, victory, byTactic, aimedAt, stated, lost, unused, momentsEn, priceEn } from './moments.en.ts';
import { changeText, gameText, type DoomWords } from './words.ts';
import type { Names } from './moments.ts';

const areas = {
  squad: 'the Squad',
  cohort: 'the Kohort',
  station: 'the Station',
  outside: 'outside the areas',
  player: 'a player',
  table: 'the table',
} as const;
const CHANGES: { readonly [change: string]: string } = {
  discard: 'discard',
  sacrifice: 'sacrifice',
  hand: 'back to hand',
  library: 'into the library',
  wound: 'wound',
  heal: 'heal',
  cover: 'into cover',
  uncover: 'out of cover',
  'destiny+1': '+1 destiny point',
  'destiny+5': '+5 destiny points',
  'destiny-1': '−1 destiny point',
  'destiny-5': '−5 destiny points',
  'victory+1': '+1 victory point',
  'victory+5': '+5 victory points',
  'victory-1': '−1 victory point',
  'victory-5': '−5 victory points',
  draw: 'draw a card',
};
const changed = (change: string, card: number, player: number, n: Names): string =>
  `${CHANGES[change]} – ${card < 0 ? n.seat(player) : n.card(card)}`;
const AFFILIATIONS: { readonly [bit: number]: string } = {
  1: 'Bauhaus',
  2: 'Capitol',
  4: 'Cybertronic',
  8: 'Imperial',
  16: 'Mishima',
  32: 'Brotherhood',
};

/** What binds the next action. */
const DUTIES: { readonly [duty: string]: string } = {
  station: ' First one of your warriors has to go to the Station.',
  clash: ' First your Station has to be cleared.',
  cover: ' First one of your warriors has to leave cover.',
};

export const wordsEn: DoomWords = {
  title: 'Doomtrooper',
  tagline: 'Squads, legions and tribes. Every card can be answered.',
  unknown: 'a card',
  areas,
  tactics,
  ratings: RATINGS,
  events: {
    startDecided: (e, n) => `${n.seat(e.seat)} starts.`,
    handShown: (e, n) => `${n.seat(e.seat)} shows: ${e.cards.map(id => n.card(id)).join(', ')}.`,
    handExchanged: (e, n) => `${n.seat(e.seat)} uses the Cardinal's privilege${e.free ? '' : ' and discards the old hand'}.`,
    turnBegan: (e, n) => `Turn ${e.turn}: ${n.seat(e.seat)}.`,
    changedPlaces: (e, n) => `${n.seat(e.seat)} and ${n.seat(e.other)} change places.`,
    handedOver: (e, n) => `${n.seat(e.seat)} gives ${n.seat(e.to)} a card.`,
    turnMissed: (e, n) => `${n.seat(e.seat)} misses a turn.`,
    turnEnded: (e, n) => `${n.seat(e.seat)} ends the turn.`,
    drew: (e, n) => `${n.seat(e.seat)} draws ${n.card(e.card)}.`,
    libraryEmpty: (e, n) => `${n.seat(e.seat)} has no card left to draw.`,
    destinyGained: (e, n) => `${n.seat(e.seat)} gains ${destiny(e.n)} (${e.total}).`,
    destinyLost: (e, n) =>
      `${n.seat(e.seat)} ${e.cause === 'unpaid' || e.cause === 'debt' ? 'loses' : 'pays'} ${destiny(e.n)} (${e.total} left).`,
    victoryGained: (e, n) => `${n.seat(e.seat)} gains ${victory(e.n)} (${e.total}).`,
    victoryLost: (e, n) => `${n.seat(e.seat)} loses ${victory(e.n)} (${e.total} left).`,
    debtTaken: (e, n) => `${n.seat(e.seat)} borrows ${destiny(e.n)} and owes ${e.debt}.`,
    debtPaid: (e, n) => `${n.seat(e.seat)} repays ${e.n} and owes ${e.debt}.`,
    actionTaken: (e, n) => `${n.seat(e.seat)} takes ${plural('en', e.n, { one: 'an action', other: '# actions' })} (${e.left} left).`,
    actionsLost: (e, n) =>
      `${n.seat(e.seat)} loses ${plural('en', e.n, { one: '1 remaining action', other: '# remaining actions' })}${e.rule === 'DOT 7.8' ? ' (attacked)' : ''}.`,
    actionsGranted: (e, n) =>
      `${n.seat(e.seat)} gets ${plural('en', e.n, { one: '# action', other: '# actions' })} (${e.kind === 'open' ? 'of any kind' : e.kind === 'attack' ? 'attack' : 'non-attack'}).`,
    meditated: (e, n) => `${n.seat(e.seat)} meditates.`,
    played: (e, n) =>
      `${n.seat(e.seat)} plays ${n.card(e.card)}${e.on >= 0 ? ` on ${n.card(e.on)}` : e.at >= 0 ? ` on ${n.seat(e.at)}` : ''}${e.spent ? ` for ${destiny(e.spent)}` : ''}.`,
    used: (e, n) =>
      `${n.seat(e.seat)} uses ${n.card(e.card)}${e.on >= 0 ? ` on ${n.card(e.on)}` : ''}${e.spent ? ` for ${destiny(e.spent)}` : ''}.`,
    redirected: (e, n) => `${n.card(e.card)} is aimed at ${e.at >= 0 ? n.seat(e.at) : n.card(e.on)} instead.`,
    cancelled: (e, n) => `${n.card(e.card)} is cancelled.`,
    fizzled: (e, n) => `${n.card(e.card)} has nothing left to affect.`,
    entered: (e, n) =>
      e.area === 'outside'
        ? `${n.seat(e.seat)} brings ${n.card(e.card)} into play.`
        : `${n.seat(e.seat)} puts ${n.card(e.card)} into ${areas[e.area]}.`,
    hid: (e, n) => `${n.seat(e.seat)} plays a warrior into cover.`,
    revealed: (e, n) => `${n.seat(e.seat)} reveals ${n.card(e.card)}.`,
    unpaid: (e, n) => `${n.seat(e.seat)} cannot pay for ${n.card(e.card)}.`,
    returned: (e, n) => `${n.card(e.card)} goes back to the ${e.to === 'hand' ? 'hand' : 'library'}.`,
    covered: (e, n) => `${n.card(e.card)} goes into cover.`,
    uncovered: (e, n) => `${n.card(e.card)} leaves cover.`,
    transferred: (e, n) => `${n.card(e.card)} transfers to ${areas[e.area]}.`,
    attached: (e, n) => `${n.card(e.card)} is attached to ${n.card(e.to)}.`,
    placed: (e, n) =>
      e.area === 'player'
        ? `${n.card(e.card)} is placed on ${n.seat(e.seat)}.`
        : `${n.card(e.card)} is placed ${e.area === 'table' ? 'on' : 'in'} ${areas[e.area]}.`,
    boarded: (e, n) => (e.inside ? `The warrior boards ${n.card(e.vehicle)}.` : `The warrior leaves ${n.card(e.vehicle)}.`),
    switched: (e, n) => `${n.card(e.card)} is switched ${e.off ? 'off' : 'on'}.`,
    chose: (e, n) => `A choice was made for ${n.card(e.card)}.`,
    assigned: (e, n) => `${n.card(e.card)} joins the unit of ${n.card(e.to)}.`,
    unitDissolved: (e, n) => `The unit of ${n.card(e.sergeant)} dissolves.`,
    marked: (e, n) => `${n.card(e.card)} has ${plural('en', Math.max(0, e.marks), { one: '# marker', other: '# markers' })}.`,
    stolen: (e, n) => `${n.seat(e.by)} takes control of ${n.card(e.card)} from ${n.seat(e.from)}.`,
    attackDeclared: (e, n) => `${n.seat(e.seat)} declares an attack.`,
    paired: (e, n) => `${n.card(e.attacker)} attacks ${n.card(e.defender)}.`,
    swapped: (e, n) => `${n.card(e.card)} is now the ${e.role}.`,
    joined: (e, n) => `${n.card(e.card)} joins the combat.`,
    tacticChosen: e => `Tactic: ${tactics[e.tactic]}.`,
    warzoneChosen: (e, n) => `Defends from ${n.card(e.card)}.`,
    warzoneLost: () => 'The warzone is lost; combat continues without it.',
    weaponChosen: (e, n) => `${n.card(e.warrior)} uses ${n.card(e.card)}.`,
    strengthened: (e, n) => `${n.card(e.card)}: ${changeText(e.ratings, e.times, RATINGS)}.`,
    lasting: (e, n) => `${n.card(e.by)} takes effect${e.card >= 0 ? ` on ${n.card(e.card)}` : ''}.`,
    struck: (e, n) =>
      e.strikes.map(s => `${n.card(s.by)} ${s.rating} against ${n.card(s.against)} ${s.armour}: ${s.hits ? 'hit' : 'no harm'}`).join('; ') +
      '.',
    saved: (e, n) => `${n.card(e.card)} is saved.`,
    wounded: (e, n) => `${n.card(e.card)} is wounded.`,
    posed: e => `${defName('en', e.was)} is played as ${defName('en', e.as)}.`,
    slipping: (e, n) => `${n.card(e.card)} is about to be lost.`,
    poisoned: (e, n) => `${n.card(e.by)} works on ${n.card(e.card)} instead of a wound.`,
    healed: (e, n) => `${n.card(e.card)} is healed.`,
    killed: (e, n) => `${n.card(e.card)} is killed (Value ${e.value}).`,
    stored: (e, n) => `${n.card(e.card)} is put under ${n.card(e.host)}.`,
    discarded: (e, n) => `${n.card(e.card)} is discarded.`,
    sacrificed: (e, n) => `${n.card(e.card)} is sacrificed.`,
    pointsAnnounced: (e, n) => `${n.seat(e.seat)} announces ${victory(e.victory)} and ${destiny(e.destiny)}.`,
    combatEnded: e => (e.how === 'resolved' ? 'Combat ends.' : e.how === 'noAttack' ? 'No combat takes place.' : 'Combat is broken off.'),
    attackLost: (e, n) => `${n.seat(e.seat)} loses the attack action.`,
    specialAttack: (e, n) => `${n.card(e.card)} attacks ${n.card(e.on)} directly.`,
    sabotageAnnounced: (e, n) => `${n.seat(e.seat)} announces Sabotage against ${n.seat(e.against)} with ${n.card(e.card)}.`,
    sabotageFailed: (e, n) => `The Sabotage against ${n.seat(e.against)} fails.`,
    sabotaged: (e, n) =>
      `The Sabotage against ${n.seat(e.against)} succeeds: ${plural('en', e.points, { one: '# point', other: '# points' })}.`,
    missionCompleted: (e, n) => `${n.seat(e.seat)} completes ${n.card(e.card)}.`,
    looked: (e, n) =>
      `${n.seat(e.seat)} looks at ${plural('en', e.cards.length, { one: '# card', other: '# cards' })} belonging to ${n.seat(e.at)}.`,
    libraryShuffled: (e, n) => `${n.seat(e.seat)} shuffles the library.`,
    coin: e => (e.heads ? 'Heads.' : 'Tails.'),
    countdownBegan: (e, n) => `${n.seat(e.seat)} has ${e.turns} turns to bring in a warrior.`,
    countdownStopped: (e, n) => `${n.seat(e.seat)} has a warrior again.`,
    eliminated: (e, n) => `${n.seat(e.seat)} is out of the game.`,
    staked: (e, n) => `${n.seat(e.seat)} stakes ${n.card(e.card)}.`,
    anteWon: (e, n) => `${e.seats.map(seat => n.seat(seat)).join(', ')} wins the ante (${e.cards.map(id => n.card(id)).join(', ')}).`,
    voted: (e, n) => `${n.seat(e.seat)} votes for ${n.card(e.card)}.`,
    lastTurns: e => (e.why === 'time' ? 'Time is up: everyone takes one more turn.' : 'Tied: everyone takes one more turn.'),
    proposed: (e, n) => `${n.seat(e.seat)} proposes a change to the position: ${changed(e.change, e.card, e.player, n)}.`,
    agreed: (e, n) => `${n.seat(e.seat)} agrees to the change.`,
    proposalRefused: (e, n) => `${e.seat < 0 ? 'A judge' : n.seat(e.seat)} refuses the change: the position stays.`,
    proposalWithdrawn: (e, n) => `${n.seat(e.seat)} takes the proposal back.`,
    judged: (e, n) => `The position is changed as agreed: ${changed(e.change, e.card, e.player, n)}.`,
    ordered: (e, n) =>
      e.attacker < 0 && e.defender < 0
        ? `${n.seat(e.seat)} will not attack next turn.`
        : `Next turn ${n.seat(e.seat)} must attack${e.attacker < 0 ? '' : ` with ${n.card(e.attacker)}`}${e.defender < 0 ? '' : ` against ${n.card(e.defender)}`}${e.tactic === null ? '' : ` (${tactics[e.tactic]})`}.`,
    answered: (e, n) => `${n.seat(e.seat)} answers about the hand (${askedAbout('en', e.about, e.what)}): ${e.yes ? 'yes' : 'no'}.`,
    bid: (e, n) => `${n.seat(e.seat)} bids ${destiny(e.n)}.`,
    converted: (e, n) => `${n.card(e.card)} becomes a Heretic.`,
    gameEnded: () => 'Game over.',
  },
  drewSeveral: (seat, cards) =>
    `${seat} draws ${typeof cards === 'number' ? plural('en', cards, { one: '# card', other: '# cards' }) : cards.join(', ')}.`,
  meditatedAll: (seat, times, total) =>
    `${seat} meditates${times > 1 ? ` ${times} times` : ''}${total < 0 ? '' : `: ${destiny(total)} in all`}.`,
  attackAll: (attacker, defender, tactic) => `${attacker} attacks ${defender}${tactic === null ? '' : `: ${tactic}`}.`,
  questions: {
    'opening.exchange': () => 'Keep your opening hand? You may exchange all of it once.',
    'opening.voted': (a, n) => `Vote: which of ${n.seat(Number(a['of']))}’s cards is staked?`,
    'acting.act': a =>
      `Your turn: ${plural('en', Number(a['open']) + Number(a['attack']) + Number(a['peaceful']), { one: '# action left', other: '# actions left' })}.${DUTIES[String(a['duty'])] ?? ''}`,
    'turn.discarded': a =>
      Number(a['left']) > 0
        ? `Discard down to your hand limit (${a['left']} more).`
        : a['price']
          ? `Discard one more card for ${a['price']} destiny points? (optional)`
          : 'Your turn ends. Discard a card? (optional)',
    'attacking.attacker': () => 'Choose your attacker.',
    'attacking.defender': (a, n) => `Choose a target for ${n.card(Number(a['attacker']))}.`,
    'attacking.chosen': (_a, _n, m) =>
      m?.combat ? `${m.combat.attacker} attacks ${m.combat.defender}. Fight or Shoot?` : 'Fight or Shoot?',
    'attacking.zoned': (a, n) => `Does ${n.card(Number(a['defender']))} defend from a warzone?`,
    'attacking.weapon': (a, n) => `Which weapon does ${n.card(Number(a['warrior']))} use?`,
    'attacking.rearm': (a, n) => `Which weapon does ${n.card(Number(a['warrior']))} use instead?`,
    'attacking.target': () => 'Choose a target.',
    'awarding.announce': a => `You earned ${a['points']} points. Split them between victory and destiny.`,
    'playing.cast': (a, n) => `Who casts ${n.card(Number(a['card']))}?`,
    'playing.paid': (a, n) => `How many destiny points do you spend on ${n.card(Number(a['card']))}?`,
    'boarding.chosen': (a, n) => `${n.card(Number(a['vehicle']))}: inside or outside?`,
    'rewarding.choose': () => 'Choose your reward.',
    'searching.taken': () => 'Choose a card to take.',
    'looking.chosen': (a, n) => `${n.seat(Number(a['at']))}’s hand:`,
    'cowering.answer': a => `Pay ${a['price']} destiny points to keep those already in cover?`,
    'losingAffiliation.lost': () => 'Choose the affiliation to lose.',
    'namingVictim.named': () => 'Choose the target of the mission.',
    'choosing.answered': (a, n) => cardQuestion('en', Number(a['card']), String(a['ask']), n),
    'playing.added': () => 'Choose another target.',
    'reinforcing.joined': a => `Choose a warrior to join the combat (${a['left']} more).`,
    'deckCheck.bring': () => 'Choose your deck.',
    'judging.kind': () => 'What should be changed?',
    'judging.about': a => `What should this apply to? (${CHANGES[String(a['change'])]})`,
    'judging.voted': (a, n) =>
      `${n.seat(Number(a['by']))} proposes a change to the position: ${changed(String(a['change']), Number(a['card']), Number(a['player']), n)}. Do you agree?`,
    'judging.ruled': (a, n) =>
      `A judge decides about your proposal: ${changed(String(a['change']), Number(a['card']), Number(a['player']), n)}. Call one if nobody comes.`,
    'order.put': () => 'Choose which effect resolves next.',
  },
  moments: momentsEn,
  price: priceEn,
  refusals: {
    notAnothers: 'It goes on a warrior of another player.',
    notYours: 'You don’t control this card.',
    notInPlay: 'This warrior counts as out of play.',
    inCover: 'This warrior is in cover.',
    leftCover: 'This warrior left cover this turn.',
    neverFights: 'This warrior never fights.',
    prisoner: 'This warrior is imprisoned.',
    behindWall: 'This warrior is out of reach.',
    noActions: 'This warrior may perform no actions.',
    cannotAttack: 'This warrior may not attack now.',
    cannotBeAttacked: 'This warrior can’t be attacked now.',
    noCombat: 'No combat is possible now.',
    leadersOnly: "Only warriors of the Leader's corporation.",
    notCapable: 'This warrior can’t take part in a combat.',
    attackedLast: 'This warrior can only be attacked last.',
    brotherhoodAttacks: 'The Brotherhood attacks only the Dark Legion, mercenaries and tribes.',
    attacksBrotherhood: 'A Doomtrooper never attacks the Brotherhood.',
    sameCorporation: 'They belong to one corporation.',
    struckOut: 'One of them can’t take part in this kind of combat.',
    aloft: 'No Fight with an airship or a submarine.',
    noShootAttack: 'This warrior can’t start a Shoot combat.',
    notValuable: 'A warrior of a higher Value is needed.',
    noHeretics: 'No Heretic may enter play now.',
    areaClosed: 'No more warriors come to that area.',
    faceDown: 'It lies face down; an action turns it up.',
    noPlayNow: 'This can’t be played now: a card forbids it.',
    noWarzone: 'The attacker lets nobody defend from a warzone.',
    sworn: 'These two can’t harm each other.',
    brotherhoodOnly: 'The Dark Legion may attack the Brotherhood only.',
    personalitiesOnly: 'Only personalities may be attacked.',
    noFightAttack: 'This warrior can’t start a Fight combat.',
    onlyShoot: 'Only Shoot combats now.',
    onlyFight: 'Only Fight combats now.',
    himself: 'A warrior can’t target itself.',
    ownWarrior: 'You may not attack your own warriors.',
    teamMate: 'This warrior is on your team.',
    stationApart: 'The Station and the other areas do not fight each other.',
    noAirships: 'Airships can’t attack this warrior.',
    noTactic: 'There is no tactic both may use.',
    secondaryTarget: 'Attacking a secondary target costs 2 destiny points.',
    hidden: 'This warrior is hidden.',
    inCombat: 'Not during a combat.',
    tribal: 'Tribal warriors do not transfer.',
    beast: 'This warrior counts as a beast.',
    rider: 'A rider does not leave the Station.',
    transferredAlready: 'This warrior has already transferred.',
    stationClosed: 'No Station has been opened yet.',
    lastOnStation: 'One of your warriors must stay on the Station.',
    mixedStation: 'Doomtroopers and the Dark Legion do not share a Station.',
    tribes: 'These tribes do not share a Station.',
    noReaction: 'This card can’t respond to that.',
    needsAction: 'This takes an action.',
    notNow: 'Not now.',
    onlyInCombat: 'Only in combat.',
    modifierPhase: 'Only while combat modifiers are played.',
    onlyAtStart: 'Only at the start of your turn.',
    beforeActions: 'Only in your own turn, before your first action.',
    onlyAtEnd: 'Only at the end of your turn.',
    onlyAtDraw: 'Only in your draw step.',
    ownTurn: 'Only in your own turn.',
    beforeNaming: 'Only before attacker and defender are chosen.',
    nobodyToSave: 'There is nobody to save.',
    noPoints: 'No points of that kind are being given.',
    destiny: 'It costs {cost|destiny point|destiny points}, you have {destiny}.',
    victory: 'It costs {cost|victory point|victory points}, you have {victory}.',
    onlyAttacks: 'After an attack only attacks may follow.',
    actions: 'You have too few actions (needed: {needed}).',
    firstTurn: 'No attacks in a player’s first turn.',
    firstTurns: 'Not before everyone has finished their first turn.',
    sabotagedAlready: 'You have already sabotaged.',
    attackedAlready: 'You have already attacked.',
    noAttackAction: 'This action can’t be an attack.',
    noPartOf: 'It doesn’t fit on that card.',
    notWarrior: 'Not a warrior.',
    wrongAffiliation: 'This warrior doesn’t have the required affiliation.',
    wrongKind: 'This warrior is not the required kind of warrior.',
    notFollower: 'This warrior is not a follower of that Apostle.',
    doomtroopersOnly: 'For Doomtroopers only.',
    legionOnly: 'For the Dark Legion only.',
    hereticsOnly: 'For Heretics only.',
    hasCopy: 'There is already a copy there.',
    stationOnly: 'Only on the Station.',
    vehicleOrBeast: 'One vehicle or one beast.',
    truce: 'The two teams have a truce.',
    alreadyInPlay: 'Already in play.',
    noEquipment: 'This warrior may not receive equipment.',
    otherPower: 'Not together with the power this warrior has.',
    noRelics: 'This warrior takes no relics.',
    hasVehicle: 'This warrior has a vehicle.',
    hasArmour: 'This warrior wears armor.',
    otherWeapon: 'Not with that other weapon.',
    neverSymmetry: 'This warrior may never receive the Dark Symmetry.',
    noSymmetry: 'This warrior may not have Dark Symmetry cards.',
    noBeast: 'This warrior may not have a beast.',
    noAttachments: 'Nothing more can be attached to this warrior.',
    wrongArea: 'Not in that area.',
    neverArt: 'This warrior never casts Art.',
    notHisAspect: 'This warrior does not know that aspect.',
    notInCombat: 'This warrior is not in the combat.',
    casterOnly: 'It works on its caster only.',
    artForLegion: 'Art does not help the Dark Legion.',
    artForDoomtroopers: 'This warrior casts for the Dark Legion only.',
    hasAlliance: 'You already have an alliance.',
    noCaster: 'None of your warriors can cast it.',
    immune: 'This warrior is immune to it.',
    oneCopy: 'One of a kind on each warrior in a combat.',
    usedAlready: 'Already used this turn.',
    unusable: 'Its bearer can’t use it now.',
    noTarget: 'It would have no effect.',
    otherOrganisation: 'Only warriors of your own organisation.',
    neverMeditates: 'You may never meditate again.',
    neverCovers: 'This warrior may never be in cover.',
    seeksNoCover: 'This warrior does not seek cover.',
    lastInTheOpen: 'One warrior must stay out of cover.',
    inVehicle: 'Not inside a vehicle.',
    notInside: 'Only from inside the vehicle.',
    afterActions: 'Only between your actions and the end of your action step.',
    onlyForCrew: 'He comes only for two of your Dragoons.',
    notInCover: 'This warrior is not in cover.',
    hasFighter: 'This player has a warrior who can fight.',
    protected: 'A card protects this player from Sabotage.',
    stationDuty: 'First you must put a warrior on your Station.',
    clashDuty: 'First you must clear your Station.',
    coverDuty: 'First one of your warriors must leave cover.',
    noPair: 'There is nobody this warrior may attack.',
    legionFirst: 'This warrior must attack the Dark Legion first.',
    highestLegion: 'This warrior attacks only the Dark Legion warrior of the highest Value.',
    hereticsNot: 'Heretics can’t attack this warrior.',
    corporationsNot: 'Doomtroopers of the corporations can’t attack this warrior.',
    neverBrotherhood: 'This warrior never attacks the Brotherhood.',
    enemies: 'These two are never in one Kohort.',
    rogue: 'A Rogue and other Imperial warriors do not share a Squad.',
    notWounded: 'This warrior is not wounded.',
    otherSide: 'This warrior is on the other side.',
    notAttacked: 'Only when this warrior is attacked.',
    combatBegun: 'The combat has begun.',
    needsBrother: 'You need a member of the Brotherhood in your Squad.',
    ownCombat: 'Not in a combat of your own turn.',
    neverHeretic: 'This warrior never becomes a Heretic.',
    staysCovered: 'A card keeps this warrior in cover.',
    isVehicle: 'Not where the attacker or the defender counts as a vehicle.',
    noAffiliation: 'This warrior has no affiliation to lose.',
    personality: 'Not on a personality.',
    tooValuable: 'Its Value is too high.',
    tooLate: 'Attacker and defender are already chosen.',
    inDebt: 'You are already in debt.',
    noDebt: 'You owe nothing.',
    needsPatriarch: 'You need a Patriarch on your Station.',
    tooFewCards: '{cards|card|cards}; at least {needed} needed.',
    tooManyCards: 'A deck at this table has at most {most|card|cards}, its sideboard included.',
    tooManyCopies: '{card}: {copies|copy|copies}; at most {most}.',
    restrictedCard: '{card} is restricted: {copies|copy|copies}, at most {most}.',
    sideboardSize: 'The sideboard has {cards|card|cards}; it needs {needed}.',
    noSideboard: 'The standard rules have no sideboard.',
    noJudge: 'This table does not allow changes by consent.',
    combatSpell: 'Only a spell for any time may answer a card.',
    onlyInAttack: 'Only during an attack.',
    withstands: 'It can’t be removed this way.',
    inUnit: 'This warrior already belongs to a unit.',
    commander: 'A commander can’t be assigned to a unit.',
    otherUnit: 'A unit is made of identical warriors.',
    otherArea: 'That warzone lies in another area.',
    areaVehicle: 'A vehicle played to an area stays there.',
    notInDeck: '{card} is not in the deck.',
    notInSideboard: '{card} is not in the sideboard.',
    unknownCard: 'There is no card {card}.',
    ordered: 'A card orders you to attack, or not to.',
    noWeapons: 'This warrior may not have weapons.',
    notAnnounced: 'This warrior has not been announced.',
    noAirshipsNow: 'Airships can’t fly now.',
    auction: 'Its Value is not known before the auction.',
    notEnforced: '{card} is not playable yet.',
  },
  lines: {
    side: (name, side) => `${name}: ${victory(side.victory)}, ${destiny(side.destiny)}, hand ${side.hand.length}, library ${side.library}`,
    wounded: 'wounded',
    covered: 'in cover',
    inside: 'inside',
    hidden: 'hidden warrior',
    hand: 'in hand',
    proposal: ({ by, change, card, player, waits }, n) =>
      `${n.seat(by)} proposes: ${changed(change, card, player, n)}. Yet to agree: ${waits.map(seat => n.seat(seat)).join(', ') || 'a judge'}`,
    fight: (a, d, tactic) => `Combat: ${a} against ${d}${tactic && `, ${tactic}`}`,
  },
  harms: 'hurts your own side',
  option(option, question, n, about, moment) {
    if (typeof option !== 'object')
      return (
        (
          {
            judge: 'Propose a change',
            withdraw: 'Withdraw',
            agree: 'Agree',
            pass: 'Pass',
            end: question === 'acting.act' ? `End actions${unused(about)}` : 'End',
            meditate: `Meditate${about['meditation'] ? ` · +${String(about['meditation'])} destiny` : ''}`,
            attack: `Attack${lost(about)}`,
            keep: question === 'turn.discarded' ? 'Keep all cards' : question === 'opening.exchange' ? 'Keep these cards' : 'Keep',
            exchange: about['free']
              ? 'New cards · your opponent sees these, then they are shuffled back'
              : 'New cards · these go to your discard pile',
            decline: 'Call off the attack',
            none: 'No warzone',
            unarmed: 'No weapon',
            fight: byTactic(moment?.combat ?? null, 'fight'),
            shoot: byTactic(moment?.combat ?? null, 'shoot'),
            inside: 'Inside',
            outside: 'Outside',
            stop: 'Done',
            pay: 'Pay',
            refuse: question.startsWith('judging') ? 'Refuse' : 'Don’t pay',
            victory: 'Victory points',
            destiny: 'Destiny points',
          } as Record<string, string>
        )[option] ?? choiceWord('en', String(option))
      );
    const o = option as Record<string, number | string>;
    const on =
      'on' in o
        ? ` on ${n.card(Number(o['on']))}`
        : 'at' in o
          ? ` on ${n.seat(Number(o['at']))}`
          : typeof o['to'] === 'string'
            ? ` into ${areas[o['to'] as 'squad']}`
            : '';
    const as = 'as' in o ? ` as ${defName('en', Number(o['as']))}` : '';
    if ('play' in o) return `Play ${n.card(Number(o['play']))}${as}${on}`;
    if ('use' in o) return `Use ${n.card(Number(o['use']))}${on}`;
    if ('deck' in o) return `Deck ${Number(o['deck']) + 1}`;
    if ('change' in o) return CHANGES[String(o['change'])] ?? String(o['change']);
    if ('player' in o) return n.seat(Number(o['player']));
    if ('card' in o) return n.card(Number(o['card']));
    if ('hide' in o) return `Play ${n.card(Number(o['hide']))} into cover`;
    if ('cover' in o) return `${n.card(Number(o['cover']))}: take cover`;
    if ('uncover' in o) return `${n.card(Number(o['uncover']))}: leave cover`;
    if ('transfer' in o) return `Transfer ${n.card(Number(o['transfer']))}`;
    if ('board' in o) return `Board or leave ${n.card(Number(o['board']))}`;
    if ('lead' in o) return `Attack on the orders of ${n.card(Number(o['lead']))}`;
    if ('sabotage' in o) return `Sabotage ${n.seat(Number(o['against']))} with ${n.card(Number(o['sabotage']))}`;
    if ('switch' in o) return `Switch ${n.card(Number(o['switch']))}`;
    if ('side' in o) return `${n.card(Number(o['side']))} changes sides`;
    if ('serve' in o) return `Pay 3 destiny points: ${n.card(Number(o['serve']))} for ${n.card(Number(o['to']))}`;
    if ('assign' in o) return `Assign ${n.card(Number(o['assign']))} to ${n.card(Number(o['to']))}`;
    if ('strengthen' in o) return `Strengthen ${n.card(Number(o['strengthen']))}`;
    if ('victory' in o) return `${victory(Number(o['victory']))}, ${destiny(Number(o['destiny']))}`;
    if ('spend' in o) return destiny(Number(o['spend']));
    if ('lose' in o) return AFFILIATIONS[Number(o['lose'])] ?? String(o['lose']);
    if ('next' in o) return n.card((about['items'] as readonly number[] | undefined)?.[Number(o['next'])] ?? -1);
    if ('defender' in o) return aimedAt(Number(o['defender']), about, n, moment);
    for (const word of ['attacker', 'strike', 'caster', 'join', 'victim']) if (word in o) return stated(Number(o[word]), n);
    for (const word of ['warzone', 'weapon', 'discard', 'take', 'stake']) if (word in o) return n.card(Number(o[word]));
    return choiceText('en', option, n) ?? JSON.stringify(option);
  },
  outcomes: {
    target: w => `${w} reached the target.`,
    tie: w => (w ? `${w} share the victory.` : 'Draw.'),
    time: w => `Time is up: ${w} has more victory points.`,
    debts: w => `${w} wins after the debts are settled.`,
    libraries: w => `The libraries are empty: ${w} has more victory points.`,
    noWarrior: w => (w ? `${w} wins: the others had no warrior for three turns.` : 'Draw.'),
  },
  features: {
    victory: 'victory points',
    destiny: 'destiny points',
    hand: 'cards in hand',
    tricks: 'combat cards in hand',
    warriors: 'warriors',
    wounded: 'wounded warriors',
    shield: 'the best Armor',
    gear: 'cards on warriors',
    others: 'other cards in play',
    ready: 'an attack this turn',
    menace: 'an attack next turn',
    fallen: 'a player out of the game',
  },
  doing: {
    deckCheck: 'Decks',
    opening: 'Setup',
    turn: 'Turn',
    acting: 'Action',
    bonusActions: 'Bonus actions',
    window: 'Response',
    playing: 'Card',
    attacking: 'Combat',
    harming: 'Wounds',
    awarding: 'Points',
    sabotage: 'Sabotage',
  },
  options: {
    profile: { label: 'Rules', help: 'Which of the two rulebooks to play by.', values: { tournament: 'Tournament', standard: 'Standard' } },
    mode: {
      label: 'Mode',
      help: 'For more than two players.',
      values: {
        duel: 'Duel',
        everybody: 'Free for all',
        targets: 'Main targets',
        teams: 'Teams',
        cartel: 'Cartel against the Dark Legion',
      },
    },
    target: { label: 'Target', help: 'Victory points needed to win; 0 for the rulebook’s number.' },
    decks: { label: 'Decks', help: 'A ready-made deck or your own for each player.' },
    cardinal: { label: "Cardinal's privilege", help: 'Exchange of the opening hand; always on in the tournament rules.' },
    start: { label: 'First player', help: 'Random, or the first seat.', values: { lot: 'Random', first: 'First seat' } },
    turnLimit: { label: 'Turn limit', help: 'Instead of a time limit: turns of all players together; 0 for none. Tournament rules only.' },
    timeTie: {
      label: 'Level when time is up',
      help: 'Everyone takes another turn until somebody leads, or the game is a draw.',
      values: { extraTurns: 'More turns', draw: 'A draw' },
    },
    teams: { label: 'Teams', help: 'Team games only: into how many teams of the same size the players split.' },
    restrictedList: {
      label: 'Restricted cards',
      help: 'Some cards may be in a deck only once, or not at all. The rulebooks have no such list: usually in tournaments only.',
      values: { usual: 'As usual', on: 'On', off: 'Off' },
    },
    capableSaboteurs: { label: 'Capable saboteurs only', help: 'Also in the standard rules.' },
    judge: { label: "Judge's tool", help: 'Players may propose changes to the position; all must agree.' },
    arbiter: {
      label: 'Appointed judge',
      help: 'The number of the player who decides on proposed changes alone; 0 if all must agree, 8 for a judge of a tournament.',
    },
    ante: { label: 'Ante', help: 'Recorded only: no card changes hands.', values: { off: 'Off', top: 'Top card', vote: 'By vote' } },
  },
};

export const textEn: GameText = gameText('en', wordsEn);
