/** Cards whose effect is not enforced yet: known by name, and not to be put into a deck. */
export const NOT_ENFORCED: readonly { readonly code: string; readonly en: string; readonly cs: string }[] = [];
