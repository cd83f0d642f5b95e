import type { ReactNode } from 'react';
import { useShop } from '#parts/shop-context.ts';
import { sayOrders, sayShelf } from './words.ts';

interface Item {
  title: string;
  variant_name: string;
  sku: string;
  quantity: number;
  unit_price: number;
  amount: number;
}

interface ItemsProps<Line extends Item> {
  lines: readonly Line[];
  idOf: (line: Line) => string;
  /** What is said of one beside its name and price. */
  more: (line: Line) => ReactNode;
}

/** What an order or a quote is about. */
export function Items<Line extends Item>({ lines, idOf, more }: ItemsProps<Line>) {
  const { money } = useShop();
  return (
    <section>
      <h2>{sayOrders('items')}</h2>
      <ul className="account-list">
        {lines.map((line) => (
          <li key={idOf(line)}>
            <span>
              {line.title}
              {line.variant_name && <small>{line.variant_name}</small>}
              {line.sku && <small>{sayShelf('sku', { sku: line.sku })}</small>}
              <small>
                {line.quantity} × {money(line.unit_price)}
              </small>
              {more(line)}
            </span>
            <span className="cart-amount">{money(line.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
