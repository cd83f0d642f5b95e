import { PackageIcon } from 'lucide-react';
import type { ItemForSale } from '#api/catalogue/sellable-items.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import styles from './sell.module.css';

interface ItemTileProps {
  good: ItemForSale;
  onPick: (good: ItemForSale) => void;
}

/** A good of the counter: one touch adds a piece of it. */
export function ItemTile({ good, onPick }: ItemTileProps) {
  const money = useMoneyText();
  const { product_title, variant_name, image, price, available } = good;
  return (
    <button type="button" className={styles.tile} onClick={() => onPick(good)}>
      <Avatar name={product_title} src={image} size={48} fallback={<PackageIcon size={24} />} />
      <span className={styles.tileWords}>
        <span className={styles.tileTitle}>{product_title}</span>
        {variant_name !== '' && <span className={styles.tileNote}>{variant_name}</span>}
        <span className={styles.tileFoot}>
          <span className={styles.tilePrice}>{money(price)}</span>
          {available !== null && (
            <span className={available > 0 ? styles.tileNote : styles.tileOut}>
              {available > 0 ? say('tile.left', { count: available }) : say('tile.out')}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
