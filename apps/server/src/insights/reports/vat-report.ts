import type { ordersBehind } from '@sokoni/contract/insights/reports';
import type { ReportComparison } from '@sokoni/rules/reports/report-labels';
import { type Period, periodBefore } from '@sokoni/rules/reports/report-period';
import { taxRateName } from '@sokoni/rules/stores/tax-rate';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { readTaxRates } from '#tenancy/tax-rates/read-tax-rates.ts';
import { type Asked, type SalesSums, sumSalesBy } from './sales-queries.ts';

interface VatFigures {
  sales: number;
  vat: number;
  returns: number;
  returned_vat: number;
  net_sales: number;
  due: number;
}

interface VatRow extends VatFigures {
  vat_percent: string | null;
  name: string | null;
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

const none: VatFigures = { sales: 0, vat: 0, returns: 0, returned_vat: 0, net_sales: 0, due: 0 };

/** Net sales and VAT by rate, the highest rate first and what bears none last. What was sold in either period has a row. */
export async function readVatReport(
  db: Db,
  asked: Asked & { compare: ReportComparison },
): Promise<VatReport> {
  const { from, to, test, registerId } = asked;
  const compared = periodBefore(asked, asked.compare);
  const now = await readRates(db, asked);
  const then = compared && (await readRates(db, { ...asked, ...compared }));
  const named = await readTaxRates(db, asked.storeId);
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
        name: taxRateName(rate, named),
        ...(now.rates.get(rate) ?? none),
        before: then && (then.rates.get(rate) ?? none),
        behind: {
          ...{ from, to, test, sold: true, vat_percent: rate ?? 'none' },
          ...(registerId !== undefined && { register_id: registerId }),
        },
      })),
  };
}

/** What was sold or came back at each rate, delivery that bears it included; null is none. */
async function readRates(db: Db, asked: Asked) {
  const sums = await sumSalesBy(db, 'vat', asked);
  const sold = sums
    .map((rate) => (rate.key === null ? rate : { ...rate, net: rate.net + rate.shipping, shipping: 0 }))
    .filter((rate) => rate.units !== 0 || rate.returned_quantity !== 0 || rate.net !== 0);
  return {
    rates: new Map(sold.map((rate) => [rate.key === null ? null : String(Number(rate.key)), vatOf(rate)])),
    totals: sold.map(vatOf).reduce(added, none),
    shipping: sums.find(({ key }) => key === null)?.shipping ?? 0,
  };
}

function vatOf({ net, vat, returned_net, returned_vat }: SalesSums): VatFigures {
  return {
    ...{ sales: net, vat, returns: returned_net, returned_vat },
    ...{ net_sales: net - returned_net, due: vat - returned_vat },
  };
}

function added(one: VatFigures, other: VatFigures): VatFigures {
  return {
    sales: one.sales + other.sales,
    vat: one.vat + other.vat,
    returns: one.returns + other.returns,
    returned_vat: one.returned_vat + other.returned_vat,
    net_sales: one.net_sales + other.net_sales,
    due: one.due + other.due,
  };
}
