/** Messages by field name; a field that is fine has no entry. */
export type FieldMessages<Field extends string> = { readonly [F in Field]?: string };

/** The answer of every form rule: `message` is the first problem in the order of the form (for a toast or the
 * response's `message`), `fields` goes under the inputs. A form-level problem has an empty `fields`. */
export type FormCheck<Field extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly fields: FieldMessages<Field> };

/** One line of a form rule: the field and its problem, or nothing when the field is fine. */
export type FieldProblem<Field extends string> = readonly [field: Field, message: string | undefined];

/** Folds field problems, given in the order of the form, into one answer. The first problem of a field counts. */
export function formCheck<Field extends string>(problems: readonly FieldProblem<Field>[]): FormCheck<Field> {
  const fields: { [F in Field]?: string } = {};
  let first: string | undefined;
  for (const [field, message] of problems) {
    if (message === undefined) continue;
    first ??= message;
    fields[field] ??= message;
  }
  return first === undefined ? { ok: true } : { ok: false, message: first, fields };
}
