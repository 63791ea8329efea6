/** Summoner Wars česky, slovy pravidel. */
import { plural, type GameText } from '@kolbiste/engine';
import { gameText, type TableWords } from './words.ts';

const cards = (n: number): string => plural('cs', n, { one: '# kartu', few: '# karty', other: '# karet' });
const wounds = (n: number): string => plural('cs', n, { one: '# zranění', few: '# zranění', other: '# zranění' });
const magic = (n: number): string => plural('cs', n, { one: '# bod magie', few: '# body magie', other: '# bodů magie' });
const squares = (n: number): string => plural('cs', n, { one: '# pole', few: '# pole', other: '# polí' });
const dice = (n: number): string => plural('cs', n, { one: '# kostkou', few: '# kostkami', other: '# kostkami' });
/** Z dvou? Ze dvou, ze tří, ale z pěti. */
const outOf = (n: number): string => `${[2, 3, 4, 6, 7].includes(n) ? 'ze' : 'z'} ${n}`;
const list = (ids: readonly number[], name: (id: number) => string): string => ids.map(name).join(', ');
const untils: { readonly [kind: string]: string } = { hand: 'do ruky', draw: 'do dobíracího balíčku', discard: 'do odhazovacího balíčku' };

export const wordsCs: TableWords = {
  title: 'Summoner Wars',
  tagline: 'Války Vyvolavačů: dvě armády, jedno bojiště, a kdo přijde o Vyvolavače, prohrál.',
  unknownCard: 'karta',
  secondDeck: ' (druhý balíček)',
  turnLine: (turn, side, phase) => `Tah ${turn}, ${side}: ${phase}.`,
  sideLine: (side, faction, hand, magic, discard) => `${side}, ${faction}: v ruce ${hand}, magie ${magic}, odhozeno ${discard}.`,
  handLine: 'Ruka',
  phases: {
    setup: 'příprava',
    start: 'začátek tahu',
    draw: 'dobrání karet',
    summon: 'vyvolání jednotek',
    events: 'hraní karet událostí',
    movement: 'pohyb jednotek',
    attack: 'útok',
    magic: 'doplnění magického balíčku',
    end: 'konec tahu',
  },
  events: {
    deckChosen: (e, n) => `${n.side(e.side)} má vybraný balíček.`,
    deckRevealed: (e, n) => `${n.side(e.side)} hraje za národ ${n.faction(e.faction)}.`,
    startRolled: (e, n) => `${n.side(e.side)} hází o začátek: ${e.die}.`,
    startTied: () => 'Shoda, hází se znovu.',
    startDecided: (e, n) => (e.chooses ? `${n.side(e.side)} určí, kdo začne.` : `${n.side(e.side)} má nejvyšší hod.`),
    starterChosen: (e, n) => `Začíná ${n.side(e.side)}.`,
    timeCalled: () => 'Čas vypršel: každý odehraje ještě jeden tah, pak je remíza.',
    turnBegan: (e, n) => `Tah ${e.turn}: na řadě je ${n.side(e.side)}.`,
    phaseBegan: e => `Fáze: ${wordsCs.phases[e.phase]}.`,
    drew: (e, n) =>
      e.cards.length === 0
        ? `${n.side(e.side)} nemá z čeho dobírat.`
        : e.faces && Object.keys(e.faces).length
          ? `${n.side(e.side)} si dobírá: ${list(e.cards, n.card)}.`
          : `${n.side(e.side)} si dobírá ${cards(e.cards.length)}.`,
    paid: (e, n) => `${n.side(e.side)} platí ${magic(e.cards.length)}: ${list(e.cards, n.card)}.`,
    summoned: (e, n) => `${n.side(e.side)} vyvolává: ${n.card(e.card)} na ${n.square(e.square)}.`,
    wallBuilt: (e, n) => `${n.side(e.side)} staví zeď na ${n.square(e.square)}.`,
    vineGrew: (e, n) => `Na ${n.square(e.square)} vyrostl živý plot (${n.side(e.side)}).`,
    vineReturned: (e, n) => `Živý plot se vrací do zásoby (${n.side(e.side)}).`,
    eventPlayed: (e, n) => `${n.side(e.side)} hraje událost ${n.card(e.card)}.`,
    eventDiscarded: (e, n) => `Na odhazovací balíček jde karta ${n.card(e.card)}.`,
    lastingBegan: (e, n) => `Platí: ${n.lasting(e.definition)}${e.against >= 0 ? ` (proti: ${n.side(e.against)})` : ''}.`,
    lastingEnded: (e, n) => `Přestává platit: ${n.lasting(e.definition)}.`,
    moveBegan: (e, n) => `${n.card(e.card)} se pohne (${e.moves} ${outOf(e.limit)}).`,
    stayed: (e, n) => `${n.card(e.card)} zůstává na místě.`,
    stepped: (e, n) => `${n.card(e.card)}: ${n.square(e.from)} → ${n.square(e.to)}.`,
    movedThrough: (e, n) => `${n.card(e.card)} prochází skrz: ${n.card(e.over)}.`,
    vineRolled: (e, n) => `${n.card(e.card)} opouští živý plot, hod ${e.die}: ${e.free ? 'volno' : 'zůstává a dostává zranění'}.`,
    placed: (e, n) => `Umístění: ${n.card(e.card)} na ${n.square(e.to)}.`,
    swapped: (e, n) => `${n.card(e.card)} a ${n.card(e.with)} si vyměňují místo.`,
    attackDeclared: (e, n) => `${n.card(e.attacker)} útočí ${dice(e.dice)}, cíl ${n.card(e.target)}.`,
    diceRolled: e =>
      `Hod: ${e.dice.join(', ') || 'žádná kostka'} – ${plural('cs', e.hits, { one: '# zásah', few: '# zásahy', other: '# zásahů' })}.`,
    certainWounds: (e, n) => `${n.card(e.attacker)} nehází: ${n.card(e.target)} dostane ${wounds(e.wounds)}.`,
    dieIgnored: (e, n) => `${n.card(e.card)} ignoruje kostku ${e.die}.`,
    hitsShrugged: (e, n) => `${n.card(e.card)}: ze zásahů (${e.hits}) zraní jen ${e.wounds}.`,
    woundsPrevented: (e, n) => `${n.card(e.card)} se kryje kartou ${n.card(e.given)} a zranění nedostane.`,
    wounded: (e, n) => `${n.card(e.card)} dostává ${wounds(e.wounds)} (celkem ${e.total}).`,
    healed: (e, n) => `${n.card(e.card)}: odstraněno ${wounds(e.wounds)}.`,
    destroyed: (e, n) => `Zničeno: ${n.card(e.card)} na ${n.square(e.square)}.`,
    collected: (e, n) => `${n.side(e.side)} bere do magického balíčku: ${list(e.cards, n.card)}.`,
    putUnder: (e, n) => `${n.card(e.card)} jde pod kartu ${n.card(e.unit)}.`,
    discarded: (e, n) => `Odhozeno (${n.side(e.side)}): ${list(e.cards, n.card)}.`,
    controlTaken: (e, n) => `${n.side(e.to)} získává kontrolu: ${n.card(e.card)}.`,
    abilityUsed: (e, n) => `${n.side(e.side)} používá schopnost ${n.use(e.use)} (${n.card(e.card)}).`,
    abilityRolled: (e, n) => `${n.card(e.card)}, hod schopnosti ${e.die}: ${e.takes ? 'zasahuje' : 'nezasahuje'} cíl ${n.card(e.against)}.`,
    recovered: (e, n) => `${n.side(e.side)} vrací do magického balíčku: ${list(e.cards, n.card)}.`,
    saved: (e, n) => `${n.card(e.card)} mizí ve stínech do magického balíčku (${n.side(e.side)}).`,
    lookedAt: (e, n) => `${n.side(e.side)} se dívá ${untils[e.pile]}: ${n.side(e.of)}.`,
    revealed: (e, n) => `Odkryto (${n.side(e.side)}): ${n.card(e.card)}.`,
    putBack: (e, n) => `Zpět do dobíracího balíčku (${n.side(e.of)}): dospod ${e.bottom}, navrch ${e.top}.`,
    taken: (e, n) => `${n.side(e.side)} bere do ruky: ${n.card(e.card)}.`,
    shuffled: (e, n) => `${n.side(e.side)} míchá dobírací balíček.`,
    magicBuilt: (e, n) => `${n.side(e.side)} odkládá do magického balíčku: ${n.card(e.card)}.`,
    magicMoved: (e, n) => `${n.side(e.to)} dostává ${cards(e.cards.length)} z magického balíčku (${n.side(e.from)}).`,
    removed: (e, n) =>
      `Ze hry odchází (${n.side(e.side)}): ${{ battlefield: 'bojiště', hand: 'ruka', draw: 'dobírací balíček', discard: 'odhazovací balíček' }[e.from]}.`,
    eliminated: (e, n) => `${n.side(e.side)} vypadává ze hry.`,
  },
  movesAll: ways => `Pohyb: ${ways.map(([unit, from, to]) => `${unit} z ${from} na ${to}`).join(', ')}.`,
  summonedAll: (side, units) => `${side} vyvolává: ${units.map(([unit, square]) => `${unit} na ${square}`).join(', ')}.`,
  attackAll: (attacker, target, { wounds: n, total, fell }) =>
    `${attacker} útočí, cíl ${target}: ${n ? `${wounds(n)} (celkem ${total})` : 'bez zranění'}${fell ? ', cíl zničen' : ''}.`,
  questions: {
    'game.chosen': () => 'Vyber si národ. Soupeř ho zatím nevidí.',
    'game.begin': () => 'Máš vyšší hod. Kdo začne?',
    'summonPhase.chosen': () => 'Vyvolání jednotek: koho a kam?',
    'eventsPhase.chosen': () => 'Hraní karet událostí: co zahraješ?',
    'movementPhase.chosen': a => `Kterou jednotkou pohneš? (zatím ${a.moves ?? 0} ${outOf(a.limit ?? 3)})`,
    'movementPhase.goOn': (a, n) => `${n.card(a.card ?? -1)} může pokračovat, zbývá ${squares(a.left ?? 0)}.`,
    'attackPhase.chosen': a => `Kterou jednotkou zaútočíš? (zatím ${a.attacks ?? 0} ${outOf(a.limit ?? 3)})`,
    'magicPhase.chosen': () => 'Doplnění magického balíčku: které karty odložíš?',
    'moment.chosen': () => 'Použít schopnost?',
    'interlude.chosen': () => 'Soupeř je na tahu. Použít schopnost?',
    'push.chosen': (a, n) => `Kam se pohne ${n.card(a.card ?? -1)} (až o ${squares(a.steps ?? 0)})?`,
    'harm.give': (a, n) => `${n.card(a.card ?? -1)}: kterou kartu zpod ní odhodíš místo zranění?`,
    'harm.collect': (a, n) => `${n.card(a.unit ?? -1)} ničí jednotku ${n.card(a.card ?? -1)}. Kam s kartou?`,
    'fallWindow.answer': (a, n) =>
      `Zničeno: ${a.subject?.card === undefined ? 'tvá jednotka' : n.card(a.subject.card)}. Zareagovat událostí?`,
    'attack.ignored': (a, n) => `${n.card(a.card ?? -1)}: kterou kostku ignorovat?`,
    'attack.captured': (a, n) => `Jednotka ${n.card(a.card ?? -1)} by byla zničena. Ovládnout, nebo zničit?`,
    'attackAgain.chosen': (a, n) => `${n.card(a.card ?? -1)} útočí ještě jednou: na koho?`,
    'assault.chosen': () => 'Na koho dřív?',
    'chooseOpponent.chosen': () => 'Zvol soupeře.',
    'order.put': () => 'V jakém pořadí jdou karty na magický balíček? Poslední bude navrchu.',
    'inTurn.run': () => 'Co se vyhodnotí dřív?',
    'chooseMany.picked': (a, n) => (a.event ? `${n.kind(a.event)}: vyber (nejvýš ${a.max ?? 0}).` : `Vyber (nejvýš ${a.max ?? 0}).`),
    'gemOfCalling.chosen': () => 'Koho přivolat a kam?',
    'magePush.chosen': () => 'Koho postrčit?',
    'restructure.chosen': () => 'Kterou zeď přesunout a kam?',
    'gemHome.chosen': () => 'Na které pole u zdi se mág umístí?',
    'illusionaryWarrior.chosen': () => 'Koho z magického balíčku umístit a kam?',
    'vineGrowth.chosen': () => 'Kde vyroste živý plot?',
    'ensnare.chosen': () => 'Koho zamotat a kam?',
    'cunning.chosen': () => 'S kým si vymění místo?',
    'taunt.chosen': () => 'Koho vylákat a kam?',
    'mirage.chosen': () => 'Kterou zeď přemístit a kam?',
    'mirage.healed': (a, n) => `Kolik zranění odstraníš? (${n.card(a.card ?? -1)})`,
    'shadowArrows.chosen': () => 'Umístit hraničáře na pole zničené jednotky?',
    'shadowArrows.paid': () => 'Zaplatit 1 bod magie a zaútočit ještě jednou?',
    'stalkingAdvance.chosen': () => 'Skrytý přesun: kým pohnout?',
    'sunderHammer.chosen': () => 'Kterou zeď zasáhnout?',
    'muster.chosen': () => 'Koho svolat a kam?',
    'superiorPlanning.pile': () => 'Který balíček prohledat?',
    'superiorPlanning.found': () => 'Kterou událost vzít do ruky?',
    'fallBack.chosen': () => 'Ke které zdi se ustoupí?',
    'retreat.chosen': () => 'Koho stáhnout a kam?',
    'counterSummon.chosen': () => 'Kterou jednotku odvolat?',
    'glimpse.look': () => 'Do čího dobíracího balíčku nahlédneš?',
    'glimpse.sunk': () => 'Která karta půjde dospod?',
    'glimpse.raised': () => 'Která ze zbylých karet bude níž?',
    'telepathicCommand.chosen': () => 'Která jednotka zaútočí?',
    'telekineticBlast.chosen': () => 'Kterou jednotkou pohnout?',
    'memoryBreak.decided': (a, n) => `Odkryto: ${n.card(a.card ?? -1)}. Odhodit?`,
    'memoryBreak.paid': (a, n) => `Zaplatit 1 bod magie, aby karta ${n.card(a.card ?? -1)} šla dospod místo odhození?`,
    'mindControl.chosen': () => 'Koho ovládnout?',
    'mindControl.paid': a => `Zaplatit ${magic(a.cost ?? 0)} a ovládnout?`,
    'mimic.chosen': () => 'Kterou událost si vezmeš?',
    'magicDrain.chosen': () => 'Kolik karet odčerpat?',
    'aHeroIsBorn.found': () => 'Kterého hrdinu vzít do ruky?',
  },
  strike: (dice, life, own) =>
    `${plural('cs', dice, { one: '# kostka', few: '# kostky', other: '# kostek' })} proti ${life} ${plural('cs', life, { one: 'životu', few: 'životům', other: 'životům' })}${own ? ' · vlastní strana' : ''}`,
  stays: unit => `${unit} zůstane (počítá se jako pohyb)`,
  price: magic,
  turnEndAbilities: 'Schopnosti na konci tahu',
  option(option, question, n, a) {
    if (typeof option === 'number') return String(option);
    if (typeof option === 'string') {
      const plain: Record<string, string> = {
        end: 'Ukončit fázi',
        pass: 'Pasovat',
        stop: 'Tady skončit',
        stay: 'Nepohnout',
        done: 'Hotovo',
        none: 'Nic',
        pay: 'Zaplatit',
        advance: 'Umístit',
        capture: 'Ovládnout',
        destroy: 'Zničit',
        magic: 'Do magického balíčku',
        under: 'Pod jednotku',
        heal: 'Odstranit 1 zranění',
        discard: 'Odhodit',
        keep: 'Nechat navrchu',
      };
      return plain[option] ?? option;
    }
    const o = option as { readonly [word: string]: string | number };
    const to = 'to' in o ? ` na ${o['to']}${'by' in o ? ` přes ${o['by']}` : ''}` : '';
    if ('deck' in o) return n.faction(String(o['deck']));
    if ('start' in o) return `Začne ${n.side(Number(o['start']))}`;
    if ('summon' in o) return `Vyvolat: ${n.card(Number(o['summon']))}${to}`;
    if ('wall' in o) return 'to' in o ? `Postavit zeď${to}` : n.card(Number(o['wall']));
    if ('play' in o) return `Zahrát: ${n.card(Number(o['play']))}`;
    if ('move' in o) return `${n.card(Number(o['move']))}${to}`;
    if ('place' in o) return `Tunel: ${n.card(Number(o['place']))}${to}`;
    if ('attack' in o) return `${n.card(Number(o['attack']))} útočí, cíl ${n.card(Number(o['on']))}`;
    if ('assault' in o) return `${n.card(Number(o['assault']))} útočí na všechny kolem`;
    if ('build' in o) return `Odložit: ${n.card(Number(o['build']))} · +1 bod magie`;
    if ('give' in o) return question === 'magicPhase.chosen' ? `Dát spoluhráči ${cards(Number(o['give']))}` : n.card(Number(o['give']));
    if ('take' in o) return `${n.card(Number(o['take']))}${to}`;
    if ('opponent' in o) return n.side(Number(o['opponent']));
    if ('look' in o) return n.side(Number(o['look']));
    if ('search' in o) return o['search'] === 'draw' ? 'Dobírací balíček' : 'Odhazovací balíček';
    if ('remove' in o) return wounds(Number(o['remove']));
    if ('drain' in o) return cards(Number(o['drain']));
    if ('ignore' in o) return `Kostka č. ${Number(o['ignore']) + 1}`;
    if ('next' in o) return n.card(question === 'order.put' ? (a.items?.[Number(o['next'])] ?? -1) : Number(o['next']));
    if ('pick' in o) return n.card(Number(o['pick']));
    if ('to' in o) return `Na ${o['to']}${'by' in o ? ` přes ${o['by']}` : ''}`;
    for (const word of ['on', 'push', 'swap', 'with', 'bottom', 'under']) if (word in o) return n.card(Number(o[word]));
    return Object.values(o).join(' ');
  },
  refusals: {
    magic: p => `Stojí ${magic(Number(p['cost']))} a máš ${p['magic']}.`,
    stasis: () => 'Strnulá magie: do začátku soupeřova tahu nesmíš utrácet magii.',
    notUnit: () => 'Vyvolat lze jen jednotku.',
    ontoVine: () => 'Na živý plot se vyvolávat nesmí.',
    occupied: () => 'Pole není volné.',
    noWall: () => 'Neovládáš žádnou zeď, vyvolávat nemůžeš.',
    notBesideWall: () => 'Pole nesousedí se zdí, kterou ovládáš.',
    notEvent: () => 'To není karta události.',
    onlyAsReaction: () => 'Hraje se jen jako odpověď na zničení tvé jednotky.',
    notWall: () => 'To není zeď.',
    notOwnHalf: () => 'Zeď se staví jen na vlastní polovině.',
    alreadyMoved: () => 'V tomto tahu se už pohnula.',
    moveLimit: p =>
      `Pohnout lze jen ${plural('cs', Number(p['limit']), { one: '# jednotkou', few: '# jednotkami', other: '# jednotkami' })}.`,
    stunned: () => 'Je omráčená: nemůže se pohnout ani útočit.',
    crazed: () => 'Sousedí s nepřítelem a nikdo jím nepohne.',
    wallThere: () => 'Stojí tam zeď.',
    tooFar: p => `Pohne se nejvýš o ${squares(Number(p['steps']))}.`,
    wayBlocked: () => 'Cesta je zatarasená.',
    heldByVine: () => 'O opuštění živého plotu se už v tomto tahu pokusila.',
    itself: () => 'Jednotka nemůže útočit sama na sebe.',
    notAdjacent: () => 'Útočí na blízko a cíl nesousedí.',
    outOfReach: () => 'Cíl není v přímém směru do tří polí.',
    edge: () => 'Okraje jednoho plánu spolu nesousedí.',
    diagonal: () => 'Jednotky se nepohybují diagonálně a obě cesty kolem jsou zatarasené.',
    blocked: () => 'Výhled blokuje jiná karta.',
    alreadyAttacked: () => 'V tomto tahu už útočila.',
    attackLimit: p => `Útočit smí jen ${p['limit']} jednotky.`,
    camouflaged: () => 'Kamufláž: útočit může jen soused.',
    night: () => 'Noc: útočit lze jen na sousedící karty.',
    meditating: () => 'Po meditaci smí útočit jen jedna jednotka.',
    usedAbility: () => 'V tomto tahu už schopnost použita byla.',
    attackOver: () => 'Fáze útoku je za tebou, už by to nic nepřineslo.',
    emptyDiscard: () => 'Odhazovací balíček je prázdný.',
    noTarget: () => 'Není pro to žádný platný cíl nebo pole.',
    notFewerUnits: () => 'Žádný soupeř nemá víc jednotek než ty.',
    noVines: () => 'Tvůj národ živé ploty nemá.',
    unitAbsent: () => 'Jednotku, o které karta mluví, na bojišti neovládáš.',
    chooseMore: p => `Vyber aspoň ${p['min']}.`,
    deckNoSummoner: p => `„${p['card']}“ není žádný Vyvolavač.`,
    deckUnknown: p => `Karta „${p['card']}“ neexistuje.`,
    deckVines: () => 'Živé ploty do balíčku nepatří.',
    deckForeignEvent: p => `Událost „${p['card']}“ není na přehledové kartě Vyvolavače.`,
    deckForeignUnit: p => `„${p['card']}“ patří jinému národu.`,
    deckSecondSummoner: p => `Vyvolavač je jen jeden: „${p['card']}“ je navíc.`,
    deckCopies: p => `Karet „${p['card']}“ je ${p['copies']}, smí jich být nejvýš ${p['limit']}.`,
    deckChampionTwice: p => `Hrdina „${p['card']}“ smí být v balíčku jen jednou.`,
    deckEvents: p => `Událostí „${p['card']}“ má být ${p['wanted']}, je jich ${p['copies']}.`,
    deckSetup: p => `Do úvodního rozestavení je třeba ${p['wanted']}× „${p['card']}“, je jich ${p['copies']}.`,
    deckWalls: p => `Zdi mají být ${p['wanted']}, je jich ${p['copies']}.`,
    deckCommons: p => `Běžných jednotek má být ${p['wanted']}, je jich ${p['copies']}.`,
    deckChampions: p => `Hrdinové mají být ${p['wanted']}, je jich ${p['copies']}.`,
    deckMercenaries: p => `Žoldnéřů smí být nejvýš ${p['limit']}, je jich ${p['copies']}.`,
  },
  outcomes: {
    summonersFell: winners => `Vítězí ${winners}: soupeřův Vyvolavač padl.`,
    bothFell: () => 'Remíza: oba Vyvolavači padli v tentýž okamžik.',
    turnCap: () => 'Remíza: dosažen limit tahů.',
  },
  features: {
    summoner: 'životy Vyvolavače',
    units: 'jednotky',
    walls: 'zdi',
    magic: 'magie',
    hand: 'karty, které lze brzy zahrát',
    draw: 'karty k dobrání',
    plans: 'hrdinové, na které je magie',
    threat: 'hrozba Vyvolavači',
    advance: 'postup k soupeřovu Vyvolavači',
    fallen: 'padlý Vyvolavač',
  },
  doing: {
    game: 'Hra',
    turns: 'Tahy',
    turn: 'Tah',
    summonPhase: 'Vyvolání',
    eventsPhase: 'Události',
    event: 'Událost',
    movementPhase: 'Pohyb',
    walk: 'Pohyb jednotky',
    push: 'Pohyb jednotky',
    attackPhase: 'Útok',
    attack: 'Útok',
    harm: 'Zranění',
    magicPhase: 'Magie',
    moment: 'Schopnosti',
    useAbility: 'Schopnost',
    turnEnd: 'Konec tahu',
    fallWindow: 'Odpověď',
    reaction: 'Odpověď',
    assault: 'Běsnění',
    attackAgain: 'Další útok',
  },
  options: {
    decks: { label: 'Balíčky', help: 'Národ nebo vlastní balíček pro každou stranu; prázdné si hráč vybere u stolu.' },
    doubled: { label: 'Kdo hraje za dva', help: 'Ve třech: které místo u stolu má dva balíčky.' },
    withinItself: { label: 'Jednotka je „do N polí“ i sama od sebe', help: 'Krusk si smí pro písečnou bouři zvolit sám sebe.' },
    bothFall: {
      label: 'Oba Vyvolavači padnou naráz',
      help: 'Jak hra skončí, odejdou-li oba v tentýž okamžik.',
      values: { draw: 'Remíza', active: 'Vítězí hráč na tahu' },
    },
    memoryBreak: {
      label: 'Výpadek paměti',
      help: 'Na čí odhazovací balíček jde odhozená karta.',
      values: { attacker: 'Útočníkův', owner: 'Majitelův' },
    },
    scouts: {
      label: 'Víc zvědů',
      help: 'Kolik jednotek navíc dají zvědové na soupeřově polovině.',
      values: { each: 'Každý jednu', one: 'Dohromady jednu' },
    },
    crazedPlacing: { label: 'Zuřivost brání i umístění', help: 'Bitera vedle nepřítele nelze ani umístit, ani vyměnit.' },
    stunnedPushed: { label: 'Omráčenou jednotkou smí pohnout jiní', help: 'Omráčení brání jen vlastnímu pohybu.' },
    guard: {
      label: 'Révová stráž',
      help: 'Proti čím útokům chrání.',
      values: { everyone: 'Proti všem, i vlastním', opponents: 'Jen proti soupeřovým' },
    },
    sharedHands: { label: 'Spoluhráči si vidí do ruky', help: 'V týmové hře.' },
    turnCap: { label: 'Limit tahů', help: 'Technický limit, ne pravidlo.' },
  },
};

export const textCs: GameText = gameText('cs', wordsCs);
