import { countries } from '@sokoni/rules/forms/countries';
import { digitsOf, joinPhone } from '@sokoni/rules/forms/phone';

export interface NewCustomerDraft {
  name: string;
  phone: string;
  email: string;
}

/**
 * What was searched for becomes the beginning of a new customer: an e-mail address, a phone number or a name. `country` is the
 * store's, for a number without a dial code; a number of a country that we cannot dial from here is typed anew.
 */
export function draftFrom(searched: string, country: string): NewCustomerDraft {
  const text = searched.trim();
  const empty = { name: '', phone: '', email: '' };
  if (text.includes('@') && !text.includes(' ')) return { ...empty, email: text };
  if (!/^[+(]?[0-9][0-9\s().-]{2,}$/.test(text)) return { ...empty, name: text };
  if (text.startsWith('+')) return { ...empty, phone: `+${digitsOf(text)}` };
  const home = countries.find(({ code }) => code === country);
  // The zero in front is for calls within the country.
  return { ...empty, phone: home ? joinPhone(home.dial_code, digitsOf(text).replace(/^0/, '')) : '' };
}
