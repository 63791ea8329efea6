/** Scratch Wars česky, slovy pravidel. */
import { plural, type GameText } from '@kolbiste/engine';
import { gameText, signed, type DuelWords, type Names } from './words.ts';
import type { Target } from '../world.ts';

const lives = (n: number): string => plural('cs', n, { one: '# život', few: '# životy', many: '# života', other: '# životů' });
const energy = (n: number): string => plural('cs', n, { one: '# energii', few: '# energie', many: '# energie', other: '# energií' });
const actions = (n: number): string => plural('cs', n, { one: 'zbývá # akce', few: 'zbývají # akce', other: 'zbývá # akcí' });
const target = (t: Target, owner: number, names: Names): string =>
  t === 'hero'
    ? names.hero(owner)
    : 'weapon' in t
      ? names.weapon(t.weapon)
      : `${effects[names.view.weapons[t.effect]?.deferred?.effect ?? 'shield']} na zbrani ${names.weapon(t.effect)}`;

const effects = {
  energy: 'energie',
  heroAttack: 'útok na hrdinu',
  weaponAttack: 'útok na zbraň',
  universalAttack: 'univerzální útok',
  heal: 'léčení',
  canbalandAttack: 'canbalandský útok na zbraň',
  bite: 'vampířský kousanec',
  curse: 'vampířské prokletí',
  shrapnel: 'šrapnel',
  permanentAttack: 'trvalý útok',
  shield: 'štít',
  combo: 'kombo',
  trap: 'past',
} as const;
const specials = {
  comboDetonator: 'odpalovač komba',
  nightAttack: 'noční útok',
  mechanic: 'mechanikova superakce',
  battleTrick: 'bojový trik',
} as const;
const colours = { green: 'zelená', orange: 'oranžová', red: 'červená' } as const;
const states = {
  prepared: 'připravená',
  carrying: 'nese odložený efekt',
  broken: 'rozbitá',
  repairing: 'v opravě',
  cursed: 'prokletá',
  freed: 'vysvobozená',
} as const;

export const wordsCs: DuelWords = {
  title: 'Scratch Wars',
  tagline: 'Dva hrdinové, hrst koleček a štěstí, se kterým se dá počítat.',
  effects,
  specials,
  icons: { ...effects, ...specials, blessing: 'požehnání' },
  attacks: { ...effects, shrapnelSecond: 'druhý zásah šrapnelu', nightAttack: 'noční útok', mechanic: 'mechanikův útok' },
  colours,
  times: { morning: 'ráno', noon: 'poledne', evening: 'večer', night: 'noc' },
  states,
  types: { sword: 'meč', axe: 'sekera', bow: 'luk', wand: 'hůlka' },
  islands: { techlandia: 'Techlandia', biolandia: 'Biolandia', canbalandia: 'Canbalandia', vampiria: 'Vampiria', zepplandia: 'Zepplandia' },
  editions: { base: 'Techlandia a Biolandia', canbalandia: 'Canbalandia', vampiria: 'Vampiria', zepplandia: 'Zepplandia' },
  explains: {
    energy: 'Hrdina získá tolik energie, nejvýš však do dvanácti.',
    heroAttack: 'Zasáhne soupeřova hrdinu touto silou.',
    weaponAttack: 'Zasáhne soupeřovu zbraň nebo odložený efekt; zničí je, když síla dosáhne odolnosti.',
    universalAttack: 'Zasáhne soupeřova hrdinu, zbraň nebo odložený efekt, co si vybereš.',
    heal: 'Hrdina získá zpět tolik životů, nikdy víc než má na kartě.',
    canbalandAttack: 'Soupeřovu zbraň nebo odložený efekt zničí vždy; tvůj hrdina za to zaplatí životy.',
    bite: 'Zasáhne soupeřova hrdinu a ubrané životy promění v energii.',
    curse: 'Překonaná zbraň je prokletá, dokud její majitel prokletí nezlomí.',
    shrapnel: 'Útok na zbraň; zbylá síla může zasáhnout ještě druhý cíl.',
    permanentAttack: 'Odkládá se. Na konci každého tvého tahu zasáhne soupeřova hrdinu.',
    shield: 'Odkládá se. V soupeřově tahu sníží sílu jednoho útoku.',
    combo: 'Odkládá se. Na konci tahu se odpalují dvě a více najednou.',
    trap: 'Odkládá se. Zruší soupeřův efekt, který není silnější, a obrátí ho proti jeho hrdinovi.',
    blessing: 'Pomůže kterémukoli základnímu jednorázovému efektu.',
    comboDetonator: 'Odpálit lze i jediné kombo a tato hodnota se k němu přičte.',
    nightAttack: 'Na konci tahu: zaplať energii a stejnou silou zasáhni soupeřova hrdinu.',
    mechanic: 'Na konci tahu: zdarma oprav zbraň, nebo na nějakou zaútoč.',
    battleTrick: 'Odmítni červený výsledek a za životy zatoč znovu.',
  },
  target,
  side: (seat, n) => `${n.seat(seat)}: ${n.hero(seat)} – ${lives(n.view.sides[seat]!.lives)}, energie ${n.view.sides[seat]!.energy}`,
  weaponLine(id, n) {
    const { cost, card, state, deferred } = n.view.weapons[id]!;
    return `${n.weapon(id)} (${wordsCs.types[card.type]}, náročnost ${cost}, odolnost ${card.durability})${deferred ? `: ${effects[deferred.effect]} ${deferred.value}, odolnost ${deferred.durability}` : state === 'prepared' ? '' : `: ${states[state]}`}`;
  },
  events: {
    prepared: (e, n) => `${n.seat(e.seat)}: připraveno.`,
    revealed: (e, n) =>
      `${n.seat(e.seat)} odkrývá: ${n.hero(e.seat)} a ${plural('cs', e.weapons.length, { one: '# zbraň', few: '# zbraně', other: '# zbraní' })}.`,
    startSpun: (e, n) => `${n.seat(e.seat)} točí o začátek zbraní ${n.weapon(e.weapon)}: ${e.value}.`,
    startTied: e => `Oba vytočili ${e.value}, točí se znovu.`,
    startDecided: (e, n) => (e.byLot ? `Příliš mnoho shod: rozhoduje los, ${n.seat(e.seat)}.` : `${n.seat(e.seat)} rozhoduje, kdo začne.`),
    starterChosen: (e, n) => `${n.seat(e.seat)} začíná.`,
    roundBegan: e => `${e.round}. kolo: ${wordsCs.times[e.time]}.`,
    turnBegan: (e, n) => `Na tahu je ${n.seat(e.seat)}.`,
    livesLost: (e, n) => `${n.hero(e.seat)} ztrácí ${lives(e.lost)} (zbývá ${Math.max(0, e.lives)}).`,
    suddenDeath: e => `Náhlá smrt: oba hrdinové ztrácejí ${lives(e.lost)}.`,
    healed: (e, n) => `${n.hero(e.seat)}: vyléčeno ${lives(e.gained)} (${e.lives}).`,
    energyGained: (e, n) =>
      `${n.hero(e.seat)} získává ${energy(e.gained)} (${e.energy})${e.wasted ? `; nad dvanáct propadá ${e.wasted}` : ''}.`,
    energyPaid: (e, n) => `${n.hero(e.seat)} platí ${energy(e.paid)} (zbývá ${e.energy}).`,
    weaponReadied: (e, n) => `${n.weapon(e.weapon)}: zbraň je opět připravená.`,
    curseBroken: (e, n) => `${n.seat(e.seat)} láme prokletí: ${e.weapons.map(id => n.weapon(id)).join(', ')}.`,
    spun: (e, n) => {
      const sector = n.view.weapons[e.weapon]?.card.sectors[e.sector];
      return `${n.weapon(e.weapon)} se točí${e.free ? ' zdarma' : ''}: ${sector ? `${colours[sector.colour]}, ${effects[sector.effect]} ${sector.value}` : `pole ${e.sector + 1}`}.`;
    },
    effectIgnored: (e, n) => `Efekt ${effects[e.effect]} zbraně ${n.weapon(e.weapon)} se ignoruje.`,
    effectUsed: (e, n) => `${n.weapon(e.weapon)}: ${effects[e.effect]} ${e.value}.`,
    effectCancelled: e => (e.why === 'trap' ? `Past ruší efekt ${effects[e.effect]}.` : `Efekt ${effects[e.effect]} nemá cíl a ruší se.`),
    bonusUsed: (e, n) => `${n.hero(e.seat)} započítává bonus ${signed(e.value)}.`,
    specialUsed: (e, n) => `${n.hero(e.seat)} používá speciální efekt: ${specials[e.special]}.`,
    trapsSprung: e =>
      `${plural('cs', e.weapons.length, { one: 'Past sklapla', few: '# pasti sklaply', other: '# pastí sklaplo' })}: ${e.value} není víc než ${e.threshold}.`,
    aimed: (e, n) => `${n.seat(e.seat)} míří: ${wordsCs.attacks[e.attack]}, cíl ${target(e.target, 1 - e.seat, n)}.`,
    shielded: (e, n) =>
      `${n.seat(e.seat)} nastavuje ${plural('cs', e.weapons.length, { one: 'štít', few: '# štíty', other: '# štítů' })} za ${e.value}.`,
    attacked: (e, n) =>
      `${wordsCs.attacks[e.attack]}: ${target(e.target, 1 - e.seat, n)} – ${e.success ? 'zásah' : 'bez účinku'} (${e.power.total}).`,
    weaponBroken: (e, n) => `${n.weapon(e.weapon)}: zbraň je rozbitá.`,
    weaponCursed: (e, n) => `${n.weapon(e.weapon)}: zbraň je prokletá.`,
    effectDeferred: (e, n) => `${n.weapon(e.weapon)} odkládá ${effects[e.effect]} ${e.value} (odolnost ${e.durability}).`,
    deferredUsed: (e, n) => `Odložený efekt ${effects[e.effect]} na zbrani ${n.weapon(e.weapon)} je použit.`,
    deferredCancelled: (e, n) => `Odložený efekt ${effects[e.effect]} na zbrani ${n.weapon(e.weapon)} ruší jeho majitel.`,
    deferredDestroyed: (e, n) => `Odložený efekt ${effects[e.effect]} na zbrani ${n.weapon(e.weapon)} je zničen.`,
    repairStarted: (e, n) => `${n.weapon(e.weapon)} jde do opravy${e.byMechanic ? ' k mechanikovi' : ''}.`,
    actionsEnded: (e, n) =>
      `${n.seat(e.seat)} končí s akcemi${e.why === 'nothingPossible' ? ': nic už udělat nejde' : e.why === 'spent' ? ': žádné nezbývají' : ''}.`,
  },
  questions: {
    'loadout.weapons': () => 'Vyber si hrdinu. Soupeř ho nevidí.',
    'loadout.pick': a => `Vyber jednu až pět zbraní (zatím ${a.chosen?.length ?? 0}). Soupeř je nevidí.`,
    'duel.otherWeapon': () => 'Kterou zbraní zatočíš o to, kdo začne?',
    'duel.draw': () => 'Kterou zbraní zatočíš o to, kdo začne?',
    'duel.begin': () => 'Máš vyšší číslo. Kdo začne? Začínající přijde o 2 životy.',
    'turn.breakCurse': () => 'Zlomit prokletí? Stojí 5 životů a všechny akce tohoto tahu.',
    'turn.acted': a => `Jsi na tahu, ${actions(a.actions ?? 0)}.`,
    'spin.refuse': () => 'Červená. Přijmeš ji, nebo použiješ bojový trik a zatočíš znovu?',
    'spin.chosen': (a, n) => {
      const sector = n.view.weapons[a.weapon ?? -1]?.card.sectors[a.sector ?? -1];
      return sector
        ? `${effects[sector.effect]} ${sector.value}: použít${sector.colour === 'orange' ? ' a ukončit tah' : ''}, nebo ignorovat?`
        : 'Použít, nebo ignorovat?';
    },
    'spin.aimAgain': a => `Zbývá síla ${a.power}. Zasáhnout druhý cíl?`,
    'bonus.take': a => `Přičíst bonus k efektu ${a.effect ? effects[a.effect] : ''} ${a.value}?`,
    'attack.announce': a => `Zvol cíl: ${a.attack ? wordsCs.attacks[a.attack] : 'útok'} silou ${a.power}.`,
    'defence.pick': a => `Blíží se ${a.attack ? wordsCs.attacks[a.attack] : 'útok'} o síle ${a.power}. Použít štíty?`,
    'combo.decide': a => `Odpálit komba společně za ${(a.sum ?? 0) + (a.detonator ?? 0)}?`,
    'nightAttack.decide': a => `Zaplatit ${energy(a.power ?? 0)} za noční útok o síle ${a.power}?`,
    'mechanic.decide': a => `Mechanik (${a.power}): opravit svou zbraň, nebo zaútočit na soupeřovu?`,
  },
  option(option, question, n) {
    if (typeof option === 'string') {
      const plain: Record<string, string> = {
        end: 'Ukončit tah',
        use: 'Použít',
        ignore: 'Ignorovat',
        none: 'Bez bonusu',
        enough: 'Další štít už ne',
        fire: 'Odpálit',
        keep: question === 'turn.breakCurse' ? 'Nechat prokletí být' : 'Nechat si je',
        skip: 'Vynechat',
        accept: 'Přijmout',
        stop: 'Skončit',
        done: 'To je vše',
        best: 'Kolečko s nejlepším průměrem',
        break: 'Zlomit prokletí',
        hero: 'Hrdina',
      };
      return plain[option] ?? option;
    }
    if (typeof option === 'number') return String(option);
    const [verb, value] = Object.entries(option)[0] as [string, number];
    const own = n.view.sides.flatMap(side => side.pool ?? [])[0];
    switch (verb) {
      case 'spin':
        return `Zatočit: ${n.weapon(value)}${question === 'turn.acted' ? ` (${n.view.weapons[value]?.cost})` : ''}`;
      case 'repair':
        return `Opravit: ${n.weapon(value)}${question === 'turn.acted' ? ` (${n.view.weapons[value]?.cost})` : ''}`;
      case 'cancel':
        return `Zrušit efekt na zbrani ${n.weapon(value)}`;
      case 'trick':
        return `Bojový trik: zatočit ${n.weapon(value)}`;
      case 'weapon':
        return question === 'loadout.pick' ? `Vzít zbraň ${own?.weapons[value]?.name ?? value}` : n.weapon(value);
      case 'effect':
        return target({ effect: value }, 0, n);
      case 'shield':
        return `Štít ${n.view.weapons[value]?.deferred?.value} na zbrani ${n.weapon(value)}`;
      case 'hero':
        return `Vzít hrdinu ${own?.heroes[value]?.name ?? value}`;
      case 'start':
        return `Začne ${n.seat(value)}`;
      case 'bonus':
        return `Bonus č. ${value + 1}`;
      default:
        return `${verb} ${value}`;
    }
  },
  refusals: {
    noActions: () => 'Nemáš už žádnou akci.',
    energy: p => `Stojí ${energy(Number(p['cost']))} a máš ${p['energy']}.`,
    carrying: () => 'Nese odložený efekt a točit jí nelze.',
    carriesEffect: () => 'Nese odložený efekt: útočit lze jen na něj.',
    broken: () => 'Je rozbitá.',
    repairing: () => 'Je v opravě.',
    cursed: () => 'Je prokletá.',
    freed: () => 'Je vysvobozená z prokletí a bude připravená v příštím tahu.',
    notBroken: () => 'Opravit lze jen rozbitou zbraň.',
    nothingDeferred: () => 'Nenese žádný odložený efekt.',
    cancellingOff: () => 'Na tomto stole se odložené efekty rušit nesmějí.',
    nothingCursed: () => 'Žádná tvá zbraň není prokletá.',
    tooFewLives: p => `Máš ${lives(Number(p['lives']))} a pět zaplatit nemůžeš.`,
    onlyAtStart: () => 'Prokletí lze zlomit jen na začátku tahu.',
    weaponsOnly: () => 'Tento útok nemůže mířit na hrdinu.',
    noShield: () => 'Není na ní štít.',
    alreadyUsed: () => 'Proti tomuto útoku je už použitý.',
    special: () => 'To je speciální efekt, ne bonus.',
    otherEffect: () => 'Pomáhá jinému efektu.',
    bonusUsed: () => 'V tomto tahu byl už použit.',
    malusFirst: () => 'Nejdřív se musí započítat záporný bonus.',
    malusForced: () => 'Záporný bonus se započítat musí.',
    tooDurable: p => `Její odolnost ${p['durability']} je nad ${p['value']}.`,
    tooDear: p => `Stojí ${p['cost']}, a to je víc než ${p['limit']}.`,
    alreadyChosen: () => 'Tu už máš vybranou.',
    needsWeapon: () => 'Vyber alespoň jednu zbraň.',
  },
  outcomes: {
    defeat: winner => `Vítězí ${winner}: soupeřův hrdina je poražen.`,
    bothDefeated: () => 'Remíza: oba hrdinové padli v tentýž okamžik.',
    roundCap: () => 'Zastaveno stropem kol: remíza.',
  },
  doing: {
    duel: 'Duel',
    loadout: 'Příprava',
    rounds: 'Kolo',
    turn: 'Tah',
    'turn.acted': 'Akce',
    spin: 'Točení',
    attack: 'Útok',
    defence: 'Štíty',
    bonus: 'Bonus',
    endOfTurn: 'Konec tahu',
    permanentAttack: 'Trvalý útok',
    combo: 'Kombo',
    nightAttack: 'Noční útok',
    mechanic: 'Mechanik',
  },
  options: {
    preparation: {
      label: 'Příprava',
      help: 'Odkud se berou hrdinové a zbraně.',
      values: { starter: 'Hotové sady', pack: 'Otevřít balíčky a tajně vybrat', collection: 'Vlastní karty a tajně vybrat' },
    },
    cancelling: {
      label: 'Rušení odložených efektů',
      help: 'Kdy smí majitel zrušit svůj odložený efekt.',
      values: { betweenActions: 'Mezi akcemi', never: 'Nikdy' },
    },
    roundCap: { label: 'Strop kol', help: 'Technický konec hry, ne pravidlo.' },
    pools: { label: 'Karty', help: 'Karty, ze kterých si každý hráč vybírá, zapsané kódy.' },
  },
};

export const textCs: GameText = gameText('cs', wordsCs);
