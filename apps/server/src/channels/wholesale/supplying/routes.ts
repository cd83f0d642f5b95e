import type { wholesaleSettings } from '@sokoni/contract/wholesale/supplying';
import type * as z from 'zod';
import { actionNow } from '#core/action.ts';
import { changedFields } from '#core/database/commands/audit.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { percentView } from '../percentages.ts';
import { addCompany, changeCompany, companyView } from './companies.ts';
import { countFoundCompanies, findListedCompany, findPageOfCompanies } from './company-queries.ts';
import { countOffers, findPageOfOffers } from './offer-queries.ts';
import { offeredView, readOffer, setOffer } from './offers.ts';
import { findRequest, findRequests } from './request-queries.ts';
import { decideRequest, requestView } from './requests.ts';
import { saySupplying } from './sentences.ts';
import { changeSettings, readSettings } from './settings.ts';
import type { SettingsRow } from './settings-queries.ts';

function settingsView(settings: SettingsRow): z.output<typeof wholesaleSettings> {
  return { ...settings, deposit_percent: percentView(settings.deposit_percent) };
}

export const getSettings: StoreHandler<'GET /marketplace/v1/stores/{id}/wholesale/settings'> = async (
  call,
) => ({ data: settingsView(await call.read((db) => readSettings(db, call.storeId))) });

export const putSettings: StoreHandler<'PUT /marketplace/v1/stores/{id}/wholesale/settings'> = async (
  call,
) => {
  const { storeId, body, now } = call;
  const data = await call.command('update_wholesale_settings', async (db, notes) => {
    const { before, after } = await changeSettings(db, storeId, body, now);
    const { version: _, ...set } = settingsView(after);
    notes.audit({ subject: `store:${storeId}`, ...changedFields(settingsView(before), set) });
    return settingsView(after);
  });
  return { data, message: saySupplying('settings.saved') };
};

export const listOffers: StoreHandler<'GET /marketplace/v1/stores/{id}/wholesale/products'> = async (
  call,
) => {
  const { query, storeId } = call;
  const { page, settings } = await call.read(async (db) => {
    const rows = await findPageOfOffers(db, storeId, query.search, pageWindow(query));
    const total = await countOffers(db, storeId, query.search);
    return { page: { rows, total }, settings: await readSettings(db, storeId) };
  });
  return { data: pageAnswer(query, page, (row) => offeredView(storeId, row, settings)) };
};

export const putOffer: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}'
> = async (call) => {
  const { storeId, body } = call;
  const id = call.params.product_id;
  await call.command('set_wholesale_product', async (db, notes) => {
    const before = await setOffer(db, storeId, id, body);
    notes.audit({ subject: `product:${id}`, ...changedFields<object>(before, body) });
  });
  const data = await call.read(async (db) =>
    offeredView(storeId, await readOffer(db, storeId, id), await readSettings(db, storeId)),
  );
  return { data, message: saySupplying('product.saved') };
};

type CompanyCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}'>,
  'read' | 'storeId'
>;

/** @throws DomainError `not_found` */
async function readCompany(call: CompanyCall, customerId: string) {
  const row = await call.read((db) => findListedCompany(db, call.storeId, customerId));
  if (!row) throw new DomainError('not_found');
  return companyView(row);
}

export const listCompanies: StoreHandler<'GET /marketplace/v1/stores/{id}/wholesale/companies'> = async (
  call,
) => {
  const { query, storeId } = call;
  const filter = { search: query.search, customerId: query.customer_id };
  const page = await call.read(async (db) => ({
    rows: await findPageOfCompanies(db, storeId, filter, pageWindow(query)),
    total: await countFoundCompanies(db, storeId, filter),
  }));
  return { data: pageAnswer(query, page, companyView) };
};

export const getCompany: StoreHandler<
  'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}'
> = async (call) => ({ data: await readCompany(call, call.params.customer_id) });

export const postCompany: StoreHandler<'POST /marketplace/v1/stores/{id}/wholesale/companies'> = async (
  call,
) => {
  const { customer_id, ...agreed } = call.body;
  const id = customer_id.toLowerCase();
  await call.command('add_company', async (db, notes) => {
    await addCompany(db, call.storeId, id, { ...agreed, buyerStoreId: null }, call.now);
    notes.audit({ subject: `customer:${id}`, after: withoutNumber(agreed) });
  });
  const data = await readCompany(call, id);
  return { data, message: saySupplying('company.added', { name: data.name }) };
};

export const putCompany: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}'
> = async (call) => {
  const id = call.params.customer_id;
  const { version, ...change } = call.body;
  await call.command('update_company', async (db, notes) => {
    const before = await changeCompany(db, call.storeId, id, { version, ...change }, call.now);
    notes.audit({ subject: `customer:${id}`, ...changedFields<object>(before, withoutNumber(change)) });
  });
  return { data: await readCompany(call, id), message: saySupplying('company.saved') };
};

/** A tax number can be a person's: it is not copied. */
function withoutNumber<Fields extends { tax_number?: unknown }>({ tax_number: _, ...fields }: Fields) {
  return fields;
}

export const listRequests: StoreHandler<'GET /marketplace/v1/stores/{id}/wholesale/requests'> = async (
  call,
) => {
  const { query, storeId } = call;
  const page = await call.read((db) => findRequests(db, storeId, query.status, pageWindow(query)));
  return { data: pageAnswer(query, page, requestView) };
};

export const postDecision: StoreHandler<
  'POST /marketplace/v1/stores/{id}/wholesale/requests/{request_id}/decision'
> = async (call) => {
  const { storeId, body } = call;
  const id = call.params.request_id;
  await call.command(body.approved ? 'approve_company' : 'decline_company', async (db, notes) => {
    const customerId = await decideRequest(db, storeId, id, body, actionNow(call.actor, call.now));
    const { price_list_id, payment_terms, credit_limit } = body;
    const agreed = { price_list_id, payment_terms, credit_limit };
    notes.audit({
      subject: customerId === null ? `store:${storeId}` : `customer:${customerId}`,
      after: { request_id: id, ...(customerId === null ? {} : agreed) },
    });
  });
  const row = await call.read((db) => findRequest(db, storeId, id));
  if (!row) throw new DomainError('not_found');
  const { company_name: name } = row;
  return {
    data: requestView(row),
    message: saySupplying(body.approved ? 'request.approved' : 'request.declined', { name }),
  };
};
