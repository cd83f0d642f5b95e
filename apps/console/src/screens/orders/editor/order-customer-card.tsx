import { allows } from '@sokoni/rules/access/roles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCustomer } from '#api/customers/customers.ts';
import { addressLines } from '#parts/customers/address-lines.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { CustomerPicker, type PickedCustomer } from '#parts/customers/customer-picker.tsx';
import { paths } from '#paths.ts';
import texts from '#screens/orders/order-texts.module.css';
import { sayOrderForm } from '#sentences/orders/form.ts';
import { sayOrderPage } from '#sentences/orders/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import styles from './order-summary-cards.module.css';

interface Buyer {
  id: string;
  name: string;
}

/** Who buys. */
export function CustomerCard({ customer }: { customer: Buyer | null }) {
  const hasCustomers = allows(useSession(rolesHere), 'keepCustomers');
  return (
    <Card title={sayOrderPage('customer.title')}>
      {!customer ? (
        <Muted>{sayOrderPage('customer.none')}</Muted>
      ) : hasCustomers ? (
        <>
          <Link to={paths.customer(customer.id)} className={cx(texts.link, styles.buyer)}>
            {customer.name}
          </Link>
          <Contact customerId={customer.id} />
        </>
      ) : (
        <strong className={styles.buyer}>{customer.name}</strong>
      )}
    </Card>
  );
}

/** How to reach who buys, and where items go. */
function Contact({ customerId }: { customerId: string }) {
  const countryName = useCountryName();
  const { data } = useCustomer(customerId);
  if (!data) return null;
  const [address] = data.addresses;
  return (
    <address className={styles.contact}>
      {data.phone && <a href={`tel:${data.phone}`}>{data.phone}</a>}
      {data.email && <a href={`mailto:${data.email}`}>{data.email}</a>}
      {address && <span className={styles.written}>{addressLines(address, countryName).join('\n')}</span>}
    </address>
  );
}

interface CustomerFieldsProps {
  value: Buyer | null;
  onChange: (customer: Buyer | null) => void;
  onAdding: (isAdding: boolean) => void;
  error: string | undefined;
}

/** Who buys, to be chosen or to be added. */
export function CustomerFields({ value, onChange, onAdding, error }: CustomerFieldsProps) {
  /** With all that is shown of them; of a customer who was chosen before only the name is known. */
  const [picked, setPicked] = useState<PickedCustomer | null>(null);
  const shown =
    value && (picked?.id === value.id ? picked : { ...value, phone: '', email: '', outstanding: null });
  return (
    <Card title={sayOrderPage('customer.title')}>
      <CustomerPicker
        id={customerFieldId}
        label={sayOrderForm('customer.label')}
        error={error}
        value={shown}
        onAdding={onAdding}
        onChange={(customer) => {
          setPicked(customer);
          onChange(customer && { id: customer.id, name: customer.name });
        }}
      />
    </Card>
  );
}

export const customerFieldId = 'order-customer';
