import { type CostSpread, costSpreads } from '@sokoni/rules/landed-cost';
import { type ExtraCostKind, extraCostKinds, purchaseLimits } from '@sokoni/rules/purchase-order';
import { MoneyInput } from '#parts/money-input.tsx';
import { useMoneyText } from '#parts/money-text.ts';
import { newId } from '#session/new-id.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './order.module.css';
import type { CostFields } from './order-fields.ts';
import type { OrderForm } from './use-order-form.ts';

const kinds = Object.entries(extraCostKinds).map(([value, label]) => ({ value, label }));
const spreads = Object.entries(costSpreads).map(([value, label]) => ({ value: value as CostSpread, label }));

/** Freight, duty and what else comes on top of the goods, spread over them. For roles that see costs. */
export function CostsCard({ form, canCost }: { form: OrderForm; canCost: boolean }) {
  const money = useMoneyText();
  const { costs, spread } = form.typed;
  const { goods, onTop, unknown } = form.totals;

  function patch(key: string, change: Partial<CostFields>): void {
    form.change({ costs: costs.map((cost) => (cost.key === key ? { ...cost, ...change } : cost)) });
  }

  return (
    <Card title="Costs" description="What comes on top is spread over the goods: their landed cost.">
      <Stack>
        {costs.map((cost, index) => (
          <div key={cost.key} className={styles.cost}>
            <SelectField
              label={`Kind of cost ${index + 1}`}
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
                icon={<CloseIcon size={16} />}
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
            label="Spread over the goods"
            stackOnPhone
            options={spreads}
            value={spread}
            onChange={(next) => form.change({ spread: next })}
          />
        )}
        <dl className={styles.totals}>
          <div>
            <dt>Goods</dt>
            <dd>{money(goods)}</dd>
          </div>
          <div>
            <dt>On top</dt>
            <dd>{money(onTop)}</dd>
          </div>
          <div className={styles.total}>
            <dt>Total</dt>
            <dd>{money(goods + onTop)}</dd>
          </div>
        </dl>
        {unknown > 0 && (
          <p className={styles.unknown}>
            {unknown === 1 ? 'One line has' : `${unknown} lines have`} no unit cost yet. Fill it in when the
            bill comes: what has come is valued anew.
          </p>
        )}
      </Stack>
    </Card>
  );
}
