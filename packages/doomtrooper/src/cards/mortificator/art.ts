/** Mortificator: the Art. */
import { art } from '../makers.ts';
import { cancelling } from '../pieces.ts';

export const repudiate = art({
  code: '04087',
  name: { en: 'Repudiate', cs: 'Zapuzení' },
  text: {
    en: 'For anyone who casts any Art: a special that another player has just played, or his combat card while the combat lasts, has no effect. Removed from the game.',
    cs: 'Pro každého, kdo používá Umění: speciální karta, kterou právě zahrál jiný hráč, nebo jeho bojová karta po dobu souboje, nemá účinek. Odstraní se ze hry.',
  },
  aspect: 'any',
  casting: 'any',
  ...cancelling,
  after: 'sacrifice',
});
