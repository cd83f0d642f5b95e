import { useShop } from '#parts/shop-context.ts';
import { ShopLink } from '#parts/shop-link.tsx';
import type { WholesalePage } from '#wholesale-pages.ts';
import { FramedView } from '../frame.tsx';
import { sayOrders, sayQuoting, sayShop } from '../words.ts';

/** The quotes of a company, what was touched last first. */
export function QuotesView({ frame, quotes, page, pages }: Extract<WholesalePage, { view: 'quotes' }>) {
  const { money } = useShop();
  return (
    <FramedView frame={frame} title={sayShop('quotes')}>
      {quotes.length === 0 && (
        <>
          <p>
            <strong>{sayQuoting('none')}</strong>
          </p>
          <p>{sayQuoting('none.text')}</p>
        </>
      )}
      <ul className="account-list">
        {quotes.map(({ id, number, state, updated_on, valid_until, total }) => (
          <li key={id}>
            <span>
              <ShopLink href={`/wholesale/quotes/${id}`}>{sayQuoting('quote', { number })}</ShopLink>
              <small>{sayOrders('orderOn', { day: updated_on, status: sayQuoting(`state.${state}`) })}</small>
              {state === 'offered' && valid_until && (
                <small>{sayQuoting('validUntil', { day: valid_until })}</small>
              )}
            </span>
            <span className="cart-amount">{money(total)}</span>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className="pages">
          {page > 1 && <ShopLink href={`/wholesale/quotes?page=${page - 1}`}>{sayQuoting('newer')}</ShopLink>}
          {page < pages && (
            <ShopLink href={`/wholesale/quotes?page=${page + 1}`}>{sayQuoting('older')}</ShopLink>
          )}
        </p>
      )}
    </FramedView>
  );
}
