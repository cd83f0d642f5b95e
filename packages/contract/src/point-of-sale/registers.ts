import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { named } from '#sales/order-enums.ts';

/** A place at the counter. The device that sells there has the numbers of its receipts to itself. */
export const register = z.object({
  id,
  name: z.string(),
  location: named,
  archived: z.boolean(),
  /** What sells here now; null while nothing does. */
  device: z
    .object({
      id,
      /** As the device calls itself: its browser and system. */
      label: z.string(),
      /** Of its receipt numbers: `R2`. */
      prefix: z.string(),
      claimed_at: time,
      claimed_by: named.nullable(),
      last_seen_at: time,
    })
    .nullable(),
  /** The shift that is open; null where none is. */
  shift: z.object({ id, opened_at: time, opened_by: named.nullable() }).nullable(),
});

const name = text(registerLimits.nameLength).min(1, refusal('name_missing'));

export const registerCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/registers': {
    summary: 'List all registers of the store by name, archived ones last.',
    data: z.array(register),
  },
  'POST /marketplace/v1/stores/{id}/registers': {
    summary: 'Create a register. Without a location it is at the default one.',
    body: z.strictObject({ id: id.optional(), name, location_id: id.optional() }),
    data: register,
  },
  'PUT /marketplace/v1/stores/{id}/registers/{register_id}': {
    summary: 'Rename, move, archive or restore a register. Archiving one ends its device.',
    body: z.strictObject({
      name: name.optional(),
      location_id: id.optional(),
      archived: z.boolean().optional(),
    }),
    data: register,
  },
  'POST /marketplace/v1/stores/{id}/registers/{register_id}/devices': {
    summary:
      'Make a device the one that sells at this register. It gets a block of receipt numbers of its own; the key that it chose speaks for it from now on. Claiming again with the same device id changes its key and keeps its block.',
    body: z.strictObject({
      /** Of the device; left out: a new one. */
      id: id.optional(),
      label: text(registerLimits.labelLength),
      /** 256 random bits in base64url; only a hash of them is stored. */
      key: z.string().regex(/^[\w-]{43}$/),
      /** Another device sells here: its key ends at once, its sales that are still to come are taken. */
      takes_over: z.boolean().default(false),
    }),
    data: register,
  },
  'PUT /marketplace/v1/stores/{id}/till-pin': {
    summary: 'Set the PIN that you switch to yourself and approve with at a till; null removes it.',
    body: z.strictObject({
      pin: z
        .string()
        .regex(/^\d{4,8}$/, refusal('pin_not_digits'))
        .nullable(),
    }),
    data: z.object({ has_pin: z.boolean(), message: z.string() }),
  },
  'DELETE /marketplace/v1/stores/{id}/registers/{register_id}/device': {
    summary: 'End the device of a register: its key is refused from now on.',
    data: nothing,
  },
});
