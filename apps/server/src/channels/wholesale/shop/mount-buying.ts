import type { WholesalePage } from '@sokoni/themes/wholesale-pages.ts';
import type { FastifyInstance } from 'fastify';
import { type DomainError, invalidField } from '#core/errors/domain-error.ts';
import { readId } from '#core/ids.ts';
import { agreementView } from '../buying/suppliers/suppliers.ts';
import type { BuyerAnswers, Buying } from './answers.ts';
import { addToBuyerCart, changeBuyerCart } from './change-cart.ts';
import type { Posted } from './delivery-address.ts';
import { counted, type Form, type FormAt, ofCart, typedQuantity } from './forms.ts';
import { placeBuyerOrder } from './place-buyer-order.ts';
import { addQuickOrder } from './quick-order.ts';
import { readBuyerCart } from './read-cart.ts';
import {
  type CatalogueQuery,
  type CatalogueRequest,
  catalogueAddress,
  readCatalogue,
  readCatalogueRequest,
} from './read-catalogue.ts';
import { readWholesaleCheckout } from './read-checkout.ts';
import { sayShelf } from './sentences.ts';

/** Fields of the form of an order that show what is wrong with them. */
const checkoutFields = ['address', 'recipient', 'country', 'line1', 'city', 'region', 'postal_code'];

/** The cart, quick order and placing an order; the catalogue is `/wholesale` itself (`mountOrders`). */
export function mountBuying(shops: FastifyInstance, { forBuying }: Pick<BuyerAnswers, 'forBuying'>): void {
  shops.post('/wholesale/cart/lines', ofCart, async (request: Form, reply) => {
    const { variant_id, quantity, q, category, page } = request.body ?? {};
    const from = readCatalogueRequest({ q, category, page });
    return forBuying(
      request,
      reply,
      async (asked) => {
        const line = { variant_id: variantIn(variant_id), quantity: typedQuantity(quantity) };
        await addToBuyerCart(asked, [line]);
        return { to: catalogueAddress(from) };
      },
      (asked, error) => cataloguePage(asked, from, error.message),
    );
  });

  shops.get('/wholesale/cart', ofCart, async (request, reply) =>
    forBuying(request, reply, async (asked) => ({ page: await cartPage(asked) })),
  );
  shops.post(
    '/wholesale/cart/lines/:variant_id',
    ofCart,
    async (request: FormAt<{ variant_id: string }>, reply) =>
      forBuying(
        request,
        reply,
        async (asked) => {
          const { act, quantity } = request.body ?? {};
          const isAct = act === 'more' || act === 'less' || act === 'remove';
          const change = isAct ? act : { quantity: typedQuantity(quantity) };
          await changeBuyerCart(asked, variantIn(request.params.variant_id), change);
          return { to: '/wholesale/cart' };
        },
        (asked, error) => cartPage(asked, error.message),
      ),
  );

  shops.get('/wholesale/quick', ofCart, async (request, reply) =>
    forBuying(request, reply, async ({ frame }) => ({
      page: { view: 'quick', frame, typed: '', added: 0, problems: [] },
    })),
  );
  shops.post('/wholesale/quick', ofCart, async (request: Form, reply) => {
    const typed = request.body?.lines ?? '';
    return forBuying(
      request,
      reply,
      async (asked) => {
        const { added, problems } = await addQuickOrder(asked, typed);
        if (added > 0 && problems.length === 0) return { to: '/wholesale/cart' };
        const left = leftOf(
          typed,
          problems.map(({ row }) => row),
        );
        const page = { frame: asked.frame, typed: left, added, problems: problems.map(({ text }) => text) };
        return { page: { view: 'quick', ...page } };
      },
      async ({ frame }, error) => ({ view: 'quick', frame, typed, added: 0, problems: [error.message] }),
    );
  });

  shops.get('/wholesale/checkout', counted, async (request, reply) =>
    forBuying(request, reply, async (asked) => ({ page: await checkoutPage(asked) })),
  );
  shops.post('/wholesale/checkout', counted, async (request: Form, reply) => {
    const posted = request.body ?? {};
    return forBuying(
      request,
      reply,
      async (asked) => {
        // Another country has other fields.
        if (posted.act === 'update')
          return { page: await checkoutPage(asked, { ...posted, address: 'new' }) };
        const id = await placeBuyerOrder(asked, posted);
        return { to: `/wholesale/orders/${id}?placed=1` };
      },
      (asked, error) => {
        const { order, ...filled } = posted;
        const kept = error.code === 'id_taken' || order === undefined ? filled : { ...filled, order };
        return checkoutPage(asked, kept, problemsOf(error));
      },
    );
  });
}

/** A page of what the company is offered. */
export async function cataloguePage(
  asked: Buying,
  request: CatalogueRequest,
  problem = '',
): Promise<WholesalePage> {
  const catalogue = await readCatalogue(asked, request);
  return { view: 'catalogue', frame: asked.frame, terms: agreementView(asked.agreement), catalogue, problem };
}

export function catalogueRequestOf(query: unknown): CatalogueRequest {
  return readCatalogueRequest(query as CatalogueQuery);
}

/** @param left titles of what was not put into it */
export async function cartPage(
  asked: Buying,
  problem = '',
  left: readonly string[] = [],
): Promise<WholesalePage> {
  return { view: 'cart', frame: asked.frame, cart: await readBuyerCart(asked), problem, left };
}

async function checkoutPage(
  asked: Buying,
  posted: Posted = {},
  problems: Readonly<Record<string, string>> = {},
): Promise<WholesalePage> {
  const checkout = await readWholesaleCheckout(asked, posted, problems);
  return { view: 'checkout', frame: asked.frame, checkout };
}

/** What is wrong, by the fields of the form of an order that show it. */
export function problemsOf(error: DomainError): Record<string, string> {
  const fields = error.fields ?? {};
  const isShown =
    Object.keys(fields).length > 0 && Object.keys(fields).every((field) => checkoutFields.includes(field));
  if (isShown) return fields;
  return { ...fields, '': Object.values(fields)[0] ?? error.message };
}

/** @throws DomainError `invalid_fields` for what is no id */
function variantIn(text: string | undefined): string {
  const id = readId(text);
  if (id === null) throw invalidField('lines', sayShelf('problem.inactive'));
  return id;
}

/** The lines of a quick order that were not added, to be put right. */
function leftOf(typed: string, rows: readonly number[]): string {
  return typed
    .split(/\r?\n/)
    .filter((_, index) => rows.includes(0) || rows.includes(index + 1))
    .join('\n');
}
