import { purchaseLimits } from '@sokoni/rules/stock/purchase-order';
import { useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { findItemsByCode, findPurchaseItems } from '#api/inventory/purchasing.ts';
import type { PurchaseItem } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import items from '#parts/lists/line-table.module.css';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PasteModal } from './paste-lines-modal.tsx';
import { BuyingPicker } from './purchase-item-picker.tsx';
import styles from './purchase-order-editor.module.css';
import { lineOf, withLines } from './purchase-order-fields.ts';
import { LineRow, quantityId } from './purchase-order-line-row.tsx';
import type { OrderForm } from './use-purchase-order-form.ts';

interface LinesCardProps {
  form: OrderForm;
  seesCosts: boolean;
  showsReceived: boolean;
  /** Quantities and lines change. */
  canCount: boolean;
  canCost: boolean;
}

/** The items of an order: added by search, by scanner, or from a pasted list. */
export function LinesCard({ form, seesCosts, showsReceived, canCount, canCost }: LinesCardProps) {
  const storeId = useActiveStoreId();
  const currency = useCurrency();
  const money = useMoneyText();
  const [isPasting, setIsPasting] = useState(false);
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const { lines, supplier } = form.typed;
  const supplierId = supplier?.id ?? null;
  const showsReturned = [...form.received.values()].some(({ returned }) => returned > 0);
  const latest = lines.find(({ variantId }) => variantId === addedKey);

  function add(items: readonly { good: PurchaseItem; quantity: number }[]): void {
    const added = items.map(({ good, quantity }) => lineOf(good, String(quantity), currency));
    if (withLines(lines, added).length > purchaseLimits.lines) {
      toast.warning(sayPurchaseOrder('lines.most', { max: purchaseLimits.lines }));
      return;
    }
    form.addLines(added);
    setAddedKey(items.at(-1)?.good.variant_id ?? null);
  }

  function pick(good: PurchaseItem): void {
    add([{ good, quantity: 1 }]);
    // The line is drawn first.
    requestAnimationFrame(() => {
      const field = document.getElementById(quantityId(good.variant_id));
      if (field instanceof HTMLInputElement) field.select();
    });
  }

  async function addByCode(code: string): Promise<void> {
    try {
      const [good] = await findItemsByCode(storeId, [code], supplierId);
      if (good) add([{ good, quantity: 1 }]);
      else toast.warning(sayPurchaseOrder('lines.unknownCode', { code }));
    } catch (error) {
      showFailure(error);
    }
  }
  useScanner((code) => {
    if (canCount) void addByCode(code);
  });

  async function pickFirst(words: string): Promise<void> {
    try {
      // A scanner reads the next one into the same field.
      const [coded] = await findItemsByCode(storeId, [words], supplierId);
      if (coded) return add([{ good: coded, quantity: 1 }]);
      const [good] = await findPurchaseItems(storeId, words, supplierId);
      if (good) pick(good);
      else toast.warning(sayPurchaseOrder('lines.unknown', { words }));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Card
      flush
      title={sayPurchaseOrder('lines.title')}
      actions={
        canCount && (
          <Button size="sm" onClick={() => setIsPasting(true)}>
            {sayPurchaseOrder('lines.paste')}
          </Button>
        )
      }
    >
      {canCount && (
        <div className={styles.picker}>
          <BuyingPicker
            supplierId={supplierId}
            onPick={pick}
            onEarlyEnter={(words) => void pickFirst(words)}
          />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {latest &&
          sayPurchaseOrder('lines.counted', {
            ...{ item: itemName(latest.title, latest.variantName), count: latest.quantity },
          })}
      </p>
      {form.problems.lines && (
        <div className={styles.note}>
          <NotificationCard kind="error" title={form.problems.lines} />
        </div>
      )}
      {lines.length === 0 ? (
        <p className={styles.nothing}>
          {canCount ? sayPurchaseOrder('lines.empty') : sayPurchaseOrder('lines.none')}
        </p>
      ) : (
        <div className={styles.table}>
          <table className={`${items.items} ${styles.lines}`}>
            <caption className="visually-hidden">{sayPurchaseOrder('lines.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{sayPurchaseOrder('column.item')}</th>
                <th scope="col">{sayPurchaseOrder('column.supplierCode')}</th>
                <th scope="col">{sayPurchaseOrder('column.ordered')}</th>
                {showsReceived && (
                  <th scope="col" className={styles.figure}>
                    {sayPurchaseOrder('column.received')}
                  </th>
                )}
                {showsReturned && (
                  <th scope="col" className={styles.figure}>
                    {sayPurchaseOrder('column.returned')}
                  </th>
                )}
                {seesCosts && (
                  <>
                    <th scope="col">{sayPurchaseOrder('column.unitCost')}</th>
                    <th scope="col" className={styles.figure}>
                      {sayPurchaseOrder('column.landedCost')}
                    </th>
                  </>
                )}
                {canCount && (
                  <th scope="col">
                    <span className="visually-hidden">{sayPurchaseOrder('column.remove')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => {
                const came = form.received.get(line.variantId);
                const landed = form.totals.landed.get(line.variantId) ?? null;
                return (
                  <LineRow
                    key={line.variantId}
                    line={line}
                    received={came?.received ?? 0}
                    returned={came?.returned ?? 0}
                    quantityProblem={form.problems[`lines.${line.variantId}.quantity`]}
                    costProblem={form.problems[`lines.${line.variantId}.unitCost`]}
                    landed={landed === null ? '–' : money(landed)}
                    seesCosts={seesCosts}
                    showsReceived={showsReceived}
                    showsReturned={showsReturned}
                    canCount={canCount}
                    canCost={canCost}
                    isAdded={addedKey === line.variantId}
                    onChange={form.patchLine}
                    onRemove={form.removeLine}
                  />
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {isPasting && <PasteModal supplierId={supplierId} onAdd={add} onClose={() => setIsPasting(false)} />}
    </Card>
  );
}
