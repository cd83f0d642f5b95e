import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { addBuyer, inviteBuyer, readBuyers, removeBuyer } from './buyers.ts';
import { sayBuyers } from './sentences.ts';

const base = '/marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers';

type Listing = Pick<StoreCall<`GET ${typeof base}`>, 'read' | 'storeId' | 'params' | 'services'>;

function listed({ read, storeId, params, services }: Listing) {
  return read((db) => readBuyers(db, storeId, params.customer_id.toLowerCase(), services.config));
}

export const listBuyers: StoreHandler<`GET ${typeof base}`> = async (call) => ({ data: await listed(call) });

export const postBuyer: StoreHandler<`POST ${typeof base}`> = async (call) => {
  const { storeId, now } = call;
  const { invite, ...draft } = call.body;
  const customerId = call.params.customer_id.toLowerCase();
  await call.command('add_wholesale_buyer', async (db, notes) => {
    const buyerId = await addBuyer(db, storeId, customerId, draft, now);
    if (invite) await inviteBuyer(db, storeId, { customerId, buyerId }, now);
    // A person is named by their id: what is known of them is not copied.
    notes.audit({ subject: `customer:${customerId}`, after: { buyer: buyerId, invited: invite } });
  });
  const message = sayBuyers(invite ? 'invited' : 'added', { name: draft.name });
  return { data: await listed(call), message };
};

export const deleteBuyer: StoreHandler<`DELETE ${typeof base}/{buyer_id}`> = async (call) => {
  const { storeId, now } = call;
  const of = buyerOf(call.params);
  await call.command('remove_wholesale_buyer', async (db, notes) => {
    await removeBuyer(db, storeId, of, now);
    notes.audit({ subject: `customer:${of.customerId}`, before: { buyer: of.buyerId } });
  });
  return { data: await listed(call), message: sayBuyers('removed') };
};

export const postBuyerInvite: StoreHandler<`POST ${typeof base}/{buyer_id}/invites`> = async (call) => {
  const { storeId, now } = call;
  const of = buyerOf(call.params);
  await call.command('invite_wholesale_buyer', async (db, notes) => {
    await inviteBuyer(db, storeId, of, now);
    notes.audit({ subject: `customer:${of.customerId}`, after: { buyer: of.buyerId } });
  });
  return { data: await listed(call), message: sayBuyers('inviteSent') };
};

function buyerOf({ customer_id, buyer_id }: { customer_id: string; buyer_id: string }) {
  return { customerId: customer_id.toLowerCase(), buyerId: buyer_id.toLowerCase() };
}
