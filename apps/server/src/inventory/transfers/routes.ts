import type { transfer, transferRow } from '@sokoni/contract/inventory/transfers';
import { readRunningNumber } from '@sokoni/rules/documents/document-number';
import { transferNumber } from '@sokoni/rules/stock/transfer';
import type * as z from 'zod';
import { actionAt, actionNow } from '#core/action.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { sayTransfer } from '#inventory/transfers/sentences.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { changeTransfer, createTransfer, type TransferDraft } from './draft-transfer.ts';
import { findLines, findTransfer, findTransfers, type ListedTransfer } from './queries.ts';
import { cancelTransfer, receiveTransfer } from './receive-transfer.ts';
import { sendTransfer } from './send-transfer.ts';

type TransferView = z.output<typeof transfer>;
type OneCall = Pick<StoreCall<'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}'>, 'read' | 'storeId'>;

function rowView(row: ListedTransfer): z.output<typeof transferRow> {
  const { store_id: _, actor_kind, by, open, ...rest } = row;
  return {
    ...rest,
    number: transferNumber(row.number),
    under_way: row.state === 'sent' ? open : 0,
    created_by: actorLabel(actor_kind, by),
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
      image: smallPicture(storeId, image_id),
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
  if (query.sort !== '') throw invalidField('sort', sayTransfer('list.newest'));
  const number = query.search === '' ? undefined : readRunningNumber(query.search, 'TR');
  if (number === null) return { data: pageAnswer(query, { rows: [], total: 0 }, rowView) };
  const filter = { state: query.state, locationId: query.location_id, number };
  const page = await call.read((db) => findTransfers(db, call.storeId, filter, pageWindow(query)));
  return { data: pageAnswer(query, page, rowView) };
};

export const getTransfer: StoreHandler<'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}'> = async (
  call,
) => ({ data: await readTransfer(call, call.params.transfer_id) });

export const addTransfer: StoreHandler<'POST /marketplace/v1/stores/{id}/transfers'> = async (call) => {
  const draft = { ...draftOf(call.body), id: call.body.id };
  const id = await call.command('create_transfer', async (db, notes) => {
    const made = await createTransfer(db, call.storeId, draft, actionNow(call.actor, call.now));
    notes.audit({ subject: `transfer:${made}`, after: { ...call.body } });
    publishChange(db, 'transfer', [made]);
    return made;
  });
  const data = await readTransfer(call, id);
  return { data, message: sayTransfer('drafted', { number: data.number }) };
};

export const updateTransfer: StoreHandler<'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}'> = async (
  call,
) => {
  const id = call.params.transfer_id;
  await call.command('update_transfer', async (db, notes) => {
    await changeTransfer(db, call.storeId, id, call.body.version, draftOf(call.body));
    notes.audit({ subject: `transfer:${id}`, after: { ...call.body } });
    publishChange(db, 'transfer', [id]);
  });
  return { data: await readTransfer(call, id), message: sayTransfer('saved') };
};

export const dispatchTransfer: StoreHandler<
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch'
> = async (call) => {
  const id = call.params.transfer_id;
  const { occurred_at: told } = call.body;
  const action = actionAt(call.actor, call.now, { told, field: 'occurred_at' });
  await call.command('send_transfer', async (db, notes) => {
    await sendTransfer(db, call.storeId, id, action);
    publishChange(db, 'transfer', [id]);
    notes.audit({ subject: `transfer:${id}`, ...(told && { after: { occurred_at: told } }) });
  });
  const data = await readTransfer(call, id);
  return { data, message: sayTransfer('sent', { number: data.number }) };
};

export const receiveItems: StoreHandler<
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts'
> = async (call) => {
  const id = call.params.transfer_id;
  const { occurred_at: told, lines } = call.body;
  const action = actionAt(call.actor, call.now, { told, field: 'occurred_at' });
  const arrivals = lines.map(({ variant_id, ...line }) => ({
    ...line,
    variantId: variant_id.toLowerCase(),
  }));
  await call.command('receive_transfer', async (db, notes) => {
    await receiveTransfer(db, call.storeId, id, arrivals, action);
    publishChange(db, 'transfer', [id]);
    notes.audit({ subject: `transfer:${id}`, after: { lines, ...(told && { occurred_at: told }) } });
  });
  const data = await readTransfer(call, id);
  return {
    data,
    message: sayTransfer('received', { left: data.under_way }),
  };
};

export const callOffTransfer: StoreHandler<
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation'
> = async (call) => {
  const id = call.params.transfer_id;
  await call.command('cancel_transfer', async (db, notes) => {
    await cancelTransfer(db, call.storeId, id, actionNow(call.actor, call.now));
    publishChange(db, 'transfer', [id]);
    notes.audit({ subject: `transfer:${id}` });
  });
  const data = await readTransfer(call, id);
  return { data, message: sayTransfer('cancelled', { number: data.number }) };
};
