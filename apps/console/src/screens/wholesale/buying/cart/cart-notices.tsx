import type { CartFigures } from '@sokoni/rules/wholesale/cart-figures';
import type { Agreement } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';

interface CartNoticesProps {
  figures: CartFigures;
  agreement: Pick<Agreement, 'minimum' | 'credit_limit'>;
  currency: string;
}

/** What stands against ordering the cart, or soon will. */
export function CartNotices({ figures, agreement, currency }: CartNoticesProps) {
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
        <NotificationCard kind="error" title={say('credit.over', { amount: money(over), limit })}>
          {say('credit.hint')}
        </NotificationCard>
      )}
      {credit.level === 'warning' && (
        <NotificationCard
          kind="attention"
          title={say('credit.warning', { left: money(credit.left ?? 0), limit })}
        />
      )}
    </>
  );
}
