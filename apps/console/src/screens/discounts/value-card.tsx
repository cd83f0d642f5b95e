import { discountKinds, discountLimits } from '@sokoni/rules/discounts/discount';
import { PERCENT_PLACES } from '@sokoni/rules/money/percent';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import { sayDiscountLabel } from '#sentences/discounts/labels.ts';
import { sayDiscountPage as say } from '#sentences/discounts/page.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './discounts.module.css';
import { type DiscountForm, fieldId } from './use-discount-form.ts';

const ways = ['code', 'automatic'] as const;

/** How buyers come to it, and what it is called. */
export function NameCard({ form }: { form: DiscountForm }) {
  const { typed, problems, change } = form;
  const isCode = typed.way === 'code';
  return (
    <Card title={say('way.title')}>
      <Stack>
        <Segmented
          label={say('way.label')}
          hideLabel
          options={ways.map((value) => ({ value, label: say(`way.${value}`) }))}
          value={typed.way}
          onChange={(way) => change({ way })}
        />
        {isCode && (
          <TextField
            id={fieldId('code')}
            label={say('code.label')}
            className={styles.short}
            hint={say('code.hint')}
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
          label={say('title.label')}
          optional={isCode}
          hint={say(isCode ? 'title.hintCode' : 'title.hintAutomatic')}
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
    <Card title={say('value.title')}>
      <Stack>
        <Segmented
          label={say('value.type')}
          hideLabel
          options={discountKinds.map((value) => ({ value, label: sayDiscountLabel(`kind.${value}`) }))}
          value={typed.kind}
          onChange={(kind) => change({ kind })}
          stackOnPhone
        />
        {typed.kind === 'amount' && (
          <MoneyInput
            id={fieldId('amount')}
            label={say('amount.label')}
            className={styles.short}
            hint={say('amount.hint')}
            error={problems.amount}
            value={typed.amount}
            onChange={(amount) => change({ amount })}
          />
        )}
        {typed.kind === 'percent' && <Percent form={form} label={say('percent.label')} />}
        {typed.kind === 'buy_get' && (
          <>
            <div className={styles.pair}>
              <CountInput
                id={fieldId('buy_quantity')}
                label={say('buy.label')}
                min={1}
                error={problems.buy_quantity}
                value={typed.buyQuantity}
                onChange={(buyQuantity) => change({ buyQuantity })}
              />
              <CountInput
                id={fieldId('get_quantity')}
                label={say('get.label')}
                min={1}
                error={problems.get_quantity}
                value={typed.getQuantity}
                onChange={(getQuantity) => change({ getQuantity })}
              />
              <Percent form={form} label={say('buyGet.percent')} hint={say('buyGet.percentHint')} />
            </div>
            <CountInput
              id={fieldId('most_times')}
              label={say('perOrder.label')}
              optional
              className={styles.short}
              min={1}
              hint={say('perOrder.hint')}
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
    <NumberInput
      id={fieldId('percent')}
      label={label}
      className={styles.short}
      suffix="%"
      min={0}
      max={100}
      places={PERCENT_PLACES}
      hint={hint}
      error={form.problems.percent}
      value={form.typed.percent}
      onChange={(percent) => form.change({ percent })}
    />
  );
}
