import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { giveCredit } from './give-credit.ts';
import { type EntryRow, findEntries } from './queries.ts';
import { readCredit } from './read-credit.ts';
import { say } from './sentences.ts';

type CreditCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit'>,
  'read' | 'storeId' | 'params' | 'now'
>;

async function ownerOf(db: Db, { storeId, params, now }: CreditCall) {
  const { test } = await storeDay(db, storeId, now);
  return { storeId, customerId: params.customer_id, test };
}

function readBalance(call: CreditCall) {
  return call.read(async (db) => ({ balance: await readCredit(db, await ownerOf(db, call)) }));
}

export const getStoreCredit: StoreHandler<
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit'
> = async (call) => ({ data: await readBalance(call) });

export const listCreditEntries: StoreHandler<
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries'
> = async (call) => {
  const query = { ...call.query, search: '', sort: '' };
  const page = await call.read(async (db) => {
    const owner = await ownerOf(db, call);
    await readCredit(db, owner);
    return findEntries(db, owner, pageWindow(query));
  });
  return { data: pageAnswer(query, page, entryView) };
};

export const postCreditEntry: StoreHandler<
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries'
> = async (call) => {
  const customerId = call.params.customer_id;
  const { id, amount, reason } = call.body;
  await call.command('give_credit', async (db, notes) => {
    const action = actionNow(call.actor, call.now);
    const balance = await giveCredit(db, call.storeId, customerId, { id, amount, reason }, action);
    notes.audit({ subject: `customer:${customerId}`, after: { amount, reason, balance } });
  });
  const message = say(amount > 0 ? 'added' : 'removed');
  return { data: await readBalance(call), message };
};

function entryView({
  id,
  kind,
  amount,
  balance,
  reason,
  order_id,
  order_number,
  by,
  actor_kind,
  at,
}: EntryRow) {
  return {
    id,
    kind,
    amount,
    balance,
    reason,
    order: order_id === null ? null : { id: order_id, number: order_number },
    by: actorLabel(actor_kind, by),
    at: at.toISOString(),
  };
}
