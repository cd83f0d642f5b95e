import { LinkButton } from '#parts/link-button.tsx';
import { ShopForm } from '#parts/shop-link.tsx';
import { useTheme } from '#parts/theme-context.ts';
import type { ProductCard } from '#shop.ts';
import { sayBuyer, sayCheckout } from './words.ts';

/** What a visitor wants to remember. */
export function WishListPage({ products }: { products: readonly ProductCard[] }) {
  const { Card } = useTheme();
  return (
    <div className="width section">
      <h1 className="section-heading">{sayBuyer('wishList')}</h1>
      {products.length === 0 ? (
        <>
          <p>{sayBuyer('wishListEmpty')}</p>
          <LinkButton href="/collections/all">{sayCheckout('continueShopping')}</LinkButton>
        </>
      ) : (
        <ul className="grid">
          {products.map((product) => (
            <li key={product.id} className="wished">
              <Card product={product} isFirst={false} />
              <ShopForm method="post" action="/wishlist/removal">
                <input type="hidden" name="product_id" value={product.id} />
                <button className="text-button" type="submit">
                  {sayBuyer('removeFromWishList')}
                </button>
              </ShopForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
