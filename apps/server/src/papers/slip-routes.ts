import { mostPackingSlips } from '@sokoni/rules/order-acts';
import { listSelection } from '#orders/list-selection.ts';
import { DomainError } from '#platform/domain-error.ts';
import { signedLink } from '#platform/downloads.ts';
import type { StoreHandler } from '#platform/route.ts';
import { packingSlipsInput } from './packing-slips-file.ts';

export const postPackingSlips: StoreHandler<'POST /marketplace/v1/stores/{id}/packing-slips'> = async (
  call,
) => {
  const { storeId, role, now, services, body } = call;
  const { userId } = call.caller;
  const orderIds = await call.command('print_packing_slips', async (db, notes) => {
    const ids = await listSelection(db, storeId, body, { userId, role, now }, mostPackingSlips + 1);
    if (ids.length > mostPackingSlips) throw new DomainError('packing_slip_limit');
    notes.audit({ subject: '', after: { selection: body.selection, orders: ids.length } });
    return ids;
  });
  const input = packingSlipsInput(storeId, orderIds, { userId, role });
  return { data: { url: signedLink(services.secrets, 'packing_slips', input, now) } };
};
