import type { tillSetup } from '@sokoni/contract/point-of-sale/till';
import { shortPercent } from '@sokoni/rules/pricing/taxes';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { findRecentChanges } from '#core/database/events/read-events.ts';
import type { RegisterDevice } from '#core/http/caller.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { termsOf } from '#sales/discounts/discount-view.ts';
import { layoutOfTill } from '../layout/layout.ts';
import { personNamed } from '../registers/register-view.ts';
import { readTillSettings } from '../settings/save-settings.ts';
import {
  findCashiers,
  findCategoriesForTill,
  findCounterDiscounts,
  findLastFigure,
  findOpenShift,
  findParkedSales,
  findStoreOfTill,
  findTillPlace,
} from './setup-queries.ts';

type TillSetup = z.output<typeof tillSetup>;

/** Everything that a register needs beside products and customers, as of the sequence that it names. */
export async function readSetup(
  db: Db,
  { storeId, registerId, deviceId }: RegisterDevice,
  now: Date,
): Promise<TillSetup> {
  // First: what changes while the rest is read comes again.
  const { sequence } = await findRecentChanges(db);
  const place = await findTillPlace(db, storeId, { registerId, deviceId });
  const shift = await findOpenShift(db, storeId, registerId);
  return {
    sequence,
    store: await storeOfTill(db, storeId),
    register: {
      id: registerId,
      name: place.register_name,
      location: { id: place.location_id, name: place.location_name },
    },
    settings: await readTillSettings(db, storeId),
    block: place.block,
    last_figure: await findLastFigure(db, storeId, place.block),
    staff: await findCashiers(db, storeId),
    categories: (await findCategoriesForTill(db, storeId)).map((category) => ({
      ...category,
      tax_percent: category.tax_percent === null ? null : shortPercent(category.tax_percent),
    })),
    discounts: (await findCounterDiscounts(db, storeId, now)).map((row) => ({
      ...termsOf(row),
      ...{ id: row.id, active: row.active, uses: row.uses },
      ...{ product_ids: row.product_ids, category_ids: row.category_ids, channels: row.channels },
    })),
    parked: (await findParkedSales(db, storeId)).map(({ parked_by_name, ...row }) => ({
      ...row,
      parked_by: personNamed(row.parked_by, parked_by_name),
      parked_at: row.parked_at.toISOString(),
    })),
    layout: await layoutOfTill(db, storeId),
    shift: shift
      ? {
          ...{ id: shift.id, opening_float: shift.opening_float },
          opened_at: shift.opened_at.toISOString(),
          opened_by: personNamed(shift.opened_by, shift.opened_by_name),
        }
      : null,
  };
}

async function storeOfTill(db: Db, storeId: string): Promise<TillSetup['store']> {
  const { logo_image_id, ...store } = await findStoreOfTill(db, storeId);
  const { name, currency_code, country, timezone, mode, store_module, address, phone, receipt_footer } =
    store;
  return {
    ...{ id: storeId, name, currency_code, country, timezone, mode, store_module },
    ...{ address, phone, receipt_footer, logo: smallPicture(storeId, logo_image_id) },
    vat: {
      apply_vat: store.apply_vat,
      vat_percent: shortPercent(store.vat_percent),
      prices_include_vat: store.prices_include_vat,
      shipping_vat_percent:
        store.shipping_vat_percent === null ? null : shortPercent(store.shipping_vat_percent),
    },
  };
}
