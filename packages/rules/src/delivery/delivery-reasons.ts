/** Why a rule refuses how a store delivers, with what a sentence needs to say it. */
export type DeliveryReason =
  | {
      readonly reason:
        | 'zone_name_required'
        | 'zone_country_invalid'
        | 'zone_country_twice'
        | 'rate_name_required'
        | 'rate_name_twice'
        | 'rate_twice'
        | 'rate_price_invalid'
        | 'bands_not_rising'
        | 'amount_invalid'
        | 'tracking_url_invalid'
        | 'slot_days_required'
        | 'slot_times_invalid'
        | 'slot_capacity_invalid'
        | 'slot_twice';
    }
  | {
      readonly reason: 'zone_region_unknown';
      /** As it was typed. */
      readonly region: string;
    }
  | {
      readonly reason: 'lead_hours_invalid';
      /** Hours. */
      readonly max: number;
    };
