/** Why a rule refuses something of an account, with what a sentence needs to say it. */
export type AccountReason =
  | { readonly reason: SimpleReason }
  | {
      readonly reason: 'password_too_short' | 'referral_code_too_short';
      /** Characters. */
      readonly min: number;
    }
  | {
      readonly reason:
        | 'password_too_long'
        | 'first_name_too_long'
        | 'last_name_too_long'
        | 'referral_code_too_long';
      /** Characters. */
      readonly max: number;
    };

type SimpleReason =
  | 'fields_missing'
  | 'email_missing'
  | 'email_required'
  | 'email_invalid'
  | 'first_name_required'
  | 'last_name_required'
  | 'phone_invalid'
  | 'terms_required'
  | 'code_invalid'
  | 'password_required'
  | 'current_password_required'
  | 'new_password_required'
  | 'repeat_password_required'
  | 'passwords_differ';
