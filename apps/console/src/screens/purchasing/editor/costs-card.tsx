import { type CostAllocation, costAllocations } from '@sokoni/rules/stock/landed-cost';
import { type ExtraCostKind, extraCostKinds, purchaseLimits } from '@sokoni/rules/stock/purchase-order';
import { PlusIcon, XIcon } from 'lucide-react';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useMoneyText } from '#parts/money/money-text.ts';
import { newId } from '#session/new-id.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import styles from './purchase-order-editor.module.css';
import type { CostFields } from './purchase-order-fields.ts';
import type { OrderForm } from './use-purchase-order-form.ts';

const kinds = Object.entries(extraCostKinds).map(([value, label]) => ({ value, label }));
const allocations = Object.entries(costAllocations).map(([value, label]) => ({
  value: value as CostAllocation,
  label,
}));

/** Freight, duty and what else comes on top of the items, spread over them. For roles that see costs. */
export function CostsCard({ form, canCost }: { form: OrderForm; canCost: boolean }) {
  const money = useMoneyText();
  const { costs, allocate_by } = form.typed;
  const { items, onTop, unknown } = form.totals;

  function patch(key: string, change: Partial<CostFields>): void {
    form.change({ costs: costs.map((cost) => (cost.key === key ? { ...cost, ...change } : cost)) });
  }

  return (
    <Card title="Extra costs" description="Spread across the items to give their landed cost.">
      <Stack>
        {costs.map((cost, index) => (
          <div key={cost.key} className={styles.cost}>
            <SelectField
              label={`Type of cost ${index + 1}`}
              hideLabel
              options={kinds}
              value={cost.kind}
              disabled={!canCost}
              onChange={(kind) => patch(cost.key, { kind: kind as ExtraCostKind })}
            />
            <TextField
              label={`Note for cost ${index + 1}`}
              hideLabel
              placeholder="Carrier, invoice…"
              autoComplete="off"
              maxLength={purchaseLimits.labelLength}
              disabled={!canCost}
              value={cost.label}
              onChange={(event) => patch(cost.key, { label: event.target.value })}
            />
            <MoneyInput
              id={`amount-${cost.key}`}
              label={`Amount of cost ${index + 1}`}
              hideLabel
              disabled={!canCost}
              error={form.problems[`costs.${cost.key}.amount`]}
              value={cost.amount}
              onChange={(amount) => patch(cost.key, { amount })}
            />
            {canCost && (
              <IconButton
                label={`Remove cost ${index + 1}`}
                icon={<XIcon size={16} />}
                onClick={() => form.change({ costs: costs.filter(({ key }) => key !== cost.key) })}
              />
            )}
          </div>
        ))}
        {canCost && costs.length < purchaseLimits.costs && (
          <Row>
            <Button
              size="sm"
              icon={<PlusIcon size={16} />}
              onClick={() =>
                form.change({ costs: [...costs, { key: newId(), kind: 'freight', label: '', amount: '' }] })
              }
            >
              Add freight, duty or another cost
            </Button>
          </Row>
        )}
        {costs.length > 0 && canCost && (
          <Segmented
            label="Spread across items"
            stackOnPhone
            options={allocations}
            value={allocate_by}
            onChange={(next) => form.change({ allocate_by: next })}
          />
        )}
        <dl className={styles.totals}>
          <div>
            <dt>Subtotal</dt>
            <dd>{money(items)}</dd>
          </div>
          <div>
            <dt>Extra costs</dt>
            <dd>{money(onTop)}</dd>
          </div>
          <div className={styles.total}>
            <dt>Total</dt>
            <dd>{money(items + onTop)}</dd>
          </div>
        </dl>
        {unknown > 0 && (
          <p className={styles.unknown}>
            {unknown === 1 ? 'One line has' : `${unknown} lines have`} no unit cost yet. Add it when the bill
            arrives: stock already received is revalued.
          </p>
        )}
      </Stack>
    </Card>
  );
}
