import { firstLanguage, type Language } from '@sokoni/rules/languages';
import { moneyFormat } from '@sokoni/rules/money/money';
import { moneyMethods } from '@sokoni/rules/orders/order-labels';
import type { TaxPercent } from '@sokoni/rules/pricing/taxes';
import { type DatedStore, storeDates } from '@sokoni/rules/stores/store-dates';
import { type TaxRateDraft, taxRateName } from '@sokoni/rules/stores/tax-rate';
import { countryText } from '#core/country-text.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { sayOrderLabel } from '#sales/orders/sentences.ts';
import type { DocumentBuyerRow, DocumentStoreRow } from './queries.ts';
import { sayWord } from './sentences.ts';

/** In which language a paper is written: of who buys, else of the store. */
export function languageOfPaper({
  buyer,
  store,
}: {
  buyer: Pick<DocumentBuyerRow, 'language'> | null;
  store: Pick<DocumentStoreRow, 'language'>;
}): Language {
  return firstLanguage(buyer?.language, store.language);
}

/** Writes minor units of the store's currency, with a minus before what is below nothing. */
export function moneyText({
  currency_code,
}: Pick<DocumentStoreRow, 'currency_code'>): (minor: number) => string {
  return moneyFormat(currency_code, readerLocale(), { sign: 'symbol' });
}

/** As statements do: what is below nothing stands in parentheses. */
export function ledgerText(store: Pick<DocumentStoreRow, 'currency_code'>): (minor: number) => string {
  const money = moneyText(store);
  return (minor) => (minor < 0 ? `(${money(-minor)})` : money(minor));
}

/** A calendar day (`2026-11-21`) as the store's country writes it: `21 Nov 2026`. */
export function dayText(day: string, store: DatedStore): string {
  return storeDates(store, readerLocale()).calendarDay(day);
}

/** The day of an instant in the store's time zone. */
export function dayThere(instant: string, store: DatedStore): string {
  return storeDates(store, readerLocale()).day(instant);
}

/** Day and time of an instant in the store's time zone. */
export function momentThere(instant: string, store: DatedStore): string {
  return storeDates(store, readerLocale()).moment(instant);
}

/** How money came in or went back, in words; a way of paying that has no words of its own is called by its name. */
export function methodText(method: string): string {
  const known = moneyMethods.find((one) => one === method);
  return known ? sayOrderLabel(`method.${known}`) : method.replaceAll('_', ' ');
}

/**
 * A tax rate as invoices name it: by the name that the store gave it, or as VAT. What is zero-rated is taxable at 0%, what is exempt
 * is not taxable.
 */
export function rateText(percent: TaxPercent, named: readonly TaxRateDraft[]): string {
  if (percent === null) return sayWord('rate.exempt');
  const name = taxRateName(percent, named);
  if (name !== null) return sayWord('rate.named', { name, percent: Number(percent) });
  return Number(percent) === 0 ? sayWord('rate.zero') : sayWord('rate.vat', { percent: Number(percent) });
}

/** Where the store is and how it is reached, line by line. */
export function storeLines({ address, country, phone, email }: DocumentStoreRow): string[] {
  return [address, countryText(country), phone, email].filter(Boolean);
}

/** Where items go. */
export function addressLines(buyer: DocumentBuyerRow): string[] {
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
