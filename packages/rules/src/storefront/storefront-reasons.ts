/** Why a rule refuses a setting of the storefront, with what a sentence needs to say it. */
export type StorefrontReason =
  | {
      readonly reason:
        | 'paused_message_required'
        | 'shop_password_required'
        | 'shop_password_short'
        | 'minimum_order_invalid'
        | 'from_path_invalid'
        | 'from_path_taken'
        | 'to_path_invalid'
        | 'redirect_to_itself'
        | 'domain_invalid'
        | 'domain_ours'
        | 'money_account_name_required'
        | 'money_account_number_required'
        | 'money_account_twice'
        | 'pay_on_delivery_max_invalid'
        | 'bank_details_required';
    }
  | {
      readonly reason: 'hold_minutes_invalid' | 'transfer_days_invalid';
      readonly min: number;
      readonly max: number;
    };
