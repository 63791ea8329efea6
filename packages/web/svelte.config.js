/** Runes everywhere; styles only as files, so that a strict style-src holds. */
export default { compilerOptions: { runes: true, css: 'external' } };
