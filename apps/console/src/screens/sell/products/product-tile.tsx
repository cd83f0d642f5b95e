import { memo } from 'react';
import type { TillItem } from '#offline/search/till-item.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { useLanguage } from '#session/language.ts';
import { initials } from '#ui/display/avatar.tsx';
import { useAvailable } from '../till-context.tsx';
import styles from './products.module.css';
import { tintOf } from './tint.ts';

interface ProductTileProps {
  item: TillItem;
  view: 'grid' | 'list';
  onPick: (item: TillItem) => void;
}

/** A product of the till: one touch puts it into the sale, or asks which of its variants. */
export const ProductTile = memo(function ProductTile({ item, view, onPick }: ProductTileProps) {
  useLanguage();
  const money = useMoneyText();
  const { product, variant, title, price } = item;
  const { image, category_id } = product;
  const available = useAvailable(variant);
  return (
    <button type="button" className={styles.tile} data-view={view} onClick={() => onPick(item)}>
      <span aria-hidden="true" className={styles.picture} style={{ '--tint': tintOf(category_id ?? title) }}>
        {image ? <img key={image} src={image} alt="" loading="lazy" /> : initials(title)}
      </span>
      <bdi className={styles.title}>{title}</bdi>
      <span className={styles.price}>
        {variant === null ? say('tile.from', { price: money(price) }) : money(price)}
      </span>
      {variant === null && (
        <span className={styles.note}>{say('tile.options', { count: product.variants.length })}</span>
      )}
      {available !== null && (
        <span className={styles.note} data-out={available <= 0 || undefined}>
          {available > 0 ? say('tile.left', { count: available }) : say('tile.out')}
        </span>
      )}
    </button>
  );
});
