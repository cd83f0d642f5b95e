import type { lowStockRow, purchaseItem } from '@sokoni/contract/inventory/purchasing';
import { type Actor, can } from '@sokoni/rules/access/actor';
import { reorderProposal } from '@sokoni/rules/stock/reorder';
import type * as z from 'zod';
import { smallPicture } from '#core/pictures/pictures.ts';
import type { ItemRow, LowStockRow } from './purchasable-queries.ts';

export function itemView(storeId: string, row: ItemRow, actor: Actor): z.output<typeof purchaseItem> {
  return {
    ...plainItem(storeId, row, actor),
    weight_grams: row.weight_grams,
    supplier_sku: row.supplier_sku,
  };
}

function plainItem(storeId: string, row: Omit<ItemRow, 'supplier_sku' | 'weight_grams'>, actor: Actor) {
  return {
    variant_id: row.variant_id,
    product_id: row.product_id,
    product_title: row.product_title,
    variant_name: row.variant_name,
    sku: row.sku,
    barcode: row.barcode ?? '',
    image: smallPicture(storeId, row.image_id),
    available: row.available,
    incoming: row.incoming,
    last_cost: can(actor, 'seeCosts') ? row.last_cost : null,
  };
}

export function lowStockView(storeId: string, row: LowStockRow, actor: Actor): z.output<typeof lowStockRow> {
  const { available, incoming, low_stock_at, sold } = row;
  return {
    ...plainItem(storeId, row, actor),
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
