/**
 * Cards whose effect is not enforced yet: known by name, and not to be put into a deck. Here stand the rest of the base set and
 * of the cards the two books name.
 */
export const NOT_ENFORCED: readonly { readonly code: string; readonly en: string; readonly cs: string }[] = [];
