import { exchangeSums, type OpenSale, type SaleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { ChevronUpIcon } from 'lucide-react';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayCart as say } from '#sentences/sell/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { cashBackOf } from '../payment/exchange-return.ts';
import { unitsIn } from '../sales/open-sales-state.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';
import { useTill } from '../till-context.tsx';
import styles from './cart-bar.module.css';

interface CartBarProps {
  sale: OpenSale;
  figures: SaleFigures<TillDiscount>;
  onOpen: () => void;
  onPay: () => void;
}

/** The sale on a phone: how many items, what is left to pay or to give back, and the button to pay. */
export function CartBar({ sale, figures, onOpen, onPay }: CartBarProps) {
  const { totals } = figures;
  const due = useDueText(sale);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.open} title={say('bar.open')} onClick={onOpen}>
        <ChevronUpIcon size={20} aria-hidden="true" />
        <span className={styles.count}>{say('bar.count', { count: unitsIn(sale) })}</span>
        <span className={styles.sum}>{totals ? due(totals.total) : '–'}</span>
      </button>
      <Button
        variant="primary"
        size="lg"
        disabled={sale.lines.length === 0 || totals === null}
        onClick={onPay}
      >
        {say('pay')}
      </Button>
    </div>
  );
}

function useDueText({ exchange }: OpenSale): (total: number) => string {
  const money = useMoneyText();
  const till = useTill();
  return (total) => {
    const cashBack = exchange && cashBackOf(exchange, total, till.setup());
    if (cashBack) return money(-(cashBack.amount + cashBack.rounding));
    return money(exchangeSums(exchange, total).toPay);
  };
}
