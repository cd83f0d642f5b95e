import type { RateTax } from '@sokoni/rules/pricing/taxes';
import type { ReactNode } from 'react';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { cx } from '#ui/cx.ts';
import styles from './totals.module.css';

interface TotalsBlockProps {
  lines: number;
  /** All that is taken off. */
  discount: number;
  /** Of that, what a discount of the store takes off. */
  offer: { title: ReactNode; amount: number } | null;
  /** By rate. */
  taxes: readonly RateTax[];
  pricesIncludeVat: boolean;
  shipping: number;
  total: number;
  /** Beneath the total: what came back, what is paid. */
  children?: ReactNode;
}

/** How an order comes to what it costs. */
export function TotalsBlock(props: TotalsBlockProps) {
  const { lines, discount, offer, taxes, pricesIncludeVat, shipping, total, children } = props;
  const money = useMoneyText();
  const byHand = discount - (offer?.amount ?? 0);
  const charged = taxes.filter(({ percent }) => Number(percent) > 0);
  return (
    <TotalsList>
      <TotalsLine term={say('sum.subtotal')}>{money(lines)}</TotalsLine>
      {byHand > 0 && <TotalsLine term={say('sum.discounts')}>{money(-byHand)}</TotalsLine>}
      {offer && offer.amount > 0 && <TotalsLine term={offer.title}>{money(-offer.amount)}</TotalsLine>}
      {shipping > 0 && <TotalsLine term={say('sum.shipping')}>{money(shipping)}</TotalsLine>}
      {!pricesIncludeVat &&
        charged.map(({ percent, amount }) => (
          <TotalsLine key={percent} term={say('sum.vat', { percent: percent ?? '0' })}>
            {money(amount)}
          </TotalsLine>
        ))}
      <TotalsLine term={say('sum.total')} strong>
        {money(total)}
      </TotalsLine>
      {pricesIncludeVat &&
        charged.map(({ percent, amount }) => (
          <TotalsLine key={percent} term={say('sum.vatIncluded', { percent: percent ?? '0' })} quiet>
            {money(amount)}
          </TotalsLine>
        ))}
      {children}
    </TotalsList>
  );
}

/** The frame of `TotalsLine`s. */
export function TotalsList({ children }: { children: ReactNode }) {
  return (
    <dl className={styles.totals} data-totals>
      {children}
    </dl>
  );
}

interface TotalsLineProps {
  term: ReactNode;
  strong?: boolean;
  quiet?: boolean;
  children: ReactNode;
}

export function TotalsLine({ term, strong, quiet, children }: TotalsLineProps) {
  return (
    <div className={cx(strong && styles.strong, quiet && styles.quiet)}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
