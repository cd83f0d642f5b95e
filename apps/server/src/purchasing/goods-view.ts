import type { lowStockRow, purchaseGood } from '@sokoni/contract/purchasing';
import { reorderProposal } from '@sokoni/rules/reorder';
import { allows } from '@sokoni/rules/roles';
import type { z } from 'zod';
import type { GoodRow, LowStockRow } from './goods-queries.ts';
import { smallImage, type Viewer } from './order-view.ts';

export function goodView(storeId: string, row: GoodRow, viewer: Viewer): z.output<typeof purchaseGood> {
  return {
    ...plainGood(storeId, row, viewer),
    weight_grams: row.weight_grams,
    supplier_sku: row.supplier_sku,
  };
}

function plainGood(storeId: string, row: Omit<GoodRow, 'supplier_sku' | 'weight_grams'>, viewer: Viewer) {
  return {
    variant_id: row.variant_id,
    product_id: row.product_id,
    product_title: row.product_title,
    variant_name: row.variant_name,
    sku: row.sku,
    barcode: row.barcode ?? '',
    image: smallImage(storeId, row.image_id, viewer),
    available: row.available,
    incoming: row.incoming,
    last_cost: allows(viewer.role, 'seeCosts') ? row.last_cost : null,
  };
}

export function lowStockView(
  storeId: string,
  row: LowStockRow,
  viewer: Viewer,
): z.output<typeof lowStockRow> {
  const { available, incoming, low_stock_at, sold } = row;
  return {
    ...plainGood(storeId, row, viewer),
    state: row.state,
    low_stock_at,
    sold_in_30_days: sold,
    // Without a threshold it is listed because nothing is left: then nothing left is the threshold.
    proposal: reorderProposal({ available, incoming, threshold: low_stock_at ?? 0, soldIn30Days: sold }),
    supplier:
      row.supplier_id === null
        ? null
        : { id: row.supplier_id, name: row.supplier_name ?? '', lead_days: row.lead_days },
    since: row.since.toISOString(),
  };
}
