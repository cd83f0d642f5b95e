import type { PaymentMethod } from '@sokoni/rules/orders/order-labels';
import type { TillMethod } from '@sokoni/rules/point-of-sale/till-settings';
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
import { methodName } from '#parts/money/method-name.ts';
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
  methods: readonly TillMethod[];
  chosenId: string;
  /** Without a connection nothing can be paid that only the server can confirm. */
  isOnline: boolean;
  onChange: (method: TillMethod) => void;
}

/** How money comes in, one touch each, in the order of the store. */
export function MethodTiles({ methods, chosenId, isOnline, onChange }: MethodTilesProps) {
  const name = useId();
  const offered = methods.filter(({ active }) => active);
  const isMissing = !isOnline && offered.some(({ kind }) => needsServer(kind));
  return (
    <fieldset className={styles.methods}>
      <legend className="visually-hidden">{say('method')}</legend>
      <div className={styles.tiles}>
        {offered.map((method) => {
          const Icon = icons[method.kind];
          return (
            <label key={method.id} className={styles.tile}>
              <input
                type="radio"
                name={name}
                value={method.id}
                checked={method.id === chosenId}
                disabled={needsServer(method.kind) && !isOnline}
                onChange={() => onChange(method)}
                className={styles.radio}
              />
              <Icon size={20} aria-hidden="true" />
              {methodName({ method: method.kind, label: method.name })}
            </label>
          );
        })}
      </div>
      {isMissing && <p className={styles.note}>{say('method.offline')}</p>}
    </fieldset>
  );
}
