import { languageOf, languages } from '@sokoni/rules/languages';
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { isolated } from './isolated.ts';

export type Values = FormatValues<unknown>;
export type Pieces = string | unknown | (string | unknown)[];

/** Making an `Intl` formatter costs a thousand times what using it does. */
function once<Options, Made>(make: (language: string, options?: Options) => Made) {
  const made = new Map<string, Made>();
  return (language: string, options?: Options): Made => {
    const key = language + JSON.stringify(options ?? '');
    const known = made.get(key);
    if (known) return known;
    const fresh = make(language, options);
    made.set(key, fresh);
    return fresh;
  };
}

const formatters = {
  getPluralRules: once(
    (language, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options),
  ),
  getNumberFormat: once(
    (language, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
  ),
  getDateTimeFormat: once(
    (language, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
  ),
} as FormatOptions['formatters'];

type FormatOptions = Parameters<typeof format>[3];

/** Formats a sentence that is compiled already. */
export function formatMessage(language: string, message: CompiledMessage, values?: Values): Pieces {
  const spoken = languageOf(language);
  const isFromRight = spoken !== undefined && languages[spoken].direction === 'rtl';
  return format(isFromRight ? isolated(message) : message, language, values, { formatters });
}
