import { dotText } from '@sokoni/messages/list-text';
import { labelPrice } from '@sokoni/rules/documents/label-price';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import type { Services } from '#core/services.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import type { LabelWords } from './draw-labels.ts';
import type { LabelPrint } from './order-labels.ts';
import { findLabelPrint, findLabelRows } from './queries.ts';

/** Labels as a PDF, drawn while it is sent. */
export async function labelsFile(services: Services, input: unknown): Promise<Download | null> {
  const { store_id: storeId, print_id: printId } = input as { store_id: string; print_id: string };
  const found = await transaction(services.pool, { userId: null, storeId }, async (db) => {
    const print = (await findLabelPrint(db, storeId, printId)) as LabelPrint | undefined;
    if (!print) return null;
    const ids = print.lines.map(({ variant_id }) => variant_id);
    return {
      print,
      rows: await findLabelRows(db, storeId, ids),
      currency: await storeCurrency(db, storeId),
      today: (await storeDay(db, storeId, services.clock())).today,
    };
  });
  if (!found) return null;
  const { print, rows, currency, today } = found;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const labels = print.lines.flatMap(({ variant_id, copies }): LabelWords[] => {
    const row = byId.get(variant_id);
    if (!row) return [];
    const { title, name, sku, barcode } = row;
    const prices = print.with_price ? labelPrice(row, currency, readerLocale()) : { price: null, was: null };
    const label = { title, detail: dotText([name, sku]), code: barcode ?? sku, ...prices };
    return Array.from({ length: copies }, () => label);
  });
  // The libraries that draw are large: whoever prints nothing does not load them.
  const { drawLabels } = await import('./draw-labels.ts');
  return { fileName: `labels-${today}.pdf`, type: 'application/pdf', stream: drawLabels(print, labels) };
}
