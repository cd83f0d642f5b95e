import type { ordersBehind } from '@sokoni/contract/reports';
import { type Period, periodBefore } from '@sokoni/rules/report-period';
import type { ReportComparison } from '@sokoni/rules/report-words';
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

interface VatRow extends VatFigures {
  vat_percent: string | null;
  before: VatFigures | null;
  behind: z.output<typeof ordersBehind>;
}

export interface VatReport {
  compared: Period | null;
  totals: VatFigures;
  totals_before: VatFigures | null;
  shipping: number;
  shipping_before: number | null;
  rows: VatRow[];
}

const none: VatFigures = { net_sales: 0, vat: 0, returns: 0, returned_vat: 0, due: 0 };

/** Net sales and VAT by rate, the highest rate first and what bears none last. What was sold in either period has a row. */
export async function readVatReport(
  db: Db,
  asked: Asked & { compare: ReportComparison },
): Promise<VatReport> {
  const { from, to, test } = asked;
  const compared = periodBefore(asked, asked.compare);
  const now = await readRates(db, asked);
  const then = compared && (await readRates(db, { ...asked, ...compared }));
  const rates = [...new Set([...now.rates.keys(), ...(then?.rates.keys() ?? [])])];
  return {
    compared,
    totals: now.totals,
    totals_before: then?.totals ?? null,
    shipping: now.shipping,
    shipping_before: then?.shipping ?? null,
    rows: rates
      .toSorted((one, other) => Number(other ?? -1) - Number(one ?? -1))
      .map((rate) => ({
        vat_percent: rate,
        ...(now.rates.get(rate) ?? none),
        before: then && (then.rates.get(rate) ?? none),
        behind: { from, to, test, sold: true, vat_percent: rate ?? 'none' },
      })),
  };
}

/** What was sold or came back at each rate; null is none. */
async function readRates(db: Db, asked: Asked) {
  const sums = await sumSalesBy(db, 'vat', asked);
  const sold = sums.filter((rate) => rate.pieces !== 0 || rate.returned_pieces !== 0 || rate.net !== 0);
  return {
    rates: new Map(sold.map((rate) => [rate.key === null ? null : String(Number(rate.key)), vatOf(rate)])),
    totals: sold.map(vatOf).reduce(added, none),
    shipping: sums.reduce((sum, { shipping }) => sum + shipping, 0),
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
