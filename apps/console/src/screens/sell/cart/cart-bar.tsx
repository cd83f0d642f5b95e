import type { OpenSale, SaleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { ChevronUpIcon } from 'lucide-react';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayCart as say } from '#sentences/sell/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { unitsIn } from '../sales/open-sales-state.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';
import styles from './cart-bar.module.css';

interface CartBarProps {
  sale: OpenSale;
  figures: SaleFigures<TillDiscount>;
  onOpen: () => void;
  onPay: () => void;
}

/** The sale on a phone: how many items, what they come to, and the button to pay. */
export function CartBar({ sale, figures, onOpen, onPay }: CartBarProps) {
  const money = useMoneyText();
  const { totals } = figures;
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.open} title={say('bar.open')} onClick={onOpen}>
        <ChevronUpIcon size={20} aria-hidden="true" />
        <span className={styles.count}>{say('bar.count', { count: unitsIn(sale) })}</span>
        <span className={styles.sum}>{totals ? money(totals.total) : '–'}</span>
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
