import type { transfer, transferRow } from '@sokoni/contract/transfers';
import { readRunningNumber } from '@sokoni/rules/running-number';
import { transferNumber } from '@sokoni/rules/transfer';
import type { z } from 'zod';
import { announce } from '#platform/database/announce.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { pageAnswer, pageWindow } from '#platform/paging.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import { smallPicture } from '#products/product-view.ts';
import { viewerOf } from '#products/read-saved.ts';
import { changeTransfer, createTransfer, type TransferDraft } from './draft-transfer.ts';
import { findLines, findTransfer, findTransfers, type ListedTransfer } from './queries.ts';
import { cancelTransfer, receiveTransfer } from './receive-transfer.ts';
import { sendTransfer } from './send-transfer.ts';

type TransferView = z.output<typeof transfer>;
type OneCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}'>,
  'role' | 'services' | 'read' | 'storeId'
>;

function rowView(row: ListedTransfer): z.output<typeof transferRow> {
  const { store_id: _, creator, open, ...rest } = row;
  return {
    ...rest,
    number: transferNumber(row.number),
    under_way: row.state === 'sent' ? open : 0,
    created_by: creator,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

/** @throws DomainError `not_found` */
async function readTransfer(call: OneCall, id: string): Promise<TransferView> {
  const { storeId } = call;
  return call.read(async (db) => {
    const row = await findTransfer(db, storeId, id);
    if (!row) throw new DomainError('not_found');
    const lines = await findLines(db, storeId, id, row.from_location_id);
    const items = lines.map(({ image_id, barcode, ...line }) => ({
      ...line,
      barcode: barcode ?? '',
      image: smallPicture(storeId, image_id, viewerOf(call)),
    }));
    return { ...rowView(row), items };
  });
}

function draftOf(
  body: StoreCall<'POST /marketplace/v1/stores/{id}/transfers'>['body'] | Omit<PutBody, 'version'>,
): TransferDraft {
  return {
    fromLocationId: body.from_location_id.toLowerCase(),
    toLocationId: body.to_location_id.toLowerCase(),
    note: body.note,
    lines: body.lines.map((line) => ({ variantId: line.variant_id.toLowerCase(), quantity: line.quantity })),
  };
}

type PutBody = StoreCall<'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}'>['body'];

export const listTransfers: StoreHandler<'GET /marketplace/v1/stores/{id}/transfers'> = async (call) => {
  const { query } = call;
  if (query.sort !== '') throw invalidField('sort', 'Newest come first');
  const number = query.search === '' ? undefined : readRunningNumber(query.search, 'TR');
  if (number === null) return { data: pageAnswer(query, { rows: [], total: 0 }, rowView) };
  const filter = { state: query.state, locationId: query.location_id, number };
  const page = await call.read((db) => findTransfers(db, call.storeId, filter, pageWindow(query)));
  return { data: pageAnswer(query, page, rowView) };
};

export const getTransfer: StoreHandler<'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}'> = async (
  call,
) => ({ data: await readTransfer(call, call.params.transfer_id ?? '') });

export const addTransfer: StoreHandler<'POST /marketplace/v1/stores/{id}/transfers'> = async (call) => {
  const draft = { ...draftOf(call.body), id: call.body.id };
  const id = await call.command('create_transfer', async (db, notes) => {
    const made = await createTransfer(db, call.storeId, draft, { userId: call.caller.userId, now: call.now });
    notes.audit({ subject: `transfer:${made}`, after: { ...call.body } });
    await announce(db, 'transfer', [made]);
    return made;
  });
  const data = await readTransfer(call, id);
  return { data, message: `${data.number} is saved. Nothing moves until it is sent.` };
};

export const updateTransfer: StoreHandler<'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}'> = async (
  call,
) => {
  const id = call.params.transfer_id ?? '';
  await call.command('update_transfer', async (db, notes) => {
    await changeTransfer(db, call.storeId, id, call.body.version, draftOf(call.body));
    notes.audit({ subject: `transfer:${id}`, after: { ...call.body } });
    await announce(db, 'transfer', [id]);
  });
  return { data: await readTransfer(call, id), message: 'The transfer is saved.' };
};

export const dispatchTransfer: StoreHandler<
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch'
> = async (call) => {
  const id = call.params.transfer_id ?? '';
  await call.command('send_transfer', async (db, notes) => {
    const by = { userId: call.caller.userId, now: call.now };
    await sendTransfer(db, call.storeId, id, by);
    await announce(db, 'transfer', [id]);
    notes.audit({ subject: `transfer:${id}` });
  });
  const data = await readTransfer(call, id);
  return { data, message: `${data.number} is on its way.` };
};

export const receiveGoods: StoreHandler<
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts'
> = async (call) => {
  const id = call.params.transfer_id ?? '';
  const arrivals = call.body.lines.map(({ variant_id, ...line }) => ({
    ...line,
    variantId: variant_id.toLowerCase(),
  }));
  await call.command('receive_transfer', async (db, notes) => {
    const by = { userId: call.caller.userId, now: call.now };
    await receiveTransfer(db, call.storeId, id, arrivals, by);
    await announce(db, 'transfer', [id]);
    notes.audit({ subject: `transfer:${id}`, after: { lines: call.body.lines } });
  });
  const data = await readTransfer(call, id);
  return {
    data,
    message: data.under_way > 0 ? `Received. ${data.under_way} are still on their way.` : 'All is received.',
  };
};

export const callOffTransfer: StoreHandler<
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation'
> = async (call) => {
  const id = call.params.transfer_id ?? '';
  await call.command('cancel_transfer', async (db, notes) => {
    const by = { userId: call.caller.userId, now: call.now };
    await cancelTransfer(db, call.storeId, id, by);
    await announce(db, 'transfer', [id]);
    notes.audit({ subject: `transfer:${id}` });
  });
  const data = await readTransfer(call, id);
  return { data, message: `${data.number} is cancelled.` };
};
