import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StockLocation } from '#contract-types.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { sayStockList } from '#sentences/inventory/stock-list.ts';
import { readStockQuery, type StockQuery, writeStockQuery } from './stock-query.ts';

/** Milliseconds after the last letter until the list is asked: short, because an answer takes a few. */
const searchPauseMs = 80;

/** The list of stock as the address says it, so that it can be shared and Back returns to it. */
export function useStockQuery() {
  const [params, setParams] = useSearchParams();
  const query = readStockQuery(params);
  const [text, setText] = useState(query.search);
  const settled = useSettled(text, searchPauseMs);

  /** Another filter begins at the first page; another page keeps the rest. */
  function change(changed: Partial<StockQuery>, replace = false): void {
    setParams(writeStockQuery({ ...query, page: 1, ...changed }), { replace, preventScrollReset: true });
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

/** What a place is called. */
export function placeOf(locations: readonly StockLocation[], id: string): string {
  return locations.find((location) => location.id === id)?.name ?? sayStockList('filter.unknown');
}
