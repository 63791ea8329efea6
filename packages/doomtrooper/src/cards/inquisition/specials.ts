/** Inquisition: specials. */
import { no } from '@kolbiste/engine';
import { discard, gainDestiny, last, seize, toLibrary } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import { bearerRefusal } from '../../rules/legality.ts';
import type { CardId, World } from '../../rules/state.ts';
import { hasLabel, isBrother, isPresent, warriorsOf } from '../../rules/status.ts';
import { worthOf } from '../../rules/values.ts';
import { attackPrice } from '../../rules/queries.ts';
import { placeInArea, placeOnTable } from '../effects.ts';
import { toAll, toYours } from '../filters.ts';
import type { Played } from '../form.ts';
import { special, attachment } from '../makers.ts';
import { asks, picked, picks, withoutUse } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, anArea, aWarrior, yourWarrior } from '../targets.ts';

/** 1 action puts it into your Squad, where it stays. */
const directorate: Played = {
  timing: 'action',
  actions: 1,
  areas: ['squad'],
  target: anArea,
  effect: placeInArea('DOT 19.2'),
  after: 'stays',
};

/** Who may have stolen equipment: affiliations do not matter. */
function robbers(w: World, seat: number, id: CardId): CardId[] {
  const definition = definitionOf(w, id);
  const { affiliation: _, legion: __, doomtrooper: ___, not: ____, ...needs } = definition.needs;
  return warriorsOf(w, seat).filter(
    on =>
      on !== w.cards[id]!.host &&
      bearerRefusal(
        w,
        {
          seat,
          card: id,
          definition: {
            ...definition,
            needs,
          },
        },
        on,
      ) === null,
  );
}

/** A warrior's equipment goes with him into the library. */
function recall(g: Here, id: CardId): void {
  for (const card of g.world.cards[id]!.gear.slice()) if (definitionOf(g.world, card).type === 'equipment') recall(g, card);
  toLibrary(g, id, 'DOT 35.2');
}

export const heist = special({
  code: '02074',
  name: { en: 'Heist', cs: 'Loupež' },
  text: {
    en: 'Take equipment in play and put it on one of your warriors, whatever affiliation it asks for. Discarded, it goes to its owner.',
    cs: 'Vezmi si vybavení ve hře a dej ho svému bojovníkovi bez ohledu na příslušnost. Je-li vyřazeno, patří svému majiteli.',
  },
  timing: 'any',
  target: aCard(),
  refusal: ({ world, seat, target }) => {
    const { host, by } = world.cards[target]!;
    const stands =
      definitionOf(world, target).type === 'equipment' && host !== null && definitionOf(world, host).type === 'warrior' && by !== seat;
    return stands && !hasLabel(world, target, 'soleFightWeapon') && robbers(world, seat, target).length
      ? null
      : no('DOT 28.16', 'noTarget');
  },
  effect: ({ g, world, seat, target, play }) => asks(g, play, seat, 'to', picks(robbers(world, seat, target)), [target]),
  answered: ({ g, seat, self, args, answer }) => {
    seize(g, args[0]!, seat, picked(answer), 'DOT 35.1');
    last(g, { card: self, seat }, { what: 'lent', on: args[0]! }, { rule: 'DOT 35.1' });
  },
});

export const mortification = attachment({
  code: '02095',
  name: { en: 'Mortification', cs: 'Mortifikace' },
  text: {
    en: '2 actions, on a member of the Brotherhood: whoever he wounds in a Fight combat is killed.',
    cs: '2 akce, na člena Bratrstva: koho zraní v zápase, toho zabije.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: ['killsOnFightWound'],
  timing: 'action',
  actions: 2,
});

export const notedCollector = special({
  code: '02105',
  name: { en: 'Noted Collector', cs: 'Věhlasný sběratel' },
  text: {
    en: 'Once needed to play relics; both books have done away with that, so it has no effect and cannot be played.',
    cs: 'Kdysi byla nutná ke hraní relikvií; obojí pravidla to zrušila, takže nemá účinek a nelze ji zahrát.',
  },
  ...withoutUse,
});

export const reassignment = special({
  code: '02115',
  name: { en: 'Reassignment', cs: 'Převelení' },
  text: {
    en: '1 action: a warrior goes back into his owner’s library with his equipment; the owner regains his Value in destiny points.',
    cs: '1 akce: bojovník se i s vybavením vrátí do knihovny svého majitele; ten získá zpět jeho Hodnotu v bodech osudu.',
  },
  timing: 'action',
  actions: 1,
  target: aWarrior(),
  effect: ({ g, world, target }) => {
    const value = worthOf(world, target, null);
    const { owner } = world.cards[target]!;
    recall(g, target);
    gainDestiny(g, owner, value, 'refund', 'DOT 35.2');
  },
  limit: 1,
});

export const smellOfWar = special({
  code: '02127',
  name: { en: 'Smell of War', cs: 'Chuť války' },
  text: {
    en: 'In your turn before your actions: until your next turn every player may make more attacks for 2 destiny points each action, as far as his actions reach.',
    cs: 'Ve tvém kole před akcemi: do tvého příštího kola smí každý hráč útočit víckrát, za 2 body osudu za každou akci, pokud mu akce stačí.',
  },
  timing: 'beforeActions',
  condition: ({ world }) => attackPrice(world) === null,
  effect: ({ g, seat, play }) =>
    last(g, play, { what: 'paidAttacks', on: null, price: 2 }, { until: seat, word: 'smellOfWar', rule: 'DOT 24.0.9' }),
});

export const subversiveAgent = attachment({
  code: '02132',
  name: { en: 'Subversive Agent', cs: 'Podvratný živel' },
  text: {
    en: '1 action, on a Doomtrooper: he may attack anybody. Those who attack him are bound as before.',
    cs: '1 akce, na Doomtroopera: smí útočit na kohokoli. Pro ty, kdo útočí na něj, platí obvyklá omezení.',
  },
  needs: { doomtrooper: true },
  grants: ['attacksAnyone'],
  timing: 'action',
  actions: 1,
});

export const summoningEmpathy = attachment({
  code: '02139',
  name: { en: 'Summoning Empathy', cs: 'Vyvolávací vcítění' },
  text: {
    en: '1 action, on your member of the Brotherhood: your members of the Brotherhood in the Squad cast Summoning.',
    cs: '1 akce, na tvého člena Bratrstva: tvoji členové Bratrstva v Mužstvu používají aspekt Vyvolávání.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: [{ ability: 'casts:summoning', to: { who: 'yours', at: 'squad', where: [isBrother] } }],
  timing: 'action',
  actions: 1,
  target: yourWarrior(),
});

export const thadeussPallet = special({
  code: '02143',
  name: { en: "Thadeus's Pallet", cs: 'Thadeova pláň' },
  text: { en: 'As long as it is in play no warrior may seek cover.', cs: 'Dokud je ve hře, žádný bojovník nesmí vyhledat úkryt.' },
  timing: 'any',
  effect: placeOnTable(),
  grants: [{ ability: 'seeksNoCover', to: toAll() }],
  after: 'stays',
});

export const theFirstDirectorate = special({
  code: '02148',
  name: { en: 'The First Directorate', cs: 'První oddělení' },
  text: {
    en: '1 action, in your Squad: your members of the Brotherhood cast all Art.',
    cs: '1 akce, do tvého Mužstva: tvoji členové Bratrstva používají celé Umění.',
  },
  affiliation: 'brotherhood',
  ...directorate,
  grants: [{ ability: 'casts:all', to: toYours(isBrother) }],
});

export const waveOfRighteousness = special({
  code: '02173',
  name: { en: 'Wave of Righteousness', cs: 'Vlna poctivosti' },
  text: {
    en: 'Per 10 destiny: discard any warrior. Removed from the game.',
    cs: 'Za každých 10 bodů osudu: vyřaď kteréhokoli bojovníka. Odstraní se ze hry.',
  },
  affiliation: 'brotherhood',
  timing: 'any',
  destiny: 10,
  many: true,
  blind: true,
  removes: 'discard',
  target: aWarrior(),
  effect: ({ g, world, targets }) => {
    for (const id of targets) if (isPresent(world, id)) discard(g, id, 'DOT 37.41');
  },
  after: 'sacrifice',
  limit: 1,
});
