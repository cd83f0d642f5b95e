import { isEmail } from '#forms/email.ts';
import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { limits } from '#limits.ts';
import type { StoreReason } from '#stores/store-reasons.ts';
import type { AccountReason } from './account-reasons.ts';
import { isAssignableRole } from './roles.ts';

type InviteReason = AccountReason | StoreReason;

/** CONTRACT, invites: whom to invite to a store, as what, with which words. */
export interface InviteForm {
  readonly email: string;
  readonly role: string;
  readonly message?: string | null;
}

/** Checks an invitation; nobody is invited as `super_admin`. */
export function checkInvite(form: InviteForm): FormProblems<keyof InviteForm, InviteReason> {
  return formProblems<keyof InviteForm, InviteReason>([
    ['email', emailProblem(form.email.trim())],
    ['role', isAssignableRole(form.role) ? undefined : { reason: 'role_required' }],
    ['message', messageProblem(form.message ?? '')],
  ]);
}

function emailProblem(email: string): InviteReason | undefined {
  if (email === '') return { reason: 'email_required' };
  return isEmail(email) ? undefined : { reason: 'email_invalid' };
}

function messageProblem(text: string): InviteReason | undefined {
  return text.length > limits.inviteMessageLength
    ? { reason: 'invite_message_too_long', max: limits.inviteMessageLength }
    : undefined;
}
