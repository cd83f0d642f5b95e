import { type ContactReason, emailProblem, nameProblem } from '#contacts/contact-fields.ts';
import { type FormProblems, formProblems } from '#forms/form-problems.ts';

export const supplierLimits = {
  nameLength: 120,
  contactLength: 120,
  phoneLength: 40,
  addressLength: 500,
  notesLength: 2000,
  maxLeadDays: 365,
} as const;

/** What a merchant types about somebody who brings items. */
export interface SupplierDraft {
  readonly name: string;
  readonly email: string;
  /** From the order to the items; null while nobody knows. */
  readonly lead_days: number | null;
}

/** Checks a supplier, in the order of the form. Phone numbers stay as suppliers print them. */
export function checkSupplier(draft: SupplierDraft): FormProblems<keyof SupplierDraft, ContactReason> {
  const { nameLength, maxLeadDays } = supplierLimits;
  return formProblems<keyof SupplierDraft, ContactReason>([
    ['name', nameProblem(draft.name, nameLength)],
    ['email', emailProblem(draft.email)],
    [
      'lead_days',
      isLeadTime(draft.lead_days) ? undefined : { reason: 'lead_time_invalid', max: maxLeadDays },
    ],
  ]);
}

function isLeadTime(days: number | null): boolean {
  return days === null || (Number.isInteger(days) && days >= 0 && days <= supplierLimits.maxLeadDays);
}
