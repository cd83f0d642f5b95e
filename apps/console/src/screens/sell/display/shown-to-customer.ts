import { dotText } from '@sokoni/messages/list-text';
import type { OpenSale, SaleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import type { SaleRung, TillSetup } from '#offline/till-types.ts';
import { paidOf } from '../receipt/paid-of.ts';
import { changeGiven } from '../receipt/payment-items.ts';
import { receiptLink } from '../receipt/receipt-link.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';

export interface ShownLine {
  id: string;
  name: string;
  quantity: number;
  unit_price: number;
  /** Less what is off the line by hand. */
  amount: number;
}

/** What the customer sees; amounts in minor units. Nothing of the cashier, of other sales, or of the customer. */
export type Shown =
  | { kind: 'idle' }
  | {
      kind: 'sale';
      lines: ShownLine[];
      /** Off the whole sale. */
      discount: number;
      /** Added on top of the prices. */
      vat: number;
      total: number;
    }
  | {
      kind: 'paid';
      total: number;
      change: number;
      /** Left to be paid. */
      balance: number;
      /** Opens the receipt. */
      link: string | null;
    };

type Store = Pick<TillSetup['store'], 'id' | 'vat'>;

/** A sale that is being rung, as the customer sees it. */
export function shownSale({ lines }: OpenSale, { totals }: SaleFigures<TillDiscount>, { vat }: Store): Shown {
  if (lines.length === 0 || !totals) return { kind: 'idle' };
  const byLine = lines.reduce((sum, line) => sum + line.discount, 0);
  return {
    kind: 'sale',
    lines: lines.map(({ id, title, variant_name, quantity, unit_price, discount }) => ({
      ...{ id, name: dotText([title, variant_name]), quantity, unit_price },
      amount: quantity * unit_price - discount,
    })),
    discount: totals.discount - byLine,
    vat: vat.prices_include_vat ? 0 : totals.vat,
    total: totals.total,
  };
}

/** A sale that was completed, as the customer sees it. */
export function shownPaid(sale: SaleRung, { id }: Store): Shown {
  const { payments, total } = sale;
  return {
    kind: 'paid',
    total,
    change: changeGiven(payments),
    balance: total - paidOf(sale),
    link: receiptLink(id, sale),
  };
}
