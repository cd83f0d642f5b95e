import { cashRounding, smallestCoin } from '@sokoni/rules/point-of-sale/cash';
import { exchangeSums, type OpenExchange } from '@sokoni/rules/point-of-sale/open-sale';
import { newUuid } from '#offline/new-uuid.ts';
import type { Till } from '#offline/till.ts';
import type { SaleDraft, TillDraft, TillSetup } from '#offline/till-types.ts';
import { sayExchange as say } from '#sentences/sell/exchange.ts';
import { needsServer } from './settlement.ts';

/** Cash for what is left of an exchange, in minor units; what is handed over is the amount and its rounding. */
export interface CashBack {
  readonly method: 'cash';
  readonly label: string;
  readonly amount: number;
  readonly rounding: number;
}

/** What goes back in cash of what an exchange is worth, to the smallest coin where the store rounds; null for nothing. */
export function cashBackOf(
  exchange: OpenExchange,
  total: number,
  { settings, store }: Pick<TillSetup, 'settings' | 'store'>,
): CashBack | null {
  const { toRefund: amount } = exchangeSums(exchange, total);
  if (amount === 0) return null;
  const rounding = settings.round_cash ? cashRounding(amount, smallestCoin(store.currency_code)) : 0;
  const label = settings.methods.find(({ kind }) => kind === 'cash')?.name ?? '';
  return { method: 'cash', label, amount, rounding };
}

/** The return that a sale takes items of an earlier one back by. What is left of their value goes back in cash. */
export function returnFor(
  exchange: OpenExchange,
  { cashier_id, at, total }: SaleDraft,
  saleId: string,
  setup: TillSetup,
): { id: string; draft: TillDraft<'return'> } {
  const { order_id, lines, reason, approved_by, return_id } = exchange;
  const { used } = exchangeSums(exchange, total);
  const cashBack = cashBackOf(exchange, total, setup);
  return {
    id: return_id,
    draft: {
      ...{ cashier_id, approved_by, at, order_id, lines: [...lines], reason },
      refund: cashBack && { id: newUuid(), ...cashBack },
      exchange: used > 0 ? { sale_id: saleId, amount: used } : null,
    },
  };
}

/** Why an exchange cannot be ended so, in a sentence; null where it can. */
export async function exchangeRefusal(
  till: Pick<Till, 'returnsOf'>,
  { order_id, earlier, return_id }: OpenExchange,
  { payments }: SaleDraft,
): Promise<string | null> {
  if (payments.some(({ method }) => needsServer(method))) return say('problem.method');
  const returns = await till.returnsOf(order_id);
  const isOther = returns.length !== earlier && !returns.some(({ id }) => id === return_id);
  return isOther ? say('problem.changed') : null;
}
