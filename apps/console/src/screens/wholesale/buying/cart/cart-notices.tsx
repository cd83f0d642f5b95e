import type { CartFigures } from '@sokoni/rules/wholesale/cart-figures';
import type { OrderCredit } from '@sokoni/rules/wholesale/credit-use';
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
  const { missing, problems, unorderable } = figures;
  const wrong = problems - unorderable;
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
      <CreditNotice used={figures} limit={agreement.credit_limit} words={creditWords} currency={currency} />
    </>
  );
}

interface CreditNoticeProps {
  used: OrderCredit;
  limit: number | null;
  currency: string;
  words: CreditWords;
}

/** That an order leaves little of the credit of its company, or goes over it. */
export function CreditNotice({ used: { credit, over }, limit: most, currency, words }: CreditNoticeProps) {
  const money = moneyTextIn(currency);
  const limit = money(most ?? 0);
  return (
    <>
      {credit.level === 'over' && (
        <NotificationCard kind="error" title={words.over({ amount: money(over), limit })}>
          {words.hint}
        </NotificationCard>
      )}
      {credit.level === 'warning' && (
        <NotificationCard kind="attention" title={words.warning({ left: money(credit.left ?? 0), limit })} />
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
