import type { DeliveryRate, PickupSlot, ZonePlace } from '@sokoni/rules/delivery/delivery';
import type { Language } from '@sokoni/rules/languages';
import type { ManualPayments } from '@sokoni/rules/storefront/manual-payments';
import type { StoredValues } from '@sokoni/themes/document/settings.ts';

/** A section of the home page; its blocks are of the type that is named. */
export interface HomeSection {
  readonly type: string;
  readonly settings?: StoredValues;
  readonly blocks?: { readonly type: string; readonly each: readonly StoredValues[] };
}

/** A place that items are brought to, and at which price; sums in minor units. */
export interface HomeZone {
  readonly name: string;
  readonly places: readonly ZonePlace[];
  readonly rates: readonly Omit<DeliveryRate, 'id'>[];
}

/** A shop in a second language, by what it says in the first. */
export interface TranslatedShop {
  readonly language: Language;
  readonly words: Readonly<Record<string, string>>;
}

/** The shop of a store of the demo as its owner set it up. */
export interface OnlineShop {
  readonly theme: string;
  readonly settings: StoredValues;
  /** From above to below; a category is named by its name, and known by its id. */
  readonly home: (categoryId: (name: string) => string) => readonly HomeSection[];
  /** Title and HTML. */
  readonly pages: readonly { readonly title: string; readonly slug: string; readonly body: string }[];
  readonly translated?: TranslatedShop;
  readonly zones: readonly HomeZone[];
  readonly pickup: {
    readonly instructions: string;
    readonly lead_hours: number;
    readonly slots: readonly PickupSlot[];
  };
  readonly payments: Partial<Omit<ManualPayments, 'mobile_money'>> & {
    readonly wallet?: { readonly name: string; readonly number: string; readonly instructions: string };
  };
}

/** A whole country. */
export function country(code: string): ZonePlace {
  return { country: code, regions: [], cities: [], postal_codes: [] };
}

/** A rate that always costs the same. */
export function flatRate(
  rate: Pick<DeliveryRate, 'name' | 'free_from' | 'delivery_time'> & { price: number; courier?: string },
): Omit<DeliveryRate, 'id'> {
  const { price, courier = '', ...named } = rate;
  return { ...named, basis: 'flat', bands: [{ up_to: null, price }], courier, tracking_url: '' };
}
