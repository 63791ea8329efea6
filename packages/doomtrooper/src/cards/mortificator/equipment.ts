/** Mortificator: equipment. */
import { no, type Seat } from '@kolbiste/engine';
import { isCombatant, opponentIn, takesPart } from '../../rules/abilities.ts';
import { actionsLeft, breakOff, cancel, discard, last, look, sacrifice, save, stopLooking, store, takeActions } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { fightNumbered, pendingOf, topFight } from '../../rules/queries.ts';
import type { CardId, Pool, World } from '../../rules/state.ts';
import { carrierOf, contentsOf, hasLabel, isPresent, vehicleOf, warriorsOf } from '../../rules/status.ts';
import { discardSelf, grantTarget } from '../effects.ts';
import { able, not, toOpponent } from '../filters.ts';
import type { Use } from '../form.ts';
import { equipment } from '../makers.ts';
import { asks, asksOn, follows, isSpecialOfAnother, pickedOrNone, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aPlayer, aWarrior } from '../targets.ts';
import { afterFight, isVenomProof, poisoners, withdraw } from './pieces.ts';

/** Whom of a player's Kohort a poison harms. */
const cohortOf = (w: World, seat: number): CardId[] =>
  warriorsOf(w, seat).filter(id => w.cards[id]!.zone === 'cohort' && !isVenomProof(w, id));

export const armorPiercingAmmo = equipment({
  code: '04006',
  name: { en: 'Armor-Piercing Ammo', cs: 'Protipancéřová munice' },
  text: {
    en: 'Attached to a Shoot weapon that is no flamethrower: anyone who faces its bearer when he uses it in combat has his armor removed from the game.',
    cs: 'Na zbraň na střelbu, která není plamenomet: kdo stojí v souboji proti nositeli, když ji použije, tomu se brnění odstraní ze hry.',
  },
  part: (w, of) => hasLabel(w, of, 'shootWeapon') && !hasLabel(w, of, 'flamethrower'),
  on: ({ world, self, event }) =>
    event.type === 'weaponChosen' && event.card === world.cards[self]!.host
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'pierce', args: [event.fight] })
      : null,
  answered: ({ g, world, self, args }) => {
    const fight = fightNumbered(world, args[0]!);
    const foe = fight === null ? null : opponentIn(world, fight, carrierOf(world, self));
    if (foe === null) return;
    for (const card of world.cards[foe]!.gear.filter(id => hasLabel(world, id, 'armour'))) sacrifice(g, card, 'DOT 37.9');
  },
});

export const autogyro = equipment({
  code: '04007',
  name: { en: 'Autogyro', cs: 'Autogyro' },
  text: {
    en: 'Vehicle and airship, Doomtroopers only. Inside: +4 Shoot and Armor; anyone who fights him has nothing from fortifications and does not defend from a warzone.',
    cs: 'Vozidlo a vzdušný koráb, jen Doomtrooper. Uvnitř: +4 Střelba a Obrana; kdo s ním bojuje, nemá nic z opevnění a nebrání se z válečné zóny.',
  },
  affiliation: 'bauhaus',
  labels: ['vehicle', 'airship'],
  needs: { doomtrooper: true },
  gives: [{ shoot: 4, armour: 4 }],
  grants: ['ignoresFortifications', 'barsWarzones', { ability: 'noFortifications', to: toOpponent() }],
});

export const censerDrops = equipment({
  code: '04022',
  name: { en: 'Censer Drops', cs: 'Vůně kadidla' },
  text: {
    en: 'Poison, Mortificator only. Discard it: nobody in a Kohort of your choice attacks until your next turn; a combat that one of them is in ends.',
    cs: 'Jed, jen Mortifikátor. Vyřaď ji: nikdo v jedné Kohortě dle tvé volby do tvého příštího kola neútočí; souboj, kterého se někdo z nich účastní, končí.',
  },
  affiliation: 'brotherhood',
  labels: ['poison'],
  needs: poisoners,
  uses: [
    {
      timing: 'any',
      target: aPlayer((w, player) => cohortOf(w, player).length > 0),
      effect: ({ g, world, seat, self, player, play }) => {
        const fight = topFight(world);
        for (const on of cohortOf(world, player)) {
          last(g, play, { what: 'ability', on, ability: 'cannotAttack' }, { until: seat, rule: 'DOT 37.3' });
          if (fight !== null && takesPart(fight, on)) breakOff(fight);
        }
        discard(g, self, 'DOT 37.10');
      },
    },
  ],
});

export const foreseeingTalisman = equipment({
  code: '04045',
  name: { en: 'Foreseeing Talisman', cs: 'Věštecký talisman' },
  text: {
    en: 'Mortificator only. 12 destiny points when somebody else has just played a special: it has no effect and what was paid for it is lost.',
    cs: 'Jen Mortifikátor. Za 12 bodů osudu, když někdo jiný právě zahrál speciální kartu: nemá účinek a co se za ni zaplatilo, je ztraceno.',
  },
  affiliation: 'brotherhood',
  needs: { kind: 'mortificator' },
  uses: [
    {
      timing: 'reaction',
      destiny: 12,
      answers: isSpecialOfAnother,
      condition: ({ world }) => pendingOf(world)?.cancelled === false,
      effect: ({ g, world }) => cancel(g, pendingOf(world)!),
    },
  ],
});

export const lifeguardArmor = equipment({
  code: '04062',
  name: { en: 'Lifeguard Armor', cs: 'Ochranné brnění' },
  text: {
    en: 'Armor, Doomtroopers only: −4 Armor. What would wound its bearer wounds the armor instead; a second wound, or what would kill him, removes it from the game, and he is unhurt.',
    cs: 'Brnění, jen Doomtrooper: −4 Obrana. Co má zranit nositele, zraní místo něj brnění; druhé zranění, nebo to, co by nositele zabilo, ho odstraní ze hry a nositel je nezraněn.',
  },
  labels: ['armour', 'takesWounds'],
  needs: { doomtrooper: true },
  gives: [{ armour: -4 }],
});

export const lotusBlossom = equipment({
  code: '04066',
  name: { en: 'Lotus Blossom', cs: 'Lotosový květ' },
  text: {
    en: 'Poison, Mortificator only. After a Fight combat he survived, discard it: his opponent is wounded; if he dies of it, you earn the points.',
    cs: 'Jed, jen Mortifikátor. Po zápase, který přežil, ho vyřaď: jeho soupeř je zraněn; zemře-li na to, body získáš ty.',
  },
  affiliation: 'brotherhood',
  labels: ['poison'],
  needs: poisoners,
  uses: [
    {
      timing: 'any',
      refusal: afterFight,
      effect: ({ g, world, seat, self }) => {
        const owner = carrierOf(world, self);
        const victim = opponentIn(world, topFight(world)!, owner)!;
        discard(g, self, 'DOT 37.10');
        return isPresent(world, victim) ? harmOne(g, { victim, by: owner, earner: seat }) : null;
      },
      wounds: ({ world, pending }) => [opponentIn(world, topFight(world)!, carrierOf(world, pending.card))!],
    },
  ],
});

const giftsIn = (w: World, seat: Seat): CardId[] => w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'symmetry');
export const pandorasBox = equipment({
  code: '04075',
  name: { en: "Pandora's Box", cs: 'Pandořina skříňka' },
  text: {
    en: 'Dark Legion only: +1 Fight and Shoot for each Dark Symmetry card put into it from your hand (1 action each), where those do nothing.',
    cs: 'Jen Černá legie: +1 Zápas a Střelba za každou kartu Černé symetrie do ní vloženou z ruky (1 akce za každou); v ní nic nedělají.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  gives: [{ fight: 1, shoot: 1, count: ({ world, self }) => contentsOf(world, self).length }],
  stores: {},
  uses: [
    {
      timing: 'action',
      actions: 1,
      condition: ({ world, seat }) => giftsIn(world, seat).length > 0,
      // Asked even if nothing fits by now: what is not asked would tell of the hand.
      effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'feed', options: ['stop', ...picks(giftsIn(world, seat))] }),
    },
  ],
  answered: ({ g, self, answer }) => {
    const gift = pickedOrNone(answer);
    if (gift !== null) store(g, gift, self);
  },
});

export const platinumDream = equipment({
  code: '04077',
  name: { en: 'Platinum Dream', cs: 'Platinový sen' },
  text: {
    en: 'Poison, Mortificator only. Discard it: a warrior immune to Art is not any longer.',
    cs: 'Jed, jen Mortifikátor. Vyřaď ho: bojovník imunní vůči Umění už imunní není.',
  },
  affiliation: 'brotherhood',
  labels: ['poison'],
  needs: poisoners,
  uses: [
    {
      timing: 'any',
      target: aWarrior(able('artImmune'), not(isVenomProof)),
      effect: [grantTarget('lostArtImmune', 'forGood', 'DOT 29.6'), discardSelf()],
    },
  ],
});

export const sachs9000gl = equipment({
  code: '04091',
  name: { en: 'Sachs 9000GL', cs: 'Sachs 9000GL' },
  text: {
    en: 'Commanders only. When its bearer would be wounded or killed in a Shoot combat, discard it: he stays as he was.',
    cs: 'Jen velitel. Má-li být nositel zraněn nebo zabit při střelbě, vyřaď ho: nositel zůstane, jak byl.',
  },
  affiliation: 'bauhaus',
  needs: { label: 'commander' },
  uses: [
    {
      timing: 'saving',
      refusal: ({ world, self }) =>
        topFight(world)?.tactic === 'shoot' && world.harms.some(({ victim, saved }) => victim === carrierOf(world, self) && !saved)
          ? null
          : no('DOT 24.7.3', 'nobodyToSave'),
      effect: ({ g, world, self }) => {
        for (const harm of world.harms) if (harm.victim === carrierOf(world, self)) save(harm);
        discard(g, self, 'DOT 37.10');
      },
    },
  ],
});

export const smokeScreen = equipment({
  code: '04094',
  name: { en: 'Smoke Screen', cs: 'Kouřová clona' },
  text: {
    en: '3 actions, on any warrior of yours. When a special has just been played, discard it: before that works, its bearer goes back to hand with his equipment.',
    cs: '3 akce, na kteréhokoli tvého bojovníka. Když byla právě zahrána speciální karta, vyřaď ji: dřív než karta zapůsobí, vrátí se nositel s vybavením do ruky.',
  },
  actions: 3,
  uses: [
    {
      timing: 'reaction',
      answers: ({ world, pending }) => pending.use === null && definitionOf(world, pending.card).type === 'special',
      effect: ({ g, world, self }) => {
        const owner = carrierOf(world, self);
        discard(g, self, 'DOT 37.10');
        if (isPresent(world, owner)) withdraw(g, owner, ['equipment']);
      },
    },
  ],
});

export const stunGrenade = equipment({
  code: '04099',
  name: { en: 'Stun Grenade', cs: 'Ochromující granát' },
  text: {
    en: 'Mortificator only. In a combat of his, before the strikes, discard it: he strikes first and his opponent does not strike back.',
    cs: 'Jen Mortifikátor. V jeho souboji, než padnou údery, ho vyřaď: udeří první a soupeř mu úder nevrátí.',
  },
  needs: { kind: 'mortificator' },
  uses: [
    {
      timing: 'combat',
      refusal: ({ world, self }) => (isCombatant(topFight(world)!, carrierOf(world, self)) ? null : no('DOT 28.19', 'notInCombat')),
      effect: ({ g, world, self, fight, play }) => {
        const on = carrierOf(world, self);
        for (const ability of ['firstStrike', 'endsCombatByStrike'] as const)
          last(g, play, { what: 'ability', on, ability }, { fight, rule: 'DOT 25.12' });
        discard(g, self, 'DOT 37.10');
      },
    },
  ],
});

/** The attacker of your Squad, if he comes by airship. */
const flier = (w: World, seat: number): CardId | null => {
  const { attacker, defender } = topFight(w)!;
  const vehicle = vehicleOf(w, attacker!);
  const { by, zone } = w.cards[defender!]!;
  return vehicle !== null && hasLabel(w, vehicle, 'airship') && by === seat && zone === 'squad' ? attacker : null;
};
export const surfaceToAirMissile = equipment({
  code: '04102',
  name: { en: 'Surface-To-Air Missile', cs: 'Raketa země-vzduch' },
  text: {
    en: 'In your Squad. When somebody in an airship attacks a member of it, discard it: the attacker is wounded; if he dies of it, you earn the points.',
    cs: 'Do tvého Mužstva. Když na jeho člena útočí někdo ze vzdušného korábu, vyřaď ji: útočník je zraněn; zemře-li na to, body získáš ty.',
  },
  areas: ['squad'],
  uses: [
    {
      timing: 'combat',
      condition: ({ world, seat }) => flier(world, seat) !== null,
      effect: ({ g, world, seat, self }) => {
        const victim = flier(world, seat);
        discard(g, self, 'DOT 37.10');
        return victim === null ? null : harmOne(g, { victim, earner: seat });
      },
      wounds: ({ world, pending }) => [flier(world, pending.seat)!],
    },
  ],
});

/** Actions that may still be taken for it. */
const spare = (w: World, seat: number): Pool | null => {
  const pool = w.pools[w.pools.length - 1];
  return pool !== undefined && pool.seat === seat && actionsLeft(pool) - pool.attack > 0 && !pool.locked ? pool : null;
};
const spies: Use = {
  timing: 'action',
  actions: 1,
  target: aPlayer((w, player) => w.sides[player]!.library.length > 0),
  effect: ({ g, world, seat, player, play }) => {
    const top = world.sides[player]!.library.slice(-3);
    look(g, { seat, at: player, cards: top, rule: 'DOT 37.6' });
    return asks(g, play, seat, {
      ask: spare(world, seat) ? 'watch' : 'look',
      options: ['stop', ...(spare(world, seat) ? picks(top) : [])],
      args: top,
    });
  },
};
export const surveillanceShip = equipment({
  code: '04103',
  name: { en: 'Surveillance Ship', cs: 'Špionážní družice' },
  text: {
    en: 'Mishima only. 1 action: look at the top three cards of a library; discard any of them for one more action each. The others stay as they lie.',
    cs: 'Jen Mishima. 1 akce: prohlédni si tři vrchní karty něčí knihovny; za další akci vždy můžeš jednu z nich vyřadit. Ostatní zůstanou, jak leží.',
  },
  affiliation: 'mishima',
  needs: { affiliation: 'mishima' },
  uses: [spies],
  answered: ({ g, world, seat, args, answer, asked }) => {
    const id = pickedOrNone(answer);
    const pool = spare(world, seat);
    if (id !== null && pool !== null) {
      takeActions(g, pool, 1, { attack: false, rule: 'DOT 7.15' });
      discard(g, id, 'DOT 37.10');
      const left = args.filter(other => other !== id);
      if (left.length > 0 && spare(world, seat)) return asksOn(asked, { ask: 'watch', options: ['stop', ...picks(left)], args: left });
    }
    stopLooking(g);
    return null;
  },
});
