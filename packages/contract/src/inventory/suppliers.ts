import { checkSupplier, supplierLimits } from '@sokoni/rules/stock/supplier-check';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { email, id, pageOf, pageQuery, reasoned, text, time } from '#fields.ts';

/** Somebody who brings items. */
export const supplier = z.object({
  id,
  name: z.string(),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  lead_days: z.number().int().nullable(),
  notes: z.string(),
  archived_at: time.nullable(),
  /** Orders from which items may still come. */
  open_orders: z.number().int(),
});

const leadDays = z.number().int().nullable();

export const supplierDraft = reasoned(
  z.strictObject({
    id: id.optional(),
    name: text(supplierLimits.nameLength).default(''),
    contact: text(supplierLimits.contactLength).default(''),
    email,
    phone: text(supplierLimits.phoneLength).default(''),
    address: text(supplierLimits.addressLength).default(''),
    lead_days: leadDays.default(null),
    notes: text(supplierLimits.notesLength).default(''),
  }),
  checkSupplier,
);

/** A change of a supplier: what is left out stays. */
export const supplierChange = z.strictObject({
  name: text(supplierLimits.nameLength).exactOptional(),
  contact: text(supplierLimits.contactLength).exactOptional(),
  email: email.removeDefault().exactOptional(),
  phone: text(supplierLimits.phoneLength).exactOptional(),
  address: text(supplierLimits.addressLength).exactOptional(),
  lead_days: leadDays.exactOptional(),
  notes: text(supplierLimits.notesLength).exactOptional(),
  /** An archived supplier keeps its orders; nothing new is ordered there. */
  archived: z.boolean().exactOptional(),
});

export const supplierCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/suppliers': {
    summary: 'List suppliers by name; archived ones only on request.',
    query: z.strictObject({ ...pageQuery.shape, archived: z.stringbool().default(false) }),
    data: pageOf(supplier),
  },
  'POST /marketplace/v1/stores/{id}/suppliers': {
    summary: 'Create a supplier.',
    body: supplierDraft,
    data: supplier,
  },
  'GET /marketplace/v1/stores/{id}/suppliers/{supplier_id}': {
    summary: 'Retrieve a supplier.',
    data: supplier,
  },
  'PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}': {
    summary: 'Update, archive or unarchive a supplier.',
    body: supplierChange,
    data: supplier,
  },
});
