import type { CartFigures } from '@sokoni/rules/wholesale/cart-figures';
import type { Agreement } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';

/** What is said of the credit of the company that the order is for. */
export interface CreditWords {
  warning: (amounts: { left: string; limit: string }) => string;
  over: (amounts: { amount: string; limit: string }) => string;
  /** What to do about an order that goes over it. */
  hint: string;
}

interface CartNoticesProps {
  figures: CartFigures;
  agreement: Pick<Agreement, 'minimum' | 'credit_limit'>;
  currency: string;
  /** Left out where the company orders itself. */
  creditWords?: CreditWords | undefined;
}

/** What stands against ordering the cart, or soon will. */
export function CartNotices({ figures, agreement, currency, creditWords = ownCredit() }: CartNoticesProps) {
  const money = moneyTextIn(currency);
  const { missing, problems, unorderable, credit, over } = figures;
  const wrong = problems - unorderable;
  const limit = money(agreement.credit_limit ?? 0);
  return (
    <>
      {unorderable > 0 && (
        <NotificationCard kind="warning" title={say('lines.unorderable', { count: unorderable })} />
      )}
      {wrong > 0 && <NotificationCard kind="warning" title={say('lines.wrong', { count: wrong })} />}
      {missing > 0 && (
        <NotificationCard
          kind="warning"
          title={say('missing', { amount: money(missing), minimum: money(agreement.minimum ?? 0) })}
        />
      )}
      {credit.level === 'over' && (
        <NotificationCard kind="error" title={creditWords.over({ amount: money(over), limit })}>
          {creditWords.hint}
        </NotificationCard>
      )}
      {credit.level === 'warning' && (
        <NotificationCard
          kind="attention"
          title={creditWords.warning({ left: money(credit.left ?? 0), limit })}
        />
      )}
    </>
  );
}

function ownCredit(): CreditWords {
  return {
    warning: (amounts) => say('credit.warning', amounts),
    over: (amounts) => say('credit.over', amounts),
    hint: say('credit.hint'),
  };
}
