import { type ContactReason, emailProblem, nameProblem, phoneProblem } from '#contacts/contact-fields.ts';
import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { limits } from '#limits.ts';

/** Somebody who is to order for a company. */
export interface BuyerDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Checks a buyer, in the order of the form. The email is needed: they sign in with it. */
export function checkBuyer({
  name,
  email,
  phone,
}: BuyerDraft): FormProblems<keyof BuyerDraft, ContactReason> {
  return formProblems<keyof BuyerDraft, ContactReason>([
    ['name', nameProblem(name, limits.personNameLength)],
    ['email', email.trim() === '' ? { reason: 'email_invalid' } : emailProblem(email)],
    ['phone', phoneProblem(phone)],
  ]);
}
