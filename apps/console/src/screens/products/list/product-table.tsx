import { dotText } from '@sokoni/messages/list-text';
import { PackageIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { ProductRow } from '#contract-types.ts';
import { useMedia } from '#parts/hooks/use-media.ts';
import list from '#parts/lists/list-card.module.css';
import rowLink from '#parts/lists/row-link.module.css';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { paths } from '#paths.ts';
import { Readiness, StockBadge } from '#screens/products/product-badges.tsx';
import styles from '#screens/products/products.module.css';
import { sayProductList } from '#sentences/products/list.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { cx } from '#ui/cx.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { type Column, Table, type TableSelection } from '#ui/layout/table.tsx';
import type { ListQuery, Sort } from './product-list-query.ts';
import type { ProductOrigin } from './product-origin.ts';

/** Where a row of a table is a small card. */
const phone = '(width < 40rem)';

interface ProductTableProps {
  rows: readonly ProductRow[];
  query: ListQuery;
  onSort: (sort: Sort) => void;
  seesMoney: boolean;
  /** The list's own address, to come back to. */
  origin: ProductOrigin;
  /** Undefined for a role that changes no products. */
  selection: TableSelection<ProductRow> | undefined;
}

export function ProductTable({ rows, query, onSort, seesMoney, origin, selection }: ProductTableProps) {
  const money = useShortMoneyText(rows.flatMap(({ min_price, max_price }) => [min_price, max_price]));
  const isPhone = useMedia(phone);
  const isWide = useMedia('(width >= 80rem)');
  const sortBy = (key: 'title' | 'price' | 'stock') => {
    const isUp = query.sort === key;
    const isDown = query.sort === `-${key}`;
    return {
      direction: isUp ? ('ascending' as const) : isDown ? ('descending' as const) : null,
      onSort: () => onSort(isUp ? `-${key}` : key),
    };
  };
  const price: Column<ProductRow> = {
    header: sayProduct('field.price'),
    align: 'end',
    width: '1%',
    sort: sortBy('price'),
    cell: ({ min_price, max_price }) => (
      <span className={styles.price}>{priceText(min_price, max_price, money)}</span>
    ),
  };
  const product: Column<ProductRow> = {
    header: sayProduct('field.product'),
    phone: 'title',
    sort: sortBy('title'),
    cell: (row) => <Product row={row} origin={origin} isPhone={isPhone} />,
  };
  const codes: Column<ProductRow>[] = [
    { header: sayProduct('field.sku'), width: '1%', cell: ({ sku }) => <Cut text={sku} /> },
    { header: sayProduct('field.category'), width: '1%', cell: ({ category }) => <Cut text={category} /> },
  ];
  const columns: Column<ProductRow>[] = isPhone
    ? [product, ...(seesMoney ? [{ ...price, phone: 'aside' as const }] : [])]
    : [
        product,
        ...(isWide ? codes : []),
        {
          header: sayProduct('field.status'),
          width: '1%',
          cell: ({ status }) => <StateBadge of="product" state={status} />,
        },
        {
          header: sayProduct('field.stock'),
          width: '9rem',
          sort: sortBy('stock'),
          cell: (row) => <StockBadge {...row} />,
        },
        ...(seesMoney ? [price] : []),
      ];
  return (
    <div className={cx(list.rows, styles.rows)}>
      <Table
        caption={sayProductList('list.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={selection}
      />
    </div>
  );
}

/** A text that a long one does not push out of its column. */
function Cut({ text }: { text: string }) {
  return (
    <span className={styles.cut} title={text || undefined} dir="auto">
      {text}
    </span>
  );
}

interface ProductProps {
  row: ProductRow;
  origin: ProductOrigin;
  /** A row has two lines there: what columns say else is the second. */
  isPhone: boolean;
}

function Product({ row, origin, isPhone }: ProductProps) {
  const details = [
    row.variant_count > 1 && sayProductList('row.variants', { count: row.variant_count }),
    row.brand,
  ].filter(Boolean);
  return (
    <span className={styles.product}>
      <Avatar name={row.title} src={row.image} size={36} fallback={<PackageIcon size={18} />} />
      <span className={styles.names}>
        <span className={styles.titleLine}>
          <Link to={paths.product(row.id)} state={origin} className={rowLink.link}>
            {row.title}
          </Link>
          {row.is_sample && <Badge>{sayProductList('row.sample')}</Badge>}
        </span>
        <span className={styles.details}>
          {isPhone ? (
            <>
              <StockBadge {...row} />
              {row.status !== 'active' && <StateBadge of="product" state={row.status} />}
            </>
          ) : (
            details.length > 0 && <span>{dotText(details)}</span>
          )}
          <Readiness
            problems={row.problems}
            said={isPhone ? ['sample', 'inactive', 'no_stock'] : undefined}
          />
        </span>
      </span>
    </span>
  );
}

function priceText(min: number | null, max: number | null, money: (minor: number) => string): string {
  if (min === null || max === null || max === 0) return '–';
  return min === max ? money(min) : `${money(min)} – ${money(max)}`;
}
