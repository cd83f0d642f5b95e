import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '#core/database/access/log.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { releaseStock, reserveStock } from '#stock/reserve-stock.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { findAvailable } from './find-available.ts';
import { holdStock, releaseHold } from './hold-stock.ts';
import { releaseLapsedHolds } from './release-lapsed.ts';
import { reserveHeld } from './reserve-held.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  const at = { token: owner.token, params: { id: storeId } };
  shop = (await test.call('GET /marketplace/v1/stores/{id}/locations', at)).data[0]?.id ?? '';
});

const inStore = <T>(work: Parameters<typeof transaction<T>>[2]) =>
  transaction(test.services.pool, { userId: null, storeId }, work);
const newVariant = async (opening_stock: number, fields: object = {}) =>
  (await newItem(test, { token: owner.token, storeId }, { opening_stock, ...fields })).variantId;
const line = (variantId: string, quantity = 1) => ({ variantId, locationId: shop, quantity });
const aCheckout = () => ({ kind: 'checkout' as const, id: randomUUID() });
type Owner = ReturnType<typeof aCheckout>;

const hold = (who: Owner, lines: (ReturnType<typeof line> & { isCounted?: boolean })[], seconds = 600) =>
  inStore((db) =>
    holdStock(db, storeId, who, { lines: lines.map((line) => ({ isCounted: true, ...line })), seconds }),
  );
const reserve = (lines: ReturnType<typeof line>[]) =>
  inStore((db) => reserveStock(db, storeId, lines)).then(
    () => 'reserved',
    (error: { code?: string }) => error.code,
  );
const buyHeld = (who: Owner, lines: ReturnType<typeof line>[]) =>
  inStore((db) => reserveHeld(db, storeId, who, lines)).then(
    () => 'reserved',
    (error: { code?: string }) => error.code,
  );
const lapse = (who: Owner) =>
  query(test.database.superUrl, `update app.stock_holds set expires_at = now() where owner_id = $1`, [
    who.id,
  ]);
const sweep = () => releaseLapsedHolds({ pool: test.services.pool, log: silentLog });

async function available(variantId: string, owner: Owner | null = null): Promise<number | null> {
  const [found] = await inStore((db) =>
    findAvailable(db, storeId, { variantIds: [variantId], locationId: shop, owner }),
  );
  return found?.available ?? null;
}

async function level(variantId: string) {
  const [row] = await query<{ reserved: number; held: number; shown: number }>(
    test.database.superUrl,
    `select level.reserved, coalesce((select sum(quantity)::int from app.stock_holds held
       where held.store_id = level.store_id and held.variant_id = level.variant_id), 0) as held,
       (select stock.available::int from app.product_stock stock join app.variants variant
          on variant.store_id = stock.store_id and variant.product_id = stock.product_id
        where variant.store_id = level.store_id and variant.id = level.variant_id) as shown
     from app.stock_levels level where level.store_id = $1 and level.variant_id = $2`,
    [storeId, variantId],
  );
  return row;
}

describe('Stock held for a checkout', () => {
  it('cannot be sold by anybody else, and is there for who holds it', async () => {
    const variant = await newVariant(3);
    const mine = aCheckout();
    expect(await hold(mine, [line(variant, 2)])).toEqual([2]);
    expect(await available(variant)).toBe(1);
    expect(await available(variant, mine)).toBe(3);
    expect(await reserve([line(variant, 2)])).toBe('not_enough_stock');
    expect(await reserve([line(variant, 1)])).toBe('reserved');
    expect(await buyHeld(mine, [line(variant, 2)])).toBe('reserved');
    expect(await level(variant)).toEqual({ reserved: 3, held: 0, shown: 0 });
  });

  it('is as much as there is of each line', async () => {
    const [few, none, plenty] = [await newVariant(2), await newVariant(0), await newVariant(9)];
    expect(await hold(aCheckout(), [line(few, 5), line(none, 1), line(plenty, 4)])).toEqual([2, 0, 4]);
    expect(await level(few)).toEqual({ reserved: 2, held: 2, shown: 0 });
  });

  it('is held for what is not counted, too', async () => {
    const service = await newVariant(0, { track_quantity: false });
    expect(await hold(aCheckout(), [{ ...line(service, 7), isCounted: false }])).toEqual([7]);
    expect(await available(service)).toBeNull();
  });

  it('is replaced by what the same buyer holds next, and given back when the buyer leaves', async () => {
    const [one, other] = [await newVariant(4), await newVariant(4)];
    const mine = aCheckout();
    await hold(mine, [line(one, 4)]);
    expect(await hold(mine, [line(one, 3), line(other, 1)])).toEqual([3, 1]);
    expect(await level(one)).toEqual({ reserved: 3, held: 3, shown: 1 });
    await inStore((db) => releaseHold(db, storeId, mine));
    expect(await level(one)).toEqual({ reserved: 0, held: 0, shown: 4 });
    expect(await level(other)).toEqual({ reserved: 0, held: 0, shown: 4 });
  });

  it('does not count once it has lapsed, before any clock has come along', async () => {
    const variant = await newVariant(2);
    const [late, later] = [aCheckout(), aCheckout()];
    await hold(late, [line(variant, 1)]);
    await hold(later, [line(variant, 1)]);
    await lapse(late);
    expect(await available(variant)).toBe(1);
    expect(await reserve([line(variant, 2)])).toBe('not_enough_stock');
    expect(await reserve([line(variant, 1)])).toBe('reserved');
    await lapse(later);
    expect(await hold(aCheckout(), [line(variant, 2)])).toEqual([1]);
    // Whoever comes back too late is told, and takes nothing of what others have by now.
    expect(await buyHeld(late, [line(variant, 1)])).toBe('not_enough_stock');
    expect(await level(variant)).toEqual({ reserved: 2, held: 1, shown: 0 });
  });

  it('that has lapsed still serves its buyer while nobody else wanted it', async () => {
    const variant = await newVariant(1);
    const mine = aCheckout();
    await hold(mine, [line(variant)]);
    await lapse(mine);
    expect(await buyHeld(mine, [line(variant)])).toBe('reserved');
    expect(await level(variant)).toEqual({ reserved: 1, held: 0, shown: 0 });
  });

  it('is shown as available again by the clock', async () => {
    const variant = await newVariant(5);
    const [mine, theirs] = [aCheckout(), aCheckout()];
    await hold(mine, [line(variant, 3)]);
    await hold(theirs, [line(variant, 2)]);
    await lapse(mine);
    await sweep();
    expect(await level(variant)).toEqual({ reserved: 2, held: 2, shown: 3 });
  });

  it('500 buyers of the last 50 units on all ways at once: exactly 50 are sold', async () => {
    const variant = await newVariant(50);
    const byWeb = async () => {
      const mine = aCheckout();
      const [held = 0] = await hold(mine, [line(variant)]);
      return held === 0 ? 'sold out' : buyHeld(mine, [line(variant)]);
    };
    const andLeaves = async () => {
      const mine = aCheckout();
      const [held = 0] = await hold(mine, [line(variant)]);
      if (held > 0) await lapse(mine);
      return 'left';
    };
    const inTurn = limitConcurrency(16);
    const buyers = Array.from({ length: 500 }, (_, index) =>
      inTurn(async () => {
        if (index % 50 === 49) await sweep();
        if (index % 25 === 0) return andLeaves();
        return index % 3 === 0 ? reserve([line(variant)]) : byWeb();
      }),
    );
    const answers = await Promise.all(buyers);
    // Who left may have held a unit while everybody else asked.
    const before = answers.filter((answer) => answer === 'reserved').length;
    const after = await Promise.all(Array.from({ length: 50 }, () => inTurn(() => reserve([line(variant)]))));
    expect(before + after.filter((answer) => answer === 'reserved').length).toBe(50);
    expect(await level(variant)).toEqual({ reserved: 50, held: 0, shown: 0 });
  }, 120_000);

  it('keeps the books of any story: reserved is what orders have and what is held', async () => {
    const act = fc.record({
      kind: fc.constantFrom('hold', 'lapse', 'buy', 'leave', 'reserve', 'release', 'sweep'),
      who: fc.nat(2),
      units: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 15 }), async (acts) => {
        const stock = 6;
        const variant = await newVariant(stock);
        const owners = [aCheckout(), aCheckout(), aCheckout()];
        /** What the model says: units of each hold, those that have lapsed, and what orders have. */
        const holds = new Map<string, { units: number; lapsed: boolean }>();
        let ordered = 0;
        const others = (mine: Owner) =>
          [...holds].reduce(
            (sum, [id, { units, lapsed }]) => sum + (lapsed || id === mine.id ? 0 : units),
            0,
          );
        const forget = () => {
          for (const [id, { lapsed }] of holds) if (lapsed) holds.delete(id);
        };
        for (const { kind, who, units } of acts) {
          const mine = owners[who] ?? aCheckout();
          const own = holds.get(mine.id);
          if (kind === 'hold') {
            const most = Math.min(units, stock - ordered - others(mine));
            expect(await hold(mine, [line(variant, units)])).toEqual([most]);
            forget();
            holds.delete(mine.id);
            if (most > 0) holds.set(mine.id, { units: most, lapsed: false });
          } else if (kind === 'lapse') {
            await lapse(mine);
            if (own) holds.set(mine.id, { ...own, lapsed: true });
          } else if (kind === 'buy') {
            const fits = units <= stock - ordered - others(mine);
            expect(await buyHeld(mine, [line(variant, units)])).toBe(fits ? 'reserved' : 'not_enough_stock');
            if (!fits) continue;
            const spare = stock - ordered - [...holds.values()].reduce((sum, one) => sum + one.units, 0);
            if (units - (own?.units ?? 0) > spare) forget();
            holds.delete(mine.id);
            ordered += units;
          } else if (kind === 'leave') {
            await inStore((db) => releaseHold(db, storeId, mine));
            holds.delete(mine.id);
          } else if (kind === 'reserve') {
            const fits = units <= stock - ordered - others(aCheckout());
            expect(await reserve([line(variant, units)])).toBe(fits ? 'reserved' : 'not_enough_stock');
            if (!fits) continue;
            const spare = stock - ordered - [...holds.values()].reduce((sum, one) => sum + one.units, 0);
            if (units > spare) forget();
            ordered += units;
          } else if (kind === 'release' && ordered >= units) {
            await inStore((db) => releaseStock(db, storeId, [line(variant, units)]));
            ordered -= units;
          } else if (kind === 'sweep') {
            await sweep();
            forget();
          }
          const held = [...holds.values()].reduce((sum, one) => sum + one.units, 0);
          expect(await level(variant)).toEqual({
            reserved: ordered + held,
            held,
            shown: stock - ordered - held,
          });
        }
      }),
      { numRuns: 25 },
    );
  }, 180_000);
});
