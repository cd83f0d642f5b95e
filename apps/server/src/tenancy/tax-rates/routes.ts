import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';
import { readTaxRates, taxRateView } from './read-tax-rates.ts';
import { changeTaxRate, createTaxRate } from './save-tax-rate.ts';

export const listTaxRates: StoreHandler<'GET /marketplace/v1/stores/{id}/tax-rates'> = async (call) => ({
  data: await call.read((db) => readTaxRates(db, call.storeId)),
});

export const addTaxRate: StoreHandler<'POST /marketplace/v1/stores/{id}/tax-rates'> = async (call) => {
  const { storeId, body, now } = call;
  const data = await call.command('add_tax_rate', async (db, notes) => {
    const rate = taxRateView(await createTaxRate(db, storeId, body, now));
    publishChange(db, 'store', [storeId]);
    notes.audit({ subject: `tax_rate:${rate.id}`, after: rate });
    return rate;
  });
  return { data, message: sayStore('taxRateAdded', { rate: data.name }) };
};

export const updateTaxRate: StoreHandler<'PUT /marketplace/v1/stores/{id}/tax-rates/{rate_id}'> = async (
  call,
) => {
  const { storeId, params, body } = call;
  const data = await call.command('update_tax_rate', async (db, notes) => {
    const { before, after } = await changeTaxRate(db, storeId, params.rate_id, body);
    publishChange(db, 'store', [storeId]);
    notes.audit({
      subject: `tax_rate:${before.id}`,
      ...changedFields(taxRateView(before), taxRateView(after)),
    });
    return taxRateView(after);
  });
  return { data, message: sayStore('taxRateSaved') };
};
