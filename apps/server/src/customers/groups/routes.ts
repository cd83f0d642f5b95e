import { DomainError } from '#core/errors/domain-error.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { sayCustomer } from '#customers/sentences.ts';
import { type CountedGroup, findGroup, findGroups } from './group-queries.ts';
import { addGroup, changeGroup, deleteGroup } from './save-group.ts';

function groupView({ id, name, customers }: CountedGroup) {
  return { id, name, customers };
}

type ReadCall = Pick<StoreCall<'GET /marketplace/v1/stores/{id}/customer-groups'>, 'read' | 'storeId'>;

async function readGroup(call: ReadCall, id: string) {
  const row = await call.read((db) => findGroup(db, call.storeId, id));
  if (!row) throw new DomainError('not_found');
  return groupView(row);
}

export const listCustomerGroups: StoreHandler<'GET /marketplace/v1/stores/{id}/customer-groups'> = async (
  call,
) => ({ data: (await call.read((db) => findGroups(db, call.storeId))).map(groupView) });

export const postCustomerGroup: StoreHandler<'POST /marketplace/v1/stores/{id}/customer-groups'> = async (
  call,
) => {
  const { name } = call.body;
  const id = await call.command('add_customer_group', async (db, notes) => {
    const made = await addGroup(db, call.storeId, call.body, call.now);
    notes.audit({ subject: `customer_group:${made}`, after: { name } });
    return made;
  });
  return { data: await readGroup(call, id), message: sayCustomer('group.added', { name }) };
};

export const updateCustomerGroup: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/customer-groups/{group_id}'
> = async (call) => {
  const id = call.params.group_id;
  const { name } = call.body;
  await call.command('update_customer_group', async (db, notes) => {
    const before = await changeGroup(db, call.storeId, id, name);
    notes.audit({ subject: `customer_group:${id}`, before: { name: before }, after: { name } });
  });
  return { data: await readGroup(call, id), message: sayCustomer('group.saved') };
};

export const deleteCustomerGroup: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/customer-groups/{group_id}'
> = async (call) => {
  const id = call.params.group_id;
  const name = await call.command('delete_customer_group', async (db, notes) => {
    const removed = await deleteGroup(db, call.storeId, id);
    notes.audit({ subject: `customer_group:${id}`, before: { name: removed } });
    return removed;
  });
  return { data: { message: sayCustomer('group.deleted', { name }) } };
};
