import type { ordersBehind } from '@sokoni/contract/reports';
import type { z } from 'zod';
import type { Db } from '#platform/database/transaction.ts';
import { type Asked, type SalesSums, sumSalesBy } from './sales-queries.ts';

interface VatFigures {
  net_sales: number;
  vat: number;
  returns: number;
  returned_vat: number;
  due: number;
}

export interface VatReport {
  totals: VatFigures;
  shipping: number;
  rows: (VatFigures & { vat_percent: string | null; behind: z.output<typeof ordersBehind> })[];
}

/** Net sales and VAT by rate, the highest rate first and what bears none last. */
export async function readVatReport(db: Db, asked: Asked): Promise<VatReport> {
  const { from, to, test } = asked;
  const rates = await sumSalesBy(db, 'vat', asked);
  const sold = rates.filter((rate) => rate.pieces !== 0 || rate.returned_pieces !== 0 || rate.net !== 0);
  return {
    totals: sold.map(vatOf).reduce(added, { net_sales: 0, vat: 0, returns: 0, returned_vat: 0, due: 0 }),
    shipping: rates.reduce((sum, { shipping }) => sum + shipping, 0),
    rows: sold
      .toSorted((one, other) => Number(other.key ?? -1) - Number(one.key ?? -1))
      .map((rate) => ({
        vat_percent: rate.key === null ? null : String(Number(rate.key)),
        ...vatOf(rate),
        behind: {
          from,
          to,
          test,
          sold: true,
          vat_percent: rate.key === null ? 'none' : String(Number(rate.key)),
        },
      })),
  };
}

function vatOf({ net, vat, returned_net, returned_vat }: SalesSums): VatFigures {
  return { net_sales: net, vat, returns: returned_net, returned_vat, due: vat - returned_vat };
}

function added(one: VatFigures, other: VatFigures): VatFigures {
  return {
    net_sales: one.net_sales + other.net_sales,
    vat: one.vat + other.vat,
    returns: one.returns + other.returns,
    returned_vat: one.returned_vat + other.returned_vat,
    due: one.due + other.due,
  };
}
