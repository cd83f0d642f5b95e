import { commaText } from '@sokoni/messages/list-text';
import type { Checkout, Summary, VisitorPage } from '@sokoni/themes/visitor-pages.ts';
import { buyerOf } from '#channels/storefront/accounts/log-in.ts';
import { customerOf, readCheckoutBuyer } from '#channels/storefront/accounts/read-account.ts';
import { readCheckoutForm } from '#channels/storefront/checkout/checkout-form.ts';
import {
  type CheckoutRow,
  type ChosenDelivery,
  saveCheckout,
} from '#channels/storefront/checkout/checkout-queries.ts';
import { type DeliveryChoice, pickupKey } from '#channels/storefront/checkout/choices.ts';
import { deliveryTitle } from '#channels/storefront/checkout/delivery-title.ts';
import { deliverKey } from '#channels/storefront/checkout/meant-delivery.ts';
import { leftToPay } from '#channels/storefront/checkout/payment/stored-value.ts';
import { phoneExample } from '#channels/storefront/checkout/phone-number.ts';
import { quoteAnew } from '#channels/storefront/checkout/quote-checkout.ts';
import { sayChoice } from '#channels/storefront/checkout/sentences.ts';
import { type StartedCheckout, startCheckout } from '#channels/storefront/checkout/start-checkout.ts';
import {
  type CheckoutChoices,
  chosenDelivery,
  type Posted,
  readChoices,
} from '#channels/storefront/checkout/update-checkout.ts';
import type { KeptPreferences } from '#channels/storefront/preferences/queries.ts';
import { readPreferences } from '#channels/storefront/preferences/save-preferences.ts';
import { linesInLanguage } from '#channels/storefront/translations/in-language.ts';
import { countryChoices } from '#core/country-text.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { readCredit } from '#sales/store-credit/read-credit.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';
import { storeCountry } from '#tenancy/stores/store-country.ts';
import type { Visit } from './visit.ts';

type CheckoutPage = Extract<VisitorPage, { kind: 'checkout' }>;

/**
 * The page of the checkout, whose stock is held from now on.
 * @param posted the form as the buyer has filled it in, where it comes back; empty where the page is opened
 */
export async function readCheckoutPage(
  db: Db,
  { visitor, accountToken }: Pick<Visit, 'visitor' | 'accountToken'>,
  { posted, problems }: { posted: Posted; problems: CheckoutPage['problems'] },
): Promise<CheckoutPage> {
  const preferences = await readPreferences(db, visitor.storeId);
  const started = await startCheckout(db, visitor, preferences);
  const notices = started.notices.flatMap(({ title, variant_name, left, news }) =>
    news === 'price_changed' ? [] : [{ title: commaText([title, variant_name]), left }],
  );
  return {
    kind: 'checkout',
    checkout: await viewOf(db, started, { visitor, accountToken, preferences, posted }),
    notices,
    problems,
  };
}

async function viewOf(
  db: Db,
  started: StartedCheckout,
  {
    visitor,
    accountToken,
    preferences,
    posted,
  }: Pick<Visit, 'visitor' | 'accountToken'> & { preferences: KeptPreferences; posted: Posted },
): Promise<Checkout | null> {
  if (started.kind === 'nothing') return null;
  const { storeId, now, language } = visitor;
  const { takes_notes, policies } = preferences;
  const [dates, country] = await pipelined([datesOfStore(db, storeId), storeCountry(db, storeId)]);
  const buyer = await buyerOf(db, storeId, accountToken, now);
  const known = buyer === undefined ? null : await readCheckoutBuyer(db, storeId, buyer);
  const kept = Object.entries(valuesOf(started.checkout)).filter(([, value]) => value !== '');
  const typed = { ...known?.fields, ...Object.fromEntries(kept), ...posted, ...ticksOf(posted) };
  const form = readCheckoutForm({ ...typed, country: typed.country || country }, language);
  const asked = { ...started.checkout, address: form.address };
  const choices = await readChoices(db, asked, { now, wanted: form.delivery, language });
  const { deliveries, delivery, payments } = choices;
  const chosen = delivery && chosenDelivery(delivery, form.time);
  const row = await comingTo(db, started.checkout, chosen, now);
  // The only way that there is, and free, is kept once the form is sent.
  const shown = row.delivery ?? chosen;
  const credit = buyer === undefined ? 0 : await creditOf(db, row, buyer);
  const lines = await linesInLanguage(db, storeId, language, row.lines);
  return {
    id: row.id,
    summary: summaryOf({ ...row, lines, delivery: shown && calledAs(shown, deliveries) }),
    discount_code: row.discount_code,
    discount_refusal: await whyNothingOff(db, row, now),
    has_gift_card: row.gift_card_id !== null,
    by_gift_card: row.by_gift_card,
    credit,
    by_credit: row.by_credit,
    to_pay: leftToPay(row),
    held_until: dates.clock(row.expires_at.toISOString()),
    values: { ...typed, ...form.address, delivery: delivery?.key ?? form.delivery },
    phone_example: phoneExample(form.address.country),
    ...shownDeliveries(choices),
    takes_notes,
    policies,
    payments: payments.map(({ key, title, details }) => ({ key, title, details, amount: null, times: null })),
    countries: countryChoices(),
    addresses: known?.addresses ?? [],
  };
}

/** A box that is not ticked is not posted, and was ticked no more. */
function ticksOf(posted: Posted): Record<string, string> {
  const { checkout, marketing = '', reminders = '' } = posted;
  return checkout === undefined ? {} : { marketing, reminders };
}

/** What a checkout comes to with the delivery that its page shows as chosen, which is kept: that total is placed. */
async function comingTo(
  db: Db,
  row: CheckoutRow,
  delivery: ChosenDelivery | null,
  now: Date,
): Promise<CheckoutRow> {
  const isFreeAsBefore = row.delivery === null && (delivery?.amount ?? 0) === 0;
  const isSame = delivery?.key === row.delivery?.key && delivery?.amount === row.delivery?.amount;
  if (isFreeAsBefore || isSame) return row;
  const { row: quoted } = await quoteAnew(db, { ...row, delivery }, now);
  await saveCheckout(db, quoted);
  return quoted;
}

/** Why the discount code of a checkout takes nothing off; null where it does, or there is none. */
async function whyNothingOff(db: Db, row: CheckoutRow, now: Date): Promise<string | null> {
  if (row.discount_code === null || row.terms.offer !== null) return null;
  const { refusal } = await quoteAnew(db, row, now);
  return refusal?.message ?? null;
}

/** Where an address may still be delivered to, that can be chosen before it is known at which rate. */
function shownDeliveries({
  deliveries,
  deliveryRefusal,
  awaitsAddress,
}: CheckoutChoices): Pick<Checkout, 'deliveries' | 'delivery_refusal'> {
  const offered = deliveries.map(({ key, title, details, amount, times }) => ({
    ...{ key, title, details, amount },
    times: times?.map((time) => ({ key: time.key, label: time.label })) ?? null,
  }));
  if (!awaitsAddress) return { deliveries: offered, delivery_refusal: deliveryRefusal };
  const toAddress = {
    ...{ key: deliverKey, title: sayChoice('deliver'), details: sayChoice('deliverHint') },
    ...{ amount: null, times: null },
  };
  return { deliveries: [toAddress, ...offered], delivery_refusal: '' };
}

/** What was chosen, as it is called where it is chosen. */
function calledAs(kept: ChosenDelivery, offered: readonly DeliveryChoice[]): ChosenDelivery {
  const choice = offered.find(({ key }) => key === kept.key);
  const time = choice?.times?.find(({ key }) => key === chosenTime(kept));
  return { ...kept, title: choice ? commaText([choice.title, time?.label]) : deliveryTitle(kept) };
}

function chosenTime({ pickup }: ChosenDelivery): string | null {
  return pickup && pickupKey(pickup);
}

/** What somebody who has logged in can spend, in minor units. */
async function creditOf(db: Db, { store_id: storeId, terms }: CheckoutRow, email: string): Promise<number> {
  const customerId = await customerOf(db, storeId, email);
  return customerId === undefined ? 0 : readCredit(db, { storeId, customerId, test: terms.test });
}

function valuesOf({ contact, address, delivery, payment_method, note }: CheckoutRow): Record<string, string> {
  const { name = '', email = '', phone = '', marketing, reminders } = contact;
  return {
    ...{ name, email, phone, ...address, note },
    ...(delivery?.pickup ? { [`time:${delivery.key}`]: pickupKey(delivery.pickup) } : {}),
    ...{ delivery: delivery?.key ?? '', payment: payment_method ?? '' },
    ...{ marketing: marketing ? 'on' : '', reminders: reminders ? 'on' : '' },
  };
}

function summaryOf({ lines, terms, delivery, total }: CheckoutRow): Summary {
  return {
    lines: lines.map(({ title, variant_name, quantity, unit_price }) => ({
      ...{ title, variant_name, quantity },
      amount: quantity * unit_price,
    })),
    ...terms.totals,
    delivery: delivery && { title: delivery.title, amount: delivery.amount },
    total,
  };
}
