import { ApiError } from '#api/client/api-error.ts';
import type { OrderProblems } from './check-order-fields.ts';
import type { OrderFields } from './order-fields.ts';

const places: Readonly<Record<string, string>> = {
  customer_id: 'customer_id',
  due_on: 'due_on',
  shipping: 'shipping',
  discount_amount: 'discount',
  discount_percent: 'discount',
  discount_code: 'code',
};

const ofLine: Readonly<Record<string, string>> = { unit_price: 'unitPrice' };

/** Where in the form the sentences of a refusal belong; nothing when it names no field. */
export function refusedPlaces(error: unknown, { lines }: OrderFields): OrderProblems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([name, sentence]) => {
      const [area, index, field = ''] = name.split('.');
      const line = area === 'lines' && index !== undefined ? lines[Number(index)] : undefined;
      if (line) return [`lines.${line.key}.${ofLine[field] ?? field}`, sentence];
      return [places[name] ?? 'lines', sentence];
    }),
  );
}

/** The lines that a refusal names: it belongs under them, not into the dialog that asked. Null when it names none. */
export function refusedLines(error: unknown, fields: OrderFields): OrderProblems | null {
  const lines = Object.entries(refusedPlaces(error, fields)).filter(([place]) => place.startsWith('lines.'));
  return lines.length > 0 ? Object.fromEntries(lines) : null;
}
