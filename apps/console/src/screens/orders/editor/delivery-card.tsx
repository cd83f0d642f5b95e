import { allows } from '@sokoni/rules/access/roles';
import { allowsOrderAct } from '@sokoni/rules/orders/order-state';
import type { OrderActs } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { addressLines } from '#parts/customers/address-lines.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import texts from '#screens/orders/order-texts.module.css';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './order-summary-cards.module.css';

interface DeliveryCardProps {
  order: Order;
  act: OrderActs['ready'];
  disabled: boolean;
}

/** Where an order goes that was bought online, or where its buyer comes for it and whether it lies there. */
export function DeliveryCard({ order: { delivery, state }, act, disabled }: DeliveryCardProps) {
  const dates = useStoreDates();
  const countryName = useCountryName();
  const mayFulfil = allows(useSession(rolesHere), 'fulfilOrder');
  if (!delivery) return null;
  const { title, collected, pickup, ready_at, recipient, phone, email } = delivery;
  const isAwaited = collected && ready_at === null && mayFulfil && allowsOrderAct(state, 'fulfil');
  const lines = collected ? [recipient] : addressLines(delivery, countryName);
  return (
    <Card title={say('delivery.title')}>
      <Stack>
        <div>
          <strong>{collected ? say('pickup', { place: title }) : title || say('standardDelivery')}</strong>
          {pickup && <p className={texts.details}>{dates.slot(pickup)}</p>}
          {ready_at !== null && (
            <p className={texts.details}>{say('delivery.ready', { moment: dates.moment(ready_at) })}</p>
          )}
          <address className={styles.contact}>
            <span className={styles.written}>{lines.filter(Boolean).join('\n')}</span>
            {phone && <a href={`tel:${phone}`}>{phone}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </address>
        </div>
        {isAwaited && (
          <div>
            <Button
              busy={act.isPending}
              disabled={disabled}
              onClick={() => act.mutate({}, { onError: (error) => showFailure(error) })}
            >
              {say('delivery.markReady')}
            </Button>
            <p className={texts.details}>{toldText(delivery)}</p>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** How the buyer learns of it. */
function toldText({ email, phone }: Pick<NonNullable<Order['delivery']>, 'email' | 'phone'>): string {
  if (email) return say('delivery.markReady.hint');
  return phone ? say('delivery.markReady.call', { phone }) : say('delivery.markReady.noContact');
}
