import { call } from './api.ts';
import { customerId } from './customers-at-hand.ts';

/** An order of which a part is paid, handed over and taken back, and a draft: long words and high figures everywhere. */
export const saleId = '01a1fd00-0000-7000-8000-000000000008';
export const draftSaleId = '01a1fd00-0000-7000-8000-000000000009';
/** A plain one of which nothing is paid or handed over. */
export const openSaleId = '01a1fd00-0000-7000-8000-00000000000a';

/** One of a live store, on credit. */
export const owedSaleId = '01a1fd00-0000-7000-8000-00000000000b';

interface Shop {
  url: string;
  token: string;
  storeId: string;
}

/** Orders in every state that differs on the screen; `variantIds` are dear goods that lie on the shelf. */
export async function takeOrders({ url, token, storeId }: Shop, variantIds: string[]): Promise<void> {
  const [first = '', second = ''] = variantIds;
  const at = { token, params: { id: storeId } };
  const sale = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
    ...at,
    body: {
      id: saleId,
      customer_id: customerId,
      lines: [
        { variant_id: first, quantity: 2, discount: 345_600 },
        { variant_id: second, quantity: 3 },
        {
          title: 'Lieferung frei Bordsteinkante einschließlich Verpackung',
          quantity: 1,
          unit_price: 1_500_000,
        },
      ],
      discount_percent: '2.5',
      shipping: 1_234_500,
      note: 'Bitte nur am Vormittag liefern, der Hafenmeister öffnet. '.repeat(4).trim(),
      tags: ['binnenschifffahrt', 'winterschlussverkauf', 'eilig'],
      placement: { payment_type: 'credit', due_on: '2099-12-31' },
    },
  });
  const [one, two] = sale.data.lines;
  const act = { token, params: { id: storeId, order_id: saleId } };
  const pieces = (quantity: number) => [
    { line_id: one?.id ?? '', quantity },
    { line_id: two?.id ?? '', quantity },
  ];
  await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments', {
    ...act,
    body: { method: 'bank_transfer', amount: 123_456_700, reference: 'SEPA-2026-11-21-000123456789' },
  });
  await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments', {
    ...act,
    body: {
      lines: pieces(2),
      carrier: 'Donaudampfschifffahrt',
      tracking_number: 'PA-2026-0000123456789',
      tracking_url: 'https://example.com/PA-2026-0000123456789',
    },
  });
  const back = await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns', {
    ...act,
    body: { lines: [{ ...pieces(1)[0], quantity: 1, restocked: false }], reason: 'Goldkordel gerissen' },
  });
  if (back.status !== 200) throw new Error(back.message);

  const plain = { title: 'Anker', quantity: 1, unit_price: 50_000 };
  const paid = { payment_type: 'instant', payments: [{ method: 'cash', amount: 50_000 }] };
  const counter = { lines: [plain], channel: 'in_person', placement: { ...paid, handed_over: true } };
  const bodies = [
    { lines: [plain], placement: paid },
    counter,
    { id: openSaleId, lines: [plain], placement: { payment_type: 'pod' } },
    { id: draftSaleId, customer_id: customerId, lines: [{ variant_id: second, quantity: 1 }, plain] },
  ];
  for (const body of bodies) {
    const made = await call(url, 'POST /marketplace/v1/stores/{id}/orders', { ...at, body });
    if (made.status !== 200) throw new Error(made.message);
  }
}

/** An order of a live store that a customer with an e-mail has still to pay. */
export async function sellOnCredit({ url, token, storeId }: Shop): Promise<void> {
  const at = { token, params: { id: storeId } };
  const buyer = await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: {
      name: 'Donaudampfschifffahrtsgesellschaft Passau',
      email: 'the-regional-manager-for-the-north-eastern-counties@example.com',
    },
  });
  const sold = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
    ...at,
    body: {
      id: owedSaleId,
      customer_id: buyer.data.id,
      lines: [{ title: 'Anker', quantity: 3, unit_price: 123_456_700 }],
      placement: { payment_type: 'credit', due_on: '2099-12-31' },
    },
  });
  if (sold.status !== 200) throw new Error(sold.message);
}
