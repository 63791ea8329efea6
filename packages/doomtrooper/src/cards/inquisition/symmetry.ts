/** Inquisition: symmetry. */
import { looking } from '../../rules/procedures.ts';
import { symmetry } from '../makers.ts';
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
