import { DomainError } from '#core/errors/domain-error.ts';
import type { CustomerRow } from './queries.ts';

/**
 * A record that still is somebody's.
 * @throws DomainError `not_found`, `customer_merged`, `customer_erased`
 */
export function assertThere(row: CustomerRow | undefined): asserts row is CustomerRow {
  if (!row) throw new DomainError('not_found');
  if (row.merged_into !== null) throw new DomainError('customer_merged');
  if (row.erased_at !== null) throw new DomainError('customer_erased');
}
