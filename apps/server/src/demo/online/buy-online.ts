import { addToCart } from '#channels/storefront/checkout/cart/change-cart.ts';
import type { Placing } from '#channels/storefront/checkout/finish-checkout.ts';
import { placeCheckout } from '#channels/storefront/checkout/place-checkout.ts';
import { startCheckout } from '#channels/storefront/checkout/start-checkout.ts';
import { readChoices, updateCheckout } from '#channels/storefront/checkout/update-checkout.ts';
import { readPreferences } from '#channels/storefront/preferences/save-preferences.ts';
import { countVisit } from '#channels/storefront/statistics/shop-traffic.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Secrets } from '#core/security/secrets.ts';
import { type KnownBuyer, readKnownBuyer } from '#customers/known-buyer.ts';
import { later } from '../days.ts';
import { type BasketLine, fillBasket } from '../sell.ts';
import type { Shop } from '../year.ts';

/** For so many days the shop has had visitors. */
const visitedDays = 7;
const ordersOfToday = 5;
const cartsLeft = 4;
/** Long enough ago that nothing is held for them any more. */
const checkoutsLeft = [
  { hoursAgo: 27, isByEmail: false },
  { hoursAgo: 6, isByEmail: true },
  { hoursAgo: 1, isByEmail: false },
];

/** The shop has had visitors, some of whom have ordered today: what is to be packed next. */
export async function buyOnline(db: Db, shop: Shop, secrets: Secrets): Promise<void> {
  const { chance, now } = shop;
  for (let daysAgo = visitedDays; daysAgo >= 0; daysAgo -= 1) {
    for (let visits = chance.between(9, 24); visits > 0; visits -= 1)
      await countVisit(db, shop.storeId, later(now, -daysAgo));
  }
  const placing = { secrets, networkAddress: '127.0.0.1', requestId: 'demo' };
  const buyers = await buyersWithAddress(db, shop);
  for (let order = ordersOfToday; order > 0; order -= 1)
    await orderOnline(db, shop, { buyer: chance.of(buyers), placing, at: later(now, 0, -23 * order) });
  for (let cart = cartsLeft; cart > 0; cart -= 1) await fillCart(db, shop, later(now, 0, -31 * cart));
  for (const { hoursAgo, isByEmail } of checkoutsLeft)
    await leaveCheckout(db, shop, { buyer: chance.of(buyers), isByEmail, at: later(now, 0, -60 * hoursAgo) });
}

/** Somebody fills in the checkout and goes: with a phone number, or with an email and the wish to be reminded. */
async function leaveCheckout(
  db: Db,
  shop: Shop,
  { buyer, isByEmail, at }: { buyer: KnownBuyer; isByEmail: boolean; at: Date },
): Promise<void> {
  const cart = await fillCart(db, shop, at);
  if (!cart) return;
  const { name, phone } = buyer;
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@mail.example`;
  const visitor = { storeId: shop.storeId, token: cart.token, language: null, now: at };
  const started = await startCheckout(db, visitor, await readPreferences(db, shop.storeId));
  if (started.kind === 'nothing') return;
  await updateCheckout(db, visitor, isByEmail ? { name, email, reminders: 'on' } : { name, phone });
}

async function orderOnline(
  db: Db,
  shop: Shop,
  { buyer, placing, at }: { buyer: KnownBuyer; placing: Placing; at: Date },
): Promise<void> {
  const { storeId } = shop;
  const cart = await fillCart(db, shop, at);
  if (!cart) return;
  const { token, basket } = cart;
  const visitor = { storeId, token, language: null, now: at };
  const preferences = await readPreferences(db, storeId);
  const started = await startCheckout(db, visitor, preferences);
  if (started.kind === 'nothing') return;
  const { line1 = '', city = '', country = '' } = buyer.addresses[0] ?? {};
  // Whoever leaves no email has none sent.
  const form = { name: buyer.name, phone: buyer.phone, line1, city, region: city, country };
  const address = { line1, line2: '', city, region: city, postal_code: '', country };
  const { deliveries } = await readChoices(db, { ...started.checkout, address }, { now: at });
  const chosen = { ...form, delivery: deliveries[0]?.key ?? '' };
  await updateCheckout(db, visitor, chosen);
  const filled = await startCheckout(db, visitor, preferences);
  if (filled.kind === 'nothing') return;
  const { id, total } = filled.checkout;
  const { payments } = await readChoices(db, filled.checkout, { now: at });
  const posted = { ...chosen, payment: shop.chance.of(payments).key, checkout: id, total: String(total) };
  const placed = await placeCheckout(db, visitor, posted, placing);
  if (placed instanceof DomainError) throw placed;
  for (const { item, quantity } of basket) item.left -= quantity;
}

/** Null where nothing is left of what somebody wants. */
async function fillCart(
  db: Db,
  shop: Shop,
  now: Date,
): Promise<{ token: string; basket: BasketLine[] } | null> {
  const basket = fillBasket(shop);
  let token: string | undefined;
  for (const { item, quantity } of basket) {
    const wanted = { variantId: item.variantId, quantity };
    ({ token } = await addToCart(db, { storeId: shop.storeId, token, language: null, now }, wanted));
  }
  return token === undefined ? null : { token, basket };
}

async function buyersWithAddress(db: Db, { storeId, buyers }: Shop): Promise<KnownBuyer[]> {
  const known: KnownBuyer[] = [];
  for (const id of buyers.slice(0, 12)) {
    const buyer = await readKnownBuyer(db, storeId, id);
    if (buyer && buyer.addresses.length > 0) known.push(buyer);
  }
  return known;
}
