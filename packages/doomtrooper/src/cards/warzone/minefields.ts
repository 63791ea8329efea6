/** Warzone: minefields, and who clears them. */
import { attach, board, breakOff, cancel, discard, loseVictory, sacrifice } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import type { Here } from '../../rules/game.ts';
import { isPaired, pendingOf, topFight } from '../../rules/queries.ts';
import type { Announced, CardId, World } from '../../rules/state.ts';
import { carrierOf, hasLabel, isDoomtrooper, vehicleOf, withstands } from '../../rules/status.ts';
import { ofType } from '../filters.ts';
import { attachment, fortification, special } from '../makers.ts';
import { definitionOf } from '../registry.ts';
import { aCard, noTarget } from '../targets.ts';
import type { Label } from '../vocabulary.ts';

/** The attacker's vehicle of this kind, or himself where he counts as one; null where he uses none. */
function engineOf(w: World, kind: Label): CardId | null {
  const fight = topFight(w);
  const vehicle = isPaired(fight) ? vehicleOf(w, fight.attacker) : null;
  return vehicle !== null && hasLabel(w, vehicle, kind) ? vehicle : null;
}
/** It is lost, and nobody is wounded for that: the mine wounds him [DR-121]. */
function wreck(g: Here, vehicle: CardId): void {
  if (definitionOf(g.world, vehicle).type === 'warrior' || withstands(g.world, vehicle, 'discard')) return;
  board(g, vehicle, false, 'DOT DR-121');
  discard(g, vehicle, 'DOT 37.10');
}

export const antiTankMinefield = special({
  code: '03005',
  name: { en: 'Anti-Tank Minefield', cs: 'Protitankové minové pole' },
  text: {
    en: 'In combat, when the attacker uses a tank: the combat ends, he is wounded and the tank is discarded; if he dies of it, you earn the points. An attacker who counts as a tank himself is killed. Removed from the game.',
    cs: 'V souboji, když útočník používá tank: souboj končí, útočník je zraněn a tank se vyřadí; zemře-li na to, body získáš ty. Útočník, který se sám počítá za tank, je zabit. Odstraní se ze hry.',
  },
  labels: ['minefield'],
  timing: 'combat',
  condition: ({ world }) => engineOf(world, 'tank') !== null,
  effect: ({ g, world, seat }) => {
    const fight = topFight(world)!;
    const victim = fight.attacker!;
    const tank = engineOf(world, 'tank');
    breakOff(fight);
    if (tank !== null) wreck(g, tank);
    return harmOne(g, { victim, earner: seat, kill: tank === victim });
  },
  wounds: ({ world }) => [topFight(world)!.attacker!],
  after: 'sacrifice',
});

/** Whether what was announced is what a minefield does. */
const goesOff = (w: World, { card, use }: Pick<Announced, 'card' | 'use'>): boolean =>
  hasLabel(w, card, 'minefield') && (use !== null || definitionOf(w, card).type === 'special');

export const assaultEngineer = attachment({
  code: '03007',
  name: { en: 'Assault Engineer', cs: 'Ženijní expert' },
  text: {
    en: 'On a Doomtrooper, at any time, also when a minefield has just been used: that one has no effect. While he is in the Squad, minefields do nothing to Doomtroopers of his player. 3 actions of his and 1 victory point: discard a fortification or warzone.',
    cs: 'Na Doomtroopera, kdykoli, i když bylo právě použito minové pole: to pak nemá účinek. Dokud je v Mužstvu, minová pole neúčinkují na Doomtroopery jeho hráče. Za jeho 3 akce a 1 vítězný bod: vyřaď opevnění nebo válečnou zónu.',
  },
  needs: { doomtrooper: true },
  timing: 'any',
  answers: ({ world, pending }) => !pending.cancelled && goesOff(world, pending),
  effect: ({ g, world, seat, self, target }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
    const pending = pendingOf(world);
    if (pending === null || !goesOff(world, pending)) return;
    cancel(g, pending);
    // Its price, the card itself, is lost.
    if (pending.use !== null) sacrifice(g, pending.card, 'DOT 37.9');
  },
  prevents: ({ world, self, card, use }) => {
    const fight = topFight(world);
    const engineer = world.cards[carrierOf(world, self)]!;
    if (engineer.zone !== 'squad' || !isPaired(fight) || !goesOff(world, { card, use })) return null;
    return world.cards[fight.attacker]!.by === engineer.by && isDoomtrooper(world, fight.attacker) ? noTarget() : null;
  },
  uses: [
    {
      timing: 'action',
      actions: 3,
      removes: 'discard',
      byBearer: true,
      target: aCard(ofType('fortification', 'warzone')),
      condition: ({ world, seat }) => world.sides[seat]!.victory > 0,
      effect: ({ g, seat, target }) => {
        loseVictory(g, seat, 1, { cause: 'ability', rule: 'DOT 1.13' });
        discard(g, target, 'DOT 37.10');
      },
    },
  ],
});

export const barrageBalloons = fortification({
  code: '03011',
  name: { en: 'Barrage Balloons', cs: 'Výbušné balóny' },
  text: {
    en: 'In your Squad; counts as a minefield. When your Doomtrooper is attacked by a user of an airship, you may remove this from the game: the attacker is wounded, the airship is discarded and the combat ends. If he dies of it, you earn the points.',
    cs: 'Do tvého Mužstva; počítá se za minové pole. Když na tvého Doomtroopera útočí ten, kdo používá vzdušný koráb, smíš balóny odstranit ze hry: útočník je zraněn, koráb se vyřadí a souboj končí. Zemře-li na to, body získáš ty.',
  },
  labels: ['minefield'],
  areas: ['squad'],
  uses: [
    {
      timing: 'combat',
      condition: ({ world, seat }) => {
        const fight = topFight(world);
        if (engineOf(world, 'airship') === null || !isPaired(fight)) return false;
        return world.cards[fight.defender]!.by === seat && isDoomtrooper(world, fight.defender);
      },
      effect: ({ g, world, seat, self }) => {
        const fight = topFight(world)!;
        const airship = engineOf(world, 'airship');
        sacrifice(g, self, 'DOT 37.9');
        breakOff(fight);
        if (airship !== null) wreck(g, airship);
        return harmOne(g, { victim: fight.attacker!, earner: seat });
      },
      wounds: ({ world }) => [topFight(world)!.attacker!],
    },
  ],
});
