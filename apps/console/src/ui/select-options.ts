import type { ReactNode } from 'react';
import { plain } from './typeahead.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** Before the label: a flag, a dial code. */
  start?: ReactNode;
  /** Beside the label: a badge. */
  badge?: ReactNode;
  /** At the end of the line: a symbol. */
  end?: ReactNode;
  /** Shown, read out, and not to be chosen. */
  disabled?: boolean;
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

/** Where an arrow, Page or Home key leads in a list of `count`; null for other keys. */
export function placeAfter(key: string, current: number, count: number): number | null {
  const last = count - 1;
  const places: Record<string, number> = {
    ArrowDown: Math.min(current + 1, last),
    ArrowUp: current < 0 ? last : Math.max(current - 1, 0),
    PageDown: Math.min(current + 10, last),
    PageUp: Math.max(current - 10, 0),
    Home: 0,
    End: last,
  };
  return places[key] ?? null;
}
