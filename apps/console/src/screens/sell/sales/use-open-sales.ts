import { newSale, type OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import type { Till } from '#offline/till.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { storage } from '#session/storage.ts';
import {
  currentSale,
  isBlank,
  type OpenSales,
  openSalesOf,
  withOpened,
  withoutSale,
  withSale,
} from './open-sales-state.ts';

export interface OpenSalesHandle {
  sales: readonly OpenSale[];
  current: OpenSale;
  /** Changes the current sale; it is saved at once. */
  change: (update: (sale: OpenSale) => OpenSale) => void;
  select: (id: string) => void;
  /** Begins an empty sale beside those that are open, or opens one. */
  open: (sale?: OpenSale) => void;
  remove: (id: string) => void;
}

/** The open sales of the till, as the device keeps them; null until they were read. */
export function useOpenSales(till: Till): OpenSalesHandle | null {
  const [shown, setShown] = useState<OpenSales | null>(null);
  // A scanner is faster than drawing: each change goes on from the one before it.
  const latest = useRef<OpenSales | null>(null);

  const apply = useCallback((next: OpenSales) => {
    latest.current = next;
    storage.currentSale.set(next.currentId);
    setShown(next);
  }, []);

  useEffect(() => {
    let isGone = false;
    till.openSales.list().then((rows) => {
      const kept = rows.map(({ sale }) => sale).sort((one, other) => (one.id < other.id ? -1 : 1));
      if (!isGone) apply(openSalesOf(kept, storage.currentSale.get(), newUuid()));
    }, showFailure);
    return () => {
      isGone = true;
    };
  }, [till, apply]);

  const acts = useMemo(() => {
    const keep = (sale: OpenSale) => {
      const kept = isBlank(sale) ? till.openSales.remove(sale.id) : till.openSales.save(sale);
      kept.catch(showFailure);
    };
    const withLatest = (act: (open: OpenSales) => OpenSales) => {
      if (latest.current) apply(act(latest.current));
    };
    return {
      change: (update: (sale: OpenSale) => OpenSale) =>
        withLatest((open) => {
          const changed = update(currentSale(open));
          keep(changed);
          return withSale(open, changed);
        }),
      select: (id: string) => withLatest((open) => ({ ...open, currentId: id })),
      open: (sale: OpenSale = newSale(newUuid())) =>
        withLatest((open) => {
          keep(sale);
          return withOpened(open, sale);
        }),
      remove: (id: string) =>
        withLatest((open) => {
          till.openSales.remove(id).catch(showFailure);
          return withoutSale(open, id, newUuid());
        }),
    };
  }, [till, apply]);

  if (!shown) return null;
  return { sales: shown.sales, current: currentSale(shown), ...acts };
}
