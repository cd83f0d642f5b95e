import { newSale, type OpenSale } from '@sokoni/rules/point-of-sale/open-sale';

/** The sales that are being rung at this till side by side; there is always a current one. */
export interface OpenSales {
  readonly sales: readonly OpenSale[];
  readonly currentId: string;
}

/** What the device kept, with the sale where the cashier left off; an empty sale where nothing was kept. */
export function openSalesOf(kept: readonly OpenSale[], lastId: string | null, freshId: string): OpenSales {
  const sales = kept.length > 0 ? kept : [newSale(freshId)];
  const last = sales.find(({ id }) => id === lastId) ?? sales.at(-1);
  return { sales, currentId: last?.id ?? freshId };
}

export function currentSale({ sales, currentId }: OpenSales): OpenSale {
  return sales.find(({ id }) => id === currentId) ?? newSale(currentId);
}

/** With another sale in place of the one that has its id. */
export function withSale({ sales, currentId }: OpenSales, changed: OpenSale): OpenSales {
  return { currentId, sales: sales.map((sale) => (sale.id === changed.id ? changed : sale)) };
}

/** With a further sale, which is the current one now; an empty current one gives way to it. */
export function withOpened(open: OpenSales, sale: OpenSale): OpenSales {
  const sales = open.sales.filter((one) => !(one.id === open.currentId && isBlank(one)));
  return { sales: [...sales, sale], currentId: sale.id };
}

/** With another sale as the current one; an empty one that was current gives way. */
export function withSelected(open: OpenSales, id: string): OpenSales {
  const sales = open.sales.filter((sale) => sale.id === id || sale.id !== open.currentId || !isBlank(sale));
  return { sales, currentId: id };
}

/** With an empty sale in the place of one that was paid: it is the current one, whatever else is open. */
export function withNext(open: OpenSales, paidId: string, next: OpenSale): OpenSales {
  return { sales: [...open.sales.filter(({ id }) => id !== paidId), next], currentId: next.id };
}

/** Without a sale; the one beside it becomes the current one, or an empty one where it was the last. */
export function withoutSale(open: OpenSales, id: string, freshId: string): OpenSales {
  const index = open.sales.findIndex((sale) => sale.id === id);
  const sales = open.sales.filter((sale) => sale.id !== id);
  if (sales.length === 0) return openSalesOf([], null, freshId);
  if (open.currentId !== id) return { ...open, sales };
  const next = sales[Math.min(index, sales.length - 1)];
  return { sales, currentId: next?.id ?? freshId };
}

/**
 * With what the device keeps by now, after another tab has changed it. Empty sales are kept nowhere: those of this tab stay.
 * @param freshId of an empty sale, where nothing is left
 */
export function withKept(open: OpenSales, kept: readonly OpenSale[], freshId: string): OpenSales {
  const ids = new Set(kept.map(({ id }) => id));
  const blank = open.sales.filter((sale) => isBlank(sale) && !ids.has(sale.id));
  return openSalesOf([...kept, ...blank], open.currentId, freshId);
}

/** Nothing was rung or written down yet. */
export function isBlank({ lines, customer, discount, code, note, exchange }: OpenSale): boolean {
  const isNothing =
    lines.length === 0 && customer === null && discount === null && code === '' && note === '';
  return isNothing && exchange === undefined;
}

/** Whether what was parked, perhaps by another version of the till, is a sale that this one can open. */
export function isOpenSale(value: unknown): value is OpenSale {
  if (typeof value !== 'object' || value === null) return false;
  const { id, lines, note, code } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof note === 'string' &&
    typeof code === 'string' &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line?.unit_price === 'number' && Number.isInteger(line?.quantity))
  );
}

/** How many units are in a sale. */
export function unitsIn({ lines }: OpenSale): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
