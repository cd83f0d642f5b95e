import { maxQuantity } from '@sokoni/rules/stock';
import { mostTransferLines, transferStates } from '@sokoni/rules/transfer';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, pageOf, pageQuery, text, time } from './fields.ts';
import { workVariant } from './work-variant.ts';

const states = Object.keys(transferStates) as [keyof typeof transferStates];
const pieces = z.number().int().min(0).max(maxQuantity);
const state = z.enum(states);

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
  pieces: z.number().int(),
  /** Pieces that are on their way; 0 for one that is not sent. */
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
  .array(z.strictObject({ variant_id: id, quantity: pieces.min(1) }))
  .min(1, 'Choose what to send')
  .max(mostTransferLines, `A transfer has at most ${mostTransferLines} lines`)
  .refine(hasEachOnce, 'Each variant stands in one line');

const draft = {
  from_location_id: id,
  to_location_id: id,
  note: text(300).default(''),
  lines,
};

const differs = (body: { from_location_id: string; to_location_id: string }) =>
  body.from_location_id.toLowerCase() !== body.to_location_id.toLowerCase();
const differsText = { path: ['to_location_id'], message: 'Choose another place than the one it comes from' };

export const transferCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/transfers': {
    summary: 'Goods on their way from one place to another, newest first.',
    query: z.strictObject({ ...pageQuery.shape, state: state.optional(), location_id: id.optional() }),
    data: pageOf(transferRow),
  },
  'POST /marketplace/v1/stores/{id}/transfers': {
    summary: 'Write down what is to be sent; nothing moves yet.',
    body: z.strictObject({ id: id.optional(), ...draft }).refine(differs, differsText),
    data: transfer,
  },
  'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}': {
    summary: 'One transfer with its lines.',
    data: transfer,
  },
  'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}': {
    summary: 'Change a transfer that is not sent: all of its lines at once.',
    body: z.strictObject({ version: z.number().int().min(1), ...draft }).refine(differs, differsText),
    data: transfer,
  },
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch': {
    summary: 'Send it: the goods leave where they lie. What is promised to orders cannot be sent.',
    body: z.strictObject({}),
    data: transfer,
  },
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts': {
    summary: 'Take in what has come, in parts if need be, and write off what never will.',
    body: z.strictObject({
      lines: z
        .array(
          z
            .strictObject({ variant_id: id, received: pieces.default(0), lost: pieces.default(0) })
            .refine(({ received, lost }) => received + lost > 0, 'Enter how many have come'),
        )
        .min(1, 'Enter what has come')
        .max(mostTransferLines)
        .refine(hasEachOnce, 'Each variant stands in one line'),
    }),
    data: transfer,
  },
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation': {
    summary: 'Call it off; what is on its way goes back to where it came from.',
    body: z.strictObject({}),
    data: transfer,
  },
});

function hasEachOnce(lines: readonly { variant_id: string }[]): boolean {
  return new Set(lines.map(({ variant_id }) => variant_id.toLowerCase())).size === lines.length;
}
