import type { salesFigures } from '@sokoni/contract/reports';
import { allows, type Role } from '@sokoni/rules/roles';
import type { z } from 'zod';
import type { SalesSums } from './sales-queries.ts';

export type SalesFigures = z.output<typeof salesFigures>;

/** Sums as they are shown: what a role does not see of costs is null. */
export function figuresView(
  sums: Omit<SalesSums, 'shipping'> & { shipping?: number },
  role: Role,
): SalesFigures {
  const { net, vat, shipping = 0, cost, uncosted } = sums;
  const seesCosts = allows(role, 'seeCosts');
  return {
    orders: sums.orders,
    pieces: sums.pieces,
    discounts: sums.discounts,
    net_sales: net,
    vat,
    shipping,
    total: net + vat + shipping,
    returned_pieces: sums.returned_pieces,
    returns: sums.returned_net,
    returned_vat: sums.returned_vat,
    cost: seesCosts ? cost : null,
    uncosted: seesCosts ? uncosted : null,
    margin: seesCosts ? net - sums.returned_net - uncosted - cost : null,
  };
}
