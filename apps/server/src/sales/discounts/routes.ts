import { pageAnswer, pageWindow, readSort } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { discountRowView, readDiscount } from './discount-view.ts';
import { type DiscountRow, discountSortKeys, findDiscounts } from './queries.ts';
import { addDiscount, changeDiscount, removeDiscount, switchDiscount } from './save-discount.ts';
import { say } from './sentences.ts';

type OneCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/discounts/{discount_id}'>,
  'read' | 'storeId' | 'now'
>;

/** The discount as it is now: also after a command, which a repeated key does not run again. */
function readSaved(call: OneCall, id: string) {
  return call.read((db) => readDiscount(db, call.storeId, id, call.now));
}

const nameOf = ({ title, code }: Pick<DiscountRow, 'title' | 'code'>) => title || (code ?? '');

export const listDiscounts: StoreHandler<'GET /marketplace/v1/stores/{id}/discounts'> = async (call) => {
  const { query, now } = call;
  const sort = query.sort === '' ? '-created_at' : query.sort;
  const filter = { search: query.search, state: query.state, kind: query.kind, now };
  const page = await call.read((db) =>
    findDiscounts(db, call.storeId, filter, readSort(sort, discountSortKeys), pageWindow(query)),
  );
  return { data: pageAnswer(query, page, (row) => discountRowView(row, now)) };
};

export const getDiscount: StoreHandler<'GET /marketplace/v1/stores/{id}/discounts/{discount_id}'> = async (
  call,
) => ({ data: await readSaved(call, call.params.discount_id) });

export const postDiscount: StoreHandler<'POST /marketplace/v1/stores/{id}/discounts'> = async (call) => {
  const id = await call.command('add_discount', async (db, notes) => {
    const made = await addDiscount(db, call.storeId, call.body, call.now);
    const { id: _, ...after } = call.body;
    notes.audit({ subject: `discount:${made}`, after });
    return made;
  });
  const data = await readSaved(call, id);
  return { data, message: say('added', { discount: nameOf(data) }) };
};

export const putDiscount: StoreHandler<'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}'> = async (
  call,
) => {
  const id = call.params.discount_id;
  await call.command('update_discount', async (db, notes) => {
    const row = await changeDiscount(db, call.storeId, id, call.body, call.now);
    const { version: _, ...after } = call.body;
    notes.audit({ subject: `discount:${id}`, before: auditOf(row), after });
  });
  return { data: await readSaved(call, id), message: say('saved') };
};

export const putDiscountSwitch: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch'
> = async (call) => {
  const id = call.params.discount_id;
  const { active } = call.body;
  await call.command(active ? 'switch_discount_on' : 'switch_discount_off', async (db, notes) => {
    const row = await switchDiscount(db, call.storeId, id, active, call.now);
    notes.audit({ subject: `discount:${id}`, before: { active: row.active }, after: { active } });
  });
  const data = await readSaved(call, id);
  return { data, message: say(active ? 'turnedOn' : 'turnedOff', { discount: nameOf(data) }) };
};

export const deleteDiscount: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/discounts/{discount_id}'
> = async (call) => {
  const id = call.params.discount_id;
  const message = await call.command('delete_discount', async (db, notes) => {
    const { row, deleted } = await removeDiscount(db, call.storeId, id, call.now);
    notes.audit({ subject: `discount:${id}`, before: auditOf(row) });
    return say(deleted ? 'deleted' : 'ended', { discount: nameOf(row) });
  });
  return { data: { message } };
};

function auditOf({
  store_id: _,
  id: __,
  version: ___,
  created_at: ____,
  updated_at: _____,
  ...kept
}: DiscountRow) {
  return { ...kept };
}
