import { commaText } from '@sokoni/messages/list-text';
import { Link } from 'react-router';
import { useCustomer } from '#api/customers/customers.ts';
import { addressLines } from '#parts/customers/address-lines.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import { sayBuyers as say } from '#sentences/wholesale/buyers.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import styles from './companies.module.css';

/** Where the orders of a company go: the addresses of the customer that it is. */
export function DeliveryAddressesCard({ customerId }: { customerId: string }) {
  const { data, error, isFetching, refetch } = useCustomer(customerId);
  const countryName = useCountryName();
  return (
    <Card title={say('addresses.title')}>
      <Stack>
        <Muted>{say('addresses.hint')}</Muted>
        {!data && error && <QueryFailed {...{ error, isFetching, refetch }} />}
        {!data && !error && (
          <div role="status" aria-label={say('loading')}>
            <Skeleton height="3rem" />
          </div>
        )}
        {data?.addresses.length === 0 && <p>{say('addresses.none')}</p>}
        {data && data.addresses.length > 0 && (
          <ul className={styles.buyers}>
            {data.addresses.map((address) => (
              <li key={address.id} className={styles.buyer}>
                <address className={styles.address}>
                  {address.label && <strong>{address.label}</strong>}
                  <span>{commaText(addressLines(address, countryName))}</span>
                </address>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.links}>
          <Link to={paths.customer(customerId)}>{say('addresses.edit')}</Link>
        </div>
      </Stack>
    </Card>
  );
}
