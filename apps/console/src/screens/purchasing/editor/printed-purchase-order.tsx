import { commaText } from '@sokoni/messages/list-text';
import { locationAddressLines } from '@sokoni/rules/stock/location-check';
import { purchaseOrderNumber } from '@sokoni/rules/stock/purchase-order';
import { createPortal } from 'react-dom';
import type { PurchaseOrder } from '#contract-types.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayStockState } from '#sentences/inventory/stock-states.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { useSession } from '#session/session.ts';
import styles from './printed-purchase-order.module.css';

/** The order on paper, for the supplier. On the screen it is not shown. */
export function PrintedOrder({ order, seesCosts }: { order: PurchaseOrder; seesCosts: boolean }) {
  const store = useSession(({ activeStore }) => activeStore);
  const money = useMoneyText();
  const dates = useStoreDates();
  const countryName = useCountryName();
  const hasCodes = order.lines.some(({ supplier_sku }) => supplier_sku !== '');
  return createPortal(
    <article className={styles.sheet} aria-hidden="true">
      <header className={styles.head}>
        <div>
          <p className={styles.store}>{store?.name}</p>
          <p>{sayPurchaseOrder('print.deliverTo', { location: order.location.name })}</p>
          {locationAddressLines(order.location, countryName, commaText).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className={styles.order}>
          <p className={styles.title}>
            {sayPurchaseOrder('print.title', { number: purchaseOrderNumber(order.number) })}
          </p>
          {order.state === 'draft' && <p>{sayStockState('purchase_order.draft')}</p>}
          <p>{dates.day(order.ordered_at ?? order.created_at)}</p>
          {order.reference && <p>{sayPurchaseOrder('print.reference', { reference: order.reference })}</p>}
          {order.expected_on && (
            <p>{sayPurchaseOrder('print.expected', { day: dates.calendarDay(order.expected_on) })}</p>
          )}
        </div>
      </header>
      <p className={styles.to}>{sayPurchaseOrder('print.to', { supplier: order.supplier.name })}</p>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th>{sayPurchaseOrder('print.item')}</th>
            {hasCodes && <th>{sayPurchaseOrder('print.supplierCode')}</th>}
            <th>{sayPurchaseOrder('print.sku')}</th>
            <th className={styles.figure}>{sayPurchaseOrder('print.quantity')}</th>
            {seesCosts && (
              <>
                <th className={styles.figure}>{sayPurchaseOrder('print.unitCost')}</th>
                <th className={styles.figure}>{sayPurchaseOrder('print.amount')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.product_title}
                {line.variant_name && `, ${line.variant_name}`}
              </td>
              {hasCodes && <td>{line.supplier_sku}</td>}
              <td>{line.sku || line.barcode}</td>
              <td className={styles.figure}>{line.quantity}</td>
              {seesCosts && (
                <>
                  <td className={styles.figure}>{line.unit_cost === null ? '' : money(line.unit_cost)}</td>
                  <td className={styles.figure}>
                    {line.unit_cost === null ? '' : money(line.unit_cost * line.quantity)}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {seesCosts && order.items_total !== null && order.unknown_costs === 0 && (
        <p className={styles.sum}>
          {sayPurchaseOrder('print.subtotal', { amount: money(order.items_total) })}
        </p>
      )}
      {order.note && <p className={styles.note}>{order.note}</p>}
    </article>,
    document.body,
  );
}
