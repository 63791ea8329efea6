/** Base set: the Art, Elements. */
import { art } from '../../makers.ts';
import { boosting } from './pieces.ts';

export const elementalBall = art({
  code: '01091',
  name: { en: 'Elemental Ball', cs: 'Živelná koule' },
  text: {
    en: 'Elements, personal combat spell. Per 2 destiny: the caster has +2 Fight.',
    cs: 'Živly, osobní bojové kouzlo. Za každé 2 body osudu: sesilatel má +2 Zápas.',
  },
  aspect: 'elements',
  casting: 'personal',
  ...boosting(2, { fight: 2 }),
});

export const elementalBolt = art({
  code: '01092',
  name: { en: 'Elemental Bolt', cs: 'Živelný blesk' },
  text: {
    en: 'Elements, personal combat spell. Per 2 destiny: the caster has +2 Shoot.',
    cs: 'Živly, osobní bojové kouzlo. Za každé 2 body osudu: sesilatel má +2 Střelba.',
  },
  aspect: 'elements',
  casting: 'personal',
  ...boosting(2, { shoot: 2 }),
});

export const elementalWall = art({
  code: '01094',
  name: { en: 'Elemental Wall', cs: 'Živelná stěna' },
  text: {
    en: 'Elements, personal combat spell. Per 2 destiny: the caster has +2 Armor.',
    cs: 'Živly, osobní bojové kouzlo. Za každé 2 body osudu: sesilatel má +2 Obrana.',
  },
  aspect: 'elements',
  casting: 'personal',
  ...boosting(2, { armour: 2 }),
});

export const resistElements = art({
  code: '01256',
  name: { en: 'Resist Elements', cs: 'Bránící živly' },
  text: {
    en: 'Elements, personal combat spell. Per 2 destiny: the caster has +1 Armor, and +1 Armor besides for nothing.',
    cs: 'Živly, osobní bojové kouzlo. Za každé 2 body osudu: sesilatel má +1 Obrana, a k tomu +1 Obrana zdarma.',
  },
  aspect: 'elements',
  casting: 'personal',
  ...boosting(2, { armour: 1 }, { armour: 1 }),
});
