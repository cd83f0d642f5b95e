import { labelSheets, labelsPerPage, pagesOf } from '@sokoni/rules/label-sheets';
import { allows } from '@sokoni/rules/roles';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { signedLink } from '#platform/downloads.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import { orderLabels } from './labels/order-labels.ts';
import type { LabelledGoods } from './labels/queries.ts';
import { selectedProducts } from './list-queries.ts';
import { readFilter } from './read-filter.ts';

type Route = 'POST /marketplace/v1/stores/{id}/labels';

export const printLabels: StoreHandler<Route> = async (call) => {
  const { storeId, now, role, services } = call;
  const { goods, copies, ...print } = call.body;
  const sheet = labelSheets[print.sheet];
  if (print.start > labelsPerPage(sheet)) {
    throw invalidField('start', `This sheet has ${labelsPerPage(sheet)} labels`);
  }
  const seesMoney = allows(role, 'seeMoney');
  if (print.kind === 'price_tag' && !seesMoney) {
    throw new DomainError('not_allowed', {
      message: 'Your role in this store prints labels without prices.',
    });
  }
  const with_price = seesMoney && (print.with_price || print.kind === 'price_tag');
  const { id, labels } = await call.command('print_labels', async (db, notes) => {
    const order = { ...print, with_price, copies, goods: await readGoods(db, storeId, goods) };
    const ordered = await orderLabels(db, storeId, order, now);
    notes.audit({ subject: `labels:${ordered.id}`, after: { labels: ordered.labels } });
    return ordered;
  });
  const url = signedLink(services.secrets, 'product_labels', { store_id: storeId, print_id: id }, now);
  return { data: { url, labels, pages: pagesOf(sheet, print.start, labels) } };
};

async function readGoods(
  db: Db,
  storeId: string,
  goods: StoreCall<Route>['body']['goods'],
): Promise<LabelledGoods> {
  if ('variant_ids' in goods) return { variantIds: goods.variant_ids };
  const selection = 'ids' in goods ? goods : { filter: await readFilter(db, storeId, goods.filter) };
  return { products: await selectedProducts(db, storeId, selection) };
}
