import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { problemsOfFields, showFailure } from '#parts/forms/checked-form.ts';
import { isSame } from '#parts/forms/is-same.ts';

/** Sentences by the field that they stand under. */
export type Problems<Fields> = Readonly<Partial<Record<keyof Fields & string, string>>>;

export interface TypedForm<Fields> {
  typed: Fields;
  /** Shown once saving was tried. */
  problems: Problems<Fields>;
  isChanged: boolean;
  change: (changed: Partial<Fields>) => void;
  /** Whether it can be saved; from now on it says what is wrong, and the first wrong field has the keyboard. */
  check: () => boolean;
  /** Puts what the server said under its field, or else in a toast. */
  refuse: (error: unknown) => void;
  /** Begins anew with these. */
  start: (fields: Fields) => void;
}

/** Nothing is wrong, whatever the fields are. */
const none = {};

/** Under which field a refusal stands that names none, by its error code. */
export type FieldByError<Fields> = Readonly<Record<string, keyof Fields & string>>;

/** What is typed beside `base`, which it began with. Fields are called as on the wire, so that refusals find them. */
export function useTypedForm<Fields extends object>(
  base: Fields,
  problemsOf: (typed: Fields) => Problems<Fields>,
  fieldByError: FieldByError<Fields> = {},
): TypedForm<Fields> {
  const [typed, setTyped] = useState(base);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState(none as Problems<Fields>);

  return {
    typed,
    problems: isTried ? { ...refused, ...problemsOf(typed) } : refused,
    isChanged: !isSame(base, typed),
    change(changed) {
      setTyped((before) => ({ ...before, ...changed }));
      setRefused(none as Problems<Fields>);
    },
    check() {
      setIsTried(true);
      const found = problemsOf(typed);
      focusFirst(found);
      return Object.keys(found).length === 0;
    },
    refuse(error) {
      const field = error instanceof ApiError ? fieldByError[error.error] : undefined;
      const said = (
        field ? { [field]: messageOf(error) } : Object.fromEntries(problemsOfFields(error, typed))
      ) as Problems<Fields>;
      if (Object.keys(said).length === 0) return showFailure(error);
      setRefused(said);
      focusFirst(said);
    },
    start(fields) {
      setTyped(fields);
      setIsTried(false);
      setRefused(none as Problems<Fields>);
    },
  };
}

/** Of the control of a field. */
export function fieldId(field: string): string {
  return `wholesale-${field}`;
}

function focusFirst(problems: object): void {
  const [field] = Object.keys(problems);
  if (field) requestAnimationFrame(() => document.getElementById(fieldId(field))?.focus());
}
