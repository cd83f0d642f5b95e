import { isEmail } from '#forms/email.ts';
import { type FormProblems, formProblems, type ReasonedField } from '#forms/form-problems.ts';
import { isPhone } from '#forms/phone.ts';
import { limits } from '#limits.ts';
import type { AccountReason } from './account-reasons.ts';
import { passwordProblem } from './password.ts';

/** What a person gives to sign up (SPEC section 3, Sign-up payload). */
export interface SignUpFields {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly password: string;
  readonly referral_code?: string | null | undefined;
}

/** The same with the check-box of the screen, which is not part of the payload. */
export interface SignUpForm extends SignUpFields {
  readonly terms: boolean;
}

/** SPEC section 5, Sign-up, as the server checks it. `minPassword` is the server's setting. */
export function checkSignUp(
  fields: SignUpFields,
  minPassword: number = limits.passwordMinLength,
): FormProblems<keyof SignUpFields, AccountReason> {
  return formProblems(signUpProblems(fields, minPassword));
}

/** SPEC section 5, Sign-up, as the screen checks it: the payload's rules and the required terms. */
export function checkSignUpForm(
  form: SignUpForm,
  minPassword: number = limits.passwordMinLength,
): FormProblems<keyof SignUpForm, AccountReason> {
  return formProblems<keyof SignUpForm, AccountReason>([
    ...signUpProblems(form, minPassword),
    ['terms', form.terms ? undefined : { reason: 'terms_required' }],
  ]);
}

function signUpProblems(
  fields: SignUpFields,
  minPassword: number,
): ReasonedField<keyof SignUpFields, AccountReason>[] {
  return [
    ...nameProblems(fields),
    ['email', emailProblem(fields.email)],
    ['phone', phoneProblem(fields.phone)],
    ['password', passwordProblem(fields.password, minPassword)],
    ['referral_code', referralProblem(fields.referral_code?.trim() ?? '')],
  ];
}

function nameProblems({
  first_name,
  last_name,
}: ProfileFields): ReasonedField<'first_name' | 'last_name', AccountReason>[] {
  const max = limits.personNameLength;
  return [
    ['first_name', isBlank(first_name) ? { reason: 'first_name_required' } : undefined],
    ['first_name', first_name.length > max ? { reason: 'first_name_too_long', max } : undefined],
    ['last_name', isBlank(last_name) ? { reason: 'last_name_required' } : undefined],
    ['last_name', last_name.length > max ? { reason: 'last_name_too_long', max } : undefined],
  ];
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function emailProblem(email: string): AccountReason | undefined {
  if (isBlank(email)) return { reason: 'email_required' };
  return isEmail(email.trim()) ? undefined : { reason: 'email_invalid' };
}

function phoneProblem(phone: string | null | undefined): AccountReason | undefined {
  return phone && !isPhone(phone) ? { reason: 'phone_invalid' } : undefined;
}

function referralProblem(code: string): AccountReason | undefined {
  const { referralCodeMinLength: min, referralCodeLength: max } = limits;
  if (code === '') return undefined;
  if (code.length < min) return { reason: 'referral_code_too_short', min };
  return code.length > max ? { reason: 'referral_code_too_long', max } : undefined;
}

/** The part of it that a person can change later. */
export type ProfileFields = Pick<SignUpFields, 'first_name' | 'last_name' | 'phone'>;

/** A change of the own name and phone, by the same rules. */
export function checkProfile(fields: ProfileFields): FormProblems<keyof ProfileFields, AccountReason> {
  return formProblems<keyof ProfileFields, AccountReason>([
    ...nameProblems(fields),
    ['phone', phoneProblem(fields.phone)],
  ]);
}
