/** What cards of the Shadow Elves do not do: exactly who may be chosen, exactly where, exactly when. The scenarios show what they do. */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../fixture.ts';

const unit = (card: string, at: string, more: object = {}) => ({ card, at, ...more });

describe('Shadow Elves', () => {
  it('Hydrake with one enemy beside it has nothing to assault', rules('SUM F10'), () => {
    const table = new Table({
      at: 'attack',
      Jana: { deck: 'shadow-elves', units: { hydrake: 'c4', sw: unit('swordsman', 'b4') } },
      Petr: { units: { m1: unit('miner', 'c5') }, walls: { w1: 'd4' } },
    });
    const on = (name: string): string => `attack ${table.id('hydrake')} on ${table.id(name)}`;
    expect(table.offers.filter(key => !key.startsWith(`attack ${table.id('sw')}`)).sort()).toEqual(
      ['end', on('m1'), on('sw'), on('w1')].sort(),
    );
  });
  it('Malidala’s own player picks the die when a friend attacks her', rules('SUM G3'), () => {
    const table = new Table(
      { at: 'attack', Jana: { deck: 'shadow-elves', units: { malidala: 'c5', xaserbane: 'c4' } }, Petr: {} },
      { random: [2, 6, 1] },
    );
    table.do('Jana: attack xaserbane on malidala');
    expect(table).toOffer(['ignore 0', 'ignore 1', 'ignore 2']);
    table.do('Jana: ignore 0');
    expect(table.card('malidala').wounds).toBe(1);
  });
  it('Stalking Advance moves Shadow Elves only, each once', rules('SUM 10.11.1'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'shadow-elves', units: { sw: unit('swordsman', 'c3'), m1: unit('miner', 'e3') }, hand: { sa: 'stalking-advance' } },
      Petr: {},
    });
    table.do('Jana: play sa');
    expect(table.chosen('move', ['sw', 'm1', 'selundar'])).toEqual(['sw', 'selundar']);
    table.do('Jana: move sw to c4');
    expect(table.chosen('move', ['sw', 'selundar'])).toEqual(['selundar']);
  });
  it('Into Darkness: the chosen opponent’s commons of cost 2 or less', rules('SUM D10'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'shadow-elves', hand: { dk: 'into-darkness' } },
      Petr: { deck: 'swamp-orcs', units: { savager: 'c6', hu: unit('hunter', 'd6'), glarg: 'e6' } },
    });
    table.do('Jana: play dk');
    expect(table.chosen('pick', ['savager', 'hu', 'glarg', 'mugglug'])).toEqual(['hu']);
  });
  it('Summon the Night is over after that turn, and adjacent cards may be attacked', rules('SUM G13'), () => {
    const table = new Table({
      at: 'attack',
      active: 'Petr',
      Jana: { deck: 'shadow-elves' },
      Petr: { units: { sprog: 'c5' }, hand: { held: 'wall' } },
      lasting: [{ card: 'summon-the-night', by: 'Jana', against: 'Petr', until: 'theirTurnEnd' }],
    });
    table.do('Petr: end');
    expect(table.world.lasting).toEqual([]);
  });
});
