import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { OrderChangeBody, OrderDraftBody } from '#api/sales/orders.ts';
import { amountOf, countOf } from '#parts/numbers/typed-number.ts';
import type { LineFields, OrderFields } from './order-fields.ts';
import { discountOf } from './order-totals.ts';

function newLineBody(line: LineFields, currency: CurrencyCode): OrderDraftBody['lines'][number] {
  const price = amountOf(line.unitPrice, currency) ?? 0;
  const common = {
    quantity: countOf(line.quantity) ?? 0,
    discount: amountOf(line.discount, currency) ?? 0,
    // The price of the list is not said: it may have changed since, and not everybody sets one.
    ...(price === line.listed ? {} : { unit_price: price }),
  };
  if (!line.isOwn) return { ...common, variant_id: line.variantId ?? '' };
  return { ...common, title: line.title.trim(), exempt_vat: line.exemptVat };
}

function lineBody(line: LineFields, currency: CurrencyCode): NonNullable<OrderChangeBody['lines']>[number] {
  if (line.id === null) return newLineBody(line, currency);
  const { variant_id: _, exempt_vat: __, ...rest } = newLineBody(line, currency);
  return { ...rest, id: line.id };
}

function charges(fields: OrderFields, currency: CurrencyCode) {
  const off = discountOf(fields, currency);
  return {
    customer_id: fields.customer?.id ?? null,
    ...(fields.locationId ? { location_id: fields.locationId } : {}),
    discount_amount: off?.kind === 'amount' ? off.amount : null,
    discount_percent: off?.kind === 'percent' ? off.percent : null,
    discount_code: fields.code.trim() || null,
    shipping: amountOf(fields.shipping, currency) ?? 0,
    note: fields.note.trim(),
    tags: [...fields.tags],
  };
}

export function draftBody(fields: OrderFields, currency: CurrencyCode): OrderDraftBody {
  return {
    ...charges(fields, currency),
    channel: fields.channel,
    lines: fields.lines.map((line) => newLineBody(line, currency)),
  };
}

/** Only what differs, so that two people who change different things do not undo each other. */
export function changeBody(
  base: OrderFields,
  typed: OrderFields,
  currency: CurrencyCode,
  version: number,
): OrderChangeBody {
  const bodyOf = (fields: OrderFields) => ({
    channel: fields.channel,
    ...charges(fields, currency),
    lines: fields.lines.map((line) => lineBody(line, currency)),
    due_on: fields.dueOn || null,
  });
  const before: Record<string, unknown> = bodyOf(base);
  const whole = bodyOf(typed);
  const changed = Object.entries(whole).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { version, ...Object.fromEntries(changed) };
}
