/** Phase 6: cards of the hand become magic; partners may pass magic on (SUM 7.6, 12.2.13). */
import { buildMagic, moveMagic } from '../atoms.ts';
import { define, NO_OCCASION } from '../procedures.ts';
import { partnerOf, playerOf, seatOf } from '../queries.ts';
import type { CardId, Side } from '../state.ts';
import { addAnytime, interlude, interrupted, useAbility, type UseOption } from './moment.ts';

type BuildOption = { readonly build: CardId };
type GiveOption = { readonly give: number };
type Choice = 'end' | BuildOption | GiveOption | UseOption;

export const magicPhase = define<{ readonly side: Side }, { offer: unknown; ask: unknown; chosen: Choice }, null>('magicPhase', {
  offer: g => (interrupted(g.world) ? g.call('ask', interlude({ at: 0 })) : g.go('ask', null)),
  ask(g, { side }) {
    const w = g.world;
    const { hand, magic, alive } = playerOf(w, side);
    if (!alive) return g.done(null);
    const options: Choice[] = ['end'];
    for (const build of hand) options.push({ build });
    const partner = partnerOf(w, side);
    if (partner !== null && playerOf(w, partner).alive) for (let give = 1; give <= magic.length; give++) options.push({ give });
    addAnytime(w, side, options);
    return options.length === 1 ? g.done(null) : g.ask('chosen', seatOf(w, side), 'SUM 7.6.1', options);
  },
  chosen(g, { side }, choice) {
    if (choice === 'end') return g.done(null);
    if ('use' in choice) return g.call('offer', useAbility({ side, option: choice, about: NO_OCCASION }));
    if ('build' in choice) buildMagic(g, side, choice.build);
    else moveMagic(g, { from: side, to: partnerOf(g.world, side)!, count: choice.give }, 'SUM 12.2.13');
    return g.go('offer', null);
  },
});
