/** Made by scripts/tests-by-rule-plugin.mjs. */
declare module 'virtual:tests-by-rule' {
  export const testsByRule: import('./library.ts').TestsByRule;
}
