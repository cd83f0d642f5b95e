import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { addInvite, addStore, addUser } from '#testing/fixtures/add-rows.ts';

/** Tables that belong to no store, each with its reason in the migration that makes it. */
const global = [
  'accounts',
  'attempts',
  'codes',
  'google_sign_ins',
  'handoffs',
  'idempotency_keys',
  'mailed_links',
  'migrations',
  'session_tokens',
  'sessions',
  'users',
];

interface Table {
  name: string;
  has_store_id: boolean;
  secured: boolean;
  forced: boolean;
  policies: number;
  keyed: boolean;
}

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
let tables: Table[];

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  app = new pg.Client({ connectionString: database.appUrl });
  await Promise.all([owner.connect(), app.connect()]);
  tables = await readTables();
});

afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

async function readTables(): Promise<Table[]> {
  const { rows } = await owner.query<Table>(`
    select class.relname as name,
           exists (select 1 from pg_attribute where attrelid = class.oid and attname = 'store_id') as has_store_id,
           class.relrowsecurity as secured,
           class.relforcerowsecurity as forced,
           (select count(*)::int from pg_policy where polrelid = class.oid) as policies,
           exists (select 1 from pg_index where indrelid = class.oid and indisunique) as keyed
    from pg_class class
    where class.relnamespace = 'app'::regnamespace and class.relkind in ('r', 'p')
    order by 1`);
  return rows;
}

/** Two stores of two owners with a row in every table of a store. */
async function addTwoStores(): Promise<[string, string]> {
  const pool = new pg.Pool({ connectionString: database.ownerUrl });
  const begin = async () => {
    const { id: user } = await addUser(pool);
    return { user, store: await addStore(pool, user) };
  };
  /** @param buyer a store that buys from it */
  const fill = async ({ user, store }: { user: string; store: string }, buyer: string) => {
    await addInvite(pool, store, user);
    for (const [table, columns, values] of [
      ['staff', 'role, joined_at, user_id', "'super_admin', now(), $2::uuid"],
      [
        'images',
        'id, entity, width, height, bytes, created_at, uploaded_by',
        "$1, 'store', 1, 1, 1, now(), $2::uuid",
      ],
      ['sub_domains', 'label', '$2::text'],
      [
        'audit_log',
        'id, at, action, subject, network_address, request_id, actor_user_id',
        "$1, now(), '', '', '', '', $2::uuid",
      ],
      ['tax_rates', 'id, name, percent, archived, created_at', "$1, 'Reduced', 5, false, now()"],
      ['categories', 'id, name, position, created_at', "$1, 'Food', 0, now()"],
      [
        'products',
        'id, title, status, search_text, created_at, updated_at',
        "$1, '', 'draft', 'lamp', now(), now()",
      ],
      ['product_tags', 'product_id, tag', "$1, 'red'"],
      ['product_images', 'product_id, image_id, position', '$1, $1, 0'],
      [
        'variants',
        'id, product_id, position, name, entries, active, track_quantity, price, on_sales',
        "$1, $1, 0, '', '{}', true, true, 0, false",
      ],
      ['product_counts', 'status, products', "'draft', 1"],
      ['store_numbers', 'series, last_number', "'barcode', 1"],
      ['locations', 'id, name, position, created_at', "$1, 'Shop', 0, now()"],
      ['locations', 'id, name, position, created_at', "$2::uuid, 'Van', 1, now()"],
      ['stock_levels', 'variant_id, location_id', '$1, $1'],
      [
        'stock_movements',
        'id, variant_id, location_id, quantity, reason, at, actor_user_id',
        "$1, $1, $1, 1, 'count', now(), $2::uuid",
      ],
      ['product_stock', 'product_id', '$1'],
      [
        'store_jobs',
        'id, kind, state, input, actor, created_at, created_by',
        "$1, 'bulk_edit', 'waiting', '{}', '{\"kind\": \"system\"}', now(), $2::uuid",
      ],
      ['events', 'sequence, kind, payload', "1, 'product.changed', '{}'"],
      ['bulk_edit_products', 'job_id, product_id', '$1, $1'],
      [
        'imports',
        'id, kind, file_name, file_key, bytes, delimiter, format, headers, sample, mapping, with_money, with_costs, created_at, actor_user_id',
        "$1, 'products', '', '', 1, ',', 'other', '{}', '[]', '[]', true, true, now(), $2::uuid",
      ],
      ['import_items', 'import_id, first_row, key, rows', "$1, 2, '', 1"],
      ['import_rows', 'import_id, row, first_row, cells', "$1, 2, 2, '[]'"],
      ['import_codes', 'import_id, code, row', "$1, 'sku:a', 2"],
      ['product_import_images', 'import_id, id, row, product_id, url, alt_text', "$1, $1, 2, $1, '', ''"],
      ['product_handles', 'handle, product_id', "'a', $1"],
      ['label_prints', 'id, input, created_at', "$1, '{}', now()"],
      ['views', 'id, list, name, query, position, created_at', "$1, 'products', 'Low', '{}', 0, now()"],
      [
        'transfers',
        'id, number, from_location_id, to_location_id, state, actor_user_id, created_at',
        "$1, 1, $1, $2::uuid, 'draft', $2::uuid, now()",
      ],
      ['transfer_lines', 'transfer_id, variant_id, position, quantity', '$1, $1, 0, 1'],
      [
        'stock_takes',
        'id, number, location_id, scope, state, actor_user_id, created_at',
        "$1, 1, $1, 'all', 'counting', $2::uuid, now()",
      ],
      ['stock_take_lines', 'stock_take_id, variant_id, expected', '$1, $1, 0'],
      [
        'stock_take_counts',
        'stock_take_id, id, kind, units, actor_user_id, at',
        "$1, $1, 'scan', 1, $2::uuid, now()",
      ],
      ['suppliers', 'id, name, created_at', "$1, 'Mboga', now()"],
      ['supplier_variants', 'supplier_id, variant_id, ordered_at', '$1, $1, now()'],
      [
        'purchase_orders',
        'id, number, supplier_id, location_id, state, created_at, updated_at, actor_user_id',
        "$1, 1, $1, $1, 'ordered', now(), now(), $2::uuid",
      ],
      ['purchase_order_lines', 'id, order_id, position, variant_id, quantity', '$1, $1, 0, $1, 2'],
      [
        'purchase_order_mails',
        'id, order_id, to_address, shows_costs, created_at',
        "$1, $1, '', true, now()",
      ],
      ['purchase_order_costs', 'order_id, position, kind, amount', "$1, 0, 'freight', 1"],
      ['purchase_receipts', 'id, order_id, location_id, at, actor_user_id', '$1, $1, $1, now(), $2::uuid'],
      ['purchase_receipt_lines', 'receipt_id, line_id, quantity', '$1, $1, 1'],
      ['purchase_receipt_reversals', 'receipt_id, at, actor_user_id', '$1, now(), $2::uuid'],
      ['low_stock', 'variant_id, product_id, state', "$1, $1, 'low'"],
      ['low_levels', 'variant_id, location_id, state', "$1, $1, 'low'"],
      ['low_stock_digests', 'notified_on', 'now()'],
      ['low_stock_mails_off', 'user_id', '$2::uuid'],
      [
        'sale_changes',
        'kind, test, day, channel, payment_type, state, due_on',
        "'order', false, now(), 'web', 'pod', 'placed', now()",
      ],
      ...['sales_by_day', 'sales_by_product_day', 'sales_by_product_month'].map((table) => [
        table,
        `test, day, ${table === 'sales_by_day' ? 'channel, payment_type, shipping' : 'product_id'}, orders, units, discounts, net, vat,
         returned_quantity, returned_net, returned_vat, cost, uncosted`,
        `false, now(), ${table === 'sales_by_day' ? "'web', 'pod', 0" : '$1'}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0`,
      ]),
      [
        'order_counts',
        'test, state, channel, payment_type, orders, unpaid',
        "false, 'placed', 'web', 'pod', 1, 0",
      ],
      ['takings_by_day', 'test, day, method, payments, taken, refunded', "false, now(), 'cash', 1, 1, 0"],
      ['debts_by_day', 'test, due_on, orders, outstanding', 'false, now(), 1, 1'],
      ['customer_groups', 'id, name, created_at', "$1, 'Schools', now()"],
      ['customers', 'id, name, group_id, created_at, updated_at', "$1, 'Asha', $1, now(), now()"],
      ['customer_addresses', 'id, customer_id, position, line1', "$1, $1, 0, 'Moi Avenue 1'"],
      [
        'orders',
        `id, test, channel, stage, state, location_id, apply_vat, vat_percent, prices_include_vat, lines_total,
         discount_total, vat_total, ordered_total, units, created_at, updated_at`,
        "$1, false, 'manual', 'draft', 'draft', $1, false, 0, false, 0, 0, 0, 0, 0, now(), now()",
      ],
      [
        'order_lines',
        `id, order_id, position, title, quantity, unit_price, exempt_vat, share_discount, share_vat, share_total,
         fulfilled`,
        "$1, $1, 0, 'Rice', 1, 0, false, 0, 0, 0, 1",
      ],
      [
        'order_payments',
        'id, order_id, kind, method, amount, at, on_day',
        "$1, $1, 'payment', 'cash', 1, now(), now()",
      ],
      ['order_fulfilments', 'id, order_id, location_id, at', '$1, $1, $1, now()'],
      ['order_fulfilment_lines', 'fulfilment_id, line_id, quantity', '$1, $1, 1'],
      [
        'order_returns',
        'id, order_id, location_id, value, at, on_day, test, serial',
        '$1, $1, $1, 0, now(), now(), false, 1',
      ],
      ['order_return_lines', 'return_id, line_id, quantity, restocked, value', '$1, $1, 1, true, 0'],
      ['order_bulk_action_items', 'job_id, order_id', '$1, $1'],
      ['sold_items', 'id, title, variant_name, sku_key', "$1, '', '', ''"],
      ['order_items', 'test, serial, item_id', 'false, 1, $1'],
      ['order_tags', 'test, tag, serial', "false, 'gift', 1"],
      ['order_events', 'id, order_id, kind, at', "$1, $1, 'noted', now()"],
      [
        'discounts',
        'id, code, kind, percent, applies_to, channels, starts_at, created_at, updated_at',
        "$1, 'TEN', 'percent', 10, 'order', '{web}', now(), now(), now()",
      ],
      ['discount_products', 'discount_id, product_id', '$1, $1'],
      ['discount_categories', 'discount_id, category_id', '$1, $1'],
      [
        'gift_cards',
        'id, test, code, issued, balance, paid_with, created_at, updated_at',
        "$1, false, 'ACDEFGHJKMNPQRTW', 5, 5, 'cash', now(), now()",
      ],
      ['gift_card_entries', 'id, card_id, kind, amount, balance, at', "$1, $1, 'issued', 5, 5, now()"],
      ['store_credits', 'customer_id, test, balance', '$1, false, 5'],
      [
        'store_credit_entries',
        'id, customer_id, test, kind, amount, balance, at',
        "$1, $1, false, 'given', 5, 5, now()",
      ],
      ['discount_redemptions', 'order_id, discount_id, amount, at', '$1, $1, 10, now()'],
      ['till_layouts', 'pages, barcode_rules, version, updated_at', "'[]', '[]', 1, now()"],
      ['till_settings', 'methods, round_cash, tip_percents, version', "'[]', false, '{}', 1"],
      ['registers', 'id, name, location_id, created_at', "$1, 'Front desk', $1, now()"],
      [
        'register_devices',
        'id, register_id, block, key_hash, claimed_at, last_seen_at',
        "$1, $1, 1, '\\x00', now(), now()",
      ],
      ['shifts', 'id, register_id, device_id, test, opening_float, opened_at', '$1, $1, $1, false, 5, now()'],
      [
        'cash_movements',
        'id, shift_id, direction, amount, reason, at, received_at',
        "$1, $1, 'in', 5, 'Change', now(), now()",
      ],
      ['drawer_openings', 'id, register_id, at, received_at', '$1, $1, now(), now()'],
      [
        'till_commands',
        'id, device_id, seq, kind, version, payload, digest, received_at',
        "$1, $1, 1, 'sale', 1, '{}', '\\x00', now()",
      ],
      ['parked_sales', 'id, register_id, title, cart, parked_at', "$1, $1, 'Table', '{}', now()"],
      ['receipt_links', 'order_id, token', "$1, 'AAAAAAAAAAAAAAAAAAAAAA'"],
      ['payment_providers', 'provider, enabled, version', "'stripe', true, 1"],
      [
        'payment_attempts',
        'id, checkout_id, provider, mode, reference, amount, currency, state, created_at, updated_at',
        "$1, $1, 'stripe', 'test', 'B', 5, 'KES', 'started', now(), now()",
      ],
      [
        'payment_refunds',
        'id, attempt_id, amount, state, created_at, updated_at',
        "$1, $1, 5, 'due', now(), now()",
      ],
      ['provider_events', 'provider, event_id, received_at', "'stripe', 'evt_1', now()"],
      [
        'stock_holds',
        'owner_kind, owner_id, variant_id, location_id, quantity, expires_at',
        "'checkout', $1, $1, $1, 1, now()",
      ],
      ['carts', 'id, token_hash, created_at, updated_at', "$1, '\\x00', now(), now()"],
      [
        'checkouts',
        'id, cart_id, cart_version, state, location_id, lines, terms, customer_id, total, expires_at, created_at, updated_at',
        "$1, $1, 1, 'open', $1, '[]', '{}', $1, 0, now(), now(), now()",
      ],
      ['order_deliveries', 'order_id, title, recipient', "$1, '', ''"],
      ['buyer_codes', 'email_key, issued_at', "'asha@buyers.example', now()"],
      ['buyer_sessions', 'token_hash, email_key, expires_at', "'\\x00', 'asha@buyers.example', now()"],
      [
        'shop_messages',
        'id, name, email, message, written_at',
        "$1, 'Asha', 'asha@buyers.example', 'Hello', now()",
      ],
      ['payment_proofs', 'order_id, image_id, sent_at', '$1, $1, now()'],
      ['shop_visits', 'day, test, visits', "'2026-11-01', false, 1"],
      ['order_links', 'order_id, token_hash', "$1, '\\x00'"],
      ['storefront_versions', 'id, document, published_at', "$1, '{}', now()"],
      ['storefronts', 'version, updated_at, preview_token', "1, now(), 'AAAAAAAAAAAAAAAAAAAAAA'"],
      [
        'storefront_pages',
        'id, slug, title, body, published, position, version, updated_at',
        "$1, 'about', 'About', '', true, 0, 1, now()",
      ],
      ['document_settings', 'reminders', 'true'],
      ['delivery_zones', 'id, name, places, rates, version, created_at', "$1, 'Lagos', '[]', '[]', 1, now()"],
      [
        'pickup_points',
        'location_id, offered, instructions, lead_hours, slots, version',
        "$1, true, '', 0, '[]', 1",
      ],
      ['pickup_bookings', 'owner_id, location_id, day, starts, created_at', "$1, $1, now(), '10:00', now()"],
      [
        'manual_payments',
        'pay_on_delivery, bank_transfer, bank_transfer_proof, bank_transfer_days, mobile_money, version',
        "true, false, false, 3, '[]', 1",
      ],
      [
        'storefront_preferences',
        'status, paused_message, hold_minutes, counts_visits, shows_email, shows_whatsapp, takes_notes, mails_new_orders, policies, version',
        "'open', '', 10, true, true, true, true, true, '{}', 1",
      ],
      ['storefront_redirects', 'id, from_path, from_key, to_path, created_at', "$1, '/a', '/a', '/b', now()"],
      ['storefront_domains', 'domain, token, state, created_at', "'shop.example.com', 'a', 'pending', now()"],
      [
        'translations',
        'language, kind, subject, field, text, source, updated_at',
        "'fr', 'menu', 'main', 'Home', 'Accueil', md5('Home'), now()",
      ],
      ['document_mails', 'id, document, order_id, to_address, created_at', "$1, 'invoice', $1, '', now()"],
      ['wholesale_settings', 'updated_at', 'now()'],
      ['price_lists', 'id, name, created_at, updated_at', "$1, 'Hotels', now(), now()"],
      ['price_list_prices', 'price_list_id, variant_id, minimum, unit_price', '$1, $1, 1, 5'],
      ['wholesale_products', 'product_id', '$1'],
      ['wholesale_product_groups', 'product_id, group_id', '$1, $1'],
      ['wholesale_companies', 'customer_id, created_at, updated_at', '$1, now(), now()'],
      [
        'wholesale_requests',
        'id, buyer_store_id, requested_by, company_name, created_at',
        "$1, $3::uuid, $2::uuid, 'Hotels', now()",
      ],
      ['wholesale_carts', 'buyer_store_id, user_id, lines, updated_at', "$3::uuid, $2::uuid, '[]', now()"],
      [
        'shopping_lists',
        'id, supplier_store_id, name, lines, created_at, updated_at',
        "$1, $3::uuid, $2::text, '[]', now(), now()",
      ],
      [
        'wholesale_buyers',
        'id, customer_id, name, email, email_key, created_at',
        "$1, $1, 'Achieng', 'a@hotels.example', 'a@hotels.example', now()",
      ],
      ['wholesale_buyer_carts', 'buyer_id, lines, updated_at', "$1, '[]', now()"],
      ['wholesale_orders', 'order_id, customer_id, placed_at', '$1, $1, now()'],
      ['wholesale_order_lines', 'line_id, order_id, variant_id', '$1, $1, $1'],
      [
        'wholesale_quotes',
        'id, serial, number, customer_id, buyer_store_id, state, subtotal, vat, total, created_at, updated_at',
        "$1, 1, 'Q-1', $1, coalesce($3::uuid, $2::uuid), 'requested', 1, 0, 1, now(), now()",
      ],
      [
        'wholesale_quote_lines',
        'quote_id, variant_id, position, title, quantity, list_price, unit_price',
        "$1, $1, 0, 'Basin', 1, 1, 1",
      ],
      [
        'wholesale_quote_messages',
        'id, quote_id, act, side, total, at',
        "$1, $1, 'requested', 'buyer', 1, now()",
      ],
    ])
      await owner.query(
        `insert into app.${table} (store_id, ${columns}) values ($1::uuid, ${values})`,
        values?.includes('$3') ? [store, user, buyer] : values?.includes('$2') ? [store, user] : [store],
      );
  };
  const [first, second] = [await begin(), await begin()];
  await fill(first, second.store);
  await fill(second, first.store);
  await pool.end();
  return [first.store, second.store];
}

const isTenant = (table: Table) => table.has_store_id || table.name === 'stores';

describe('CONTRACT Security: tenant isolation lies in the database', () => {
  it('forces a policy on every table of a store', () => {
    const tenant = tables.filter(isTenant);
    expect(tenant.length).toBeGreaterThan(4);
    for (const table of tenant) {
      expect(table, table.name).toMatchObject({ secured: true, forced: true });
      expect(table.policies, table.name).toBeGreaterThan(1);
    }
  });

  it('knows every table that belongs to no store', () => {
    expect(tables.filter((table) => !isTenant(table)).map((table) => table.name)).toEqual(global);
  });

  it('would notice a new table of a store without a policy', async () => {
    await owner.query('create table app.forgotten (store_id uuid)');
    const found = (await readTables()).find((table) => table.name === 'forgotten');
    await owner.query('drop table app.forgotten');
    expect(found).toMatchObject({ has_store_id: true, forced: false, policies: 0 });
  });

  it('gives every table a key', () => {
    expect(tables.filter((table) => !table.keyed)).toEqual([]);
  });

  it('has no index that compares its column otherwise than a query would, but for the order of names', async () => {
    const { rows } = await owner.query<{ name: string; attribute: string }>(`
      select index.indexrelid::regclass::text as name, attribute.attname as attribute
      from pg_index index
      cross join lateral unnest(index.indkey, index.indcollation) as part (number, collation_id)
      join pg_attribute attribute on attribute.attrelid = index.indrelid and attribute.attnum = part.number
      join pg_class class on class.oid = index.indrelid and class.relnamespace = 'app'::regnamespace
      where part.collation_id not in (0, attribute.attcollation, 'app.names'::regcollation)`);
    expect(rows).toEqual([]);
  });

  it('joins tables of a store by keys that carry the store', async () => {
    const { rows } = await owner.query<{ name: string; columns: string[]; target: string }>(`
      select con.conname as name, target.relname as target,
             array(select attname::text from pg_attribute where attrelid = con.conrelid and attnum = any (con.conkey)) as columns
      from pg_constraint con join pg_class target on target.oid = con.confrelid
      where con.contype = 'f' and con.connamespace = 'app'::regnamespace`);
    const tenantNames = tables.filter((table) => table.has_store_id).map((table) => table.name);
    const inside = rows.filter((row) => tenantNames.includes(row.target));
    expect(inside.length).toBeGreaterThan(0);
    for (const row of inside) expect(row.columns.length, row.name).toBeGreaterThan(1);
  });

  it('shows nothing while no store and no user is named, and with a store only what is its own', async () => {
    const [first, second] = await addTwoStores();
    for (const table of tables.filter(isTenant)) {
      const column = table.name === 'stores' ? 'id' : 'store_id';
      const storesIn = async (from: pg.Client) => {
        const { rows } = await from.query(`select distinct ${column} as store from app.${table.name}`);
        return rows.map(({ store }) => store).sort();
      };
      expect(await storesIn(owner), table.name).toEqual([first, second].sort());
      expect(await storesIn(app), table.name).toEqual([]);
      for (const store of [first, second]) {
        await app.query("select set_config('app.store_id', $1, false)", [store]);
        expect(await storesIn(app), table.name).toEqual([store]);
      }
      await app.query("select set_config('app.store_id', '', false)");
    }
  });

  it('indexes every foreign key of a table that grows', async () => {
    const { rows } = await owner.query<{ name: string }>(`
      select con.conrelid::regclass || '.' || con.conname as name from pg_constraint con
      where con.contype = 'f' and con.connamespace = 'app'::regnamespace
        and con.confrelid = 'app.stores'::regclass
        and not exists (
          select 1 from pg_index where indrelid = con.conrelid and indkey[0] = con.conkey[1]
        )`);
    expect(rows).toEqual([]);
  });
});
