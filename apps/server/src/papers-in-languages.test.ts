import { documentWords } from '@sokoni/messages/en/sales/documents';
import { orderLabels } from '@sokoni/messages/en/sales/order-parts';
import { shiftReport } from '@sokoni/messages/en/till/office';
import { printedCatalogue } from '@sokoni/messages/en/wholesale/printed-catalogue';
import { quoteDocument } from '@sokoni/messages/en/wholesale/quote-answers';
import { translationOf } from '@sokoni/messages/translations';
import type { Language } from '@sokoni/rules/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { tillClient } from '#testing/clients/till-client.ts';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aQuotingStore } from '#testing/requests/quote-requests.ts';
import { aRegister } from '#testing/requests/register-requests.ts';

const catalogues = { documentWords, orderLabels, shiftReport, printedCatalogue, quoteDocument };

/** Of what a paper is printed. */
interface Papers {
  orderId: string;
  customerId: string;
  shiftId: string;
  quoteId: string;
  variantId: string;
}

const store = { fr: 'Épicerie Umurava', ar: 'متجر أمينة', sw: 'Duka la Amina' };
const customer = { fr: 'Élodie N’Guessan', ar: 'خالد بن سعيد', sw: 'Juma Hassani' };
const goods = { fr: 'Café torréfié', ar: 'قهوة عربية', sw: 'Kahawa iliyokaangwa' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe.each(['fr', 'ar', 'sw'] as const)('A paper in %s', (language) => {
  let at: { token: string; params: { id: string }; headers: Record<string, string> };
  let papers: Papers;
  beforeAll(async () => {
    const owner = await app.verifiedUser();
    const { id } = await app.newStore(owner.token, {
      ...{ name: store[language], mode: 'live', currency_code: 'KES', test_product: false },
      module_wholesale: 'active',
    });
    at = { token: owner.token, params: { id }, headers: { 'accept-language': language } };
    await app.call('PUT /marketplace/v1/stores/{id}/update', { ...at, body: { language } });
    await app.call('PUT /marketplace/v1/stores/{id}/update/vat', {
      ...at,
      body: { apply_vat: true, vat_percent: 16 },
    });
    await app.call('PUT /marketplace/v1/stores/{id}/wholesale/settings', {
      ...at,
      body: { version: 0, listed: true },
    });
    papers = await fill(language, owner.id);
  });

  async function fill(language: keyof typeof store, cashierId: string): Promise<Papers> {
    const { token, params } = at;
    const storeId = params.id;
    const { data: buyer } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
      ...at,
      body: {
        name: customer[language],
        language,
        addresses: [{ line1: 'KG 9, 45', city: 'Kigali', country: 'RW' }],
      },
    });
    const { data: item } = await app.call('POST /marketplace/v1/stores/{id}/products', {
      ...at,
      body: { title: goods[language], status: 'active', variants: [{ price: 125_000, opening_stock: 50 }] },
    });
    const variantId = item.variants[0]?.id ?? '';
    const { data: order } = await orderClient(
      () => app,
      () => ({ token, storeId }),
    ).make({
      customer_id: buyer.id,
      lines: [{ variant_id: variantId, quantity: 2, discount: 5_000 }],
      settlement: {
        ...{ payment_type: 'part_instant', due_on: '2099-01-31' },
        payments: [{ method: 'cash', amount: 50_000 }],
      },
    });
    const till = await aRegister(app, token, storeId);
    const { command, sale, send } = tillClient(() => ({ app, till, storeId, cashierId }));
    const opened = command('shift_opened', { opening_float: 10_000 });
    const counted = {
      counted: [{ value: 1000, count: 15 }],
      ...{ counted_total: 15_000, expected_total: 15_000, reason: '' },
    };
    await send([
      opened,
      sale([{ title: goods[language], unit_price: 5_000 }], { shift_id: opened.id }),
      command('shift_closed', { shift_id: opened.id, ...counted }),
    ]);
    const { quote_id: quoteId } = await aQuotingStore(app, token, storeId);
    return { orderId: order.id, customerId: buyer.id, shiftId: opened.id, quoteId, variantId };
  }

  const ofOrder = (paper: 'invoice' | 'receipt' | 'proforma' | 'delivery-note' | 'packing-slip') =>
    app.call(`GET /marketplace/v1/stores/{id}/orders/{order_id}/${paper}`, {
      ...at,
      params: { ...at.params, order_id: papers.orderId },
    });
  const links = {
    invoice: () => ofOrder('invoice'),
    receipt: () => ofOrder('receipt'),
    'proforma invoice': () => ofOrder('proforma'),
    'delivery note': () => ofOrder('delivery-note'),
    'packing slip': () => ofOrder('packing-slip'),
    'packing slips': () =>
      app.call('POST /marketplace/v1/stores/{id}/packing-slips', {
        ...at,
        body: { selection: { ids: [papers.orderId] } },
      }),
    statement: () =>
      app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement', {
        ...at,
        params: { ...at.params, customer_id: papers.customerId },
        query: { from_day: '2020-01-01', to_day: '2098-12-31' },
      }),
    'Z report': () =>
      app.call('GET /marketplace/v1/stores/{id}/shifts/{shift_id}/file', {
        ...at,
        params: { ...at.params, shift_id: papers.shiftId },
        query: { format: 'pdf' },
      }),
    quote: () =>
      app.call('GET /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/document', {
        ...at,
        params: { ...at.params, quote_id: papers.quoteId },
      }),
    'printed catalogue': () =>
      app.call('POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues', { ...at, body: {} }),
    'order form': () =>
      app.call('POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues', {
        ...at,
        body: { with_prices: false, order_form: true },
      }),
    labels: () =>
      app.call('POST /marketplace/v1/stores/{id}/labels', {
        ...at,
        body: {
          ...{ kind: 'price_tag', sheet: 'a4_21', start: 1, with_price: true, copies: 2 },
          items: { variant_ids: [papers.variantId] },
        },
      }),
  };

  it.each(Object.keys(links) as (keyof typeof links)[])(
    'is a whole %s, without a word of English',
    async (paper) => {
      const { data, message } = await links[paper]();
      expect(data, message).toBeTruthy();
      const answer = await fetch(`${app.url}${data.url}`);
      expect(answer.status).toBe(200);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const lines = (await readPdf(bytes)).flatMap((page) => page.lines);
      expect(lines.length).toBeGreaterThan(1);
      expect(englishIn(lines, language)).toEqual([]);
    },
  );
});

/** Words of papers that are others in this language, and stand there all the same. */
function englishIn(lines: readonly string[], language: Language): string[] {
  // Names that the fixtures gave.
  const text = lines.join('\n').replaceAll(/Register [0-9a-f]{8}/g, '');
  const pairs = Object.entries(catalogues).flatMap(([name, sentences]) =>
    Object.entries(sentences).map(
      ([key, sentence]) => [sentence, translationOf(language, name, key)] as const,
    ),
  );
  const translated = pairs.map(([, told]) => told).join('\n');
  const english = pairs
    .filter(([sentence]) => !/, (plural|select)/.test(sentence))
    .flatMap(([one]) => partsOf(one));
  return [...new Set(english)].filter((part) => stands(part, text) && !stands(part, translated));
}

/** What stands of a sentence whatever its values are. */
function partsOf(sentence: string): string[] {
  return sentence
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part));
}

/** Word for word, whatever signs are between them. */
function stands(words: string, text: string): boolean {
  const plain = (some: string) => ` ${some.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  return plain(text).includes(plain(words));
}
