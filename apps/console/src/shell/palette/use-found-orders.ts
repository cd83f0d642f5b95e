import { dotText } from '@sokoni/messages/list-text';
import { readOrderSearch } from '@sokoni/rules/orders/order-number';
import { useOrdersByNumber } from '#api/sales/orders.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { paths } from '#paths.ts';
import type { PaletteAction } from './palette-actions.ts';

const pauseMs = 100;

/** The order that is meant by a number as people say it: `1001`, `#1001`, `T-1001`. */
export function useFoundOrders(search: string): { actions: PaletteAction[]; isSearching: boolean } {
  const number = meantNumber(search);
  const settled = meantNumber(useSettled(search, pauseMs));
  const test = /^\s*t/i.test(search) ? 'true' : /^\s*#/.test(search) ? 'false' : undefined;
  const isCurrent = number !== null && number === settled;
  const found = useOrdersByNumber(isCurrent ? number : null, { test });
  const actions = (isCurrent ? (found.data?.items ?? []) : []).map(
    (order): PaletteAction => ({
      value: `order ${order.id}`,
      label: dotText([order.number, order.customer?.name]),
      group: 'orders',
      act: { kind: 'go', path: paths.order(order.id) },
    }),
  );
  return { actions, isSearching: number !== null && (!isCurrent || found.isLoading) };
}

/** Null for words that can be no number. */
function meantNumber(search: string): string | null {
  return readOrderSearch(search).numbers.length > 0 ? search.trim().replace('#', '') : null;
}
