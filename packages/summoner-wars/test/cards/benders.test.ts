/** What cards of the Benders do not do: exactly who may be chosen, exactly where, exactly when. The scenarios show what they do. */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../fixture.ts';

const unit = (card: string, at: string, more: object = {}) => ({ card, at, ...more });

describe('Benders', () => {
  it('Counter Summon: a clear line of three, what can be paid, own units too', rules('SUM G7', 'SUM A7'), () => {
    const table = new Table({
      at: 'attack',
      Jana: { deck: 'benders', units: { tacullu: 'c4', own: unit('deceiver', 'b4') }, magic: 1 },
      Petr: {
        deck: 'shadow-elves',
        units: { sc: unit('scout', 'c7'), hydrake: 'd4', hidden: unit('swordsman', 'e4'), far: unit('swordsman', 'c8') },
      },
    });
    table.do('Jana: end', 'Jana: use counterSummon with tacullu');
    expect(table.chosen('on', ['own', 'sc', 'hydrake', 'hidden', 'far'])).toEqual(['own', 'sc']);
  });
  it('Glimpse puts exactly two of four on the bottom', rules('SUM D16'), () => {
    const table = new Table({
      Jana: { deck: 'benders', units: { kalal: 'c4' }, draw: { one: 'wall', two: 'wall', three: 'wall', four: 'wall' } },
      Petr: {},
    });
    table.do('Jana: move kalal to c4', 'Jana: use glimpse with kalal', 'Jana: look 0');
    expect(table.offers).not.toContain('done');
    table.do('Jana: bottom one');
    expect(table.offers).not.toContain('done');
  });
  it('Telepathic Command: own commons within three squares that have a target', rules('SUM G4'), () => {
    const table = new Table({
      at: 'attack',
      Jana: {
        deck: 'benders',
        units: {
          tacullu: 'f1',
          sorgwen: 'c3',
          near: unit('deceiver', 'c5'),
          idle: unit('deceiver', 'a4'),
          far: unit('deceiver', 'd6'),
          gulldune: 'b3',
        },
      },
      Petr: { units: { lun: 'c6', m1: unit('miner', 'd7') } },
    });
    table.do('Jana: end', 'Jana: use telepathicCommand with sorgwen');
    expect(table.chosen('with', ['near', 'idle', 'far', 'gulldune'])).toEqual(['near']);
  });
  it('Mind Capture never takes a Summoner', rules('SUM G6'), () => {
    const table = new Table(
      { at: 'attack', Jana: { deck: 'benders', units: { gulldune: 'c4' } }, Petr: { units: { tundle: { at: 'c6', wounds: 5 } } } },
      { random: [6, 6] },
    );
    table.do('Jana: attack gulldune on tundle');
    expect(table).toBeWonBy(0);
  });
  it('Memory Break needs an attack on an enemy unit and a card to reveal', rules('SUM D2'), () => {
    const onWall = new Table(
      {
        at: 'attack',
        Jana: { deck: 'benders', units: { br: unit('breaker', 'c4') }, hand: { held: 'wall' } },
        Petr: { walls: { w1: 'c5' }, draw: 3 },
      },
      { random: [1] },
    );
    onWall.do('Jana: attack br on w1');
    expect(onWall).toAsk(0, 'magicPhase.chosen');
    const noCards = new Table(
      {
        at: 'attack',
        Jana: { deck: 'benders', units: { br: unit('breaker', 'c4') }, hand: { held: 'wall' } },
        Petr: { units: { lun: 'c5' } },
      },
      { random: [1] },
    );
    noCards.do('Jana: attack br on lun');
    expect(noCards).toAsk(0, 'magicPhase.chosen');
  });
  it('Memory Break: kept, the card stays on top, and everyone has seen it', rules('SUM D1'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'benders', units: { br: unit('breaker', 'c4') }, hand: { held: 'wall' } },
        Petr: { units: { lun: 'c6' }, draw: { one: 'miner', two: 'wall' } },
      },
      { random: [1] },
    );
    table.do('Jana: attack br on lun', 'Jana: use memoryBreak with br', 'Jana: keep');
    expect(table.world.sides[1]!.draw).toEqual([table.id('one'), table.id('two')]);
    expect(table.card('two').known).toBe(31);
  });
  it('Mind Control: others’ commons on the own half', rules('SUM A12'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'benders', units: { own: unit('deceiver', 'a2') }, hand: { mc: 'mind-control' }, magic: 4 },
      Petr: { units: { there: unit('miner', 'c4'), far: unit('miner', 'c5'), lun: 'c3' } },
    });
    table.do('Jana: play mc');
    expect(table.chosen('on', ['own', 'there', 'far', 'lun'])).toEqual(['there']);
  });
  it('Mimic offers events that are no walls, and nothing may be taken', rules('SUM F14'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'benders', hand: { mi: 'mimic' } },
      Petr: { hand: { mt: 'magic-torrent', w1: 'wall', m1: 'miner', vg: 'vine-growth' } },
    });
    table.do('Jana: play mi');
    expect(table).toOffer(['none', `take ${table.id('mt')}`, `take ${table.id('vg')}`]);
  });
  it('A Hero is Born finds champions only', rules('SUM D15'), () => {
    const table = new Table(
      {
        at: 'events',
        Jana: { deck: 'benders', hand: { hb: 'a-hero-is-born' }, draw: { one: 'kalal', two: 'wall', three: 'deceiver', four: 'tacullu' } },
        Petr: {},
      },
      { random: [[2, 1, 0]] },
    );
    table.do('Jana: play hb');
    expect(table.chosen('take', ['one', 'two', 'three', 'four'])).toEqual(['one']);
    table.do('Jana: take one');
    // Shuffled, and what was seen while searching is no longer known.
    expect(table.world.sides[0]!.draw.map(id => table.world.cards[id]!.known)).toEqual([0, 0, 0]);
  });
  it('Stun holds commons beside a Deceiver, not champions, and not friends', rules('SUM E7'), () => {
    const table = new Table({
      at: 'turn',
      Jana: { units: { m1: unit('miner', 'c4'), lun: 'd5', m2: unit('miner', 'c3') } },
      Petr: { deck: 'benders', units: { de: unit('deceiver', 'c5'), br: unit('breaker', 'c6') } },
    });
    expect(table).toRefuse(`move ${table.id('m1')} to b4`, 'SUM E7');
    expect(table.chosen('move', ['m1', 'm2', 'lun'])).toEqual(['m2', 'lun']);
  });
});
