import { type PaymentType, paymentTypes } from '@sokoni/rules/orders/payment-types';
import { useId } from 'react';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import styles from './payment.module.css';

interface TypeTilesProps {
  value: PaymentType;
  onChange: (type: PaymentType) => void;
}

/** SPEC section 3, payment types: all at once, part of it, later, or at the door. */
export function TypeTiles({ value, onChange }: TypeTilesProps) {
  const name = useId();
  return (
    <fieldset className={styles.methods}>
      <legend className="visually-hidden">{say('type')}</legend>
      <div className={styles.types}>
        {paymentTypes.map((type) => (
          <label key={type} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className={styles.radio}
            />
            {sayOrderLabel(`type.${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
