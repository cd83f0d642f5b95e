/** The languages that Sokoni is read in, each under its ISO 639 code. A further one is a line here and a file in `packages/messages/src/languages` (docs/messages.md). */
export const languages = {
  en: { name: 'English', direction: 'ltr', comma: ', ' },
  fr: { name: 'Français', direction: 'ltr', comma: ', ' },
  ar: { name: 'العربية', direction: 'rtl', comma: '، ' },
  sw: { name: 'Kiswahili', direction: 'ltr', comma: ', ' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl'; comma: string }>;

export type Language = keyof typeof languages;

/** Those with a file of their own; English stands in `packages/messages/src/en`, beside the code that says it. */
export type Translation = Exclude<Language, 'en'>;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code);
}

/** U+200E: what follows is written from left to right, also among words that are read from the right. */
export const leftToRight = '\u200e';

/** U+2068 and U+2069: what stands between them is read in its own direction, whatever stands around it. */
export const isolation = ['\u2068', '\u2069'] as const;

/** Whether a part of a text is read in its own direction. */
export function hasOwnDirections(text: string): boolean {
  return text.includes(isolation[0]);
}

/** Where a text begins to be read: at the left or at the right. */
export type Direction = 'ltr' | 'rtl';

/** Letters that are read from the right, as a part of a regular expression. */
export const lettersFromRight =
  '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]';
const beginsFromRight = new RegExp(`^\\P{L}*${lettersFromRight}`, 'u');

/** Where a text begins to be read: by its first letter. */
export function directionOf(text: string): Direction {
  return beginsFromRight.test(text) ? 'rtl' : 'ltr';
}

/** U+200F: what follows is no part of what is written from left to right before it. */
export const rightToLeft = '\u200f';

/** The first of the codes that is a language, in the order in which they count: the reader's own, then the store's; else English. */
export function firstLanguage(...codes: (string | null | undefined)[]): Language {
  return codes.find(isLanguage) ?? 'en';
}

/** The language of a locale as browsers name them, `fr-RW`; undefined where we do not have it. */
export function languageOf(locale: string): Language | undefined {
  const code = locale.toLowerCase().split(/[-_]/)[0];
  return isLanguage(code) ? code : undefined;
}

/** How numbers are written in Arabic: 123 or ١٢٣. Other languages have Western digits alone. */
export const digitKinds = { western: 'latn', arabic_indic: 'arab' } as const;

export type Digits = keyof typeof digitKinds;

export function isDigits(value: unknown): value is Digits {
  return typeof value === 'string' && Object.hasOwn(digitKinds, value);
}

/**
 * For `Intl`: the language, as a country writes it where that is known (`fr-RW`).
 * @param country ISO 3166, or empty
 * @param digits of Arabic: Western ones unless the reader has chosen others, as prices are written where our merchants are
 */
export function localeOf(language: Language, country = '', digits: Digits = 'western'): string {
  const locale = country === '' ? language : `${language}-${country}`;
  return language === 'ar' ? `${locale}-u-nu-${digitKinds[digits]}` : locale;
}
