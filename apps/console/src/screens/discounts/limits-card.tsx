import { type OrderChannel, orderChannels } from '@sokoni/rules/order-words';
import { CountInput } from '#parts/count-input.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldNote } from '#ui/field.tsx';
import { Stack } from '#ui/layout.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './discounts.module.css';
import { type DiscountForm, fieldId } from './use-discount-form.ts';

const channels = Object.entries(orderChannels) as [OrderChannel, string][];

/** From when to when, by the clocks of the store. */
export function DatesCard({ form, timezone }: { form: DiscountForm; timezone: string }) {
  const { typed, problems, change } = form;
  return (
    <Card title="When" description={`By the clocks of the store (${timezone.replaceAll('_', ' ')}).`}>
      <Stack>
        <div className={styles.pair}>
          <TextField
            id={fieldId('starts_at')}
            type="date"
            label="First day"
            error={problems.starts_at}
            value={typed.startDay}
            onChange={(event) => change({ startDay: event.target.value })}
          />
          <TextField
            type="time"
            label="From"
            optional
            hint="Left out: as the day begins."
            value={typed.startTime}
            onChange={(event) => change({ startTime: event.target.value })}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            id={fieldId('ends_at')}
            type="date"
            label="Last day"
            optional
            hint="Left out: it does not end."
            error={problems.ends_at}
            value={typed.endDay}
            onChange={(event) => change({ endDay: event.target.value })}
          />
          <TextField
            type="time"
            label="Until"
            optional
            hint="Left out: as the day is over."
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
    <Card title="Where and how often">
      <Stack>
        <fieldset className={styles.choices}>
          <legend>Where it holds</legend>
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
            label="Uses in all"
            optional
            min={1}
            hint="Left out: without a limit."
            error={problems.use_limit}
            value={typed.useLimit}
            onChange={(useLimit) => change({ useLimit })}
          />
          <CountInput
            id={fieldId('customer_limit')}
            label="Uses per customer"
            optional
            min={1}
            hint="The order then needs a customer."
            error={problems.customer_limit}
            value={typed.customerLimit}
            onChange={(customerLimit) => change({ customerLimit })}
          />
        </div>
      </Stack>
    </Card>
  );
}
