/** Mortificator: minds that are emptied, turned, or taken as an example. */
import { choose, discard, last, place, sacrifice, steal } from '../../rules/atoms.ts';
import type { Area, CardId, World } from '../../rules/state.ts';
import { isDoomtrooper, isLoyal, isPresent } from '../../rules/status.ts';
import { attachToTarget } from '../effects.ts';
import { isPersonality, not, ofType } from '../filters.ts';
import { attachment, special, symmetry, equipment } from '../makers.ts';
import { asksOn, follows, pickedOrNone, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, aWarrior } from '../targets.ts';
import { onWeapon } from './pieces.ts';

export const amnesia = attachment({
  code: '04003',
  name: { en: 'Amnesia', cs: 'Amnézie' },
  text: {
    en: 'On a warrior: he has none of the abilities printed on him; what he may not do is left, and so are his attachments.',
    cs: 'Na bojovníka: nemá žádnou ze schopností, které jsou na něm natištěny; co nesmí, to dál nesmí, a přiložené karty mu zůstávají.',
  },
  effect: play => {
    attachToTarget()(play);
    last(play.g, play.play, { what: 'stripped', on: play.target }, { whileInPlay: true, rule: 'DOT 7.24' });
  },
});

const isArea = (zone: string): zone is Area => zone === 'squad' || zone === 'cohort' || zone === 'station';
/** Of an area or of the whole table, and no monument. */
const isPublic = (w: World, id: CardId): boolean => w.cards[id]!.host === null && definitionOf(w, id).keeps === null;
export const embassy = special({
  code: '04040',
  name: { en: 'Embassy', cs: 'Velvyslanectví' },
  text: {
    en: 'Names a fortification in an area, anybody’s: it works for you and your warriors as well, as if it were yours. It goes when the fortification goes.',
    cs: 'Určí čísi opevnění v některé oblasti: působí i pro tebe a tvé bojovníky, jako by bylo tvoje. Odejde zároveň s tím opevněním.',
  },
  labels: ['fortification'],
  timing: 'any',
  part: isPublic,
  target: aCard(ofType('fortification'), isPublic),
  copies: 'any',
  // [house: it lies where the fortification lies, for effects of one area.]
  effect: ({ g, world, seat, self, target, play }) => {
    const { zone, def } = world.cards[target]!;
    place(g, self, { by: seat, area: isArea(zone) ? zone : 'player', at: seat, rule: 'DOT 19.2' });
    choose(g, self, target, 'DOT 19.2');
    last(g, play, { what: 'copies', on: self, of: def }, { whileInPlay: true, rule: 'DOT 19.2' });
  },
  after: 'stays',
  on: ({ world, self, event }) =>
    (event.type === 'discarded' || event.type === 'sacrificed' || event.type === 'returned') && event.card === world.cards[self]!.chosen
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'closed' })
      : null,
  answered: ({ g, self }) => discard(g, self, 'DOT 37.10'),
});

const specialsOn = (w: World, id: CardId): CardId[] => w.cards[id]!.gear.filter(card => definitionOf(w, card).type === 'special');
export const mindslayer = equipment({
  code: '04071',
  name: { en: 'Mindslayer', cs: 'Umdlévač mysli' },
  text: {
    en: 'Poison, on a weapon of a Mortificator. Whom the weapon would wound in a Fight is not wounded: he loses the abilities printed on him for good, though not what he may not do, and as many specials attached to him as you choose.',
    cs: 'Jed, na zbraň Mortifikátora. Koho má zbraň v zápase zranit, ten zraněn není: natrvalo ztratí schopnosti, které jsou na něm natištěny, ne však to, co nesmí, a k tomu tolik přiložených speciálních karet, kolik určíš.',
  },
  labels: ['poison', 'venom'],
  ...onWeapon,
  on: ({ world, self, event }) =>
    event.type === 'poisoned' && event.by === self
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'venom', args: [event.card] })
      : null,
  answered: ({ g, world, ask, args, answer, asked }) => {
    const [on] = args as [CardId];
    const card = pickedOrNone(answer);
    if (ask === 'venom') {
      if (!isPresent(world, on)) return null;
      last(g, asked, { what: 'stripped', on }, { rule: 'DOT 7.24' });
    } else if (card === null) return null;
    else discard(g, card, 'DOT 37.10');
    const left = specialsOn(world, on);
    return left.length > 0 ? asksOn(asked, { ask: 'discard', options: ['stop', ...picks(left)] }) : null;
  },
});

export const moralDecay = symmetry({
  code: '04072',
  name: { en: 'Moral Decay', cs: 'Morální zkáza' },
  text: {
    en: 'Gift of Demnogonis. 3 actions, and the gift is removed from the game: a Doomtrooper who is no personality comes to your Kohort, a follower of Demnogonis of the Dark Legion and of nothing else. What he carries is discarded and his printed abilities are gone, though not what he may not do.',
    cs: 'Dar Demnogonise. 3 akce, a dar se odstraní ze hry: Doomtrooper, který není osobnost, přijde do tvé Kohorty jako stoupenec Demnogonise z Černé legie a nikoho jiného. Co nese, se vyřadí a schopnosti, které jsou na něm natištěny, ztratí, ne však to, co nesmí.',
  },
  gift: 'demnogonis',
  uses: [
    {
      timing: 'action',
      actions: 3,
      target: aWarrior(isDoomtrooper, not(isPersonality), not(isLoyal)),
      effect: ({ g, world, seat, self, target, play }) => {
        for (const id of world.cards[target]!.gear.slice()) discard(g, id, 'DOT 19.5', true);
        const good = { rule: 'DOT 35.1' } as const;
        last(g, play, { what: 'enlisted', on: target }, good);
        last(g, play, { what: 'stripped', on: target }, good);
        last(g, play, { what: 'ability', on: target, ability: 'follows:demnogonis' }, good);
        steal(g, target, { by: seat, area: 'cohort', rule: 'DOT 35.1' });
        sacrifice(g, self, 'DOT 37.9');
      },
    },
  ],
});
