import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { call, newMerchant, newStore, type OpenedStore } from '#support/api.ts';
import { launch, visit } from '#support/browser.ts';
import { startSelling } from '#support/page-actions.ts';
import { dispose, startServer } from '#support/server-process.ts';
import { logIn } from '#support/sign-in.ts';
import { isComplete } from './show-screen.ts';

// Takes the pictures of the README from a real server: `npm run pictures`.
const folder = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const server = await startServer();
const browser = await launch();
try {
  const { page, context } = await visit(browser, server.url, { width: 1280, height: 800 });
  const take = (name: string) => page.screenshot({ path: join(folder, `${name}.png`) });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await take('login');

  const merchant = await newMerchant(server.url);
  await logIn(page, merchant);
  await page.waitForURL('**/onboarding**');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'What type of product do you want to sell?' }).waitFor();
  await page.getByText(/^Welcome back/).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await take('onboarding');

  const duka = await newStore(server.url, merchant.token, {
    name: 'Duka la Amina',
    module_inventory: 'active',
  });
  await newStore(server.url, merchant.token, {
    name: 'Mama Mboga Kilimani',
    product_type_id: 'food_and_drinks',
  });
  await call(server.url, 'PUT /marketplace/v1/stores/{id}/update', {
    token: merchant.token,
    params: { id: duka.id },
    body: { default_theme: 'duka' },
  });
  await call(server.url, 'POST /marketplace/v1/stores/{id}/sample-products', {
    token: merchant.token,
    params: { id: duka.id },
  });
  await page.goto('/select-store');
  await page
    .getByRole('button', { name: /Go to Store/ })
    .first()
    .waitFor();
  await take('select-store');

  await page
    .getByRole('button', { name: /Go to Store/ })
    .first()
    .click();
  await page.waitForURL((address) => address.pathname !== '/select-store');
  await page.goto('/products');
  await page.getByText('12 sample products').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(isComplete);
  await take('dashboard');
  await page.goto('/modules');
  await page.getByText('Point of Sales').first().waitFor();
  await page.waitForFunction(isComplete);
  await take('modules');
  await page.goto('/products');
  await page.getByRole('table').getByRole('link').first().waitFor();
  await page.waitForFunction(isComplete);
  await take('products');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByLabel('Title', { exact: true }).waitFor();
  await page.waitForFunction(isComplete);
  await take('product');
  await page.goto('/inventory');
  await page.getByRole('table').waitFor();
  await page.waitForFunction(isComplete);
  await take('inventory');
  await sellSome(duka);
  await page.goto('/orders');
  await page.getByRole('table').waitFor();
  await page.waitForFunction(isComplete);
  await take('orders');
  await page.getByRole('table').getByRole('link').last().click();
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
  await page.waitForFunction(isComplete);
  await take('order');
  await page.goto('/orders/sell');
  await startSelling(page);
  const items = page.getByRole('region', { name: 'Products' }).getByRole('listitem');
  for (const place of [0, 1, 3]) await items.nth(place).getByRole('button').click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(isComplete);
  await take('sell');
  await page.evaluate(() => localStorage.setItem('sokoni_theme', 'dark'));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(isComplete);
  await take('dashboard-dark');
  await context.close();
} finally {
  await browser.close();
  await dispose(server);
}

/** A morning's sales, to customers and to passers-by, settled in every way. */
async function sellSome({ id, businessToken: token }: OpenedStore): Promise<void> {
  const at = { token, params: { id } };
  const { data: items } = await call(server.url, 'GET /marketplace/v1/stores/{id}/sellable-items', at);
  const [rice, oil, tea] = items;
  if (!rice || !oil || !tea) throw new Error('There is nothing to sell');
  const sell = async (name: string, sold: (typeof items)[number][], settlement: object) => {
    const { data: customer } = await call(server.url, 'POST /marketplace/v1/stores/{id}/customers', {
      ...at,
      body: { name },
    });
    const lines = sold.map(({ variant_id }, place) => ({ variant_id, quantity: place + 1 }));
    const answer = await call(server.url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: { channel: 'in_person', customer_id: customer.id, lines, settlement },
    });
    if (answer.status !== 200) throw new Error(answer.message);
  };
  const paid = (amount: number) => [{ method: 'mobile_money', amount }];
  const due_on = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await sell('Asha Mwangi', [rice, oil], {
    payment_type: 'part_instant',
    payments: paid(rice.price),
    due_on,
    fulfilled: true,
  });
  await sell('Hotel Savanna', [tea, rice, oil], { payment_type: 'credit', due_on, fulfilled: true });
  await sell('Juma Otieno', [oil], { payment_type: 'instant', payments: paid(oil.price), fulfilled: true });
  await sell('St. Mary School', [rice, tea], { payment_type: 'pod' });
}
