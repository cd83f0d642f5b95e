import type { FormProblems } from '@sokoni/rules/forms/form-problems';
import type { Reason } from '@sokoni/rules/forms/reason';
import { languageCodes } from '@sokoni/rules/languages';
import { limits } from '@sokoni/rules/limits';
import { DEFAULT_PER_PAGE, lastPage } from '@sokoni/rules/lists/page-window';
import { firstOccurrence } from '@sokoni/rules/occurred-at';
import { shortPercent } from '@sokoni/rules/pricing/taxes';
import { percentProblem } from '@sokoni/rules/stores/vat-settings';
import { calendarYears, isBeyondCalendar } from '@sokoni/rules/wall-time';
import * as z from 'zod';

/** Why a field is refused, as an issue carries it: the server says it in a sentence. */
function because(reason: Reason): { params: { reason: Reason } } {
  return { params: { reason } };
}

/** A UUIDv7, made by the server or by the client. */
export const id = z.uuid();

const isWithinCalendar = (value: string) => !isBeyondCalendar(value);
const beyondCalendar = because({ reason: 'day_beyond_calendar', ...calendarYears });

/** A tax rate as it is set: a percentage with up to 3 decimals, in its shortest form (`5.000` is `5`). */
export const taxPercent = z
  .string()
  .superRefine((typed, context) => {
    const reason = percentProblem(typed);
    if (reason) context.addIssue({ code: 'custom', params: { reason } });
  })
  .transform(shortPercent);

/** What leads to each size of a picture. */
export const pictureSizes = z.object({
  small: z.string(),
  card: z.string(),
  medium: z.string(),
  large: z.string(),
});

/** ISO 8601, UTC. */
export const time = z.iso.datetime().refine(isWithinCalendar, beyondCalendar);

/** A day such as 2026-03-31. */
export const day = z.iso.date().refine(isWithinCalendar, beyondCalendar);

/**
 * When something happened that is told later, for who may backdate; left out: now. At most five minutes ahead, which count as now.
 */
export const occurredAt = time.refine(
  (value) => value >= firstOccurrence,
  because({ reason: 'time_too_early', year: firstOccurrence.slice(0, 4) }),
);

/** One line or paragraph of text: surrounding blanks are dropped, control characters refused. What else holds for it, a rule says. */
export function text(max: number) {
  return (
    z
      .string()
      .trim()
      .refine((value) => value.length <= max, because({ reason: 'text_too_long', max }))
      // Said already; the documentation of the API reads it here.
      .max(max)
      .refine((value) => !/[^\P{Cc}\t\r\n]/u.test(value), because({ reason: 'control_characters' }))
  );
}

/** An e-mail address as typed; the server compares it lower-cased. */
export const email = text(limits.emailLength).default('');

/** A password as typed. It is never trimmed. */
export const password = z.string().max(1000).default('');

/**
 * Puts a rule of `@sokoni/rules` on a schema: its reasons travel with the issues of the fields, a problem of the whole form
 * with an issue without a field, and the server says them in sentences.
 */
export function reasoned<Schema extends z.ZodType>(
  schema: Schema,
  rule: (value: z.output<Schema>) => FormProblems<string, Reason>,
): Schema {
  return schema.superRefine((value, context) => {
    const check = rule(value);
    if (check.ok) return;
    const problems = Object.entries(check.fields);
    for (const [field, reason] of problems) {
      if (reason) context.addIssue({ code: 'custom', path: [field], ...because(reason) });
    }
    if (problems.length === 0) context.addIssue({ code: 'custom', ...because(check.first) });
  });
}

/** `?page=1&limit=10` of a list in one order that is not searched. */
export const pageOnly = z.strictObject({
  page: z.coerce
    .number()
    .int()
    .min(1)
    .refine((page) => page <= lastPage, because({ reason: 'page_too_far', pages: lastPage }))
    // Said already; the documentation of the API reads it here.
    .max(lastPage)
    .default(1),
  limit: z.coerce.number().int().min(1).max(limits.pageLimit).default(DEFAULT_PER_PAGE),
});

/** The same of a list that is searched, and sorted. */
export const pageQuery = pageOnly.extend({
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

/** A language that Sokoni is read in, by its code. */
export const language = z.enum(languageCodes);
