import type { MoneyMethod } from '@sokoni/rules/orders/order-labels';
import { sayOrderLabel } from '#sentences/orders/labels.ts';

/** What a payment was made with: in the store's own words, else by its kind. */
export function methodName({ method, label }: { method: MoneyMethod; label: string }): string {
  return label || sayOrderLabel(`method.${method}`);
}
