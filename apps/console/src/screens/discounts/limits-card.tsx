import { type OrderChannel, orderChannels } from '@sokoni/rules/orders/order-labels';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { sayDiscountPage as say } from '#sentences/discounts/page.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './discounts.module.css';
import { type DiscountForm, fieldId } from './use-discount-form.ts';

/** From when to when, by the clocks of the store. */
export function DatesCard({ form, timezone }: { form: DiscountForm; timezone: string }) {
  const { typed, problems, change } = form;
  return (
    <Card title={say('dates.title')} description={say('dates.zone', { zone: timezone.replaceAll('_', ' ') })}>
      <Stack>
        <div className={styles.pair}>
          <TextField
            id={fieldId('starts_at')}
            type="date"
            label={say('dates.start')}
            error={problems.starts_at}
            value={typed.startDay}
            onChange={(event) => change({ startDay: event.target.value })}
          />
          <TextField
            type="time"
            label={say('dates.startTime')}
            optional
            hint={say('dates.startHint')}
            value={typed.startTime}
            onChange={(event) => change({ startTime: event.target.value })}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            id={fieldId('ends_at')}
            type="date"
            label={say('dates.end')}
            optional
            hint={say('dates.endHint')}
            error={problems.ends_at}
            value={typed.endDay}
            onChange={(event) => change({ endDay: event.target.value })}
          />
          <TextField
            type="time"
            label={say('dates.endTime')}
            optional
            hint={say('dates.endTimeHint')}
            value={typed.endTime}
            onChange={(event) => change({ endTime: event.target.value })}
          />
        </div>
      </Stack>
    </Card>
  );
}

/** Where it holds, and how often. */
export function LimitsCard({ form }: { form: DiscountForm }) {
  const { typed, problems, change } = form;
  const toggle = (channel: OrderChannel, isOn: boolean) =>
    change({
      channels: orderChannels.filter((one) => (one === channel ? isOn : typed.channels.includes(one))),
    });
  return (
    <Card title={say('limits.title')}>
      <Stack>
        <fieldset className={styles.choices}>
          <legend>{say('limits.channels')}</legend>
          {orderChannels.map((channel, index) => (
            <CheckboxField
              key={channel}
              id={index === 0 ? fieldId('channels') : undefined}
              label={sayOrderLabel(`channel.${channel}`)}
              checked={typed.channels.includes(channel)}
              {...(problems.channels
                ? { 'aria-invalid': true, 'aria-describedby': `${fieldId('channels')}-note` }
                : {})}
              onChange={(event) => toggle(channel, event.target.checked)}
            />
          ))}
          <FieldNote id={fieldId('channels')} error={problems.channels} />
        </fieldset>
        <div className={styles.pair}>
          <CountInput
            id={fieldId('use_limit')}
            label={say('limits.total')}
            optional
            min={1}
            hint={say('limits.totalHint')}
            error={problems.use_limit}
            value={typed.useLimit}
            onChange={(useLimit) => change({ useLimit })}
          />
          <CountInput
            id={fieldId('customer_limit')}
            label={say('limits.perCustomer')}
            optional
            min={1}
            hint={say('limits.perCustomerHint')}
            error={problems.customer_limit}
            value={typed.customerLimit}
            onChange={(customerLimit) => change({ customerLimit })}
          />
        </div>
      </Stack>
    </Card>
  );
}
