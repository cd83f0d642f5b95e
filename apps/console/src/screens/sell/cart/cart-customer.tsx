import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { XIcon } from 'lucide-react';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { sayCart as say } from '#sentences/sell/cart.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { useTill } from '../till-context.tsx';
import styles from './cart.module.css';
import { customerWorth } from './dialogs/customer-worth.ts';

interface CartCustomerProps {
  customer: NonNullable<OpenSale['customer']>;
  onOpen: () => void;
  onRemove: () => void;
}

/** Who buys, with what the customer owes and may still owe. */
export function CartCustomer({ customer, onOpen, onRemove }: CartCustomerProps) {
  const known = useTill().catalogue.customer(customer.id);
  const money = useShortMoneyText([known?.outstanding, known?.overdue, known?.credit_limit]);
  return (
    <div className={styles.customer}>
      <button type="button" className={styles.customerName} onClick={onOpen}>
        <Avatar name={customer.name} shape="round" size={32} />
        <span className={styles.words}>
          <bdi className={styles.title}>{customer.name}</bdi>
          <span className={styles.detail}>{known ? customerWorth(known, money) : customer.phone}</span>
        </span>
      </button>
      <IconButton
        size="lg"
        label={say('customer.remove', { name: customer.name })}
        icon={<XIcon size={18} />}
        onClick={onRemove}
      />
    </div>
  );
}
