import { counterQuote, requestQuote } from '#channels/wholesale/quotes/buy-by-quote.ts';
import { offerQuote } from '#channels/wholesale/quotes/offer-quote.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { dateOf, later } from './days.ts';
import { doneBy } from './people.ts';
import type { Trade } from './trade-wholesale.ts';

type InStore = <T>(storeId: string, work: (db: Db) => Promise<T>) => Promise<T>;

/** The restaurant asks the wholesaler for two quotes: one waits for its first offer, one was countered. */
export async function quoteWholesale(
  inStore: InStore,
  { owner, supplierId, buyer, now }: Trade,
  variants: readonly { id: string; price: number }[],
): Promise<void> {
  const buying = { buyerStoreId: buyer.id, supplierId };
  const at = (days: number) => doneBy(owner, later(now, days));
  const linesOf = (from: number, quantity: number, share: number) =>
    variants.slice(from, from + 2).map(({ id, price }) => ({
      ...{ variant_id: id, quantity },
      unit_price: Math.round(price * share),
    }));
  const ask = (message: string, lines: ReturnType<typeof linesOf>, days: number) =>
    inStore(buyer.id, (db) =>
      requestQuote(db, buying, { lines, message }, { userId: owner.id, action: at(days) }),
    );
  const weekly = await ask('We need this every week from January.', linesOf(0, 120, 0.75), -3);
  const valid_until = dateOf(later(now, 14));
  await inStore(supplierId, (db) => {
    const offer = { lines: linesOf(0, 120, 0.8), valid_until, message: 'With delivery to your door.' };
    return offerQuote(db, supplierId, weekly, { version: 1, ...offer }, at(-2));
  });
  await inStore(buyer.id, (db) => {
    const lines = linesOf(0, 150, 0.78);
    const draft = { version: 2, lines, message: 'We take 150 of each at this price.' };
    return counterQuote(db, buyer.id, weekly, draft, at(-1));
  });
  await ask('For our second kitchen, which opens next month.', linesOf(6, 60, 0.8), 0);
}
