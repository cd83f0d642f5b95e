import { type BuyingObstacle, productReadiness } from '@sokoni/rules/products/product-readiness';
import { ChevronDownIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react';
import type { Product } from '#contract-types.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { amountOf, countOf } from '#parts/numbers/typed-number.ts';
import { problemPlace } from '#screens/products/form/check-product-fields.ts';
import { focusPlace } from '#screens/products/form/field-focus.ts';
import type { ProductFields } from '#screens/products/form/product-fields.ts';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { sayObstacle } from '#sentences/products/obstacles.ts';
import { TextButton } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './product-readiness-card.module.css';

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
  const problems = productReadiness({
    ...{ status: fields.status, hasImage, variants },
    // With another title it is the merchant's own once it is saved.
    isSample: product?.is_sample === true && fields.title === product.title,
  });
  const stops = problems.some(({ stopsBuying }) => stopsBuying);
  // What is switched off nobody can buy, whatever is done about it.
  const unpriced = variants.find(({ active }) => active);
  const empty = variants.find(({ active, price }) => active && price > 0);
  const focusField = (of: typeof empty, field: 'price' | 'opening_stock' | 'track_quantity') => () => {
    // Its line may stand on another page of the variants.
    if (!focusPlace(problemPlace(of?.key ?? '', field))) focusPlace('variants-card');
  };

  function stockFix() {
    if (!hasInventory)
      return { label: sayProductEditor('fix.trackQuantity'), act: focusField(empty, 'track_quantity') };
    const id = empty?.id ?? null;
    if (id === null)
      return { label: sayProductEditor('fix.quantity'), act: focusField(empty, 'opening_stock') };
    return onAdjust && { label: sayProductEditor('stock.adjust'), act: () => onAdjust(id) };
  }

  const fixes: Readonly<Record<BuyingObstacle, { label: string; act: () => void } | null>> = {
    inactive: { label: sayProductEditor('fix.status'), act: () => void focusPlace('status') },
    sample: { label: sayProductEditor('fix.title'), act: () => void focusPlace('title') },
    no_variant: { label: sayProductEditor('fix.variants'), act: () => void focusPlace('variants-card') },
    no_price: seesPrices
      ? { label: sayProductEditor('fix.price'), act: focusField(unpriced, 'price') }
      : null,
    no_stock: stockFix(),
    no_image: { label: sayProductEditor('fix.pictures'), act: () => void focusPlace('pictures') },
  };

  const title = stops ? sayProductEditor('ready.no') : sayProductEditor('ready.yes');
  const lines = (
    <ul className={styles.lines}>
      {!stops && (
        <li data-done>
          <CircleCheckIcon />
          <span>{sayProductEditor(product === null ? 'ready.canBuyOnceSaved' : 'ready.canBuy')}</span>
        </li>
      )}
      {problems.map(({ key, stopsBuying }) => {
        const fix = fixes[key];
        return (
          <li key={key} data-stops={stopsBuying || undefined}>
            {stopsBuying ? <TriangleAlertIcon /> : <InfoIcon />}
            <span>
              {sayObstacle(
                key === 'no_price' && !seesPrices ? 'obstacle.price_by_manager' : `obstacle.${key}`,
              )}{' '}
              {fix && <TextButton onClick={fix.act}>{fix.label}</TextButton>}
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
        {stops ? <TriangleAlertIcon className={styles.bad} /> : <CircleCheckIcon className={styles.good} />}
        <span className={styles.title}>{title}</span>
        {problems.length > 0 && (
          <span className={styles.count}>{sayProductEditor('ready.toFix', { count: problems.length })}</span>
        )}
        <ChevronDownIcon size={16} className={styles.arrow} />
      </summary>
      {lines}
    </details>
  );
}
