/** Warzone: specials that hold somebody back. */
import { attachment } from '../makers.ts';

export const brainStrain = attachment({
  code: '03016',
  name: { en: 'Brain Strain', cs: 'Nervové vypětí' },
  text: {
    en: '1 action, on a Brotherhood warrior: he spends at most 3 destiny points on Art from one of your draw steps to the next.',
    cs: '1 akce, na bojovníka Bratrstva: od jednoho tvého kroku dobírání do dalšího smí za Umění utratit nejvýš 3 body osudu.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  timing: 'action',
  actions: 1,
  artLimit: 3,
});
