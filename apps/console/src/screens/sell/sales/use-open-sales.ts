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
  withKept,
  withNext,
  withOpened,
  withoutSale,
  withSale,
  withSelected,
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
  /** Begins an empty sale in the place of one that was paid; answers its id. */
  next: (paidId: string) => string;
}

/** The open sales of the till, as the device keeps them; null until they were read. */
export function useOpenSales(till: Till): OpenSalesHandle | null {
  const [shown, setShown] = useState<OpenSales | null>(null);
  // A scanner is faster than drawing: each change goes on from the one before it.
  const latest = useRef<OpenSales | null>(null);

  const apply = useCallback((next: OpenSales) => {
    // To write into local storage takes a while.
    if (latest.current?.currentId !== next.currentId) storage.currentSale.set(next.currentId);
    latest.current = next;
    setShown(next);
  }, []);

  // What this tab has begun to write comes before what it reads of other tabs.
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const begun = writing.current;
      await begun;
      const rows = await till.openSales.list();
      if (isGone) return;
      if (begun !== writing.current) return read();
      const kept = rows.map(({ sale }) => sale).sort((one, other) => (one.id < other.id ? -1 : 1));
      const open = latest.current;
      apply(open ? withKept(open, kept, newUuid()) : openSalesOf(kept, storage.currentSale.get(), newUuid()));
    }
    const readAgain = () => void read().catch(showFailure);
    readAgain();
    const stopListening = till.openSales.onOthers(readAgain);
    return () => {
      isGone = true;
      latest.current = null;
      stopListening();
    };
  }, [till, apply]);

  const acts = useMemo(() => {
    const write = (written: Promise<void>) => {
      writing.current = Promise.all([writing.current, written.catch(showFailure)]);
    };
    const keep = (sale: OpenSale) =>
      write(isBlank(sale) ? till.openSales.remove(sale.id) : till.openSales.save(sale));
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
      select: (id: string) => withLatest((open) => withSelected(open, id)),
      open: (sale: OpenSale = newSale(newUuid())) =>
        withLatest((open) => {
          keep(sale);
          return withOpened(open, sale);
        }),
      remove: (id: string) =>
        withLatest((open) => {
          write(till.openSales.remove(id));
          return withoutSale(open, id, newUuid());
        }),
      next: (paidId: string) => {
        const sale = newSale(newUuid());
        withLatest((open) => {
          write(till.openSales.remove(paidId));
          return withNext(open, paidId, sale);
        });
        return sale.id;
      },
    };
  }, [till, apply]);

  if (!shown) return null;
  return { sales: shown.sales, current: currentSale(shown), ...acts };
}
