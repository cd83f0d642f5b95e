import { maxQuantity } from '@sokoni/rules/stock/stock';
import { mostTransferLines, transferStates } from '@sokoni/rules/stock/transfer';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, occurredAt, pageOf, pageQuery, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { workVariant } from './stock-variant.ts';

const units = z.number().int().min(0).max(maxQuantity);
const state = z.enum(transferStates);

export const transferRow = z.object({
  id,
  /** Such as `TR-0001`. */
  number: z.string(),
  state,
  from_location_id: id,
  to_location_id: id,
  note: z.string(),
  version: z.number().int(),
  lines: z.number().int(),
  units: z.number().int(),
  /** Units that are on their way; 0 for one that is not sent. */
  under_way: z.number().int(),
  lost: z.number().int(),
  created_by: z.string(),
  created_at: time,
  sent_at: time.nullable(),
  ended_at: time.nullable(),
});

export const transferLine = workVariant.extend({
  quantity: z.number().int(),
  received: z.number().int(),
  lost: z.number().int(),
  /** What can be sent from where it starts, at this moment. */
  available: z.number().int(),
  tracked: z.boolean(),
});

export const transfer = transferRow.extend({ items: z.array(transferLine) });

const lines = z
  .array(z.strictObject({ variant_id: id, quantity: units.min(1) }))
  .min(1, refusal('item_required'))
  .max(mostTransferLines, `A transfer can have up to ${mostTransferLines} lines`)
  .refine(hasEachOnce, 'A variant can be on one line only');

const draft = {
  from_location_id: id,
  to_location_id: id,
  note: text(300).default(''),
  lines,
};

const differs = (body: { from_location_id: string; to_location_id: string }) =>
  body.from_location_id.toLowerCase() !== body.to_location_id.toLowerCase();
const differsText = {
  path: ['to_location_id'],
  message: refusal('same_location'),
};

export const transferCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/transfers': {
    summary: 'List transfers between locations, newest first.',
    query: z.strictObject({ ...pageQuery.shape, state: state.optional(), location_id: id.optional() }),
    data: pageOf(transferRow),
  },
  'POST /marketplace/v1/stores/{id}/transfers': {
    summary: 'Create a draft transfer; no stock moves yet.',
    body: z.strictObject({ id: id.optional(), ...draft }).refine(differs, differsText),
    data: transfer,
  },
  'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}': {
    summary: 'Retrieve a transfer with its lines.',
    data: transfer,
  },
  'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}': {
    summary: 'Update a transfer that is not sent, with all of its lines.',
    body: z.strictObject({ version: z.number().int().min(1), ...draft }).refine(differs, differsText),
    data: transfer,
  },
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch': {
    summary: 'Send a transfer: its items leave the origin. Units reserved for orders can’t be sent.',
    body: z.strictObject({ occurred_at: occurredAt.optional() }),
    data: transfer,
  },
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts': {
    summary: 'Receive items, in full or in parts, and write off those lost.',
    body: z.strictObject({
      occurred_at: occurredAt.optional(),
      lines: z
        .array(
          z
            .strictObject({ variant_id: id, received: units.default(0), lost: units.default(0) })
            .refine(({ received, lost }) => received + lost > 0, refusal('received_missing')),
        )
        .min(1, refusal('received_missing'))
        .max(mostTransferLines)
        .refine(hasEachOnce, 'A variant can be on one line only'),
    }),
    data: transfer,
  },
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation': {
    summary: 'Cancel a transfer; items in transit go back to the origin.',
    body: z.strictObject({}),
    data: transfer,
  },
});

function hasEachOnce(lines: readonly { variant_id: string }[]): boolean {
  return new Set(lines.map(({ variant_id }) => variant_id.toLowerCase())).size === lines.length;
}
