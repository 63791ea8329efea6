/** Modules that the build makes (vite.config.ts). */
declare module 'virtual:daily-rules' {
  export const dailyRules: readonly { readonly game: string; readonly cite: string; readonly cs: string; readonly en: string }[];
}
