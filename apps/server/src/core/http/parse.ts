import type * as z from 'zod';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { issueSentence } from '#core/errors/issue-sentence.ts';
import { say } from '#core/errors/sentences.ts';

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
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= say('field.unknown');
      continue;
    }
    if (issue.path.length > 0) fields[issue.path.join('.')] ??= issueSentence(issue);
  }
  const [first] = parsed.error.issues;
  const message = Object.values(fields)[0] ?? (first && issueSentence(first));
  throw new DomainError('invalid_fields', { fields, ...(message ? { message } : {}) });
}

/**
 * PostgreSQL keeps no NUL in text: no parameter of an address holds one.
 * @throws DomainError `invalid_fields`
 */
export function assertKept(query: unknown): unknown {
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (String(value).includes('\0')) throw invalidField(name, say('field.nul'));
  }
  return query;
}
