/** Warzone: warriors who look after one another, or make way for somebody else. */
import { no } from '@kolbiste/engine';
import { choose, discard, endEffectsWhere, last, strengthen } from '../../rules/atoms.ts';
import { choosing, fetching } from '../../rules/procedures.ts';
import { isNote } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isDoomtrooper, isPresent, warriorsOf } from '../../rules/status.ts';
import { ratingOf } from '../../rules/values.ts';
import { warrior } from '../makers.ts';
import { collectionOf, follows, picked, picks, plus } from '../pieces.ts';
import { VALUE } from '../vocabulary.ts';

/** Of this Value at most is whom he protects. */
const WARD = 6;
const wardsFor = (w: World, self: CardId): CardId[] =>
  warriorsOf(w, w.cards[self]!.by).filter(id => id !== self && w.cards[id]!.zone === 'cohort' && ratingOf(w, id, VALUE, null) <= WARD);

export const brassApocalypt = warrior({
  code: '03017',
  name: { en: 'Brass Apocalypt', cs: 'Hrůzný důstojník' },
  text: {
    en: 'When he enters play, name a warrior of Value 6 or less in your Kohort: nobody may attack that one as long as he is in play. If that one is killed or discarded, he is discarded, for no points.',
    cs: 'Když přijde do hry, urči bojovníka s Hodnotou nejvýše 6 ve své Kohortě: dokud je důstojník ve hře, nikdo na toho bojovníka nesmí útočit. Je-li ten zabit či vyřazen, důstojník se vyřadí, bez bodů.',
  },
  affiliation: 'legion',
  ratings: { fight: 6, shoot: 13, armour: 10, value: 7 },
  follower: 'algeroth',
  forbids: ({ world, self, defender }) => (world.cards[self]!.chosen === defender ? no('DOT 24.2.11', 'cannotBeAttacked') : null),
  on: ({ world, self, event }) => {
    const { def, by, chosen } = world.cards[self]!;
    if ((event.type === 'entered' || event.type === 'revealed') && event.card === self)
      return wardsFor(world, self).length > 0
        ? choosing({ seat: by, card: self, def, ask: 'shielded', options: picks(wardsFor(world, self)), args: [] })
        : null;
    if (chosen === null || !('card' in event) || event.card !== chosen) return null;
    if (event.type === 'discarded' || event.type === 'sacrificed') return follows(world, self, { def, ask: 'fell' });
    return event.type === 'returned' ? follows(world, self, { def, ask: 'freed' }) : null;
  },
  answered: ({ g, self, ask, answer }) => {
    if (ask === 'shielded') choose(g, self, picked(answer), 'DOT 7.24');
    else if (ask === 'fell') discard(g, self, 'DOT 37.10');
    else choose(g, self, null, 'DOT 7.24');
  },
});

export const evaValmonte = warrior({
  code: '03044',
  name: { en: 'Eva Valmonte', cs: 'Eva Valmonte' },
  text: {
    en: '1 action, any number of times: your other Doomtroopers have +2 Fight, Shoot and Armor until your next turn. Anyone who attacks her loses 1 victory point.',
    cs: '1 akce, kolikrát chceš: tvoji ostatní Doomtroopeři mají do tvého příštího kola +2 Zápas, Střelba a Obrana. Kdo na ni útočí, přijde o 1 vítězný bod.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 1, shoot: 1, armour: 1, value: 4 },
  personality: true,
  levies: ({ self, defender }) => (defender === self ? 1 : 0),
  uses: [
    {
      timing: 'action',
      actions: 1,
      condition: ({ world, seat, self }) => comradesOf(world, seat, self).length > 0,
      effect: ({ g, world, seat, self, play }) => {
        for (const on of comradesOf(world, seat, self))
          strengthen(g, play, { on, ratings: plus(2, 2, 2) }, { until: seat, rule: 'DOT 7.24' });
      },
    },
  ],
});
const comradesOf = (w: World, seat: number, self: CardId): CardId[] =>
  warriorsOf(w, seat).filter(id => id !== self && w.cards[id]!.zone !== 'hidden' && isDoomtrooper(w, id));

const furiesOf = (w: World, seat: number): number[] =>
  collectionOf(w, seat, ({ kinds, type }) => type === 'warrior' && kinds.includes('immaculate-fury'));
const hasMatured = (w: World, self: CardId): boolean => w.effects.some(effect => isNote(effect, 'matured') && effect.on === self);
const asksToGrow = (w: World, self: CardId) =>
  choosing({ seat: w.cards[self]!.by, card: self, def: w.cards[self]!.def, ask: 'grow', options: ['yes', 'no'], args: [] });

export const immaculateSpawn = warrior({
  code: '03068',
  name: { en: 'Immaculate Spawn', cs: 'Neposkvrněný zplozenec' },
  text: {
    en: 'After it has killed a Doomtrooper, when the combat is over, you may discard it: an Immaculate Fury of your collection takes its place for nothing and has all that was attached to it.',
    cs: 'Když zabije Doomtroopera, smíš ho po souboji vyřadit: jeho místo zdarma zaujme Neposkvrněná fúrie z tvé sbírky a dostane vše, co měl.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 9, armour: 6, value: 6 },
  follower: 'algeroth',
  on: ({ world, self, event }) => {
    const { def } = world.cards[self]!;
    if (event.type === 'killed' && event.by === self && isDoomtrooper(world, event.card))
      return follows(world, self, { def, ask: 'killed', args: [event.fight] });
    // Asked even if there is none: what is not asked would tell of the library.
    return event.type === 'combatEnded' && hasMatured(world, self) ? asksToGrow(world, self) : null;
  },
  answered: ({ g, world, seat, self, ask, args, answer }) => {
    if (ask === 'killed') {
      last(g, { card: self, seat }, { what: 'note', on: self, note: 'matured' }, { whileInPlay: true, rule: 'DOT 7.25' });
      return args[0] === 0 ? asksToGrow(world, self) : null;
    }
    endEffectsWhere(g, effect => isNote(effect, 'matured') && effect.on === self);
    const [def] = furiesOf(world, seat);
    if (answer !== 'yes' || def === undefined || !isPresent(world, self)) return null;
    return fetching({ seat, def, replaces: self });
  },
});
