import { type ErrorCode, errors } from '@sokoni/contract/errors';
import { type FormProblems, inSentences } from '@sokoni/rules/forms/form-problems';
import type { Reason } from '@sokoni/rules/forms/reason';
import { errorSentence, reasonSentence } from './sentences.ts';

export interface ErrorDetails {
  /** Takes the place of the code's own sentence. */
  message?: string;
  /** Sentences by field name, for `fields` of the answer. */
  fields?: Record<string, string>;
  /** For `Retry-After`. */
  retryAfterSeconds?: number;
}

/**
 * The one way an operation says no. Thrown inside a command it rolls everything back;
 * returned from a command's work it fails the call after what was written is committed
 * (a wrong code has to be counted).
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errorSentence(code));
    this.code = code;
    this.status = errors[code].status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Status 400 with one sentence, both as the message and under the field. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid_fields', { message, fields: { [field]: message } });
}

/** The same for what a rule refuses. */
export function refusedField(field: string, reason: Reason): DomainError {
  return invalidField(field, reasonSentence(reason));
}

/**
 * Refuses a form that a rule found something wrong with.
 * @throws DomainError `invalid_fields`
 */
export function assertForm<Field extends string>(problems: FormProblems<Field, Reason>): void {
  const check = inSentences(problems, reasonSentence);
  if (check.ok) return;
  const { message, fields } = check;
  throw new DomainError('invalid_fields', { message, fields: fields as Record<string, string> });
}
