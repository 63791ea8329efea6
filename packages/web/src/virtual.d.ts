/** Modules that the build makes (vite.config.ts). */
declare module 'virtual:scenarios/*' {
  const texts: { readonly [name: string]: string };
  export default texts;
}

declare module 'virtual:lessons/*' {
  const texts: { readonly [name: string]: string };
  export default texts;
}

declare module 'virtual:puzzles/*' {
  const texts: { readonly [name: string]: string };
  export default texts;
}

declare module 'virtual:how-to/*' {
  const texts: { readonly [name: string]: string };
  export default texts;
}

declare module 'virtual:daily-rules' {
  export const dailyRules: readonly { readonly game: string; readonly cite: string; readonly cs: string; readonly en: string }[];
}

declare module 'virtual:tests-by-rule' {
  export const testsByRule: import('@kolbiste/rulebooks/library').TestsByRule;
}
