import { isEmail } from './email.ts';
import { type FormCheck, formCheck } from './form-check.ts';
import { messages } from './messages.ts';

export const paperMailLimits = {
  noteLength: 1000,
  /** What people of one store may have sent within 24 hours. */
  perDay: 500,
} as const;

/** A paper that is to be mailed: to whom, with which words. */
export interface PaperMailForm {
  readonly to: string;
  readonly note: string;
}

export function checkPaperMail({ to, note }: PaperMailForm): FormCheck<keyof PaperMailForm> {
  const address = to.trim();
  return formCheck<keyof PaperMailForm>([
    ['to', address === '' ? messages.emailRequired : isEmail(address) ? undefined : messages.emailInvalid],
    [
      'note',
      note.length > paperMailLimits.noteLength
        ? messages.tooLong('Note', paperMailLimits.noteLength)
        : undefined,
    ],
  ]);
}

/** Days after the due day on which a store that reminds by itself does so. */
export const reminderSteps = [0, 7, 30] as const;

export type ReminderStep = (typeof reminderSteps)[number];

/** A reminder that could not go on its day goes up to so many days later; then it is left to a person. */
export const reminderGraceDays = 2;

/** Reminders go when the clock of the store stands from the first hour on and before the second one. */
export const reminderHours = { from: 9, before: 19 } as const;
