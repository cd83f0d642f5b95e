import type { attentionItem } from '@sokoni/contract/point-of-sale/shifts';
import type * as z from 'zod';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { personNamed } from '../registers/register-view.ts';
import { recordCommand, resultOf } from '../sales/record-command.ts';
import { findWhoActed } from '../sales/who-acted.ts';
import { say } from '../sentences.ts';
import { decideOnCommand } from './decide.ts';
import { type AttentionRow, findAttention } from './queries.ts';

export const listAttention: StoreHandler<'GET /marketplace/v1/stores/{id}/point-of-sale/attention'> = async ({
  query,
  storeId,
  read,
}) => ({
  data: pageAnswer(query, await read((db) => findAttention(db, storeId, pageWindow(query))), attentionView),
});

export const postDecision: StoreHandler<
  'POST /marketplace/v1/stores/{id}/point-of-sale/attention/{command_id}/decisions'
> = async (call) => {
  const { storeId, body, params, caller, now, services, networkAddress, requestId } = call;
  const { decision } = body;
  const { told, result } = await call.command(`${decision}_till_command`, async (db, notes) => {
    const decided = await decideOnCommand(db, storeId, params.command_id, {
      ...{ decision, userId: caller.userId, now },
    });
    notes.audit({ subject: `till_command:${decided.id}`, after: { decision } });
    const { id, kind, payload } = decided;
    return { told: { store_id: storeId, id, kind, payload }, result: resultOf(decided) };
  });
  const { pool, clock, secrets } = services;
  const recording = { pool, clock, secrets, networkAddress, requestId };
  const data =
    decision === 'retry'
      ? await recordCommand(recording, told, await findWhoActed(services, storeId, [told]))
      : result;
  return { data, message: data.state === 'stored' ? say('decided') : (data.message ?? say('decided')) };
};

/** What can be read of it, whatever it is. */
function attentionView(row: AttentionRow): z.output<typeof attentionItem> {
  const { at, number, total = row.payload.amount } = row.payload;
  return {
    ...{ id: row.id, kind: row.kind, state: row.state, reason: row.reason, message: row.message },
    register: personNamed(row.register_id, row.register_name),
    at: typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? new Date(at).toISOString() : null,
    received_at: row.received_at.toISOString(),
    number: typeof number === 'string' ? number : null,
    total: typeof total === 'number' && Number.isSafeInteger(total) ? total : null,
    payload: row.payload,
  };
}
