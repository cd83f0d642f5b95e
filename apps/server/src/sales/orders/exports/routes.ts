import { can } from '@sokoni/rules/access/actor';
import { orderColumnsFor } from '@sokoni/rules/orders/order-export';
import { actionNow } from '#core/action.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { signedLink } from '#core/http/downloads.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { assertMoneySeen, readFilter } from '#sales/orders/list/read-filter.ts';
import type { OrderExportInput } from './export-orders.ts';

export const postOrderExport: StoreHandler<'POST /marketplace/v1/stores/{id}/order-exports'> = async (
  call,
) => {
  const { storeId, actor, now, services } = call;
  const { columns, ...narrowing } = call.body;
  const seen = orderColumnsFor({ seesMoney: can(actor, 'seeMoney') });
  if (!columns.every((column) => seen.includes(column))) throw new DomainError('not_allowed');
  assertMoneySeen(actor, narrowing);
  // Who took the orders along is on record, although nothing changes; what was searched for may be a person.
  const filter = await call.command('export_orders', async (db, notes) => {
    const search = narrowing.search === '' ? '' : '…';
    notes.audit({ subject: '', after: { ...narrowing, columns, search } });
    return readFilter(db, storeId, narrowing, actionNow(actor, now));
  });
  const input: OrderExportInput = { store_id: storeId, filter, columns };
  return { data: { url: signedLink(services.secrets, 'order_export', input, now) } };
};
