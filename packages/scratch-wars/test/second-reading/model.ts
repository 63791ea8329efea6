/**
 * Scratch Wars read a second time: whole rounds of a Duel as one coroutine, written from the book and its rulings alone. It shares no code
 * with the rules. It yields questions, with all answers in the words of option keys, and wheels to spin; it is given the answer or the
 * sector (counted from 0) and goes on.
 */

export interface Wheel {
  readonly type: string;
  readonly durability: number;
  readonly cost: number;
  readonly sectors: readonly Sector[];
}
interface Sector {
  readonly colour: string;
  readonly effect: string;
  readonly value: number;
  readonly durability: number | null;
}
export interface Hero {
  readonly lives: number;
  readonly focus: readonly string[];
  readonly energy: readonly number[];
  readonly slots: readonly (readonly { readonly icon: string; readonly value: number }[])[];
}
type Lies = 'prepared' | 'carrying' | 'broken' | 'repairing' | 'cursed' | 'freed';
export interface Weapon {
  readonly owner: number;
  readonly card: Wheel;
  state: Lies;
  deferred: { readonly effect: string; readonly value: number; readonly durability: number } | null;
}
export interface Player {
  readonly hero: Hero;
  lives: number;
  energy: number;
  used: number[];
}
export interface Duel {
  round: number;
  readonly starter: number;
  active: number;
  actions: number;
  readonly players: readonly [Player, Player];
  readonly weapons: readonly Weapon[];
}
export type Asked = { readonly seat: number; readonly answers: readonly string[] } | { readonly spin: number };
type Play<T> = Generator<Asked, T, string | number>;

/** Thrown where a hero falls: nothing more is played. */
class Over extends Error {}

const DEFERRED = ['permanentAttack', 'shield', 'combo', 'trap'];
const SPECIALS = ['comboDetonator', 'nightAttack', 'mechanic', 'battleTrick'];
const BLESSED = ['heroAttack', 'weaponAttack', 'universalAttack', 'energy', 'heal'];
const ON_HERO = ['heroAttack', 'bite', 'permanentAttack', 'nightAttack'];
const ON_WEAPONS = ['weaponAttack', 'canbalandAttack', 'curse', 'shrapnel', 'mechanic'];

class Reading {
  private readonly duel: Duel;
  constructor(duel: Duel) {
    this.duel = duel;
  }

  private player(seat: number): Player {
    return this.duel.players[seat]!;
  }
  /** Morning, noon, evening, night. */
  private get time(): number {
    return (this.duel.round - 1) % 4;
  }
  private slots(seat: number): readonly { readonly icon: string; readonly value: number }[] {
    return this.player(seat).hero.slots[this.time]!;
  }
  private own(seat: number): number[] {
    return [...this.duel.weapons.keys()].filter(id => this.duel.weapons[id]!.owner === seat);
  }
  private cost(id: number): number {
    const { card, owner } = this.duel.weapons[id]!;
    return this.player(owner).hero.focus.includes(card.type) ? card.cost : card.cost + 1;
  }
  private with(seat: number, effect: string): number[] {
    return this.own(seat).filter(id => this.duel.weapons[id]!.deferred?.effect === effect);
  }
  private sum(ids: readonly number[]): number {
    return ids.reduce((total, id) => total + this.duel.weapons[id]!.deferred!.value, 0);
  }
  private free(id: number): void {
    this.duel.weapons[id]!.deferred = null;
    this.duel.weapons[id]!.state = 'prepared';
  }
  private lose(seat: number, lives: number): void {
    this.player(seat).lives -= Math.max(0, lives);
    if (this.player(seat).lives <= 0) throw new Over();
  }
  private charge(seat: number, energy: number): void {
    this.player(seat).energy = Math.min(12, this.player(seat).energy + energy);
  }
  private special(seat: number, icon: string): number | null {
    const slot = this.slots(seat).findIndex(each => each.icon === icon);
    return slot < 0 || this.player(seat).used.includes(slot) ? null : slot;
  }
  private use(seat: number, slot: number): number {
    this.player(seat).used.push(slot);
    return this.slots(seat)[slot]!.value;
  }

  /** Bonuses that fit an effect: maluses alone while there is one. */
  private fitting(seat: number, effect: string): number[] {
    const fit = [...this.slots(seat).keys()].filter(slot => {
      const { icon } = this.slots(seat)[slot]!;
      if (SPECIALS.includes(icon) || this.player(seat).used.includes(slot)) return false;
      return icon === effect || (icon === 'blessing' && BLESSED.includes(effect));
    });
    const maluses = fit.filter(slot => this.slots(seat)[slot]!.value < 0);
    return maluses.length > 0 ? maluses : fit;
  }
  private *bonus(seat: number, effect: string): Play<number> {
    const fit = this.fitting(seat, effect);
    if (fit.length === 0) return 0;
    const forced = this.slots(seat)[fit[0]!]!.value < 0;
    if (forced && fit.length === 1) return this.use(seat, fit[0]!);
    const answers = fit.map(slot => `bonus ${slot} ${this.slots(seat)[slot]!.icon} ${this.slots(seat)[slot]!.value}`);
    const answer = yield { seat, answers: forced ? answers : [...answers, 'none'] };
    return answer === 'none' ? 0 : this.use(seat, Number(String(answer).split(' ')[1]));
  }
  /** Where nobody is asked the best fitting one counts. */
  private automatic(seat: number, effect: string): number {
    const fit = this.fitting(seat, effect);
    return fit.length === 0 ? 0 : Math.max(...fit.map(slot => this.slots(seat)[slot]!.value));
  }
  private useAutomatic(seat: number, effect: string): number {
    const value = this.automatic(seat, effect);
    const slot = this.fitting(seat, effect).find(each => this.slots(seat)[each]!.value === value);
    return slot === undefined ? 0 : this.use(seat, slot);
  }

  /** Weapons of the other player that lie open, or what they carry. */
  private weaponAims(seat: number): string[] {
    return this.own(1 - seat).flatMap(id => {
      const { state } = this.duel.weapons[id]!;
      return state === 'prepared' ? [`weapon ${id}`] : state === 'carrying' ? [`effect ${id}`] : [];
    });
  }

  *rounds(): Play<void> {
    try {
      for (; ; this.duel.round++) {
        if (this.duel.round >= 9) {
          for (const player of this.duel.players) player.lives -= 5;
          if (this.duel.players.some(({ lives }) => lives <= 0)) throw new Over();
        }
        yield* this.turn(this.duel.starter);
        yield* this.turn(1 - this.duel.starter);
      }
    } catch (error) {
      if (!(error instanceof Over)) throw error;
    }
  }

  private *turn(seat: number): Play<void> {
    const { duel } = this;
    const player = this.player(seat);
    duel.active = seat;
    duel.actions = 4;
    for (const each of duel.players) each.used = [];
    if (duel.round > 1) this.charge(seat, player.hero.energy[this.time]!);
    for (const id of this.own(seat)) {
      const weapon = duel.weapons[id]!;
      if (weapon.state === 'repairing' || weapon.state === 'freed') weapon.state = 'prepared';
    }
    const cursed = this.own(seat).filter(id => duel.weapons[id]!.state === 'cursed');
    if (cursed.length > 0 && player.lives > 5 && (yield { seat, answers: ['keep', 'break'] }) === 'break') {
      this.lose(seat, 5);
      for (const id of cursed) duel.weapons[id]!.state = 'freed';
    } else yield* this.actions(seat);
    yield* this.ending(seat);
  }

  private *actions(seat: number): Play<void> {
    const player = this.player(seat);
    while (this.duel.actions > 0) {
      const affordable = (state: Lies): number[] =>
        this.own(seat).filter(id => this.duel.weapons[id]!.state === state && this.cost(id) <= player.energy);
      const [spins, repairs, carriers] = [affordable('prepared'), affordable('broken'), affordable('carrying')];
      if (spins.length + repairs.length + carriers.length === 0) return;
      const carrying = this.own(seat).filter(id => this.duel.weapons[id]!.state === 'carrying');
      const answer = String(
        yield {
          seat,
          answers: [...spins.map(id => `spin ${id}`), ...repairs.map(id => `repair ${id}`), ...carrying.map(id => `cancel ${id}`), 'end'],
        },
      );
      if (answer === 'end') return;
      const id = Number(answer.split(' ')[1]);
      if (answer.startsWith('cancel')) {
        this.free(id);
        continue;
      }
      this.duel.actions--;
      player.energy -= this.cost(id);
      if (answer.startsWith('repair')) this.duel.weapons[id]!.state = 'repairing';
      else if (yield* this.spin(seat, id)) return;
    }
  }

  /** Whether the result ends the actions of the turn. */
  private *spin(seat: number, weapon: number): Play<boolean> {
    let id = weapon;
    let sector = this.duel.weapons[id]!.card.sectors[Number(yield { spin: id })]!;
    for (;;) {
      const trick = this.special(seat, 'battleTrick');
      if (sector.colour !== 'red' || trick === null) break;
      const others = this.own(seat).filter(each => this.duel.weapons[each]!.state === 'prepared' && this.cost(each) <= this.cost(id));
      const answer = String(yield { seat, answers: ['accept', ...others.map(each => `trick ${each}`)] });
      if (answer === 'accept') break;
      this.lose(seat, Math.abs(this.use(seat, trick)));
      id = Number(answer.split(' ')[1]);
      sector = this.duel.weapons[id]!.card.sectors[Number(yield { spin: id })]!;
    }
    const { colour, effect } = sector;
    const ends = colour !== 'green';
    const aimless = ON_WEAPONS.includes(effect) && this.weaponAims(seat).length === 0;
    const asks = colour === 'orange' || (colour === 'green' && !aimless);
    if (asks && (yield { seat, answers: ['use', 'ignore'] }) === 'ignore') return false;
    if (!aimless) yield* this.effect(seat, id, sector);
    return ends;
  }

  private *effect(seat: number, id: number, { effect, value, durability }: Sector): Play<void> {
    const deferred = DEFERRED.includes(effect);
    const bonus = deferred ? 0 : yield* this.bonus(seat, effect);
    const total = effect === 'canbalandAttack' ? Math.min(0, value + bonus) : Math.max(0, value + bonus);
    const traps = this.with(1 - seat, 'trap');
    if (traps.length > 0 && total >= 1) {
      const strongest = Math.max(...traps.map(trap => this.duel.weapons[trap]!.deferred!.value));
      if (total <= strongest + this.automatic(1 - seat, 'trap')) {
        this.useAutomatic(1 - seat, 'trap');
        for (const trap of traps) this.free(trap);
        this.lose(seat, total * traps.length);
        return;
      }
    }
    if (deferred) {
      this.duel.weapons[id]!.deferred = { effect, value, durability: durability! };
      this.duel.weapons[id]!.state = 'carrying';
    } else if (effect === 'energy') this.charge(seat, total);
    else if (effect === 'heal') this.player(seat).lives = Math.min(this.player(seat).hero.lives, this.player(seat).lives + total);
    else if (effect === 'shrapnel') {
      const rest = yield* this.attack(seat, effect, total);
      if (rest <= 0) return;
      const aim = String(yield { seat, answers: ['stop', 'hero', ...this.weaponAims(seat)] });
      if (aim !== 'stop') yield* this.strike(seat, 'shrapnelSecond', { power: rest, aim });
    } else if (effect === 'bite') {
      const taken = yield* this.attack(seat, effect, total);
      this.charge(seat, taken);
    } else yield* this.attack(seat, effect, total);
  }

  private *attack(seat: number, kind: string, power: number): Play<number> {
    const aims = ON_HERO.includes(kind) ? [] : ON_WEAPONS.includes(kind) ? this.weaponAims(seat) : ['hero', ...this.weaponAims(seat)];
    const aim = aims.length === 0 ? 'hero' : String(yield { seat, answers: aims });
    return yield* this.strike(seat, kind, { power, aim });
  }

  /** Gives the lives taken from the hero, or the power left beyond what was destroyed. */
  private *strike(seat: number, kind: string, { power, aim }: { readonly power: number; readonly aim: string }): Play<number> {
    const shielded = kind === 'canbalandAttack' || kind === 'shrapnelSecond' || power <= 0 ? 0 : yield* this.shields(1 - seat);
    const left = Math.max(0, power - shielded);
    if (kind === 'canbalandAttack') this.lose(seat, -power);
    if (aim === 'hero') {
      this.lose(1 - seat, left);
      return left;
    }
    const id = Number(aim.split(' ')[1]);
    const weapon = this.duel.weapons[id]!;
    const atEffect = aim.startsWith('effect');
    if (atEffect && weapon.deferred === null) return left; // the shield that was aimed at was used
    const durability = atEffect ? weapon.deferred!.durability : weapon.card.durability;
    if (kind !== 'canbalandAttack' && left < durability) return 0;
    if (atEffect) this.free(id);
    else weapon.state = kind === 'curse' ? 'cursed' : 'broken';
    return left - durability;
  }

  private *shields(seat: number): Play<number> {
    const used: number[] = [];
    for (;;) {
      const left = this.with(seat, 'shield').filter(id => !used.includes(id));
      if (left.length === 0) break;
      const answer = String(yield { seat, answers: ['enough', ...left.map(id => `shield ${id}`)] });
      if (answer === 'enough') break;
      used.push(Number(answer.split(' ')[1]));
    }
    if (used.length === 0) return 0;
    const value = Math.max(0, this.sum(used) + (yield* this.bonus(seat, 'shield')));
    for (const id of used) this.free(id);
    return value;
  }

  private *ending(seat: number): Play<void> {
    const lasting = this.with(seat, 'permanentAttack');
    if (lasting.length > 0)
      yield* this.attack(seat, 'permanentAttack', Math.max(0, this.sum(lasting) + this.useAutomatic(seat, 'permanentAttack')));
    yield* this.combo(seat);
    const night = this.special(seat, 'nightAttack');
    const { energy } = this.player(seat);
    if (night !== null && energy >= 1 && (yield { seat, answers: ['use', 'skip'] }) === 'use') {
      const paid = Math.min(energy, this.use(seat, night));
      this.player(seat).energy -= paid;
      yield* this.attack(seat, 'nightAttack', paid);
    }
    yield* this.mechanic(seat);
  }

  private *combo(seat: number): Play<void> {
    const combos = this.with(seat, 'combo');
    const detonator = this.special(seat, 'comboDetonator');
    if (combos.length < (detonator === null ? 2 : 1)) return;
    if ((yield { seat, answers: ['fire', 'keep'] }) === 'keep') return;
    const sum = this.sum(combos) + (yield* this.bonus(seat, 'combo')) + (detonator === null ? 0 : this.use(seat, detonator));
    for (const id of combos) this.free(id);
    yield* this.attack(seat, 'combo', Math.max(0, sum));
  }

  private *mechanic(seat: number): Play<void> {
    const slot = this.special(seat, 'mechanic');
    if (slot === null) return;
    const { value } = this.slots(seat)[slot]!;
    const repairs = this.own(seat).filter(
      id => this.duel.weapons[id]!.state === 'broken' && this.duel.weapons[id]!.card.durability <= value,
    );
    const work = [...repairs.map(id => `repair ${id}`), ...this.weaponAims(seat)];
    if (work.length === 0) return;
    const answer = String(yield { seat, answers: ['skip', ...work] });
    if (answer === 'skip') return;
    this.use(seat, slot);
    if (answer.startsWith('repair')) this.duel.weapons[Number(answer.split(' ')[1])]!.state = 'repairing';
    else yield* this.strike(seat, 'mechanic', { power: value, aim: answer });
  }
}

/** The Duel from its first round on; it ends when a hero falls. */
export const read = (duel: Duel): Play<void> => new Reading(duel).rounds();
