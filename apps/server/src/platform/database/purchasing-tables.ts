import type { CostSpread } from '@sokoni/rules/landed-cost';
import type { ExtraCostKind, PurchaseOrderState } from '@sokoni/rules/purchase-order';
import type { ColumnType, Generated } from 'kysely';

export interface SuppliersTable {
  store_id: string;
  id: string;
  name: string;
  contact: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  lead_days: number | null;
  notes: Generated<string>;
  created_at: Date;
  archived_at: Date | null;
}

export interface SupplierVariantsTable {
  store_id: string;
  supplier_id: string;
  variant_id: string;
  supplier_sku: Generated<string>;
  last_cost: number | null;
  ordered_at: Date;
}

export interface PurchaseOrdersTable {
  store_id: string;
  id: string;
  number: number;
  supplier_id: string;
  location_id: string;
  state: PurchaseOrderState;
  /** A day (`2026-11-21`), without a time zone. */
  expected_on: string | null;
  reference: Generated<string>;
  /** The reference as it is searched, made by the database. */
  reference_key: ColumnType<string, never, never>;
  note: Generated<string>;
  spread: Generated<CostSpread>;
  version: Generated<number>;
  created_by: string;
  created_at: Date;
  updated_at: Date;
  ordered_at: Date | null;
  ended_at: Date | null;
}

export interface PurchaseOrderLinesTable {
  store_id: string;
  id: string;
  order_id: string;
  position: number;
  variant_id: string;
  quantity: number;
  received: Generated<number>;
  unit_cost: number | null;
  weight_grams: number | null;
  supplier_sku: Generated<string>;
}

export interface PurchaseOrderCostsTable {
  store_id: string;
  order_id: string;
  position: number;
  kind: ExtraCostKind;
  label: Generated<string>;
  amount: number;
}

export interface PurchaseReceiptsTable {
  store_id: string;
  id: string;
  order_id: string;
  location_id: string;
  note: Generated<string>;
  received_by: string;
  received_at: Date;
  reversed_by: string | null;
  reversed_at: Date | null;
}

export interface PurchaseReceiptLinesTable {
  store_id: string;
  receipt_id: string;
  line_id: string;
  quantity: number;
  landed_value: number | null;
  cost_before: number | null;
  cost_after: number | null;
}

export interface LowStockTable {
  store_id: string;
  variant_id: string;
  product_id: string;
  state: 'low' | 'out';
  since: Generated<Date>;
  told_at: Date | null;
}

export interface LowLevelsTable {
  store_id: string;
  variant_id: string;
  location_id: string;
  state: 'low' | 'out';
}

export interface LowStockDigestsTable {
  store_id: string;
  told_on: string;
}

export interface LowStockMailsOffTable {
  store_id: string;
  user_id: string;
}

/** What is ordered, received, and runs low. */
export interface PurchasingTables {
  suppliers: SuppliersTable;
  supplier_variants: SupplierVariantsTable;
  purchase_orders: PurchaseOrdersTable;
  purchase_order_lines: PurchaseOrderLinesTable;
  purchase_order_costs: PurchaseOrderCostsTable;
  purchase_receipts: PurchaseReceiptsTable;
  purchase_receipt_lines: PurchaseReceiptLinesTable;
  low_stock: LowStockTable;
  low_levels: LowLevelsTable;
  low_stock_digests: LowStockDigestsTable;
  low_stock_mails_off: LowStockMailsOffTable;
}
