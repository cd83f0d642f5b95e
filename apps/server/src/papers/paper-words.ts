import { moneyFormat } from '@sokoni/rules/money';
import { moneyMethods } from '@sokoni/rules/order-words';
import { wallTimeOf } from '@sokoni/rules/wall-time';
import type { PaperBuyerRow, PaperStoreRow } from './queries.ts';

const locale = 'en';

/** Writes minor units of the store's currency, with a minus before what is below nothing. */
export function moneyText({
  currency_code,
}: Pick<PaperStoreRow, 'currency_code'>): (minor: number) => string {
  const format = moneyFormat(currency_code, locale);
  return (minor) => (minor < 0 ? `−${format(-minor)}` : format(minor));
}

/** As statements do: what is below nothing stands in parentheses. */
export function ledgerText(store: Pick<PaperStoreRow, 'currency_code'>): (minor: number) => string {
  const money = moneyText(store);
  return (minor) => (minor < 0 ? `(${money(-minor)})` : money(minor));
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day (`2026-11-21`) as people write it: `21 Nov 2026`. */
export function dayText(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}

/** The day of an instant in the store's time zone. */
export function dayThere(instant: string, { timezone }: Pick<PaperStoreRow, 'timezone'>): string {
  return dayText(wallTimeOf(instant, timezone).day);
}

/** Day and time of an instant in the store's time zone. */
export function momentThere(instant: string, { timezone }: Pick<PaperStoreRow, 'timezone'>): string {
  const { day, time } = wallTimeOf(instant, timezone);
  return `${dayText(day)}, ${time}`;
}

/** How money came in or went back, in words; a way of paying that has no words of its own is called by its name. */
export function methodText(method: string): string {
  return (moneyMethods as Readonly<Record<string, string>>)[method] ?? method.replaceAll('_', ' ');
}

export function rateText(percent: string | null): string {
  return percent === null ? 'No VAT' : `VAT ${Number(percent)} %`;
}

const regions = new Intl.DisplayNames([locale], { type: 'region' });

function countryText(code: string | null): string {
  return code && /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : '';
}

/** Where the store is and how it is reached, line by line. */
export function storeLines({ address, country, phone, email }: PaperStoreRow): string[] {
  return [address, countryText(country), phone, email].filter(Boolean);
}

/** Where goods go. */
export function addressLines(buyer: PaperBuyerRow): string[] {
  const { recipient, name, line1, line2, city, region, postal_code, country } = buyer;
  return [
    recipient !== name ? recipient : '',
    line1,
    line2,
    [postal_code, city].filter(Boolean).join(' '),
    region,
    countryText(country),
  ].filter((line) => line !== null && line !== '') as string[];
}
