import { expectedCash } from '@sokoni/rules/point-of-sale/cash';
import { methodName } from '#parts/money/method-name.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayShift as say } from '#sentences/sell/shift.ts';
import styles from './shift.module.css';
import type { ShiftFigures } from './shift-figures.ts';

interface ShiftReportProps {
  figures: ShiftFigures;
  /** What was counted; left out while the shift is open. */
  counted?: number;
}

type Rows = readonly (readonly [term: string, value: string, isSum?: boolean])[];

/** What happened in a shift: sales, payments by method, and what the drawer should hold. */
export function ShiftReport({ figures, counted }: ShiftReportProps) {
  const money = useMoneyText();
  const { drawer, methods } = figures;
  const expected = expectedCash(drawer);
  const refunds = methods.reduce((sum, method) => sum + method.refunds, 0);
  return (
    <div className={styles.report}>
      <Figures
        title={say('sales')}
        rows={[
          [say('sales.count'), String(figures.sales)],
          [say('discounts'), money(-figures.discounts)],
          [say('vat'), money(figures.vat)],
          [say('total'), money(figures.total), true],
          ...(figures.exchanged === 0 ? [] : ([[say('exchanged'), money(-figures.exchanged)]] as const)),
          ...(figures.balance === 0 ? [] : ([[say('balance'), money(-figures.balance)]] as const)),
          ...(figures.earlier === 0 ? [] : ([[say('earlier'), money(figures.earlier)]] as const)),
          [say('returns.count'), String(figures.returns)],
          [say('refunds'), money(-refunds)],
        ]}
      />
      {methods.length > 0 && (
        <Figures
          title={say('payments')}
          rows={[
            ...methods.map(
              ({ payments, refunds: back, ...method }) =>
                [methodName(method), money(payments - back)] as const,
            ),
            [say('payments.net'), money(figures.net_payments), true],
            // Neither counts towards a sale.
            ...methods.flatMap(({ rounding, tips, ...method }) => {
              const name = methodName(method);
              return [
                ...(rounding === 0 ? [] : [[say('rounding.of', { method: name }), money(rounding)] as const]),
                ...(tips === 0 ? [] : [[say('tips.of', { method: name }), money(tips)] as const]),
              ];
            }),
          ]}
        />
      )}
      <Figures
        title={say('drawer')}
        rows={[
          [say('float'), money(drawer.opening_float)],
          [say('drawer.sales'), money(drawer.cash_payments)],
          [say('drawer.refunds'), money(-drawer.cash_refunds)],
          ...(drawer.cash_rounding === 0 ? [] : ([[say('rounding'), money(drawer.cash_rounding)]] as const)),
          ...(drawer.cash_tips === 0 ? [] : ([[say('drawer.tips'), money(drawer.cash_tips)]] as const)),
          [say('drawer.in'), money(drawer.cash_in)],
          [say('drawer.out'), money(-drawer.cash_out)],
          [say('expected'), money(expected), true],
          ...(counted === undefined
            ? []
            : ([
                [say('count.sum'), money(counted)],
                [say('variance'), money(counted - expected), true],
              ] as const)),
          [say('openings'), String(figures.openings)],
        ]}
      />
    </div>
  );
}

function Figures({ title, rows }: { title: string; rows: Rows }) {
  return (
    <section>
      <h3 className={styles.reportTitle}>{title}</h3>
      <dl className={styles.figures}>
        {rows.map(([term, value, isSum]) => (
          <div key={term} className={isSum ? styles.sum : undefined}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
