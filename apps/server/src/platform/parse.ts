import type { z } from 'zod';
import { DomainError } from './domain-error.ts';

/**
 * Reads one part of a request through its schema.
 * @throws DomainError `invalid_fields` with a sentence by field; its message is the first of them
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  // Without a prototype: a field may be called `constructor`.
  const fields: Record<string, string> = Object.create(null);
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= 'This field is not known here';
      continue;
    }
    if (issue.path.length > 0) fields[issue.path.join('.')] ??= issue.message;
  }
  const message = Object.values(fields)[0] ?? parsed.error.issues[0]?.message;
  throw new DomainError('invalid_fields', { fields, ...(message ? { message } : {}) });
}
