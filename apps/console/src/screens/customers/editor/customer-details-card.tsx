import type { Customer } from '#contract-types.ts';
import { addressLines } from '#parts/customers/address-lines.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Row, Stack } from '#ui/layout/layout.tsx';
import styles from './customer.module.css';

/** How to reach a customer, where items go, and what the team should know. */
export function CustomerDetailsCard({ customer, group }: { customer: Customer; group: string | undefined }) {
  const countryName = useCountryName();
  const { phone, email, addresses, notes } = customer;
  return (
    <Card title={sayCustomer('contact.title')}>
      <Stack gap={3} className={styles.details}>
        {phone || email ? (
          <div className={styles.lines}>
            {phone && <a href={`tel:${phone}`}>{phone}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </div>
        ) : (
          <Muted>{sayCustomer('contact.none')}</Muted>
        )}
        {group && <Muted>{sayCustomer('contact.group', { group })}</Muted>}
        {addresses.map((address, index) => (
          <div key={address.id}>
            <Row gap={2}>
              <strong>
                {address.label ||
                  (index === 0
                    ? sayCustomer('contact.address')
                    : sayCustomer('contact.addressNumber', { number: index + 1 }))}
              </strong>
              {index === 0 && addresses.length > 1 && <Badge>{sayCustomer('contact.default')}</Badge>}
            </Row>
            <address className={styles.lines}>
              <span className={styles.written}>{addressLines(address, countryName).join('\n')}</span>
              {address.phone && <a href={`tel:${address.phone}`}>{address.phone}</a>}
            </address>
          </div>
        ))}
        {notes && (
          <div>
            <strong>{sayCustomer('contact.notes')}</strong>
            <p className={styles.written}>{notes}</p>
          </div>
        )}
      </Stack>
    </Card>
  );
}
