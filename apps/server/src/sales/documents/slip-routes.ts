import { mostPackingSlips } from '@sokoni/rules/orders/order-bulk-actions';
import { actionNow } from '#core/action.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { signedLink } from '#core/http/downloads.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { listSelection } from '#sales/orders/list/list-selection.ts';
import { packingSlipsInput } from './packing-slips-file.ts';

export const postPackingSlips: StoreHandler<'POST /marketplace/v1/stores/{id}/packing-slips'> = async (
  call,
) => {
  const { storeId, actor, now, services, body } = call;
  const orderIds = await call.command('print_packing_slips', async (db, notes) => {
    const ids = await listSelection(db, storeId, body, actionNow(actor, now), mostPackingSlips + 1);
    if (ids.length > mostPackingSlips) throw new DomainError('packing_slip_limit');
    notes.audit({ subject: '', after: { selection: body.selection, orders: ids.length } });
    return ids;
  });
  const input = packingSlipsInput(storeId, orderIds, actor);
  return { data: { url: signedLink(services.secrets, 'packing_slips', input, now) } };
};
