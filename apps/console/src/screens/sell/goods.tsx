import { can } from '@sokoni/rules/roles';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { findGoodByCode, findGoodsForSale, type GoodForSale, useGoodsForSale } from '#api/goods-for-sale.ts';
import { useActiveStoreId } from '#api/stores.ts';
import { showFailure } from '#parts/checked-form.ts';
import { QueryFailed } from '#parts/query-failed.tsx';
import { useScanner } from '#parts/use-scanner.ts';
import { useSettled } from '#parts/use-settled.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { GoodTile } from './good-tile.tsx';
import styles from './sell.module.css';

interface FoundProps {
  isRestaurant: boolean;
  onPick: (good: GoodForSale) => void;
}

interface GoodsProps extends FoundProps {
  /** Nothing more is looked for: on to how the sale is paid. */
  onSettle: () => void;
  /** Stays in sight below them. */
  children: ReactNode;
}

/** What can be sold: searched, scanned, or touched. Enter takes the first that is found; without words it goes on to the payment. */
export function Goods({ isRestaurant, onPick, onSettle, children }: GoodsProps) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), 120);
  const goods = useGoodsForSale(search);
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  /** What Enter looks for: pressed again before it is found, it does not take a second piece. */
  const looked = useRef('');

  async function pickTyped(wanted: string): Promise<void> {
    if (wanted === looked.current) return;
    looked.current = wanted;
    await pickFirst(wanted, false);
    if (looked.current === wanted) looked.current = '';
  }

  async function pickFirst(wanted: string, isScanned: boolean): Promise<void> {
    try {
      const good = isScanned
        ? await findGoodByCode(client, storeId, wanted)
        : (await findGoodsForSale(client, storeId, wanted))[0];
      if (good) {
        onPick(good);
        setText((now) => (now.trim() === wanted ? '' : now));
      } else toast.warning(`Nothing for sale is called ${wanted}.`);
    } catch (error) {
      showFailure(error);
    }
  }

  useScanner((code) => void pickFirst(code, true));

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const wanted = text.trim();
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (wanted === '') onSettle();
    else void pickTyped(wanted);
  }

  return (
    <section aria-label={isRestaurant ? 'Menu' : 'Goods'} className={styles.goods}>
      <div className={styles.search}>
        <SearchField
          id="goods-search"
          autoFocus
          label={isRestaurant ? 'Search dishes, or scan' : 'Search goods, or scan'}
          value={text}
          onChange={setText}
          onKeyDown={press}
          maxLength={100}
        />
      </div>
      <Found goods={goods} search={search} onPick={onPick} isRestaurant={isRestaurant} />
      {children}
    </section>
  );
}

interface FoundListProps extends FoundProps {
  goods: ReturnType<typeof useGoodsForSale>;
  search: string;
}

function Found({ goods, search, onPick, isRestaurant }: FoundListProps) {
  const mayAdd = useSession((session) => can.manageProducts(rolesHere(session)));
  if (goods.isError) return <QueryFailed title="The goods could not be read" {...goods} />;
  if (!goods.data) {
    return (
      <div className={styles.tiles} aria-busy="true">
        {Array.from({ length: 8 }, (_, tile) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
          <Skeleton key={tile} shape="block" height="4.5rem" />
        ))}
      </div>
    );
  }
  if (goods.data.length === 0 && search !== '') {
    return <p className={styles.none}>Nothing for sale is called “{search}”.</p>;
  }
  if (goods.data.length === 0) {
    return (
      <EmptyState
        drawing={isRestaurant ? 'pos_restaurant' : 'pos_retail'}
        title="Nothing to sell yet"
        action={
          mayAdd && (
            <Link to={paths.products} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Add products
            </Link>
          )
        }
      >
        {isRestaurant
          ? 'Your dishes stand here, one touch each, as soon as they are active products.'
          : 'Your goods stand here, one touch each, as soon as they are active products.'}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.tiles}>
      {goods.data.map((good) => (
        <li key={good.variant_id}>
          <GoodTile good={good} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}
