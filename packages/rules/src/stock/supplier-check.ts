import { isEmail } from '#forms/email.ts';
import { type FormCheck, formCheck } from '#forms/form-check.ts';
import { messages } from '#messages.ts';

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
export function checkSupplier(draft: SupplierDraft): FormCheck<keyof SupplierDraft> {
  return formCheck<keyof SupplierDraft>([
    ['name', draft.name.trim() === '' ? messages.required('Name') : undefined],
    ['email', draft.email.trim() === '' || isEmail(draft.email.trim()) ? undefined : messages.emailInvalid],
    ['lead_days', isLeadTime(draft.lead_days) ? undefined : `Enter 0 to ${supplierLimits.maxLeadDays} days`],
  ]);
}

function isLeadTime(days: number | null): boolean {
  return days === null || (Number.isInteger(days) && days >= 0 && days <= supplierLimits.maxLeadDays);
}
