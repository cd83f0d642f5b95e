import { currencies, isCurrencyCode } from '@sokoni/rules/currencies';
import { limits } from '@sokoni/rules/limits';
import { messages } from '@sokoni/rules/messages';
import { z } from 'zod';

/** A UUIDv7, made by the server or by the client. */
export const id = z.uuid();

/** ISO 8601, UTC. */
export const time = z.iso.datetime();

/** Text of one line that must be there; surrounding blanks are dropped. */
export function requiredText(message: string, max = 120) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `Use at most ${max} characters`)
    .refine(hasNoControlCharacter, 'Remove the control characters');
}

/** Text that may be left out or empty. */
export function optionalText(max = 500) {
  return z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine(hasNoControlCharacter, 'Remove the control characters');
}

function hasNoControlCharacter(text: string): boolean {
  return !/[^\P{Cc}\t\r\n]/u.test(text);
}

/** An e-mail address as typed; the server compares it lower-cased. */
export const email = z
  .string({ error: messages.emailRequired })
  .trim()
  .min(1, messages.emailRequired)
  .max(254, 'Use at most 254 characters')
  .refine(
    (text) => /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@.<>"(),:;\\[\]]{2,}$/.test(text),
    messages.emailInvalid,
  );

/** A new password; the server may ask for more than the 4 characters of SPEC section 5. */
export const newPassword = z
  .string({ error: messages.passwordRequired })
  .min(1, messages.passwordRequired)
  .min(limits.passwordMin, messages.passwordTooShort)
  .max(limits.passwordMax, messages.passwordTooLong);

/** Dial code joined with the typed number, or empty. */
export const phone = z
  .string()
  .trim()
  .regex(/^(\+?\d{4,20})?$/, messages.phoneInvalid);

export const currencyCode = z
  .string({ error: messages.currencyRequired })
  .min(1, messages.currencyRequired)
  .refine(isCurrencyCode, `Choose one of ${currencies.map((currency) => currency.code).join(', ')}`);

/** `?page=1&limit=10` of a list. */
export const pageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(limits.pageLimitMax).default(limits.perPage),
  search: z.string().trim().max(100).default(''),
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
