import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CallRoute } from '@sokoni/contract/calls';
import { calls } from '@sokoni/contract/calls';
import { type Role, roles } from '@sokoni/rules/access/roles';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopPrefix } from './channels/storefront/web/shop-host.ts';
import type { Access, AccessTable } from './testing/checks/access.ts';
import { aReceivedOrder } from './testing/clients/purchasing-calls.ts';
import { addImport, addStoreJob } from './testing/fixtures/add-rows.ts';
import { aDraftOrder } from './testing/fixtures/order-fixtures.ts';
import { type Answer, startTestApp, type TestApp } from './testing/http/app.ts';
import { anUnclearPayment } from './testing/payments/online-payments.ts';
import { aCustomer } from './testing/requests/customer-requests.ts';
import { aDiscount } from './testing/requests/discount-requests.ts';
import { aGiftCard } from './testing/requests/gift-card-requests.ts';
import { aStockTake, aTransfer } from './testing/requests/inventory-requests.ts';
import { anEmptyRegister, aRegister, tillAtWork } from './testing/requests/register-requests.ts';
import { aDomain, aRedirect, aZone } from './testing/requests/shop-requests.ts';
import { aStorefront } from './testing/requests/storefront-requests.ts';
import { aWholesaleBuyer, aWholesaler } from './testing/requests/wholesale-requests.ts';

const creator: Role[] = ['super_admin'];
const admins: Role[] = ['super_admin', 'admin'];
const managers: Role[] = [...admins, 'manager'];
const supervisors: Role[] = [...managers, 'supervisor'];
const sellers: Role[] = [...supervisors, 'associate'];
const stockKeepers: Role[] = [...managers, 'inventory_officer'];

/** Written by hand from CONTRACT "Roles" and "The wire", not from the route table that it checks. */
const table: AccessTable = {
  'POST /accounts/api/v1/auth/users/register': 'anyone',
  'POST /accounts/api/v1/auth/users/login': 'anyone',
  'POST /accounts/api/v1/auth/users/otp/login': 'anyone',
  'POST /accounts/api/v1/auth/users/google/signin/init': 'anyone',
  'POST /accounts/api/v1/auth/users/google/signin': 'anyone',
  'POST /accounts/api/v1/auth/users/logout': 'signed in',
  'POST /accounts/api/v1/users/email/verify': 'signed in',
  'POST /accounts/api/v1/users/email/verify/link': 'anyone',
  'POST /accounts/api/v1/users/email/otp/send': 'anyone',
  'POST /accounts/api/v1/auth/password/otp/send': 'anyone',
  'POST /accounts/api/v1/auth/password/reset': 'anyone',
  'POST /accounts/api/v1/users/token/refresh': 'signed in',
  'GET /accounts/api/v1/network-address': 'anyone',
  'PUT /admin/reset-password': 'verified',
  'GET /accounts/api/v1/users/me': 'verified',
  'PUT /accounts/api/v1/users/me': 'verified',
  'PUT /accounts/api/v1/users/preferences': 'verified',
  'GET /accounts/api/v1/users/sessions': 'verified',
  'DELETE /accounts/api/v1/users/sessions/{session_id}': 'verified',
  'POST /accounts/api/v1/users/session/confirmation': 'verified',
  'POST /accounts/api/v1/users/session/confirmation/code': 'verified',
  'DELETE /accounts/api/v1/users/account/delete': 'verified',
  'GET /accounts/api/v1/users/start': 'signed in',
  'GET /marketplace/v1/user/start': 'signed in',
  'GET /marketplace/v1/stores/all': 'verified',
  'POST /marketplace/v1/stores/create': 'verified',
  'GET /marketplace/v1/stores/closed': 'verified',
  'GET /marketplace/v1/sub-domains/{label}': 'verified',
  'GET /marketplace/v1/stores/{id}': roles,
  'PUT /marketplace/v1/stores/{id}/update': managers,
  'PUT /marketplace/v1/stores/{id}/update/social': managers,
  'PUT /marketplace/v1/stores/{id}/update/vat': managers,
  'PUT /marketplace/v1/stores/{id}/guide': managers,
  'GET /marketplace/v1/stores/{id}/tax-rates': roles,
  'POST /marketplace/v1/stores/{id}/tax-rates': managers,
  'PUT /marketplace/v1/stores/{id}/tax-rates/{rate_id}': managers,
  'POST /marketplace/v1/images/{storeId}/upload': managers,
  'POST /marketplace/v1/stores/{id}/logo': managers,
  'DELETE /marketplace/v1/stores/{id}/logo': managers,
  'GET /marketplace/v1/stores/{id}/overview': managers,
  'PUT /marketplace/v1/stores/{id}/mode/live': admins,
  'PUT /marketplace/v1/stores/{id}/trial/start': admins,
  'DELETE /marketplace/v1/stores/{id}': creator,
  'DELETE /marketplace/v1/stores/{id}/closure': creator,
  'GET /marketplace/v1/stores/{id}/audit-log': admins,
  'GET /marketplace/v1/stores/{id}/audit-log/filters': admins,
  'POST /marketplace/v1/stores/{id}/audit-log/exports': admins,
  'GET /marketplace/v1/stores/{id}/events': roles,
  'GET /accounts/api/v1/users/invites/inbox': 'verified',
  'POST /accounts/api/v1/users/invites/update': 'verified',
  'POST /marketplace/v1/stores/{id}/invites': admins,
  'GET /marketplace/v1/stores/{id}/invites': admins,
  'DELETE /marketplace/v1/stores/{id}/invites/{invite_id}': admins,
  'GET /marketplace/v1/stores/{id}/staff': admins,
  'GET /marketplace/v1/stores/{id}/staff/{user_id}': admins,
  'PUT /marketplace/v1/stores/{id}/staff/{user_id}': admins,
  'DELETE /marketplace/v1/stores/{id}/staff/{user_id}': admins,
  'GET /marketplace/v1/stores/{storeId}/modules': roles,
  'PUT /marketplace/v1/stores/{storeId}/modules': managers,
  'GET /marketplace/v1/stores/{id}/products': roles,
  'GET /marketplace/v1/stores/{id}/products/total': roles,
  'POST /marketplace/v1/stores/{id}/products': stockKeepers,
  'GET /marketplace/v1/stores/{id}/products/{product_id}': roles,
  'PUT /marketplace/v1/stores/{id}/products/{product_id}': stockKeepers,
  'DELETE /marketplace/v1/stores/{id}/products/{product_id}': stockKeepers,
  'POST /marketplace/v1/stores/{id}/products/{product_id}/copies': stockKeepers,
  'POST /marketplace/v1/stores/{id}/products/{product_id}/images': stockKeepers,
  'PUT /marketplace/v1/stores/{id}/products/{product_id}/images': stockKeepers,
  'POST /marketplace/v1/stores/{id}/labels': stockKeepers,
  'POST /marketplace/v1/stores/{id}/sample-products': managers,
  'DELETE /marketplace/v1/stores/{id}/sample-products': managers,
  'GET /marketplace/v1/stores/{id}/product-codes/{code}': roles,
  'GET /marketplace/v1/stores/{id}/product-words': roles,
  'GET /marketplace/v1/stores/{id}/categories': roles,
  'POST /marketplace/v1/stores/{id}/categories': stockKeepers,
  'PUT /marketplace/v1/stores/{id}/categories/{category_id}': stockKeepers,
  'DELETE /marketplace/v1/stores/{id}/categories/{category_id}': stockKeepers,
  'GET /marketplace/v1/stores/{id}/locations': roles,
  'POST /marketplace/v1/stores/{id}/locations': stockKeepers,
  'PUT /marketplace/v1/stores/{id}/locations/{location_id}': stockKeepers,
  'DELETE /marketplace/v1/stores/{id}/locations/{location_id}': stockKeepers,
  'GET /marketplace/v1/stores/{id}/products/{product_id}/stock': roles,
  'POST /marketplace/v1/stores/{id}/stock-adjustments': stockKeepers,
  'GET /marketplace/v1/stores/{id}/stock-movements': stockKeepers,
  'GET /marketplace/v1/stores/{id}/variant-cells': stockKeepers,
  'PUT /marketplace/v1/stores/{id}/variant-cells': stockKeepers,
  'GET /marketplace/v1/stores/{id}/views': roles,
  'POST /marketplace/v1/stores/{id}/views': roles,
  'POST /marketplace/v1/stores/{id}/order-bulk-actions': roles,
  'POST /marketplace/v1/stores/{id}/packing-slips': roles,
  'GET /marketplace/v1/stores/{id}/order-tags': roles,
  'POST /marketplace/v1/stores/{id}/order-exports': roles,
  'GET /marketplace/v1/stores/{id}/order-bulk-actions': roles,
  'GET /marketplace/v1/stores/{id}/order-bulk-actions/{job_id}/failures': roles,
  'DELETE /marketplace/v1/stores/{id}/test-orders': admins,
  'PUT /marketplace/v1/stores/{id}/views/{view_id}': managers,
  'DELETE /marketplace/v1/stores/{id}/views/{view_id}': managers,
  'POST /marketplace/v1/stores/{id}/bulk-edits/preview': stockKeepers,
  'POST /marketplace/v1/stores/{id}/bulk-edits': stockKeepers,
  'GET /marketplace/v1/stores/{id}/bulk-edits': stockKeepers,
  'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}': stockKeepers,
  'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures': stockKeepers,
  'POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo': stockKeepers,
  'GET /marketplace/v1/stores/{id}/transfers': stockKeepers,
  'POST /marketplace/v1/stores/{id}/transfers': stockKeepers,
  'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}': stockKeepers,
  'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}': stockKeepers,
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch': stockKeepers,
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts': stockKeepers,
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation': stockKeepers,
  'GET /marketplace/v1/stores/{id}/suppliers': stockKeepers,
  'POST /marketplace/v1/stores/{id}/suppliers': stockKeepers,
  'GET /marketplace/v1/stores/{id}/suppliers/{supplier_id}': stockKeepers,
  'PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}': stockKeepers,
  'GET /marketplace/v1/stores/{id}/home': supervisors,
  'GET /marketplace/v1/stores/{id}/reports/sales': supervisors,
  'GET /marketplace/v1/stores/{id}/reports/payments': supervisors,
  'GET /marketplace/v1/stores/{id}/reports/vat': managers,
  'GET /marketplace/v1/stores/{id}/reports/stock-value': managers,
  'GET /marketplace/v1/stores/{id}/reports/ageing': managers,
  'POST /marketplace/v1/stores/{id}/report-exports': managers,
  'GET /marketplace/v1/stores/{id}/orders': roles,
  'GET /marketplace/v1/stores/{id}/orders/total': roles,
  'GET /marketplace/v1/stores/{id}/orders/sources': roles,
  'GET /marketplace/v1/stores/{id}/sellable-items': sellers,
  'GET /marketplace/v1/stores/{id}/order-drafts': sellers,
  'POST /marketplace/v1/stores/{id}/cart-offers': sellers,
  'POST /marketplace/v1/stores/{id}/orders': sellers,
  'GET /marketplace/v1/stores/{id}/orders/{order_id}': roles,
  'PUT /marketplace/v1/stores/{id}/orders/{order_id}': sellers,
  'DELETE /marketplace/v1/stores/{id}/orders/{order_id}': sellers,
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/invoice': sellers,
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/receipt': sellers,
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip': roles,
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/proforma': sellers,
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/delivery-note': roles,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails': sellers,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders': sellers,
  'GET /marketplace/v1/stores/{id}/receivables': supervisors,
  'GET /marketplace/v1/stores/{id}/receivables/ageing': supervisors,
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing': supervisors,
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/unpaid-orders': supervisors,
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/payments': supervisors,
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement': supervisors,
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails': supervisors,
  'GET /marketplace/v1/stores/{id}/receipt-settings': managers,
  'PUT /marketplace/v1/stores/{id}/receipt-settings': managers,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement': sellers,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments': sellers,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds': supervisors,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments': roles,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns': supervisors,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges': supervisors,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation': supervisors,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/review': supervisors,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/ready': roles,
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes': roles,
  'GET /marketplace/v1/stores/{id}/purchase-orders': stockKeepers,
  'POST /marketplace/v1/stores/{id}/purchase-orders': stockKeepers,
  'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}': stockKeepers,
  'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}': stockKeepers,
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/placement': stockKeepers,
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts': stockKeepers,
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal':
    stockKeepers,
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/returns': stockKeepers,
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/mails': stockKeepers,
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/closure': stockKeepers,
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/cancellation': stockKeepers,
  'GET /marketplace/v1/stores/{id}/purchasable-items': stockKeepers,
  'POST /marketplace/v1/stores/{id}/purchasable-items/by-code': stockKeepers,
  'GET /marketplace/v1/stores/{id}/low-stock': stockKeepers,
  'GET /marketplace/v1/stores/{id}/low-stock/summary': stockKeepers,
  'GET /marketplace/v1/stores/{id}/low-stock/total': stockKeepers,
  'PUT /marketplace/v1/stores/{id}/low-stock/mails': stockKeepers,
  'POST /marketplace/v1/stores/{id}/reorders': stockKeepers,
  'GET /marketplace/v1/stores/{id}/stock-takes': stockKeepers,
  'POST /marketplace/v1/stores/{id}/stock-takes': stockKeepers,
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}': stockKeepers,
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines': stockKeepers,
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes': stockKeepers,
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts': stockKeepers,
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application': stockKeepers,
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation': stockKeepers,
  'GET /marketplace/v1/stores/{id}/product-imports': stockKeepers,
  'POST /marketplace/v1/stores/{id}/product-imports': stockKeepers,
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}': stockKeepers,
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows': stockKeepers,
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks': stockKeepers,
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs': stockKeepers,
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing': stockKeepers,
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files': stockKeepers,
  'POST /marketplace/v1/stores/{id}/product-exports': stockKeepers,
  'GET /marketplace/v1/stores/{id}/customer-imports': managers,
  'POST /marketplace/v1/stores/{id}/customer-imports': managers,
  'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}': managers,
  'GET /marketplace/v1/stores/{id}/customer-imports/{import_id}/rows': managers,
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/checks': managers,
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/runs': managers,
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/undoing': managers,
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/error-files': managers,
  'POST /marketplace/v1/stores/{id}/customer-exports': sellers,
  'GET /marketplace/v1/stores/{id}/stock': stockKeepers,
  'GET /marketplace/v1/stores/{id}/stock/total': stockKeepers,
  'GET /marketplace/v1/stores/{id}/stock-ledger': stockKeepers,
  'GET /marketplace/v1/stores/{id}/stock-actors': stockKeepers,
  'GET /marketplace/v1/stores/{id}/customers': sellers,
  'GET /marketplace/v1/stores/{id}/customers/total': sellers,
  'POST /marketplace/v1/stores/{id}/customers': sellers,
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}': sellers,
  'PUT /marketplace/v1/stores/{id}/customers/{customer_id}': sellers,
  'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}': managers,
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/duplicates': managers,
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges': managers,
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit': sellers,
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': supervisors,
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': supervisors,
  'GET /marketplace/v1/stores/{id}/customer-groups': sellers,
  'POST /marketplace/v1/stores/{id}/customer-groups': sellers,
  'PUT /marketplace/v1/stores/{id}/customer-groups/{group_id}': sellers,
  'DELETE /marketplace/v1/stores/{id}/customer-groups/{group_id}': managers,
  'GET /marketplace/v1/stores/{id}/gift-cards': managers,
  'POST /marketplace/v1/stores/{id}/gift-cards': managers,
  'POST /marketplace/v1/stores/{id}/gift-card-look-ups': sellers,
  'GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}': managers,
  'PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch': managers,
  'GET /marketplace/v1/stores/{id}/discounts': supervisors,
  'POST /marketplace/v1/stores/{id}/discounts': managers,
  'GET /marketplace/v1/stores/{id}/discounts/{discount_id}': supervisors,
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}': managers,
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch': managers,
  'DELETE /marketplace/v1/stores/{id}/discounts/{discount_id}': managers,
  'GET /marketplace/v1/stores/{id}/jobs': stockKeepers,
  'GET /marketplace/v1/stores/{id}/jobs/{job_id}': roles,
  'POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation': roles,
};

/** A module may bring its lines in a file `*.access.ts` of its own. */
const own = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.access.ts'))
  .map((path) => import(join(import.meta.dirname, path)) as Promise<{ access: AccessTable }>);
const lines: AccessTable = Object.assign({}, table, ...(await Promise.all(own)).map(({ access }) => access));
const access = lines as Record<CallRoute, Access>;

it('has a line for every call', () => {
  expect(Object.keys(calls).filter((route) => !Object.hasOwn(lines, route))).toEqual([]);
});

/** Calls that end what the next actor would need: who may use them gets a store, or a session, of its own. */
const ending: readonly CallRoute[] = [
  'POST /accounts/api/v1/auth/users/logout',
  'DELETE /accounts/api/v1/users/sessions/{session_id}',
  'DELETE /accounts/api/v1/users/account/delete',
  'DELETE /marketplace/v1/stores/{id}',
  'DELETE /marketplace/v1/stores/{id}/closure',
  'DELETE /marketplace/v1/stores/{id}/invites/{invite_id}',
  'DELETE /marketplace/v1/stores/{id}/staff/{user_id}',
  'DELETE /marketplace/v1/stores/{id}/products/{product_id}',
  'DELETE /marketplace/v1/stores/{id}/storefront/pages/{page_id}',
  'DELETE /marketplace/v1/stores/{id}/storefront/pictures/{picture_id}',
  'DELETE /marketplace/v1/stores/{id}/categories/{category_id}',
  'DELETE /marketplace/v1/stores/{id}/locations/{location_id}',
  'DELETE /marketplace/v1/stores/{id}/views/{view_id}',
  'DELETE /marketplace/v1/stores/{id}/orders/{order_id}',
  'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}',
  'DELETE /marketplace/v1/stores/{id}/customer-groups/{group_id}',
  'DELETE /marketplace/v1/stores/{id}/discounts/{discount_id}',
  'DELETE /marketplace/v1/stores/{id}/delivery/zones/{zone_id}',
  'DELETE /marketplace/v1/stores/{id}/storefront/redirects/{redirect_id}',
  'DELETE /marketplace/v1/stores/{id}/storefront/domain',
  'DELETE /marketplace/v1/stores/{id}/price-lists/{price_list_id}',
  'DELETE /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}',
  'DELETE /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers/{buyer_id}',
];

type ActorName =
  | 'no token'
  | 'garbage'
  | 'unverified user'
  | 'outsider'
  | "outsider's business token"
  | 'register'
  | "outsider's register"
  | `${Role}`
  | `${Role} by business token`;

const roleActors = roles.flatMap((role) => [role, `${role} by business token`] as const);
const actors: ActorName[] = [
  'no token',
  'garbage',
  'unverified user',
  'outsider',
  "outsider's business token",
  'register',
  "outsider's register",
  ...roleActors,
];

interface Place {
  token: string | undefined;
  params: Record<string, string>;
}

let test: TestApp;
let shared: Record<ActorName, Place>;

beforeAll(async () => {
  test = await startTestApp();
  const owner = await test.verifiedUser();
  const store = await test.newStore(owner.token, { module_inventory: 'active', module_wholesale: 'active' });
  const params = await paramsOf(owner.token, store.id, Object.keys(calls).join(' '));
  const entries: [ActorName, Place][] = [];
  for (const actor of actors)
    entries.push([actor, { token: await tokenOf(actor, owner.token, store), params }]);
  shared = Object.fromEntries(entries) as Record<ActorName, Place>;
  // A refresh lets the token of the next route die after 30 s: no time passes, however long the tests take.
  const now = test.services.clock();
  test.services.clock = () => now;
}, 120_000);
afterAll(() => test.close());

async function aPicture(): Promise<Blob> {
  const white = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  return new Blob([new Uint8Array(await sharp({ create: white }).png().toBuffer())], { type: 'image/png' });
}

/** What the path of a route names: the store, and when asked for a member of staff and an invite. */
async function paramsOf(ownerToken: string, storeId: string, path: string): Promise<Record<string, string>> {
  const params: Record<string, string> = { id: storeId, storeId, label: 'mama-mboga' };
  if (path.includes('{user_id}'))
    params.user_id = (await test.staffMember(ownerToken, storeId, 'associate')).id;
  if (path.includes('{invite_id}')) {
    const invite = await test.call('POST /marketplace/v1/stores/{id}/invites', {
      token: ownerToken,
      params: { id: storeId },
      body: { email: `guest-${storeId}@example.com`, role: 'associate' },
    });
    params.invite_id = invite.data.invite_id;
  }
  const at = { token: ownerToken, params: { id: storeId } };
  if (/\{(product_id|code)\}/.test(path)) {
    const body = { title: 'Rice', variants: [{}] };
    const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', { ...at, body });
    params.product_id = data.id;
    params.code = data.variants[0]?.barcode ?? '';
  }
  if (path.includes('{category_id}')) {
    const body = { name: 'Food' };
    const { data } = await test.call('POST /marketplace/v1/stores/{id}/categories', { ...at, body });
    params.category_id = data.id;
  }
  if (path.includes('{rate_id}')) {
    const body = { name: 'Reduced', percent: '5' };
    const { data } = await test.call('POST /marketplace/v1/stores/{id}/tax-rates', { ...at, body });
    params.rate_id = data.id;
  }
  if (path.includes('{location_id}')) {
    const body = { name: 'Kiosk' };
    const { data } = await test.call('POST /marketplace/v1/stores/{id}/locations', { ...at, body });
    params.location_id = data.id;
  }
  if (path.includes('{transfer_id}')) params.transfer_id = await aTransfer(test, ownerToken, storeId);
  // A view of the whole store, which managers keep.
  if (path.includes('{view_id}')) {
    const body = { list: 'products', name: 'Low', query: {}, store_wide: true };
    params.view_id = (await test.call('POST /marketplace/v1/stores/{id}/views', { ...at, body })).data.id;
  }
  if (/\{(supplier|purchase_order|receipt)_id\}/.test(path)) {
    Object.assign(params, await aReceivedOrder(test, ownerToken, storeId));
  }
  if (/\{(customer|group)_id\}/.test(path)) Object.assign(params, await aCustomer(test, ownerToken, storeId));
  if (path.includes('{order_id}')) params.order_id = (await aDraftOrder(test, ownerToken, storeId)).id;
  if (path.includes('{stock_take_id}')) params.stock_take_id = await aStockTake(test, ownerToken, storeId);
  if (path.includes('{discount_id}')) params.discount_id = await aDiscount(test, ownerToken, storeId);
  if (path.includes('{gift_card_id}')) params.gift_card_id = (await aGiftCard(test, ownerToken, storeId)).id;
  if (/\{(shift|command)_id\}/.test(path))
    Object.assign(params, await tillAtWork(test, storeId, await aRegister(test, ownerToken, storeId)));
  if (path.includes('{register_id}')) params.register_id = await anEmptyRegister(test, ownerToken, storeId);
  if (path.includes('{import_id}')) {
    params.import_id = await addImport(test.database.ownerUrl, storeId);
    params.customer_import_id = await addImport(test.database.ownerUrl, storeId, 'customers');
    params.price_import_id = await addImport(test.database.ownerUrl, storeId, 'prices');
  }
  if (path.includes('{provider}')) params.provider = 'paystack';
  if (path.includes('{attempt_id}')) params.attempt_id = await anUnclearPayment(test, storeId);
  if (path.includes('{zone_id}')) params.zone_id = await aZone(test, ownerToken, storeId);
  if (path.includes('{redirect_id}')) params.redirect_id = await aRedirect(test, ownerToken, storeId);
  if (path.includes('/domain')) await aDomain(test, ownerToken, storeId);
  if (/\{(page|picture|version)_id\}/.test(path)) {
    Object.assign(params, await aStorefront(test, ownerToken, storeId, await aPicture()));
  }
  if (/\{(price_list|request|quote|buyer)_id\}/.test(path)) {
    const { customer_id = '' } = { ...(await aCustomer(test, ownerToken, storeId, 'Hotels')), ...params };
    Object.assign(params, await aWholesaler(test, ownerToken, storeId, customer_id));
  }
  if (/\{(supplier_store|purchase|purchase_quote)_id\}/.test(path))
    Object.assign(params, await aWholesaleBuyer(test, ownerToken, storeId));
  if (path.includes('{job_id}')) params.job_id = await addStoreJob(test.database.ownerUrl, storeId);
  return params;
}

async function tokenOf(
  actor: ActorName,
  ownerToken: string,
  store: { id: string; businessToken: string },
): Promise<string | undefined> {
  if (actor === 'no token') return undefined;
  if (actor === 'garbage') return 'not-a-token-of-ours';
  if (actor === 'unverified user') return (await test.signUp()).token;
  if (actor === 'outsider') return (await test.verifiedUser()).token;
  if (actor === "outsider's business token") {
    const outsider = await test.verifiedUser();
    return (await test.newStore(outsider.token)).businessToken;
  }
  if (actor === 'register') return (await aRegister(test, ownerToken, store.id)).token;
  if (actor === "outsider's register") {
    const outsider = await test.verifiedUser();
    return (await aRegister(test, outsider.token, (await test.newStore(outsider.token)).id)).token;
  }
  const [role, byBusiness] = actor.split(' by ');
  if (role === 'super_admin') return byBusiness ? store.businessToken : ownerToken;
  const { token } = await test.staffMember(ownerToken, store.id, role ?? '');
  if (!byBusiness) return token;
  const { data } = await test.call('GET /marketplace/v1/user/start', { token });
  return data.stores[0]?.business_token;
}

async function freshPlace(actor: ActorName, route: CallRoute): Promise<Place> {
  const owner = await test.verifiedUser();
  const store = await test.newStore(owner.token, { module_inventory: 'active', module_wholesale: 'active' });
  const token = await tokenOf(actor, owner.token, store);
  const { data: sessions } = await test.call('GET /accounts/api/v1/users/sessions', { token });
  const params = await paramsOf(owner.token, store.id, route);
  return { token, params: { ...params, session_id: sessions?.[0]?.id ?? '' } };
}

type Outcome = 'passes' | 'not_signed_in' | 'email_not_verified' | 'not_found' | 'not_allowed';

/** Orders that the creator of the store has made are not there for somebody who sees own sales only. */
const ofOwnSales: readonly CallRoute[] = [
  'GET /marketplace/v1/stores/{id}/orders/{order_id}',
  'DELETE /marketplace/v1/stores/{id}/orders/{order_id}',
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/invoice',
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/receipt',
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip',
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/proforma',
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/delivery-note',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/ready',
];

function expected(route: CallRoute, actor: ActorName): Outcome {
  const rule = access[route];
  if (rule === 'anyone') return 'passes';
  if (rule === 'register' && actor === 'register') return 'passes';
  if (rule === 'register' && actor === "outsider's register") return 'not_allowed';
  // The key of a register opens nothing of the back office, and nothing else opens what is the register's.
  if (rule === 'register' || /register$/.test(actor)) return 'not_signed_in';
  if (actor === 'no token' || actor === 'garbage') return 'not_signed_in';
  if (rule === 'signed in') return 'passes';
  if (actor === 'unverified user') return 'email_not_verified';
  if (rule === 'verified') return 'passes';
  if (actor === 'outsider') return 'not_found';
  if (actor === "outsider's business token") return 'not_allowed';
  const role = actor.split(' by ')[0] as Role;
  if (role === 'associate' && ofOwnSales.includes(route)) return 'not_found';
  // What others began is followed by who keeps products; nobody began this act on many orders.
  if (/\/jobs\/\{job_id\}/.test(route) && !stockKeepers.some((keeper) => keeper === role)) return 'not_found';
  if (route.endsWith('/order-bulk-actions/{job_id}/failures')) return 'not_found';
  return rule.includes(role) ? 'passes' : 'not_allowed';
}

const refusals = ['not_signed_in', 'email_not_verified', 'not_found', 'not_allowed'];

/** A call that is let in may still be refused for its empty body or by a rule. */
function outcome(answer: Answer<unknown>): Outcome {
  if (answer.error !== undefined && refusals.includes(answer.error)) return answer.error as Outcome;
  if (answer.status >= 500 && answer.status !== 501) throw new Error(`${answer.status} ${answer.message}`);
  return 'passes';
}

/** Pages around the API; everything else that answers is a call of the table. */
const pages = [
  '/',
  '/livez',
  '/readyz',
  '/metrics',
  '/openapi.json',
  '/docs/api',
  '/dev/mailbox',
  '/dev/mailbox.json',
  '/marketplace/v1/downloads',
  '/*',
  '/r/:/:',
  '/r/:/:/pdf',
  '/internal/domains',
  '/webhooks/:/:',
  '/fonts/:',
];

/** Every method and path that the server answers, read from the server itself. */
function mounted(): string[] {
  const answering: string[] = [];
  const path: string[] = [];
  const tree = test.app.printRoutes({ commonPrefix: false });
  for (const [, indent = '', segment = '', methods = ''] of tree.matchAll(
    /^([ │]*)[├└]── (\S+) \((.+)\)$/gm,
  )) {
    path.splice(indent.length / 4, Infinity, segment);
    const whole = path.join('').replace('//', '/');
    // The pages of shops are for everybody: channels/storefront proves them.
    if (whole.startsWith(shopPrefix)) continue;
    for (const method of methods.split(', ')) if (method !== 'HEAD') answering.push(`${method} ${whole}`);
  }
  return answering;
}

describe('CONTRACT Roles and Security: every route for every kind of caller', () => {
  it('has a line for every call', () => {
    expect(Object.keys(access).sort()).toEqual(Object.keys(calls).sort());
  });

  it('knows every path that the server answers', () => {
    const nameless = (route: string) => route.replaceAll(/:\w+(\|:\w+)*|\{\w+\}/g, ':');
    const found = mounted()
      .map(nameless)
      .filter((route) => !pages.includes(route.split(' ')[1] ?? ''));
    expect(found.sort()).toEqual(Object.keys(access).map(nameless).sort());
  });

  for (const route of Object.keys(calls) as CallRoute[]) {
    it(route, async () => {
      const seen: Record<string, Outcome> = {};
      const wanted: Record<string, Outcome> = {};
      for (const actor of actors) {
        wanted[actor] = expected(route, actor);
        const own = ending.includes(route) && wanted[actor] === 'passes';
        const { token, params } = own ? await freshPlace(actor, route) : shared[actor];
        const body = route.startsWith('GET') || route.startsWith('DELETE') ? undefined : {};
        const [, kind = ''] = /\/(customer|price)-imports\//.exec(route) ?? [];
        const import_id = params[`${kind}_import_id`] ?? params.import_id ?? '';
        seen[actor] = outcome(await test.call(route, { token, params: { ...params, import_id }, body }));
      }
      expect(seen).toEqual(wanted);
    });
  }
});
