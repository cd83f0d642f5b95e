import { type OrderChannel, orderChannels } from '@sokoni/rules/orders/order-labels';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './discounts.module.css';
import { type DiscountForm, fieldId } from './use-discount-form.ts';

const channels = Object.entries(orderChannels) as [OrderChannel, string][];

/** From when to when, by the clocks of the store. */
export function DatesCard({ form, timezone }: { form: DiscountForm; timezone: string }) {
  const { typed, problems, change } = form;
  return (
    <Card title="Active dates" description={`In your store’s time zone (${timezone.replaceAll('_', ' ')}).`}>
      <Stack>
        <div className={styles.pair}>
          <TextField
            id={fieldId('starts_at')}
            type="date"
            label="Start date"
            error={problems.starts_at}
            value={typed.startDay}
            onChange={(event) => change({ startDay: event.target.value })}
          />
          <TextField
            type="time"
            label="Start time"
            optional
            hint="Leave empty for the start of the day."
            value={typed.startTime}
            onChange={(event) => change({ startTime: event.target.value })}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            id={fieldId('ends_at')}
            type="date"
            label="End date"
            optional
            hint="Leave empty for no end date."
            error={problems.ends_at}
            value={typed.endDay}
            onChange={(event) => change({ endDay: event.target.value })}
          />
          <TextField
            type="time"
            label="End time"
            optional
            hint="Leave empty for the end of the day."
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
      channels: channels
        .map(([one]) => one)
        .filter((one) => (one === channel ? isOn : typed.channels.includes(one))),
    });
  return (
    <Card title="Channels and limits">
      <Stack>
        <fieldset className={styles.choices}>
          <legend>Sales channels</legend>
          {channels.map(([channel, label], index) => (
            <CheckboxField
              key={channel}
              id={index === 0 ? fieldId('channels') : undefined}
              label={label}
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
            label="Total uses"
            optional
            min={1}
            hint="Leave empty for no limit."
            error={problems.use_limit}
            value={typed.useLimit}
            onChange={(useLimit) => change({ useLimit })}
          />
          <CountInput
            id={fieldId('customer_limit')}
            label="Uses per customer"
            optional
            min={1}
            hint="Orders then need a customer."
            error={problems.customer_limit}
            value={typed.customerLimit}
            onChange={(customerLimit) => change({ customerLimit })}
          />
        </div>
      </Stack>
    </Card>
  );
}
