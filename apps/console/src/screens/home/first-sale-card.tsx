import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';

/** In the place of the figures until there is a sale. */
export function FirstSaleCard() {
  return (
    <Card>
      <EmptyState
        drawing="empty_orders"
        title="No sales yet"
        action={
          <Link to={paths.sell} className={buttonClass({})}>
            Record a sale
          </Link>
        }
      >
        After your first sale, your takings, unfulfilled orders and outstanding balances appear here.
      </EmptyState>
    </Card>
  );
}
