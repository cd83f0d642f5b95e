import type { customer, customerAddress, customerRow } from '@sokoni/contract/customers/customers';
import { type Actor, can } from '@sokoni/rules/access/actor';
import { isLanguage } from '@sokoni/rules/languages';
import type * as z from 'zod';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import type { AddressRow, CustomerRow, SavedCustomerRow } from './queries.ts';

/** A line of the list. What was bought and is outstanding is for roles that see all sales. */
export function rowView(row: CustomerRow, actor: Actor): z.output<typeof customerRow> {
  const figures = can(actor, 'seeAllSales')
    ? {
        credit_limit: row.credit_limit,
        order_count: row.order_count,
        spent: row.spent,
        outstanding: row.outstanding,
        last_ordered_at: row.last_ordered_at?.toISOString() ?? null,
      }
    : { credit_limit: null, order_count: null, spent: null, outstanding: null, last_ordered_at: null };
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
  actor: Actor,
): z.output<typeof customer> {
  return {
    ...rowView(row, actor),
    language: isLanguage(row.language) ? row.language : null,
    notes: row.notes,
    addresses: addresses.map(addressView),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    updated_by: actorLabel(row.actor_kind, row.by),
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
