import { Link } from 'react-router';
import type { ProductRow } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import list from '#parts/list-card.module.css';
import { useMoneyText } from '#parts/money-text.ts';
import rowLink from '#parts/row-link.module.css';
import { StateBadge } from '#parts/state-badge.tsx';
import { paths } from '#paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { ProductsIcon } from '#ui/icons-more.tsx';
import { type Column, Table, type TableSelection } from '#ui/table.tsx';
import type { ListQuery, Sort } from './list-query.ts';
import type { ProductOrigin } from './product-origin.ts';
import { Readiness, StockBadge } from './product-words.tsx';
import styles from './products.module.css';

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
  const money = useMoneyText();
  const sortBy = (key: 'title' | 'price' | 'stock') => {
    const isUp = query.sort === key;
    const isDown = query.sort === `-${key}`;
    return {
      direction: isUp ? ('ascending' as const) : isDown ? ('descending' as const) : null,
      onSort: () => onSort(isUp ? `-${key}` : key),
    };
  };
  const price: Column<ProductRow> = {
    header: 'Price',
    align: 'end',
    width: '1%',
    sort: sortBy('price'),
    cell: ({ min_price, max_price }) => (
      <span className={styles.price}>{priceText(min_price, max_price, money)}</span>
    ),
  };
  const columns: Column<ProductRow>[] = [
    {
      header: 'Product',
      phone: 'title',
      sort: sortBy('title'),
      cell: (row) => <Product row={row} origin={origin} />,
    },
    {
      header: 'Status',
      phone: 'aside',
      width: '1%',
      cell: ({ status }) => <StateBadge of="product" state={status} />,
    },
    {
      header: 'Stock',
      width: '1%',
      sort: sortBy('stock'),
      cell: (row) => <StockBadge {...row} />,
    },
    { header: 'Readiness', width: '1%', cell: ({ problems }) => <Readiness problems={problems} /> },
    ...(seesMoney ? [price] : []),
  ];
  return (
    <div className={cx(list.rows, styles.rows)}>
      <Table caption="Products" columns={columns} rows={rows} rowKey={({ id }) => id} selection={selection} />
    </div>
  );
}

function Product({ row, origin }: { row: ProductRow; origin: ProductOrigin }) {
  const details = [row.variant_count > 1 && `${countText(row.variant_count)} variants`, row.brand].filter(
    Boolean,
  );
  return (
    <span className={styles.product}>
      <Avatar name={row.title} src={row.image} size={36} fallback={<ProductsIcon size={18} />} />
      <span className={styles.names}>
        <span className={styles.titleLine}>
          <Link to={paths.product(row.id)} state={origin} className={rowLink.link}>
            {row.title}
          </Link>
          {row.is_sample && <Badge>Sample</Badge>}
        </span>
        {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
      </span>
    </span>
  );
}

function priceText(min: number | null, max: number | null, money: (minor: number) => string): string {
  if (min === null || max === null || max === 0) return '–';
  return min === max ? money(min) : `${money(min)} – ${money(max)}`;
}
