import { isEmail } from '#forms/email.ts';
import { type FormCheck, formCheck } from '#forms/form-check.ts';
import { limits } from '#limits.ts';
import { messages } from '#messages.ts';
import { isAssignableRole } from './roles.ts';

/** CONTRACT, invites: whom to invite to a store, as what, with which words. */
export interface InviteForm {
  readonly email: string;
  readonly role: string;
  readonly message?: string | null;
}

/** Checks an invitation; nobody is invited as `super_admin`. */
export function checkInvite(form: InviteForm): FormCheck<keyof InviteForm> {
  return formCheck<keyof InviteForm>([
    ['email', emailProblem(form.email.trim())],
    ['role', isAssignableRole(form.role) ? undefined : messages.roleRequired],
    ['message', messageProblem(form.message ?? '')],
  ]);
}

function emailProblem(email: string): string | undefined {
  if (email === '') return messages.emailRequired;
  return isEmail(email) ? undefined : messages.emailInvalid;
}

function messageProblem(text: string): string | undefined {
  return text.length > limits.inviteMessageLength
    ? messages.tooLong('Message', limits.inviteMessageLength)
    : undefined;
}
