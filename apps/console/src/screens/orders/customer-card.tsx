import { allows } from '@sokoni/rules/roles';
import { useState } from 'react';
import { Link } from 'react-router';
import { CustomerPicker, type PickedCustomer } from '#parts/customer-picker.tsx';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Muted } from '#ui/layout.tsx';
import styles from './side-cards.module.css';
import texts from './texts.module.css';

interface Buyer {
  id: string;
  name: string;
}

/** Who buys. */
export function CustomerCard({ customer }: { customer: Buyer | null }) {
  const hasCustomers = allows(useSession(rolesHere), 'keepCustomers');
  return (
    <Card title="Customer">
      {!customer ? (
        <Muted>Sold without a name.</Muted>
      ) : hasCustomers ? (
        <Link to={paths.customer(customer.id)} className={cx(texts.link, styles.buyer)}>
          {customer.name}
        </Link>
      ) : (
        <strong className={styles.buyer}>{customer.name}</strong>
      )}
    </Card>
  );
}

interface CustomerFieldsProps {
  value: Buyer | null;
  onChange: (customer: Buyer | null) => void;
  error: string | undefined;
}

/** Who buys, to be chosen or to be added. */
export function CustomerFields({ value, onChange, error }: CustomerFieldsProps) {
  /** With all that is shown of them; of a customer who was chosen before only the name is known. */
  const [picked, setPicked] = useState<PickedCustomer | null>(null);
  const shown = value && (picked?.id === value.id ? picked : { ...value, phone: '', email: '', owed: null });
  return (
    <Card title="Customer">
      <CustomerPicker
        id={customerFieldId}
        label="Who buys"
        error={error}
        value={shown}
        onChange={(customer) => {
          setPicked(customer);
          onChange(customer && { id: customer.id, name: customer.name });
        }}
      />
    </Card>
  );
}

export const customerFieldId = 'order-customer';
