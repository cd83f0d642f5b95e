import { type DiscountKind, discountKinds, discountLimits } from '@sokoni/rules/discounts/discount';
import { blocksKey, roundDecimals } from '@sokoni/rules/forms/number-input';
import { PERCENT_PLACES } from '@sokoni/rules/money/percent';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './discounts.module.css';
import { type DiscountForm, fieldId } from './use-discount-form.ts';

const ways = [
  { value: 'code', label: 'Discount code' },
  { value: 'automatic', label: 'Automatic discount' },
] as const;

const kinds = Object.entries(discountKinds).map(([value, label]) => ({
  value: value as DiscountKind,
  label,
}));

/** How buyers come to it, and what it is called. */
export function NameCard({ form }: { form: DiscountForm }) {
  const { typed, problems, change } = form;
  const isCode = typed.way === 'code';
  return (
    <Card title="Code or automatic">
      <Stack>
        <Segmented
          label="Method"
          hideLabel
          options={ways}
          value={typed.way}
          onChange={(way) => change({ way })}
        />
        {isCode && (
          <TextField
            id={fieldId('code')}
            label="Code"
            className={styles.short}
            hint="Letters, digits and dashes. Capitals don’t matter."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={discountLimits.codeLength}
            error={problems.code}
            value={typed.code}
            onChange={(event) => change({ code: event.target.value.toUpperCase() })}
          />
        )}
        <TextField
          id={fieldId('title')}
          label="Title"
          optional={isCode}
          hint={
            isCode
              ? 'Shown on receipts. If empty, the code is shown.'
              : 'Shown on receipts. Each order gets the automatic discount that saves the most.'
          }
          autoComplete="off"
          maxLength={discountLimits.titleLength}
          error={problems.title}
          value={typed.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Stack>
    </Card>
  );
}

/** What comes off. */
export function ValueCard({ form }: { form: DiscountForm }) {
  const { typed, problems, change } = form;
  return (
    <Card title="Value">
      <Stack>
        <Segmented
          label="Type"
          hideLabel
          options={kinds}
          value={typed.kind}
          onChange={(kind) => change({ kind })}
          stackOnPhone
        />
        {typed.kind === 'amount' && (
          <MoneyInput
            id={fieldId('amount')}
            label="Amount"
            className={styles.short}
            hint="Once per order, up to the price of the items."
            error={problems.amount}
            value={typed.amount}
            onChange={(amount) => change({ amount })}
          />
        )}
        {typed.kind === 'percent' && <Percent form={form} label="Percentage" />}
        {typed.kind === 'buy_get' && (
          <>
            <div className={styles.pair}>
              <CountInput
                id={fieldId('buy_quantity')}
                label="Buy"
                min={1}
                suffix="items"
                error={problems.buy_quantity}
                value={typed.buyQuantity}
                onChange={(buyQuantity) => change({ buyQuantity })}
              />
              <CountInput
                id={fieldId('get_quantity')}
                label="Get"
                min={1}
                suffix="items"
                error={problems.get_quantity}
                value={typed.getQuantity}
                onChange={(getQuantity) => change({ getQuantity })}
              />
              <Percent form={form} label="Discount on those" hint="100% makes them free." />
            </div>
            <CountInput
              id={fieldId('most_times')}
              label="Maximum uses per order"
              optional
              className={styles.short}
              min={1}
              hint="The cheapest items are discounted."
              error={problems.most_times}
              value={typed.mostTimes}
              onChange={(mostTimes) => change({ mostTimes })}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

function Percent({ form, label, hint }: { form: DiscountForm; label: string; hint?: string }) {
  return (
    <NumberField
      id={fieldId('percent')}
      label={label}
      className={styles.short}
      suffix="%"
      min={0}
      max={100}
      blocksKey={blocksKey}
      round={(text) => roundDecimals(text, PERCENT_PLACES)}
      hint={hint}
      error={form.problems.percent}
      value={form.typed.percent}
      onChange={(percent) => form.change({ percent })}
    />
  );
}
