import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Language } from '@sokoni/rules/languages';
import { currentLanguage, localeNow } from './current-language.ts';
import { formatMessage } from './format-message.ts';
import { translationOf } from './translations.ts';

/** The sentences of one part of an area, in ICU MessageFormat, by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** What a sentence has to be given: `{name}` a text, `{count, plural, …}` and `{max, number}` a number. */
export type Values<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date }
>;

type TagsOf<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagsOf<Rest>
  : never;

/** What stands in the place of `<link>…</link>`, made from the words between. */
export type Tags<Text extends string, Element> = {
  [Name in TagsOf<Text>]: (words: (string | Element)[]) => Element;
};

type NoTags<C extends Catalogue> = { [K in keyof C]: TagsOf<C[K]> extends never ? K : never }[keyof C];

/** A sentence of the catalogue and all that it needs: what a rule answers as its reason. */
export type Reason<C extends Catalogue> = { [K in NoTags<C>]: { reason: K } & Values<C[K]> }[NoTags<C>];

type Union<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The sentences of all catalogues in one. */
type AllOf<Catalogues extends Record<string, Catalogue>> =
  Union<Catalogues[keyof Catalogues]> extends infer All extends Catalogue
    ? { [K in keyof All]: All[K] }
    : never;

export interface Translator<C extends Catalogue> {
  <K extends NoTags<C>>(
    key: K,
    ...values: keyof Values<C[K]> extends never ? [] : [values: Values<C[K]>]
  ): string;
  /** A sentence with `<tags>` in it, in units. */
  rich<K extends keyof C, Element>(key: K, values: Values<C[K]> & Tags<C[K], Element>): (string | Element)[];
  /** The sentence of a reason that a rule gave. */
  reason(reason: Reason<C>): string;
  /** The same sentences in a language that is not that of who is reading now. */
  in(language: Language): Translator<C>;
}

type Loose = Record<string, string | number | Date | ((words: unknown[]) => unknown)>;

/**
 * Sentences by key, said in the current language; keys and values are checked by the compiler. The catalogues come by their names, which
 * are those that the files of the languages have them under: `translator({ loginPage })`. What a language has not (yet), English says.
 */
export function translator<const Catalogues extends Record<string, Catalogue>>(
  catalogues: Catalogues,
): Translator<AllOf<Catalogues>> {
  return translatorIn(currentLanguage, Object.entries(catalogues)) as unknown as Translator<
    AllOf<Catalogues>
  >;
}

function translatorIn(
  language: () => Language,
  catalogues: [name: string, texts: Catalogue][],
): Translator<Catalogue> {
  const say = (key: string, values?: object) => {
    const spoken = language();
    for (const [name, texts] of catalogues) {
      const english = texts[key];
      if (english === undefined) continue;
      const translated = spoken === 'en' ? undefined : translationOf(spoken, name, key);
      return translated === undefined
        ? formatMessage('en', english, values as Loose | undefined)
        : formatMessage(localeNow(spoken), translated, values as Loose | undefined);
    }
    throw new Error(`no sentence ${key} in ${catalogues.map(([name]) => name).join(', ')}`);
  };
  return Object.assign((key: string, values?: object) => say(key, values) as string, {
    rich: (key: string, values: object) => {
      const units = say(key, values);
      return Array.isArray(units) ? units : [units];
    },
    reason: (reason: { reason: string }) => say(reason.reason, reason) as string,
    in: (other: Language) => translatorIn(() => other, catalogues),
  }) as Translator<Catalogue>;
}
