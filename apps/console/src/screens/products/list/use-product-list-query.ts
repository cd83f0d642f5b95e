import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { type ListQuery, readListQuery, withChange, writeListQuery } from './product-list-query.ts';

/** Milliseconds after the last letter until the list is asked: short, because an answer takes a few. */
const searchPauseMs = 80;

/** The list as the address says it, so that it can be shared and Back returns to it. */
export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params);
  const [text, setText] = useState(query.search);
  const settled = useSettled(text, searchPauseMs);

  function change(changed: Partial<ListQuery>, replace = false): void {
    setParams(writeListQuery(withChange(query, changed)), { replace, preventScrollReset: true });
  }

  // Letters do not each become a step of the history.
  const search = useEffectEvent((words: string) => {
    if (words !== query.search) change({ search: words }, true);
  });
  useEffect(() => search(settled), [settled]);

  const follow = useEffectEvent((words: string) => {
    if (words !== settled) setText(words);
  });
  useEffect(() => follow(query.search), [query.search]);

  return { query, text, setText, change };
}
