import type { customer, customerAddress, customerRow } from '@sokoni/contract/customers';
import { allows, type Role } from '@sokoni/rules/roles';
import type { z } from 'zod';
import type { AddressRow, CustomerRow, SavedCustomerRow } from './queries.ts';

/** A line of the list. What was bought and is owed is for roles that see all sales. */
export function rowView(row: CustomerRow, role: Role): z.output<typeof customerRow> {
  const figures = allows(role, 'seeAllSales')
    ? {
        credit_limit: row.credit_limit,
        order_count: row.order_count,
        spent: row.spent,
        owed: row.owed,
        last_ordered_at: row.last_ordered_at?.toISOString() ?? null,
      }
    : { credit_limit: null, order_count: null, spent: null, owed: null, last_ordered_at: null };
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    group_id: row.group_id,
    ...figures,
    created_at: row.created_at.toISOString(),
  };
}

export function customerView(
  row: SavedCustomerRow,
  addresses: readonly AddressRow[],
  role: Role,
): z.output<typeof customer> {
  return {
    ...rowView(row, role),
    notes: row.notes,
    addresses: addresses.map(addressView),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    updated_by: row.saver ?? '',
    erased_at: row.erased_at?.toISOString() ?? null,
    merged_into: row.merged_into,
  };
}

function addressView({
  store_id: _,
  customer_id: __,
  position: ___,
  ...shown
}: AddressRow): z.output<typeof customerAddress> {
  return shown;
}
