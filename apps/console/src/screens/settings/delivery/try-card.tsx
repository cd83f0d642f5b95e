import { dotText } from '@sokoni/messages/list-text';
import { useState } from 'react';
import type { DeliveryOffer } from '#api/sales/delivery.ts';
import { useDeliveryOptions } from '#api/sales/delivery-changes.ts';
import { CountrySelect } from '#parts/customers/country-select.tsx';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { amountOf, countOf } from '#parts/numbers/typed-number.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayDelivery as say } from '#sentences/settings/delivery.ts';
import { useSession } from '#session/session.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Muted, Stack } from '#ui/layout/layout.tsx';
import styles from './delivery.module.css';

/** What a customer with an address is offered. */
export function TryCard() {
  const storeCountry = useSession(({ activeStore }) => activeStore?.country) ?? '';
  const currency = useCurrency();
  const [where, setWhere] = useState({ country: storeCountry, region: '', city: '', postal_code: '' });
  const [sum, setSum] = useState('');
  const [weight, setWeight] = useState('');
  const { data, error, isFetching, refetch } = useDeliveryOptions({
    ...where,
    subtotal: Math.max(0, amountOf(sum, currency) ?? 0),
    weight_grams: Math.max(0, countOf(weight) ?? 0),
  });
  const line = (field: 'region' | 'city' | 'postal_code') => ({
    autoComplete: 'off',
    maxLength: 60,
    optional: true,
    value: where[field],
    onChange: (event: { target: { value: string } }) => setWhere({ ...where, [field]: event.target.value }),
  });
  return (
    <Card title={say('try.title')} description={say('try.hint')}>
      <Stack>
        <Grid column="13rem">
          <CountrySelect
            optional={false}
            value={where.country}
            onChange={(country) => setWhere({ ...where, country })}
          />
          <TextField label={say('try.region')} {...line('region')} />
          <TextField label={say('try.city')} {...line('city')} />
          <TextField label={say('try.postalCode')} {...line('postal_code')} />
          <MoneyInput label={say('try.subtotal')} optional value={sum} onChange={setSum} />
          <CountInput
            label={say('try.weight')}
            optional
            suffix={say('try.unit')}
            value={weight}
            onChange={setWeight}
          />
        </Grid>
        <div aria-live="polite">
          {data && where.country !== '' ? (
            <Offer offer={data} />
          ) : error ? (
            <QueryFailed {...{ error, isFetching, refetch }} />
          ) : (
            <Muted>{say('try.none')}</Muted>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function Offer({ offer: { delivery, pickup, refusal } }: { offer: DeliveryOffer }) {
  const money = useMoneyText();
  return (
    <div className={styles.offer}>
      <section>
        <h3>{say('try.delivery')}</h3>
        {refusal && <p>{refusal}</p>}
        {delivery.length > 0 && (
          <ul className={styles.rates}>
            {delivery.map(({ rate_id, name, price, delivery_time, courier }) => (
              <li key={rate_id} className={styles.line}>
                <span className={styles.words}>
                  <span>{name}</span>
                  <span className={styles.facts}>{dotText([delivery_time, courier])}</span>
                </span>
                <span className={styles.price}>{price === 0 ? say('rate.free') : money(price)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {pickup.length > 0 && (
        <section>
          <h3>{say('try.pickup')}</h3>
          <ul className={styles.rates}>
            {pickup.map(({ location_id, name, address, lead_hours }) => (
              <li key={location_id} className={styles.line}>
                <span className={styles.words}>
                  <span>{name}</span>
                  <span className={styles.facts}>
                    {dotText([...address, say('pickup.leadText', { hours: lead_hours })])}
                  </span>
                </span>
                <span className={styles.price}>{say('rate.free')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
