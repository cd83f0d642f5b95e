import type { ProductCard } from '#shop.ts';
import { useShop } from './shop-context.ts';

/** What a product costs, and what it cost before. */
export function Price({
  price,
  price_before,
  has_more_prices = false,
}: Pick<ProductCard, 'price' | 'price_before'> & { has_more_prices?: boolean }) {
  const { money, say } = useShop();
  return (
    <p className="price">
      <span>{has_more_prices ? say('fromPrice', { price: money(price) }) : money(price)}</span>
      {price_before !== null && (
        <s>
          <span className="visually-hidden">{say('priceBefore')} </span>
          {money(price_before)}
        </s>
      )}
    </p>
  );
}
