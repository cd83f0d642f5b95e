import type { CreditWords } from '#screens/wholesale/buying/cart/cart-notices.tsx';
import { sayAgentOrder as say } from '#sentences/wholesale/agent-orders.ts';

/** What an order does to the credit of the company that it is placed for. */
export function creditWordsOf(name: string): CreditWords {
  return {
    warning: (amounts) => say('credit.warning', { ...amounts, name }),
    over: (amounts) => say('credit.over', { ...amounts, name }),
    hint: say('credit.hint'),
  };
}
