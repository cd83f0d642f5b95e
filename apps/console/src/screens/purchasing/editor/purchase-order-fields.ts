import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { type CostAllocation, landedUnitCost, shareCosts } from '@sokoni/rules/stock/landed-cost';
import { checkOrderTotal, type ExtraCostKind, fewestUnits } from '@sokoni/rules/stock/purchase-order';
import type { OrderChangeBody, OrderDraftBody } from '#api/inventory/purchasing.ts';
import type { PurchaseItem, PurchaseOrder } from '#contract-types.ts';
import { amountOf, amountProblem, amountText, countOf, countProblem } from '#parts/numbers/typed-number.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';

/** One line as it is typed. */
export interface LineFields {
  variantId: string;
  title: string;
  variantName: string;
  sku: string;
  barcode: string;
  image: string | null;
  weightGrams: number | null;
  supplierSku: string;
  quantity: string;
  /** Empty while nobody knows it. */
  unitCost: string;
}

/** What has come of a line and what went back: it goes on while somebody types. */
export interface LineReceipts {
  received: number;
  returned: number;
  /** The line is not changed to fewer than these. */
  fewest: number;
}

/** By variant; one that was just added is not among them. */
export type ReceivedLines = ReadonlyMap<string, LineReceipts>;

export interface CostFields {
  key: string;
  kind: ExtraCostKind;
  label: string;
  amount: string;
}

/** An order as it is typed. */
export interface OrderFields {
  supplier: { id: string; name: string } | null;
  /** Empty: the first place of the store. */
  locationId: string;
  expectedOn: string;
  reference: string;
  note: string;
  allocate_by: CostAllocation;
  lines: readonly LineFields[];
  costs: readonly CostFields[];
}

/** Sentences by the place they stand under: `supplier`, `lines`, `lines.<variant>.quantity`, `costs.<key>.amount`. */
export type OrderProblems = Readonly<Record<string, string>>;

export const blankOrder: OrderFields = {
  supplier: null,
  locationId: '',
  expectedOn: '',
  reference: '',
  note: '',
  allocate_by: 'value',
  lines: [],
  costs: [],
};

export function fieldsOf(order: PurchaseOrder, currency: CurrencyCode): OrderFields {
  return {
    supplier: order.supplier,
    locationId: order.location.id,
    expectedOn: order.expected_on ?? '',
    reference: order.reference,
    note: order.note,
    allocate_by: order.allocate_by,
    lines: order.lines.map((line) => ({
      variantId: line.variant_id,
      title: line.product_title,
      variantName: line.variant_name,
      sku: line.sku,
      barcode: line.barcode,
      image: line.image,
      weightGrams: line.weight_grams,
      supplierSku: line.supplier_sku,
      quantity: String(line.quantity),
      unitCost: amountText(line.unit_cost, currency),
    })),
    costs: order.costs.map(({ kind, label, amount }, index) => ({
      key: String(index),
      kind,
      label,
      amount: amountText(amount, currency),
    })),
  };
}

export function receivedLinesOf({ lines }: PurchaseOrder): ReceivedLines {
  return new Map(
    lines.map((line) => [
      line.variant_id,
      { received: line.received, returned: line.returned, fewest: fewestUnits(line) },
    ]),
  );
}

/** A line for items that somebody adds: what the supplier took the last time is the cost it begins with. */
export function lineOf(good: PurchaseItem, quantity: string, currency: CurrencyCode): LineFields {
  return {
    variantId: good.variant_id,
    title: good.product_title,
    variantName: good.variant_name,
    sku: good.sku,
    barcode: good.barcode,
    image: good.image,
    weightGrams: good.weight_grams,
    supplierSku: good.supplier_sku,
    quantity,
    unitCost: amountText(good.last_cost, currency),
  };
}

/** Adds lines; items that stand there already get the units on top. */
export function withLines(lines: readonly LineFields[], added: readonly LineFields[]): LineFields[] {
  const next = [...lines];
  for (const line of added) {
    const place = next.findIndex(({ variantId }) => variantId === line.variantId);
    const existing = next[place];
    if (!existing) {
      next.push(line);
      continue;
    }
    const units = (countOf(existing.quantity) ?? 0) + (countOf(line.quantity) ?? 0);
    next[place] = { ...existing, quantity: String(units) };
  }
  return next;
}

/** What is wrong; empty when it can be saved. An order that is on its way keeps at least one line. */
export function checkOrderFields(
  fields: OrderFields,
  currency: CurrencyCode,
  { isDraft, received }: { isDraft: boolean; received: ReceivedLines },
): OrderProblems {
  const problems: Record<string, string> = {};
  if (!fields.supplier) problems.supplier = sayPurchaseOrder('problem.supplier');
  if (!isDraft && fields.lines.length === 0) problems.lines = sayPurchaseOrder('problem.lines');
  for (const line of fields.lines) {
    const units = countOf(line.quantity);
    const came = received.get(line.variantId);
    const quantity =
      units === null || units < 1 ? sayPurchaseOrder('problem.quantity') : countProblem(line.quantity);
    if (quantity) problems[`lines.${line.variantId}.quantity`] = quantity;
    else if (came && (units ?? 0) < came.fewest) {
      problems[`lines.${line.variantId}.quantity`] = sayPurchaseOrder('problem.received', {
        count: came.received,
      });
    }
    const cost = amountProblem(line.unitCost, currency);
    if (cost) problems[`lines.${line.variantId}.unitCost`] = cost;
  }
  for (const { key, amount } of fields.costs) {
    const problem =
      amount.trim() === '' ? sayPurchaseOrder('problem.amount') : amountProblem(amount, currency);
    if (problem) problems[`costs.${key}.amount`] = problem;
  }
  const total = checkOrderTotal(
    fields.lines.map((line) => ({
      quantity: countOf(line.quantity) ?? 0,
      unit_cost: amountOf(line.unitCost, currency),
    })),
    fields.costs.map(({ amount }) => ({ amount: amountOf(amount, currency) ?? 0 })),
  );
  if (!total.ok) problems.lines = sayPurchaseOrder(total.reason);
  return problems;
}

export interface OrderTotals {
  items: number;
  onTop: number;
  /** Lines whose unit cost nobody knows. */
  unknown: number;
  /** Of one unit with its share of what comes on top, by variant; null while unknown. */
  landed: ReadonlyMap<string, number | null>;
}

/** The sums of an order as it is typed, in minor units; what is no number counts nothing. */
export function totalsOf(
  fields: OrderFields,
  currency: CurrencyCode,
  { isClosed, received }: { isClosed: boolean; received: ReceivedLines },
): OrderTotals {
  const lines = fields.lines.map((line) => {
    const units = Math.max(0, countOf(line.quantity) ?? 0);
    const typed = amountOf(line.unitCost, currency);
    const unitCost = typed !== null && typed < 0 ? null : typed;
    const came = received.get(line.variantId)?.received ?? 0;
    return { units, carrying: isClosed ? came : units, unitCost, weightGrams: line.weightGrams };
  });
  const onTop = fields.costs.reduce(
    (sum, { amount }) => sum + Math.max(0, amountOf(amount, currency) ?? 0),
    0,
  );
  const items = lines.reduce((sum, { units, unitCost }) => sum + units * (unitCost ?? 0), 0);
  const exact = Number.isSafeInteger(items + onTop);
  const landedLines = lines.map(({ carrying, ...line }) => ({ ...line, units: carrying }));
  const shares = exact ? shareCosts(landedLines, onTop, fields.allocate_by) : lines.map(() => 0);
  return {
    items: exact ? items : 0,
    onTop,
    unknown: lines.filter(({ unitCost }) => unitCost === null).length,
    landed: new Map(
      fields.lines.map(({ variantId }, index) => {
        const line = landedLines[index];
        return [variantId, line && exact ? landedUnitCost(line, shares[index] ?? 0) : null];
      }),
    ),
  };
}

function linesBody(lines: readonly LineFields[], currency: CurrencyCode, seesCosts: boolean) {
  return lines.map((line) => ({
    variant_id: line.variantId,
    quantity: countOf(line.quantity) ?? 0,
    supplier_sku: line.supplierSku.trim(),
    ...(seesCosts ? { unit_cost: amountOf(line.unitCost, currency) } : {}),
  }));
}

function costsBody(costs: readonly CostFields[], currency: CurrencyCode) {
  return costs.map(({ kind, label, amount }) => ({
    kind,
    label: label.trim(),
    amount: amountOf(amount, currency) ?? 0,
  }));
}

export function draftBody(fields: OrderFields, currency: CurrencyCode, seesCosts: boolean): OrderDraftBody {
  return {
    supplier_id: fields.supplier?.id ?? '',
    ...(fields.locationId ? { location_id: fields.locationId } : {}),
    expected_on: fields.expectedOn || null,
    reference: fields.reference.trim(),
    note: fields.note.trim(),
    allocate_by: fields.allocate_by,
    lines: linesBody(fields.lines, currency, seesCosts),
    ...(seesCosts ? { costs: costsBody(fields.costs, currency) } : {}),
  };
}

/** Only what differs, so that two people who change different things do not undo each other. */
export function changeBody(
  base: OrderFields,
  typed: OrderFields,
  currency: CurrencyCode,
  { version, seesCosts }: { version: number; seesCosts: boolean },
): OrderChangeBody {
  const whole = draftBody(typed, currency, seesCosts);
  const before = draftBody(base, currency, seesCosts);
  const changed = Object.entries(whole).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof OrderDraftBody]),
  );
  return { version, ...Object.fromEntries(changed) };
}

export function isSameOrder(one: OrderFields, other: OrderFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
