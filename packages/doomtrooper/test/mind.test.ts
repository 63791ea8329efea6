/** What a bot finds promising: positions in which a good player knows the answer. */
import { judgement, keyOf, Random, seeded, winners, type Plain, type Position } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { newPool } from '../src/rules/atoms.ts';
import { game as doomtrooperGame } from '../src/index.ts';
import { definitionNamed } from '../src/cards/registry.ts';
import { mind } from '../src/bot/mind.ts';
import { bestTactic, imagined, marginsOf, mightOf } from '../src/bot/odds.ts';
import type { World } from '../src/rules/state.ts';
import { table, type Table, rig } from './fixture.ts';

/** What is promising now, the most promising first, by the names of the position. */
function promising(t: Table, noise = 0): string[] {
  const position = t.position as Position<World>;
  const weights = mind.weigh!(position, noise);
  const cards = Object.entries(t.names).filter(([name]) => name !== 'Jana' && name !== 'Petr');
  const name = (key: string): string =>
    key
      .split(' ')
      .map((word, i, words) =>
        /^(play|use|on|cover|uncover|discard|attacker|defender|sabotage|transfer|victim)$/.test(words[i - 1] ?? '')
          ? (cards.find(([, id]) => id === word)?.[0] ?? word)
          : word,
      )
      .join(' ');
  return position
    .decision!.options.map((option, i) => ({ key: name(keyOf(option)), weight: weights[i]! }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ key }) => key);
}
const at = (given: Plain): Table => table('tournament', given);
const kindNow = (t: Table) => (t.position.stack.at(-1) as never as { locals: { kind?: string } }).locals.kind;
/** Passes until this window is open for the seat. */
function until(t: Table, kind: string, seat = 0): Table {
  for (let i = 0; i < 60 && !(kindNow(t) === kind && t.asked === seat); i++) t.answer(t.asked!, 'pass');
  expect([kindNow(t), t.asked]).toEqual([kind, seat]);
  return t;
}
/** A strong airman against a weak sword. */
const strong = 'Airman Trevor Bartholomew';

describe('the actions of a turn', () => {
  it('never ends a turn while there is something to do', () => {
    expect(promising(at({ Jana: {}, Petr: {} }))).toEqual(['meditate']);
  });
  it('brings in the only warrior first of all', () => {
    expect(promising(at({ Jana: { hand: { beret: 'Blood Beret', gun: 'SMG Mk. III "Interceptor"' } }, Petr: {} }))[0]).toBe('play beret');
  });
  it('attacks last, and then before everything else', () => {
    const given = (actions: number): Plain => ({
      actions,
      Jana: { hand: { beret: 'Blood Beret' }, squad: { air: strong } },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    expect(promising(at(given(3)))).not.toContain('attack');
    expect(promising(at(given(1)))[0]).toBe('attack');
  });
  it('does not attack where only its own warrior would fall', () => {
    const t = at({ actions: 1, Jana: { squad: { clan: 'Clansman' } }, Petr: { squad: { marshal: 'Venusian Marshal' } } });
    expect(t.offersKey('attack')).toBe(true);
    expect(promising(t)).toEqual(['meditate']);
  });
  it('arms its own, and the one who can use it', () => {
    const t = at({
      Jana: { hand: { claymore: 'Clansman Claymore' }, squad: { clan: 'Clansman', ram: { card: 'Clansman', wounded: true } } },
      Petr: { cohort: { mutant: 'Necromutant' } },
    });
    const found = promising(t);
    expect(found.indexOf('play claymore on clan')).toBeGreaterThanOrEqual(0);
    expect(found.indexOf('play claymore on clan')).toBeLessThan(found.indexOf('play claymore on ram'));
  });
  it('covers the wounded one whom an enemy would kill, not the one whom nobody can hurt', () => {
    const t = at({
      Jana: { squad: { clan: { card: 'Clansman', wounded: true }, air: strong } },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    expect(promising(t)).toContain('cover clan');
    expect(promising(t)).not.toContain('cover air');
  });
  it('does not uncover again whom it has just covered', () => {
    const given = (covered: boolean): Plain => ({
      Jana: { squad: { blitzer: { card: 'Bauhaus Blitzer', wounded: true, covered }, air: strong } },
      Petr: { squad: { beret: 'Blood Beret', hurt: { card: 'Blood Beret', wounded: true } } },
    });
    expect(promising(at(given(false)))).toContain('cover blitzer');
    expect(promising(at(given(true)))).not.toContain('uncover blitzer');
  });
  it('covers nobody while somebody else stands there who would be hit as hard', () => {
    const t = at({
      Jana: { squad: { one: { card: 'Clansman', wounded: true }, two: { card: 'Clansman', wounded: true } } },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    expect(t.offersKey('cover one')).toBe(true);
    expect(promising(t).some(key => key.startsWith('cover'))).toBe(false);
  });
  it('leaves cover with whoever could do more than those in the open, though one enemy could hit him', () => {
    const given = (air: string): Plain => ({
      Jana: { squad: { best: { card: air, covered: true }, clan: { card: 'Clansman', wounded: true } } },
      Petr: { squad: { marshal: 'Venusian Marshal', weak: { card: 'Hussar', wounded: true } } },
    });
    expect(promising(at(given('Sean Gallagher')))).toContain('uncover best');
    expect(promising(at(given('Clansman')))).not.toContain('uncover best');
  });
  it('does not meditate beside a good blow, nor when it is rich beside any blow that pays', () => {
    const given = (destiny: number, petr: string): Plain => ({
      actions: 1,
      Jana: { destiny, squad: { air: strong } },
      Petr: { squad: { victim: { card: petr, wounded: false } } },
    });
    expect(promising(at(given(3, 'Hussar')))).toEqual(['attack', 'meditate']); // a wound for a Value of 2
    expect(promising(at(given(15, 'Hussar')))).toEqual(['attack']);
    const kill = at({
      actions: 1,
      Jana: { squad: { air: strong } },
      Petr: { squad: { victim: { card: 'Venusian Ranger', wounded: true } } },
    });
    expect(promising(kill)).toEqual(['attack']);
  });
  it('does all else before it attacks, even with an attack more', rules('DOT 7.7'), () => {
    const t = at({
      at: 'start',
      Jana: { hand: { lust: 'Blood Lust', beret: 'Blood Beret' }, destiny: 9, squad: { air: strong } },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    t.do('0: play lust');
    for (let i = 0; i < 60 && !t.offers.includes('meditate'); i++) t.answer(t.asked!, 'pass');
    expect(t.offersKey('attack')).toBe(true);
    expect(promising(t)).not.toContain('attack');
    expect(promising(t)[0]).toBe('play beret');
  });
  it('brings nobody in where he meets nobody, while the enemy stands elsewhere', () => {
    const given = (petr: Plain): Plain => ({
      destiny: 9,
      Jana: { destiny: 9, hand: { beret: 'Blood Beret' }, squad: { a: 'Clansman', b: 'Clansman' } },
      Petr: petr,
    });
    const table = (petr: Plain): Table => at({ Jana: (given(petr) as { Jana: Plain }).Jana, Petr: petr });
    expect(promising(table({ squad: { x: 'Hussar' } }))).toContain('play beret');
    expect(promising(table({ station: { x: 'Hussar' } }))).not.toContain('play beret');
  });
  it('sabotages with the most valuable, when nothing else is left to do in the turn', () => {
    const given = (actions: number): Plain => ({ actions, Jana: { squad: { clan: 'Clansman', air: strong } }, Petr: {} });
    expect(promising(at(given(3))).some(key => key.startsWith('sabotage'))).toBe(false);
    expect(promising(at(given(1)))[0]).toMatch(/^sabotage air/);
  });
});

describe('a plan', () => {
  it('counts the cards in hand when it looks for an attack', () => {
    const given = (hand: Plain): Plain => ({
      actions: 1,
      Jana: { hand, squad: { beret: 'Blood Beret' } },
      Petr: { squad: { marshal: { card: 'Venusian Marshal', wounded: true } } },
    });
    // 4 against 8: two Lucky Shots make up for it, one does not.
    expect(promising(at(given({ one: 'Lucky Shot', two: 'Lucky Shot' })))[0]).toBe('attack');
    expect(promising(at(given({ one: 'Lucky Shot' })))).not.toContain('attack');
  });
  it('counts spells that the bank pays for, when the attacker casts them', () => {
    const given = (destiny: number): Plain => ({
      actions: 1,
      Jana: { destiny, hand: { bolt: 'Elemental Bolt' }, squad: { mystic: 'Mystic' } },
      Petr: { squad: { marshal: { card: 'Venusian Marshal', wounded: true } } },
    });
    expect(promising(at(given(4)))[0]).toBe('attack'); // 4 and two steps of 2 against 8
    expect(promising(at(given(2)))).not.toContain('attack');
  });
  it('gives a mission to whom can fulfil it, and only to its own', () => {
    const t = at({
      Jana: { hand: { kill: 'Assassination' }, squad: { clan: 'Clansman', air: strong } },
      Petr: { squad: { ranger: 'Venusian Ranger', marshal: 'Venusian Marshal' } },
    });
    const found = promising(t);
    expect(found).toContain('play kill on air');
    const after = found.indexOf('play kill on clan');
    if (after >= 0) expect(found.indexOf('play kill on air')).toBeLessThan(after);
    t.do('0: play kill on air').passWhile();
    expect(promising(t)[0]).toBe('victim ranger');
    const idle = at({ Jana: { hand: { hunt: 'Nepharite Hunt' }, squad: { air: strong } }, Petr: { squad: { clan: 'Clansman' } } });
    expect(idle.offersKey('play hunt on air')).toBe(true);
    expect(promising(idle).some(key => key.includes('hunt'))).toBe(false); // no Nepharite far and wide
  });
  it('goes after the victim of its mission, whose death earns three times his Value', () => {
    const t = at({
      actions: 1,
      Jana: { squad: { air: { card: strong, gear: { kill: 'Assassination' } } } },
      Petr: { squad: { one: { card: 'Clansman', wounded: true }, two: { card: 'Clansman', wounded: true } } },
    });
    rig(t.card('kill')).chosen = t.id('two');
    t.do('0: attack', '0: attacker air');
    expect(promising(t)[0]).toBe('defender two');
  });
  it('counts a card that strikes first and ends the combat by a wound', rules('DOT 25.12', 'DOT 25.13'), () => {
    const given = (hand: Plain): Plain => ({
      actions: 1,
      Jana: { hand, squad: { sean: 'Sean Gallagher' } },
      Petr: { squad: { equal: 'Sean Gallagher' } },
    });
    // 10 against 8 on both sides: who is not struck back wins by it.
    expect(promising(at(given({ first: 'Surprise Attack' })))[0]).toBe('attack');
    const plain = bestTactic(at(given({})).world, at(given({})).id('sean'), at(given({})).id('equal'))!.swing;
    expect(plain).toBeLessThanOrEqual(0.2);
  });
  it('counts no spell against whoever is immune to it', rules('DOT 29.3'), () => {
    const given = (petr: string): Plain => ({
      actions: 1,
      Jana: { destiny: 8, hand: { bolt: 'Elemental Bolt' }, squad: { mystic: 'Mystic' } },
      Petr: { cohort: { foe: { card: petr, wounded: true } } },
    });
    expect(promising(at(given('Razide')))[0]).toBe('attack'); // 4 and three steps of 2 against 7
    expect(promising(at(given('Pretorian Stalker')))).not.toContain('attack');
  });
  it('knows that somebody kills by a wound because of another', () => {
    const t = at({
      Jana: { squad: { captain: 'Captain', marine: 'Free Marine' } },
      Petr: { squad: { ranger: 'Venusian Ranger' } },
    });
    const [marine, ranger] = [mightOf(t.world, t.id('marine')), mightOf(t.world, t.id('ranger'))];
    expect([marine.kills, ranger.kills]).toEqual([true, false]);
  });
  it('knows what works only in a combat against some, before there is one', () => {
    const t = at({
      Jana: { squad: { clan: { card: 'Clansman', gear: { claymore: 'Clansman Claymore' } } } },
      Petr: { squad: { hussar: 'Hussar' }, cohort: { mutant: 'Necromutant' } },
    });
    const against = (foe: string): number => mightOf(t.world, t.id('clan'), t.id(foe)).fight;
    expect(against('mutant')).toBeGreaterThan(against('hussar') + 1);
  });
  it('gives to its own what weakens whoever fights him', () => {
    const t = at({ Jana: { hand: { terror: 'Terror' }, cohort: { razide: 'Razide' } }, Petr: { squad: { hussar: 'Hussar' } } });
    expect(t.offersKey('play terror on razide')).toBe(true);
    expect(promising(t)).toContain('play terror on razide');
    expect(promising(t)).not.toContain('play terror on hussar');
  });
  it('puts no vehicle on whoever sits in cover and cannot board it', () => {
    const given = (covered: boolean): Plain => ({
      Jana: { hand: { tank: 'T-32 "Wolfclaw" JBT' }, squad: { dragoon: { card: 'Dragoon', covered }, other: 'Clansman' } },
      Petr: { squad: { clan: 'Clansman' } },
    });
    expect(promising(at(given(false)))).toContain('play tank on dragoon');
    expect(at(given(true)).offersKey('play tank on dragoon')).toBe(true);
    expect(promising(at(given(true)))).not.toContain('play tank on dragoon');
  });
  it('hangs no second sword on anybody', () => {
    const sword = at({
      Jana: { hand: { second: 'Clansman Claymore' }, squad: { clan: { card: 'Clansman', gear: { first: 'Clansman Claymore' } } } },
      Petr: { squad: { dragoon: 'Dragoon' } },
    });
    expect(sword.offersKey('play second on clan')).toBe(true);
    expect(promising(sword)).not.toContain('play second on clan');
  });
  it('takes one attack more only where there is somebody to attack', () => {
    const given = (petr: Plain): Table => at({ at: 'start', Jana: { hand: { lust: 'Blood Lust' }, squad: { air: strong } }, Petr: petr });
    expect(promising(until(given({ squad: { ranger: 'Venusian Ranger' } }), 'start'))).toContain('play lust');
    expect(promising(until(given({}), 'start'))).toEqual(['pass']);
  });
  it('takes more actions when those it has are used up', () => {
    const given = (actions: number): string[] => {
      const t = at({ at: 'window', actions, Jana: { hand: { inspired: 'Inspired' }, squad: { air: strong } }, Petr: {} });
      rig(t.world).pools = [{ ...newPool(0, { open: actions }), allowance: 1 }];
      return promising(until(t, 'free'));
    };
    expect(given(1)).toContain('play inspired');
    expect(given(3)).toEqual(['pass']);
  });
  it('drives what makes its driver stronger, and walks beside what does not', () => {
    const boards = (gear: Plain): string[] => {
      const t = at({
        Jana: { destiny: 9, hand: { ship: 'Imperial Doomlord' }, squad: { fort: 'Fukido', clan: { card: 'Clansman', gear } } },
        Petr: { squad: { ranger: 'Venusian Ranger' } },
      });
      t.do('0: play ship on clan').passWhile();
      return promising(t);
    };
    expect(boards({})).toEqual(['inside']);
    expect(boards({ gun: 'HMG Mk. XIXB "Charger"' })).toEqual(['outside']);
  });
  it('goes where the enemy is when it is rich and nobody can reach anybody', () => {
    const given = (destiny: number, station: Plain = {}): Table =>
      table('standard', {
        Jana: { destiny, squad: { air: strong }, station },
        Petr: { station: { soldat: 'Soldat' } },
      });
    expect(promising(given(25))).toEqual(['transfer air']);
    expect(promising(given(5))).toContain('meditate');
    // A prisoner neither fights nor is fought.
    expect(promising(given(25, { caught: { card: 'Clansman', gear: { x: 'Captured!' } } }))).toEqual(['transfer air']);
  });
});

describe('a combat', () => {
  const combat = (jana: Plain, petr: Plain): Table => at({ actions: 1, Jana: jana, Petr: petr });
  it('reckons with weapons, cover and both strikes', () => {
    const t = combat({ squad: { clan: { card: 'Clansman', gear: { sword: 'Clansman Claymore' } } } }, { squad: { dragoon: 'Dragoon' } });
    const fight = imagined(t.world, { attacker: t.id('clan'), defender: t.id('dragoon'), tactic: 'fight' });
    expect(marginsOf(t.world, fight)).toEqual([-1, -2]);
    rig(t.card('dragoon')).covered = true;
    expect(marginsOf(t.world, fight)[0]).toBe(-4);
    expect(bestTactic(t.world, t.id('clan'), t.id('dragoon'))!.swing).toBeLessThan(0);
  });
  it('takes the wounded one who dies over the healthy one who would only be wounded', () => {
    const t = combat(
      { squad: { air: strong } },
      { squad: { ranger: 'Venusian Ranger', hurt: { card: 'Venusian Ranger', wounded: true } } },
    );
    t.do('0: attack', '0: attacker air');
    expect(promising(t)[0]).toBe('defender hurt');
  });
  it('plays a modifier only when it turns the outcome, and only for its own', () => {
    // 7 against 7 hits already; 7 against 8 does not.
    const sure = combat({ hand: { shot: 'Lucky Shot' }, squad: { air: strong } }, { squad: { dragoon: 'Dragoon' } });
    sure.do('0: attack', '0: attacker air', '0: defender dragoon', '0: shoot');
    expect(promising(until(sure, 'modifiers'))).toEqual(['pass']);
    const short = combat(
      { hand: { shot: 'Lucky Shot' }, squad: { air: strong } },
      { squad: { mortant: { card: 'Etoiles Mortant', wounded: true }, marshal: 'Venusian Marshal' } },
    );
    short.do('0: attack', '0: attacker air', '0: defender mortant', '0: shoot');
    expect(promising(until(short, 'modifiers'))[0]).toBe('play shot on air');
    expect(promising(short)).not.toContain('play shot on mortant');
  });
  it('plays two cards together where one is not enough, and none where both are not', () => {
    const given = (hand: Plain): Table => {
      const t = combat({ hand, squad: { beret: 'Blood Beret' } }, { squad: { marshal: { card: 'Venusian Marshal', wounded: true } } });
      t.do('0: attack', '0: attacker beret', '0: defender marshal', '0: shoot');
      return until(t, 'modifiers');
    };
    expect(promising(given({ one: 'Lucky Shot', two: 'Lucky Shot' }))).toContain('play one on beret');
    expect(promising(given({ one: 'Lucky Shot' }))).toEqual(['pass']);
  });
  it('saves its own from death', () => {
    const t = at({
      active: 'Petr',
      actions: 1,
      Jana: { hand: { escape: 'Narrow Escape!' }, squad: { clan: { card: 'Clansman', wounded: true } } },
      Petr: { squad: { air: strong } },
    });
    t.do('1: attack', '1: attacker air', '1: defender clan', '1: shoot');
    expect(promising(until(t, 'saving'))[0]).toBe('play escape on clan');
  });
  it('takes victory points where they win the game', () => {
    const t = combat(
      { victory: 37, destiny: 0, squad: { air: strong } },
      { squad: { ranger: { card: 'Venusian Ranger', wounded: true } } },
    );
    t.do('0: attack', '0: attacker air', '0: defender ranger', '0: shoot').passWhile();
    expect(promising(t)).toEqual(['victory 4 destiny 0']);
  });
  it('takes victory points whenever the bank is not nearly empty', () => {
    const points = (destiny: number): string[] => {
      const t = combat({ destiny, squad: { air: strong } }, { squad: { ranger: { card: 'Venusian Ranger', wounded: true } } });
      t.do('0: attack', '0: attacker air', '0: defender ranger', '0: shoot').passWhile();
      return promising(t);
    };
    expect(points(8)).toEqual(['victory 4 destiny 0']);
    expect(points(0)).toEqual(['victory 4 destiny 0', 'victory 2 destiny 2', 'victory 0 destiny 4']);
  });
  it('is never judged half way, only where a turn begins', () => {
    const position = doomtrooperGame.start({ profile: 'tournament', turnLimit: 12 }, 2, 'settled');
    const random = new Random(seeded('settled'));
    let settled = 0;
    while (position.decision) {
      if (mind.settled!(position)) {
        settled++;
        expect([position.world.step, position.world.fights.length]).toEqual(['start', 0]);
      }
      doomtrooperGame.advance(position, lot(position, random));
    }
    expect(settled).toBeGreaterThan(8);
  });
});

describe('an attack', () => {
  const given = (more: Plain = {}): Plain => ({
    actions: 1,
    Jana: { squad: { air: strong, clan: 'Clansman' } },
    Petr: { squad: { marshal: 'Venusian Marshal', hussar: { card: 'Hussar', wounded: true } } },
    ...(more as object),
  });
  it('is never made where nothing can come of it beside one that pays, however much noise', () => {
    const t = at(given()).do('0: attack');
    expect(t.offersKey('attacker clan')).toBe(true);
    for (const noise of [0, 0.4, 1.4]) expect(promising(t, noise)).toContain('attacker air');
    t.do('0: attacker clan');
    expect(t.offersKey('defender marshal')).toBe(true);
    expect(promising(t, 1.4)).toEqual(['defender hussar']); // 3 against 8 brings nothing
  });
  it('is made in the way that hits, where the sums say so', () => {
    const t = at({
      actions: 1,
      Jana: { cohort: { razide: 'Razide' } },
      Petr: { squad: { blitzer: { card: 'Etoiles Mortant', wounded: true } } },
    });
    t.do('0: attack', '0: attacker razide', '0: defender blitzer');
    expect(t.offersKey('shoot')).toBe(true);
    expect(promising(t, 0.55)).toEqual(['fight']); // 9 against 6, not 2
  });
});

describe('windows and cards', () => {
  it('passes windows in which nothing can matter', () => {
    const t = at({
      at: 'window',
      active: 'Petr',
      Jana: { hand: { karma: 'Positive Karma', inspired: 'Inspired' } },
      Petr: { hand: { x: 'Doomed' } },
    });
    expect(promising(until(t, 'free', 0))).toEqual(['pass']);
  });
  it('takes destiny points at once while they buy something, and more actions when its own are used up', () => {
    const hand = { karma: 'Positive Karma', inspired: 'Inspired' };
    expect(promising(until(at({ at: 'window', Jana: { hand }, Petr: {} }), 'free'))).toEqual(['play karma']);
    expect(promising(until(at({ at: 'window', Jana: { destiny: 12, hand }, Petr: {} }), 'free'))).toEqual(['pass']);
    const late = at({ actions: 2, Jana: { destiny: 12, hand }, Petr: {} }).do('0: meditate');
    expect(promising(until(late, 'free'))[0]).toBe('play inspired');
  });
  it('borrows nothing without need, and pays its debts when about to win', () => {
    const bank = { player: { bank: 'Bauhaus Bank' } };
    const poor = at({ at: 'window', Jana: { destiny: 9, ...bank }, Petr: {} });
    expect(poor.offersKey('use bank as 0')).toBe(true);
    expect(promising(poor)).toEqual(['pass']);
    const ahead = at({ at: 'window', Jana: { victory: 39, destiny: 9, debt: 6, ...bank }, Petr: {} });
    expect(promising(ahead)[0]).toBe('use bank as 1');
    ahead.do('0: use bank as 1');
    expect(promising(ahead)).toEqual(['spend 6']);
  });
  it('makes room in a full hand, and keeps one that will be filled but for what is of no use while there is enough to draw', () => {
    const hand = (more: Plain, left = 0): Plain => ({
      at: 'discard',
      Jana: {
        library: Object.fromEntries(Array.from({ length: left }, (_, i) => [`l${i}`, 'Hussar'])),
        hand: { rep: 'Reputation', a: 'Lucky Shot', b: 'Lucky Shot', c: 'Inspired', ...(more as object) },
        squad: { x: 'Hussar', y: 'Hussar' },
      },
      Petr: {},
    });
    expect(promising(at(hand({ d: 'Inspired', e: 'Inspired', f: 'Inspired' }, 3)))[0]).toBe('discard rep');
    expect(promising(at(hand({}, 3)))).toEqual(['keep']);
    expect(promising(at(hand({}, 30)))).toContain('discard rep');
  });
  it('keeps what cancels a card, and a strong warrior it can pay, longer than the second card of a kind', () => {
    const t = at({
      at: 'discard',
      Jana: {
        destiny: 9,
        library: { l: 'Hussar' },
        hand: {
          mis: 'Miscommunication',
          a: 'Lucky Shot',
          b: 'Lucky Shot',
          sean: 'Sean Gallagher',
          c: 'Take Aim',
          d: 'Evasive Action',
          e: 'Bamboozled!',
        },
        squad: { x: 'Clansman', y: 'Clansman' },
      },
      Petr: {},
    });
    expect(promising(t)[0]).toMatch(/^discard [ab]$/);
  });
  it('keeps what takes points away from an opponent longer than one weak warrior more', () => {
    const t = at({
      at: 'discard',
      Jana: {
        hand: {
          a: 'Bamboozled!',
          b: 'Lucky Shot',
          c: 'Narrow Escape!',
          d: 'Evasive Action',
          e: 'Golden Lion',
          f: 'Lucky Shot',
          g: 'Bamboozled!',
        },
        squad: { x: 'Hussar', y: 'Hussar' },
      },
      Petr: {},
    });
    expect(promising(t)[0]).toBe('discard e');
  });
  it('exchanges a hand without a warrior it could pay', () => {
    const position = doomtrooperGame.start({}, 2, 'hands');
    const { seat } = position.decision!;
    const { hand } = position.world.sides[seat]!;
    const weights = (): number[] => mind.weigh!(position);
    for (const id of hand) rig(position.world).cards[id]!.def = definitionNamed('Inspired');
    expect(weights()).toEqual([0, 1]);
    for (const id of hand) rig(position.world).cards[id]!.def = definitionNamed('Clansman');
    expect(weights()).toEqual([1, 0]);
  });
});

/** An option by lot, by its weight. */
function lot(position: Position<World>, random: Random): number {
  const { length } = position.decision!.options;
  if (length === 1) return 0;
  const weights = mind.weigh!(position);
  let left = (weights.reduce((sum, weight) => sum + weight, 0) * random.integer(0x1_0000)) / 0x1_0000;
  for (let i = 0; i < length; i++) if ((left -= weights[i]!) < 0) return i;
  return weights.findIndex(weight => weight > 0);
}

describe('games', () => {
  it('are won against chance by weights alone', () => {
    let won = 0;
    for (let game = 0; game < 8; game++) {
      const position = doomtrooperGame.start({ target: 15 }, 2, `chance ${game >> 1}`);
      const random = new Random(seeded(`chance ${game}`));
      while (position.decision) {
        const { seat, options } = position.decision;
        doomtrooperGame.advance(position, seat === game % 2 ? lot(position, random) : random.integer(options.length));
      }
      if (winners(position.outcome!).includes(game % 2)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });
  it('are worth less to a debtor, who cannot win, than the same bank without a debt', () => {
    const chance = (side: Plain): number => {
      const { world } = at({ Jana: side, Petr: { victory: 20 } });
      return judgement(Object.values(mind.weights), mind.measure(world, 0));
    };
    expect(chance({ victory: 35, destiny: 9, debt: 6 })).toBeLessThan(chance({ victory: 35, destiny: 3 }));
  });
  it('would rather kill than go on threatening', () => {
    const standing = (jana: Plain, petr: Plain): number => {
      const { world } = at({ Jana: jana, Petr: petr });
      return judgement(Object.values(mind.weights), mind.measure(world, 0));
    };
    const [air, ranger] = [{ air: strong }, { ranger: { card: 'Venusian Ranger', wounded: true } }];
    expect(standing({ victory: 4, squad: air }, {})).toBeGreaterThan(standing({ squad: air }, { squad: ranger }));
  });
  it('are judged by the one bank that team-mates share', rules('DOT 38.10'), () => {
    const { world } = doomtrooperGame.start({ mode: 'teams' }, 4, 'teams');
    const destiny = (seat: number): number => mind.measure(world, seat)[Object.keys(mind.weights).indexOf('destiny')]!;
    rig(world).sides[0]!.destiny = 9; // seats 0 and 2 are a team, and its bank is kept with seat 0
    for (const seat of [1, 2, 3]) rig(world).sides[seat]!.destiny = 0;
    expect([destiny(0), destiny(2)]).toEqual([6, 6]);
    expect([destiny(1), destiny(3)]).toEqual([-6, -6]);
  });
  it('are worth more to whoever attacks now than to whoever only threatens to', () => {
    const [air, ranger] = [{ air: strong }, { ranger: { card: 'Venusian Ranger', wounded: true } }];
    const chance = (active: string): number => {
      const { world } = at({ active, Jana: { squad: air }, Petr: { squad: ranger } });
      return judgement(Object.values(mind.weights), mind.measure(world, 0));
    };
    expect(chance('Jana')).toBeGreaterThan(chance('Petr'));
  });
  it('are worth less to a side with nobody in play, whatever it has in the bank', () => {
    const { world } = at({ Jana: { destiny: 9 }, Petr: { squad: { clan: 'Clansman' } } });
    expect(judgement(Object.values(mind.weights), mind.measure(world, 0))).toBeLessThan(0.45);
  });
  it('are held up by one warrior nobody can hit more than by two weak ones, and by cards for combat', () => {
    const chance = (jana: Plain): number => {
      const { world } = at({ Jana: jana, Petr: { squad: { clan: 'Clansman' } } });
      return judgement(Object.values(mind.weights), mind.measure(world, 0));
    };
    expect(chance({ squad: { m: 'Venusian Marshal' } })).toBeGreaterThan(chance({ squad: { a: 'Hussar', b: 'Hussar' } }));
    expect(chance({ hand: { a: 'Lucky Shot' } })).toBeGreaterThan(chance({ hand: { a: 'Inspired' } }));
  });
  it('are no better for a card nobody needs, which only keeps another one from being drawn', () => {
    const chance = (jana: Plain): number => {
      const { world } = at({ Jana: jana, Petr: { squad: { clan: 'Clansman' } } });
      return judgement(Object.values(mind.weights), mind.measure(world, 0));
    };
    expect(chance({ hand: { a: 'Reputation' } })).toBe(chance({}));
    // A strong warrior who can be paid is worth saving for.
    expect(chance({ destiny: 8, hand: { m: 'Venusian Marshal' } })).toBeGreaterThan(chance({ destiny: 8 }));
    expect(chance({ destiny: 7, hand: { m: 'Venusian Marshal' } })).toBe(chance({ destiny: 7 }));
    // One sword is as good as two.
    const clan = (gear: Plain): Plain => ({ squad: { clan2: { card: 'Clansman', gear } } });
    expect(chance(clan({ x: 'Clansman Claymore', y: 'Clansman Claymore' }))).toBe(chance(clan({ x: 'Clansman Claymore' })));
    // Who is wounded matters.
    const hurt = (card: string): number => chance({ squad: { w: { card, wounded: true } } }) - chance({ squad: { w: card } });
    expect(hurt('Venusian Marshal')).toBeLessThan(hurt('Hussar'));
  });
  it('are judged alike from both sides', () => {
    const { world } = doomtrooperGame.start({}, 2, 'sides');
    const [mine, theirs] = [mind.measure(world, 0), mind.measure(world, 1)];
    mine.forEach((n, i) => expect(n + theirs[i]!).toBeCloseTo(0));
    expect(mine).toHaveLength(Object.keys(mind.weights).length);
  });
});
