import { saleRung } from '@sokoni/contract/point-of-sale/till-commands';
import { offerOf } from '@sokoni/rules/discounts/discount-offer';
import { currencies, currencyCodes } from '@sokoni/rules/money/currencies';
import { newSale, saleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { anyCart, anyDiscount, categoryTree, smallCart } from '@sokoni/rules/testing/discount-arbitraries';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rungSale } from '../../apps/console/src/screens/sell/payment/rung-sale.ts';
import {
  calculateOrder,
  manualDiscount,
} from '../../apps/server/src/sales/orders/pricing/calculate-order.ts';
import { lineOf } from '../../apps/server/src/sales/orders/recorded/record-till-sale.ts';

/*
 * The cart on the device and the order on the server: random sales are rung as a till rings them, written down as it sends them, read
 * as the server reads them, and calculated there.
 */

const sales = 10_000;
const id = (figure) => `0190a000-0000-7000-8000-${String(figure).padStart(12, '0')}`;
const moment = { cashier_id: id(1), approved_by: null, at: smallCart.at };
const settlement = { type: 'instant', tenders: [], dueOn: null, isFulfilled: true };

const maybe = (value) => fc.option(value, { nil: null });
const anyPercent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
const anyVat = fc.record({
  apply_vat: fc.boolean(),
  vat_percent: anyPercent,
  prices_include_vat: fc.boolean(),
  shipping_vat_percent: maybe(anyPercent),
});
const byHand = fc.oneof(
  fc.record({ kind: fc.constant('amount'), amount: fc.integer({ min: 0, max: 5_000_000 }) }),
  fc.record({ kind: fc.constant('percent'), percent: anyPercent }),
);
const anyTax = fc.record({ exempt_vat: fc.boolean(), tax_percent: maybe(anyPercent) });

const anySale = fc.record({
  currency: fc.constantFrom(...currencyCodes),
  cart: anyCart,
  tax: fc.array(anyTax, { minLength: 8, maxLength: 8 }),
  discount: maybe(byHand),
  discounts: fc.array(anyDiscount, { maxLength: 3 }),
  hasCode: fc.boolean(),
  vat: anyVat,
});

const atCounter = (discount, index) => ({ ...discount, id: id(300 + index), channels: ['in_person'] });

/** In the smallest coin of the currency: what is drawn for cents is drawn for francs too, a hundredth as much. */
function inCurrency(amount, currency) {
  return currencies[currency].decimals === 0 ? Math.floor(amount / 100) : amount;
}

function openSale({ currency, cart, tax, discount, hasCode }) {
  const lines = cart.lines.map(({ product_id, category_id, quantity, ...line }, index) => {
    const unit_price = inCurrency(line.unit_price, currency);
    return {
      ...{ id: id(100 + index), product_id, category_id, variant_id: product_id && id(200 + index) },
      ...{ title: 'Item', variant_name: '', sku: '', image: null, note: '', quantity, unit_price },
      ...{
        listed_price: unit_price,
        discount: Math.min(inCurrency(line.discount, currency), quantity * unit_price),
      },
      ...tax[index],
    };
  });
  return { ...newSale(id(2)), lines, discount, code: hasCode ? 'ten' : '' };
}

/** A sale as the server reads it. */
function sentToServer(rung) {
  const sent = { ...rung, number: 'R1-000001', register_id: id(4), shift_id: null };
  return saleRung.parse(JSON.parse(JSON.stringify(sent)));
}

/** What a till says that a sale comes to. */
function onDevice({ totals, offer }) {
  const { lines, discount, offer: offered, vat, total, shares } = totals;
  return { lines, discount, offered, vat, total, shares, offers: offer?.lines ?? null };
}

/** What the server calculates of the same sale, and what it would take off itself by the same discount. */
function onServer(payload, sale, discount) {
  const lines = payload.lines.map((line, position) =>
    lineOf(line, undefined, { storeId: id(3), orderId: id(2), position }),
  );
  const { discount_amount, discount_percent, vat } = payload;
  const charges = { discount_amount, discount_percent, shipping: 0, ...vat };
  const offers = payload.lines.map(({ offered }) => offered);
  const order = calculateOrder(lines, charges, offers);
  const byHand = manualDiscount(lines, charges);
  const cart = {
    ...smallCart,
    channel: 'in_person',
    lines: sale.lines.map((line, at) => ({ ...line, discount: byHand[at] })),
  };
  const again = discount && offerOf(discount, cart);
  return {
    ...{ lines: order.totals.lines_total, discount: order.totals.discount_total },
    ...{
      offered: order.totals.offered_total,
      vat: order.totals.vat_total,
      total: order.totals.ordered_total,
    },
    shares: order.lines.map(({ share_discount, share_vat, share_total }) => ({
      ...{ discount: share_discount, vat: share_vat, total: share_total },
    })),
    offers: again ? again.offer?.lines : null,
  };
}

/** What of all that can differ a sale had. */
function kindsOf({ currency, vat, discount }, offer) {
  return [
    currency,
    !vat.apply_vat ? 'no VAT' : vat.prices_include_vat ? 'VAT inside' : 'VAT on top',
    discount?.kind ?? 'nothing by hand',
    offer ? `${offer.discount.kind} ${offer.discount.applies_to} ${offer.discount.code ?? ''}` : 'no offer',
  ];
}

it('10,000 random sales come to the same on the device and on the server', () => {
  const seen = new Set();
  const isSame = fc.property(anySale, (drawn) => {
    const { vat, cart } = drawn;
    const sale = openSale(drawn);
    const terms = { vat, discounts: drawn.discounts.map(atCounter), categories: categoryTree, at: cart.at };
    const device = saleFigures(sale, terms);
    const rung = rungSale(sale, device, settlement, { store: { mode: 'live', vat } }, moment);
    const payload = sentToServer(rung);
    expect(payload.total).toBe(device.totals.total);
    expect(onServer(payload, sale, device.offer?.discount ?? null)).toEqual(onDevice(device));
    for (const kind of kindsOf(drawn, device.offer)) seen.add(kind);
  });
  fc.assert(isSame, { numRuns: sales });
  const offers = ['percent', 'amount', 'buy_get'].flatMap((kind) =>
    ['order', 'products', 'categories'].flatMap((target) => [`${kind} ${target} `, `${kind} ${target} TEN`]),
  );
  const others = ['VAT inside', 'VAT on top', 'no VAT', 'amount', 'percent', 'nothing by hand', 'no offer'];
  expect([...seen].sort()).toEqual([...currencyCodes, ...offers, ...others].sort());
}, 60_000);
