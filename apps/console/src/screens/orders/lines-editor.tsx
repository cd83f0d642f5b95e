import { discountLimits } from '@sokoni/rules/discount';
import { orderLimits } from '@sokoni/rules/order-words';
import type { VatMethod } from '@sokoni/rules/vat-breakdown';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findGoodByCode, type GoodForSale } from '#api/goods-for-sale.ts';
import { useActiveStoreId } from '#api/stores.ts';
import { showFailure } from '#parts/checked-form.ts';
import { goodName } from '#parts/good-name.ts';
import { MoneyInput } from '#parts/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money-text.ts';
import { amountOf, countOf } from '#parts/typed-number.ts';
import { useScanner } from '#parts/use-scanner.ts';
import { newId } from '#session/new-id.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { DiscountField } from './discount-field.tsx';
import { fieldId, LineRow } from './line-row.tsx';
import styles from './lines.module.css';
import type { LineFields } from './order-fields.ts';
import { SellablePicker } from './sellable-picker.tsx';
import { TotalsBlock } from './totals-block.tsx';
import type { OrderForm } from './use-order-form.ts';

interface LinesEditorProps {
  form: OrderForm;
  vat: VatMethod;
  /** Prices and discounts of one's own. */
  givesDiscounts: boolean;
}

/** The lines of an order that is being written, by search, by scanner or by hand, and what they come to. */
export function LinesEditor({ form, vat, givesDiscounts }: LinesEditorProps) {
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  const currency = useCurrency();
  const money = useMoneyText();
  const [fresh, setFresh] = useState<string | null>(null);
  const { typed, totals, problems } = form;
  const { lines } = typed;
  const latest = lines.find(({ key }) => key === fresh);

  function hasRoom(): boolean {
    if (lines.length < orderLimits.lines) return true;
    toast.warning(`An order has at most ${orderLimits.lines} lines.`);
    return false;
  }

  function add(good: GoodForSale): void {
    const standing = lines.find(({ variantId }) => variantId === good.variant_id);
    if (!standing && !hasRoom()) return;
    form.addGoods(good);
    setFresh(standing?.key ?? good.variant_id);
  }

  function pick(good: GoodForSale): void {
    const standing = lines.find(({ variantId }) => variantId === good.variant_id);
    add(good);
    focusField(standing?.key ?? good.variant_id, 'quantity');
  }

  function addOwn(): void {
    if (!hasRoom()) return;
    const key = newId();
    form.addOwnLine(key);
    focusField(key, 'title');
  }

  async function addByCode(code: string): Promise<void> {
    try {
      const good = await findGoodByCode(client, storeId, code);
      if (good) add(good);
      else toast.warning(`Nothing for sale has the code ${code}.`);
    } catch (error) {
      showFailure(error);
    }
  }
  useScanner((code) => void addByCode(code));

  function amountText(line: LineFields): string {
    const pieces = countOf(line.quantity);
    const price = amountOf(line.unitPrice, currency);
    if (pieces === null || price === null) return '–';
    const amount = pieces * price - (amountOf(line.discount, currency) ?? 0);
    return Number.isSafeInteger(amount) ? money(amount) : '–';
  }

  return (
    <Card
      flush
      title="Goods"
      actions={
        <Button size="sm" icon={<PlusIcon size={16} />} onClick={addOwn}>
          Custom line
        </Button>
      }
    >
      <div className={styles.picker}>
        <SellablePicker onPick={pick} onCode={(code) => void addByCode(code)} />
      </div>
      <p role="status" className="visually-hidden">
        {latest && `${goodName(latest.title, latest.variantName)}: ${latest.quantity}`}
      </p>
      {problems.lines && (
        <div className={styles.note}>
          <NotificationCard kind="error" title={problems.lines} />
        </div>
      )}
      {lines.length === 0 ? (
        <p className={styles.nothing}>
          Search for goods or scan their barcodes. A custom line sells what is not in the catalogue.
        </p>
      ) : (
        <div className={styles.table}>
          <table className={styles.lines}>
            <caption className="visually-hidden">Goods of this order</caption>
            <thead>
              <tr>
                <th scope="col">Goods</th>
                <th scope="col">Pieces</th>
                <th scope="col">Unit price</th>
                {givesDiscounts && <th scope="col">Discount</th>}
                <th scope="col" className={styles.figure}>
                  Amount
                </th>
                <th scope="col">
                  <span className="visually-hidden">Remove</span>
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
                  givesDiscounts={givesDiscounts}
                  isFresh={fresh === line.key}
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
          {givesDiscounts && (
            <DiscountField
              kind={typed.discountKind}
              value={typed.discount}
              error={problems.discount}
              onChange={form.change}
            />
          )}
          <TextField
            id="order-code"
            label="Discount code"
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
            label="Shipping"
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
            vatPercent={vat.vat_percent}
            applyVat={vat.apply_vat}
            pricesIncludeVat={vat.prices_include_vat}
          />
        ) : (
          <p className={styles.nothing}>This comes to more than can be counted. Check the figures.</p>
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
