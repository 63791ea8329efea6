export const generatedFile: string;
export function ruleIdsSource(
  books: readonly { readonly name: string; readonly rules: readonly string[]; readonly rulings: readonly string[] }[],
): string;
export function currentSource(): string;
