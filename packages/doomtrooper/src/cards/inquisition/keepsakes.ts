/** Inquisition: what keeps other cards from being lost, and what plays on when somebody is killed. */
import { draw, toLibrary } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import type { CardId, World } from '../../rules/state.ts';
import { carrierOf, isDoomtrooper, isLegion, isPresent, isThere, warriorsOf } from '../../rules/status.ts';
import { against, ofType, toBearer } from '../filters.ts';
import { equipment, relic } from '../makers.ts';
import { asksOn, follows, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

export const fieldRepairKit = equipment({
  code: '02065',
  name: { en: 'Field Repair Kit', cs: 'Polní opravářská souprava' },
  text: {
    en: 'On equipment or a fortification in play. When a card would discard that one, it is shuffled into its owner’s library instead, and this is discarded.',
    cs: 'Na vybavení nebo opevnění ve hře. Má-li ho nějaká karta vyřadit, zamíchá se místo toho do knihovny svého majitele a tato souprava se vyřadí.',
  },
  part: (w, of) => definitionOf(w, of).type === 'equipment' || definitionOf(w, of).type === 'fortification',
  labels: ['repairs', 'forAll'],
});

export const maskOfTheVestals = relic({
  code: '02090',
  name: { en: 'Mask of the Vestals', cs: 'Maska vestálek' },
  text: {
    en: 'Brotherhood only: whenever you play a card from your hand, you draw one.',
    cs: 'Jen Bratrstvo: kdykoli zahraješ kartu z ruky, jednu si dobereš.',
  },
  affiliation: 'brotherhood',
  limit: 0,
  needs: { affiliation: 'brotherhood' },
  on: ({ world, self, event }) =>
    event.type === 'played' && event.card !== self && event.seat === world.cards[self]!.by && isThere(world, self)
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'draw' })
      : null,
  answered: ({ g, seat }) => void draw(g, seat, 'DOT 5.27'),
});

/** Other Doomtroopers of a Squad, who may suffer besides. */
const othersOf = (w: World, seat: number, victim: CardId): CardId[] =>
  warriorsOf(w, seat).filter(id => id !== victim && w.cards[id]!.zone === 'squad' && isDoomtrooper(w, id));
export const plagueGun = equipment({
  code: '02110',
  name: { en: 'Plague Gun', cs: 'Morová pistole' },
  text: {
    en: 'Weapon, followers of Demnogonis only. A Doomtrooper whom it wounds is killed, and his player chooses another Doomtrooper of that Squad, who is wounded; if he dies of it, you earn the points.',
    cs: 'Zbraň, jen stoupenci Demnogonisovi. Doomtrooper, kterého zraní, je zabit a jeho hráč určí dalšího Doomtroopera téhož Mužstva, který je zraněn; zemře-li na to, body získáš ty.',
  },
  affiliation: 'legion',
  labels: ['specialWeapon'],
  needs: { follower: 'demnogonis' },
  grants: [{ ability: 'killsOnWound', to: toBearer(against(isDoomtrooper)) }],
  on: ({ world, self, event }) =>
    event.type === 'killed' &&
    event.by === carrierOf(world, self) &&
    isDoomtrooper(world, event.card) &&
    world.cards[event.card]!.zone === 'squad' &&
    world.fights.some(({ id, weapons }) => id === event.fight && weapons.includes(self))
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'plague', args: [event.card, event.by] })
      : null,
  answered: ({ g, world, self, ask, args, answer, asked }) => {
    const [victim, by] = args as [CardId, CardId];
    if (ask === 'plague') {
      const player = world.cards[victim]!.by;
      return asksOn(asked, { ask: 'infect', options: picks(othersOf(world, player, victim)), args, seat: player });
    }
    const next = picked(answer);
    return isPresent(world, next) ? harmOne(g, { victim: next, by, earner: world.cards[self]!.by }) : null;
  },
});

export const reliquary = equipment({
  code: '02117',
  name: { en: 'Reliquary', cs: 'Relikviář' },
  text: {
    en: 'On a relic: it can be neither discarded nor removed from the game. When its bearer leaves play, it is shuffled into its owner’s library, and this is discarded.',
    cs: 'Na relikvii: nelze ji vyřadit ani odstranit ze hry. Odejde-li její nositel ze hry, zamíchá se do knihovny svého majitele a relikviář se vyřadí.',
  },
  part: ofType('relic'),
  labels: ['enshrines'],
  abilities: ['guardsFromDiscard', 'guardsFromSacrifice'],
});

export const vaultOfUnholyRestoration = relic({
  code: '02170',
  name: { en: 'Vault of Unholy Restoration', cs: 'Hrobka rouhačské obnovy' },
  text: {
    en: 'Dark Legion only: the equipment of your Dark Legion warriors who are killed is shuffled into your library.',
    cs: 'Jen Černá legie: vybavení tvých zabitých bojovníků Černé legie se zamíchá do tvé knihovny.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  on: ({ world, self, event }) => {
    if (event.type !== 'killed' || !isThere(world, self) || !isLegion(world, event.card)) return null;
    const mine = world.cards[event.card]!.by === world.cards[self]!.by;
    return mine ? follows(world, self, { def: world.cards[self]!.def, ask: 'stored', args: [event.card] }) : null;
  },
  answered: ({ g, world, args }) => {
    for (const id of world.cards[args[0]!]!.gear.slice()) if (definitionOf(world, id).type === 'equipment') toLibrary(g, id, 'DOT 4.1');
  },
});
