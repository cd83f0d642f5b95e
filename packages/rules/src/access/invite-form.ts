import { isEmail } from '#forms/email.ts';
import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import type { Reason } from '#forms/reason.ts';
import { limits } from '#limits.ts';
import { isAssignableRole } from './roles.ts';

/** CONTRACT, invites: whom to invite to a store, as what, with which words. */
export interface InviteForm {
  readonly email: string;
  readonly role: string;
  readonly message?: string | null;
}

/** Checks an invitation; nobody is invited as `super_admin`. */
export function checkInvite(form: InviteForm): FormProblems<keyof InviteForm, Reason> {
  return formProblems<keyof InviteForm, Reason>([
    ['email', emailProblem(form.email.trim())],
    ['role', isAssignableRole(form.role) ? undefined : { reason: 'role_required' }],
    ['message', messageProblem(form.message ?? '')],
  ]);
}

function emailProblem(email: string): Reason | undefined {
  if (email === '') return { reason: 'email_required' };
  return isEmail(email) ? undefined : { reason: 'email_invalid' };
}

function messageProblem(text: string): Reason | undefined {
  return text.length > limits.inviteMessageLength
    ? { reason: 'invite_message_too_long', max: limits.inviteMessageLength }
    : undefined;
}
