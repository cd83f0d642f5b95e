import { unitPrice } from '@sokoni/rules/cart/wholesale-totals';
import type { OfferedProduct } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { saySupplierShop as say } from '#sentences/wholesale/shop.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import type { CartStore } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import { Breaks } from './breaks.tsx';
import { AddActs } from './product-card.tsx';
import { Available, QuantityWords } from './quantity-words.tsx';
import styles from './shop.module.css';

interface CombinationsProps {
  product: OfferedProduct;
  store: CartStore;
  currency: string;
  onClose: () => void;
}

/** The combinations of a product: several can be put into the cart one after the other. */
export function Combinations({ product, store, currency, onClose }: CombinationsProps) {
  return (
    <Drawer open onClose={onClose} title={product.title}>
      <QuantityWords product={product} />
      <ul className={styles.combinations}>
        {product.variant_combinations.map((combination) => (
          <li key={combination.variant_id} className={styles.combination}>
            <Combination product={product} combination={combination} store={store} currency={currency} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

interface CombinationProps {
  product: OfferedProduct;
  combination: OfferedProduct['variant_combinations'][number];
  store: CartStore;
  currency: string;
}

function Combination({ product, combination, store, currency }: CombinationProps) {
  const { name, sku, breaks, variant_id, active } = combination;
  const count = useCart(
    store,
    ({ items }) => items.find((item) => item.variant_id === variant_id)?.quantity ?? 0,
  );
  const price = unitPrice({ pricing: product.pricing, combination, breaks, quantity: 1 });
  return (
    <>
      <div>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.price}>{say('product.each', { price: moneyTextIn(currency)(price) })}</p>
        <p className={styles.rules}>
          {sku && <span>{sku}</span>}
          {combination.track_quantity && <Available quantity={combination.quantity} />}
          {!active && <Badge shape="mark">{say('product.unavailable')}</Badge>}
        </p>
      </div>
      <Breaks name={name} breaks={breaks} currency={currency} />
      <div className={styles.acts}>
        <AddActs product={product} combination={name} name={name} store={store} />
        {count > 0 && <span className={styles.inCart}>{say('product.inCart', { count })}</span>}
      </div>
    </>
  );
}
