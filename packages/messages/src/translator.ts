import type { GetICUArgs } from '@schummar/icu-type-parser';
import { formatMessage } from './format-message.ts';

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

export interface Translator<C extends Catalogue> {
  <K extends NoTags<C>>(
    key: K,
    ...values: keyof Values<C[K]> extends never ? [] : [values: Values<C[K]>]
  ): string;
  /** A sentence with `<tags>` in it, in units. */
  rich<K extends keyof C, Element>(key: K, values: Values<C[K]> & Tags<C[K], Element>): (string | Element)[];
  /** The sentence of a reason that a rule gave. */
  reason(reason: Reason<C>): string;
}

type Loose = Record<string, string | number | Date | ((words: unknown[]) => unknown)>;

/** Sentences of one language, by key; keys and values are checked by the compiler. */
export function translator<const C extends Catalogue>(language: string, catalogue: C): Translator<C> {
  const say = (key: keyof C, values?: object) =>
    formatMessage(language, catalogue[key] as string, values as Loose | undefined);
  return Object.assign((key: keyof C, values?: object) => say(key, values) as string, {
    rich: (key: keyof C, values: object) => {
      const units = say(key, values);
      return Array.isArray(units) ? units : [units];
    },
    reason: (reason: { reason: keyof C }) => say(reason.reason, reason) as string,
  }) as Translator<C>;
}
