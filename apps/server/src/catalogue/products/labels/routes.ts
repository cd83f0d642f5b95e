import { allows } from '@sokoni/rules/access/roles';
import { labelSheets, labelsPerPage, pagesOf } from '@sokoni/rules/documents/label-sheets';
import { selectedProducts } from '#catalogue/products/list/list-queries.ts';
import { readFilter } from '#catalogue/products/list/read-filter.ts';
import { sayProduct } from '#catalogue/products/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { signedLink } from '#core/http/downloads.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { orderLabels } from './order-labels.ts';
import type { LabelledItems } from './queries.ts';

type Route = 'POST /marketplace/v1/stores/{id}/labels';

export const printLabels: StoreHandler<Route> = async (call) => {
  const { storeId, now, role, services } = call;
  const { items, copies, ...print } = call.body;
  const sheet = labelSheets[print.sheet];
  if (print.start > labelsPerPage(sheet)) {
    throw invalidField('start', sayProduct('labels.start', { count: labelsPerPage(sheet) }));
  }
  const seesMoney = allows(role, 'seeMoney');
  if (print.kind === 'price_tag' && !seesMoney) {
    throw new DomainError('not_allowed', {
      message: sayProduct('labels.role'),
    });
  }
  const with_price = seesMoney && (print.with_price || print.kind === 'price_tag');
  const { id, labels } = await call.command('print_labels', async (db, notes) => {
    const order = { ...print, with_price, copies, items: await readItems(db, storeId, items) };
    const ordered = await orderLabels(db, storeId, order, now);
    notes.audit({ subject: `labels:${ordered.id}`, after: { labels: ordered.labels } });
    return ordered;
  });
  const url = signedLink(services.secrets, 'product_labels', { store_id: storeId, print_id: id }, now);
  return { data: { url, labels, pages: pagesOf(sheet, print.start, labels) } };
};

async function readItems(
  db: Db,
  storeId: string,
  items: StoreCall<Route>['body']['items'],
): Promise<LabelledItems> {
  if ('variant_ids' in items) return { variantIds: items.variant_ids };
  const selection = 'ids' in items ? items : { filter: await readFilter(db, storeId, items.filter) };
  return { products: await selectedProducts(db, storeId, selection) };
}
