/** Base set: equipment. */
import type { Call, Seat } from '@kolbiste/engine';
import { choose, cover, destinyOf, discard, heal, last, loseDestiny, place, strengthen } from '../../atoms.ts';
import { has, opponentIn } from '../../abilities.ts';
import { harmOne, threaten } from '../../combat/harm.ts';
import { defendersOf } from '../../combat/pairing.ts';
import type { Here } from '../../doomtrooper.ts';
import { castingFee } from '../../moves.ts';
import { no } from '../../rule.ts';
import { choosing, fetching, newAttack } from '../../signatures.ts';
import { hasLabel, isAloft, isDoomtrooper, isKind, isLegion, isPresent, bearerOf } from '../../status.ts';
import { worthOf } from '../../values.ts';
import { fightNumbered, NOBODY, NOTHING, topFight, type CardId, type World } from '../../world.ts';
import { AFFILIATION, type Definition, type Label, type Move } from '../card.ts';
import { bearer, doubled, equipment, foe, into, part, plus, type More } from '../make.ts';
import { asks, fedWith, follows, inCombat, isFortified } from '../pieces.ts';
import { definitionNamed, definitionOf } from '../registry.ts';

const { bauhaus, capitol, cybertronic, imperial, mishima, brotherhood, legion } = AFFILIATION;

const fightWeapon = (f: number, more: More = {}): More => ({ labels: ['fightWeapon'], gives: [bearer(plus(f, 0, 0))], ...more });
const shootWeapon = (s: number, kind: Label | null = null, more: More = {}): More => ({
  labels: kind ? ['shootWeapon', kind] : ['shootWeapon'],
  gives: [bearer(plus(0, s, 0))],
  ...more,
});
const bothWeapon = (n: number, more: More = {}): More => ({ labels: ['bothWeapon'], gives: [bearer(plus(n, n, 0))], ...more });
const only = (affiliation: number): More => ({ needs: { affiliation } });

const isShootWeapon = (w: World, id: CardId): boolean =>
  definitionOf(w, id).type === 'equipment' && (hasLabel(w, id, 'shootWeapon') || hasLabel(w, id, 'bothWeapon'));
const isPureFight = (w: World, id: CardId): boolean => hasLabel(w, id, 'fightWeapon') && definitionOf(w, id).part === null;

const airship = (code: string, en: string, cs: string, affiliation: number, who: string, whom: string): Definition =>
  equipment(
    code,
    en,
    cs,
    affiliation,
    [
      `Vehicle and airship, ${who} only. Inside: Shoot, Armor and Value doubled; no other weapon may be used.`,
      `Vozidlo a vzducholoď, jen ${whom}. Uvnitř: Střelba, Obrana a Hodnota se zdvojnásobí; jinou zbraň nelze použít.`,
    ],
    { labels: ['vehicle', 'airship', 'noVehicleWeapons'], needs: { affiliation }, gives: [doubled(1, 2, 3)] },
  );

/** Used in the bearer's own combat. */
const inOwnCombat: NonNullable<Move['fits']> = (w, _, self) => (inCombat(w, bearerOf(w, self)) ? null : no('DOT 28.19', 'notInCombat'));

/** Art cards in hand that a warrior could cast. */
const castable = (w: World, seat: Seat, warrior: CardId): CardId[] =>
  w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'art' && castingFee(w, warrior, definitionOf(w, id), null) !== null);
/** A disease takes a point of Value for good. */
function sicken(g: Here, card: CardId, victim: CardId): void {
  strengthen(g, { card, seat: g.world.cards[card]!.by }, victim, plus(0, 0, 0, -1), {}, 'DOT 7.25');
  if (worthOf(g.world, victim, null) === 0) discard(g, victim, 'DOT 37.41');
}
/** Heads: the Shark goes and its user is wounded; whoever sits inside is wounded by its loss anyway (DOT 11.29). */
function flip(g: Here, shark: CardId, seat: Seat): Call<unknown> | null {
  const heads = g.random.integer(2) === 0;
  g.emit({ type: 'coin', seat, heads, rule: 'DOT 7.25' });
  if (!heads) return null;
  const user = bearerOf(g.world, shark);
  const { inside } = g.world.cards[shark]!;
  discard(g, shark, 'DOT 37.10');
  return inside ? null : harmOne(g, user, NOTHING, NOBODY, false);
}

export const baseEquipment: readonly Definition[] = [
  equipment(
    '01001',
    'AC-40 "Justifier"',
    'AC-40 „Rozhřešitel“',
    brotherhood,
    [
      'Weapon for Fight and Shoot (light machine gun with bayonet): +3 Fight, +3 Shoot. Any warrior.',
      'Zbraň na zápas i střelbu (lehký kulomet s bajonetem): +3 Zápas, +3 Střelba. Kdokoli.',
    ],
    bothWeapon(3, { labels: ['bothWeapon', 'machineGun'] }),
  ),
  airship('01003', 'AH/UH-19 Grapeshot Guardian', 'Poručík kartáčové střelby AH/UH-19', capitol, 'Capitol', 'Kapitol'),
  equipment(
    '01016',
    'Bauhaus Great Infurior',
    'Velký zuřivec Bauhausu',
    bauhaus,
    [
      'Artillery, placed in your Squad for 1 action and 6 destiny points. Once a turn, 3 actions: discard any fortification in play.',
      'Dělostřelectvo, do tvého mužstva za 1 akci a 6 bodů osudu. Jednou za kolo za 3 akce: odhoď kterékoli opevnění ve hře.',
    ],
    {
      labels: ['artillery'],
      areas: ['squad'],
      play: into('DOT 11.10', { destiny: 6 }),
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 0,
          aim: 'card',
          removes: 'discard',
          oncePerTurn: true,
          fits: (w, _, __, on) => (definitionOf(w, on).type === 'fortification' ? null : no('DOT 33.14', 'noTarget')),
          does: (g, play) => {
            discard(g, play.on, 'DOT 33.14');
            return null;
          },
        },
      ],
    },
  ),
  equipment(
    '01013',
    'Bacteria Grenade',
    'Bakteriový granát',
    legion,
    [
      'Weapon for one combat, Dark Legion only: +4 Fight and Shoot. An opponent who survives is diseased: in each of his draw steps his player pays 3 destiny points or he loses 1 Value for good; at Value 0 he is discarded.',
      'Zbraň na jeden souboj, jen Černá legie: +4 Zápas a Střelba. Soupeř, který přežije, je nakažen: v každém svém kroku lízání zaplatí jeho hráč 3 body osudu, nebo nakažený natrvalo ztratí 1 Hodnotu; s Hodnotou 0 je odhozen.',
    ],
    {
      labels: ['specialWeapon'],
      needs: { legion: true },
      gives: [bearer(plus(4, 4, 0))],
      on: (w, self, event, watch) => {
        if (watch !== null)
          return event.type === 'combatEnded' && event.fight === watch.n ? follows(w, self, watch.def, 'thrown', [watch.on]) : null;
        const { chosen, def } = w.cards[self]!;
        if (event.type === 'struck') {
          const { weapons, attacker, defender } = fightNumbered(w, event.fight)!;
          return weapons.includes(self) ? follows(w, self, def, 'aim', [weapons[0] === self ? defender : attacker, event.fight]) : null;
        }
        if (chosen < 0 || !('card' in event) || event.card !== chosen) return null;
        if (event.type === 'stolen') return follows(w, self, def, 'thrown', [chosen]);
        return event.type === 'discarded' || event.type === 'sacrificed' || event.type === 'returned'
          ? follows(w, self, def, 'over')
          : null;
      },
      answered: (g, asked, answer) => {
        const w = g.world;
        const { card } = asked;
        const victim = asked.args[0] ?? w.cards[card]!.chosen;
        switch (asked.ask) {
          case 'aim':
            last(g, { card, seat: asked.seat }, 'watch', victim, { n: asked.args[1]! }, 'DOT 24.5.6');
            return null;
          case 'thrown':
            w.effects = w.effects.filter(effect => effect.what !== 'watch' || effect.source !== card);
            if (!isPresent(w, victim)) discard(g, card, 'DOT 37.10');
            else {
              place(g, card, asked.seat, 'player', w.cards[victim]!.by, 'DOT 19.2');
              choose(g, card, victim, 'DOT 7.25');
            }
            return null;
          case 'upkeep':
            if (answer === 'pay') loseDestiny(g, asked.seat, 3, 'card', 'DOT 3.32');
            else sicken(g, card, victim);
            return null;
          default:
            discard(g, card, 'DOT 37.10');
            return null;
        }
      },
      atDraw: (g, self, seat) => {
        const victim = g.world.cards[self]!.chosen;
        if (victim < 0) return null;
        if (destinyOf(g.world, seat) >= 3) return asks(g, { card: self }, seat, 'upkeep', ['pay', 'refuse']);
        sicken(g, self, victim);
        return null;
      },
    },
  ),
  part(
    '01017',
    'Bayonet',
    'Bajonet',
    0,
    [
      'Attached to a Shoot weapon: it also works as a Fight weapon with +2 Fight.',
      'Na střelnou zbraň: ta slouží i jako zbraň na zápas s +2 Zápas.',
    ],
    {
      labels: ['fightWeapon'],
      part: (w, of) => hasLabel(w, of, 'shootWeapon'),
      gives: [{ ratings: plus(2, 0, 0), layer: 'add', to: { who: 'bearer', fits: (_, __, ___, fight) => fight?.tactic === 'fight' } }],
    },
  ),
  equipment(
    '01020',
    'Blessed Armor',
    'Požehnané brnění',
    brotherhood,
    ['Armor for a Doomtrooper: he is immune to the Dark Symmetry.', 'Brnění pro Doomtroopera: je imunní vůči Černé symetrii.'],
    { labels: ['armour'], needs: { doomtrooper: true }, grants: [{ ability: 'symmetryImmune', to: { who: 'bearer' } }] },
  ),
  airship('01032', 'CAP 7000P', 'CAP 7000P', cybertronic, 'Cybertronic', 'Kybertronik'),
  equipment(
    '01033',
    'Capitol Sword of Honor',
    'Kapitolský meč cti',
    capitol,
    ['Fight weapon, Capitol only: +1 Fight.', 'Zbraň na zápas, jen Kapitol: +1 Zápas.'],
    fightWeapon(1, only(capitol)),
  ),
  equipment(
    '01049',
    'Clansman Claymore',
    'Meč příslušníka klanu',
    imperial,
    [
      'Fight weapon, Imperial only: +1 Fight and Armor against the Dark Legion; +2 and +2 on a Clansman.',
      'Zbraň na zápas, jen Imperiál: +1 Zápas a Obrana proti Černé legii; u Příslušníka klanu +2 a +2.',
    ],
    {
      labels: ['fightWeapon'],
      needs: { affiliation: imperial },
      gives: [
        {
          ratings: plus(1, 0, 1),
          layer: 'add',
          to: { who: 'bearer', fits: (w, _, r, fight) => fight !== null && opponentIn(fight, r) >= 0 && isLegion(w, opponentIn(fight, r)) },
          count: (w, _, r) => (isKind(w, r, 'clansman') ? 2 : 1),
        },
      ],
    },
  ),
  equipment('01050', 'Combat Armor', 'Bojové brnění', 0, ['+1 Armor.', '+1 Obrana.'], { gives: [bearer(plus(0, 0, 1))] }),
  equipment('01053', 'Composite Armor', 'Vrstvené brnění', 0, ['Armor: +4 Armor.', 'Brnění: +4 Obrana.'], {
    labels: ['armour'],
    gives: [bearer(plus(0, 0, 4))],
  }),
  equipment(
    '01062',
    'Curator Sword',
    'Kurátorův meč',
    legion,
    [
      'Fight weapon, Dark Legion only: +2 Fight (+4 on a Curator). Whoever it wounds is killed.',
      'Zbraň na zápas, jen Černá legie: +2 Zápas (u Kurátora +4). Koho zraní, toho zabije.',
    ],
    {
      labels: ['fightWeapon'],
      needs: { legion: true },
      gives: [{ ratings: plus(2, 0, 0), layer: 'add', to: { who: 'bearer' }, count: (w, _, r) => (isKind(w, r, 'curator') ? 2 : 1) }],
      grants: [{ ability: 'killsOnWound', to: { who: 'bearer' } }],
    },
  ),
  equipment(
    '01064',
    'Cybernetic Power Arm',
    'Silná ruka Kybertroniku',
    0,
    ['Fight weapon: +6 Fight.', 'Zbraň na zápas: +6 Zápas.'],
    fightWeapon(6),
  ),
  equipment(
    '01065',
    'Cybernetic Retinas',
    'Kybernetické sítnice',
    0,
    ['+3 Fight and Shoot; its bearer cannot be blinded.', '+3 Zápas a Střelba; nositele nelze oslepit.'],
    { gives: [bearer(plus(3, 3, 0))], grants: [{ ability: 'sighted', to: { who: 'bearer' } }] },
  ),
  equipment(
    '01069',
    'Deathlockdrum',
    'Smrtonosný buben',
    0,
    [
      'Shoot weapon (heavy machine gun): +3 Shoot, and −2 Shoot for the opponent.',
      'Střelná zbraň (těžký kulomet): +3 Střelba a −2 Střelba soupeři.',
    ],
    { labels: ['shootWeapon', 'machineGun'], gives: [bearer(plus(0, 3, 0)), foe(plus(0, -2, 0))] },
  ),
  equipment(
    '01072',
    'Demolition Kit',
    'Demoliční souprava',
    0,
    [
      'In a combat where somebody profits from a fortification card: discard the kit with that fortification.',
      'V souboji, kde někomu pomáhá karta opevnění: odhoď soupravu i to opevnění.',
    ],
    {
      uses: [
        {
          timing: 'modifier',
          actions: 0,
          destiny: 0,
          aim: 'card',
          fits: (w, seat, self, on) => {
            const fight = topFight(w);
            if (inOwnCombat(w, seat, self, on, -1) !== null || fight === null) return no('DOT 28.19', 'notInCombat');
            if (definitionOf(w, on).type !== 'fortification') return no('DOT 28.16', 'noTarget');
            const helped = [fight.attacker, fight.defender].some(
              id => w.cards[id]!.by === w.cards[on]!.by && isFortified(w, id, fight) && (w.cards[on]!.host === id || w.cards[on]!.host < 0),
            );
            return helped ? null : no('DOT 28.16', 'noTarget');
          },
          does: (g, play) => {
            discard(g, play.on, 'DOT 12.7');
            discard(g, play.card, 'DOT 37.10');
            return null;
          },
        },
      ],
    },
  ),
  equipment(
    '01128',
    'First Aid Kit',
    'Lékárnička',
    0,
    [
      'Discard it to heal its bearer or a comrade of the same side; not one who has just been killed.',
      'Odhoď ji a uzdrav nositele nebo spolubojovníka téže strany; ne právě zabitého.',
    ],
    {
      uses: [
        {
          timing: 'any',
          actions: 0,
          destiny: 0,
          aim: 'warrior',
          fits: (w, seat, self, on) => {
            const owner = bearerOf(w, self);
            if (w.cards[on]!.by !== seat || !w.cards[on]!.wounded) return no('DOT 28.16', 'notWounded');
            const side = on === owner || (isDoomtrooper(w, on) && isDoomtrooper(w, owner)) || (isLegion(w, on) && isLegion(w, owner));
            return side ? null : no('DOT 28.16', 'otherSide');
          },
          does: (g, play) => {
            discard(g, play.card, 'DOT 37.10');
            heal(g, play.on, 'DOT 24.7.9');
            return null;
          },
        },
      ],
    },
  ),
  airship('01138', 'Fukimura No. 12 "Kamikaze"', 'Fukimura č. 12 „Kamikadze“', mishima, 'Mishima', 'Mishima'),
  equipment(
    '01142',
    'Gehenna Puker',
    'Vrhající gahenna',
    0,
    ['Shoot weapon (flamethrower): +6 Shoot.', 'Střelná zbraň (plamenomet): +6 Střelba.'],
    shootWeapon(6, 'flamethrower'),
  ),
  part('01148', 'Grenade Launcher', 'Granátomet', 0, ['Attached to a Shoot weapon: +3 Shoot.', 'Na střelnou zbraň: +3 Střelba.'], {
    part: isShootWeapon,
    gives: [bearer(plus(0, 3, 0))],
  }),
  equipment(
    '01155',
    'HMG Mk. XIXB "Charger"',
    'TK Mk. XIXB „Nabíječ“',
    imperial,
    ['Shoot weapon (heavy machine gun): +5 Shoot.', 'Střelná zbraň (těžký kulomet): +5 Střelba.'],
    shootWeapon(5, 'machineGun'),
  ),
  airship('01160', 'Imperial Doomlord', 'Pán smrti z Imperiálu', imperial, 'Imperial', 'Imperiál'),
  equipment(
    '01161',
    'Imperial Southpaw',
    'Imperiální levák',
    imperial,
    [
      'Shoot weapon (rocket launcher): +4 Shoot, +2 more against an airship.',
      'Střelná zbraň (raketomet): +4 Střelba, proti vzducholodi o 2 více.',
    ],
    {
      labels: ['shootWeapon', 'rocketLauncher'],
      gives: [
        bearer(plus(0, 4, 0)),
        {
          ratings: plus(0, 2, 0),
          layer: 'add',
          to: { who: 'bearer', fits: (w, _, r, fight) => fight !== null && opponentIn(fight, r) >= 0 && isAloft(w, opponentIn(fight, r)) },
        },
      ],
    },
  ),
  equipment(
    '01185',
    'Kratach',
    'Kratach',
    legion,
    ['Shoot weapon (machine gun), Dark Legion only: +3 Shoot.', 'Střelná zbraň (kulomet), jen Černá legie: +3 Střelba.'],
    shootWeapon(3, 'machineGun', { needs: { legion: true } }),
  ),
  equipment(
    '01186',
    'L&A Plasma Carbine',
    'Plazmová karabina od L&A',
    0,
    ['Shoot weapon (assault rifle): +3 Shoot.', 'Střelná zbraň (útočná puška): +3 Střelba.'],
    shootWeapon(3),
  ),
  equipment(
    '01210',
    'Mortis Sword',
    'Meč Rigor Mortis',
    brotherhood,
    [
      'Fight weapon, Brotherhood only: +1 Fight, and 1 more for each Art card put into it (1 action each; its bearer must be able to cast it).',
      'Zbraň na zápas, jen Bratrstvo: +1 Zápas a o 1 víc za každou kartu Umění do něj vloženou (1 akce za každou; nositel ji musí umět seslat).',
    ],
    {
      labels: ['fightWeapon'],
      needs: { affiliation: brotherhood },
      gives: [{ ratings: plus(1, 0, 0), layer: 'add', to: { who: 'bearer' }, count: (w, self) => 1 + w.cards[self]!.marks }],
      ...fedWith((w, seat, self) => castable(w, seat, bearerOf(w, self))),
    },
  ),
  equipment(
    '01224',
    'Nimrod Autocannon',
    'Nimrodův autokanon',
    capitol,
    [
      'Shoot weapon (artillery): +3 Shoot. After an attack with it its bearer may attack once more with the same action, in a Shoot combat.',
      'Střelná zbraň (dělostřelectvo): +3 Střelba. Po útoku s ním smí nositel touž akcí zaútočit ještě jednou, střelbou.',
    ],
    shootWeapon(3, 'artillery', {
      on: (w, self, event) =>
        event.type === 'combatEnded' &&
        event.how === 'resolved' &&
        event.weapons[0] === self &&
        event.fight !== w.cards[self]!.chosen &&
        isPresent(w, event.attacker) &&
        defendersOf(w, w.cards[self]!.by, event.attacker, null).length > 0
          ? choosing({
              seat: w.cards[self]!.by,
              card: self,
              def: w.cards[self]!.def,
              ask: 'again',
              options: ['yes', 'no'],
              args: [event.attacker],
            })
          : null,
      answered: (g, { seat, card, args }, answer) => {
        if (answer === 'no' || !isPresent(g.world, args[0]!)) return null;
        if (g.world.cards[card]!.zone === 'attached') choose(g, card, g.world.fightCount + 1, 'DOT 7.25');
        last(g, { card, seat }, 'onlyShoot', NOTHING, { fight: g.world.fightCount + 1 }, 'DOT 25.25');
        return newAttack(seat, NOTHING, args[0]);
      },
    }),
  ),
  equipment(
    '01228',
    'Personal Anti-Personnel Mines',
    'Osobní protiposádkové miny',
    0,
    [
      'In its bearer’s combat: discard it, the opponent is killed and the bearer wounded.',
      'V souboji nositele: odhoď je, soupeř je zabit a nositel zraněn.',
    ],
    {
      uses: [
        {
          timing: 'modifier',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: inOwnCombat,
          does: (g, play) => {
            const w = g.world;
            const owner = bearerOf(w, play.card);
            const fight = topFight(w)!;
            const enemy = opponentIn(fight, owner);
            discard(g, play.card, 'DOT 37.10');
            threaten(w, owner, NOTHING, NOBODY, false, fight.id);
            const call = harmOne(g, enemy, owner, play.seat, true);
            return { ...call, locals: { ...call.locals, from: w.harms.length - 2 } };
          },
        },
      ],
    },
  ),
  equipment(
    '01230',
    'Portable Force Shield',
    'Přenosný mocný štít',
    0,
    ['+6 Armor; counts as a fortification.', '+6 Obrana; počítá se za opevnění.'],
    { labels: ['fortification'], gives: [bearer(plus(0, 0, 6))] },
  ),
  equipment(
    '01244',
    'Psycho-Scanner',
    'Psycho-snímač',
    0,
    ['When its bearer is attacked he may go into cover at once for nothing.', 'Když je nositel napaden, smí se hned zdarma krýt.'],
    {
      uses: [
        {
          timing: 'combat',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: (w, _, self) => {
            const fight = topFight(w),
              owner = bearerOf(w, self);
            if (fight === null || fight.defender !== owner || fight.phase !== 'paired') return no('DOT 28.19', 'notAttacked');
            return w.cards[owner]!.covered || has(w, owner, 'neverCovers', fight) ? no('DOT 9.18', 'neverCovers') : null;
          },
          does: (g, play) => {
            // By its bearer's choice: the attack goes on, and he has the Armor of cover.
            const fight = topFight(g.world)!;
            const { over } = fight;
            cover(g, bearerOf(g.world, play.card), 'DOT 9.3');
            fight.over = over;
            return null;
          },
        },
      ],
    },
  ),
  equipment(
    '01245',
    'Punisher Blade',
    'Mstitelův nůž',
    cybertronic,
    ['Fight weapon: +1 Fight.', 'Zbraň na zápas: +1 Zápas.'],
    fightWeapon(1),
  ),
  equipment(
    '01246',
    'Punisher Handgun',
    'Mstitelova pistole',
    0,
    [
      'Weapon for Fight and Shoot (handgun): +1 to both; two handguns may be used at once.',
      'Zbraň na zápas i střelbu (pistole): +1 k obojímu; naráz lze použít dvě pistole.',
    ],
    bothWeapon(1, { labels: ['bothWeapon', 'handgun'] }),
  ),
  equipment(
    '01247',
    'Purple Shark',
    'Purpurový žralok',
    capitol,
    [
      'Vehicle and airship. Inside: +4 Shoot and Armor. For 5 destiny points its bearer escapes from a Fight combat. After each use flip a coin: heads, he is wounded and the Shark discarded.',
      'Vozidlo a vzducholoď. Uvnitř: +4 Střelba a Obrana. Za 5 bodů osudu nositel unikne ze zápasu. Po každém použití hoď mincí: padne-li panna, je nositel zraněn a Žralok odhozen.',
    ],
    {
      labels: ['vehicle', 'airship'],
      gives: [bearer(plus(0, 4, 4))],
      uses: [
        {
          timing: 'combat',
          actions: 0,
          destiny: 5,
          aim: 'none',
          fits: (w, seat, self, on, at) =>
            inOwnCombat(w, seat, self, on, at) ?? (topFight(w)!.tactic === 'fight' ? null : no('DOT 28.19', 'noTactic')),
          does: (g, play) => {
            topFight(g.world)!.over = true;
            return flip(g, play.card, play.seat);
          },
        },
      ],
      on: (w, self, event) =>
        event.type === 'combatEnded' &&
        event.how === 'resolved' &&
        w.cards[self]!.inside &&
        [event.attacker, event.defender].includes(bearerOf(w, self))
          ? follows(w, self, w.cards[self]!.def, 'flown')
          : null,
      answered: (g, { card, seat }) => flip(g, card, seat),
    },
  ),
  equipment(
    '01248',
    'Radar Scanner',
    'Radarový snímač',
    0,
    ['Its bearer cannot be attacked by airships.', 'Na nositele nesmějí útočit vzducholodě.'],
    { grants: [{ ability: 'noAirshipAttacks', to: { who: 'bearer' } }] },
  ),
  part(
    '01261',
    'Reverberating Sharpener',
    'Rezonanční ostřič',
    0,
    ['Attached to a pure Fight weapon: +1 Fight.', 'Na čistou zbraň na zápas: +1 Zápas.'],
    { part: isPureFight, gives: [bearer(plus(1, 0, 0))] },
  ),
  equipment(
    '01270',
    'Scalper',
    'Skalpovač',
    mishima,
    ['Fight weapon, Mishima only: +1 Fight, and −1 Fight for the opponent.', 'Zbraň na zápas, jen Mishima: +1 Zápas a −1 Zápas soupeři.'],
    { labels: ['fightWeapon'], needs: { affiliation: mishima }, gives: [bearer(plus(1, 0, 0)), foe(plus(-1, 0, 0))] },
  ),
  equipment(
    '01272',
    'Scythe of Semai',
    'Semaiova kosa',
    legion,
    [
      'Weapon for Fight and Shoot, Dark Legion only: +4 to both (+8 Shoot on a Pretorian Stalker). Whoever it wounds is killed.',
      'Zbraň na zápas i střelbu, jen Černá legie: +4 k obojímu (u Pretoriánského stopaře +8 Střelba). Koho zraní, toho zabije.',
    ],
    {
      labels: ['bothWeapon'],
      needs: { legion: true },
      gives: [
        bearer(plus(4, 4, 0)),
        { ratings: plus(0, 4, 0), layer: 'add', to: { who: 'bearer', fits: (w, _, r) => isKind(w, r, 'pretorian-stalker') } },
      ],
      grants: [{ ability: 'killsOnWound', to: { who: 'bearer' } }],
    },
  ),
  equipment(
    '01280',
    'Sherman .74 Model 13 "Bolter"',
    'Sherman .74 model 13 „Řešeto“',
    capitol,
    [
      'Weapon for Fight and Shoot (handgun): +2 to both; two handguns may be used at once.',
      'Zbraň na zápas i střelbu (pistole): +2 k obojímu; naráz lze použít dvě pistole.',
    ],
    bothWeapon(2, { labels: ['bothWeapon', 'handgun'] }),
  ),
  equipment(
    '01282',
    'Shrieketh',
    'Shrieketh',
    legion,
    [
      'Shoot weapon, Dark Legion only: +1 Shoot. Whoever is killed with it brings you a Heretic from your collection into your Kohort.',
      'Střelná zbraň, jen Černá legie: +1 Střelba. Kdo je jí zabit, přivede ti ze sbírky do Kohorty Kacíře.',
    ],
    shootWeapon(1, null, {
      needs: { legion: true },
      on: (w, self, event) =>
        event.type === 'killed' && event.by === bearerOf(w, self) && fightNumbered(w, event.fight)?.weapons.includes(self)
          ? fetching({ seat: w.cards[self]!.by, def: definitionNamed('01153') })
          : null,
    }),
  ),
  equipment(
    '01286',
    'SMG Mk. III "Interceptor"',
    'PA Mk. III „Stíhačka“',
    imperial,
    ['Shoot weapon (sub-machine gun): +2 Shoot.', 'Střelná zbraň (samopal): +2 Střelba.'],
    shootWeapon(2, 'machineGun'),
  ),
  equipment(
    '01287',
    'Smoke Bomb',
    'Dýmovnice',
    0,
    [
      'Discard it before the combat begins: its bearer withdraws and the attack action is over.',
      'Odhoď ji před začátkem souboje: nositel ustoupí a útočná akce končí.',
    ],
    {
      uses: [
        {
          timing: 'combat',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: (w, seat, self, on, at) => {
            const refused = inOwnCombat(w, seat, self, on, at);
            return refused ?? (topFight(w)!.phase === 'paired' ? null : no('DOT 28.19', 'combatBegun'));
          },
          does: (g, play) => {
            discard(g, play.card, 'DOT 37.10');
            topFight(g.world)!.over = true;
            return null;
          },
        },
      ],
    },
  ),
  equipment(
    '01305',
    'T-32 "Wolfclaw" JBT',
    'T-32 „Vlčí dráp“ JBT',
    bauhaus,
    [
      'Vehicle and tank, Bauhaus only. Inside: all four ratings doubled; no other weapon may be used.',
      'Vozidlo a tank, jen Bauhaus. Uvnitř: všechny čtyři hodnoty se zdvojnásobí; jinou zbraň nelze použít.',
    ],
    { labels: ['vehicle', 'tank', 'noVehicleWeapons'], needs: { affiliation: bauhaus }, gives: [doubled(0, 1, 2, 3)] },
  ),
  equipment(
    '01319',
    'Ticker',
    'Budík',
    cybertronic,
    [
      'For a Doomtrooper outside the Brotherhood. In his combat, discard it: +2 Fight and Shoot, and he can be neither wounded nor killed in it; afterwards he is wounded.',
      'Pro Doomtroopera mimo Bratrstvo. V jeho souboji ho odhoď: +2 Zápas a Střelba a v tomto souboji ho nelze zranit ani zabít; potom je zraněn.',
    ],
    {
      needs: { doomtrooper: true, not: brotherhood },
      uses: [
        {
          timing: 'modifier',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: inOwnCombat,
          does: (g, play) => {
            const owner = bearerOf(g.world, play.card);
            const twitcher = isKind(g.world, owner, 'twitcher');
            discard(g, play.card, 'DOT 37.10');
            strengthen(g, play, owner, twitcher ? plus(3, 3, 0) : plus(2, 2, 0), { fight: play.fight }, 'DOT 24.5.14');
            last(g, play, 'unharmed', owner, { fight: play.fight }, 'DOT 24.5.14');
            if (!twitcher) last(g, play, 'watch', owner, { n: play.fight }, 'DOT 24.5.14');
            return null;
          },
        },
      ],
      on: (w, self, event, watch) =>
        watch !== null && event.type === 'combatEnded' && event.fight === watch.n
          ? follows(w, self, watch.def, 'ticked', [watch.on])
          : null,
      answered: (g, { card, args }) => {
        g.world.effects = g.world.effects.filter(effect => effect.what !== 'watch' || effect.source !== card);
        return harmOne(g, args[0]!, NOTHING, NOBODY, false);
      },
    },
  ),
  part('01314', 'Telescopic Sight', 'Teleskopické vidění', 0, ['Attached to a Shoot weapon: +1 Shoot.', 'Na střelnou zbraň: +1 Střelba.'], {
    part: isShootWeapon,
    gives: [bearer(plus(0, 1, 0))],
  }),
  equipment(
    '01334',
    'Violator Sword',
    'Barbarský meč',
    bauhaus,
    ['Fight weapon, Bauhaus only: +2 Fight.', 'Zbraň na zápas, jen Bauhaus: +2 Zápas.'],
    fightWeapon(2, only(bauhaus)),
  ),
  equipment(
    '01332',
    'Vassht',
    'Vasšt',
    legion,
    [
      'Fight weapon, Dark Legion only: +2 Fight. Never moves to another warrior; its bearer may never own another weapon for Fight.',
      'Zbraň na zápas, jen Černá legie: +2 Zápas. Nikdy nepřejde na jiného bojovníka; nositel nesmí mít jinou zbraň na zápas.',
    ],
    {
      labels: ['fightWeapon', 'soleFightWeapon'],
      gives: [bearer(plus(2, 0, 0))],
      needs: {
        legion: true,
        also: (w, on) =>
          w.cards[on]!.gear.some(id => hasLabel(w, id, 'fightWeapon') || hasLabel(w, id, 'bothWeapon'))
            ? no('DOT 36.2', 'otherWeapon')
            : null,
      },
    },
  ),
];
