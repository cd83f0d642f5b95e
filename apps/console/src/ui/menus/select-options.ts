import type { ReactNode } from 'react';
import { plain } from './late/typeahead.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  description?: string | undefined;
  /** Before the label: a flag, a dial code. */
  start?: ReactNode;
  /** Beside the label: a badge. */
  badge?: ReactNode;
  /** At the end of the line: a symbol. */
  end?: ReactNode;
  /** Shown, read out, and not to be chosen. */
  disabled?: boolean;
  /** Adds what is searched: the last line, and never what Enter takes before the hits are there. */
  isAddition?: boolean;
  /** More words that a search finds it by. */
  keywords?: string;
}

/** The options that hold every word of the search, those whose label begins with it first. */
export function searchOptions<T extends SelectOption>(options: readonly T[], search: string): readonly T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const found = options.filter((option) => {
    const text = plain(`${option.label} ${option.keywords ?? ''} ${option.description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (option: T) => plain(option.label).startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** The first of some words, each an option. */
export function wordOptions(words: readonly string[]): SelectOption[] {
  return words.slice(0, 8).map((word) => ({ value: word, label: word }));
}
