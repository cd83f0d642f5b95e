import { discountLimits } from '@sokoni/rules/discounts/discount';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import type { VatMethod } from '@sokoni/rules/pricing/vat-breakdown';
import { useQueryClient } from '@tanstack/react-query';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { findItemByCode, findItemsForSale, type ItemForSale } from '#api/catalogue/sellable-items.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import items from '#parts/lists/line-table.module.css';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { amountOf, countOf } from '#parts/numbers/typed-number.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import type { LineFields } from '#screens/orders/form/order-fields.ts';
import type { OrderForm } from '#screens/orders/form/use-order-form.ts';
import { sayOrderForm as say } from '#sentences/orders/form.ts';
import { newId } from '#session/new-id.ts';
import { Button } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DiscountField } from './discount-field.tsx';
import { useLinePermissions } from './line-permissions.ts';
import { fieldId, LineRow } from './order-line-row.tsx';
import styles from './order-lines.module.css';
import { SellablePicker } from './sellable-picker.tsx';
import { TotalsBlock } from './totals-block.tsx';

interface LinesEditorProps {
  form: OrderForm;
  vat: VatMethod;
}

/** The lines of an order that is being written, by search, by scanner or by hand, and what they come to. */
export function LinesEditor({ form, vat }: LinesEditorProps) {
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  const currency = useCurrency();
  const money = useMoneyText();
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const may = useLinePermissions();
  const { typed, totals, problems } = form;
  const { lines } = typed;
  const latest = lines.find(({ key }) => key === addedKey);

  function hasRoom(): boolean {
    if (lines.length < orderLimits.lines) return true;
    toast.warning(say('problem.tooManyLines', { max: orderLimits.lines }));
    return false;
  }

  function add(good: ItemForSale): void {
    const existing = lines.find(({ variantId }) => variantId === good.variant_id);
    if (!existing && !hasRoom()) return;
    form.addItems(good);
    setAddedKey(existing?.key ?? good.variant_id);
  }

  function pick(good: ItemForSale): void {
    const existing = lines.find(({ variantId }) => variantId === good.variant_id);
    add(good);
    focusField(existing?.key ?? good.variant_id, 'quantity');
  }

  function addOwn(): void {
    if (!hasRoom()) return;
    const key = newId();
    form.addOwnLine(key);
    focusField(key, 'title');
  }

  async function addByCode(code: string): Promise<void> {
    try {
      const good = await findItemByCode(client, storeId, code);
      if (good) add(good);
      else toast.warning(say('items.unknown', { code }));
    } catch (error) {
      showFailure(error);
    }
  }
  useScanner((code) => void addByCode(code));

  async function pickFirst(words: string): Promise<void> {
    try {
      const [good] = await findItemsForSale(client, storeId, words);
      // A scanner reads the next one into the same field.
      if (good?.is_own_code) add(good);
      else if (good) pick(good);
      else toast.warning(say('items.unknown', { code: words }));
    } catch (error) {
      showFailure(error);
    }
  }

  function amountText(line: LineFields): string {
    const units = countOf(line.quantity);
    const price = amountOf(line.unitPrice, currency);
    if (units === null || price === null) return '–';
    const amount = units * price - (amountOf(line.discount, currency) ?? 0);
    return Number.isSafeInteger(amount) ? money(amount) : '–';
  }

  return (
    <Card
      flush
      title={say('items.title')}
      actions={
        may.sellCustomLine && (
          <Button size="sm" icon={<PlusIcon size={16} />} onClick={addOwn}>
            {say('items.addCustom')}
          </Button>
        )
      }
    >
      <div className={styles.picker}>
        <SellablePicker onPick={pick} onEarlyEnter={(words) => void pickFirst(words)} />
      </div>
      <p role="status" className="visually-hidden">
        {latest &&
          say('items.counted', {
            item: itemName(latest.title, latest.variantName),
            quantity: latest.quantity,
          })}
      </p>
      {problems.lines && (
        <div className={styles.note}>
          <NotificationCard kind="error" title={problems.lines} />
        </div>
      )}
      {lines.length === 0 ? (
        <p className={styles.nothing}>{say(may.sellCustomLine ? 'items.noneCustom' : 'items.none')}</p>
      ) : (
        <div className={styles.table}>
          <table className={cx(items.items, styles.lines)}>
            <caption className="visually-hidden">{say('items.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('column.item')}</th>
                <th scope="col">{say('column.quantity')}</th>
                <th scope="col">{say('column.unitPrice')}</th>
                {may.giveDiscount && <th scope="col">{say('column.discount')}</th>}
                <th scope="col" className={styles.figure}>
                  {say('column.amount')}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{say('column.remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <LineRow
                  key={line.key}
                  line={line}
                  problems={problemsOf(problems, line.key)}
                  amount={amountText(line)}
                  isAdded={addedKey === line.key}
                  onChange={form.patchLine}
                  onRemove={form.removeLine}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.foot}>
        <div className={styles.charges}>
          {may.giveDiscount && (
            <DiscountField
              kind={typed.discountKind}
              value={typed.discount}
              error={problems.discount}
              onChange={form.change}
            />
          )}
          <TextField
            id="order-code"
            label={say('code.label')}
            optional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={discountLimits.codeLength}
            error={form.offered.refusal ?? problems.code}
            value={typed.code}
            onChange={(event) => form.change({ code: event.target.value })}
          />
          <MoneyInput
            id="order-shipping"
            label={say('shipping.label')}
            optional
            error={problems.shipping}
            value={typed.shipping}
            onChange={(shipping) => form.change({ shipping })}
          />
        </div>
        {totals ? (
          <TotalsBlock
            {...totals}
            offer={form.offered.offer && { title: form.offered.offer.title, amount: totals.offer }}
            pricesIncludeVat={vat.prices_include_vat}
          />
        ) : (
          <p className={styles.nothing}>{say('totals.tooLarge')}</p>
        )}
      </div>
    </Card>
  );
}

const nothingWrong = {};

/** The sentences under the fields of one line; the same object while there are none. */
function problemsOf(problems: Readonly<Record<string, string>>, key: string): LineProblems {
  const start = `lines.${key}.`;
  const found = Object.entries(problems).filter(([place]) => place.startsWith(start));
  if (found.length === 0) return nothingWrong;
  return Object.fromEntries(found.map(([place, problem]) => [place.slice(start.length), problem]));
}

type LineProblems = Parameters<typeof LineRow>[0]['problems'];

/** Once the line is drawn. */
function focusField(key: string, field: string): void {
  requestAnimationFrame(() => {
    const input = document.getElementById(fieldId(key, field));
    if (input instanceof HTMLInputElement) input.select();
  });
}
