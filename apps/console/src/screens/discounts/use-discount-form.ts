import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import type { Discount } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { isSame } from '#parts/forms/is-same.ts';
import {
  checkFields,
  type DiscountFields,
  type DiscountPlace,
  type DiscountProblems,
} from './discount-fields.ts';

export interface DiscountForm {
  typed: DiscountFields;
  /** Shown once saving was tried. */
  problems: DiscountProblems;
  isChanged: boolean;
  change: (changed: Partial<DiscountFields>) => void;
  /** Whether it can be saved; from now on it says what is wrong, and the first wrong field has the keyboard. */
  check: () => boolean;
  /** Puts what the server said under its field, or else in a toast. */
  refuse: (error: unknown) => void;
  /** Begins anew with these. */
  start: (fields: DiscountFields) => void;
}

/** What is typed of a discount, beside `base`, which it began with. */
export function useDiscountForm(
  base: DiscountFields,
  place: DiscountPlace,
  kept: Pick<Discount, 'starts_at' | 'ends_at'> | null,
): DiscountForm {
  const [typed, setTyped] = useState(base);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<DiscountProblems>({});
  return {
    typed,
    problems: isTried ? { ...refused, ...checkFields(typed, place, kept) } : {},
    isChanged: !isSame(base, typed),
    change(changed) {
      setTyped((before) => ({ ...before, ...changed }));
      setRefused({});
    },
    check() {
      setIsTried(true);
      const found = checkFields(typed, place, kept);
      focusFirst(found);
      return Object.keys(found).length === 0;
    },
    refuse(error) {
      const said = error instanceof ApiError ? (error.fields as DiscountProblems) : {};
      if (!Object.keys(said).some((field) => document.getElementById(fieldId(field))))
        return showFailure(error);
      setRefused(said);
      focusFirst(said);
    },
    start(fields) {
      setTyped(fields);
      setIsTried(false);
      setRefused({});
    },
  };
}

export function fieldId(field: string): string {
  return `discount-${field}`;
}

function focusFirst(problems: DiscountProblems): void {
  const [field] = Object.keys(problems);
  if (field) requestAnimationFrame(() => document.getElementById(fieldId(field))?.focus());
}
