/** Chapters 1, 4, 20, 26, 33 to 40: beginning and end, the Station, Sabotage, terms, multiplayer, decks. */
import { Random, seeded } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { newTable } from '@kolbiste/testkit';
import { isCapable } from '../src/rules/abilities.ts';
import { deckProblems, readDeck, writeDeck } from '../src/decks/deck.ts';
import { READY_DECKS } from '../src/decks/ready.ts';
import { game as doomtrooperGame } from '../src/index.ts';
import { affiliationOf, isDoomtrooper, isFreelancer, isHeretic, isLegion } from '../src/rules/status.ts';
import { ratingOf } from '../src/rules/values.ts';
import type { World } from '../src/rules/state.ts';
import { PROFILES, table, type Profile, rig } from './fixture.ts';

const start = (profile: Profile, more: object = {}, seats = 2) =>
  newTable(doomtrooperGame as never, { options: { profile, ...more }, seats, seed: 'opening' });

for (const profile of PROFILES) {
  describe(`the opening (${profile})`, () => {
    it(
      'shuffles, gives five destiny points and seven cards, and asks for the privilege',
      rules('DOT 2.1', 'DOT 2.3', 'DOT 4.1', 'DOT 4.3', 'DOT 4.4', 'DOT 4.7t', 'DOT 4.7s', 'DOT DR-23', 'DOT DR-24'),
      () => {
        const play = start(profile);
        const w = play.position.world as World;
        for (const side of w.sides) {
          expect(side.destiny).toBe(5);
          expect(side.hand.length).toBe(7);
        }
        expect(play.offers).toEqual(['keep', 'exchange']);
        expect(play.asked).toBe(w.active);
        expect(play.position.decision!.rule).toBe(profile === 'tournament' ? 'DOT 4.7t' : 'DOT 4.7s');
        // The tournament book always grants the privilege, the other where the players agreed on it.
        expect(start(profile, { cardinal: false }).question === 'opening.exchange').toBe(profile === 'tournament');
      },
    );
    it(
      'exchanges a hand without a warrior freely, one with a warrior at the price of seven cards',
      rules('DOT 4.8', 'DOT 4.9t', 'DOT 4.9s', 'DOT 4.10', 'DOT 4.11', 'DOT DR-24'),
      () => {
        let free = 0,
          paid = 0;
        for (let i = 0; i < 40 && (!free || !paid); i++) {
          const play = newTable(doomtrooperGame as never, { options: { profile }, seats: 2, seed: `exchange ${i}` });
          const w = play.position.world as World;
          const seat = play.asked!;
          const old = w.sides[seat]!.hand.slice();
          const library = w.sides[seat]!.library.length;
          play.answer(seat, 'exchange');
          expect(w.sides[seat]!.hand.length).toBe(7);
          const exchanged = play.events.find(event => event.type === 'handExchanged') as never as { free: boolean };
          if (exchanged.free) {
            free++;
            expect(w.sides[seat]!.library.length).toBe(library);
            expect(play.events.some(event => event.type === 'handShown')).toBe(true);
          } else {
            paid++;
            expect(w.sides[seat]!.discard).toEqual(old);
            expect(w.sides[seat]!.library.length).toBe(library - 7);
          }
        }
        expect(free).toBeGreaterThan(0);
        expect(paid).toBeGreaterThan(0);
      },
    );
  });

  describe(`victory (${profile})`, () => {
    it('is reaching the target', rules('DOT 1.1t', 'DOT 1.1s', 'DOT 1.2', 'DOT 3.34'), () => {
      const t = table(profile, {
        Jana: { victory: (profile === 'tournament' ? 40 : 25) - 2, squad: { sean: 'Sean Gallagher' } },
        Petr: { cohort: { kid: { card: 'Child of Ilian', wounded: true } } },
      });
      t.do('0: attack', '0: attacker sean', '0: defender kid', '0: fight', '0: victory 2').passWhile();
      expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.2' });
    });
    it('comes after all answers to the points', rules('DOT DR-27'), () => {
      const t = table(profile, {
        Jana: { victory: (profile === 'tournament' ? 40 : 25) - 2, squad: { sean: 'Sean Gallagher' } },
        Petr: { hand: { fooled: 'Bamboozled!' }, cohort: { kid: { card: 'Child of Ilian', wounded: true } } },
      });
      t.do('0: attack', '0: attacker sean', '0: defender kid', '0: fight', '0: victory 2', '1: play fooled').passWhile();
      expect(t.outcome).toBeNull();
    });
    it('goes to the higher total when both reach it at one moment', rules('DOT 1.3', 'DOT DR-27'), () => {
      const goal = profile === 'tournament' ? 40 : 25;
      const t = table(profile, {
        Jana: { victory: goal - 4, squad: { a: { card: 'Chemiman', wounded: true } } },
        Petr: { victory: goal - 1, squad: { b: { card: 'Blood Beret', wounded: true } } },
      });
      t.do('0: attack', '0: attacker a', '0: defender b', '0: fight', '0: victory 4', '1: victory 4').passWhile();
      expect(t.outcome).toMatchObject({ places: [2, 1] });
    });
    it('is not for a debtor; the moment the debt is gone it is', rules('DOT 1.9', 'DOT DR-30'), () => {
      const goal = profile === 'tournament' ? 40 : 25;
      const t = table(profile, {
        at: 'window',
        Jana: { victory: goal, debt: 3, destiny: 5, hand: { x: 'Doomed' }, player: { bank: 'Bauhaus Bank' } },
        Petr: {},
      });
      t.do('0: meditate').passWhile();
      expect(t.outcome).toBeNull();
      t.do('0: meditate', '0: use bank as 1', '0: spend 3').passWhile();
      expect(t.outcome).toMatchObject({ places: [1, 2] });
    });
  });

  describe(`the countdown (${profile})`, () => {
    it(
      'is three own turns, stopped by any warrior who can fight',
      rules('DOT 1.16t', 'DOT 1.16s', 'DOT 1.17', 'DOT 1.18', 'DOT 1.19', 'DOT DR-29'),
      () => {
        const t = table(profile, {
          at: 'start',
          Jana: { library: 0, destiny: 9, hand: { lion: 'Golden Lion', x: 'Doomed' } },
          Petr: { squad: { y: 'Hussar' } },
        });
        t.passWhile();
        expect(t.side(0).countdown).toBe(3);
        t.do('0: play lion').passWhile();
        expect(t.side(0).countdown).toBe(0);
        const lost = table(profile, {
          at: 'end',
          Jana: { library: 0, countdown: 1, hand: { x: 'Doomed' } },
          Petr: { squad: { y: 'Hussar' } },
        });
        lost.passWhile();
        expect(lost.outcome).toMatchObject({ places: [2, 1], rule: 'DOT 1.19' });
      },
    );
    it('is lost even when the opponent is in debt', rules('DOT 1.20'), () => {
      const t = table(profile, { at: 'end', Jana: { library: 0, countdown: 1 }, Petr: { debt: 8, squad: { y: 'Hussar' } } }).passWhile();
      expect(t.outcome).toMatchObject({ places: [2, 1] });
    });
  });

  describe(`the Station (${profile})`, () => {
    it(
      'binds whoever has nobody on his own, before the duty to leave cover',
      rules('DOT 20.5t', 'DOT 20.5s', 'DOT 20.6', 'DOT 20.7', 'DOT DR-31', 'DOT DR-32', 'DOT DR-33', 'DOT DR-34'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: { squad: { lion: { card: 'Golden Lion', covered: true }, other: { card: 'Golden Lion', covered: true } } },
          Petr: { station: { marine: 'Templar Marine' } },
        });
        const rule = profile === 'tournament' ? 'DOT 20.5t' : 'DOT 20.5s';
        expect(t.offersKey('transfer lion')).toBe(true);
        expect(t.refusal('uncover lion')).toBe(rule);
        expect(t.offersKey('meditate')).toBe(profile === 'standard');
        expect(t.offersKey('end')).toBe(true);
      },
    );
    it('sleeps when there is no way to fulfil it', rules('DOT DR-31'), () => {
      const t = table(profile, { opened: true, Jana: {}, Petr: { station: { marine: 'Templar Marine' } } });
      expect(t.offersKey('meditate')).toBe(true);
    });
    it(
      'takes transfers for an action, two with a vehicle, once between draw steps',
      rules('DOT 20.3', 'DOT 20.4', 'DOT 20.10', 'DOT 20.14', 'DOT 20.15', 'DOT 20.17', 'DOT DR-76'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: {
            squad: { lion: 'Golden Lion', tank: { card: 'Hussar', gear: { v: 'T-32 "Wolfclaw" JBT' } } },
            cohort: { necro: 'Necromutant' },
          },
          Petr: {},
        });
        t.do('0: transfer tank').passWhile();
        expect(t.world.pools[0]!.open).toBe(1);
        expect(t.refusal('transfer tank')).not.toBeNull();
        t.do('0: transfer lion').passWhile();
        expect(t.card('lion').zone).toBe('station');
        const back = table(profile, { opened: true, Jana: { station: { lion: 'Golden Lion' } }, Petr: {} });
        back.do('0: transfer lion').passWhile();
        expect(back.card('lion').zone).toBe('squad');
        expect(back.refusal('transfer lion')).toBe('DOT 20.17');
        const legion = table(profile, { opened: true, Jana: { station: { necro: 'Necromutant' } }, Petr: {} });
        legion.do('0: transfer necro');
        expect(legion.card('necro').zone).toBe('cohort');
      },
    );
    it(
      'keeps Doomtroopers and the Dark Legion apart, except a tainted one',
      rules('DOT 20.19', 'DOT 20.20', 'DOT 20.21', 'DOT 20.23', 'DOT 20.25', 'DOT 32.11'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: {
            squad: { lion: 'Golden Lion', tainted: { card: 'Golden Lion', gear: { x: 'Tainted!' } } },
            outside: { rogue: 'Renegade Apostate' },
            station: { necro: 'Necromutant', marine: 'Templar Marine' },
          },
          Petr: {},
        });
        expect(t.refusal('transfer lion')).toBe('DOT 20.19');
        expect(t.offersKey('transfer tainted')).toBe(true);
        expect(t.offersKey('transfer rogue')).toBe(true);
      },
    );
    it('has to be cleared after a full conversion', rules('DOT 20.22t', 'DOT 20.22s', 'DOT DR-75', 'DOT DR-77'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { lion: 'Golden Lion', beret: { card: 'Blood Beret', gear: { x: 'Dark Visitation' } } } },
        Petr: {},
      });
      expect(t).toOffer(['end', t.key('transfer lion'), t.key('transfer beret')]);
      t.do('0: transfer beret');
      expect(t.card('beret').zone).toBe('cohort');
    });
    it('holds a rider, and lets nobody transfer in a combat', rules('DOT 18.7', 'DOT 20.13', 'DOT 20.18'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { squad: { lion: 'Golden Lion', x: 'Hussar' } },
        Petr: { hand: { inspired: 'Inspired' }, squad: { theirs: 'Hussar' } },
      });
      t.do('0: attack', '1: play inspired');
      t.passWhile(p => p.question === 'window.answer');
      expect(t.refusal('transfer theirs')).toBe('DOT 20.13');
    });
  });

  describe(`Sabotage (${profile})`, () => {
    it(
      "pays half the saboteur's Value, rounded up, as he likes",
      rules('DOT 26.1', 'DOT 26.3t', 'DOT 26.3s', 'DOT 26.9', 'DOT 26.12', 'DOT 26.13', 'DOT 26.14', 'DOT 26.17', 'DOT DR-57'),
      () => {
        const t = table(profile, { Jana: { destiny: 0, squad: { free: 'Free Marine' } }, Petr: {} });
        t.do('0: sabotage free against 1');
        // Named, and announced as no attack: the action is a peaceful one and opens no combat.
        expect(t.happened('sabotageAnnounced', { seat: 0, against: 1, card: t.id('free'), rule: 'DOT 26.9' })).toBe(true);
        expect(t.happened('actionTaken', { n: 1, attack: false })).toBe(true);
        expect(t.world.fights).toEqual([]);
        // Value 5 (half of it is 2.5) gives three points, in any mix.
        expect(t.offers).toEqual([3, 2, 1, 0].map(victory => `victory ${victory} destiny ${3 - victory}`));
        t.do('0: victory 2 destiny 1').passWhile();
        expect(t.happened('sabotaged', { points: 3, rule: 'DOT 26.12' })).toBe(true);
        expect(t.side(0)).toMatchObject({ victory: 2, destiny: 1 });
        const guarded = table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { squad: { x: 'Hussar' } } });
        expect(guarded.refusal('sabotage free against 1')).toBe(profile === 'tournament' ? 'DOT 26.3t' : 'DOT 26.3s');
      },
    );
    it(
      'is once against each opponent, not in the first turns, only where nobody can fight',
      rules('DOT 26.7', 'DOT 26.15', 'DOT 25.20'),
      () => {
        const t = table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { squad: { x: 'Hussar' } } });
        expect(t.refusal('sabotage free against 1')).toBe(profile === 'tournament' ? 'DOT 26.3t' : 'DOT 26.3s');
        const first = table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { turns: 0 } });
        expect(first.refusal('sabotage free against 1')).toBe('DOT 26.15');
        const again = table(profile, { Jana: { sabotaged: ['Petr'], squad: { free: 'Free Marine' } }, Petr: {} });
        expect(again.refusal('sabotage free against 1')).toBe('DOT 26.7');
      },
    );
    it('fails when the target brings in a warrior', rules('DOT 26.10', 'DOT DR-85'), () => {
      const t = table(profile, {
        Jana: { squad: { free: 'Free Marine' } },
        Petr: { destiny: 9, hand: { inspired: 'Inspired', boy: 'Hussar' } },
      });
      t.do('0: sabotage free against 1');
      expect(t).toAsk(1, 'window.answer');
      t.do('1: play inspired', '1: play boy', '1: end').passWhile();
      expect(t.happened('sabotageFailed', { against: 1 })).toBe(true);
      expect(t.side(0).victory).toBe(0);
    });
    it('may be prevented by a card in play', rules('DOT 26.11'), () => {
      const t = table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { squad: { hq: 'Secret HQ' } } });
      expect(t.refusal('sabotage free against 1')).toBe('DOT 26.11');
    });
    it("is not for bonus actions, nor out of one's turn; attack actions cannot pay for it", rules('DOT 26.16', 'DOT 26.18'), () => {
      const t = table(profile, { at: 'window', Jana: { hand: { inspired: 'Inspired' }, squad: { free: 'Free Marine' } }, Petr: {} });
      t.do('0: play inspired').passWhile();
      expect(t.refusal('sabotage free against 1')).toBe('DOT 26.16');
      const lust = table(profile, {
        at: 'start',
        Jana: { fewer: 3, hand: { lust: 'Blood Lust' }, squad: { free: 'Free Marine' } },
        Petr: {},
      });
      lust.do('0: play lust').passWhile();
      expect(lust.world.pools[0]).toMatchObject({ open: 0, attack: 1 });
      expect(lust.refusal('sabotage free against 1')).toBe('DOT 26.18');
    });
    it('may be done from cover', rules('DOT DR-88'), () => {
      const t = table(profile, { Jana: { squad: { free: { card: 'Free Marine', covered: true }, x: 'Hussar' } }, Petr: {} });
      expect(t.offersKey('sabotage free against 1')).toBe(true);
    });
  });

  describe(`status and terms (${profile})`, () => {
    it(
      "counts a Heretic as Dark Legion, tainted ones as both, ex-corporate mercenaries as nobody's",
      rules('DOT 32.1t', 'DOT 32.1s', 'DOT 32.3', 'DOT 32.4', 'DOT 32.26', 'DOT 32.27', 'DOT 32.29', 'DOT 32.33', 'DOT 32.34'),
      () => {
        const t = table(profile, {
          Jana: {
            squad: {
              tainted: { card: 'Golden Lion', gear: { a: 'Tainted!' } },
              turned: { card: 'Golden Lion', gear: { b: 'Dark Visitation' } },
              ex: 'Ex-Imperial Freelancer',
              bro: 'Mystic',
              out: { card: 'Golden Lion', gear: { c: { card: 'Insubordination', chosen: 8 } } },
            },
          },
          Petr: {},
        });
        const w = t.world,
          id = (name: string) => t.id(name);
        expect([
          isHeretic(w, id('tainted')),
          isLegion(w, id('tainted')),
          isDoomtrooper(w, id('tainted')),
          affiliationOf(w, id('tainted')) & 8,
        ]).toEqual([true, true, true, 8]);
        expect([isLegion(w, id('turned')), isDoomtrooper(w, id('turned')), affiliationOf(w, id('turned')) & 8]).toEqual([true, false, 0]);
        expect([affiliationOf(w, id('ex')), isDoomtrooper(w, id('ex')), isFreelancer(w, id('ex'))]).toEqual([0, true, true]);
        expect(isDoomtrooper(w, id('bro'))).toBe(true);
        expect([isFreelancer(w, id('out')), affiliationOf(w, id('out'))]).toEqual([true, 0]);
      },
    );
    it(
      "gives what is meant for a kind, not the kind's own ability: Wolfbane Honor Guard",
      rules('DOT 32.5', 'DOT 32.6', 'DOT 32.7', 'DOT 32.8'),
      () => {
        const t = table(profile, {
          Jana: { squad: { guard: 'Wolfbane Honor Guard', sean: 'Sean Gallagher' } },
          Petr: { cohort: { neph: 'Razide' } },
        });
        t.do('0: attack', '0: attacker guard', '0: defender neph', '0: fight').passWhile();
        const struck = t.events.find(event => event.type === 'struck') as never as { strikes: { rating: number }[] };
        expect(struck.strikes[0]!.rating).toBe(6);
      },
    );
    it(
      "bars Insubordination from mercenaries without affiliation; they pay 3 for their old corporation's cards",
      rules('DOT 32.29', 'DOT 32.30', 'DOT 32.31', 'DOT DR-83'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 5, hand: { no: 'Insubordination', tank: 'T-32 "Wolfclaw" JBT' }, squad: { ex: 'Ex-Bauhaus Freelancer' } },
          Petr: {},
        });
        t.do('0: play tank on ex', '0: inside').passWhile();
        expect(t.side(0).destiny).toBe(2);
        expect(ratingOf(t.world, t.id('ex'), 2, null)).toBe(8);
        t.do('0: meditate');
        expect(t.refusal('play no on ex')).toBe('DOT 32.29');
      },
    );
    it(
      'takes a warrior Missing in Action out of play; his personality may come again',
      rules('DOT 15.7', 'DOT 34.2', 'DOT 34.3', 'DOT 34.4', 'DOT 37.16', 'DOT 37.17', 'DOT DR-78'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 20, hand: { sean: 'Sean Gallagher' } },
          Petr: { squad: { gone: { card: 'Sean Gallagher', gear: { mia: 'Missing in Action' } } } },
        });
        expect(isCapable(t.world, t.id('gone'))).toBe(false);
        expect(t.offersKey('play sean')).toBe(true);
        // He lies on the table, in no pile; nobody can aim at him, and he gives nothing to anybody.
        expect([t.card('gone').zone, t.happened('discarded')]).toEqual(['squad', false]);
        const boss = (gear: object): number => {
          const m = table(profile, {
            Jana: { squad: { marshal: { card: 'Venusian Marshal', gear }, ranger: 'Venusian Ranger' } },
            Petr: {},
          } as never);
          return ratingOf(m.world, m.id('ranger'), 0, null);
        };
        expect([boss({}), boss({ mia: 'Missing in Action' })]).toEqual([6, 4]);
        const aim = table(profile, {
          at: 'window',
          Jana: { destiny: 10, hand: { wave: 'Wave of Righteousness' }, squad: { me: 'Hussar' } },
          Petr: { squad: { gone: { card: 'Golden Lion', gear: { mia: 'Missing in Action' } }, there: 'Golden Lion' } },
        });
        expect([aim.offersKey('play wave on there'), aim.offersKey('play wave on gone')]).toEqual([true, false]);
      },
    );
    it(
      'keeps a prisoner from attacking, being attacked and acting, but in play',
      rules('DOT 34.11', 'DOT 34.12', 'DOT 34.13', 'DOT 34.14', 'DOT 34.15', 'DOT 34.16'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: {
            destiny: 20,
            hand: { mail: 'Combat Armor', val: 'Sean Gallagher' },
            station: { caught: { card: 'Sean Gallagher', gear: { x: 'Captured!' } }, free: 'Golden Lion' },
          },
          Petr: { station: { foe: 'Templar Marine', held: { card: 'Cossack', gear: { y: 'Captured!' } } } },
        });
        expect(t.refusal('play mail on caught')).toBe('DOT 34.13');
        expect(t.refusal('play val')).not.toBeNull();
        t.do('0: attack');
        t.passWhile(p => p.question === 'window.answer');
        expect(t.refusal('attacker caught')).toBe('DOT 34.11');
        t.do('0: attacker free');
        expect(t.refusal('defender held')).toBe('DOT 34.12');
      },
    );
    it('attacks those attackable last only last: Patriarch and Prophet', rules('DOT 36.7', 'DOT 36.8'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { marine: 'Templar Marine' } },
        Petr: { station: { patriarch: 'Patriarch', corsair: 'Corsair' } },
      });
      t.do('0: attack', '0: attacker marine');
      expect(t.refusal('defender patriarch')).toBe('DOT 36.7');
      const last = table(profile, {
        opened: true,
        Jana: { station: { marine: 'Templar Marine' } },
        Petr: { station: { patriarch: 'Patriarch', prophet: 'Prophet' } },
      });
      last.do('0: attack', '0: attacker marine');
      expect(last).toOffer([last.key('defender patriarch'), last.key('defender prophet')]);
    });
    it("returns a stolen card to its owner's pile", rules('DOT 35.1', 'DOT 35.2', 'DOT DR-84'), () => {
      const t = table(profile, {
        Jana: { destiny: 13, hand: { prog: 'Programmed', wave: 'Wave of Righteousness' } },
        Petr: { squad: { lion: 'Golden Lion' } },
      });
      t.do('0: play prog on lion').passWhile();
      expect(t.card('lion')).toMatchObject({ by: 0, owner: 1, zone: 'squad' });
      expect(affiliationOf(t.world, t.id('lion'))).toBe(4);
      t.do('0: meditate', '0: play wave on lion').passWhile();
      expect(t.side(1).discard).toContain(t.id('lion'));
    });
    it(
      'lets a Cultist be what his player last said, a Heretic always',
      rules('DOT 32.21', 'DOT 32.22', 'DOT 32.23', 'DOT 32.24', 'DOT 32.25', 'DOT DR-79'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { x: 'Doomed' }, squad: { cult: { card: 'Demnogonis Cultist', chosen: 1 } } },
          Petr: { destiny: 8, hand: { flame: 'Cleansing Flame' } },
        });
        expect(isDoomtrooper(t.world, t.id('cult'))).toBe(true);
        t.do('0: side cult');
        expect([isLegion(t.world, t.id('cult')), isHeretic(t.world, t.id('cult'))]).toEqual([true, true]);
        t.do('1: play flame on cult');
        // In answer to the flame nothing can be changed any more.
        while (t.asked !== 0) t.answer(t.asked!, 'pass');
        expect(t.offersKey('side cult')).toBe(false);
        t.passWhile();
        expect(t.card('cult').zone).toBe('discard');
      },
    );
    it('touches with a one-shot only what is on the table then', rules('DOT 37.35', 'DOT 37.36', 'DOT DR-22'), () => {
      const t = table(profile, {
        Jana: { destiny: 9, hand: { train: 'Training', boy: 'Hussar' }, squad: { lion: 'Golden Lion' } },
        Petr: { cohort: { neph: 'Razide' } },
      });
      t.do('0: play train at 0', '0: play boy', '0: attack');
      t.passWhile(p => p.question === 'window.answer');
      expect(t).toOffer([t.key('attacker boy')]);
      expect(isCapable(t.world, t.id('lion'))).toBe(true);
    });
    it('doubles once by a Ritual', rules('DOT 37.32', 'DOT 37.33', 'DOT 37.34'), () => {
      const given = {
        opened: true,
        Jana: { hand: { a: 'The Defiance', b: 'The Defiance' }, station: { pat: 'Patriarch', cor: 'Corsair' } },
        Petr: { station: { foe: 'Templar Marine' } },
      };
      const t = table(profile, given);
      t.do('0: play a', '0: play b').passWhile();
      const twice = t.world.effects.filter(effect => effect.on === t.id('cor') && effect.what === 'ratings');
      expect(twice).toHaveLength(1);
      expect(table(profile, { ...given, Jana: { ...given.Jana, station: { cor: 'Corsair' } } }).refusal('play a')).toBe('DOT 37.32');
    });
  });
}

describe('where the two books end a game differently', () => {
  const level = (profile: Profile) => {
    const goal = profile === 'tournament' ? 40 : 25;
    const t = table(profile, {
      Jana: { victory: goal - 4, squad: { a: { card: 'Chemiman', wounded: true }, z: 'Hussar' } },
      Petr: { victory: goal - 4, squad: { b: { card: 'Blood Beret', wounded: true }, y: 'Hussar' } },
    });
    return t.do('0: attack', '0: attacker a', '0: defender b', '0: fight', '0: victory 4', '1: victory 4').passWhile();
  };
  it(
    'plays one more turn each when level beyond the target, until one is ahead (tournament)',
    rules('DOT 1.4t', 'DOT 1.5', 'DOT DR-28'),
    () => {
      const t = level('tournament');
      expect(t.outcome).toBeNull();
      expect(t.happened('lastTurns', { why: 'tie' })).toBe(true);
      for (let i = 0; i < 400 && t.asked !== null; i++) {
        const { offers } = t;
        const key = offers.includes('pass')
          ? 'pass'
          : offers.includes('keep')
            ? 'keep'
            : offers.includes('end')
              ? t.asked === 0 && t.world.turn > 12 && offers.includes('attack')
                ? 'end'
                : 'end'
              : offers[0]!;
        t.answer(t.asked, key);
        if (t.world.turn > 16) break;
      }
      // Nobody scored, so the extra turns were repeated.
      expect(t.events.filter(event => event.type === 'lastTurns').length).toBeGreaterThan(1);
      rig(t.world).sides[0]!.victory++;
      for (let i = 0; i < 400 && t.asked !== null; i++) {
        const { offers } = t;
        t.answer(
          t.asked,
          offers.includes('pass') ? 'pass' : offers.includes('keep') ? 'keep' : offers.includes('end') ? 'end' : offers[0]!,
        );
      }
      expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.5' });
    },
  );
  it('is a draw (standard)', rules('DOT 1.4s'), () => {
    expect(level('standard').outcome).toMatchObject({ places: [1, 1], rule: 'DOT 1.4s' });
  });
  it('ends when all libraries are empty (standard)', rules('DOT 1.21s', 'DOT 1.22', 'DOT DR-30'), () => {
    const t = table('standard', {
      at: 'draw',
      Jana: { library: 1, victory: 3, squad: { x: 'Hussar' } },
      Petr: { library: 0, victory: 1, squad: { y: 'Hussar' } },
    });
    expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.21s' });
    const even = table('standard', {
      at: 'draw',
      Jana: { library: 1, squad: { x: 'Hussar' } },
      Petr: { library: 0, squad: { y: 'Hussar' } },
    });
    expect(even.outcome).toMatchObject({ places: [1, 1], rule: 'DOT 1.22' });
  });
  it('goes on with empty libraries (tournament)', rules('DOT 1.21t', 'DOT 1.23t'), () => {
    const t = table('tournament', { at: 'draw', Jana: { library: 1 }, Petr: { library: 0 } }).passWhile();
    expect(t.outcome).toBeNull();
    expect(t.side(0).countdown).toBe(0);
  });
  it('starts the countdown only with an empty library (tournament)', rules('DOT 1.16t'), () => {
    const t = table('tournament', { at: 'start', Jana: { library: 5 }, Petr: {} }).passWhile();
    expect(t.side(0).countdown).toBe(0);
  });
  it(
    'starts the countdown whatever the library holds, and at once when it runs out in the draw step (standard)',
    rules('DOT 1.16s', 'DOT 1.23s', 'DOT DR-30'),
    () => {
      expect(
        table('standard', { at: 'start', Jana: { library: 9, hand: { x: 'Doomed' } }, Petr: { squad: { y: 'Hussar' } } })
          .passWhile()
          .side(0).countdown,
      ).toBe(3);
      expect(
        table('standard', { at: 'draw', Jana: { library: 1, hand: { x: 'Doomed' } }, Petr: { squad: { y: 'Hussar' } } })
          .passWhile()
          .side(0).countdown,
      ).toBe(3);
    },
  );
  it(
    'gives everybody a last turn when time is up, then the higher total wins (tournament)',
    rules('DOT 1.6t', 'DOT 1.7', 'DOT 1.8', 'DOT DR-30'),
    () => {
      const t = table(
        'tournament',
        { at: 'end', turn: 9, Jana: { victory: 3, squad: { x: 'Hussar' } }, Petr: { squad: { y: 'Hussar' } } },
        { options: { turnLimit: 9 } },
      );
      for (let i = 0; i < 300 && t.asked !== null; i++)
        t.answer(
          t.asked,
          t.offers.includes('pass') ? 'pass' : t.offers.includes('keep') ? 'keep' : t.offers.includes('end') ? 'end' : t.offers[0]!,
        );
      expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.8' });
      expect(t.world.turn).toBe(11);
    },
  );
  it('settles the debts of two debtors when time is up (tournament)', rules('DOT 1.10', 'DOT 1.11', 'DOT 1.12', 'DOT 1.14'), () => {
    const settle = (jana: object, petr: object) => {
      const t = table('tournament', { at: 'end', turn: 9, lastTurns: 1, Jana: jana, Petr: petr } as never).passWhile();
      return t;
    };
    const t = settle(
      { debt: 6, destiny: 4, victory: 9, squad: { x: 'Hussar' } },
      { debt: 5, destiny: 5, victory: 6, squad: { y: 'Hussar' } },
    );
    expect([t.side(0).victory, t.side(1).victory]).toEqual([7, 6]);
    expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.12' });
    const level2 = settle(
      { debt: 9, destiny: 0, victory: 2, squad: { x: 'Hussar' } },
      { debt: 9, destiny: 0, victory: 1, squad: { y: 'Hussar' } },
    );
    expect(level2.outcome).toMatchObject({ places: [1, 1], rule: 'DOT 1.14' });
  });
  it('is won by whoever owes nothing when time is up, whatever the debtor has (tournament)', rules('DOT 1.8', 'DOT 1.9'), () => {
    const t = table('tournament', {
      at: 'end',
      turn: 9,
      lastTurns: 1,
      Jana: { debt: 2, victory: 20, squad: { x: 'Hussar' } },
      Petr: { victory: 15, squad: { y: 'Hussar' } },
    }).passWhile();
    expect(t.outcome).toMatchObject({ places: [2, 1], rule: 'DOT 1.8' });
  });
  it('is not won by a debtor when the libraries are empty (standard)', rules('DOT 1.9', 'DOT 1.21s'), () => {
    const out = (petr: number) =>
      table('standard', {
        at: 'draw',
        Jana: { library: 1, victory: 9, debt: 2, squad: { x: 'Hussar' } },
        Petr: { library: 0, victory: 1, debt: petr, squad: { y: 'Hussar' } },
      }).outcome;
    expect(out(0)).toMatchObject({ places: [2, 1], rule: 'DOT 1.21s' });
    expect(out(2)).toMatchObject({ places: [1, 1], rule: 'DOT 1.9' });
  });
  it('draws when time is up and nobody gets ahead for as long again (tournament)', rules('DOT 1.5', 'DOT 1.14'), () => {
    const level = (turn: number) =>
      table(
        'tournament',
        { at: 'end', turn, lastTurns: 1, Jana: { squad: { x: 'Hussar' } }, Petr: { squad: { y: 'Hussar' } } },
        { options: { turnLimit: 9 } },
      ).passWhile();
    expect(level(11).outcome).toBe(null);
    expect(level(18).outcome).toMatchObject({ places: [1, 1], rule: 'DOT 1.14' });
  });
  it(
    'has a time limit unless the table says otherwise, so that players who never attack come to an end (tournament)',
    rules('DOT 1.6t'),
    () => {
      const position = doomtrooperGame.start({}, 2, 's4');
      const random = new Random(seeded('s4'));
      while (position.decision) doomtrooperGame.advance(position, random.integer(position.decision.options.length));
      expect(position.world.turn).toBeLessThanOrEqual(240);
      expect(doomtrooperGame.start({ turnLimit: 0 }, 2, 's4').world.house.turnLimit).toBe(0);
    },
  );
  it('knows no time limit (standard)', rules('DOT 1.6s'), () => {
    const t = table(
      'standard',
      { at: 'end', turn: 9, Jana: { squad: { x: 'Hussar' } }, Petr: { squad: { y: 'Hussar' } } },
      { options: { turnLimit: 9 } },
    ).passWhile();
    expect(t.happened('lastTurns')).toBe(false);
  });
});

describe('where the two books treat Stations and Sabotage differently', () => {
  it('opens Stations only by an entitled warrior (tournament)', rules('DOT 20.8t', 'DOT 20.9', 'DOT DR-74'), () => {
    const t = table('tournament', { Jana: { destiny: 9, hand: { marine: 'Templar Marine' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
    expect(t.refusal('transfer lion')).toBe('DOT 20.8t');
    t.do('0: play marine').passWhile();
    expect(t.offersKey('transfer lion')).toBe(true);
  });
  it('needs no opener (standard)', rules('DOT 20.8s'), () => {
    expect(table('standard', { Jana: { squad: { lion: 'Golden Lion' } }, Petr: {} }).offersKey('transfer lion')).toBe(true);
  });
  const tribes = {
    opened: true,
    Jana: { destiny: 20, hand: { cos: 'Cossack', cor: 'Corsair' }, station: { mar: 'Templar Marine' } },
    Petr: {},
  };
  it('lets one other tribe in (tournament)', rules('DOT 20.24t'), () => {
    const t = table('tournament', tribes);
    t.do('0: play cos').passWhile();
    expect(t.refusal('play cor')).toBe('DOT 20.24t');
  });
  it('lets no other tribe in (standard)', rules('DOT 20.24s'), () => {
    expect(table('standard', tribes).refusal('play cos')).toBe('DOT 20.24s');
  });
  const marshal = (where: 'squad' | 'station') => ({
    opened: true,
    Jana: {
      [where]: { marshal: 'Venusian Marshal' },
      ...(where === 'squad' ? { station: { ranger: 'Venusian Ranger' } } : { squad: { ranger: 'Venusian Ranger' } }),
    },
    Petr: {},
  });
  it(
    'reads areas literally: the Venusian Marshal (tournament)',
    rules('DOT 33.1', 'DOT 33.2t', 'DOT 33.6', 'DOT 33.7t', 'DOT DR-72'),
    () => {
      const inSquad = table('tournament', marshal('squad'));
      expect(ratingOf(inSquad.world, inSquad.id('ranger'), 0, null)).toBe(6);
      const onStation = table('tournament', marshal('station'));
      expect(ratingOf(onStation.world, onStation.id('ranger'), 0, null)).toBe(4);
    },
  );
  it('takes the Station as an extension: the Venusian Marshal (standard)', rules('DOT 33.2s', 'DOT 33.3', 'DOT 33.7s', 'DOT DR-73'), () => {
    for (const where of ['squad', 'station'] as const) {
      const t = table('standard', marshal(where));
      expect(ratingOf(t.world, t.id('ranger'), 0, null)).toBe(6);
    }
  });
  it(
    'ends the actions, and is either Sabotage or attack (tournament)',
    rules('DOT 26.4t', 'DOT 26.5', 'DOT 26.6t', 'DOT 26.19t', 'DOT 7.17'),
    () => {
      const t = table('tournament', { Jana: { squad: { boss: 'Field Marshal Johnstone', lion: 'Golden Lion' } }, Petr: {} });
      expect(t.refusal('sabotage boss against 1')).toBe('DOT 26.6t');
      t.do('0: sabotage lion against 1', '0: victory 2').passWhile();
      expect(t.happened('actionsLost', { n: 2, rule: 'DOT 26.5' })).toBe(true);
      const three = table(
        'tournament',
        { Jana: { sabotaged: ['Petr'], squad: { lion: 'Golden Lion' } }, Petr: {}, Eva: { cohort: { neph: 'Razide' } } },
        { seats: 3 },
      );
      expect(three.refusal('attack')).toBe('DOT 26.19t');
    },
  );
  it(
    'neither ends the actions nor forbids an attack, and any warrior will do (standard)',
    rules('DOT 26.4s', 'DOT 26.6s', 'DOT 26.19s', 'DOT DR-86', 'DOT DR-87'),
    () => {
      const t = table(
        'standard',
        { Jana: { squad: { boss: 'Field Marshal Johnstone', lion: 'Golden Lion' } }, Petr: {}, Eva: { cohort: { neph: 'Razide' } } },
        { seats: 3 },
      );
      expect(t.offersKey('sabotage boss against 1')).toBe(true);
      t.do('0: sabotage lion against 1', '0: victory 2').passWhile();
      expect(t.world.pools[0]!.open).toBe(2);
      expect(t.offersKey('attack')).toBe(true);
      const strict = table(
        'standard',
        { Jana: { squad: { boss: 'Field Marshal Johnstone' } }, Petr: {} },
        { options: { capableSaboteurs: true } },
      );
      expect(strict.refusal('sabotage boss against 1')).toBe('DOT DR-87');
    },
  );
});

describe('what piles show', () => {
  const seen = (profile: Profile, viewer: number, pile: 'discard' | 'sacrificed') => {
    const t = table(profile, { Jana: { discard: { a: 'Lucky Shot' }, sacrificed: { b: 'Take Aim' } }, Petr: {} });
    const view = t.game.see(t.position, viewer).table as never as {
      sides: { discard: { def: number | null }[]; sacrificed: { def: number | null }[] }[];
    };
    return view.sides[0]![pile][0]!.def !== null;
  };
  it('is the discard pile to its owner, the sacrifice pile to all (tournament)', rules('DOT 37.7t', 'DOT 37.8t', 'DOT DR-89'), () => {
    expect([
      seen('tournament', 0, 'discard'),
      seen('tournament', 1, 'discard'),
      seen('tournament', 0, 'sacrificed'),
      seen('tournament', 1, 'sacrificed'),
    ]).toEqual([true, false, true, true]);
  });
  it('is nothing to anybody (standard)', rules('DOT 37.7s', 'DOT 37.8s', 'DOT DR-89'), () => {
    expect([
      seen('standard', 0, 'discard'),
      seen('standard', 1, 'discard'),
      seen('standard', 0, 'sacrificed'),
      seen('standard', 1, 'sacrificed'),
    ]).toEqual([false, false, false, false]);
  });
});

for (const profile of PROFILES)
  describe(`more than two players (${profile})`, () => {
    it('goes clockwise; everybody may attack everybody', rules('DOT 38.1', 'DOT 38.2', 'DOT 38.3'), () => {
      const t = table(
        profile,
        { at: 'end', Jana: { squad: { a: 'Hussar' } }, Petr: { squad: { b: 'Hussar' } }, Eva: { squad: { c: 'Hussar' } } },
        { seats: 3 },
      );
      t.passWhile();
      expect(t.world.active).toBe(1);
      const free = table(
        profile,
        { Jana: { cohort: { a: 'Razide' } }, Petr: { squad: { b: 'Hussar' } }, Eva: { squad: { c: 'Hussar' } } },
        { seats: 3 },
      );
      free.do('0: attack', '0: attacker a');
      expect(free).toOffer([free.key('defender b'), free.key('defender c')]);
    });
    it('charges 2 destiny points for a secondary target', rules('DOT 38.5', 'DOT 38.6', 'DOT 38.7', 'DOT DR-96'), () => {
      const given = (destiny: number) => ({
        Jana: { destiny, cohort: { a: 'Razide' } },
        Petr: { squad: { b: 'Hussar' } },
        Eva: { squad: { c: 'Hussar' } },
      });
      const t = table(profile, given(3), { seats: 3, options: { mode: 'targets' } });
      t.do('0: attack', '0: attacker a', '0: defender c');
      expect(t.side(0).destiny).toBe(1);
      const poor = table(profile, given(1), { seats: 3, options: { mode: 'targets' } });
      poor.do('0: attack', '0: attacker a');
      expect(poor.refusal('defender c')).toBe('DOT 38.7');
      expect(poor.offersKey('defender b')).toBe(true);
    });
    it('shares one bank of ten and adds points up in teams', rules('DOT 38.8', 'DOT 38.9', 'DOT 38.10', 'DOT 38.11', 'DOT DR-97'), () => {
      const play = start(profile, { mode: 'teams' }, 4);
      expect((play.position.world as World).sides.map(side => side.destiny)).toEqual([10, 10, 0, 0]);
      const t = table(
        profile,
        {
          active: 'Eva',
          Jana: { destiny: 9, victory: 30 },
          Petr: { squad: { b: 'Hussar', kid: { card: 'Hussar', wounded: true } } },
          Eva: { destiny: 0, victory: 18, hand: { boy: 'Hussar' }, cohort: { c: 'Razide' } },
          Tom: {},
        },
        { seats: 4, options: { mode: 'teams' } },
      );
      t.do('2: play boy').passWhile();
      expect(t.side(0).destiny).toBe(7);
      t.do('2: attack', '2: attacker c', '2: defender kid', '2: fight', '2: victory 2').passWhile();
      expect(t.outcome).toMatchObject({ places: [1, 3, 1, 3] });
    });
    it(
      'sets the Cartel of six against the Dark Legion',
      rules(
        'DOT 38.12',
        'DOT 38.13',
        'DOT 38.14',
        'DOT 38.15',
        'DOT 38.16',
        'DOT 38.17',
        'DOT 38.18',
        'DOT 38.19',
        'DOT 38.20',
        'DOT 38.21',
      ),
      () => {
        const play = start(profile, { mode: 'cartel' }, 7);
        const w = play.position.world as World;
        expect(w.sides.map(side => side.destiny)).toEqual([5, 5, 5, 5, 5, 5, 20]);
        expect(w.sides.map(side => side.hand.length)).toEqual([7, 7, 7, 7, 7, 7, 10]);
        expect(w.target).toBe(50);
        const t = table(
          profile,
          {
            at: 'window',
            active: 'Ota',
            Ota: { destiny: 20, hand: { lion: 'Golden Lion' }, cohort: { a: 'Razide', b: 'Razide' } },
            Jana: { squad: { h: 'Hussar' } },
            Petr: {},
            Eva: {},
            Tom: {},
            Ida: {},
            Jan: {},
          },
          { seats: 7, options: { mode: 'cartel' } },
        );
        t.passWhile();
        expect(t.world.pools[0]!.open).toBe(5);
        expect(t.refusal('play lion')).toBe('DOT 38.13');
        t.do('6: attack', '6: attacker a', '6: defender h', '6: shoot').passWhile();
        expect(t.offersKey('attack')).toBe(true);
        expect(t.offersKey('meditate')).toBe(true);
      },
    );
    it(
      'stakes the top card, or one the others vote for, out of the game',
      rules('DOT 37.31', 'DOT 39.1', 'DOT 39.2', 'DOT 39.3', 'DOT 39.5', 'DOT 39.6', 'DOT 39.7', 'DOT 39.8', 'DOT 39.10', 'DOT DR-98'),
      () => {
        const top = start(profile, { ante: 'top' }).position.world as World;
        expect(
          top.cards
            .filter(card => card.zone === 'ante')
            .map(card => card.owner)
            .sort(),
        ).toEqual([0, 1]);
        const vote = start(profile, { ante: 'vote' });
        const asked = vote.asked!;
        expect(vote.question).toBe('opening.voted');
        const [first] = vote.offers;
        expect((vote.position.world as World).cards[Number(first!.split(' ')[1])]!.owner).not.toBe(asked);
        vote.answer(asked, first!);
        vote.answer(vote.asked!, vote.offers[0]!);
        expect((vote.position.world as World).cards.filter(card => card.zone === 'ante')).toHaveLength(2);
        expect(vote.question).toBe('opening.exchange');
      },
    );
  });

describe('decks', () => {
  it(
    'are at least sixty cards with four or five copies, and a sideboard of twenty-five (tournament, standard)',
    rules('DOT 40.1', 'DOT 40.2t', 'DOT 40.2s', 'DOT 40.4', 'DOT 40.5', 'DOT 40.6t', 'DOT 40.6s'),
    () => {
      const five = readDeck(
        'x',
        `5 Narrow Escape!\n${['Golden Lion', 'Blood Beret', 'Hussar', 'Samurai', 'Infantry', 'Sea Lion', 'Free Marine', 'Mystic', 'Valkyrie', 'Razide', 'Necromutant', 'Curator', 'Inspired', 'Lucky Shot'].map(name => `4 ${name}`).join('\n')}`,
      ).deck;
      expect(five.cards.length).toBe(61);
      expect(deckProblems(five, 'standard')).toEqual([]);
      expect(deckProblems(five, 'tournament').map(({ refusal }) => refusal.rule)).toEqual(['DOT 40.2t']);
      const six = { ...five, cards: [...five.cards, five.cards[0]!] };
      expect(deckProblems(six, 'standard').map(({ refusal }) => refusal.rule)).toEqual(['DOT 40.2s']);
      expect(deckProblems({ ...five, cards: five.cards.slice(0, 59) }, 'standard').map(({ refusal }) => refusal.rule)).toEqual([
        'DOT 40.1',
      ]);
      expect(
        deckProblems({ ...five, cards: five.cards.slice(1), sideboard: [five.cards[20]!] }, 'tournament').some(
          ({ refusal }) => refusal.rule === 'DOT 40.6t',
        ),
      ).toBe(true);
      expect(deckProblems({ ...five, sideboard: [five.cards[20]!] }, 'standard').some(({ refusal }) => refusal.rule === 'DOT 40.6s')).toBe(
        true,
      );
    },
  );
  it('are read from text, with the line of what is unknown or not enforced', rules('DOT DR-100'), () => {
    const { deck, problems } = readDeck('x', '# mine\n4x Golden Lion\n2 Zlatý lev\n1 Nobody at All\nSideboard:\n01105\n');
    expect(deck.cards).toHaveLength(6);
    expect(deck.sideboard).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 4, refusal: { why: 'unknownCard' } }]);
    expect(readDeck('y', writeDeck(deck)).deck.cards.toSorted()).toEqual(deck.cards.toSorted());
  });
  it('restrict some cards to one copy (tournament, standard)', rules('DOT 40.3'), () => {
    const deck = { ...READY_DECKS[0]!, cards: [...READY_DECKS[0]!.cards, readDeck('x', '1 Bamboozled!').deck.cards[0]!] };
    expect(deckProblems(deck, 'standard').map(({ refusal }) => refusal.rule)).toEqual(['DOT 40.3']);
  });
  it('has nine ready ones, legal in both books (tournament, standard)', rules('DOT 40.1'), () => {
    expect(READY_DECKS).toHaveLength(9);
    for (const deck of READY_DECKS)
      for (const profile of PROFILES) expect([deck.name, deckProblems(deck, profile)]).toEqual([deck.name, []]);
  });
});
