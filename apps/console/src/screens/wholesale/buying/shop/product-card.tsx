import { unitPrice } from '@sokoni/rules/cart/wholesale-totals';
import { PackagePlusIcon, PlusIcon } from 'lucide-react';
import { memo } from 'react';
import type { OfferedProduct } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { sayAgentOrder } from '#sentences/wholesale/agent-orders.ts';
import { saySupplierShop as say } from '#sentences/wholesale/shop.ts';
import { useLanguage } from '#session/language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { CartStore } from '../cart/cart-store.ts';
import { sayRefusal } from '../cart/say-refusal.ts';
import { useCart } from '../cart/use-cart.ts';
import { Breaks } from './breaks.tsx';
import { QuantityWords } from './quantity-words.tsx';
import styles from './shop.module.css';

interface ProductCardProps {
  product: OfferedProduct;
  store: CartStore;
  currency: string;
  /** The staff orders for the company. */
  isByAgent: boolean;
  /** Its combinations are to be chosen from. */
  onChoose: (productId: string) => void;
}

/** A product as the company buys it; drawn when it changes, not whenever the cart does. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, store, currency, isByAgent, onChoose } = props;
  useLanguage();
  const { id, title, images, sku, breaks, variant_combinations: combinations } = product;
  const count = useCart(store, ({ items }) =>
    items.reduce((sum, item) => (item.id === id ? sum + item.quantity : sum), 0),
  );
  const [image] = images;
  return (
    <Card flush className={styles.product}>
      <div className={styles.head}>
        <Avatar
          name={title}
          src={image}
          size={72}
          fallback={image ? undefined : <Drawing name="empty_images" size={48} />}
        />
        <div className={styles.facts}>
          <h3 className={styles.title}>{title}</h3>
          {combinations.length === 0 && sku && <p className={styles.sku}>{sku}</p>}
          <p className={styles.price}>{priceText(product, moneyTextIn(currency))}</p>
        </div>
      </div>
      {combinations.length === 0 && <Breaks name={title} breaks={breaks} currency={currency} />}
      <QuantityWords product={product} />
      <div className={styles.acts}>
        {combinations.length > 0 ? (
          <Button aria-label={say('product.chooseOf', { name: title })} onClick={() => onChoose(id)}>
            {say('product.choose')}
          </Button>
        ) : (
          <AddActs {...{ product, store, isByAgent }} combination={null} name={title} />
        )}
        {count > 0 && <InCart count={count} isByAgent={isByAgent} />}
      </div>
    </Card>
  );
});

/** The price of one at a time; of several combinations, the lowest. */
function priceText(product: OfferedProduct, money: (minor: number) => string): string {
  const prices = priceOfOne(product);
  const lowest = Math.min(...prices);
  const price = money(lowest);
  return prices.some((other) => other !== lowest)
    ? say('product.from', { price })
    : say('product.each', { price });
}

function priceOfOne({ pricing, breaks, variant_combinations }: OfferedProduct): number[] {
  if (variant_combinations.length === 0)
    return [unitPrice({ pricing, combination: null, breaks, quantity: 1 })];
  return variant_combinations.map((combination) =>
    unitPrice({ pricing, combination, breaks: combination.breaks, quantity: 1 }),
  );
}

/** How many of it are in the cart, or in the order that the staff puts together. */
export function InCart({ count, isByAgent }: { count: number; isByAgent: boolean }) {
  const text = isByAgent ? sayAgentOrder('inOrder', { count }) : say('product.inCart', { count });
  return <span className={styles.inCart}>{text}</span>;
}

interface AddActsProps {
  product: OfferedProduct;
  combination: string | null;
  /** What it is called, with its combination. */
  name: string;
  store: CartStore;
  isByAgent: boolean;
}

/** Puts one, or a case, into the cart; of what is out of stock, nothing. Combinations are refused when they are added (SPEC section 5). */
export function AddActs({ product, combination, name, store, isByAgent }: AddActsProps) {
  const { case_quantity } = product;
  const add = (units: number) => sayRefusal(store.add({ product, combination }, units));
  if (combination === null && isSoldOut(product)) return <Button disabled>{say('product.soldOut')}</Button>;
  return (
    <>
      <Button
        icon={<PlusIcon size={16} />}
        aria-label={isByAgent ? sayAgentOrder('addOf', { name }) : say('product.addOf', { name })}
        onClick={() => add(1)}
      >
        {isByAgent ? sayAgentOrder('add') : say('product.add')}
      </Button>
      {case_quantity && (
        <Button
          variant="quiet"
          icon={<PackagePlusIcon size={16} />}
          aria-label={say('product.addCaseOf', { name })}
          onClick={() => add(case_quantity)}
        >
          {say('product.addCase')}
        </Button>
      )}
    </>
  );
}

function isSoldOut({ inventory, quantity }: OfferedProduct): boolean {
  return inventory.track_quantity && quantity <= 0;
}
