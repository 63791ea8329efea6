/** Words for players. Games bring dictionaries in Czech and English; this is the grammar they share. */
export type Language = 'cs' | 'en';
export const LANGUAGES: readonly Language[] = ['cs', 'en'];

export interface Forms {
  readonly one: string;
  /** Czech 2, 3, 4. */
  readonly few?: string;
  /** Czech fractions. */
  readonly many?: string;
  readonly other: string;
}

const rules: Record<Language, Intl.PluralRules> = { cs: new Intl.PluralRules('cs'), en: new Intl.PluralRules('en') };

/** `plural('cs', 3, { one: '# život', few: '# životy', other: '# životů' })` is "3 životy". */
export function plural(language: Language, n: number, forms: Forms): string {
  const form = rules[language].select(n) as keyof Forms;
  return (forms[form] ?? forms.other).replaceAll('#', String(n).replace('-', '−'));
}
