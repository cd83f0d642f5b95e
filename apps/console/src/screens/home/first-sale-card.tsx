import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** In the place of the figures until there is a sale. */
export function FirstSaleCard() {
  return (
    <Card>
      <EmptyState
        drawing="empty_orders"
        title="Nothing sold yet"
        action={
          <Link to={paths.sell} className={buttonClass({})}>
            Record a sale
          </Link>
        }
      >
        With the first sale your takings, what is to be handed over and who owes you will stand here.
      </EmptyState>
    </Card>
  );
}
