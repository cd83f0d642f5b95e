import type { FormCheck } from './form-check.ts';

/** One line of a form rule: the field and why it is refused, or nothing when the field is fine. */
export type ReasonedField<Field extends string, Reason> = readonly [field: Field, reason: Reason | undefined];

/** The answer of a form rule in reasons: the first in the order of the form, and those that belong under the fields. */
export type FormProblems<Field extends string, Reason> =
  | { readonly ok: true }
  | { readonly ok: false; readonly first: Reason; readonly fields: { readonly [F in Field]?: Reason } };

/** Folds what is wrong with the fields, given in the order of the form, into one answer. The first reason of a field counts. */
export function formProblems<Field extends string, Reason>(
  checked: readonly ReasonedField<Field, Reason>[],
): FormProblems<Field, Reason> {
  const fields: { [F in Field]?: Reason } = {};
  let first: Reason | undefined;
  for (const [field, reason] of checked) {
    if (reason === undefined) continue;
    first ??= reason;
    fields[field] ??= reason;
  }
  return first === undefined ? { ok: true } : { ok: false, first, fields };
}

/** The same answer for a person, by the sentences of an edge. */
export function inSentences<Field extends string, Reason>(
  problems: FormProblems<Field, Reason>,
  sentenceOf: (reason: Reason) => string,
): FormCheck<Field> {
  if (problems.ok) return problems;
  const fields: { [F in Field]?: string } = {};
  for (const field of Object.keys(problems.fields) as Field[]) {
    const reason = problems.fields[field];
    if (reason !== undefined) fields[field] = sentenceOf(reason);
  }
  return { ok: false, message: sentenceOf(problems.first), fields };
}
