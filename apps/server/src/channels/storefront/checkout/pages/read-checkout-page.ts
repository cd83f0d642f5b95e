import { commaText } from '@sokoni/messages/list-text';
import type { Checkout, Summary, VisitorPage } from '@sokoni/themes/visitor-pages.ts';
import { buyerOf } from '#channels/storefront/accounts/log-in.ts';
import { customerOf, readCheckoutBuyer } from '#channels/storefront/accounts/read-account.ts';
import type { CheckoutRow, ChosenDelivery } from '#channels/storefront/checkout/checkout-queries.ts';
import { type DeliveryChoice, pickupKey } from '#channels/storefront/checkout/choices.ts';
import { deliveryTitle } from '#channels/storefront/checkout/delivery-title.ts';
import { leftToPay } from '#channels/storefront/checkout/payment/stored-value.ts';
import { type StartedCheckout, startCheckout } from '#channels/storefront/checkout/start-checkout.ts';
import { type Posted, readChoices } from '#channels/storefront/checkout/update-checkout.ts';
import type { KeptPreferences } from '#channels/storefront/preferences/queries.ts';
import { readPreferences } from '#channels/storefront/preferences/save-preferences.ts';
import { linesInLanguage } from '#channels/storefront/translations/in-language.ts';
import { countryChoices } from '#core/country-text.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { readCredit } from '#sales/store-credit/read-credit.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';
import type { Visit } from './visit.ts';

type CheckoutPage = Extract<VisitorPage, { kind: 'checkout' }>;

/**
 * The page of the checkout, whose stock is held from now on.
 * @param posted what the buyer has typed and could not be kept
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
  const { checkout: row } = started;
  const { takes_notes, policies } = preferences;
  const [dates, { deliveries, deliveryRefusal, payments }] = await pipelined([
    datesOfStore(db, visitor.storeId),
    readChoices(db, row, { now: visitor.now, language: visitor.language }),
  ]);
  const kept = Object.entries(valuesOf(row)).filter(([, value]) => value !== '');
  const buyer = await buyerOf(db, visitor.storeId, accountToken, visitor.now);
  const known = buyer === undefined ? null : await readCheckoutBuyer(db, visitor.storeId, buyer);
  const credit = buyer === undefined ? 0 : await creditOf(db, row, buyer);
  const lines = await linesInLanguage(db, visitor.storeId, visitor.language, row.lines);
  const typed = { ...known?.fields, ...Object.fromEntries(kept), ...posted };
  return {
    id: row.id,
    summary: summaryOf({ ...row, lines, delivery: row.delivery && calledAs(row.delivery, deliveries) }),
    by_gift_card: row.by_gift_card,
    credit,
    by_credit: row.by_credit,
    to_pay: leftToPay(row),
    held_until: dates.clock(row.expires_at.toISOString()),
    values: typed,
    deliveries: deliveries.map(({ key, title, details, amount, times }) => ({
      ...{ key, title, details, amount },
      times: times?.map((time) => ({ key: time.key, label: time.label })) ?? null,
    })),
    delivery_refusal: deliveryRefusal,
    takes_notes,
    policies,
    payments: payments.map(({ key, title, details }) => ({ key, title, details, amount: null, times: null })),
    countries: countryChoices(),
    addresses: known?.addresses ?? [],
  };
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
