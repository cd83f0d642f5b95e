import { addBuyers, customerId } from '#fixtures/customer-fixtures.ts';
import { issueCards } from '#fixtures/gift-card-fixtures.ts';
import { type Shop, startCheck, startRun, untilState, uploadFile } from '#fixtures/import-fixtures.ts';
import { sellOnCredit, takeOrders } from '#fixtures/order-fixtures.ts';
import { paintedPng } from '#fixtures/png-fixture.ts';
import { addPicture } from '#fixtures/product-fixtures.ts';
import { quoteToCompany } from '#fixtures/quote-fixtures.ts';
import { askToBuy, priceImports, priceListId, supplyCompanies } from '#fixtures/supplying-fixtures.ts';
import { leaveCheckout } from '#fixtures/unfinished-fixtures.ts';
import { buyAround } from '#fixtures/wholesale-fixtures.ts';
import {
  call,
  type Merchant,
  newMerchant,
  newStore,
  newUnverifiedMerchant,
  type OpenedStore,
} from '#support/server/api.ts';

/** The people of whom the screens are looked at; their names, words and lists are as long as life makes them. */
export interface Cast {
  /** Has twelve stores, many colleagues, and an invite to somebody else's store. */
  owner: Merchant;
  store: OpenedStore;
  /** Is verified and has nothing yet. */
  newcomer: Merchant;
  /** Has a bare store, the first of two: nobody works there and nobody is invited. */
  loner: Merchant;
  unverified: Merchant;
  /** Tries things out in a store with samples. */
  trier: Merchant;
  /** Keeps the stock of the owner's store and sees no money. */
  officer: Merchant;
  /** Sells for real, in a live store, to a customer who owes. */
  trader: Merchant;
}

export const longName = 'Donaudampfschifffahrtsgesellschaft Kapitänsmützen Großhandel'; // 60 characters
const otherNames = [
  'Duka la Amina',
  'Mama Mboga Kilimani',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragung',
  'The Corner Shop of Peckham Rye and Nunhead Lane, established',
  'Kiosk 7',
  'Al Souk Al Kabir Trading',
  'Boulangerie-Pâtisserie Saint-Honoré-les-Bains',
  'K',
  'Grundstücksverkehrsgenehmigungszuständigkeitsübertragung',
  'Ukwakhiwa Kwezindlu Hardware',
  'Nairobi Books and Stationery',
];

/** A product of the owner's store with variants, a long name and little that is ready. */
export const productId = '01a1fd00-0000-7000-8000-000000000001';

/** A purchase order of the owner's store of which a part has come. */
export const orderId = '01a1fd00-0000-7000-8000-000000000002';
/** Files of items of the owner's store: one just brought, one checked, one imported. */
export const imports = {
  brought: '01a1fd00-0000-7000-8000-000000000002',
  checked: '01a1fd00-0000-7000-8000-000000000003',
  done: '01a1fd00-0000-7000-8000-000000000004',
};
/** The same for files of customers. */
export const customerImports = {
  brought: '01a1fd00-0000-7000-8000-000000000012',
  checked: '01a1fd00-0000-7000-8000-000000000013',
  done: '01a1fd00-0000-7000-8000-000000000014',
};
/** Units of that product on their way between two places, one that waits to be sent, and a count of the first place. */
export const transferId = '01a1fd00-0000-7000-8000-000000000002';
export const draftTransferId = '01a1fd00-0000-7000-8000-000000000003';
/** A discount of that product, with a long title and every limit. */
export const discountId = '01a1fd00-0000-7000-8000-000000000007';
export const stockTakeId = '01a1fd00-0000-7000-8000-000000000004';

/** Makes them, one after the other, so that the lists always come in the same order. */
export async function gather(url: string): Promise<Cast> {
  const owner = await newMerchant(url, 'Maximiliane-Alexandrina');
  const { token } = owner;
  const store = await newStore(url, token, {
    ...{ name: longName, module_pos: 'active', module_wholesale: 'active' },
  });
  for (const name of otherNames)
    await newStore(url, token, { name, mode: name.length % 2 ? 'live' : 'test' });
  await call(url, 'PUT /marketplace/v1/stores/{id}/update', {
    token,
    params: { id: store.id },
    body: { default_theme: 'duka', description: 'Kopfbedeckungen aller Art. '.repeat(12).trim() },
  });

  await stockUp(url, token, store.id);
  await orderItems(url, token, store.id);
  await moveAndCount(url, token, store.id);
  await addBuyers(url, token, store.id);
  await bringFiles({ url, token, storeId: store.id, kind: 'customer' }, customerImports, buyersFile);
  await takeOff(url, token, store.id);
  await issueCards(url, token, store.id);
  await sell(url, token, store.id);
  await leaveCheckout(store.id);
  await supplyCompanies({ url, token, storeId: store.id }, { customerId, productId });
  await quoteToCompany(url, { token, storeId: store.id }, customerId);
  const into = { price_list_id: priceListId };
  await bringFiles({ url, token, storeId: store.id, kind: 'price', into }, priceImports, pricesFile);
  await buyAround(url, { token, storeId: store.id });

  const officer = await newMerchant(url, 'Wolfeschlegelsteinhausen');
  await employ(url, owner, store, officer, 'inventory_officer');
  for (const [index, name] of ['Asha', 'Bartholomäus-Friedrich', 'Chidi', 'Dunja', 'Esi', 'Fatuma'].entries())
    await employ(url, owner, store, await newMerchant(url, name), index % 2 ? 'manager' : 'associate');
  for (const name of ['Gilbert', 'Hadiza', 'Imani', 'Jabari', 'Kwame'])
    await employ(url, owner, store, await newMerchant(url, name), 'supervisor');
  for (const name of ['zoe', 'the-regional-manager-for-the-north-eastern-counties-and-islands'])
    await invite(url, token, store.id, `${name}@example.com`, 'manager', 'Welcome.');

  const loner = await newMerchant(url, 'Ola');
  await newStore(url, loner.token, {
    ...{ name: 'Bare Store', module_inventory: 'active', module_wholesale: 'active' },
  });
  const inviting = await newStore(url, loner.token, { name: 'Second-Hand Books' });
  await askToBuy(store.id, { url, token: loner.token, storeId: inviting.id }, otherNames[6] ?? '');
  const message = 'We would be glad to have you with us at the counter on Saturdays. '.repeat(3).trim();
  await invite(url, loner.token, inviting.id, owner.email, 'supervisor', message);
  return {
    owner,
    store,
    officer,
    loner,
    newcomer: await newMerchant(url, 'Nia'),
    unverified: await newUnverifiedMerchant(url, 'Uma'),
    trier: await newTrier(url),
    trader: await newTrader(url),
  };
}

/** Discounts of every kind and state: one that is changed on its screen, and others around it in the list. */
async function takeOff(url: string, token: string, storeId: string): Promise<void> {
  const everywhere = ['web', 'in_person', 'wholesale', 'manual'];
  const common = { channels: everywhere, starts_at: '2026-01-01T00:00:00.000Z' };
  for (const body of [
    { kind: 'percent', percent: 20, title: 'Frühjahrsputz im Lager', ends_at: '2026-02-01T10:30:00.000Z' },
    {
      kind: 'amount',
      amount: 123_456_789,
      code: 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT-2026',
      minimum_quantity: 12,
    },
    {
      kind: 'percent',
      percent: 9.975,
      title: 'Later',
      starts_at: '2126-01-01T00:00:00.000Z',
      channels: ['web'],
    },
    {
      ...{
        id: discountId,
        kind: 'buy_get',
        percent: 33.333,
        buy_quantity: 12,
        get_quantity: 3,
        most_times: 2,
      },
      ...{ applies_to: 'products', product_ids: [productId], use_limit: 1_000_000, customer_limit: 1 },
      ...{ title: 'Zwölf Kapitänsmützen kaufen, drei um ein Drittel billiger', code: 'ZWOELF-PLUS-DREI' },
    },
  ]) {
    const made = await call(url, 'POST /marketplace/v1/stores/{id}/discounts', {
      token,
      params: { id: storeId },
      body: { ...common, ...body },
    });
    if (made.status !== 200) throw new Error(made.message);
  }
}

async function newTrader(url: string): Promise<Merchant> {
  const trader = await newMerchant(url, 'Rehema');
  const { id } = await newStore(url, trader.token, { name: 'Kiosk la Rehema', mode: 'live' });
  await sellOnCredit({ url, token: trader.token, storeId: id });
  return trader;
}

async function newTrier(url: string): Promise<Merchant> {
  const trier = await newMerchant(url, 'Pendo');
  const { id } = await newStore(url, trier.token, { test_product: true, product_type_id: 'fashion' });
  const samples = async () => {
    const at = { token: trier.token, params: { id }, query: { sample: 'true' } };
    return (await call(url, 'GET /marketplace/v1/stores/{id}/products/total', at)).data.total;
  };
  while ((await samples()) < 12) await new Promise((soon) => setTimeout(soon, 200));
  return trier;
}

/** Fourteen products: more than a page, with long names, high prices, and shelves that are full, low and empty. */
async function stockUp(url: string, token: string, storeId: string): Promise<void> {
  const at = { token, params: { id: storeId } };
  await call(url, 'PUT /marketplace/v1/stores/{storeId}/modules', {
    token,
    params: { storeId },
    body: { module_inventory: 'active' },
  });
  const category = await call(url, 'POST /marketplace/v1/stores/{id}/categories', {
    ...at,
    body: { name: 'Kapitänsmützen und sonstige Kopfbedeckungen' },
  });
  const sizes = ['S', 'M', 'Übergröße für Kapitäne'];
  const cap = {
    id: productId,
    title: 'Aaa-Donaudampfschifffahrtskapitänsmütze mit Goldkordel und Anker',
    description: '<p>Aus <strong>reiner</strong> Wolle.</p>',
    brand: 'Vereinigte Mützenmanufakturen Passau',
    tags: ['kopfbedeckung', 'wolle', 'winterschlussverkauf'],
    category_id: category.data.id,
    options: [{ name: 'Größe', entries: sizes }],
    variants: sizes.map((size, index) => ({
      entries: [size],
      price: 123_456_700,
      sku: `DDSK-${index}`,
      opening_stock: index * 3,
      low_stock_at: 4,
    })),
  };
  const others = Array.from({ length: 13 }, (_, index) => ({
    title: `Basin ${index + 1}`,
    status: index % 5 === 4 ? 'draft' : 'active',
    variants: [{ price: index * 1999, opening_stock: index % 3 }],
  }));
  for (const [place, body] of [cap, ...others].entries()) {
    const made = await call(url, 'POST /marketplace/v1/stores/{id}/products', { ...at, body });
    if (made.status !== 200) throw new Error(made.message);
    const shots = body === cap ? [0, 1, 2] : place % 4 ? [place] : [];
    for (const shot of shots) await addShot(url, token, storeId, made.data.id, shot);
  }
  await bringFiles({ url, token, storeId }, imports, itemsFile);
}

/** It changes one variant and names another that is not there. */
const itemsFile = 'SKU,Low stock at,Farbbezeichnung\nDDSK-0,5,rot\nDDSK-9,viele,blau\n';

/** It changes one buyer; the other one has a credit limit that is no amount, and no street. */
const buyersFile = `E-mail,Name,Notes,Credit limit,Address line 1,City,Lieblingsfarbe
buyer-2@example.com,Buyer 2,Zahlt am Ersten,,,Passau,rot
the-regional-manager-for-the-south-western-counties@example.com,Rindfleischetikettierungsüberwachung,,1e3,,,blau
`;

/** It changes a price and adds one; the third row has no quantity. */
const pricesFile = `SKU,Product,Minimum quantity,Unit price,Lieblingsfarbe
DDSK-0,Donaudampfschifffahrtskapitänsmütze,10,1200000,rot
DDSK-1,Donaudampfschifffahrtskapitänsmütze,5000,1100000,blau
DDSK-2,Donaudampfschifffahrtskapitänsmütze mit Goldkordel,0,1000000,grün
`;

/** One of these is just brought, one checked, one imported. */
async function bringFiles(
  shop: Shop,
  { brought, checked, done }: typeof imports,
  file: string,
): Promise<void> {
  await uploadFile(shop, file, brought);
  for (const id of [checked, done]) {
    await startCheck(shop, await uploadFile(shop, file, id));
    await untilState(shop, id, 'checked');
  }
  await startRun(shop, done);
  await untilState(shop, done, 'done');
}

/** A supplier with a long name, a draft, and an order of which a part has come. */
async function orderItems(url: string, token: string, storeId: string): Promise<void> {
  const at = { token, params: { id: storeId } };
  const supplier = await call(url, 'POST /marketplace/v1/stores/{id}/suppliers', {
    ...at,
    body: {
      name: 'Vereinigte Mützenmanufakturen und Posamentenwebereien Passau',
      contact: 'Maximiliane-Alexandrina Wolfeschlegelsteinhausen',
      email: 'the-regional-manager-for-the-north-eastern-counties@example.com',
      phone: '+49 851 1234567',
      lead_days: 14,
    },
  });
  const cap = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
    token,
    params: { id: storeId, product_id: productId },
  });
  const lines = cap.data.variants.map(({ id }, index) => ({
    variant_id: id,
    quantity: 12,
    unit_cost: index === 0 ? null : 87_654_300,
    supplier_sku: `PAX-${index}-GOLDKORDEL`,
  }));
  const body = {
    id: orderId,
    supplier_id: supplier.data.id,
    lines,
    reference: 'Angebot 2026/11/21-000123456789',
    costs: [{ kind: 'freight', label: 'Donaudampfschifffahrt', amount: 1_234_500 }],
  };
  const order = await call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders', { ...at, body });
  const within = { token, params: { id: storeId, purchase_order_id: orderId } };
  await call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/placement', {
    ...within,
    body: {},
  });
  const came = await call(
    url,
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts',
    {
      ...within,
      body: { note: 'Zwei Kartons feucht', lines: [{ line_id: order.data.lines[1]?.id, quantity: 1 }] },
    },
  );
  if (came.status !== 200) throw new Error(came.message);
  const draft = { supplier_id: supplier.data.id, expected_on: '2026-01-31', lines: lines.slice(0, 1) };
  await call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders', { ...at, body: draft });
}

/** The caps that are still on the shelf go to a customer. */
async function sell(url: string, token: string, storeId: string): Promise<void> {
  const { data: cap } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
    token,
    params: { id: storeId, product_id: productId },
  });
  const [none, few, many] = cap.variants.map(({ id }) => id);
  await takeOrders(
    { url, token, storeId },
    [few, many, none].filter((id) => id !== undefined),
  );
}

const sides = [
  [60, 45],
  [45, 60],
  [50, 50],
] as const;

/** A picture upright, lying or square, in a colour of its own. */
async function addShot(url: string, token: string, storeId: string, productId: string, shot: number) {
  const [width, height] = sides[shot % sides.length] ?? sides[0];
  const colour = [(shot * 97) % 200, 60 + ((shot * 41) % 120), 40 + ((shot * 59) % 140)];
  await addPicture(url, token, storeId, productId, {
    png: paintedPng(width, height, colour),
    alt_text: shot === 1 ? 'Von der Seite, mit Goldkordel' : '',
  });
}

/** A second place with a long name, transfers to it, and a stock-take with a difference and an unknown code. */
async function moveAndCount(url: string, token: string, storeId: string): Promise<void> {
  const at = { token, params: { id: storeId } };
  const { data: places } = await call(url, 'GET /marketplace/v1/stores/{id}/locations', at);
  const annex = await call(url, 'POST /marketplace/v1/stores/{id}/locations', {
    ...at,
    body: { name: 'Außenlager der Donaudampfschifffahrtsgesellschaft Passau-Grubweg' },
  });
  const { data: cap } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
    token,
    params: { id: storeId, product_id: productId },
  });
  const largest = cap.variants[2]?.id ?? '';
  const draft = {
    from_location_id: places[0]?.id ?? '',
    to_location_id: annex.data.id,
    lines: [{ variant_id: largest, quantity: 3 }],
  };
  for (const id of [transferId, draftTransferId])
    await call(url, 'POST /marketplace/v1/stores/{id}/transfers', { ...at, body: { id, ...draft } });
  const transfer = { token, params: { id: storeId, transfer_id: transferId } };
  await call(url, 'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', {
    ...transfer,
    body: {},
  });
  await call(url, 'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts', {
    ...transfer,
    body: { lines: [{ variant_id: largest, received: 1 }] },
  });
  await call(url, 'POST /marketplace/v1/stores/{id}/stock-takes', {
    ...at,
    body: { id: stockTakeId, location_id: draft.from_location_id, note: 'Vor dem Winterschlussverkauf' },
  });
  const counted = await call(url, 'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts', {
    token,
    params: { id: storeId, stock_take_id: stockTakeId },
    body: {
      counts: [
        { id: '01a1fd00-0000-7000-8000-000000000005', variant_id: largest, units: 1 },
        { id: '01a1fd00-0000-7000-8000-000000000006', code: '4012345678901-UNBEKANNT' },
      ],
    },
  });
  if (counted.status !== 200) throw new Error(counted.message);
}

type Role = 'inventory_officer' | 'associate' | 'supervisor' | 'manager';

async function invite(
  url: string,
  token: string,
  storeId: string,
  email: string,
  role: Role,
  message: string,
): Promise<void> {
  const sent = await call(url, 'POST /marketplace/v1/stores/{id}/invites', {
    token,
    params: { id: storeId },
    body: { email, role, message },
  });
  if (sent.status !== 200) throw new Error(sent.message);
}

async function employ(
  url: string,
  owner: Merchant,
  store: OpenedStore,
  { email, token }: Merchant,
  role: Role,
): Promise<void> {
  await invite(url, owner.token, store.id, email, role, '');
  const inbox = await call(url, 'GET /accounts/api/v1/users/invites/inbox', { token });
  for (const { invite_id, business_code } of inbox.data) {
    const accepted = await call(url, 'POST /accounts/api/v1/users/invites/update', {
      token,
      body: { invite_id, business_code, accepted: true },
    });
    if (accepted.status !== 200) throw new Error(accepted.message);
  }
}
