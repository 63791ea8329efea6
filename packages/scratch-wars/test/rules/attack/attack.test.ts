/**
 * Chapters 3.4, 3.5 and 5.3: the paragraphs that repeat for every attack. The table says which paragraph each step of each attack
 * must cite; each test plays the step and checks what happens and what is cited.
 */
import type { Plain } from '@kolbiste/engine';
import type { ScratchWarsCitation } from '@kolbiste/rulebooks';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import type { AttackKind } from '../../../src/index.ts';
import { Duel, JANA, PETR } from '../../fixture.ts';

interface Paragraphs {
  readonly strikes: 'hero' | 'weapons' | 'anything';
  /** Who or what is struck at all. */
  readonly is: ScratchWarsCitation;
  readonly aim: ScratchWarsCitation;
  readonly untargetable?: ScratchWarsCitation;
  /** Null: no shield helps, by `without`. */
  readonly shields: ScratchWarsCitation | null;
  readonly without?: ScratchWarsCitation;
  readonly hero?: ScratchWarsCitation;
  readonly defeat?: ScratchWarsCitation;
  readonly success?: ScratchWarsCitation;
  readonly selfShield?: ScratchWarsCitation;
  readonly breaks?: ScratchWarsCitation;
  readonly destroys?: ScratchWarsCitation;
  readonly oneTarget?: ScratchWarsCitation;
}

const BOOK: Record<AttackKind, Paragraphs> = {
  heroAttack: {
    strikes: 'hero',
    is: 'SCW 3.4.2.1',
    aim: 'SCW 3.4.2.1',
    shields: 'SCW 3.4.2.2',
    hero: 'SCW 3.4.2.3',
    defeat: 'SCW 3.4.2.4',
  },
  weaponAttack: {
    strikes: 'weapons',
    is: 'SCW 3.4.3.1',
    aim: 'SCW 3.4.3.2',
    untargetable: 'SCW 3.4.3.2',
    shields: 'SCW 3.4.3.3',
    success: 'SCW 3.4.3.4',
    selfShield: 'SCW 3.4.3.5',
    breaks: 'SCW 3.4.3.6',
    destroys: 'SCW 3.4.3.7',
    oneTarget: 'SCW 3.4.3.8',
  },
  universalAttack: {
    strikes: 'anything',
    is: 'SCW 3.4.4.1',
    aim: 'SCW 3.4.4.2',
    untargetable: 'SCW 3.4.4.5.1',
    shields: 'SCW 3.4.4.3',
    hero: 'SCW 3.4.4.6.1',
    defeat: 'SCW 3.4.4.6.2',
    success: 'SCW 3.4.4.5.2',
    selfShield: 'SCW 3.4.4.5.3',
    breaks: 'SCW 3.4.4.5.4',
    destroys: 'SCW 3.4.4.5.5',
    oneTarget: 'SCW 3.4.4.4',
  },
  canbalandAttack: {
    strikes: 'weapons',
    is: 'SCW 3.4.6.1',
    aim: 'SCW 3.4.6.2',
    untargetable: 'SCW 3.4.6.2',
    shields: null,
    without: 'SCW 3.4.6.3',
    breaks: 'SCW 3.4.6.4',
    destroys: 'SCW 3.4.6.5',
    oneTarget: 'SCW 3.4.6.6',
  },
  bite: { strikes: 'hero', is: 'SCW 3.4.7.1', aim: 'SCW 3.4.7.1', shields: 'SCW 3.4.7.2', hero: 'SCW 3.4.7.3', defeat: 'SCW 3.4.7.7' },
  curse: {
    strikes: 'weapons',
    is: 'SCW 3.4.8.1',
    aim: 'SCW 3.4.8.2',
    untargetable: 'SCW 3.4.8.2',
    shields: 'SCW 3.4.8.3',
    success: 'SCW 3.4.8.4',
    selfShield: 'SCW 3.4.8.5',
    breaks: 'SCW 3.4.8.6',
    destroys: 'SCW 3.4.8.7',
    oneTarget: 'SCW 3.4.8.8',
  },
  shrapnel: {
    strikes: 'weapons',
    is: 'SCW 3.4.9.1',
    aim: 'SCW 3.4.9.2.2',
    untargetable: 'SCW 3.4.9.2.2',
    shields: 'SCW 3.4.9.2.1',
    success: 'SCW 3.4.9.2.3',
    selfShield: 'SCW 3.4.9.2.4',
    breaks: 'SCW 3.4.9.2.5',
    destroys: 'SCW 3.4.9.2.6',
  },
  shrapnelSecond: {
    strikes: 'anything',
    is: 'SCW 3.4.9.3',
    aim: 'SCW 3.4.9.5.2',
    untargetable: 'SCW 3.4.9.5.2',
    shields: null,
    without: 'SCW 3.4.9.5.1',
    hero: 'SCW 3.4.9.5.6',
    defeat: 'SCW 3.4.9.5.7',
    success: 'SCW 3.4.9.5.3',
    breaks: 'SCW 3.4.9.5.4',
    destroys: 'SCW 3.4.9.5.5',
    oneTarget: 'SCW 3.4.9.6',
  },
  permanentAttack: {
    strikes: 'hero',
    is: 'SCW 3.5.1.1',
    aim: 'SCW 3.5.1.1',
    shields: 'SCW 3.5.1.2',
    hero: 'SCW 3.5.1.3',
    defeat: 'SCW 2.7.3.2',
  },
  combo: {
    strikes: 'anything',
    is: 'SCW 3.5.3.1',
    aim: 'SCW 3.5.3.3',
    untargetable: 'SCW 3.5.3.4',
    shields: 'SCW 3.5.3.5',
    hero: 'SCW 3.5.3.10',
    defeat: 'SCW 3.5.3.12',
    success: 'SCW 3.5.3.6',
    selfShield: 'SCW 3.5.3.7',
    breaks: 'SCW 3.5.3.8',
    destroys: 'SCW 3.5.3.9',
    oneTarget: 'SCW 3.5.3.11',
  },
  nightAttack: {
    strikes: 'hero',
    is: 'SCW 5.3.2.2',
    aim: 'SCW 5.3.2.2',
    shields: 'SCW 5.3.2.6',
    hero: 'SCW 5.3.2.7',
    defeat: 'SCW 5.3.2.9',
  },
  mechanic: {
    strikes: 'weapons',
    is: 'SCW 5.3.3.3.1',
    aim: 'SCW 5.3.3.3.2',
    untargetable: 'SCW 5.3.3.3.2',
    shields: 'SCW 5.3.3.3.3',
    success: 'SCW 5.3.3.3.4',
    selfShield: 'SCW 5.3.3.3.5',
    breaks: 'SCW 5.3.3.3.6',
    destroys: 'SCW 5.3.3.3.7',
    oneTarget: 'SCW 5.3.3.3.8',
  },
};

const KINDS = Object.keys(BOOK) as AttackKind[];

/** Petr's things, by the numbers they get: Jana has weapons 0 and 1, `shard` (2) is what the first hit of shrapnel breaks. */
const SHARD = 2;
const FIRST = 3;

interface Petr {
  readonly lives?: number;
  /** Numbered from 3. */
  readonly weapons?: readonly { readonly [word: string]: Plain }[];
}

/** Jana attacks with this power; the play stands where the target is chosen, or where an attack on the hero waits or is over. */
function attackWith(kind: AttackKind, power: number, { lives = 20, weapons = [] }: Petr): Duel {
  const spun = ['heroAttack', 'weaponAttack', 'universalAttack', 'canbalandAttack', 'bite', 'curse', 'shrapnel'].includes(kind);
  const value = kind === 'canbalandAttack' ? -1 : power;
  const petr = {
    lives,
    energy: 9,
    weapons: Object.fromEntries([
      ['shard', kind === 'shrapnelSecond' ? { durability: 1 } : { state: 'broken' }],
      ...weapons.map((weapon, i) => [`p${i}`, weapon]),
    ]) as Plain,
  };
  const jana = (weapon: Plain, hero: Plain = {}, second: Plain = {}): Plain => ({ energy: 9, hero, weapons: { first: weapon, second } });
  if (spun)
    return new Duel({ Jana: jana({ wheel: `green ${kind} ${value}` }), Petr: petr }, { random: [1] }).answers(JANA, 'spin 0', 'use');
  switch (kind) {
    case 'shrapnelSecond': {
      const play = new Duel({ Jana: jana({ wheel: `green shrapnel ${power + 1}` }), Petr: petr }, { random: [1] });
      play.answers(JANA, 'spin 0', 'use', `weapon ${SHARD}`);
      if (play.asked === PETR) play.answer(PETR, 'enough'); // shields are for the first hit
      return play;
    }
    case 'permanentAttack':
      return new Duel({ at: 'endOfTurn', Jana: jana({ deferred: `permanentAttack ${power}/3` }), Petr: petr });
    case 'combo':
      return new Duel({
        at: 'endOfTurn',
        Jana: jana({ deferred: `combo ${power - 1}/3` }, {}, { deferred: 'combo 1/3' }),
        Petr: petr,
      }).answer(JANA, 'fire');
    case 'nightAttack':
      return new Duel({ at: 'endOfTurn', round: 4, Jana: jana({}, { night: `nightAttack ${power}` }), Petr: petr }).answer(JANA, 'use');
    default:
      return new Duel({ at: 'endOfTurn', Jana: jana({}, { morning: `mechanic ${power}` }), Petr: petr });
  }
}

/** What the question offers beside its targets. */
const BESIDE: Partial<Record<AttackKind, readonly string[]>> = { shrapnelSecond: ['stop'], mechanic: ['skip'] };

const attacked = (play: Duel, kind: AttackKind) =>
  play.all('attacked').findLast(event => (event as unknown as { attack: string }).attack === kind)!;

/** The paragraphs a test guards, without those this attack does not have. */
const guards = (...paragraphs: readonly (ScratchWarsCitation | null | undefined)[]) =>
  rules(...new Set(paragraphs.filter(paragraph => paragraph !== null && paragraph !== undefined)));

describe.each(KINDS)('%s', kind => {
  const book = BOOK[kind];
  const withTargets = book.strikes !== 'hero';
  const onHero = book.strikes !== 'weapons';

  if (withTargets) {
    it(
      'is aimed by the attacker at what is in play, and at nothing else',
      guards(book.is, book.aim, book.untargetable, 'SCW 3.3.1.1'),
      () => {
        const play = attackWith(kind, 4, { weapons: [{}, { state: 'broken' }, { state: 'cursed' }] });
        expect(play).toAsk(JANA);
        expect(play).toOffer([...(BESIDE[kind] ?? []), ...(onHero ? ['hero'] : []), `weapon ${FIRST}`]);
        for (const out of [FIRST + 1, FIRST + 2]) {
          expect(play).toRefuse(`weapon ${out}`, book.untargetable!);
          expect(play).toRefuse(`effect ${out}`, book.untargetable!);
        }
        expect(play).toRefuse(`effect ${FIRST}`, 'SCW 3.3.1.1');
        if (!onHero) expect(play).toRefuse('hero', book.is);
        const question = kind === 'mechanic' ? 'SCW 5.3.3.1' : kind === 'shrapnelSecond' ? 'SCW 3.4.9.3' : book.aim;
        expect(play.position.decision!.rule).toBe(question);
        play.answer(JANA, `weapon ${FIRST}`);
        expect(play).toHaveHappened({ type: 'aimed', attack: kind, target: { weapon: FIRST } }, book.aim);
      },
    );

    it.each([
      ['repairing', 'SCW 2.5.2.4'],
      ['freed', 'SCW 2.5.3.4'],
    ] as const)('does not reach a weapon that is %s', guards('SCW 2.5.2.4', 'SCW 2.5.3.4', 'SCW R-31'), (state, rule) => {
      const play = attackWith(kind, 4, { weapons: [{ state }, {}] });
      expect(play).toOffer([...(BESIDE[kind] ?? []), ...(onHero ? ['hero'] : []), `weapon ${FIRST + 1}`]);
      expect(play).toRefuse(`weapon ${FIRST}`, rule);
      expect(play).toRefuse(`effect ${FIRST}`, rule);
    });

    it('reaches a weapon under a deferred effect only by that effect', guards(book.untargetable), () => {
      const play = attackWith(kind, 4, { weapons: [{ deferred: 'combo 1/3' }] });
      expect(play).toOffer([...(BESIDE[kind] ?? []), ...(onHero ? ['hero'] : []), `effect ${FIRST}`]);
      expect(play).toRefuse(`weapon ${FIRST}`, book.untargetable!);
    });

    it('breaks a weapon whose durability it reaches; the rest is lost', guards(book.success, book.breaks, book.oneTarget), () => {
      const play = attackWith(kind, 4, { weapons: [{ durability: 4 }, { durability: 1 }] }).answer(JANA, `weapon ${FIRST}`);
      expect(play.weapon(FIRST).state).toBe(kind === 'curse' ? 'cursed' : 'broken');
      expect(play.weapon(FIRST + 1).state).toBe('prepared');
      expect(attacked(play, kind)).toMatchObject({ success: true, rule: book.success ?? book.is });
      expect(play).toHaveHappened({ type: kind === 'curse' ? 'weaponCursed' : 'weaponBroken', weapon: FIRST }, book.breaks);
      expect(play.lives[PETR]).toBe(20);
    });

    if (book.oneTarget)
      it('has no second target, however much of it is left', guards(book.oneTarget), () => {
        const play = attackWith(kind, 8, { weapons: [{ durability: 2 }, { durability: 1 }] }).answer(JANA, `weapon ${FIRST}`);
        expect(play.weapon(FIRST).state).not.toBe('prepared');
        expect(play.weapon(FIRST + 1).state).toBe('prepared');
        expect(play.lives[PETR]).toBe(20);
        expect(['turn.acted', 'turn.breakCurse']).toContain(play.question);
      });

    if (book.success)
      it('does nothing to a weapon it does not reach', guards(book.success), () => {
        const play = attackWith(kind, 3, { weapons: [{ durability: 4 }] }).answer(JANA, `weapon ${FIRST}`);
        expect(play.weapon(FIRST).state).toBe('prepared');
        expect(attacked(play, kind)).toMatchObject({ success: false, rule: book.success });
      });
    else
      it('succeeds whatever the durability, for a price', guards(book.is), () => {
        const play = attackWith(kind, 1, { weapons: [{ durability: 9 }] }).answer(JANA, `weapon ${FIRST}`);
        expect(play.weapon(FIRST).state).toBe('broken');
        expect(play.lives).toEqual([19, 20]);
        expect(play).toHaveHappened({ type: 'livesLost', seat: JANA, lost: 1, cause: 'canbaland' }, book.is);
      });

    it('destroys a deferred effect and gives its weapon back', guards(book.success, book.destroys), () => {
      const play = attackWith(kind, 3, { weapons: [{ deferred: 'combo 1/3', durability: 9 }] }).answer(JANA, `effect ${FIRST}`);
      expect(play.weapon(FIRST)).toMatchObject({ state: 'prepared', deferred: null });
      expect(play).toHaveHappened({ type: 'deferredDestroyed', weapon: FIRST, effect: 'combo' }, book.destroys);
      expect(play).toHaveHappened({ type: 'attacked', attack: kind, deferred: 'combo', success: true }, book.success ?? book.is);
    });

    if (book.success)
      it('leaves a deferred effect it does not reach', guards(book.success), () => {
        const play = attackWith(kind, 3, { weapons: [{ deferred: 'combo 1/4', durability: 1 }] }).answer(JANA, `effect ${FIRST}`);
        expect(play.weapon(FIRST)).toMatchObject({ state: 'carrying', deferred: { effect: 'combo' } });
        expect(attacked(play, kind)).toMatchObject({ success: false, rule: book.success });
      });

    if (book.selfShield)
      it('succeeds against a shield that is used on it', guards(book.selfShield, 'SCW 3.5.2.6'), () => {
        const play = attackWith(kind, 2, { weapons: [{ deferred: 'shield 2/9', durability: 1 }] });
        play.answer(JANA, `effect ${FIRST}`).answer(PETR, `shield ${FIRST}`);
        expect(attacked(play, kind)).toMatchObject({ success: true, deferred: 'shield', rule: book.selfShield });
        expect(play.weapon(FIRST)).toMatchObject({ state: 'prepared', deferred: null });
        expect(play).not.toHaveHappened({ type: 'deferredDestroyed' });
      });
  }

  if (book.shields)
    it('is lowered by the shields that are used', guards(book.shields, 'SCW 3.5.2.1', 'SCW 3.5.2.2'), () => {
      const play = attackWith(kind, 5, {
        weapons: [{ deferred: 'shield 1/9' }, { deferred: 'shield 2/9' }, { deferred: 'shield 3/9' }, { durability: 3 }],
      });
      if (withTargets) play.answer(JANA, `weapon ${FIRST + 3}`);
      expect(play).toAsk(PETR, 'defence.pick');
      expect(play.position.decision!.rule).toBe('SCW 3.5.2.5');
      play.answers(PETR, `shield ${FIRST}`, `shield ${FIRST + 1}`, 'enough');
      expect(play).toHaveHappened({ type: 'shielded', seat: PETR, weapons: [FIRST, FIRST + 1], value: 3 }, book.shields!);
      expect(attacked(play, kind)).toMatchObject({ power: { shields: 3, total: 2 }, success: !withTargets });
      if (withTargets) expect(play.weapon(FIRST + 3).state).toBe('prepared');
      else expect(play.lives[PETR]).toBe(18);
    });
  else
    it('leaves no room for shields', guards(book.without, 'SCW R-52'), () => {
      const play = attackWith(kind, 5, { weapons: [{ deferred: 'shield 9/9' }, { durability: 3 }] }).answer(JANA, `weapon ${FIRST + 1}`);
      expect(play).toAsk(JANA);
      expect(play.weapon(FIRST + 1).state).toBe('broken');
      expect(play.weapon(FIRST).deferred).not.toBeNull();
    });

  if (onHero) {
    it('takes as many lives from the hero as it has power', guards(book.is, book.hero), () => {
      const play = attackWith(kind, 4, {});
      if (withTargets) play.answer(JANA, 'hero');
      expect(play.lives).toEqual([20, 16]);
      expect(play).toHaveHappened({ type: 'aimed', attack: kind, target: 'hero', power: 4 }, book.aim);
      expect(attacked(play, kind)).toMatchObject({ target: 'hero', power: { total: 4 }, success: true, rule: book.hero });
      expect(play).toHaveHappened({ type: 'livesLost', seat: PETR, lost: 4, cause: 'attack' }, book.hero);
    });

    it('wins at once when it takes the last life', guards(book.defeat, 'SCW 2.3.2.1', 'SCW 2.3.4.1'), () => {
      const play = attackWith(kind, 4, { lives: 4 });
      if (withTargets) play.answer(JANA, 'hero');
      expect(play).toBeWonBy(JANA);
      expect(play.outcome).toMatchObject({ rule: 'SCW 2.3.4.1', why: 'defeat' });
      expect(play.world.active).toBe(JANA);
    });
  }
});

describe('a detonated combo', () => {
  const detonated = (weapons: Plain): Duel =>
    new Duel({
      at: 'endOfTurn',
      Jana: { hero: { morning: 'comboDetonator 2' }, weapons: { first: { deferred: 'combo 3/3' } } },
      Petr: { weapons },
    }).answer(JANA, 'fire');

  it('strikes one hero, weapon or deferred effect with combos and detonator', rules('SCW 5.3.1.2', 'SCW 5.3.1.6', 'SCW 5.3.1.4'), () => {
    const play = detonated({ a: { durability: 5 }, b: { deferred: 'combo 1/5' }, c: { state: 'broken' } });
    expect(play).toOffer(['hero', 'weapon 1', 'effect 2']);
    expect(play).toRefuse('weapon 3', 'SCW 3.5.3.4');
    play.answer(JANA, 'weapon 1');
    expect(play.weapon(1).state).toBe('broken');
    expect(play.weapon(2).deferred).not.toBeNull();
    expect(play.lives[PETR]).toBe(20);
  });

  it('may be met with shields', rules('SCW 5.3.1.5'), () => {
    const play = detonated({ a: { deferred: 'shield 4/5' } })
      .answer(JANA, 'hero')
      .answer(PETR, 'shield 1');
    expect(play.lives[PETR]).toBe(19);
  });
});

describe('the sum of an attack', () => {
  it('is printed value, bonus, detonator and shields, never below nothing', rules('SCW 3.5.2.4', 'SCW 4.3.2.3'), () => {
    const play = new Duel({
      at: 'endOfTurn',
      Jana: {
        hero: { morning: ['comboDetonator -1', 'combo 2'] },
        weapons: { a: { deferred: 'combo 1/3' }, b: { deferred: 'combo 2/3' } },
      },
      Petr: { weapons: { c: { deferred: 'shield 9/3' } } },
    });
    play.answers(JANA, 'fire', 'bonus 1', 'hero').answer(PETR, 'shield 2');
    expect(play).toHaveHappened({ type: 'attacked', power: { printed: 3, bonus: 2, detonator: -1, shields: 9, total: 0 }, success: false });
    expect(play.lives[PETR]).toBe(20);
  });
});
