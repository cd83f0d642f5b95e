import { readPage } from '@sokoni/rules/lists/page-window';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { useRowsPerPage } from './use-rows-per-page.ts';

const searchPauseMs = 120;

export type ListAddress = ReturnType<typeof useListAddress>;

/** Page, search and filters of a list, as they stand in the address: Back returns to them. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('search') ?? '');
  const settled = useSettled(text.trim(), searchPauseMs);
  const search = (params.get('search') ?? '').slice(0, 100);
  const page = readPage(params.get('page'));
  const [perPage, setPerPage] = useRowsPerPage(() => change({}, true));

  /** Another filter begins at the first page. */
  function change(changed: Readonly<Record<string, string>>, replace = false): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: '', ...changed })) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  const follow = useEffectEvent((words: string) => {
    if (words !== search) change({ search: words }, true);
  });
  useEffect(() => follow(settled), [settled]);

  return {
    text,
    setText,
    search,
    page,
    perPage,
    /** What the way to the other pages asks for. */
    pages: {
      page,
      perPage,
      onPerPage: setPerPage,
      onPage: (next: number, options?: { replace: boolean }) =>
        change({ page: next === 1 ? '' : String(next) }, options?.replace),
    },
    filter: (name: string) => params.get(name) ?? '',
    change,
    /** Whatever the words, under these filters. */
    showAll: (filters: Readonly<Record<string, string>> = {}) => {
      setText('');
      change({ search: '', ...filters });
    },
  };
}
