import { type PaymentMethod, paymentMethods } from '@sokoni/rules/orders/order-labels';
import {
  BanknoteIcon,
  CreditCardIcon,
  EllipsisIcon,
  GiftIcon,
  LandmarkIcon,
  type LucideIcon,
  SmartphoneIcon,
  WalletIcon,
} from 'lucide-react';
import { useId } from 'react';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import styles from './payment.module.css';
import { needsServer } from './settlement.ts';

const icons: Record<PaymentMethod, LucideIcon> = {
  cash: BanknoteIcon,
  card: CreditCardIcon,
  bank_transfer: LandmarkIcon,
  mobile_money: SmartphoneIcon,
  store_credit: WalletIcon,
  gift_card: GiftIcon,
  other: EllipsisIcon,
};

interface MethodTilesProps {
  value: PaymentMethod;
  /** Without a connection nothing can be paid that only the server can confirm. */
  isOnline: boolean;
  onChange: (method: PaymentMethod) => void;
}

/** How money comes in, one touch each. */
export function MethodTiles({ value, isOnline, onChange }: MethodTilesProps) {
  const name = useId();
  return (
    <fieldset className={styles.methods}>
      <legend className="visually-hidden">{say('method')}</legend>
      <div className={styles.tiles}>
        {paymentMethods.map((method) => {
          const Icon = icons[method];
          return (
            <label key={method} className={styles.tile}>
              <input
                type="radio"
                name={name}
                value={method}
                checked={method === value}
                disabled={needsServer(method) && !isOnline}
                onChange={() => onChange(method)}
                className={styles.radio}
              />
              <Icon size={20} aria-hidden="true" />
              {sayOrderLabel(`method.${method}`)}
            </label>
          );
        })}
      </div>
      {!isOnline && <p className={styles.note}>{say('method.offline')}</p>}
    </fieldset>
  );
}
