import { type BuyingObstacle, productReadiness } from '@sokoni/rules/product-readiness';
import type { Product } from '#api/types.ts';
import { useCurrency } from '#parts/money-text.ts';
import { amountOf, countOf } from '#parts/typed-number.ts';
import { TextButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChevronDownIcon, DoneIcon, InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { problemPlace } from './check-product-fields.ts';
import { focusPlace } from './field-places.ts';
import type { ProductFields } from './product-fields.ts';
import styles from './readiness-card.module.css';

interface ReadinessCardProps {
  fields: ProductFields;
  product: Product | null;
  hasImage: boolean;
  seesPrices: boolean;
  /** Stock work is part of this store. */
  hasInventory: boolean;
  /** Opens the stock of a saved variant; null where nothing is saved. */
  onAdjust: ((variantId: string) => void) | null;
  /** One line that opens, where the card would push the form away. */
  isLine: boolean;
}

/** Why a customer can't buy it, one line each with the way to the fix; it follows what is typed. */
export function ProductReadinessCard(props: ReadinessCardProps) {
  const { fields, product, hasImage, seesPrices, hasInventory, onAdjust, isLine } = props;
  const currency = useCurrency();
  const saved = new Map(product?.variants.map((variant) => [variant.id, variant]));
  // A role that sees no money goes by what the server knows of the prices.
  const isPriced = product !== null && !product.problems.some(({ key }) => key === 'no_price');
  const variants = fields.variants.map(({ key, id, active, price, track_quantity, opening_stock }) => {
    const known = id === null ? undefined : saved.get(id);
    return {
      ...{ key, id, active },
      price: seesPrices ? (amountOf(price, currency) ?? 0) : Number(isPriced),
      trackQuantity: track_quantity,
      available: known ? known.available : (countOf(opening_stock) ?? 0),
    };
  });
  const problems = productReadiness({ status: fields.status, hasImage, variants });
  const stops = problems.some(({ stopsBuying }) => stopsBuying);
  // What is switched off nobody can buy, whatever is done about it.
  const unpriced = variants.find(({ active }) => active);
  const empty = variants.find(({ active, price }) => active && price > 0);
  const focusField = (of: typeof empty, field: 'price' | 'opening_stock' | 'track_quantity') => () => {
    // Its line may stand on another page of the variants.
    if (!focusPlace(problemPlace(of?.key ?? '', field))) focusPlace('variants-card');
  };

  function stockFix() {
    if (!hasInventory) return { label: 'Track quantity', act: focusField(empty, 'track_quantity') };
    const id = empty?.id ?? null;
    if (id === null) return { label: 'Enter a quantity', act: focusField(empty, 'opening_stock') };
    return onAdjust && { label: 'Adjust stock', act: () => onAdjust(id) };
  }

  const fixes: Readonly<Record<BuyingObstacle, { label: string; act: () => void } | null>> = {
    inactive: { label: 'Set the status', act: () => void focusPlace('status') },
    no_variant: { label: 'See the variants', act: () => void focusPlace('variants-card') },
    no_price: seesPrices ? { label: 'Enter a price', act: focusField(unpriced, 'price') } : null,
    no_stock: stockFix(),
    no_image: { label: 'Add pictures', act: () => void focusPlace('pictures') },
  };

  const title = stops ? 'Not ready for buyers' : 'Ready for buyers';
  const lines = (
    <ul className={styles.lines}>
      {!stops && (
        <li data-done>
          <DoneIcon />
          <span>Customers can buy it{product === null && ' once it is saved'}.</span>
        </li>
      )}
      {problems.map(({ key, message, stopsBuying }) => {
        const fix = fixes[key];
        return (
          <li key={key} data-stops={stopsBuying || undefined}>
            {stopsBuying ? <WarningIcon /> : <InfoIcon />}
            <span>
              {message} {fix && <TextButton onClick={fix.act}>{fix.label}</TextButton>}
            </span>
          </li>
        );
      })}
    </ul>
  );
  if (!isLine) return <Card title={title}>{lines}</Card>;
  return (
    <details className={styles.strip}>
      <summary className={styles.head}>
        {stops ? <WarningIcon className={styles.bad} /> : <DoneIcon className={styles.good} />}
        <span className={styles.title}>{title}</span>
        {problems.length > 0 && (
          <span className={styles.count}>
            {problems.length === 1 ? '1 thing to do' : `${problems.length} things to do`}
          </span>
        )}
        <ChevronDownIcon size={16} className={styles.arrow} />
      </summary>
      {lines}
    </details>
  );
}
