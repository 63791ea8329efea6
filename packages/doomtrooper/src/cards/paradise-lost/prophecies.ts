/** Paradise Lost: prophecies that say what others no longer have. */
import { attachment } from '../makers.ts';

export const ourEnemysWeaknessIsExposed = attachment({
  code: '07072',
  name: { en: "Our Enemy's Weakness Is Exposed", cs: 'Slabina našeho nepřítele je odhalena' },
  text: {
    en: 'Prophecy, 1 action, on your Prophet: whom your warriors attack, no card adds anything to his ratings, not even his own; what cards take from them counts. When he attacks, all of it counts.',
    cs: 'Proroctví, 1 akce, na tvého Proroka: komu, na koho tvoji bojovníci útočí, žádná karta nic nepřidá k hodnotám, ani jeho vlastní; co mu karty ubírají, platí. Když útočí on, platí všechno.',
  },
  affiliation: 'crescentia',
  labels: ['prophecy'],
  timing: 'action',
  actions: 1,
  strips: ({ world, self, receiver, fight }) =>
    fight !== null && fight.attacker !== null && fight.defender === receiver && world.cards[fight.attacker]!.by === world.cards[self]!.by,
});
