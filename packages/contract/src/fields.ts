import { currencyCodes } from '@sokoni/rules/currencies';
import type { FormCheck } from '@sokoni/rules/form-check';
import { limits } from '@sokoni/rules/limits';
import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { z } from 'zod';

/** A UUIDv7, made by the server or by the client. */
export const id = z.uuid();

/** ISO 8601, UTC. */
export const time = z.iso.datetime();

/** One line or paragraph of text: surrounding blanks are dropped, control characters refused. What else holds for it, a rule says. */
export function text(max: number) {
  return z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine((value) => !/[^\P{Cc}\t\r\n]/u.test(value), 'Remove the control characters');
}

/** An e-mail address as typed; the server compares it lower-cased. */
export const email = text(limits.emailLength).default('');

/** A password as typed. It is never trimmed. */
export const password = z.string().max(1000).default('');

export const currencyCode = z.enum(currencyCodes);

/**
 * Puts a rule of `@sokoni/rules` on a schema: its sentences become the issues of the fields,
 * a problem of the whole form an issue without a field.
 */
export function ruled<Schema extends z.ZodType>(
  schema: Schema,
  rule: (value: z.output<Schema>) => FormCheck<string>,
): Schema {
  return schema.superRefine((value, context) => {
    const check = rule(value);
    if (check.ok) return;
    const problems = Object.entries(check.fields);
    for (const [field, message] of problems) context.addIssue({ code: 'custom', path: [field], message });
    if (problems.length === 0) context.addIssue({ code: 'custom', message: check.message });
  });
}

/** `?page=1&limit=10` of a list. */
export const pageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(limits.pageLimit).default(DEFAULT_PER_PAGE),
  search: text(100).default(''),
  sort: z.string().max(40).default(''),
});

/** One page of a list, with the exact total. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
  });
}

/** An answer that has nothing to say but its message. */
export const nothing = z.object({ message: z.string() });
