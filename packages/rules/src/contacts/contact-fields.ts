import { isEmail } from '#forms/email.ts';
import { isPhone } from '#forms/phone.ts';

/** Why a rule refuses a customer, a supplier or a location, with what a sentence needs to say it. */
export type ContactReason =
  | {
      readonly reason:
        | 'name_required'
        | 'email_invalid'
        | 'phone_invalid'
        | 'phone_without_country'
        | 'country_invalid'
        | 'street_required'
        | 'credit_limit_invalid'
        | 'credit_limit_too_large';
    }
  | {
      readonly reason: 'name_too_long' | 'notes_too_long';
      /** Characters. */
      readonly max: number;
    }
  | {
      readonly reason: 'addresses_too_many';
      readonly max: number;
    }
  | {
      readonly reason: 'lead_time_invalid';
      /** Days. */
      readonly max: number;
    };

export function nameProblem(name: string, max: number): ContactReason | undefined {
  if (name.trim() === '') return { reason: 'name_required' };
  return name.trim().length > max ? { reason: 'name_too_long', max } : undefined;
}

/** @param email as typed, or empty */
export function emailProblem(email: string): ContactReason | undefined {
  return email.trim() === '' || isEmail(email.trim()) ? undefined : { reason: 'email_invalid' };
}

/** @param phone the dial code with the digits, or empty */
export function phoneProblem(phone: string): ContactReason | undefined {
  return phone === '' || isPhone(phone) ? undefined : { reason: 'phone_invalid' };
}

/** The same where no list of countries stands before the number. */
export function writtenPhoneProblem(phone: string): ContactReason | undefined {
  return phoneProblem(phone) && { reason: 'phone_without_country' };
}

/** @param country ISO 3166 alpha-2, or empty */
export function countryProblem(country: string): ContactReason | undefined {
  return country === '' || /^[A-Z]{2}$/.test(country) ? undefined : { reason: 'country_invalid' };
}
