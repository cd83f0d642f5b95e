import type { OfferedProduct } from '#api/wholesale/buying.ts';
import { saySupplierShop as say } from '#sentences/wholesale/shop.ts';
import styles from './shop.module.css';

/** In which quantities a product is sold, and how many there are. */
export function QuantityWords({ product }: { product: OfferedProduct }) {
  const { minimum_quantity, quantity_step, case_quantity, variant_combinations } = product;
  return (
    <p className={styles.rules}>
      {minimum_quantity > 1 && <span>{say('product.minimum', { count: minimum_quantity })}</span>}
      {quantity_step > 1 && <span>{say('product.step', { count: quantity_step })}</span>}
      {case_quantity && <span>{say('product.case', { count: case_quantity })}</span>}
      {variant_combinations.length > 0 && (
        <span>{say('product.variants', { count: variant_combinations.length })}</span>
      )}
      {product.inventory.track_quantity && <Available quantity={product.quantity} />}
    </p>
  );
}

export function Available({ quantity }: { quantity: number }) {
  if (quantity > 0) return <span>{say('product.available', { count: quantity })}</span>;
  return <span data-sold-out>{say('product.soldOut')}</span>;
}
