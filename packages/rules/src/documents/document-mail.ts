import { isEmail } from '#forms/email.ts';
import { type FormProblems, formProblems } from '#forms/form-problems.ts';

export const documentMailLimits = {
  noteLength: 1000,
  /** What people of one store may have sent within 24 hours. */
  perDay: 500,
} as const;

/** The documents of one order: people print, download and mail them. */
export const orderDocuments = ['invoice', 'receipt', 'packing_slip', 'proforma', 'delivery_note'] as const;

export type OrderDocumentKind = (typeof orderDocuments)[number];

/** What is mailed: documents of an order, a reminder with its invoice, the statement of a customer. */
export const mailedDocuments = [...orderDocuments, 'reminder', 'statement'] as const;

export type MailedDocument = (typeof mailedDocuments)[number];

/** What nobody reads an amount on. */
export function isWithoutMoney(document: OrderDocumentKind): document is 'packing_slip' | 'delivery_note' {
  return document === 'packing_slip' || document === 'delivery_note';
}

/** A document that is to be mailed: to whom, with which words. */
export interface DocumentMailForm {
  readonly to: string;
  readonly note: string;
}

/** Why a document is not mailed so. */
export type DocumentMailReason =
  | { readonly reason: 'email_required' | 'email_invalid' }
  | {
      readonly reason: 'mail_note_too_long';
      /** Characters. */
      readonly max: number;
    };

export function checkDocumentMail({
  to,
  note,
}: DocumentMailForm): FormProblems<keyof DocumentMailForm, DocumentMailReason> {
  const { noteLength: max } = documentMailLimits;
  return formProblems<keyof DocumentMailForm, DocumentMailReason>([
    ['to', addressProblem(to.trim())],
    ['note', note.length > max ? { reason: 'mail_note_too_long', max } : undefined],
  ]);
}

function addressProblem(address: string): DocumentMailReason | undefined {
  if (address === '') return { reason: 'email_required' };
  return isEmail(address) ? undefined : { reason: 'email_invalid' };
}

/** Days after the due day on which a store that reminds by itself does so. */
export const reminderSteps = [0, 7, 30] as const;

export type ReminderStep = (typeof reminderSteps)[number];

/** A reminder that could not go on its day goes up to so many days later; then it is left to a person. */
export const reminderGraceDays = 2;

/** Reminders go when the clock of the store stands from the first hour on and before the second one. */
export const reminderHours = { from: 9, before: 19 } as const;
