/** Chapter 2.1: the Duel from the reveal and the start draw on. */
import type { Seat } from '@kolbiste/engine';
import { chooseStarter, chooseStartWeapon, clearStartWeapons, loseLives, reveal } from '../atoms.ts';
import { define } from '../game.ts';
import { weaponsOf } from '../queries.ts';
import { STARTER_LOSS, type WeaponId, type World } from '../state.ts';
import { rounds } from '../turn/rounds.ts';
import { loadout } from './loadout.ts';

/** After this many ties a coin decides: two wheels of one number would tie for ever. */
const MAX_TIES = 20;

interface DuelSteps {
  prepare: null;
  prepareOther: unknown;
  reveal: unknown;
  startWeapon: null;
  otherWeapon: StartChoice;
  draw: StartChoice;
  spin: number;
  starter: Seat;
  begin: { readonly start: Seat };
  play: null;
  end: unknown;
}
type StartChoice = 'best' | { readonly spin: WeaponId };

/** The wheel with the highest mean, for players who leave the choice to the table. */
export function bestStarter(w: World, seat: Seat): WeaponId {
  const mean = (id: WeaponId): number => {
    const { sectors } = w.weapons[id]!.card;
    return sectors.reduce((sum, sector) => sum + sector.value, 0) / sectors.length;
  };
  return weaponsOf(w, seat).reduce((best, id) => (mean(id) > mean(best) ? id : best));
}
const startOptions = (w: World, seat: Seat): StartChoice[] => ['best', ...weaponsOf(w, seat).map(spin => ({ spin }))];
const chosenWeapon = (w: World, seat: Seat, choice: StartChoice): WeaponId => (choice === 'best' ? bestStarter(w, seat) : choice.spin);

export const duel = define<{ chooser: Seat }, DuelSteps, null>('duel', {
  prepare: g => g.call('prepareOther', loadout({ seat: 0 })),
  prepareOther(g) {
    g.emit({ type: 'prepared', seat: 0, rule: 'SCW 1.5.1.2' });
    return g.call('reveal', loadout({ seat: 1 }));
  },
  reveal(g) {
    g.emit({ type: 'prepared', seat: 1, rule: 'SCW 1.5.1.2' });
    for (const seat of [0, 1]) reveal(g, seat, 'SCW 1.5.1.1');
    return g.go('startWeapon', null);
  },
  startWeapon: g => g.ask('otherWeapon', 0, 'SCW 2.1.1.1', startOptions(g.world, 0)),
  otherWeapon(g, _, choice) {
    chooseStartWeapon(g, 0, chosenWeapon(g.world, 0, choice));
    return g.ask('draw', 1, 'SCW 2.1.1.1', startOptions(g.world, 1));
  },
  draw(g, _, choice) {
    chooseStartWeapon(g, 1, chosenWeapon(g.world, 1, choice));
    return g.go('spin', 0);
  },
  spin(g, _, ties) {
    const values = [0, 1].map(seat => {
      const weapon = g.world.sides[seat]!.starting!,
        { sectors } = g.world.weapons[weapon]!.card;
      const sector = g.random.die(sectors.length) - 1,
        { value } = sectors[sector]!; // the effect's value with its sign, [R-16]
      g.emit({ type: 'startSpun', seat, weapon, sector, value, rule: 'SCW 2.1.1.2' });
      return value;
    }) as [number, number];
    if (values[0] !== values[1]) {
      const winner = values[0] > values[1] ? 0 : 1;
      g.emit({ type: 'startDecided', seat: winner, byLot: false, rule: 'SCW 2.1.1.1' });
      return g.go('starter', winner);
    }
    g.emit({ type: 'startTied', value: values[0], rule: 'SCW 2.1.1.3' });
    if (ties + 1 < MAX_TIES) return g.go('spin', ties + 1);
    const seat = g.random.integer(2);
    g.emit({ type: 'startDecided', seat, byLot: true, rule: 'SCW R-17' });
    return g.go('starter', seat);
  },
  starter(g, v, seat) {
    v.chooser = seat;
    clearStartWeapons(g);
    return g.ask('begin', seat, 'SCW 2.1.1.1', [{ start: seat }, { start: 1 - seat }]);
  },
  begin(g, v, { start }) {
    chooseStarter(g, start, v.chooser, 'SCW 2.1.1.1');
    loseLives(g, start, STARTER_LOSS, { cause: 'start', rule: 'SCW 2.1.1.4' });
    return g.go('play', null);
  },
  play: g => g.call('end', rounds({})),
  end: g => g.done(null),
});
