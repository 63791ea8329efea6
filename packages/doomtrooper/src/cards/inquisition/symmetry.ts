/** Inquisition: symmetry. */
import { looking } from '../../rules/procedures.ts';
import { discard, look, shuffleLibrary, stopLooking } from '../../rules/atoms.ts';
import { movesWith, type CardMove } from '../../rules/legality.ts';
import { carrierOf } from '../../rules/status.ts';
import { symmetry } from '../makers.ts';
import { asks, putsIntoPlay } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { LEGION } from '../vocabulary.ts';
import { anOpponent } from '../targets.ts';

export const barbarousPower = symmetry({
  code: '02018',
  name: { en: 'Barbarous Power', cs: 'Barbarská síla' },
  text: {
    en: 'Gift of the Dark Symmetry, Heretics only: +1 to all four ratings.',
    cs: 'Dar Černé symetrie, jen Kacíř: +1 ke všem hodnotám.',
  },
  gift: 'generic',
  needs: { heretic: true },
  gives: [{ fight: 1, shoot: 1, armour: 1, value: 1 }],
});

export const behest = symmetry({
  code: '02020',
  name: { en: 'Behest', cs: 'Přikázání' },
  text: { en: 'Gift of Semai. 2 actions: look at a player’s hand.', cs: 'Semaiův dar. Za 2 akce: prohlédni si ruku hráče.' },
  gift: 'semai',
  uses: [{ timing: 'action', actions: 2, target: anOpponent(), effect: ({ seat, player }) => looking({ seat, at: player, left: 0 }) }],
});

export const darkSummoning = symmetry({
  code: '02040',
  name: { en: 'Dark Summoning', cs: 'Temné vyvolávání' },
  text: {
    en: 'Gift of Algeroth. 3 actions, discarded: the bearer takes equipment of the Dark Legion he may have out of your library.',
    cs: 'Algerothův dar. Za 3 akce, vyřadí se: nositel dostane z tvé knihovny vybavení Černé legie, které smí mít.',
  },
  gift: 'algeroth',
  uses: [
    {
      timing: 'action',
      actions: 3,
      condition: ({ world, seat }) => world.sides[seat]!.library.length > 0,
      effect: ({ g, world, seat, self, play }) => {
        const bearer = carrierOf(world, self);
        const { library } = world.sides[seat]!;
        look(g, { seat, at: seat, cards: library, rule: 'DOT 37.6' });
        const cards = library.filter(
          id => (definitionOf(world, id).affiliation & LEGION) !== 0 && definitionOf(world, id).type === 'equipment',
        );
        const moves = movesWith(world, seat, cards, { moment: 'free', pool: null, anyTime: true, free: true });
        const call = asks(g, play, seat, { ask: 'summon', options: ['stop', ...moves.filter(move => 'on' in move && move.on === bearer)] });
        discard(g, self, 'DOT 37.10');
        return call;
      },
    },
  ],
  answered: ({ g, seat, answer }) => {
    stopLooking(g);
    const call = answer === 'stop' ? null : putsIntoPlay(g, seat, answer as unknown as CardMove);
    shuffleLibrary(g, seat, 'DOT 4.1');
    return call;
  },
});

export const monstrousPower = symmetry({
  code: '02093',
  name: { en: 'Monstrous Power', cs: 'Kacířská moc' },
  text: {
    en: 'Gift of the Dark Symmetry, Heretics only: +2 to all four ratings.',
    cs: 'Dar Černé symetrie, jen Kacíř: +2 ke všem hodnotám.',
  },
  gift: 'generic',
  needs: { heretic: true },
  gives: [{ fight: 2, shoot: 2, armour: 2, value: 2 }],
});

export const ungodlyPower = symmetry({
  code: '02165',
  name: { en: 'Ungodly Power', cs: 'Nelidská síla' },
  text: {
    en: 'Gift of the Dark Symmetry, Heretics only: +5 to all four ratings.',
    cs: 'Dar Černé symetrie, jen Kacíř: +5 ke všem hodnotám.',
  },
  gift: 'generic',
  needs: { heretic: true },
  gives: [{ fight: 5, shoot: 5, armour: 5, value: 5 }],
});

export const unholyEye = symmetry({
  code: '02166',
  name: { en: 'Unholy Eye', cs: 'Rouhačské oko' },
  text: {
    en: 'Gift of the Dark Symmetry, Heretics only: its bearer strikes first, and with that the combat ends.',
    cs: 'Dar Černé symetrie, jen Kacíř: nositel udeří první a tím souboj končí.',
  },
  gift: 'generic',
  needs: { heretic: true },
  grants: ['firstStrike', 'endsCombatByStrike'],
});

export const unholyPower = symmetry({
  code: '02167',
  name: { en: 'Unholy Power', cs: 'Rouhačská síla' },
  text: {
    en: 'Gift of the Dark Symmetry, Heretics only: +4 to all four ratings.',
    cs: 'Dar Černé symetrie, jen Kacíř: +4 ke všem hodnotám.',
  },
  gift: 'generic',
  needs: { heretic: true },
  gives: [{ fight: 4, shoot: 4, armour: 4, value: 4 }],
});
