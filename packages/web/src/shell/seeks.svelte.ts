/** Whether somebody is looked for just now: so the frame of the page knows it without knowing how. */
export const seeks: { on: boolean } = $state({ on: false });
