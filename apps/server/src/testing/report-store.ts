import type { TestApp } from './app.ts';
import { orderDesk, type Seller } from './order-desk.ts';
import { newGood } from './purchasing.ts';
import { query } from './query.ts';

/** What a store of `reportStore` has sold: goods with unlike figures, in three categories and none. */
export interface ReportStore {
  owner: Seller;
  /** By title. */
  goods: Map<string, { productId: string; variantId: string }>;
  today: string;
  yesterday: string;
}

/**
 * A store in Nairobi that sells with 16 % VAT inside its prices. Of the four goods that were sold today each is first by another
 * figure; candles and what came back of them are of yesterday and today.
 */
export async function reportStore(app: TestApp): Promise<ReportStore> {
  const { token } = await app.verifiedUser();
  const { id } = await app.newStore(token, { module_inventory: 'active', currency_code: 'KES' });
  const owner = { token, storeId: id };
  const sql = (statement: string, ...values: unknown[]) =>
    query(app.database.superUrl, statement, [id, ...values]);
  await sql(
    `update app.stores set mode = 'live', apply_vat = true, vat_percent = 16, prices_include_vat = true, timezone = 'UTC' where id = $1`,
  );
  const today = app.services.clock().toISOString().slice(0, 10);
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const desk = orderDesk(
    () => app,
    () => owner,
  );
  const goods: ReportStore['goods'] = new Map();
  for (const [title, price, cost, shelf] of [
    ['apples', 11_600, 9_900, '=Fruit'],
    ['Bread', 116, 10, 'bakery'],
    ['corn', 1_160, null, null],
    ['Dates', 2_320, 1_500, 'Zone'],
    ['Eggs', 580, 400, 'bakery'],
    ['Candles', 1_160, 700, 'Cellar'],
  ] as const) {
    const made = await newGood(app, owner, { price, cost, track_quantity: true, opening_stock: 90 }, title);
    goods.set(title, made);
    if (shelf === null) continue;
    await sql(
      `insert into app.categories (store_id, id, name, position, created_at)
       select $1, gen_random_uuid(), $2, 0, now() where not exists (select from app.categories where store_id = $1 and name = $2)`,
      shelf,
    );
    await sql(
      'update app.products set category_id = (select id from app.categories where store_id = $1 and name = $2) where id = $3',
      shelf,
      made.productId,
    );
  }
  const sell = async (title: string, quantity: number, more: object = {}, discount = 0) => {
    const lines = [{ variant_id: goods.get(title)?.variantId, quantity, discount }];
    const placement = { payment_type: 'pod', handed_over: true };
    const { data, message } = await desk.make({ lines, placement, ...more });
    if (!data) throw new Error(message);
    return data;
  };
  const takeBack = ({ id: order, lines }: Awaited<ReturnType<typeof sell>>, quantity: number) =>
    desk.takeBack(order, { lines: [{ line_id: lines[0]?.id, quantity, restocked: true }] });
  await sell('apples', 1);
  await sell('Bread', 30);
  for (let time = 0; time < 4; time += 1) await sell('corn', 1, { channel: 'in_person' });
  await sell('corn', 2, { channel: 'in_person' }, 580);
  const dates = await sell('Dates', 4, { channel: 'in_person' });
  await takeBack(dates, 2);
  await sell('Eggs', 12);
  const candles = await sell('Candles', 3, { shipping: 250 });
  await sql('update app.orders set placed_on = $2 where store_id = $1 and id = $3', yesterday, candles.id);
  await takeBack(candles, 1);
  return { owner, goods, today, yesterday };
}
