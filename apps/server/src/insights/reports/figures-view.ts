import type { salesFigures } from '@sokoni/contract/insights/reports';
import { allows, type Role } from '@sokoni/rules/access/roles';
import type * as z from 'zod';
import type { SalesSums } from './sales-queries.ts';

export type SalesFigures = z.output<typeof salesFigures>;

/** Sums as they are shown: what a role does not see of costs is null. */
export function figuresView(
  sums: Omit<SalesSums, 'shipping'> & { shipping?: number },
  role: Role,
): SalesFigures {
  const { discounts, net, vat, shipping = 0, returned_net, returned_vat, cost, uncosted } = sums;
  const netSales = net - returned_net;
  const taxes = vat - returned_vat;
  const seesCosts = allows(role, 'seeCosts');
  return {
    orders: sums.orders,
    units: sums.units,
    gross_sales: net + discounts,
    discounts,
    returned_quantity: sums.returned_quantity,
    returns: returned_net,
    net_sales: netSales,
    shipping,
    taxes,
    returned_taxes: returned_vat,
    total_sales: netSales + shipping + taxes,
    cost: seesCosts ? cost : null,
    uncosted: seesCosts ? uncosted : null,
    margin: seesCosts ? netSales - uncosted - cost : null,
  };
}
