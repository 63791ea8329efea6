/** Scratch Wars česky, slovy pravidel. */
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

const lives = (n: number): string => plural('cs', n, { one: '# život', few: '# životy', other: '# životů' });
const energy = (n: number): string => plural('cs', n, { one: '# bod energie', few: '# body energie', other: '# bodů energie' });
/** With the surcharge for a type outside the hero's focus, where there is one (SCW 2.5.1.2). */
const costOf = (total: number, printed: number): string => (total > printed ? `${printed} + ${total - printed} za cizí typ` : `${total}`);
const price = (total: number, printed: number): string =>
  total === 0 ? 'zdarma' : `${energy(total)}${total > printed ? `: ${costOf(total, printed)}` : ''}`;
/** Of the battle trick. */
const forLives = (n: number): string => (n === 0 ? 'zdarma' : `za ${lives(n)}`);
const weapons = (n: number): string => plural('cs', n, { one: '# zbraň', few: '# zbraně', other: '# zbraní' });
const actions = (n: number): string => plural('cs', n, { one: 'zbývá # akce', few: 'zbývají # akce', other: 'zbývá # akcí' });
const shields = (n: number): string => plural('cs', n, { one: 'štítem', other: '# štíty' });
const left = (n: number): string => plural('cs', Math.max(0, n), { one: 'zbývá #', few: 'zbývají #', other: 'zbývá #' });
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} a ${items.at(-1)}`;

const effects = {
  energy: 'energie',
  heroAttack: 'útok na hrdinu',
  weaponAttack: 'útok na zbraň',
  universalAttack: 'univerzální útok',
  heal: 'léčení',
  canbalandAttack: 'canbalandský útok na zbraň',
  bite: 'vampířský kousanec',
  curse: 'vampířské prokletí zbraně',
  shrapnel: 'šrapnel',
  permanentAttack: 'trvalý útok',
  shield: 'štít',
  combo: 'kombo',
  trap: 'past',
} as const;
const specials = {
  comboDetonator: 'odpalovač komba',
  nightAttack: 'noční vampířský útok',
  mechanic: 'mechanikova superakce',
  battleTrick: 'canbalandský bojový trik',
} as const;
const colours = { green: 'zelená', orange: 'oranžová', red: 'červená' } as const;
/** Of a sector (pole). */
const fields = { green: 'zelené pole', orange: 'oranžové pole', red: 'červené pole' } as const;
const states = {
  prepared: 'připravená',
  carrying: 'nese odložený efekt',
  broken: 'rozbitá',
  repairing: 'v opravě',
  cursed: 'prokletá',
  freed: 'vysvobozená',
} as const;

const sectorText = ({ effect, value, durability }: Sector): string =>
  `${effects[effect]} ${digits(value)}${durability === null ? '' : `, odolnost ${durability}`}`;
const target = (t: Target, deferred: Deferred | null, owner: Seat, n: Names): string =>
  t === 'hero'
    ? n.hero(owner)
    : 'weapon' in t
      ? n.weapon(t.weapon)
      : `${deferred ? effects[deferred] : 'efekt'} na zbrani ${n.weapon(t.effect)}`;

export const wordsCs: DuelWords = {
  title: 'Scratch Wars',
  tagline: 'Dva hrdinové, hrst koleček a štěstí, se kterým se dá počítat.',
  effects,
  specials,
  icons: { ...effects, ...specials, blessing: 'požehnání' },
  attacks: { ...effects, shrapnelSecond: 'druhý zásah šrapnelu', nightAttack: 'noční vampířský útok', mechanic: 'mechanikův útok' },
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
    universalAttack: 'Zasáhne soupeřova hrdinu, zbraň nebo odložený efekt, podle toho, co si vybereš.',
    heal: 'Hrdina získá zpět tolik životů, nikdy víc, než má na kartě.',
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
  side: (seat, n) => `${n.seat(seat)}: ${n.hero(seat)} – ${lives(n.view.sides[seat]!.lives)}, ${energy(n.view.sides[seat]!.energy)}`,
  weaponLine(id, n) {
    const { cost, card, state, deferred } = n.view.weapons[id]!;
    const carries = deferred && `${effects[deferred.effect]} ${deferred.value}, odolnost ${deferred.durability}`;
    const said = carries ?? (state === 'prepared' ? '' : states[state]);
    return `${n.weapon(id)} (${wordsCs.types[card.type]}, náročnost ${costOf(cost, card.cost)}, odolnost ${card.durability})${said && `: ${said}`}`;
  },
  // No sentence may depend on the gender of a player or a hero: present tense, names in the nominative.
  events: {
    prepared: (e, n) => `${n.seat(e.seat)}: připraveno.`,
    revealed: (e, n) => `${n.seat(e.seat)} odkrývá: ${n.hero(e.seat)} a ${weapons(e.weapons.length)}.`,
    startSpun: (e, n) => `${n.seat(e.seat)} losuje o začátek, ${n.weapon(e.weapon)}: ${digits(e.value)}.`,
    startTied: e => `Oba mají ${digits(e.value)}, losuje se znovu.`,
    startDecided: (e, n) =>
      e.byLot
        ? `Příliš mnoho shod, rozhodl los: kdo začne, určí ${n.seat(e.seat)}.`
        : `Vyšší číslo má ${n.seat(e.seat)} a určí, kdo začne.`,
    starterChosen: (e, n) => `Začíná ${n.seat(e.seat)}.`,
    timeCalled: () => 'Čas vypršel: odehraje se ještě jedno kolo, pak je remíza.',
    roundBegan: e => `${e.round}. kolo: ${wordsCs.times[e.time]}.`,
    turnBegan: (e, n) => `Na tahu je ${n.seat(e.seat)}.`,
    livesLost: (e, n) =>
      ({
        start: `${n.hero(e.seat)} ztrácí ${lives(e.lost)} za to, že začíná (${left(e.lives)}).`,
        suddenDeath: `${n.hero(e.seat)} ztrácí ${lives(e.lost)} náhlou smrtí (${left(e.lives)}).`,
        attack: `${n.hero(e.seat)} ztrácí ${lives(e.lost)} (${left(e.lives)}).`,
        trap: `${n.hero(e.seat)} ztrácí v pasti ${lives(e.lost)} (${left(e.lives)}).`,
        breakingCurse: `${n.hero(e.seat)} platí ${lives(e.lost)} za zlomení prokletí (${left(e.lives)}).`,
        canbaland: `${n.hero(e.seat)} platí ${lives(e.lost)} za canbalandský útok (${left(e.lives)}).`,
        battleTrick: `${n.hero(e.seat)} platí ${lives(e.lost)} za bojový trik (${left(e.lives)}).`,
      })[e.cause],
    suddenDeath: (e, n) =>
      `Náhlá smrt: oba hrdinové ztrácejí ${lives(e.lost)}. ${e.lives.map((l, seat) => `${n.hero(seat)}: ${left(l)}`).join('; ')}.`,
    healed: (e, n) =>
      e.gained
        ? `${n.hero(e.seat)} získává zpět ${lives(e.gained)} a má ${e.lives}.`
        : `${n.hero(e.seat)} nezískává zpět žádný život a má ${e.lives}.`,
    energyGained: (e, n) =>
      `${n.hero(e.seat)} ${e.gained ? `získává ${energy(e.gained)}` : 'nezískává žádnou energii'} a má ${e.energy}${e.wasted ? `; nad dvanáct ${plural('cs', e.wasted, { one: 'propadá #', few: 'propadají #', other: 'propadá #' })}` : ''}.`,
    energyPaid: (e, n) => `${n.hero(e.seat)} platí ${energy(e.paid)} (${left(e.energy)}).`,
    weaponReadied: (e, n) =>
      e.was === 'repairing'
        ? `${n.weapon(e.weapon)}: zbraň je po opravě zase připravená.`
        : `${n.weapon(e.weapon)}: zbraň je bez prokletí a zase připravená.`,
    curseBroken: (e, n) => `${n.seat(e.seat)} láme prokletí. Vysvobozeno: ${list(e.weapons.map(id => n.weapon(id)))}.`,
    spun: (e, n) => {
      const sector = sectorAt(e.weapon, e.sector, n);
      return `${n.weapon(e.weapon)} se točí${e.free ? ' zdarma' : ''}: ${sector ? `${fields[sector.colour]}, ${sectorText(sector)}` : `pole ${e.sector + 1}`}.`;
    },
    effectIgnored: (e, n) => `${ownerOf(e.weapon, n)} efekt ignoruje: ${effects[e.effect]}.`,
    effectUsed: (e, n) => `${ownerOf(e.weapon, n)} používá efekt: ${effects[e.effect]} ${digits(e.value)}.`,
    effectCancelled: e => (e.why === 'trap' ? `Past ruší efekt: ${effects[e.effect]}.` : `Efekt nemá cíl a ruší se: ${effects[e.effect]}.`),
    bonusUsed: (e, n) => `${n.hero(e.seat)} započítává ${e.value < 0 ? 'postih' : 'bonus'}: ${wordsCs.icons[e.icon]} ${signed(e.value)}.`,
    specialUsed: (e, n) =>
      `${n.hero(e.seat)} používá speciální efekt: ${specials[e.special]}${e.special === 'comboDetonator' ? ` (${signed(e.value)})` : e.special === 'mechanic' ? ` (${e.value})` : ''}.`,
    trapsSprung: e =>
      `${plural('cs', e.weapons.length, { one: 'Past se spouští', few: '# pasti se spouštějí', other: '# pastí se spouští' })}: ${e.value} není víc než ${e.threshold}.`,
    aimed: (e, n) =>
      `${n.seat(e.seat)} míří na cíl ${target(e.target, e.deferred, other(e.seat), n)}: ${wordsCs.attacks[e.attack]}${e.attack === 'canbalandAttack' ? '' : `, síla ${e.power}`}.`,
    shielded: (e, n) => `${n.seat(e.seat)} se kryje ${shields(e.weapons.length)} za ${e.value}.`,
    attacked(e, n) {
      const at = target(e.target, e.deferred, other(e.seat), n);
      if (e.attack === 'canbalandAttack') return `Canbalandský útok zasahuje cíl ${at}.`;
      return `${capital(wordsCs.attacks[e.attack])} ${e.success ? 'zasahuje cíl' : 'nemá žádný účinek na cíl'} ${at} (síla ${e.power.total}).`;
    },
    weaponBroken: (e, n) => `${n.weapon(e.weapon)}: zbraň je rozbitá.`,
    weaponCursed: (e, n) => `${n.weapon(e.weapon)}: zbraň je prokletá.`,
    effectDeferred: (e, n) =>
      `${ownerOf(e.weapon, n)} odkládá na zbrani ${n.weapon(e.weapon)}: ${effects[e.effect]} ${e.value}, odolnost ${e.durability}.`,
    deferredUsed: (e, n) => `Spotřebováno: ${effects[e.effect]} na zbrani ${n.weapon(e.weapon)}.`,
    deferredCancelled: (e, n) => `${ownerOf(e.weapon, n)} ruší ${effects[e.effect]} na zbrani ${n.weapon(e.weapon)}.`,
    deferredDestroyed: (e, n) => `Zničeno: ${effects[e.effect]} na zbrani ${n.weapon(e.weapon)}.`,
    repairStarted: (e, n) =>
      e.byMechanic ? `Mechanik bere do opravy zbraň ${n.weapon(e.weapon)}.` : `${n.weapon(e.weapon)}: zbraň jde do opravy.`,
    actionsEnded: (e, n) =>
      ({
        chosen: `${n.seat(e.seat)} končí s akcemi.`,
        spent: `${n.seat(e.seat)} už nemá žádnou akci.`,
        nothingPossible: `${n.seat(e.seat)} už nemůže nic udělat.`,
        colour: `${n.seat(e.seat)} končí s akcemi: určuje to barva efektu.`,
        curseBroken: `${n.seat(e.seat)} přichází zlomením prokletí o všechny akce tohoto tahu.`,
      })[e.why],
  },
  questions: {
    'loadout.weapons': () => 'Vyber si hrdinu. Soupeř ho nevidí.',
    'loadout.pick': a => `Vyber jednu až pět zbraní (zatím ${a.chosen?.length ?? 0}). Soupeř je nevidí.`,
    'duel.otherWeapon': () => 'Kterou zbraní zatočíš o to, kdo začne? Rozhodne vyšší číslo.',
    'duel.draw': () => 'Kterou zbraní zatočíš o to, kdo začne? Rozhodne vyšší číslo.',
    'duel.begin': () => 'Určuješ, kdo začne. Začínající přijde o 2 životy.',
    'turn.breakCurse': () => 'Zlomit prokletí? Stojí 5 životů a všechny akce tohoto tahu.',
    'turn.acted': a => `Jsi na řadě, ${actions(a.actions ?? 0)}.`,
    'spin.refuse': (a, n) => {
      const sector = sectorAt(a.weapon, a.sector, n);
      return `Červené pole${sector ? `: ${sectorText(sector)}` : ''}. Přijmeš ho, nebo použiješ bojový trik ${forLives(a.price ?? 0)} a zatočíš znovu?${isFatalTrick(a, n.view) ? ' Trik by tvého hrdinu porazil.' : ''}`;
    },
    'spin.chosen': (a, n) => {
      const sector = sectorAt(a.weapon, a.sector, n);
      if (!sector) return 'Použít, nebo ignorovat?';
      const ends = sector.colour === 'orange' ? ' a skončit s akcemi' : '';
      const pays = sector.effect === 'canbalandAttack' && sector.value < 0 ? ` za ${lives(-sector.value)}` : '';
      return `${capital(sectorText(sector))}: ${sector.durability === null ? 'použít' : 'odložit'}${pays}${ends}, nebo ignorovat?`;
    },
    'spin.aimAgain': a => `Zbývá síla ${a.power}. Zasáhnout druhý cíl?`,
    'bonus.take': a =>
      `${a.forced ? 'Který postih započítáš' : 'Započítat bonus'}? ${capital(a.effect ? effects[a.effect] : 'efekt')} má hodnotu ${digits(a.value ?? 0)}.`,
    'attack.announce': a =>
      `Zvol cíl: ${a.attack ? wordsCs.attacks[a.attack] : 'útok'}${a.attack === 'canbalandAttack' ? '' : `, síla ${a.power}`}.`,
    'defence.pick': (a, n) => {
      const held = (a.picked ?? []).reduce((sum, id) => sum + (n.view.weapons[id]?.deferred?.value ?? 0), 0);
      const at = a.target === undefined ? '' : `, cíl ${target(a.target, aimedEffect(a.target, n), other(n.view.active), n)}`;
      return `Soupeř útočí: ${a.attack ? wordsCs.attacks[a.attack] : 'útok'}, síla ${a.power}${at}. ${held ? `Štíty zatím za ${held}. Přidat další?` : 'Použít štíty?'}`;
    },
    'combo.decide': a => {
      const { sum = 0, detonator = 0 } = a;
      return detonator
        ? `Odpálit komba silou ${Math.max(0, sum + detonator)} (${sum} ${added(detonator)})?`
        : `Odpálit komba silou ${sum}?`;
    },
    'nightAttack.decide': a => `Zaplatit ${energy(a.power ?? 0)} za noční vampířský útok o síle ${a.power}?`,
    'mechanic.decide': a => `Mechanik (${a.power}): opravit svou zbraň, nebo zaútočit na soupeřovu?`,
  },
  option(option, question, n, about) {
    if (typeof option === 'string') {
      if (option === 'hero') return `Hrdina: ${n.hero(other(n.view.active))}`;
      const plain: Record<string, string> = {
        end: 'Ukončit tah',
        use: sectorAt(about.weapon, about.sector, n)?.durability != null ? 'Odložit' : 'Použít',
        ignore: 'Ignorovat',
        none: 'Bez bonusu',
        enough: about.picked?.length ? 'Další štít nepoužít' : 'Žádný štít nepoužít',
        fire: 'Odpálit',
        keep: question === 'turn.breakCurse' ? 'Nechat prokletí být' : 'Neodpalovat',
        skip: 'Vynechat',
        accept: 'Přijmout',
        stop: 'Skončit',
        done: 'Hotovo',
        best: 'Vyber za mě nejlepší kolečko',
        break: 'Zlomit prokletí',
      };
      return plain[option] ?? option;
    }
    if (typeof option === 'number') return digits(option);
    const [[verb, value] = ['', 0], shown] = Object.entries(option) as [string, number][];
    const weapon = n.view.weapons[value];
    const aimed = question === 'mechanic.decide' ? 'zaútočit: ' : '';
    switch (verb) {
      case 'spin':
        return `Zatočit: ${n.weapon(value)}${question === 'turn.acted' && weapon ? ` (${price(weapon.cost, weapon.card.cost)})` : ''}`;
      case 'repair':
        return `Opravit: ${n.weapon(value)}${question === 'turn.acted' && weapon ? ` (${price(weapon.cost, weapon.card.cost)})` : ''}`;
      case 'cancel':
        return `Zrušit ${target({ effect: value }, deferredOn(value, n), 0, n)}`;
      case 'trick':
        return about.price === undefined
          ? `Bojový trik, zatočit: ${n.weapon(value)}`
          : `Bojový trik ${forLives(about.price)}${isFatalTrick(about, n.view) ? ' (tvůj hrdina padne)' : ''}, zatočit: ${n.weapon(value)}`;
      case 'weapon': {
        if (question !== 'loadout.pick')
          return capital(`${aimed}${n.weapon(value)}${weapon ? ` (odolnost ${weapon.card.durability})` : ''}`);
        const choice = n.pool?.weapons[value];
        return choice
          ? `${choice.name} (${wordsCs.types[choice.card.type]}, náročnost ${costOf(choice.cost, choice.card.cost)}, odolnost ${choice.card.durability})`
          : `č. ${value + 1}`;
      }
      case 'effect': {
        const durability = weapon?.deferred ? ` (odolnost ${weapon.deferred.durability})` : '';
        return capital(`${aimed}${target({ effect: value }, deferredOn(value, n), 0, n)}${durability}`);
      }
      case 'shield':
        return weapon?.deferred
          ? `${capital(effects[weapon.deferred.effect])} ${weapon.deferred.value} na zbrani ${n.weapon(value)}`
          : n.weapon(value);
      case 'hero': {
        const choice = n.pool?.heroes[value];
        return choice
          ? `${choice.name} (${lives(choice.card.lives)}, ${list(choice.card.focus.map(type => wordsCs.types[type]))})`
          : `č. ${value + 1}`;
      }
      case 'start':
        return `Začne ${n.seat(value)}`;
      case 'bonus':
        return shown ? `${signed(shown[1])} ${wordsCs.icons[shown[0] as keyof typeof wordsCs.icons]}` : `č. ${value + 1}`;
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
    freed: () => 'Je vysvobozená z prokletí a připravená bude až v příštím tahu svého majitele.',
    notBroken: () => 'Opravit lze jen rozbitou zbraň.',
    nothingDeferred: () => 'Nenese žádný odložený efekt.',
    cancellingOff: () => 'Na tomto stole se odložené efekty rušit nesmějí.',
    nothingCursed: () => 'Žádná tvá zbraň není prokletá.',
    tooFewLives: p => `Stojí to 5 životů a tvůj hrdina má ${p['lives']}.`,
    onlyAtStart: () => 'Prokletí lze zlomit jen na začátku tahu.',
    weaponsOnly: () => 'Tento útok nemůže mířit na hrdinu.',
    noShield: () => 'Není na ní štít.',
    alreadyUsed: () => 'Proti tomuto útoku je už použitý.',
    special: () => 'To je speciální efekt, ne bonus.',
    otherEffect: () => 'Tomuto efektu nepomáhá.',
    bonusUsed: () => 'V tomto tahu byl už použit.',
    malusFirst: () => 'Nejdřív se musí započítat postih.',
    malusForced: () => 'Postih se započítat musí.',
    tooDurable: p => `Má odolnost ${p['durability']} a mechanik zvládne ${p['value']}.`,
    tooDear: p => `Stojí ${energy(Number(p['cost']))} a točit lze jen zbraní nejvýš za ${p['limit']}.`,
    alreadyChosen: () => 'Tu už máš vybranou.',
    needsWeapon: () => 'Vyber alespoň jednu zbraň.',
  },
  outcomes: {
    defeat: winner => `Vítězí ${winner}: soupeřův hrdina je poražen.`,
    bothDefeated: () => 'Remíza: oba hrdinové padli v tentýž okamžik.',
    roundCap: () => 'Remíza: dosažen limit kol.',
  },
  features: {
    lives: 'životy',
    energy: 'energie',
    weapons: 'připravené zbraně',
    attacks: 'trvalé útoky',
    shields: 'štíty',
    others: 'komba a pasti',
    move: 'zbývající akce',
    fallen: 'padlý hrdina',
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
    roundCap: { label: 'Limit kol', help: 'Technický limit, ne pravidlo.' },
    printedValues: {
      label: 'Jen hodnoty z tištěných karet',
      help: 'Vlastní karty smějí mít jen hodnoty, které se vyskytují na skutečných kartách.',
    },
    pool: {
      label: 'Čí karty',
      help: 'Karty z klubových balíčků má každý za stejných podmínek; karty z vlastních balíčků, opsané nebo naskenované, se berou na slovo.',
      values: { any: 'Jakékoli', club: 'Jen klubové' },
    },
    pools: { label: 'Karty', help: 'Karty, ze kterých si každý hráč vybírá, zapsané kódy.' },
  },
};

export const textCs: GameText = gameText('cs', wordsCs);
