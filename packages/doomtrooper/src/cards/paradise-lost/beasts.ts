/** Paradise Lost: beasts. */
import { raidRefusal } from '../../rules/turn/sabotage.ts';
import { anOpponent, aWarrior } from '../targets.ts';
import type { Bonus } from '../form.ts';
import { joinsRanks } from '../ranks.ts';
import { definitionOf } from '../registry.ts';
import { ARMOUR, FIGHT, SHOOT, VALUE, type Rating } from '../vocabulary.ts';
import { choose, last } from '../../rules/atoms.ts';
import { pairRefusal, tacticRefusal, attackerRefusal } from '../../rules/combat/pairing.ts';
import { NONE } from '../../rules/events.ts';
import { choosing, newAttack, raiding } from '../../rules/procedures.ts';
import type { CardId } from '../../rules/state.ts';
import { carrierOf, contentsOf, hasLabel, isPresent } from '../../rules/status.ts';
import { barring } from '../attacks.ts';
import { friends } from '../../rules/queries.ts';
import { belongsTo, isYours, ofKind, toBearer } from '../filters.ts';
import { beast } from '../makers.ts';

export const crescentianTwotusk = beast({
  code: '07024',
  name: { en: 'Crescentian Twotusk', cs: 'Půlměsíční dvoukelec' },
  text: {
    en: 'Beast for a Crescentia warrior: +4 Fight, Armor and Value.',
    cs: 'Zvíře pro bojovníka Půlměsíce: +4 Zápas, Obrana a Hodnota.',
  },
  affiliation: 'crescentia',
  bonus: { fight: 4, armour: 4, value: 4 },
});

const RIDERS = 3;
/** What those who have mounted behind the first add to a rating. */
const ridden = (rating: Rating, of: 'fight' | 'shoot' | 'armour' | 'value'): Bonus => ({
  [of]: 1,
  layer: 'beast',
  count: ({ world, self }) => contentsOf(world, self).reduce((n, id) => n + (definitionOf(world, id).ratings[rating] ?? 0), 0),
});
export const eclipseMammoth = beast({
  code: '07027',
  name: { en: 'Eclipse Mammoth', cs: 'Mamut temnoty' },
  text: {
    en: 'Crescentia, 3 actions. For 3 actions each two more Crescentia warriors of yours on that Station mount it, and none gets off. They fight as one, with the Fight, Shoot, Armor and Value of all.',
    cs: 'Půlměsíc, 3 akce. Za 3 akce na něj nasedne další tvůj bojovník Půlměsíce z téže Stanice, nejvýš dva, a nikdo už nesesedne. Bojují jako jeden, se součtem Zápasu, Střelby, Obrany a Hodnoty.',
  },
  affiliation: 'crescentia',
  actions: 3,
  bonus: {},
  stores: {},
  gives: [ridden(FIGHT, 'fight'), ridden(SHOOT, 'shoot'), ridden(ARMOUR, 'armour'), ridden(VALUE, 'value')],
  uses: [
    {
      timing: 'action',
      actions: 3,
      target: aWarrior(
        isYours,
        (w, id, { self }) => id !== w.cards[self]!.host && w.cards[id]!.zone === w.cards[w.cards[self]!.host!]!.zone,
        belongsTo('crescentia'),
        (w, id) => !hasLabel(w, id, 'beast'),
      ),
      condition: ({ world, self }) => contentsOf(world, self).length < RIDERS - 1,
      effect: ({ g, self, target }) => joinsRanks.join(g, target, carrierOf(g.world, self), self),
    },
  ],
});

export const equine = beast({
  code: '07029',
  name: { en: 'Equine', cs: 'Koňský postroj' },
  text: {
    en: 'Beast for a Lutheran warrior: +2 Fight and Armor; its rider counts as Cavalier.',
    cs: 'Zvíře pro Luterána: +2 Zápas a Obrana; jezdec se počítá za Jezdce.',
  },
  affiliation: 'lutheran',
  bonus: { fight: 2, armour: 2 },
  standing: { kind: 'cavalier' },
});

export const holyUrox = beast({
  code: '07047',
  name: { en: 'Holy Urox', cs: 'Posvátný urvůl' },
  text: {
    en: 'Beast for a Crescentia warrior: +6 Fight and Armor, +2 Shoot, +3 Value. An attack by its rider takes 2 actions.',
    cs: 'Zvíře pro bojovníka Půlměsíce: +6 Zápas a Obrana, +2 Střelba, +3 Hodnota. Útok jezdce stojí 2 akce.',
  },
  affiliation: 'crescentia',
  bonus: { fight: 6, shoot: 2, armour: 6, value: 3 },
  attackActions: ({ world, self, attacker }) => (world.cards[self]!.host === attacker ? 2 : 1),
});

export const marineSerett = beast({
  code: '07060',
  name: { en: 'Marine Serett', cs: 'Mariňácký štít' },
  text: {
    en: 'Beast for a Templar: +2 Fight and Armor (+4 on a Templar Marine), −4 Shoot; airships cannot attack its rider.',
    cs: 'Zvíře pro Templáře: +2 Zápas a Obrana (u Templářského mariňáka +4), −4 Střelba; vzdušné koráby na jezdce nesmějí útočit.',
  },
  affiliation: 'templars',
  bonus: { fight: 2, shoot: -4, armour: 2 },
  gives: [{ layer: 'beast', fight: 2, armour: 2, to: toBearer(ofKind('templar-marine')) }],
  grants: ['noAirshipAttacks'],
});

export const mastodont = beast({
  code: '07062',
  name: { en: 'Mastodont', cs: 'Mastodont' },
  text: {
    en: 'Beast for a Crescentia warrior: +3 Fight, +2 Shoot and Armor, +4 Value. In Shoot combats its rider uses two weapons that serve for them: the one he chooses and the next he has.',
    cs: 'Zvíře pro bojovníka Půlměsíce: +3 Zápas, +2 Střelba a Obrana, +4 Hodnota. Při střelbě používá jezdec dvě zbraně, které se k ní hodí: tu, kterou zvolí, a další, kterou má.',
  },
  affiliation: 'crescentia',
  bonus: { fight: 3, shoot: 2, armour: 2, value: 4 },
  grants: ['twoGuns'],
});

export const predatorian = beast({
  code: '07082',
  name: { en: 'Predatorian', cs: 'Predátorian' },
  text: {
    en: 'Beast for a Templar: +2 to all four ratings. An attack by opponents on a warrior of this Station takes 2 actions.',
    cs: 'Zvíře pro Templáře: +2 ke všem čtyřem hodnotám. Útok soupeřů na bojovníka této Stanice stojí 2 akce.',
  },
  affiliation: 'templars',
  bonus: { fight: 2, shoot: 2, armour: 2, value: 2 },
  attackActions: ({ world, self, attacker, defender }) => {
    const { by } = world.cards[self]!;
    return world.cards[defender]!.by === by && world.cards[defender]!.zone === 'station' && !friends(world, world.cards[attacker]!.by, by)
      ? 2
      : 1;
  },
});

export const rivetbull = beast({
  code: '07094',
  name: { en: 'Rivetbull', cs: 'Ocelový býk' },
  text: {
    en: 'Beast for a Son of Rasputin: +4 Fight, +3 Armor, +2 Value.',
    cs: 'Zvíře pro Syna Rasputina: +4 Zápas, +3 Obrana, +2 Hodnota.',
  },
  affiliation: 'rasputin',
  bonus: { fight: 4, armour: 3, value: 2 },
});

export const supportArtilleryOx = beast({
  code: '07106',
  name: { en: 'Support Artillery Ox', cs: 'Soumar' },
  text: {
    en: 'Beast for a Crescentia warrior: +2 Armor. Attack with 2 actions: its rider sabotages a player, even one who has warriors; it earns 3 points.',
    cs: 'Zvíře pro bojovníka Půlměsíce: +2 Obrana. Útok za 2 akce: jezdec provede sabotáž proti hráči, i když má bojovníky; vynese 3 body.',
  },
  affiliation: 'crescentia',
  bonus: { armour: 2 },
  uses: [
    {
      timing: 'attack',
      actions: 2,
      attack: true,
      target: anOpponent(),
      refusal: ({ world, seat, self, player }) =>
        attackerRefusal(world, seat, carrierOf(world, self), null) ?? raidRefusal(world, seat, player),
      effect: ({ world, seat, self, player }) => raiding({ seat, saboteur: carrierOf(world, self), against: player, points: 3 }),
    },
  ],
});

export const tuskedSerett = beast({
  code: '07118',
  name: { en: 'Tusked Serett', cs: 'Slonovinový štít' },
  text: {
    en: 'Beast for a Templar: +3 Fight, −2 Shoot, +2 Armor and Value. After a Fight that both have survived he may fight the same opponent once more at once.',
    cs: 'Zvíře pro Templáře: +3 Zápas, −2 Střelba, +2 Obrana a Hodnota. Po zápase, který oba přežili, smí s týmž soupeřem hned zápasit ještě jednou.',
  },
  affiliation: 'templars',
  bonus: { fight: 3, shoot: -2, armour: 2, value: 2 },
  on: ({ world, self, event }) => {
    if (event.type !== 'combatEnded' || event.how !== 'resolved' || event.tactic !== 'fight') return null;
    const { by, def, chosen } = world.cards[self]!;
    const rider = carrierOf(world, self);
    const foe = rider === event.attacker ? event.defender : rider === event.defender ? event.attacker : NONE;
    if (foe === NONE || event.fight === chosen || !isPresent(world, foe) || pairRefusal(world, by, rider, foe, null) !== null) return null;
    return tacticRefusal(world, rider, foe, 'fight', null) === null
      ? choosing({ seat: by, card: self, def, ask: 'again', options: ['yes', 'no'], args: [rider, foe] })
      : null;
  },
  answered: ({ g, world, seat, self, args, answer }) => {
    const [attacker, defender] = args as readonly [CardId, CardId];
    if (answer === 'no' || !isPresent(world, attacker) || !isPresent(world, defender)) return null;
    const fight = world.fightCount + 1;
    if (world.cards[self]!.zone === 'attached') choose(g, self, fight, 'DOT 7.25');
    last(g, { card: self, seat }, { what: 'ability', on: attacker, ability: barring('fight') }, { fight, rule: 'DOT 25.25' });
    return newAttack(seat, { attacker, defender });
  },
});
