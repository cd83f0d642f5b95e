import { purchaseLimits } from '@sokoni/rules/purchase-order';
import { useState } from 'react';
import { findGoodsByCode } from '#api/purchasing.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { PurchaseGood } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { goodName } from '#parts/good-name.ts';
import { useCurrency, useMoneyText } from '#parts/money-text.ts';
import { useScanner } from '#parts/use-scanner.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { toast } from '#ui/toast.tsx';
import { BuyingPicker } from './buying-picker.tsx';
import goods from './goods-table.module.css';
import { LineRow, quantityId } from './line-row.tsx';
import styles from './order.module.css';
import { lineOf, withLines } from './order-fields.ts';
import { PasteModal } from './paste-modal.tsx';
import type { OrderForm } from './use-order-form.ts';

interface LinesCardProps {
  form: OrderForm;
  seesCosts: boolean;
  showsReceived: boolean;
  /** Quantities and lines change. */
  canCount: boolean;
  canCost: boolean;
}

/** The goods of an order: added by search, by scanner, or from a pasted list. */
export function LinesCard({ form, seesCosts, showsReceived, canCount, canCost }: LinesCardProps) {
  const storeId = useActiveStoreId();
  const currency = useCurrency();
  const money = useMoneyText();
  const [isPasting, setIsPasting] = useState(false);
  const [fresh, setFresh] = useState<string | null>(null);
  const { lines, supplier } = form.typed;
  const supplierId = supplier?.id ?? null;
  const latest = lines.find(({ variantId }) => variantId === fresh);

  function add(goods: readonly { good: PurchaseGood; quantity: number }[]): void {
    const added = goods.map(({ good, quantity }) => lineOf(good, String(quantity), currency));
    if (withLines(lines, added).length > purchaseLimits.lines) {
      toast.warning(`An order has at most ${purchaseLimits.lines} lines.`);
      return;
    }
    form.addLines(added);
    setFresh(goods.at(-1)?.good.variant_id ?? null);
  }

  function pick(good: PurchaseGood): void {
    add([{ good, quantity: 1 }]);
    // The line is drawn first.
    requestAnimationFrame(() => {
      const field = document.getElementById(quantityId(good.variant_id));
      if (field instanceof HTMLInputElement) field.select();
    });
  }

  async function addByCode(code: string): Promise<void> {
    try {
      const [good] = await findGoodsByCode(storeId, [code], supplierId);
      if (good) add([{ good, quantity: 1 }]);
      else toast.warning(`No product has the code ${code}.`);
    } catch (error) {
      showFailure(error);
    }
  }
  useScanner((code) => {
    if (canCount) void addByCode(code);
  });

  return (
    <Card
      flush
      title="Goods"
      actions={
        canCount && (
          <Button size="sm" onClick={() => setIsPasting(true)}>
            Paste a list…
          </Button>
        )
      }
    >
      {canCount && (
        <div className={styles.picker}>
          <BuyingPicker supplierId={supplierId} onPick={pick} onCode={(code) => void addByCode(code)} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {latest && `${goodName(latest.title, latest.variantName)}: ${latest.quantity}`}
      </p>
      {form.problems.lines && (
        <div className={styles.note}>
          <NotificationCard kind="error" title={form.problems.lines} />
        </div>
      )}
      {lines.length === 0 ? (
        <p className={styles.nothing}>
          {canCount
            ? 'Search for goods, scan their barcodes, or paste a list of codes and quantities.'
            : 'There are no goods on this order.'}
        </p>
      ) : (
        <div className={styles.table}>
          <table className={`${goods.goods} ${styles.lines}`}>
            <caption className="visually-hidden">Goods of this order</caption>
            <thead>
              <tr>
                <th scope="col">Goods</th>
                <th scope="col">Supplier's code</th>
                <th scope="col">Ordered</th>
                {showsReceived && (
                  <th scope="col" className={styles.figure}>
                    Received
                  </th>
                )}
                {seesCosts && (
                  <>
                    <th scope="col">Unit cost</th>
                    <th scope="col" className={styles.figure}>
                      Landed
                    </th>
                  </>
                )}
                {canCount && (
                  <th scope="col">
                    <span className="visually-hidden">Remove</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => {
                const landed = form.totals.landed.get(line.variantId) ?? null;
                return (
                  <LineRow
                    key={line.variantId}
                    line={line}
                    quantityProblem={form.problems[`lines.${line.variantId}.quantity`]}
                    costProblem={form.problems[`lines.${line.variantId}.unitCost`]}
                    landed={landed === null ? '–' : money(landed)}
                    seesCosts={seesCosts}
                    showsReceived={showsReceived}
                    canCount={canCount}
                    canCost={canCost}
                    isFresh={fresh === line.variantId}
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
