import { isEmail } from './email.ts';
import { type FieldProblem, type FormCheck, formCheck } from './form-check.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { checkPassword } from './password.ts';
import { isPhone } from './phone.ts';

/** What a person gives to sign up (SPEC section 3, Sign-up payload). */
export interface SignUpFields {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly password: string;
  readonly referral_code?: string | null;
}

/** The same with the check-box of the screen, which is not part of the payload. */
export interface SignUpForm extends SignUpFields {
  readonly terms: boolean;
}

/** SPEC section 5, Sign-up, as the server checks it. `minPassword` is the server's setting. */
export function checkSignUp(
  fields: SignUpFields,
  minPassword: number = limits.passwordMinLength,
): FormCheck<keyof SignUpFields> {
  return formCheck(signUpProblems(fields, minPassword));
}

/** SPEC section 5, Sign-up, as the screen checks it: the payload's rules and the required terms. */
export function checkSignUpForm(
  form: SignUpForm,
  minPassword: number = limits.passwordMinLength,
): FormCheck<keyof SignUpForm> {
  return formCheck<keyof SignUpForm>([
    ...signUpProblems(form, minPassword),
    ['terms', form.terms ? undefined : messages.termsRequired],
  ]);
}

function signUpProblems(fields: SignUpFields, minPassword: number): FieldProblem<keyof SignUpFields>[] {
  const password = checkPassword(fields.password, minPassword);
  return [
    ['first_name', nameProblem(fields.first_name, messages.firstNameRequired, 'First name')],
    ['last_name', nameProblem(fields.last_name, messages.lastNameRequired, 'Last name')],
    ['email', emailProblem(fields.email)],
    ['phone', fields.phone && !isPhone(fields.phone) ? messages.phoneInvalid : undefined],
    ['password', password.ok ? undefined : password.message],
    ['referral_code', referralProblem(fields.referral_code?.trim() ?? '')],
  ];
}

function nameProblem(name: string, required: string, label: string): string | undefined {
  if (name.trim() === '') return required;
  return name.length > limits.personNameLength ? messages.tooLong(label, limits.personNameLength) : undefined;
}

function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return messages.emailRequired;
  return isEmail(email.trim()) ? undefined : messages.emailInvalid;
}

function referralProblem(code: string): string | undefined {
  if (code === '') return undefined;
  if (code.length < limits.referralCodeMinLength) {
    return messages.referralCodeTooShort(limits.referralCodeMinLength);
  }
  if (code.length > limits.referralCodeLength)
    return messages.tooLong('Referral code', limits.referralCodeLength);
  return undefined;
}

/** The part of it that a person can change later. */
export type ProfileFields = Pick<SignUpFields, 'first_name' | 'last_name' | 'phone'>;

/** A change of the own name and phone, by the same rules. */
export function checkProfile(fields: ProfileFields): FormCheck<keyof ProfileFields> {
  return formCheck([
    ['first_name', nameProblem(fields.first_name, messages.firstNameRequired, 'First name')],
    ['last_name', nameProblem(fields.last_name, messages.lastNameRequired, 'Last name')],
    ['phone', fields.phone && !isPhone(fields.phone) ? messages.phoneInvalid : undefined],
  ]);
}
