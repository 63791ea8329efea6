/** The judge's tool: a change of the position by consent, in the sight of everybody. */
import type { TextContext, Viewer } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { module as doomtrooper, text as texts } from '../../src/index.ts';
import { view } from '../../src/rules/view.ts';
import { PROFILES, table, type Table } from '../fixture.ts';

const SEATS = ['Jana', 'Petr', 'Eva'];
/** What somebody reads: the table in lines, and the log of what concerns the tool. */
function told(t: Table, viewer: Viewer, text = texts.en): string[] {
  const context = { seats: SEATS, view: view(t.world, viewer) } as unknown as TextContext;
  const log = t.events.filter(({ type }) => ['proposed', 'agreed', 'proposalRefused', 'judged'].includes(type));
  return [
    ...text.table(context).filter(line => /propos|navrh/.test(line)),
    ...log.map(event => text.event(doomtrooper.redact(t.world, event as never, viewer), context)),
  ];
}

for (const profile of PROFILES)
  describe(`the judge's tool (${profile})`, () => {
    const given = {
      Jana: { squad: { lion: { card: 'Golden Lion', wounded: true } } },
      Petr: { squad: { foe: 'Hussar' }, hidden: { secret: 'Dragoon' } },
    };
    const judged = (options: object = {}, seats = 2): Table => table(profile, given, { options: { judge: true, ...options }, seats });

    it('does what all agree to, costs no action, and marks the game', rules('DOT DR-100'), () => {
      const t = judged();
      t.do('0: judge', '0: change heal', '0: card lion', '1: agree');
      expect([t.card('lion').wounded, t.world.judged, t.world.pools[0]!.open]).toEqual([false, true, 3]);
      expect(t.happened('judged', { seat: 0, change: 'heal', card: t.id('lion') })).toBe(true);
      expect(t).toAsk(0, 'acting.act');
    });
    it('does nothing when somebody refuses, and is not there where the table does not want it', rules('DOT DR-100'), () => {
      const t = judged();
      t.do('0: judge', '0: change victory+1', '0: player 0', '1: refuse');
      expect([t.side(0).victory, t.world.judged, t.world.proposal]).toEqual([0, false, null]);
      expect(table(profile, given).refusal('judge')).toBe('DOT DR-100');
    });
    it('is seen by everybody at the table: by whom, what, who has yet to agree, and the outcome', rules('DOT DR-100'), () => {
      const t = judged({}, 3);
      t.do('0: judge', '0: change heal', '0: card lion');
      const asked = [
        'Jana proposes: heal – Golden Lion. Yet to agree: Petr, Eva',
        'Jana proposes a change to the position: heal – Golden Lion.',
      ];
      for (const viewer of [0, 1, 2, 'spectator'] as const) expect(told(t, viewer)).toEqual(asked);
      t.do('1: agree');
      expect(told(t, 0, texts.cs)).toEqual([
        'Jana navrhuje: vyléčit – Zlatý lev. Souhlasit ještě musí: Eva',
        'Jana navrhuje úpravu pozice: vyléčit – Zlatý lev.',
        'Petr s úpravou souhlasí.',
      ]);
      t.do('2: refuse');
      expect([t.card('lion').wounded, told(t, 'spectator').at(-1)]).toEqual([true, 'Eva refuses the change: the position stays.']);
      t.do('0: judge', '0: change heal', '0: card lion', '1: agree', '2: agree');
      expect([t.card('lion').wounded, told(t, 1).at(-1)]).toEqual([false, 'The position is changed as agreed: heal – Golden Lion.']);
    });
    it('does not tell the face of a hidden warrior', rules('DOT DR-100', 'DOT 9.11'), () => {
      const t = judged();
      t.do('0: judge', '0: change discard', '0: card secret');
      expect([told(t, 0).join().includes('Dragoon'), told(t, 1).join().includes('Dragoon')]).toEqual([false, true]);
    });
    it('is decided by an appointed judge alone, no matter who else plays', rules('DOT DR-100'), () => {
      const t = judged({ arbiter: 2 }, 3);
      t.do('0: judge', '0: change destiny+5', '0: player 2', '1: agree');
      expect([t.side(2).destiny, t.asked]).toEqual([10, 0]);
      const own = judged({ arbiter: 1 });
      own.do('0: judge', '0: change library', '0: card foe');
      expect([own.card('foe').zone, told(own, 1).length]).toEqual(['library', 2]);
      expect(() => judged({ arbiter: 3 })).toThrow(/no player 3/);
    });
    it('waits for an official of the club, who has no seat; anyone who proposed may take it back', rules('DOT DR-100'), () => {
      const t = judged({ arbiter: 8 });
      t.do('0: judge', '0: change victory+1', '0: player 0');
      expect(t).toAsk(0, 'judging.ruled');
      expect(doomtrooper.officialKeys!(t.position as never)).toEqual(['refuse', 'agree']);
      expect(told(t, 1)[0]).toBe('Jana proposes: +1 victory point – Jana. Yet to agree: a judge');
      t.do('0: agree');
      expect([t.side(0).victory, t.world.judged]).toEqual([1, true]);
      t.do('0: judge', '0: change victory+1', '0: player 0', '0: refuse');
      expect(told(t, 1).at(-1)).toBe('A judge refuses the change: the position stays.');
      t.do('0: judge', '0: change victory+1', '0: player 0', '0: withdraw');
      expect([t.side(0).victory, t.world.proposal, t.happened('proposalWithdrawn', { seat: 0 })]).toEqual([1, null, true]);
      expect(doomtrooper.officialKeys!(t.position as never)).toEqual([]);
      const { options } = doomtrooper;
      const read = options.read({ judge: true });
      expect(doomtrooper.judgedFromOutside!(read)).toEqual({ ...read, arbiter: 8 });
      expect(doomtrooper.judgedFromOutside!(options.read({}))).toBeNull();
    });
    it('ends the game when the points agreed on reach the target', rules('DOT DR-100', 'DOT 1.2'), () => {
      const t = judged({ target: 5 });
      t.do('0: judge', '0: change victory+5', '0: player 0', '1: agree');
      expect(t.world.ended?.why).toBe('target');
    });
  });
