import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { sayHome } from '#sentences/home.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';

/** In the place of the figures until there is a sale. */
export function FirstSaleCard() {
  return (
    <Card>
      <EmptyState
        drawing="empty_orders"
        title={sayHome('firstSale.title')}
        action={
          <Link to={paths.sell} className={buttonClass({})}>
            {sayHome('firstSale.action')}
          </Link>
        }
      >
        {sayHome('firstSale.text')}
      </EmptyState>
    </Card>
  );
}
