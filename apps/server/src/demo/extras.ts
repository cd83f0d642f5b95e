import { discountDraft } from '@sokoni/contract/sales/discounts';
import { orderDraft } from '@sokoni/contract/sales/order-drafts';
import { samplePrice } from '@sokoni/rules/products/sample-price';
import type { Db } from '#core/database/access/transaction.ts';
import { addDiscount } from '#sales/discounts/save-discount.ts';
import { issueCard } from '#sales/gift-cards/issue-card.ts';
import { createOrder } from '#sales/orders/create-order.ts';
import { placeDraft } from '#sales/orders/place-draft.ts';
import { giveCredit } from '#sales/store-credit/give-credit.ts';
import { chanceOf } from './chance.ts';
import { dateOf, later } from './days.ts';
import { note } from './note.ts';
import { doneBy } from './people.ts';
import type { Stocked } from './shelves.ts';
import type { Shop } from './year.ts';

const welcome = 'WELCOME10';
const everywhere = ['in_person', 'web', 'manual', 'wholesale'];

/** What the store does for its buyers beside selling: discounts, gift cards, credit, and orders that are still talked about. */
export async function addExtras(db: Db, shop: Shop): Promise<void> {
  await offerDiscounts(db, shop);
  const [card] = await sellGiftCards(db, shop);
  await giveCredits(db, shop);
  // What the last year has not seen falls by chance of its own: the year stays as it is.
  const baskets = basketsOf(shop, 5);
  for (const [place, basket] of baskets.entries()) {
    const at = later(shop.now, 0, place - baskets.length);
    if (place < 2) await draftOrder(db, shop, basket, at);
    else
      await sellWithCode(
        db,
        shop,
        { basket, buyer: shop.buyers[place] ?? null, card: place === 2 ? card : undefined },
        at,
      );
  }
}

async function offerDiscounts(db: Db, { storeId, story, owner, now, days }: Shop): Promise<void> {
  const percent = { kind: 'percent', channels: everywhere } as const;
  const iso = (inDays: number) => later(now, inDays).toISOString();
  const drafts = [
    {
      ...percent,
      title: 'Opening week',
      code: 'OPENING',
      percent: 15,
      starts_at: iso(-days),
      ends_at: iso(7 - days),
    },
    {
      ...percent,
      title: 'First order',
      code: welcome,
      percent: 10,
      customer_limit: 1,
      starts_at: iso(-days),
    },
    {
      kind: 'buy_get',
      channels: everywhere,
      title: 'Three for two',
      code: 'THREE',
      buy_quantity: 2,
      get_quantity: 1,
      percent: 100,
      most_times: 1,
      starts_at: iso(-30),
    },
    {
      ...percent,
      title: 'Season sale',
      percent: 5,
      minimum_spend: samplePrice(40, story.currency),
      starts_at: iso(14),
      ends_at: iso(28),
    },
  ];
  const at = later(now, -1);
  for (const draft of drafts) {
    const terms = discountDraft.parse(draft);
    const id = await addDiscount(db, storeId, terms, at);
    const { title, code } = terms;
    await note(db, storeId, doneBy(owner, at), 'add_discount', `discount:${id}`, { title, code });
  }
}

interface GiftCard {
  id: string;
  /** In minor units. */
  amount: number;
}

/** @returns the cards, the one that is worth most first */
async function sellGiftCards(db: Db, { storeId, story, buyers, owner, now }: Shop): Promise<GiftCard[]> {
  const cards: GiftCard[] = [];
  for (const [place, usual] of [120, 60, 40, 25, 25].entries()) {
    const at = later(now, -3 * place - 2, 40);
    const card = {
      amount: samplePrice(usual, story.currency),
      paid_with: place === 3 ? ('given_away' as const) : ('cash' as const),
      customer_id: place % 2 === 0 ? (buyers[place + 3] ?? null) : null,
      ends_on: place === 4 ? dateOf(later(now, 300)) : null,
      note: place === 3 ? 'Delivery delay' : '',
    };
    const action = doneBy(owner, at);
    const id = await issueCard(db, storeId, card, action);
    await note(db, storeId, action, 'issue_gift_card', `gift_card:${id}`, {
      amount: card.amount,
    });
    cards.push({ id, amount: card.amount });
  }
  return cards;
}

async function giveCredits(db: Db, { storeId, story, buyers, owner, now }: Shop): Promise<void> {
  const reasons = ['Late delivery', 'Damaged, kept by customer'];
  for (const [place, reason] of reasons.entries()) {
    const buyer = buyers[place * 4 + 2];
    const at = later(now, -9 * (place + 1), 200);
    const credit = { amount: samplePrice(10 + 5 * place, story.currency), reason };
    if (buyer === undefined) continue;
    const action = doneBy(owner, at);
    await giveCredit(db, storeId, buyer, credit, action);
    await note(db, storeId, action, 'give_credit', `customer:${buyer}`, credit);
  }
}

/** One unit of each. */
type Basket = readonly Stocked[];

function basketsOf({ items, story }: Shop, howMany: number): Basket[] {
  const chance = chanceOf(`${story.subDomain} favours`);
  const inStock = items.filter(({ left }) => left >= howMany);
  return Array.from({ length: howMany }, () => [
    ...new Set([chance.of(inStock), chance.of(inStock), chance.of(inStock)]),
  ]);
}

function linesOf(basket: Basket) {
  return basket.map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }));
}

/** Somebody is still thinking about it. */
async function draftOrder(db: Db, { storeId, buyers, owner }: Shop, basket: Basket, at: Date): Promise<void> {
  const draft = orderDraft.parse({
    channel: 'manual',
    customer_id: buyers[1],
    lines: linesOf(basket),
    note: 'Calls back tomorrow',
  });
  const action = doneBy(owner, at);
  const { id } = await createOrder(db, storeId, draft, action);
  await note(db, storeId, action, 'create_order', `order:${id}`, { number: null });
}

/** A first order with the code of the welcome, paid in cash, or with a gift card as far as it goes. */
async function sellWithCode(
  db: Db,
  { storeId, owner }: Shop,
  { basket, buyer, card }: { basket: Basket; buyer: string | null; card: GiftCard | undefined },
  at: Date,
): Promise<void> {
  const action = doneBy(owner, at);
  const lines = linesOf(basket);
  const draft = orderDraft.parse({ channel: 'in_person', customer_id: buyer, lines, discount_code: welcome });
  const { id, ordered_total: amount } = await createOrder(db, storeId, draft, action);
  const onCard = Math.min(amount, card?.amount ?? 0);
  const inCash = { method: 'cash' as const, amount: amount - onCard, reference: '' };
  const byCard = { method: 'gift_card' as const, amount: onCard, reference: '', gift_card_id: card?.id };
  const settlement = {
    payment_type: 'instant',
    due_on: null,
    payments: [byCard, inCash].filter((payment) => payment.amount > 0),
    fulfilled: true,
  } as const;
  const placed = await placeDraft(db, storeId, id, settlement, action);
  for (const item of basket) item.left -= 1;
  await note(db, storeId, action, 'create_order', `order:${placed.id}`, {
    number: placed.number,
    total: amount,
  });
}
