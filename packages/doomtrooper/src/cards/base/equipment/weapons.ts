/** Base set: equipment, weapons. */
import { no, type Seat } from '@kolbiste/engine';
import { choose, destinyOf, discard, endEffectsWhere, last, loseDestiny, place, strengthen } from '../../../rules/atoms.ts';
import { defendersOf } from '../../../rules/combat/pairing.ts';
import type { Here } from '../../../rules/game.ts';
import { castingFee } from '../../../rules/legality.ts';
import { choosing, fetching, newAttack } from '../../../rules/procedures.ts';
import { fightNumbered } from '../../../rules/queries.ts';
import { type CardId, type World } from '../../../rules/state.ts';
import { carrierOf, hasLabel, isAloft, isKind, isLegion, isPresent } from '../../../rules/status.ts';
import { worthOf } from '../../../rules/values.ts';
import { against, inTactic, ofKind, toBearer, toOpponent } from '../../filters.ts';
import { equipment } from '../../makers.ts';
import { asks, fedWith, follows, plus } from '../../pieces.ts';
import { definitionNamed, definitionOf } from '../../registry.ts';

/** Art cards in hand that a warrior could cast. */
const castable = (w: World, seat: Seat, warrior: CardId): CardId[] =>
  w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'art' && castingFee(w, warrior, definitionOf(w, id), null) !== null);

/** A disease takes a point of Value for good. */
function sicken(g: Here, card: CardId, victim: CardId): void {
  strengthen(g, { card, seat: g.world.cards[card]!.by }, { on: victim, ratings: plus(0, 0, 0, -1) }, { rule: 'DOT 7.25' });
  if (worthOf(g.world, victim, null) === 0) discard(g, victim, 'DOT 37.41');
}

export const ac40Justifier = equipment({
  code: '01001',
  name: { en: 'AC-40 "Justifier"', cs: 'AC-40 „Rozhřešitel“' },
  text: {
    en: 'Weapon for Fight and Shoot (light machine gun with bayonet): +3 Fight, +3 Shoot. Any warrior.',
    cs: 'Zbraň na zápas i střelbu (lehký kulomet s bajonetem): +3 Zápas, +3 Střelba. Kdokoli.',
  },
  affiliation: 'brotherhood',
  labels: ['bothWeapon', 'machineGun'],
  gives: [{ fight: 3, shoot: 3 }],
});

export const bacteriaGrenade = equipment({
  code: '01013',
  name: { en: 'Bacteria Grenade', cs: 'Bakteriový granát' },
  text: {
    en: 'Weapon for one combat, Dark Legion only: +4 Fight and Shoot. An opponent who survives is diseased: in each of his draw steps his player pays 3 destiny points or he loses 1 Value for good; at Value 0 he is discarded.',
    cs: 'Zbraň na jeden souboj, jen Černá legie: +4 Zápas a Střelba. Soupeř, který přežije, je nakažen: v každém svém kroku dobírání zaplatí jeho hráč 3 body osudu, nebo nakažený natrvalo ztratí 1 Hodnotu; s Hodnotou 0 je vyřazen.',
  },
  affiliation: 'legion',
  labels: ['specialWeapon', 'usedUp'],
  needs: { legion: true },
  gives: [{ fight: 4, shoot: 4 }],
  on: ({ world, self, event, watch }) => {
    if (watch !== null)
      return event.type === 'combatEnded' && event.fight === watch.combat
        ? follows(world, self, { def: watch.def, ask: 'thrown', args: [watch.on] })
        : null;
    const { chosen, def } = world.cards[self]!;
    if (event.type === 'struck') {
      const { weapons, attacker, defender } = fightNumbered(world, event.fight)!;
      return weapons.includes(self)
        ? follows(world, self, { def, ask: 'aim', args: [(weapons[0] === self ? defender : attacker)!, event.fight] })
        : null;
    }
    if (chosen === null || !('card' in event) || event.card !== chosen) return null;
    if (event.type === 'stolen') return follows(world, self, { def, ask: 'thrown', args: [chosen] });
    return event.type === 'discarded' || event.type === 'sacrificed' || event.type === 'returned'
      ? follows(world, self, { def, ask: 'over' })
      : null;
  },
  atDraw: ({ g, world, seat, self }) => {
    const victim = world.cards[self]!.chosen;
    if (victim === null) return null;
    if (destinyOf(world, seat) >= 3) return asks(g, { card: self }, seat, { ask: 'upkeep', options: ['pay', 'refuse'] });
    sicken(g, self, victim);
    return null;
  },
  answered: ({ g, world, seat, ask, args, answer, asked }) => {
    const { card } = asked;
    const victim = args[0] ?? world.cards[card]!.chosen!;
    switch (ask) {
      case 'aim':
        last(g, { card, seat }, { what: 'watch', on: victim, combat: args[1]! }, { rule: 'DOT 24.5.6' });
        return;
      case 'thrown':
        endEffectsWhere(g, effect => effect.what === 'watch' && effect.source === card);
        if (!isPresent(world, victim)) discard(g, card, 'DOT 37.10');
        else {
          place(g, card, { by: seat, area: 'player', at: world.cards[victim]!.by, rule: 'DOT 19.2' });
          choose(g, card, victim, 'DOT 7.25');
        }
        return;
      case 'upkeep':
        if (answer === 'pay') loseDestiny(g, seat, 3, { cause: 'card', rule: 'DOT 3.32' });
        else sicken(g, card, victim);
        return;
      default:
        discard(g, card, 'DOT 37.10');
        return;
    }
  },
});

export const bayonet = equipment({
  code: '01017',
  name: { en: 'Bayonet', cs: 'Bajonet' },
  text: {
    en: 'Attached to a Shoot weapon: it also works as a Fight weapon with +2 Fight.',
    cs: 'Na střelnou zbraň: ta slouží i jako zbraň na zápas s +2 Zápas.',
  },
  labels: ['fightWeapon'],
  part: (w, of) => hasLabel(w, of, 'shootWeapon'),
  gives: [{ fight: 2, to: toBearer(inTactic('fight')) }],
});

export const capitolSwordOfHonor = equipment({
  code: '01033',
  name: { en: 'Capitol Sword of Honor', cs: 'Kapitolský meč cti' },
  text: { en: 'Fight weapon, Capitol only: +1 Fight.', cs: 'Zbraň na zápas, jen Kapitol: +1 Zápas.' },
  affiliation: 'capitol',
  labels: ['fightWeapon'],
  needs: { affiliation: 'capitol' },
  gives: [{ fight: 1 }],
});

export const clansmanClaymore = equipment({
  code: '01049',
  name: { en: 'Clansman Claymore', cs: 'Meč příslušníka klanu' },
  text: {
    en: 'Fight weapon, Imperial only: +1 Fight and Armor against the Dark Legion; +2 and +2 on a Clansman.',
    cs: 'Zbraň na zápas, jen Imperiál: +1 Zápas a Obrana proti Černé legii; u Příslušníka klanu +2 a +2.',
  },
  affiliation: 'imperial',
  labels: ['fightWeapon'],
  needs: { affiliation: 'imperial' },
  gives: [
    { fight: 1, armour: 1, to: toBearer(against(isLegion)), count: ({ world, receiver }) => (isKind(world, receiver, 'clansman') ? 2 : 1) },
  ],
});

export const curatorSword = equipment({
  code: '01062',
  name: { en: 'Curator Sword', cs: 'Kurátorův meč' },
  text: {
    en: 'Fight weapon, Dark Legion only: +2 Fight (+4 on a Curator). Anyone it wounds is killed.',
    cs: 'Zbraň na zápas, jen Černá legie: +2 Zápas (u Kurátora +4). Koho zraní, toho zabije.',
  },
  affiliation: 'legion',
  labels: ['fightWeapon'],
  needs: { legion: true },
  gives: [{ fight: 2, count: ({ world, receiver }) => (isKind(world, receiver, 'curator') ? 2 : 1) }],
  grants: ['killsOnWound'],
});

export const cyberneticPowerArm = equipment({
  code: '01064',
  name: { en: 'Cybernetic Power Arm', cs: 'Silná ruka Kybertroniku' },
  text: { en: 'Fight weapon: +6 Fight.', cs: 'Zbraň na zápas: +6 Zápas.' },
  labels: ['fightWeapon'],
  gives: [{ fight: 6 }],
});

export const deathlockdrum = equipment({
  code: '01069',
  name: { en: 'Deathlockdrum', cs: 'Smrtonosný buben' },
  text: {
    en: 'Shoot weapon (heavy machine gun): +3 Shoot, and −2 Shoot for the opponent.',
    cs: 'Střelná zbraň (těžký kulomet): +3 Střelba a −2 Střelba soupeři.',
  },
  labels: ['shootWeapon', 'machineGun'],
  gives: [{ shoot: 3 }, { shoot: -2, to: toOpponent() }],
});

export const gehennaPuker = equipment({
  code: '01142',
  name: { en: 'Gehenna Puker', cs: 'Vrhající gahenna' },
  text: { en: 'Shoot weapon (flamethrower): +6 Shoot.', cs: 'Střelná zbraň (plamenomet): +6 Střelba.' },
  labels: ['shootWeapon', 'flamethrower'],
  gives: [{ shoot: 6 }],
});

export const hmgMkXIXBCharger = equipment({
  code: '01155',
  name: { en: 'HMG Mk. XIXB "Charger"', cs: 'TK Mk. XIXB „Nabíječ“' },
  text: { en: 'Shoot weapon (heavy machine gun): +5 Shoot.', cs: 'Střelná zbraň (těžký kulomet): +5 Střelba.' },
  affiliation: 'imperial',
  labels: ['shootWeapon', 'machineGun'],
  gives: [{ shoot: 5 }],
});

export const imperialSouthpaw = equipment({
  code: '01161',
  name: { en: 'Imperial Southpaw', cs: 'Imperiální levák' },
  text: {
    en: 'Shoot weapon (rocket launcher): +4 Shoot, +2 more against an airship.',
    cs: 'Střelná zbraň (raketomet): +4 Střelba, proti vzdušnému korábu o 2 více.',
  },
  affiliation: 'imperial',
  labels: ['shootWeapon', 'rocketLauncher'],
  gives: [{ shoot: 4 }, { shoot: 2, to: toBearer(against(isAloft)) }],
});

export const kratach = equipment({
  code: '01185',
  name: { en: 'Kratach', cs: 'Kratach' },
  text: { en: 'Shoot weapon (machine gun), Dark Legion only: +3 Shoot.', cs: 'Střelná zbraň (kulomet), jen Černá legie: +3 Střelba.' },
  affiliation: 'legion',
  labels: ['shootWeapon', 'machineGun'],
  needs: { legion: true },
  gives: [{ shoot: 3 }],
});

export const lAndAPlasmaCarbine = equipment({
  code: '01186',
  name: { en: 'L&A Plasma Carbine', cs: 'Plazmová karabina od L&A' },
  text: { en: 'Shoot weapon (assault rifle): +3 Shoot.', cs: 'Střelná zbraň (útočná puška): +3 Střelba.' },
  labels: ['shootWeapon'],
  gives: [{ shoot: 3 }],
});

export const mortisSword = equipment({
  code: '01210',
  name: { en: 'Mortis Sword', cs: 'Meč Rigor Mortis' },
  text: {
    en: 'Fight weapon, Brotherhood only: +1 Fight, and 1 more for each Art card put into it (1 action each; its bearer must be able to cast it).',
    cs: 'Zbraň na zápas, jen Bratrstvo: +1 Zápas a o 1 víc za každou kartu Umění do něj vloženou (1 akce za každou; nositel ji musí umět seslat).',
  },
  affiliation: 'brotherhood',
  labels: ['fightWeapon'],
  needs: { affiliation: 'brotherhood' },
  gives: [{ fight: 1, count: ({ world, self }) => 1 + world.cards[self]!.marks }],
  ...fedWith((w, seat, self) => castable(w, seat, carrierOf(w, self))),
});

export const nimrodAutocannon = equipment({
  code: '01224',
  name: { en: 'Nimrod Autocannon', cs: 'Nimrodův autokanon' },
  text: {
    en: 'Shoot weapon (artillery): +3 Shoot. After an attack with it its bearer may attack once more with the same action, in a Shoot combat.',
    cs: 'Střelná zbraň (dělostřelectvo): +3 Střelba. Po útoku s ním smí nositel touž akcí zaútočit ještě jednou, střelbou.',
  },
  affiliation: 'capitol',
  labels: ['shootWeapon', 'artillery'],
  gives: [{ shoot: 3 }],
  on: ({ world, self, event }) =>
    event.type === 'combatEnded' &&
    event.how === 'resolved' &&
    event.weapons[0] === self &&
    event.fight !== world.cards[self]!.chosen &&
    isPresent(world, event.attacker) &&
    defendersOf(world, world.cards[self]!.by, event.attacker, null).length > 0
      ? choosing({
          seat: world.cards[self]!.by,
          card: self,
          def: world.cards[self]!.def,
          ask: 'again',
          options: ['yes', 'no'],
          args: [event.attacker],
        })
      : null,
  answered: ({ g, world, seat, self, args, answer }) => {
    if (answer === 'no' || !isPresent(world, args[0]!)) return null;
    if (world.cards[self]!.zone === 'attached') choose(g, self, world.fightCount + 1, 'DOT 7.25');
    last(g, { card: self, seat }, { what: 'lock', on: null, lock: 'onlyShoot' }, { fight: world.fightCount + 1, rule: 'DOT 25.25' });
    return newAttack(seat, { attacker: args[0]! });
  },
});

export const punisherBlade = equipment({
  code: '01245',
  name: { en: 'Punisher Blade', cs: 'Mstitelův nůž' },
  text: { en: 'Fight weapon: +1 Fight.', cs: 'Zbraň na zápas: +1 Zápas.' },
  affiliation: 'cybertronic',
  labels: ['fightWeapon'],
  gives: [{ fight: 1 }],
});

export const punisherHandgun = equipment({
  code: '01246',
  name: { en: 'Punisher Handgun', cs: 'Mstitelova pistole' },
  text: {
    en: 'Weapon for Fight and Shoot (handgun): +1 to both; two handguns may be used at once.',
    cs: 'Zbraň na zápas i střelbu (pistole): +1 k obojímu; naráz lze použít dvě pistole.',
  },
  labels: ['bothWeapon', 'handgun'],
  gives: [{ fight: 1, shoot: 1 }],
});

export const scalper = equipment({
  code: '01270',
  name: { en: 'Scalper', cs: 'Skalpovač' },
  text: {
    en: 'Fight weapon, Mishima only: +1 Fight, and −1 Fight for the opponent.',
    cs: 'Zbraň na zápas, jen Mishima: +1 Zápas a −1 Zápas soupeři.',
  },
  affiliation: 'mishima',
  labels: ['fightWeapon'],
  needs: { affiliation: 'mishima' },
  gives: [{ fight: 1 }, { fight: -1, to: toOpponent() }],
});

export const scytheOfSemai = equipment({
  code: '01272',
  name: { en: 'Scythe of Semai', cs: 'Semaiova kosa' },
  text: {
    en: 'Weapon for Fight and Shoot, Dark Legion only: +4 to both (+8 Shoot on a Pretorian Stalker). Anyone it wounds is killed.',
    cs: 'Zbraň na zápas i střelbu, jen Černá legie: +4 k obojímu (u Pretoriánského stopaře +8 Střelba). Koho zraní, toho zabije.',
  },
  affiliation: 'legion',
  labels: ['bothWeapon'],
  needs: { legion: true },
  gives: [
    { fight: 4, shoot: 4 },
    { shoot: 4, to: toBearer(ofKind('pretorian-stalker')) },
  ],
  grants: ['killsOnWound'],
});

export const sherman74Model13Bolter = equipment({
  code: '01280',
  name: { en: 'Sherman .74 Model 13 "Bolter"', cs: 'Sherman .74 model 13 „Řešeto“' },
  text: {
    en: 'Weapon for Fight and Shoot (handgun): +2 to both; two handguns may be used at once.',
    cs: 'Zbraň na zápas i střelbu (pistole): +2 k obojímu; naráz lze použít dvě pistole.',
  },
  affiliation: 'capitol',
  labels: ['bothWeapon', 'handgun'],
  gives: [{ fight: 2, shoot: 2 }],
});

export const shrieketh = equipment({
  code: '01282',
  name: { en: 'Shrieketh', cs: 'Shrieketh' },
  text: {
    en: 'Shoot weapon, Dark Legion only: +1 Shoot. Anyone who is killed with it brings you a Heretic from your collection into your Kohort.',
    cs: 'Střelná zbraň, jen Černá legie: +1 Střelba. Kdo je jí zabit, přivede ti ze sbírky do Kohorty Kacíře.',
  },
  affiliation: 'legion',
  labels: ['shootWeapon'],
  needs: { legion: true },
  gives: [{ shoot: 1 }],
  on: ({ world, self, event }) =>
    event.type === 'killed' && event.by === carrierOf(world, self) && fightNumbered(world, event.fight)?.weapons.includes(self)
      ? fetching({ seat: world.cards[self]!.by, def: definitionNamed('01153') })
      : null,
});

export const smgMkIIIInterceptor = equipment({
  code: '01286',
  name: { en: 'SMG Mk. III "Interceptor"', cs: 'PA Mk. III „Stíhačka“' },
  text: { en: 'Shoot weapon (sub-machine gun): +2 Shoot.', cs: 'Střelná zbraň (samopal): +2 Střelba.' },
  affiliation: 'imperial',
  labels: ['shootWeapon', 'machineGun'],
  gives: [{ shoot: 2 }],
});

export const vassht = equipment({
  code: '01332',
  name: { en: 'Vassht', cs: 'Vasšt' },
  text: {
    en: 'Fight weapon, Dark Legion only: +2 Fight. Never moves to another warrior; its bearer may never own another weapon for Fight.',
    cs: 'Zbraň na zápas, jen Černá legie: +2 Zápas. Nikdy nepřejde na jiného bojovníka; nositel nesmí mít jinou zbraň na zápas.',
  },
  affiliation: 'legion',
  labels: ['fightWeapon', 'soleFightWeapon'],
  needs: {
    legion: true,
    refusal: ({ world, target }) =>
      world.cards[target]!.gear.some(id => hasLabel(world, id, 'fightWeapon') || hasLabel(world, id, 'bothWeapon'))
        ? no('DOT 36.2', 'otherWeapon')
        : null,
  },
  gives: [{ fight: 2 }],
});

export const violatorSword = equipment({
  code: '01334',
  name: { en: 'Violator Sword', cs: 'Barbarský meč' },
  text: { en: 'Fight weapon, Bauhaus only: +2 Fight.', cs: 'Zbraň na zápas, jen Bauhaus: +2 Zápas.' },
  affiliation: 'bauhaus',
  labels: ['fightWeapon'],
  needs: { affiliation: 'bauhaus' },
  gives: [{ fight: 2 }],
});
