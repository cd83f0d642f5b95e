import { limits } from '@sokoni/rules/limits';
import { DEFAULT_PER_PAGE } from '@sokoni/rules/lists/page-window';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { day, id, text, time } from '#fields.ts';

export const auditEntry = z.object({
  id,
  at: time,
  action: z.string(),
  actor: z.object({ user_id: id.nullable(), name: z.string() }),
  /** What was acted on, as `noun:id`. */
  subject: z.string(),
  /** How that is called today; empty for what has no name, or is there no longer. */
  subject_name: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  address: z.string(),
  request_id: z.string(),
});

/** Days are those of the store's time zone; the last one counts. */
const filter = {
  /** `platform`: what nobody of the store did. */
  actor_id: z.union([id, z.literal('platform')]).optional(),
  action: text(60).optional(),
  /** The noun in front of the subject's id, such as `order`. */
  area: text(40).optional(),
  subject: text(80).optional(),
  from: day.optional(),
  to: day.optional(),
};

export const auditFilter = z.strictObject(filter);

export const auditCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/audit-log': {
    summary:
      'List who changed what in the store, newest first; `after` is the last entry of the previous page.',
    query: z.strictObject({
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageLimit).default(DEFAULT_PER_PAGE),
      ...filter,
    }),
    data: z.object({ items: z.array(auditEntry), next: id.nullable() }),
  },
  'GET /marketplace/v1/stores/{id}/audit-log/filters': {
    summary: 'List the staff, actions and areas the audit log can be filtered by.',
    data: z.object({
      actors: z.array(z.object({ user_id: id, name: z.string() })),
      actions: z.array(z.string()),
      areas: z.array(z.string()),
    }),
  },
  'POST /marketplace/v1/stores/{id}/audit-log/exports': {
    summary: 'Create a link, valid for 60 seconds, to a CSV file of the entries that match a filter.',
    body: auditFilter,
    data: z.object({ url: z.string() }),
  },
});
