/** Warzone: equipment. */
import { equipment } from '../makers.ts';
import { overwhelms } from '../pieces.ts';
import { FIGHT } from '../vocabulary.ts';

export const hagelsturmM516DShotgun = equipment({
  code: '03060',
  name: { en: 'Hagelsturm/M516D Shotgun', cs: 'Brokovnice M516D – Hagelsturm' },
  text: {
    en: 'Shoot weapon that works in Fight combats only, for a Bauhaus or Capitol Commander: +4 Fight. Whoever is wounded by more than twice his Armor is killed.',
    cs: 'Zbraň na střelbu, která působí jen v zápasu, pro Velitele z Bauhausu či Kapitolu: +4 Zápas. Koho zraní víc než dvojnásobek jeho Obrany, ten je zabit.',
  },
  affiliation: ['bauhaus', 'capitol'],
  labels: ['shootWeapon', 'shotgun'],
  needs: { affiliation: ['bauhaus', 'capitol'], label: 'commander' },
  gives: [{ fight: 4 }],
  grants: [overwhelms(FIGHT)],
});

export const mandibleSASG7200Shotgun = equipment({
  code: '03078',
  name: { en: 'Mandible/SA-SG 7200 Shotgun', cs: 'Brokovnice SA-SG 7200 – Vykusovačka' },
  text: {
    en: 'Shoot weapon that works in Fight combats only, for a Imperial or Cybertronic Commander: +5 Fight. Whoever is wounded by more than twice his Armor is killed.',
    cs: 'Zbraň na střelbu, která působí jen v zápasu, pro Velitele z Imperiálu či Kybertroniku: +5 Zápas. Koho zraní víc než dvojnásobek jeho Obrany, ten je zabit.',
  },
  affiliation: ['cybertronic', 'imperial'],
  labels: ['shootWeapon', 'shotgun'],
  needs: { affiliation: ['cybertronic', 'imperial'], label: 'commander' },
  gives: [{ fight: 5 }],
  grants: [overwhelms(FIGHT)],
});
