/** Doomtrooper česky, slovy obou českých pravidel. */
import { plural, type GameText } from '@kolbiste/engine';
import { askedAbout, cardQuestion, choiceText, choiceWord, defName } from './card-words.ts';
import { RATINGS, tactics, destiny, victory, actions, byTactic, aimedAt, stated, lost, unused, momentsCs, priceCs } from './moments.cs.ts';
import { changeText, gameText, type DoomWords } from './words.ts';
import type { Names } from './moments.ts';

const areas = { squad: 'Mužstvo', cohort: 'Kohorta', station: 'Stanice', outside: 'mimo oblasti', player: 'hráč', table: 'stůl' } as const;
const CHANGES: { readonly [change: string]: string } = {
  discard: 'vyřadit',
  sacrifice: 'obětovat',
  hand: 'zpět do ruky',
  library: 'do knihovny',
  wound: 'zranit',
  heal: 'vyléčit',
  cover: 'do úkrytu',
  uncover: 'z úkrytu',
  'destiny+1': '+1 bod osudu',
  'destiny+5': '+5 bodů osudu',
  'destiny-1': '−1 bod osudu',
  'destiny-5': '−5 bodů osudu',
  'victory+1': '+1 vítězný bod',
  'victory+5': '+5 vítězných bodů',
  'victory-1': '−1 vítězný bod',
  'victory-5': '−5 vítězných bodů',
  draw: 'dobrat kartu',
};
const changed = (change: string, card: number, player: number, n: Names): string =>
  `${CHANGES[change]} – ${card < 0 ? n.seat(player) : n.card(card)}`;
const AFFILIATIONS: { readonly [bit: number]: string } = {
  1: 'Bauhaus',
  2: 'Kapitol',
  4: 'Kybertronik',
  8: 'Imperiál',
  16: 'Mishima',
  32: 'Bratrstvo',
};

/** What binds the next action. */
const DUTIES: { readonly [duty: string]: string } = {
  station: ' Nejdřív musí jeden tvůj bojovník přejít na Stanici.',
  clash: ' Nejdřív musíš vyklidit svou Stanici.',
  cover: ' Nejdřív musí jeden tvůj bojovník opustit úkryt.',
};

export const wordsCs: DoomWords = {
  title: 'Doomtrooper',
  tagline: 'Mužstva, legie a kmeny. Na každou kartu lze reagovat.',
  unknown: 'karta',
  areas,
  tactics,
  ratings: RATINGS,
  events: {
    startDecided: (e, n) => `Začíná ${n.seat(e.seat)}.`,
    handShown: (e, n) => `${n.seat(e.seat)} ukazuje: ${e.cards.map(id => n.card(id)).join(', ')}.`,
    handExchanged: (e, n) => `${n.seat(e.seat)} využívá Kardinálské privilegium${e.free ? '' : ' a odhazuje původní list'}.`,
    turnBegan: (e, n) => `${e.turn}. kolo: ${n.seat(e.seat)}.`,
    changedPlaces: (e, n) => `${n.seat(e.seat)} a ${n.seat(e.other)} si vyměňují místa.`,
    handedOver: (e, n) => `${n.seat(e.seat)} předává kartu, dostává ji ${n.seat(e.to)}.`,
    turnMissed: (e, n) => `${n.seat(e.seat)} vynechává kolo.`,
    turnEnded: (e, n) => `${n.seat(e.seat)} končí kolo.`,
    drew: (e, n) => `${n.seat(e.seat)} dobírá: ${n.card(e.card)}.`,
    libraryEmpty: (e, n) => `${n.seat(e.seat)} už nemá co dobrat.`,
    destinyGained: (e, n) => `${n.seat(e.seat)}: +${destiny(e.n)} (má ${e.total}).`,
    destinyLost: (e, n) => `${n.seat(e.seat)}: −${destiny(e.n)} (zbývá ${e.total}).`,
    victoryGained: (e, n) => `${n.seat(e.seat)}: +${victory(e.n)} (má ${e.total}).`,
    victoryLost: (e, n) => `${n.seat(e.seat)}: −${victory(e.n)} (zbývá ${e.total}).`,
    debtTaken: (e, n) => `${n.seat(e.seat)} si půjčuje ${destiny(e.n)} a dluží ${e.debt}.`,
    debtPaid: (e, n) => `${n.seat(e.seat)} splácí ${e.n} a dluží ${e.debt}.`,
    actionTaken: (e, n) => `${n.seat(e.seat)}: ${actions(e.n)} (zbývá ${e.left}).`,
    actionsLost: (e, n) =>
      `${n.seat(e.seat)} ztrácí ${plural('cs', e.n, { one: 'zbývající akci', few: '# zbývající akce', other: '# zbývajících akcí' })}${e.rule === 'DOT 7.8' ? ' (útok)' : ''}.`,
    actionsGranted: (e, n) =>
      `${n.seat(e.seat)} dostává navíc: ${actions(e.n)} (${e.kind === 'open' ? 'libovolné' : e.kind === 'attack' ? 'útočné' : 'neútočné'}).`,
    meditated: (e, n) => `${n.seat(e.seat)} medituje.`,
    played: (e, n) =>
      `${n.seat(e.seat)} hraje kartu ${n.card(e.card)}${e.on >= 0 ? ` na kartu ${n.card(e.on)}` : e.at >= 0 ? ` (${n.seat(e.at)})` : ''}${e.spent ? ` za ${destiny(e.spent)}` : ''}.`,
    used: (e, n) =>
      `${n.seat(e.seat)} používá kartu ${n.card(e.card)}${e.on >= 0 ? ` na kartu ${n.card(e.on)}` : ''}${e.spent ? ` za ${destiny(e.spent)}` : ''}.`,
    redirected: (e, n) => `${n.card(e.card)} míří jinam: ${e.at >= 0 ? n.seat(e.at) : n.card(e.on)}.`,
    cancelled: (e, n) => `Karta ${n.card(e.card)} je zrušena.`,
    fizzled: (e, n) => `${n.card(e.card)} už nemá na co působit.`,
    entered: (e, n) => `${n.seat(e.seat)} vykládá kartu ${n.card(e.card)} (${areas[e.area]}).`,
    hid: (e, n) => `${n.seat(e.seat)} vykládá bojovníka do úkrytu.`,
    revealed: (e, n) => `${n.seat(e.seat)} odhaluje kartu ${n.card(e.card)}.`,
    unpaid: (e, n) => `${n.seat(e.seat)} nemůže zaplatit kartu ${n.card(e.card)}.`,
    returned: (e, n) => `${n.card(e.card)} se vrací ${e.to === 'hand' ? 'do ruky' : 'do knihovny'}.`,
    covered: (e, n) => `${n.card(e.card)} jde do úkrytu.`,
    uncovered: (e, n) => `${n.card(e.card)} opouští úkryt.`,
    transferred: (e, n) => `Transfer: ${n.card(e.card)} (${areas[e.area]}).`,
    attached: (e, n) => `Karta ${n.card(e.card)} je přiložena ke kartě ${n.card(e.to)}.`,
    placed: (e, n) => `Karta ${n.card(e.card)} je vyložena: ${e.area === 'player' ? n.seat(e.seat) : areas[e.area]}.`,
    boarded: (e, n) => `Bojovník ${e.inside ? 'nastupuje do vozidla' : 'vystupuje z vozidla'} ${n.card(e.vehicle)}.`,
    switched: (e, n) => `Karta ${n.card(e.card)} je ${e.off ? 'vypnuta' : 'zapnuta'}.`,
    chose: (e, n) => `Pro kartu ${n.card(e.card)} padla volba.`,
    assigned: (e, n) => `${n.card(e.card)} vstupuje do jednotky: ${n.card(e.to)}.`,
    unitDissolved: (e, n) => `Jednotka se rozpadá: ${n.card(e.sergeant)}.`,
    marked: (e, n) => `${n.card(e.card)}: ${plural('cs', Math.max(0, e.marks), { one: '# značka', few: '# značky', other: '# značek' })}.`,
    stolen: (e, n) => `${n.seat(e.by)} přebírá kartu ${n.card(e.card)} (${n.seat(e.from)}).`,
    attackDeclared: (e, n) => `${n.seat(e.seat)} ohlašuje útok.`,
    paired: (e, n) => `${n.card(e.attacker)} útočí na: ${n.card(e.defender)}.`,
    swapped: (e, n) => `${e.role === 'attacker' ? 'Útočníkem' : 'Obráncem'} je teď ${n.card(e.card)}.`,
    joined: (e, n) => `Do souboje se přidává ${n.card(e.card)}.`,
    tacticChosen: e => `Taktika: ${tactics[e.tactic]}.`,
    warzoneChosen: (e, n) => `Obrana z válečné zóny: ${n.card(e.card)}.`,
    warzoneLost: () => 'Válečná zóna je ztracena, souboj pokračuje bez ní.',
    weaponChosen: (e, n) => `${n.card(e.warrior)} používá zbraň: ${n.card(e.card)}.`,
    strengthened: (e, n) => `${n.card(e.card)}: ${changeText(e.ratings, e.times, RATINGS)}.`,
    lasting: (e, n) => `Působí ${n.card(e.by)}${e.card >= 0 ? ` na kartu ${n.card(e.card)}` : ''}.`,
    struck: (e, n) =>
      e.strikes
        .map(s => `${n.card(s.by)} ${s.rating} proti ${n.card(s.against)} ${s.armour}: ${s.hits ? 'zásah' : 'beze škody'}`)
        .join('; ') + '.',
    saved: (e, n) => `Záchrana: ${n.card(e.card)}.`,
    wounded: (e, n) => `Zranění: ${n.card(e.card)}.`,
    posed: e => `${defName('cs', e.was)} se hraje jako ${defName('cs', e.as)}.`,
    slipping: (e, n) => `${n.card(e.card)}: hrozí ztráta.`,
    poisoned: (e, n) => `Místo zranění působí ${n.card(e.by)} na kartu ${n.card(e.card)}.`,
    healed: (e, n) => `Vyléčení: ${n.card(e.card)}.`,
    killed: (e, n) => `Zabití: ${n.card(e.card)} (Hodnota ${e.value}).`,
    stored: (e, n) => `Pod kartu ${n.card(e.host)} přichází: ${n.card(e.card)}.`,
    discarded: (e, n) => `${e.from === 'hand' ? 'Odhozeno' : 'Vyřazeno'}: ${n.card(e.card)}.`,
    sacrificed: (e, n) => `Obětováno: ${n.card(e.card)}.`,
    pointsAnnounced: (e, n) => `${n.seat(e.seat)} ohlašuje ${victory(e.victory)} a ${destiny(e.destiny)}.`,
    combatEnded: e => (e.how === 'resolved' ? 'Souboj skončil.' : e.how === 'noAttack' ? 'K souboji nedošlo.' : 'Souboj byl přerušen.'),
    attackLost: (e, n) => `${n.seat(e.seat)} přichází o útočnou akci.`,
    specialAttack: (e, n) => `${n.card(e.card)} míří na: ${n.card(e.on)}.`,
    sabotageAnnounced: (e, n) => `${n.seat(e.seat)} ohlašuje Sabotáž (${n.card(e.card)}). Cíl: ${n.seat(e.against)}.`,
    sabotageFailed: (e, n) => `Sabotáž se nezdařila (${n.seat(e.against)}).`,
    sabotaged: (e, n) =>
      `Sabotáž se zdařila (${n.seat(e.against)}): ${plural('cs', e.points, { one: '# bod', few: '# body', other: '# bodů' })}.`,
    missionCompleted: (e, n) => `${n.seat(e.seat)} plní úkol ${n.card(e.card)}.`,
    looked: (e, n) =>
      `${n.seat(e.seat)} si prohlíží ${plural('cs', e.cards.length, { one: '# kartu', few: '# karty', other: '# karet' })} (${n.seat(e.at)}).`,
    libraryShuffled: (e, n) => `${n.seat(e.seat)} míchá knihovnu.`,
    coin: e => (e.heads ? 'Padla panna.' : 'Padl orel.'),
    countdownBegan: (e, n) =>
      `${n.seat(e.seat)} má ${plural('cs', e.turns, { one: '# kolo', few: '# kola', other: '# kol' })} na vyložení bojovníka.`,
    countdownStopped: (e, n) => `${n.seat(e.seat)} už má zase bojovníka.`,
    eliminated: (e, n) => `${n.seat(e.seat)} vypadává ze hry.`,
    staked: (e, n) => `${n.seat(e.seat)} sází kartu ${n.card(e.card)}.`,
    anteWon: (e, n) => `Sázku vyhrává ${e.seats.map(seat => n.seat(seat)).join(', ')} (${e.cards.map(id => n.card(id)).join(', ')}).`,
    voted: (e, n) => `${n.seat(e.seat)} hlasuje pro kartu ${n.card(e.card)}.`,
    lastTurns: e => (e.why === 'time' ? 'Čas vypršel: každý odehraje ještě jedno kolo.' : 'Nerozhodně: každý odehraje ještě jedno kolo.'),
    proposed: (e, n) => `${n.seat(e.seat)} navrhuje úpravu pozice: ${changed(e.change, e.card, e.player, n)}.`,
    agreed: (e, n) => `${n.seat(e.seat)} s úpravou souhlasí.`,
    proposalRefused: (e, n) => `${e.seat < 0 ? 'Rozhodčí' : n.seat(e.seat)} úpravu odmítá: pozice zůstává.`,
    proposalWithdrawn: (e, n) => `${n.seat(e.seat)} bere svůj návrh zpět.`,
    judged: (e, n) => `Pozice je po dohodě upravena: ${changed(e.change, e.card, e.player, n)}.`,
    ordered: (e, n) =>
      e.attacker < 0 && e.defender < 0
        ? `${n.seat(e.seat)} v příštím kole nezaútočí.`
        : `${n.seat(e.seat)} musí v příštím kole zaútočit${e.attacker < 0 ? '' : `, útočník ${n.card(e.attacker)}`}${e.defender < 0 ? '' : `, cíl ${n.card(e.defender)}`}${e.tactic === null ? '' : `, ${tactics[e.tactic]}`}.`,
    answered: (e, n) => `${n.seat(e.seat)} o své ruce (${askedAbout('cs', e.about, e.what)}): ${e.yes ? 'ano' : 'ne'}.`,
    bid: (e, n) => `${n.seat(e.seat)} nabízí ${destiny(e.n)}.`,
    converted: (e, n) => `Kacířství: ${n.card(e.card)}.`,
    gameEnded: () => 'Hra skončila.',
  },
  drewSeveral: (seat, cards) =>
    typeof cards === 'number'
      ? `${seat} dobírá ${plural('cs', cards, { one: '# kartu', few: '# karty', other: '# karet' })}.`
      : `${seat} dobírá: ${cards.join(', ')}.`,
  meditatedAll: (seat, times, total) => `${seat} medituje${times > 1 ? ` ${times}×` : ''}${total < 0 ? '' : `: celkem ${destiny(total)}`}.`,
  attackAll: (attacker, defender, tactic) => `${attacker} útočí na: ${defender}${tactic === null ? '' : `, taktika ${tactic}`}.`,
  questions: {
    'opening.exchange': () => 'Necháš si úvodní karty? Jednou je smíš všechny vyměnit.',
    'opening.voted': (a, n) => `Kterou kartu vsadí ${n.seat(Number(a['of']))}?`,
    'acting.act': a =>
      `Jsi na řadě: ${plural('cs', Number(a['open']) + Number(a['attack']) + Number(a['peaceful']), { one: 'zbývá # akce', few: 'zbývají # akce', other: 'zbývá # akcí' })}.${DUTIES[String(a['duty'])] ?? ''}`,
    'turn.discarded': a =>
      Number(a['left']) > 0
        ? `Odhoď karty nad limit ruky (ještě ${a['left']}).`
        : a['price']
          ? `Chceš odhodit další kartu? (body osudu: ${a['price']})`
          : 'Tvé kolo končí. Chceš jednu kartu odhodit?',
    'attacking.attacker': () => 'Vyber útočníka.',
    'attacking.defender': (a, n) => `Na koho útočí ${n.card(Number(a['attacker']))}?`,
    'attacking.chosen': (_a, _n, m) =>
      m?.combat ? `Útočí ${m.combat.attacker}, brání se ${m.combat.defender}. Zápas, nebo střelba?` : 'Zápas, nebo střelba?',
    'attacking.zoned': (a, n) => `Brání se ${n.card(Number(a['defender']))} z válečné zóny?`,
    'attacking.weapon': (a, n) => `Kterou zbraň použije ${n.card(Number(a['warrior']))}?`,
    'attacking.rearm': (a, n) => `Kterou zbraň použije místo ní ${n.card(Number(a['warrior']))}?`,
    'attacking.target': () => 'Vyber cíl.',
    'awarding.announce': a => `Získáváš body: ${a['points']}. Rozděl je na vítězné body a body osudu.`,
    'playing.cast': (a, n) => `Kdo sešle ${n.card(Number(a['card']))}?`,
    'playing.paid': (a, n) => `Kolik bodů osudu utratíš za kartu ${n.card(Number(a['card']))}?`,
    'boarding.chosen': (a, n) => `${n.card(Number(a['vehicle']))}: uvnitř, nebo venku?`,
    'rewarding.choose': () => 'Kterou odměnu si vezmeš?',
    'searching.taken': () => 'Kterou kartu si vezmeš?',
    'looking.chosen': (a, n) => `Karty v ruce: ${n.seat(Number(a['at']))}`,
    'cowering.answer': a => `Zaplatíš ${destiny(Number(a['price']))}, aby tvoji bojovníci zůstali v úkrytu?`,
    'losingAffiliation.lost': () => 'O kterou příslušnost přijde?',
    'namingVictim.named': () => 'Proti komu je úkol?',
    'choosing.answered': (a, n) => cardQuestion('cs', Number(a['card']), String(a['ask']), n),
    'playing.added': () => 'Na koho ještě?',
    'reinforcing.joined': a => `Kdo se přidá (ještě ${a['left']})?`,
    'deckCheck.bring': () => 'Který ze svých balíčků přineseš?',
    'judging.kind': () => 'Co se má upravit?',
    'judging.about': a => `Na čem, nebo u koho? (${CHANGES[String(a['change'])]})`,
    'judging.voted': (a, n) =>
      `${n.seat(Number(a['by']))} navrhuje úpravu pozice: ${changed(String(a['change']), Number(a['card']), Number(a['player']), n)}. Souhlasíš?`,
    'judging.ruled': (a, n) =>
      `O tvém návrhu rozhodne rozhodčí: ${changed(String(a['change']), Number(a['card']), Number(a['player']), n)}. Když nikdo nejde, zavolej ho.`,
    'order.put': () => 'Který z tvých účinků bude další?',
  },
  moments: momentsCs,
  price: priceCs,
  refusals: {
    notAnothers: 'Hraje se na bojovníka jiného hráče.',
    notYours: 'To není tvoje.',
    notInPlay: 'Počítá se jako mimo hru.',
    inCover: 'Je v úkrytu.',
    leftCover: 'Bojovník v tomto kole opustil úkryt.',
    neverFights: 'Nikdy nebojuje.',
    prisoner: 'Bojovník je uvězněn.',
    behindWall: 'Je mimo dosah.',
    noActions: 'Nesmí provádět akce.',
    cannotAttack: 'Teď nesmí útočit.',
    cannotBeAttacked: 'Teď na něj nelze útočit.',
    noCombat: 'Teď se nesmí bojovat.',
    leadersOnly: 'Jen bojovníci Vůdcovy korporace.',
    notCapable: 'Není bojeschopný.',
    attackedLast: 'Lze na něj útočit až jako na posledního.',
    brotherhoodAttacks: 'Bratrstvo útočí jen na Černou legii, žoldnéře a kmeny.',
    attacksBrotherhood: 'Doomtrooper nikdy neútočí na Bratrstvo.',
    sameCorporation: 'Patří k téže korporaci.',
    struckOut: 'Jeden z nich se takového souboje neúčastní.',
    aloft: 'Se vzdušným korábem či ponorkou nelze zápasit.',
    noShootAttack: 'Nesmí začít střelbu.',
    notValuable: 'Je třeba bojovník s vyšší Hodnotou.',
    noHeretics: 'Do hry teď nesmí přijít žádný Kacíř.',
    areaClosed: 'Do té oblasti už žádný bojovník nepřijde.',
    faceDown: 'Leží lícem dolů; otočí ji akce.',
    noPlayNow: 'To teď nelze zahrát: brání tomu jiná karta.',
    noWarzone: 'Útočník nikomu nedovolí bránit se z válečné zóny.',
    sworn: 'Ti dva si nesmějí ublížit.',
    brotherhoodOnly: 'Černá legie smí útočit jen na Bratrstvo.',
    personalitiesOnly: 'Útočit smí jen na osobnosti.',
    noFightAttack: 'Nesmí začít zápas.',
    onlyShoot: 'Teď je možná jen střelba.',
    onlyFight: 'Teď je možný jen zápas.',
    himself: 'Sám na sebe ne.',
    ownWarrior: 'Na vlastní bojovníky útočit nesmíš.',
    teamMate: 'Je ve tvém týmu.',
    stationApart: 'Stanice a ostatní oblasti spolu nebojují.',
    noAirships: 'Vzdušné koráby na něj nesmějí útočit.',
    noTactic: 'Není taktika, kterou by mohli použít oba.',
    secondaryTarget: 'Vedlejší cíl stojí 2 body osudu.',
    hidden: 'Je ukrytý.',
    inCombat: 'Ne během souboje.',
    tribal: 'Kmenoví válečníci se netransferují.',
    beast: 'Počítá se za zvíře.',
    rider: 'Jezdec Stanici neopouští.',
    transferredAlready: 'Transfer už v tomto kole proběhl.',
    stationClosed: 'Žádná Stanice ještě není otevřená.',
    lastOnStation: 'Jeden tvůj bojovník musí na Stanici zůstat.',
    mixedStation: 'Doomtroopeři a Černá legie na jedné Stanici být nesmějí.',
    tribes: 'Tyto kmeny na jedné Stanici být nesmějí.',
    noReaction: 'To na ni není reakce.',
    needsAction: 'To stojí akci.',
    notNow: 'Teď ne.',
    onlyInCombat: 'Jen v souboji.',
    modifierPhase: 'Jen ve fázi modifikátorů.',
    onlyAtStart: 'Jen na začátku tvého kola.',
    beforeActions: 'Jen ve tvém kole, než provedeš první akci.',
    onlyAtEnd: 'Jen na konci tvého kola.',
    onlyAtDraw: 'Jen v tvém kroku dobírání karet.',
    ownTurn: 'Jen ve tvém kole.',
    beforeNaming: 'Jen než se určí útočník a obránce.',
    nobodyToSave: 'Není koho zachraňovat.',
    noPoints: 'Takové body se právě neudělují.',
    destiny: 'Stojí to {cost|bod osudu|body osudu|bodů osudu}, máš {destiny}.',
    victory: 'Stojí to {cost|vítězný bod|vítězné body|vítězných bodů}, máš {victory}.',
    onlyAttacks: 'Po útoku smějí následovat jen útoky.',
    actions: 'Nemáš dost akcí (je třeba: {needed}).',
    firstTurn: 'V prvním kole se neútočí.',
    firstTurns: 'Ne dřív, než všichni dohrají první kolo.',
    sabotagedAlready: 'Sabotáž už v tomto kole byla.',
    attackedAlready: 'Útok už v tomto kole byl.',
    noAttackAction: 'Tato akce není útočná.',
    noPartOf: 'K té kartě se nehodí.',
    notWarrior: 'To není bojovník.',
    wrongAffiliation: 'Nemá požadovanou příslušnost.',
    wrongKind: 'Není to požadovaný druh bojovníka.',
    notFollower: 'Není stoupencem toho Apoštola.',
    doomtroopersOnly: 'Jen pro Doomtroopery.',
    legionOnly: 'Jen pro Černou legii.',
    hereticsOnly: 'Jen pro Kacíře.',
    hasCopy: 'Jedna kopie tam už je.',
    stationOnly: 'Jen na Stanici.',
    vehicleOrBeast: 'Jedno vozidlo, nebo jedno zvíře.',
    truce: 'Oba týmy mají příměří.',
    alreadyInPlay: 'Už je ve hře.',
    noEquipment: 'Nesmí dostat vybavení.',
    otherPower: 'Ne zároveň se silou, kterou tento bojovník už má.',
    noRelics: 'Tento bojovník nepřijímá relikvie.',
    hasVehicle: 'Vozidlo už má.',
    hasArmour: 'Brnění už má.',
    otherWeapon: 'Ne s tou druhou zbraní.',
    neverSymmetry: 'Černou symetrii nesmí nikdy dostat.',
    noSymmetry: 'Nesmí mít karty Černé symetrie.',
    noBeast: 'Nesmí mít zvíře.',
    noAttachments: 'Nic dalšího na něj nelze připojit.',
    wrongArea: 'Do té oblasti ne.',
    neverArt: 'Umění nikdy nepoužívá.',
    notHisAspect: 'Tento aspekt neovládá.',
    notInCombat: 'Není v souboji.',
    casterOnly: 'Působí jen na sesilatele.',
    artForLegion: 'Umění Černé legii nepomáhá.',
    artForDoomtroopers: 'Sesílá jen pro Černou legii.',
    hasAlliance: 'Alianci už máš.',
    noCaster: 'Nemáš, kdo by to seslal.',
    immune: 'Je vůči tomu imunní.',
    oneCopy: 'V souboji jen jedna od druhu na každého bojovníka.',
    usedAlready: 'V tomto kole už byla použita.',
    unusable: 'Nositel ji teď nemůže použít.',
    noTarget: 'Neměla by účinek.',
    otherOrganisation: 'Vykládáš jen bojovníky své organizace.',
    neverMeditates: 'Nikdy už nesmíš meditovat.',
    neverCovers: 'Nikdy nesmí být v úkrytu.',
    seeksNoCover: 'Úkryt nevyhledává.',
    lastInTheOpen: 'Jeden bojovník musí zůstat neukrytý.',
    inVehicle: 'Ne uvnitř vozidla.',
    notInside: 'Jen zevnitř vozidla.',
    afterActions: 'Jen mezi svou akcí a koncem kroku akcí.',
    onlyForCrew: 'Přijde jen za dva tvé Dragouny.',
    notInCover: 'Není v úkrytu.',
    hasFighter: 'Má bojeschopného bojovníka.',
    protected: 'Před sabotáží ho chrání karta.',
    stationDuty: 'Nejdřív musíš obsadit svou Stanici.',
    clashDuty: 'Nejdřív musíš uvést Stanici do pořádku.',
    coverDuty: 'Nejdřív musí některý tvůj bojovník opustit úkryt.',
    noPair: 'Není na koho útočit.',
    legionFirst: 'Musí nejdřív útočit na Černou legii.',
    highestLegion: 'Útočí jen na bojovníka Černé legie s nejvyšší Hodnotou.',
    hereticsNot: 'Kacíři na něj nesmějí útočit.',
    corporationsNot: 'Doomtroopeři korporací na tohoto bojovníka nesmějí útočit.',
    neverBrotherhood: 'Na Bratrstvo nikdy neútočí.',
    enemies: 'Tihle dva nebudou v jedné Kohortě.',
    rogue: 'Gauner s jinými bojovníky Imperiálu v Mužstvu být nesmí.',
    notWounded: 'Bojovník není zraněn.',
    otherSide: 'Je z druhé strany.',
    notAttacked: 'Jen když je napaden.',
    combatBegun: 'Souboj už začal.',
    needsBrother: 'Musíš mít v Mužstvu člena Bratrstva.',
    ownCombat: 'Ne v souboji ve vlastním kole.',
    neverHeretic: 'Kacířem se nikdy nestane.',
    staysCovered: 'Karta ho drží v úkrytu.',
    isVehicle: 'Ne tam, kde se útočník nebo obránce sám počítá za vozidlo.',
    noAffiliation: 'Nemá příslušnost, o kterou by přišel.',
    personality: 'Ne na osobnost.',
    tooValuable: 'Má příliš vysokou Hodnotu.',
    tooLate: 'Útočník a obránce už jsou určeni.',
    inDebt: 'Už máš dluh.',
    noDebt: 'Nic nedlužíš.',
    needsPatriarch: 'Musíš mít na Stanici Patriarchu.',
    tooFewCards: '{cards|karta|karty|karet}; je třeba aspoň {needed}.',
    tooManyCards: 'U tohoto stolu má balíček i se sideboardem nejvýš {most|kartu|karty|karet}.',
    tooManyCopies: '{card}: {copies|kopie|kopie|kopií}; nejvýš {most}.',
    restrictedCard: '{card} je omezena: {copies|kopie|kopie|kopií}, nejvýš {most}.',
    sideboardSize: 'Sideboard má {cards|kartu|karty|karet}; má mít {needed}.',
    noSideboard: 'Standardní pravidla sideboard neznají.',
    noJudge: 'Tento stůl úpravy po dohodě nedovoluje.',
    combatSpell: 'Na kartu lze odpovědět jen kouzlem, které se sesílá kdykoli.',
    onlyInAttack: 'Jen během útoku.',
    withstands: 'Takto ji odstranit nelze.',
    inUnit: 'Už patří k nějaké jednotce.',
    commander: 'Velitele nelze nikomu přidělit.',
    otherUnit: 'Jednotku tvoří stejní bojovníci.',
    otherArea: 'Ta válečná zóna leží v jiné oblasti.',
    areaVehicle: 'Vozidlo vyložené přímo do oblasti v ní zůstává.',
    notInDeck: 'Karta {card} v balíčku není.',
    notInSideboard: 'Karta {card} v sideboardu není.',
    unknownCard: 'Karta {card} neexistuje.',
    ordered: 'Máš nařízeno zaútočit, nebo neútočit.',
    noWeapons: 'Nesmí mít zbraně.',
    notAnnounced: 'Jeho útok nebyl předem ohlášen.',
    noAirshipsNow: 'Vzdušné koráby teď nemohou létat.',
    auction: 'Jeho Hodnotu určí teprve dražba.',
    notEnforced: 'Kartu {card} zatím nelze hrát.',
  },
  lines: {
    side: (name, side) => `${name}: ${victory(side.victory)}, ${destiny(side.destiny)}, ruka ${side.hand.length}, knihovna ${side.library}`,
    wounded: 'zranění',
    covered: 'v úkrytu',
    inside: 'uvnitř',
    hidden: 'ukrytý bojovník',
    hand: 'karty v ruce',
    proposal: ({ by, change, card, player, waits }, n) =>
      `${n.seat(by)} navrhuje: ${changed(change, card, player, n)}. Souhlasit ještě musí: ${waits.map(seat => n.seat(seat)).join(', ') || 'rozhodčí'}`,
    fight: (a, d, tactic) => `Souboj: ${a} proti ${d}${tactic && `, ${tactic}`}`,
  },
  harms: 'ublíží vlastní straně',
  option(option, question, n, about, moment) {
    if (typeof option !== 'object')
      return (
        (
          {
            judge: 'Navrhnout úpravu',
            withdraw: 'Vzít zpět',
            agree: 'Souhlasím',
            pass: 'Pasovat',
            end: question === 'acting.act' ? `Ukončit akce${unused(about)}` : 'Konec',
            meditate: `Meditovat${about['meditation'] ? ` · +${destiny(Number(about['meditation']))}` : ''}`,
            attack: `Zaútočit${lost(about)}`,
            keep:
              question === 'turn.discarded' ? 'Nechat si všechny' : question === 'opening.exchange' ? 'Nechat si tyhle karty' : 'Ponechat',
            exchange: about['free']
              ? 'Nové karty · tyhle soupeř uvidí a zamíchají se zpět'
              : 'Nové karty · tyhle půjdou na hromádku vyřazených',
            decline: 'Vzdát se útoku',
            none: 'Bez válečné zóny',
            unarmed: 'Beze zbraně',
            fight: byTactic(moment?.combat ?? null, 'fight'),
            shoot: byTactic(moment?.combat ?? null, 'shoot'),
            inside: 'Uvnitř',
            outside: 'Venku',
            stop: 'Hotovo',
            pay: 'Zaplatit',
            refuse: question.startsWith('judging') ? 'Odmítnout' : 'Nezaplatit',
            victory: 'Vítězné body',
            destiny: 'Body osudu',
          } as Record<string, string>
        )[option] ?? choiceWord('cs', String(option))
      );
    const o = option as Record<string, number | string>;
    const on =
      'on' in o
        ? ` na kartu ${n.card(Number(o['on']))}`
        : 'at' in o
          ? ` → ${n.seat(Number(o['at']))}`
          : typeof o['to'] === 'string'
            ? ` (${areas[o['to'] as 'squad']})`
            : '';
    const as = 'as' in o ? ` jako ${defName('cs', Number(o['as']))}` : '';
    if ('play' in o) return `Zahrát kartu ${n.card(Number(o['play']))}${as}${on}`;
    if ('use' in o) return `Použít kartu ${n.card(Number(o['use']))}${on}`;
    if ('deck' in o) return `Balíček ${Number(o['deck']) + 1}`;
    if ('change' in o) return CHANGES[String(o['change'])] ?? String(o['change']);
    if ('player' in o) return n.seat(Number(o['player']));
    if ('card' in o) return n.card(Number(o['card']));
    if ('hide' in o) return `Vyložit do úkrytu: ${n.card(Number(o['hide']))}`;
    if ('cover' in o) return `Vyhledat úkryt: ${n.card(Number(o['cover']))}`;
    if ('uncover' in o) return `Opustit úkryt: ${n.card(Number(o['uncover']))}`;
    if ('transfer' in o) return `Transfer: ${n.card(Number(o['transfer']))}`;
    if ('board' in o) return `Nastoupit či vystoupit: ${n.card(Number(o['board']))}`;
    if ('lead' in o) return `Útok na rozkaz: ${n.card(Number(o['lead']))}`;
    if ('sabotage' in o) return `Sabotáž: ${n.card(Number(o['sabotage']))} → ${n.seat(Number(o['against']))}`;
    if ('switch' in o) return `Přepnout: ${n.card(Number(o['switch']))}`;
    if ('side' in o) return `Změnit stranu: ${n.card(Number(o['side']))}`;
    if ('serve' in o) return `Zaplatit ${destiny(3)} za kartu ${n.card(Number(o['serve']))} (${n.card(Number(o['to']))})`;
    if ('assign' in o) return `Přidělit: ${n.card(Number(o['assign']))} → ${n.card(Number(o['to']))}`;
    if ('strengthen' in o) return `Zesílit: ${n.card(Number(o['strengthen']))}`;
    if ('victory' in o) return `${victory(Number(o['victory']))}, ${destiny(Number(o['destiny']))}`;
    if ('spend' in o) return destiny(Number(o['spend']));
    if ('lose' in o) return AFFILIATIONS[Number(o['lose'])] ?? String(o['lose']);
    if ('next' in o) return n.card((about['items'] as readonly number[] | undefined)?.[Number(o['next'])] ?? -1);
    if ('defender' in o) return aimedAt(Number(o['defender']), about, n, moment);
    for (const word of ['attacker', 'strike', 'caster', 'join', 'victim']) if (word in o) return stated(Number(o[word]), n);
    for (const word of ['warzone', 'weapon', 'discard', 'take', 'stake']) if (word in o) return n.card(Number(o[word]));
    return choiceText('cs', option, n) ?? JSON.stringify(option);
  },
  outcomes: {
    target: w => `Cíle dosahuje ${w}.`,
    tie: w => (w ? `O vítězství se dělí: ${w}.` : 'Remíza.'),
    time: w => `Čas vypršel: víc vítězných bodů má ${w}.`,
    debts: w => `Po vyrovnání dluhů vítězí ${w}.`,
    libraries: w => `Knihovny jsou prázdné: víc vítězných bodů má ${w}.`,
    noWarrior: w => (w ? `Vítězí ${w}: ostatní neměli tři kola žádného bojovníka.` : 'Remíza.'),
  },
  features: {
    victory: 'vítězné body',
    destiny: 'body osudu',
    hand: 'karty v ruce',
    tricks: 'karty do boje v ruce',
    warriors: 'bojovníci',
    wounded: 'zranění bojovníci',
    shield: 'nejlepší Obrana',
    gear: 'karty na bojovnících',
    others: 'další karty ve hře',
    ready: 'útok v tomto kole',
    menace: 'útok v příštím kole',
    fallen: 'vyřazený hráč',
  },
  doing: {
    deckCheck: 'Balíčky',
    opening: 'Příprava',
    turn: 'Kolo',
    acting: 'Akce',
    bonusActions: 'Akce navíc',
    window: 'Reakce',
    playing: 'Karta',
    attacking: 'Souboj',
    harming: 'Zranění',
    awarding: 'Body',
    sabotage: 'Sabotáž',
  },
  options: {
    profile: { label: 'Pravidla', help: 'Podle které z obou knih se hraje.', values: { tournament: 'Turnajová', standard: 'Standardní' } },
    mode: {
      label: 'Způsob hry',
      help: 'Pro více než dva hráče.',
      values: {
        duel: 'Ve dvou',
        everybody: 'Všichni proti všem',
        targets: 'Hlavní cíle',
        teams: 'Týmy',
        cartel: 'Kartel proti Černé legii',
      },
    },
    target: { label: 'Cíl', help: 'Kolik vítězných bodů je třeba k výhře; 0 podle pravidel.' },
    decks: { label: 'Balíčky', help: 'Hotový, nebo vlastní balíček pro každého hráče.' },
    cardinal: { label: 'Kardinálské privilegium', help: 'Výměna úvodního listu; v turnajových pravidlech vždy.' },
    start: { label: 'Kdo začíná', help: 'Náhodně, nebo první místo.', values: { lot: 'Náhodně', first: 'První místo' } },
    turnLimit: { label: 'Limit kol', help: 'Místo časového limitu: kola všech hráčů dohromady; 0 bez limitu. Jen turnajová pravidla.' },
    timeTie: {
      label: 'Nerozhodně po vypršení času',
      help: 'Každý hraje další kolo, dokud někdo nevede, nebo je remíza.',
      values: { extraTurns: 'Další kola', draw: 'Remíza' },
    },
    teams: { label: 'Počet týmů', help: 'Jen pro hru v týmech: na kolik stejně velkých týmů se hráči rozdělí.' },
    restrictedList: {
      label: 'Omezené karty',
      help: 'Některé karty smějí být v balíčku jen jednou nebo vůbec. V knihách pravidel to není: obvykle jen v turnaji.',
      values: { usual: 'Obvykle', on: 'Platí', off: 'Neplatí' },
    },
    capableSaboteurs: { label: 'Sabotují jen bojeschopní', help: 'I ve standardních pravidlech.' },
    judge: { label: 'Nástroj rozhodčího', help: 'Hráči smějí ve svých akcích navrhovat úpravy pozice; všichni musí souhlasit.' },
    arbiter: {
      label: 'Určený rozhodčí',
      help: 'Číslo hráče, který o navržených úpravách rozhoduje sám; 0: souhlasit musí všichni; 8: rozhoduje rozhodčí turnaje.',
    },
    ante: {
      label: 'Sázka',
      help: 'Jen záznam: žádná karta nezmění majitele.',
      values: { off: 'Bez sázky', top: 'Vrchní karta', vote: 'Hlasováním' },
    },
  },
};

export const textCs: GameText = gameText('cs', wordsCs);
