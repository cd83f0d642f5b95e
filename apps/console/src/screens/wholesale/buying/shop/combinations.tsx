import { unitPrice } from '@sokoni/rules/cart/wholesale-totals';
import type { OfferedProduct } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { saySupplierShop as say } from '#sentences/wholesale/shop.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import type { CartStore } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import { Breaks } from './breaks.tsx';
import { AddActs, InCart } from './product-card.tsx';
import { Available, QuantityWords } from './quantity-words.tsx';
import styles from './shop.module.css';

interface CombinationsProps {
  product: OfferedProduct;
  store: CartStore;
  currency: string;
  isByAgent: boolean;
  onClose: () => void;
}

/** The combinations of a product: several can be put into the cart one after the other. */
export function Combinations({ product, store, currency, isByAgent, onClose }: CombinationsProps) {
  return (
    <Drawer open onClose={onClose} title={product.title}>
      <QuantityWords product={product} />
      <ul className={styles.combinations}>
        {product.variant_combinations.map((combination) => (
          <li key={combination.variant_id} className={styles.combination}>
            <Combination {...{ product, combination, store, currency, isByAgent }} />
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
  isByAgent: boolean;
}

function Combination({ product, combination, store, currency, isByAgent }: CombinationProps) {
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
        <AddActs {...{ product, name, store, isByAgent }} combination={name} />
        {count > 0 && <InCart count={count} isByAgent={isByAgent} />}
      </div>
    </>
  );
}
