import type { GoodForSale } from '#api/goods-for-sale.ts';
import { countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ProductsIcon } from '#ui/icons-more.tsx';
import styles from './sell.module.css';

interface GoodTileProps {
  good: GoodForSale;
  onPick: (good: GoodForSale) => void;
}

/** A good of the counter: one touch adds a piece of it. */
export function GoodTile({ good, onPick }: GoodTileProps) {
  const money = useMoneyText();
  const { product_title, variant_name, image, price, available } = good;
  return (
    <button type="button" className={styles.tile} onClick={() => onPick(good)}>
      <Avatar name={product_title} src={image} size={48} fallback={<ProductsIcon size={24} />} />
      <span className={styles.tileWords}>
        <span className={styles.tileTitle}>{product_title}</span>
        {variant_name !== '' && <span className={styles.tileNote}>{variant_name}</span>}
        <span className={styles.tileFoot}>
          <span className={styles.tilePrice}>{money(price)}</span>
          {available !== null && (
            <span className={available > 0 ? styles.tileNote : styles.tileOut}>
              {available > 0 ? `${countText(available)} left` : 'None left'}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
