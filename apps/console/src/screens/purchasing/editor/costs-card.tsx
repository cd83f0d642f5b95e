import { costAllocations } from '@sokoni/rules/stock/landed-cost';
import { type ExtraCostKind, extraCostKinds, purchaseLimits } from '@sokoni/rules/stock/purchase-order';
import { PlusIcon, XIcon } from 'lucide-react';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
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

/** Freight, duty and what else comes on top of the items, spread over them. For roles that see costs. */
export function CostsCard({ form, canCost }: { form: OrderForm; canCost: boolean }) {
  const money = useMoneyText();
  const { costs, allocate_by } = form.typed;
  const { items, onTop, unknown } = form.totals;

  function patch(key: string, change: Partial<CostFields>): void {
    form.change({ costs: costs.map((cost) => (cost.key === key ? { ...cost, ...change } : cost)) });
  }

  return (
    <Card title={sayPurchaseOrder('costs.title')} description={sayPurchaseOrder('costs.hint')}>
      <Stack>
        {costs.map((cost, index) => (
          <div key={cost.key} className={styles.cost}>
            <SelectField
              label={sayPurchaseOrder('costs.kindOf', { number: index + 1 })}
              hideLabel
              options={extraCostKinds.map((value) => ({
                value,
                label: sayPurchaseOrder(`costs.kind.${value}`),
              }))}
              value={cost.kind}
              disabled={!canCost}
              onChange={(kind) => patch(cost.key, { kind: kind as ExtraCostKind })}
            />
            <TextField
              label={sayPurchaseOrder('costs.noteOf', { number: index + 1 })}
              hideLabel
              placeholder={sayPurchaseOrder('costs.note.example')}
              autoComplete="off"
              maxLength={purchaseLimits.labelLength}
              disabled={!canCost}
              value={cost.label}
              onChange={(event) => patch(cost.key, { label: event.target.value })}
            />
            <MoneyInput
              id={`amount-${cost.key}`}
              label={sayPurchaseOrder('costs.amountOf', { number: index + 1 })}
              hideLabel
              disabled={!canCost}
              error={form.problems[`costs.${cost.key}.amount`]}
              value={cost.amount}
              onChange={(amount) => patch(cost.key, { amount })}
            />
            {canCost && (
              <IconButton
                label={sayPurchaseOrder('costs.remove', { number: index + 1 })}
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
              {sayPurchaseOrder('costs.add')}
            </Button>
          </Row>
        )}
        {costs.length > 0 && canCost && (
          <Segmented
            label={sayPurchaseOrder('costs.by')}
            stackOnPhone
            options={costAllocations.map((value) => ({
              value,
              label: sayPurchaseOrder(`costs.by.${value}`),
            }))}
            value={allocate_by}
            onChange={(next) => form.change({ allocate_by: next })}
          />
        )}
        <dl className={styles.totals}>
          <div>
            <dt>{sayPurchaseOrder('costs.subtotal')}</dt>
            <dd>{money(items)}</dd>
          </div>
          <div>
            <dt>{sayPurchaseOrder('costs.title')}</dt>
            <dd>{money(onTop)}</dd>
          </div>
          <div className={styles.total}>
            <dt>{sayPurchaseOrder('costs.total')}</dt>
            <dd>{money(items + onTop)}</dd>
          </div>
        </dl>
        {unknown > 0 && (
          <p className={styles.unknown}>{sayPurchaseOrder('costs.unknown', { count: unknown })}</p>
        )}
      </Stack>
    </Card>
  );
}
