/** Marvel Dice Throne česky, slovy pravidel. */
import { plural, type GameText } from '@kolbiste/engine';
import { heroNames } from './names.ts';
import { damageWords } from './describe.ts';
import type { About, Moment, Names, Threat } from './moments.ts';
import { aimWords, gameText, type TableWords } from './words.ts';
import { ORDERS } from '../cards/loki/illusions.ts';
import type { Declared } from '../rules/windows.ts';
import type { Aim } from '../rules/state.ts';

const cards = (n: number): string => plural('cs', n, { one: '# kartu', few: '# karty', other: '# karet' });
const tokens = (n: number): string => (n > 1 ? `${n}× ` : '');
const aimed = (aim: Aim | null, n: Names): string => aimWords(aim, n, (die, to) => `kostka ${die} na ${to}`);
const wants = (d: Declared, n: Names): string =>
  `${n.seat(d.seat)}: ${d.card === null ? n.thing(d.thing!) : n.card(d.card)}${aimed(d.aim, n)}`;
const dice = (values: readonly number[]): string => values.join(' ');
const types: Record<string, string> = {
  normal: 'běžné',
  undefendable: 'neblokovatelné',
  pure: 'čisté',
  collateral: 'plošné',
  ultimate: 'ultimátní',
  untyped: '',
};
const purposes: Record<string, string> = { offence: 'na útok', defence: 'na obranu', target: 'na zacílení', effect: '' };

/** What is on its way, as it stands. Names are not declined. */
const coming = ({ source, by, to, n }: Threat): string =>
  `${source || (by.you ? 'Tvůj útok' : `Útok (${by.name})`)}: ${to?.you ? 'hrozí ti' : 'hrozí'} ${damageWords('cs', n, 'normal')}${to && !to.you ? ` (${to.name})` : ''}`;
const shown = (m: Moment): string => m.roll!.dice.join(' ');
/** What happened, and the question whether to do something about it. */
function responds(a: About, n: Names, m: Moment | null): string {
  if (a.kind === 'preempt') return `${wants(a.subject!, n)}. Máš přednost: chceš jednat dřív?`;
  if (a.kind === 'interrupt') return `${wants(a.subject!, n)}. Chceš to přerušit?`;
  if (!m) return 'Chceš zareagovat?';
  const { roll, attack, active, threat } = m;
  const rolled = roll && (roll.by.you ? `Tvůj hod: ${shown(m)}` : `Hod (${roll.by.name}): ${shown(m)}`);
  switch (a.kind) {
    case 'dice':
      return rolled ? `${rolled}. Změníš ho?` : 'Změníš tento hod?';
    case 'rolled':
    case 'defenceRolled':
      return rolled ? `${rolled}${threat ? `. ${coming(threat)}` : ''}. Chceš zareagovat?` : 'Chceš zareagovat?';
    case 'attempt':
      return rolled ? `${rolled}. Chceš zareagovat před dalším hodem?` : 'Chceš zareagovat?';
    case 'hold':
      return rolled ? `${rolled}, smí házet dál. Chceš zareagovat?` : 'Chceš zareagovat?';
    case 'announced':
      return roll?.announced
        ? `${roll.by.you ? 'Ohlašuješ' : `${roll.by.name} ohlašuje`}: ${roll.announced} (${shown(m)})${roll.does && `, ${roll.does}`}. Chceš zareagovat?`
        : 'Schopnost je ohlášena. Chceš zareagovat?';
    case 'none':
      return rolled ? `${rolled}, žádná schopnost není ohlášena. Chceš zareagovat?` : 'Žádná schopnost není ohlášena. Chceš zareagovat?';
    case 'upkeep':
    case 'income':
    case 'begin':
    case 'phase':
      return `${active.you ? `Tvůj tah, ${wordsCs.phases[m.phase]}` : `${active.name}: ${wordsCs.phases[m.phase]}`}. Chceš zareagovat?`;
    default:
      if (threat) return `${coming(threat)}. Chceš zareagovat?`;
      if (attack)
        return `${attack.by.you ? 'Používáš' : `${attack.by.name} používá`}: ${attack.ability}${attack.to ? ` (cíl: ${attack.to.you ? 'ty' : attack.to.name})` : ''}. Chceš zareagovat?`;
      return rolled ? `${rolled}. Chceš zareagovat?` : 'Chceš zareagovat?';
  }
}
/** The value of a die that is thrown again. */
const was = (n: Names, place: unknown): string => {
  const value = n.die(Number(place));
  return value === null ? '' : ` (${value})`;
};

export const wordsCs: TableWords = {
  title: 'Marvel Dice Throne',
  tagline: 'Souboj hrdinů s kostkami: tři hody, jedna schopnost a karty v pravou chvíli.',
  unknownCard: 'karta',
  inHand: 'karty v ruce',
  phases: {
    setup: 'příprava',
    upkeep: 'fáze údržby',
    income: 'fáze příjmu',
    main1: 'hlavní fáze (1)',
    offence: 'fáze hodu na útok',
    targeting: 'fáze hodu na zacílení',
    defence: 'fáze hodu na obranu',
    main2: 'hlavní fáze (2)',
    discard: 'odkládací fáze',
  },
  events: {
    startRolled: (e, n) => `${n.seat(e.seat)} hází o začátek: ${e.die}.`,
    startTied: () => 'Shoda: nejvyšší hody se opakují.',
    startDecided: (e, n) => `Začíná ${n.seat(e.seat)}.`,
    timeCalled: () => 'Čas vypršel: každý odehraje ještě jeden tah, pak je remíza.',
    turnBegan: (e, n) => `Tah ${e.turn}: ${n.seat(e.seat)}.`,
    phaseBegan: (e, n) => `${n.seat(e.seat)}: ${wordsCs.phases[e.phase]}.`,
    phaseSkipped: (e, n) => `${n.seat(e.seat)}: ${wordsCs.phases[e.phase]} se přeskakuje.`,
    shuffled: (e, n) =>
      e.reshuffle ? `${n.seat(e.seat)} míchá odkládací balíček do nového dobíracího.` : `${n.seat(e.seat)} míchá balíček.`,
    drew: (e, n) =>
      Object.keys(e.faces ?? {}).length
        ? `${n.seat(e.seat)} si dobírá: ${e.cards.map(n.card).join(', ')}.`
        : `${n.seat(e.seat)} si dobírá ${cards(e.cards.length)}.`,
    cpGained: (e, n) => `${n.seat(e.seat)}: +${e.gained} BB (má ${e.cp})${e.lost ? `, ${e.lost} propadá` : ''}.`,
    cpPaid: (e, n) => `${n.seat(e.seat)}: −${e.paid} BB (zbývá ${e.cp}).`,
    cpStolen: (e, n) => `${n.seat(e.seat)} bere ${e.n} BB; přichází o ${e.n === 1 ? 'něj' : 'ně'} ${n.seat(e.from)}.`,
    healed: (e, n) => `${n.seat(e.seat)} se uzdravuje o ${e.gained} (zdraví ${e.health}).`,
    healWaits: (e, n) => `${n.seat(e.seat)} se na konci fáze uzdraví o ${e.n}.`,
    healthStolen: (e, n) => `${n.seat(e.seat)} bere ${e.n} zdraví; přichází o ně ${n.seat(e.from)}.`,
    sold: (e, n) => `${n.seat(e.seat)} prodává: ${n.card(e.card)}.`,
    discarded: (e, n) => `Odloženo: ${n.card(e.card)}.`,
    cardDeclared: (e, n) => `${n.seat(e.seat)} hraje: ${n.card(e.card)}${aimed(e.aim, n)}.`,
    declared: (e, n) => `${n.seat(e.seat)} chce využít: ${n.thing(e.thing)}.`,
    cardTakenBack: (e, n) => `${n.card(e.card)} už nejde zahrát a vrací se do ruky (${n.seat(e.seat)}).`,
    cardPlayed: (e, n) => `${n.card(e.card)}: zaplaceno ${e.cost} BB.`,
    upgraded: (e, n) => `${n.seat(e.seat)} vylepšuje: ${n.card(e.card)}.`,
    revealed: (e, n) =>
      e.cards.length ? `${n.seat(e.seat)} ukazuje: ${e.cards.map(n.card).join(', ')}.` : `${n.seat(e.seat)} nemá v ruce co ukázat.`,
    lookedAt: (e, n) =>
      e.search ? `${n.seat(e.seat)} prohledává svůj balíček.` : `${n.seat(e.seat)} se dívá na ${cards(e.cards.length)} z vršku balíčku.`,
    putBack: (e, n) => `${n.seat(e.seat)} vrací ${cards(e.n)} do balíčku.`,
    taken: (e, n) => `${n.seat(e.seat)} si bere: ${n.card(e.card)}.`,
    rolled: (e, n) => `${n.seat(e.seat)} hází ${purposes[e.purpose] || `(${n.thing(e.source)})`}: ${dice(e.dice)}.`,
    dieChanged: (e, n) => `${n.seat(e.seat)} mění kostku ${e.die + 1}: ${e.from} → ${e.to}.`,
    announced: (e, n) => `${n.seat(e.seat)} ohlašuje: ${n.thing(e.ability)}.`,
    announcementLapsed: (e, n) => `${n.thing(e.ability)}: výsledek už požadavek nesplňuje.`,
    activated: (e, n) => `${n.seat(e.seat)} spouští ${e.ultimate ? 'ultimátní schopnost' : 'schopnost'}: ${n.thing(e.ability)}.`,
    attackFixed: e => (e.is ? `Útok za ${e.damage}.` : 'Není to útok.'),
    targeted: (e, n) => `Cíl: ${n.seat(e.target)}.`,
    kingBonus: (e, n) => `${n.seat(e.seat)} útočí na krále (${n.seat(e.king)}) a dobírá si kartu.`,
    defended: (e, n) => `${n.seat(e.seat)} se brání: ${n.thing(e.ability)}.`,
    defenceDeclined: (e, n) => `${n.seat(e.seat)} se nebrání.`,
    statusGained: (e, n) =>
      e.n === 0
        ? `${n.seat(e.seat)} už má nejvyšší počet stavu ${n.thing(e.status)}: nic nepřibývá.`
        : `${n.seat(e.seat)} má nový stav: ${tokens(e.n)}${n.thing(e.status)}${e.surplus ? ' (víc už nejde, zbytek propadá)' : ''}.`,
    statusLeft: (e, n) => {
      const of = plural('cs', e.n, { one: 'stav', few: '# žetony stavu', other: '# žetonů stavu' });
      return `${n.seat(e.seat)}: ${e.how === 'spent' ? 'využívá' : e.how === 'discarded' ? 'odkládá' : 'odchází'} ${of} ${n.thing(e.status)}.`;
    },
    statusMoved: (e, n) => `${n.thing(e.status)}: ${n.seat(e.from)} → ${n.seat(e.to)}.`,
    statusChanged: (e, n) => `${n.thing(e.status)} (${n.seat(e.seat)}): 0:0${e.state}.`,
    limitRaised: (e, n) => `${n.thing(e.status)} (${n.seat(e.seat)}): nejvyšší počet ${e.limit}.`,
    companionMoved: (e, n) => `Mjölnir má ${n.seat(e.to)}.`,
    damageAdded: (e, n) => {
      const to = e.to >= 0 ? ` (${n.seat(e.to)})` : '';
      const source = n.thing(e.line.source);
      if (e.line.does === 'minus') return `${source}: zabráněno ${e.line.n}${to}.`;
      if (e.line.does === 'half') return `${source}: zabráněno polovině${to}.`;
      if (e.line.does === 'all') return `${source}: zabráněno všemu${to}.`;
      if (e.line.does === 'times') return `${source}: zranění ×${e.line.n}${to}.`;
      return `${source}: +${damageWords('cs', e.line.n, e.damage)}${to}.`;
    },
    damageTypeChanged: e => `Zranění je nyní ${types[e.damage] ?? ''}.`,
    damaged: (e, n) => `${n.seat(e.seat)} dostává ${e.n} zranění (zdraví ${e.health}).`,
    settled: e => (e.isolated ? 'Samostatné zranění se uděluje hned.' : 'Zranění a uzdravení se započítávají.'),
    used: (e, n) => `${n.seat(e.seat)}: ${n.thing(`use ${e.use}`)}.`,
    chosen: (e, n) => `${n.seat(e.seat)} volí: ${n.thing(e.choice)}.`,
    prepared: (e, n) => `${n.seat(e.seat)} si připravuje kouzlo: ${n.spell(e.spell)}.`,
    unprepared: (e, n) => `${n.seat(e.seat)} odkládá kouzlo: ${n.spell(e.spell)}.`,
    mayCast: (e, n) => `${n.seat(e.seat)} smí seslat ${plural('cs', e.n, { one: '# kouzlo', few: '# kouzla', other: '# kouzel' })}.`,
    cast: (e, n) => `${n.seat(e.seat)} sesílá kouzlo: ${n.spell(e.spell)}.`,
    illusionLaid: (e, n) => `${n.seat(e.seat)} pokládá tři Iluze lícem dolů.`,
    illusionShown: (e, n) => `Iluze: ${n.illusion(e.card)}.`,
    survived: (e, n) => `${n.seat(e.seat)} přežívá s 1 zdravím.`,
    defeated: (e, n) => `Poražený hrdina: ${n.seat(e.seat)}.`,
  },
  questions: {
    'offence.attempted': a =>
      `Hod na útok: ${plural('cs', a.left ?? 0, { one: 'zbývá # hod', few: 'zbývají # hody', other: 'zbývá # hodů' })}. Kterými kostkami hodíš?`,
    'offence.announced': a =>
      a.reopened ? 'Kostky se změnily. Vyber schopnost znovu, nebo házej dál.' : 'Vyber schopnost, kterou použiješ.',
    'targeting.proposed': () => 'Cíl volí obránci: koho z vás navrhneš?',
    'targeting.aim': (a, n) =>
      a.player === undefined ? 'Kdo je cílem?' : `Spoluhráč navrhuje: ${n.seat(a.player)}. Kdo z vás bude cílem?`,
    'defence.chosen': (_a, _n, m) => (m?.threat?.to?.you ? `${coming(m.threat)}. Jak se bráníš?` : 'Jak se bráníš?'),
    'defence.rethrown': (_a, _n, m) =>
      m?.roll ? `Tvůj hod: ${shown(m)}${m.threat ? `. ${coming(m.threat)}` : ''}. Přehodíš obranné kostky?` : 'Přehodíš obranné kostky?',
    'upkeep.run': () => 'Fáze údržby: co vyřešíš dřív?',
    'mainPhase.acted': (_a, _n, m) => `Hlavní fáze${m?.cp == null ? '' : `, máš ${m.cp} BB`}: hraj karty, nebo fázi ukonči.`,
    'discardPhase.sold': () => 'Máš přes 6 karet. Kterou prodáš za 1 BB?',
    'window.answer': (a, n, m) => responds(a, n, m),
    'effects.answered': (a, n) => `${n.thing(a.source ?? '')}: co zvolíš?`,
    'effects.picked': (a, n) => `${n.thing(a.source ?? '')}: které kostky použiješ?`,
    'throwDice.again': () => 'Které kostky přehodíš?',
    'alterDice.altered': () => 'Kterou kostku změníš a jak?',
    'extraAttempt.decided': () => 'Hod navíc: které kostky přehodíš?',
    'prevent.picked': () => 'Kterému zranění zabráníš?',
    'putInPlay.picked': () => 'Které vylepšení vyložíš z balíčku?',
    'playCard.aimed': (a, n) => `${n.card(a.card!)}: co zvolíš za cíl?`,
    'mjolnir.chosen': () => 'Mjölnir: vrhnout, nebo přivolat?',
    'cardForMjolnir.chosen': () => 'Kterou kartu odložíš?',
    'putBack.put': () => 'Která karta bude další shora?',
    'freeUpgrade.chosen': () => 'Které vylepšení zahraješ zdarma?',
    'scout.decided': () => 'Není mezi nimi vylepšení. Ukázat a vyhledat, nebo vrátit?',
    'scout.picked': () => 'Které vylepšení si vezmeš?',
    'prepareSpell.chosen': () => 'Které kouzlo si připravíš?',
    'castSpell.chosen': () => 'Které kouzlo sešleš?',
    'foresee.put': () => 'Kterou z dobraných karet vrátíš, navrch nebo dospod?',
    'openBag.chosen': (a, n) => `Pytel problémů (${n.seat(a.player ?? 0)}): co se stane?`,
    'sealAbilities.chosen': (a, n) => `Kterou schopnost zakleješ? (${n.seat(a.player ?? 0)})`,
    'layIllusions.laid': () => 'V jakém pořadí položíš Iluze?',
    'layIllusions.picked': () => 'Kterou Iluzi otočíš?',
    'swapIllusion.chosen': () => 'Která Iluze bude platit?',
    'conjure.chosen': () => 'Který stav vyčaruješ?',
    'conjure.answered': (a, n) => `Soupeř čaruje: ${n.thing(a.status ?? '')}. Odložíš kartu a zrušíš to?`,
  },
  price: cp => `${cp} BB`,
  wants,
  plain: {
    roll: 'Hodit všemi kostkami',
    'mjolnir.chosen.stop': 'Nechat ho, kde je',
    stop: 'Už neházet',
    none: 'Nic',
    'offence.announced.none': 'Žádnou schopnost · v tomto tahu bez útoku',
    pass: 'Pasovat',
    end: 'Ukončit fázi',
    'defence.chosen.decline': 'Nebránit se · dostat plné zranění',
    decline: 'Ne',
    keep: 'Nechat',
    veil: 'Odložit Neviditelnost a hodit znovu',
    retrieve: 'Přivolat Mjölnir',
    search: 'Ukázat a vyhledat',
    order: 'Vrátit v libovolném pořadí',
  },
  option: {
    reroll: o => `Přehodit ${Number(o['reroll']) > 9 ? 'kostky' : 'kostku'} ${[...String(o['reroll'])].join(', ')}`,
    announce: (o, n) => n.thing(String(o['announce'])) + n.does(String(o['announce'])),
    play: (o, n) => `Zahrát: ${n.card(Number(o['play']))}`,
    sell: (o, n) => `Prodat: ${n.card(Number(o['sell']))} · +1 BB`,
    spend: (o, n) => `Využít: ${n.thing(String(o['spend']))}`,
    use: (o, n) => n.thing(`use ${o['use']}`),
    target: (o, n) => n.seat(Number(o['target'])),
    propose: (o, n) => n.seat(Number(o['propose'])),
    count: o => {
      const places = [...String(o['count'])];
      return places.length > 1 ? `Kostky ${places.join(' a ')}` : `Kostka ${places[0]}`;
    },
    defend: (o, n) => n.thing(String(o['defend'])) + n.does(String(o['defend'])),
    veiled: (o, n) => `Využít Neviditelnost: ${n.thing(String(o['veiled']))}`,
    resolve: (o, n) => `${n.thing(String(o['resolve']))}${o['state'] === undefined ? '' : ` (0:0${o['state']})`}`,
    choose: (o, n) => n.thing(String(o['choose'])),
    player: (o, n) => n.seat(Number(o['player'])),
    die: (o, n) =>
      o['to'] === 0
        ? `Přehodit kostku ${o['die']}${was(n, o['die'])}`
        : `Kostka ${o['die']}${n.die(Number(o['die'])) === null ? ' na' : `: ${n.die(Number(o['die']))} →`} ${o['to']}`,
    packet: (o, _n, a) => {
      const packet = a.packets?.[Number(o['packet'])];
      return packet ? damageWords('cs', packet.n, packet.type) : `Zranění č. ${Number(o['packet']) + 1}`;
    },
    take: (o, n) => n.card(Number(o['take'])),
    remove: (o, n) => `${n.thing(String(o['remove']))} (${n.seat(Number(o['from']))})`,
    move: (o, n) => `${n.thing(String(o['move']))}: ${n.seat(Number(o['from']))} → ${n.seat(Number(o['to']))}`,
    throw: (o, n) => `Vrhnout Mjölnir: ${n.seat(Number(o['throw']))}`,
    discard: (o, n) => `Odložit: ${n.card(Number(o['discard']))}`,
    next: (o, n) => n.card(Number(o['next'])),
    prepare: (o, n) => `Připravit: ${n.thing(String(o['prepare']))}${n.does(String(o['prepare']))}`,
    putBack: (o, n) => `Vrátit: ${n.thing(String(o['putBack']))}`,
    cast: (o, n) => `Seslat: ${n.thing(String(o['cast']))}${n.does(String(o['cast']))}`,
    top: (o, n) => `Navrch: ${n.card(Number(o['top']))}`,
    bottom: (o, n) => `Dospod: ${n.card(Number(o['bottom']))}`,
    seal: (o, n) => n.thing(String(o['seal'])),
    order: (o, n) => (ORDERS[Number(o['order'])] ?? []).map(card => n.illusion(card)).join(', '),
    pick: o => `${o['pick']}. karta`,
    conjure: (o, n) => n.thing(String(o['conjure'])),
  },
  refusals: {
    tooDear: p => `Stojí ${p['cost']} BB a máš ${p['cp']}.`,
    alreadyUpgraded: () => 'Toto pole už vylepšené je.',
    onlyMainPhase: () => 'Jen ve své hlavní fázi.',
    anyMainPhase: () => 'Jen v hlavní fázi.',
    ultimateTarget: () => 'Kostku zacílení ultimátní schopnosti nikdo nemění.',
    opponentFell: () => 'Soupeř, na kterého útok mířil, už ve hře není.',
    onlyRollPhase: () => 'Jen ve fázi hodu.',
    onlyIncome: () => 'Jen ve své fázi příjmu.',
    onlyDice: () => 'Teď lze jen měnit kostky.',
    betweenAttempts: () => 'Kartu akce fáze hodu zahraješ až po celém hodu, ne mezi pokusy.',
    cannotInterrupt: () => 'Karta akce fáze hodu tohle přerušit nemůže.',
    silenced: () => 'Karmínová pouta: v této fázi hodu nesmíš hrát karty.',
    notSpendable: () => 'Tento stav se nevyužívá.',
    tooFew: p => `Je třeba ${p['n']}.`,
    oncePerTurn: () => 'V tomto tahu už to víckrát nejde.',
    noDie: () => 'Není tu kostka, kterou by to změnilo.',
    noRoll: () => 'Není tu takový hod.',
    noAttack: () => 'Není tu žádný útok.',
    notYourAttack: () => 'Ovlivnit smíš jen svůj útok ve svém tahu.',
    notNow: () => 'Útok lze ovlivnit, až je znám cíl, a jen do konce hodu na obranu.',
    notModifiable: () => 'Toto zranění zvýšit nelze.',
    notAttacked: () => 'Jen když na tebe soupeř zaútočil.',
    notYetDefence: () => 'Až začne fáze hodu na obranu.',
    ultimate: () => 'Ultimátní schopnosti nelze zabránit.',
    undefendable: () => 'Tomuto zranění se nelze bránit obrannou schopností.',
    notRolled: () => 'Bez hodu není schopnost.',
    notSatisfied: () => 'Výsledek hodu nesplňuje požadavek.',
    covered: () => 'Schopnost je zakletá.',
    noToken: () => 'Nemáš k tomu žeton.',
    noDamage: () => 'Nehrozí žádné zranění, kterému by šlo zabránit.',
    endOfDefence: () => 'Jen na konci soupeřova hodu na obranu.',
    noDefence: () => 'Chybí k tomu tvůj hod na obranu.',
    notPrevented: () => 'Pavoučí smysl ničemu nezabránil.',
    tooLate: () => 'Obránce už zvolil obranu.',
    alreadyUndefendable: () => 'Útok už neblokovatelný je.',
    notLethal: () => 'Útok tě nesrazí na 0.',
    notThrownTwice: () => 'Mjölnir nebyl v tomto tahu vržen dvakrát.',
    noCard: () => 'Nemáš kartu k odložení.',
    gainedThisTurn: () => 'Žeton získaný v tomto tahu ještě využít nelze.',
    suitNotSpent: () => 'Nehrozí zranění, které už snížil Vibraniový oblek.',
    noPermission: () => 'Nic ti teď nedovoluje sesílat.',
    noSpell: () => 'Nemáš připravené kouzlo, které by teď šlo seslat.',
    noIllusion: () => 'Nebyla ukázána žádná Iluze.',
  },
  outcomes: {
    defeat: winners => `Vítězí ${winners}: soupeřovo zdraví kleslo na 0.`,
    lastStanding: winners => `Vítězí ${winners}: zbývá ve hře jako poslední.`,
    allFell: () => 'Remíza: zdraví všech kleslo na 0 zároveň.',
    turnCap: () => 'Remíza: dosažen limit tahů.',
  },
  features: {
    health: 'zdraví',
    attack: 'síla příštího útoku',
    initiative: 'útok na řadě',
    points: 'bojové body',
    upgrades: 'vylepšení',
    cards: 'karty v ruce',
    moreCards: 'další karty',
    tokens: 'žetony stavů',
    spells: 'připravená kouzla',
    fallen: 'poražený hrdina',
  },
  doing: {
    game: 'Hra',
    turn: 'Tah',
    upkeep: 'Údržba',
    income: 'Příjem',
    mainPhase: 'Hlavní fáze',
    offence: 'Hod na útok',
    targeting: 'Zacílení',
    defence: 'Hod na obranu',
    discardPhase: 'Odkládání',
    window: 'Reakce',
    effects: 'Efekt',
    playCard: 'Karta',
    spendToken: 'Stav',
    throwDice: 'Hod',
    isolated: 'Samostatné zranění',
    mjolnir: 'Mjölnir',
  },
  options: {
    heroes: { label: 'Hrdinové', help: 'Hrdina pro každého hráče, nebo náhodný.', values: heroNames('cs') },
    mirror: { label: 'Zrcadlový souboj', help: 'Povolí stejného hrdinu dvakrát.' },
    rollCards: {
      label: 'Karty akce fáze hodu',
      help: 'Zda je lze přerušit mezi zaplacením a účinkem.',
      values: { atomic: 'Nelze přerušit', interruptible: 'Lze přerušit' },
    },
    preemption: { label: 'Přednost aktivního hráče', help: 'Kdo je dřív na řadě, smí ohlášenou okamžitou akci nebo žeton předběhnout.' },
    withoutDamage: {
      label: 'Schopnost bez zranění',
      help: 'Kde se vyřeší její zacílené efekty.',
      values: { phase: 'Ve fázi hodu na obranu', atOnce: 'Hned po zacílení' },
    },
    isolated: { label: 'Samostatné zranění', help: 'Kdy se udělí.', values: { immediate: 'Okamžitě', pooled: 'Se součtem fáze' } },
    healing: { label: 'Uzdravení', help: 'V údržbě a v hodu na obranu.', values: { pooled: 'Se součtem fáze', immediate: 'Okamžitě' } },
    lock: {
      label: 'Ultimátní schopnost umlčí soupeře',
      help: 'Jak dlouho.',
      values: { rollPhase: 'Do konce fáze hodu', resolution: 'Do vyřešení' },
    },
    kingTest: {
      label: 'Král na trůnu',
      help: 'Podle kterého zdraví se určuje král.',
      values: { now: 'V tu chvíli', turnStart: 'Na začátku tahu' },
    },
    income: { label: 'Pravidelný bojový bod', help: 'Kdy přichází.', values: { phase: 'Ve fázi příjmu', turnStart: 'Na začátku tahu' } },
    holds: {
      label: 'Okamžité akce mezi bojovými pokusy',
      help: 'Ostatní smějí jednat i mezi jednotlivými pokusy hodu na útok. Koho se hra ptá, určuje nastavení zastávek.',
    },
    sharedHands: { label: 'Spoluhráči si vidí do ruky', help: 'V týmové hře.' },
    turnCap: { label: 'Limit tahů', help: 'Technický limit, ne pravidlo.' },
  },
  player: l =>
    `${l.name} (${l.hero}): zdraví ${l.health}, BB ${l.cp}, v ruce ${l.hand}, balíček ${l.deck}, vylepšení ${l.upgrades}${l.tokens ? `, stavy: ${l.tokens}` : ''}`,
  damage: l => `Hrozí ${l.n} zranění: ${l.to}`,
  dice: l => `Kostky (${l.name}): ${l.dice}`,
};

export const textCs: GameText = gameText('cs', wordsCs);
