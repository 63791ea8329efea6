/** Base set: equipment, gear. */
import { no } from '@kolbiste/engine';
import { has, opponentIn } from '../../../rules/abilities.ts';
import { cover, discard, endEffectsWhere, goOn, last, strengthen } from '../../../rules/atoms.ts';
import { harmOne, threaten } from '../../../rules/combat/harm.ts';
import { topFight } from '../../../rules/queries.ts';
import { type CardId, type World } from '../../../rules/state.ts';
import { carrierOf, hasLabel, isDoomtrooper, isKind, isLegion } from '../../../rules/status.ts';
import { discardSelf, discardTarget, endCombat, healTarget } from '../../effects.ts';
import { equipment } from '../../makers.ts';
import { follows, isFortified, plus } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { aCard, aWarrior } from '../../targets.ts';
import { inOwnCombat } from './pieces.ts';

const isShootWeapon = (w: World, id: CardId): boolean =>
  definitionOf(w, id).type === 'equipment' && (hasLabel(w, id, 'shootWeapon') || hasLabel(w, id, 'bothWeapon'));

const isPureFight = (w: World, id: CardId): boolean => hasLabel(w, id, 'fightWeapon') && definitionOf(w, id).part === null;

export const bauhausGreatInfurior = equipment({
  code: '01016',
  name: { en: 'Bauhaus Great Infurior', cs: 'Velký zuřivec Bauhausu' },
  text: {
    en: 'Artillery, placed in your Squad for 1 action and 6 destiny points. Once a turn, 3 actions: discard any fortification in play.',
    cs: 'Dělostřelectvo, do tvého Mužstva za 1 akci a 6 bodů osudu. Jednou za kolo za 3 akce: vyřaď kterékoli opevnění ve hře.',
  },
  affiliation: 'bauhaus',
  areas: ['squad'],
  labels: ['artillery'],
  destiny: 6,
  uses: [
    {
      timing: 'action',
      actions: 3,
      removes: 'discard',
      oncePerTurn: true,
      target: aCard(),
      refusal: ({ world, target }) => (definitionOf(world, target).type === 'fortification' ? null : no('DOT 33.14', 'noTarget')),
      effect: discardTarget('DOT 33.14'),
    },
  ],
});

export const blessedArmor = equipment({
  code: '01020',
  name: { en: 'Blessed Armor', cs: 'Požehnané brnění' },
  text: {
    en: 'Armor for a Doomtrooper: he is immune to the Dark Symmetry.',
    cs: 'Brnění pro Doomtroopera: je imunní vůči Černé symetrii.',
  },
  affiliation: 'brotherhood',
  labels: ['armour'],
  needs: { doomtrooper: true },
  grants: ['symmetryImmune'],
});

export const combatArmor = equipment({
  code: '01050',
  name: { en: 'Combat Armor', cs: 'Bojové brnění' },
  text: { en: '+1 Armor.', cs: '+1 Obrana.' },
  gives: [{ armour: 1 }],
});

export const compositeArmor = equipment({
  code: '01053',
  name: { en: 'Composite Armor', cs: 'Vrstvené brnění' },
  text: { en: 'Armor: +4 Armor.', cs: 'Brnění: +4 Obrana.' },
  labels: ['armour'],
  gives: [{ armour: 4 }],
});

export const cyberneticRetinas = equipment({
  code: '01065',
  name: { en: 'Cybernetic Retinas', cs: 'Kybernetické sítnice' },
  text: { en: '+3 Fight and Shoot; its bearer cannot be blinded.', cs: '+3 Zápas a Střelba; nositele nelze oslepit.' },
  gives: [{ fight: 3, shoot: 3 }],
  grants: ['sighted'],
});

export const demolitionKit = equipment({
  code: '01072',
  name: { en: 'Demolition Kit', cs: 'Demoliční souprava' },
  text: {
    en: 'In a combat where somebody profits from a fortification card: discard the kit with that fortification.',
    cs: 'V souboji, kde někomu pomáhá karta opevnění: vyřaď soupravu i to opevnění.',
  },
  uses: [
    {
      timing: 'modifier',
      target: aCard(),
      refusal: ({ world, self, target }) => {
        const fight = topFight(world);
        if (inOwnCombat({ world, self }) !== null || fight === null) return no('DOT 28.19', 'notInCombat');
        if (definitionOf(world, target).type !== 'fortification') return no('DOT 28.16', 'noTarget');
        const helped = [fight.attacker, fight.defender].some(
          id =>
            world.cards[id!]!.by === world.cards[target]!.by &&
            isFortified(world, id!, fight) &&
            (world.cards[target]!.host === id || world.cards[target]!.host === null),
        );
        return helped ? null : no('DOT 28.16', 'noTarget');
      },
      effect: [discardTarget('DOT 12.7'), discardSelf()],
    },
  ],
});

export const firstAidKit = equipment({
  code: '01128',
  name: { en: 'First Aid Kit', cs: 'Lékárnička' },
  text: {
    en: 'Discard it to heal its bearer or a comrade of the same side; not one who has just been killed.',
    cs: 'Vyřaď ji a vyleč nositele nebo spolubojovníka téže strany; ne právě zabitého.',
  },
  uses: [
    {
      timing: 'any',
      target: aWarrior(),
      refusal: ({ world, seat, self, target }) => {
        const owner = carrierOf(world, self);
        if (world.cards[target]!.by !== seat || !world.cards[target]!.wounded) return no('DOT 28.16', 'notWounded');
        const side =
          target === owner ||
          (isDoomtrooper(world, target) && isDoomtrooper(world, owner)) ||
          (isLegion(world, target) && isLegion(world, owner));
        return side ? null : no('DOT 28.16', 'otherSide');
      },
      effect: [discardSelf(), healTarget('DOT 24.7.9')],
      spares: 'target',
    },
  ],
});

export const grenadeLauncher = equipment({
  code: '01148',
  name: { en: 'Grenade Launcher', cs: 'Granátomet' },
  text: { en: 'Attached to a Shoot weapon: +3 Shoot.', cs: 'Na střelnou zbraň: +3 Střelba.' },
  part: isShootWeapon,
  gives: [{ shoot: 3 }],
});

export const personalAntiPersonnelMines = equipment({
  code: '01228',
  name: { en: 'Personal Anti-Personnel Mines', cs: 'Osobní protiposádkové miny' },
  text: {
    en: 'In its bearer’s combat: discard it, the opponent is killed and the bearer wounded.',
    cs: 'V souboji nositele: vyřaď je, soupeř je zabit a nositel zraněn.',
  },
  uses: [
    {
      timing: 'modifier',
      refusal: inOwnCombat,
      effect: ({ g, world, seat, self }) => {
        const owner = carrierOf(world, self);
        const fight = topFight(world)!;
        const enemy = opponentIn(world, fight, owner);
        discard(g, self, 'DOT 37.10');
        threaten(world, { victim: owner, fight: fight.id });
        const call = harmOne(g, { victim: enemy!, by: owner, earner: seat, kill: true });
        return { ...call, locals: { ...call.locals, from: world.harms.length - 2 } };
      },
      wounds: ({ world, pending }) => [carrierOf(world, pending.card)],
    },
  ],
});

export const portableForceShield = equipment({
  code: '01230',
  name: { en: 'Portable Force Shield', cs: 'Přenosný mocný štít' },
  text: { en: '+6 Armor; counts as a fortification.', cs: '+6 Obrana; počítá se za opevnění.' },
  labels: ['fortification'],
  gives: [{ armour: 6 }],
});

export const psychoScanner = equipment({
  code: '01244',
  name: { en: 'Psycho-Scanner', cs: 'Psycho-snímač' },
  text: {
    en: 'When its bearer is attacked he may go into cover at once for nothing.',
    cs: 'Když je nositel napaden, smí hned zdarma vyhledat úkryt.',
  },
  uses: [
    {
      timing: 'combat',
      refusal: ({ world, self }) => {
        const fight = topFight(world),
          owner = carrierOf(world, self);
        if (fight === null || fight.defender !== owner || fight.phase !== 'paired') return no('DOT 28.19', 'notAttacked');
        return world.cards[owner]!.covered || has(world, owner, 'neverCovers', fight) ? no('DOT 9.18', 'neverCovers') : null;
      },
      effect: ({ g, world, self }) => {
        // By its bearer's choice: the attack goes on, and he has the Armor of cover.
        const fight = topFight(world)!;
        const { over } = fight;
        cover(g, carrierOf(world, self), 'DOT 9.3');
        goOn(fight, over);
      },
    },
  ],
});

export const radarScanner = equipment({
  code: '01248',
  name: { en: 'Radar Scanner', cs: 'Radarový snímač' },
  text: { en: 'Its bearer cannot be attacked by airships.', cs: 'Na nositele nesmějí útočit vzdušné koráby.' },
  grants: ['noAirshipAttacks'],
});

export const reverberatingSharpener = equipment({
  code: '01261',
  name: { en: 'Reverberating Sharpener', cs: 'Rezonanční ostřič' },
  text: { en: 'Attached to a pure Fight weapon: +1 Fight.', cs: 'Na čistou zbraň na zápas: +1 Zápas.' },
  part: isPureFight,
  gives: [{ fight: 1 }],
});

export const smokeBomb = equipment({
  code: '01287',
  name: { en: 'Smoke Bomb', cs: 'Dýmovnice' },
  text: {
    en: 'Discard it before the combat begins: its bearer withdraws and the attack action is over.',
    cs: 'Vyřaď ji před začátkem souboje: nositel ustoupí a útočná akce končí.',
  },
  uses: [
    {
      timing: 'combat',
      refusal: ({ world, self }) => {
        const refused = inOwnCombat({ world, self });
        return refused ?? (topFight(world)!.phase === 'paired' ? null : no('DOT 28.19', 'combatBegun'));
      },
      effect: [discardSelf(), endCombat],
    },
  ],
});

export const telescopicSight = equipment({
  code: '01314',
  name: { en: 'Telescopic Sight', cs: 'Teleskopické vidění' },
  text: { en: 'Attached to a Shoot weapon: +1 Shoot.', cs: 'Na střelnou zbraň: +1 Střelba.' },
  part: isShootWeapon,
  gives: [{ shoot: 1 }],
});

export const ticker = equipment({
  code: '01319',
  name: { en: 'Ticker', cs: 'Budík' },
  text: {
    en: 'For a Doomtrooper outside the Brotherhood. In his combat, discard it: +2 Fight and Shoot, and he can be neither wounded nor killed in it; afterwards he is wounded.',
    cs: 'Pro Doomtroopera mimo Bratrstvo. V jeho souboji ho vyřaď: +2 Zápas a Střelba a v tomto souboji ho nelze zranit ani zabít; potom je zraněn.',
  },
  affiliation: 'cybertronic',
  needs: { doomtrooper: true, not: 'brotherhood' },
  uses: [
    {
      timing: 'modifier',
      refusal: inOwnCombat,
      effect: ({ g, world, self, fight, play }) => {
        const owner = carrierOf(world, self);
        const twitcher = isKind(world, owner, 'twitcher');
        discard(g, self, 'DOT 37.10');
        strengthen(g, play, { on: owner, ratings: twitcher ? plus(3, 3, 0) : plus(2, 2, 0) }, { fight, rule: 'DOT 24.5.14' });
        last(g, play, { what: 'ability', on: owner, ability: 'unharmed' }, { fight, rule: 'DOT 24.5.14' });
        if (!twitcher) last(g, play, { what: 'watch', on: owner, combat: fight }, { rule: 'DOT 24.5.14' });
      },
    },
  ],
  on: ({ world, self, event, watch }) =>
    watch !== null && event.type === 'combatEnded' && event.fight === watch.combat
      ? follows(world, self, { def: watch.def, ask: 'ticked', args: [watch.on] })
      : null,
  answered: ({ g, self, args }) => {
    endEffectsWhere(g, effect => effect.what === 'watch' && effect.source === self);
    return harmOne(g, { victim: args[0]! });
  },
});
