import { type DiscountKind, discountKinds, discountLimits } from '@sokoni/rules/discount';
import { blocksKey, roundDecimals } from '@sokoni/rules/number-input';
import { PERCENT_PLACES } from '@sokoni/rules/percent';
import { CountInput } from '#parts/count-input.tsx';
import { MoneyInput } from '#parts/money-input.tsx';
import { Card } from '#ui/card.tsx';
import { Stack } from '#ui/layout.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './discounts.module.css';
import { type DiscountForm, fieldId } from './use-discount-form.ts';

const ways = [
  { value: 'code', label: 'With a code' },
  { value: 'automatic', label: 'By itself' },
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
    <Card title="Code or by itself">
      <Stack>
        <Segmented
          label="How it is used"
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
            hint="Letters, digits and dashes. Small and capital letters are the same."
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
              ? 'Buyers read it on the receipt. Without one they read the code.'
              : 'Buyers read it on the receipt. Of all that apply by themselves, an order gets the one that takes off most.'
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
    <Card title="What it takes off">
      <Stack>
        <Segmented
          label="Kind"
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
            hint="Once an order, and never more than the goods cost."
            error={problems.amount}
            value={typed.amount}
            onChange={(amount) => change({ amount })}
          />
        )}
        {typed.kind === 'percent' && (
          <Percent form={form} label="Percentage" hint="Of what the goods cost." />
        )}
        {typed.kind === 'buy_get' && (
          <>
            <div className={styles.pair}>
              <CountInput
                id={fieldId('buy_pieces')}
                label="Buy"
                min={1}
                suffix="pieces"
                error={problems.buy_pieces}
                value={typed.buyPieces}
                onChange={(buyPieces) => change({ buyPieces })}
              />
              <CountInput
                id={fieldId('get_pieces')}
                label="Get"
                min={1}
                suffix="pieces"
                error={problems.get_pieces}
                value={typed.getPieces}
                onChange={(getPieces) => change({ getPieces })}
              />
              <Percent form={form} label="Off those" hint="100 makes them free." />
            </div>
            <CountInput
              id={fieldId('most_times')}
              label="Times an order, at most"
              optional
              className={styles.short}
              min={1}
              hint="The cheapest pieces are those that one gets."
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

function Percent({ form, label, hint }: { form: DiscountForm; label: string; hint: string }) {
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
