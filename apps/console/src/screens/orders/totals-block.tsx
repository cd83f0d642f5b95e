import type { ReactNode } from 'react';
import { useMoneyText } from '#parts/money-text.ts';
import { cx } from '#ui/cx.ts';
import styles from './totals.module.css';

interface TotalsBlockProps {
  lines: number;
  /** All that is taken off. */
  discount: number;
  /** Of that, what a discount of the store takes off. */
  offer: { title: ReactNode; amount: number } | null;
  vat: number;
  vatPercent: string | number;
  applyVat: boolean;
  pricesIncludeVat: boolean;
  shipping: number;
  total: number;
  /** Beneath the total: what came back, what is paid. */
  children?: ReactNode;
}

/** How an order comes to what it costs. */
export function TotalsBlock(props: TotalsBlockProps) {
  const { lines, discount, offer, vat, vatPercent, applyVat, pricesIncludeVat, shipping, total, children } =
    props;
  const money = useMoneyText();
  const byHand = discount - (offer?.amount ?? 0);
  const percent = String(Number(vatPercent));
  return (
    <TotalsList>
      <TotalsLine term="Goods">{money(lines)}</TotalsLine>
      {byHand > 0 && <TotalsLine term="Discounts">{`−${money(byHand)}`}</TotalsLine>}
      {offer && offer.amount > 0 && <TotalsLine term={offer.title}>{`−${money(offer.amount)}`}</TotalsLine>}
      {applyVat && !pricesIncludeVat && <TotalsLine term={`VAT ${percent} %`}>{money(vat)}</TotalsLine>}
      {shipping > 0 && <TotalsLine term="Shipping">{money(shipping)}</TotalsLine>}
      <TotalsLine term="Total" strong>
        {money(total)}
      </TotalsLine>
      {applyVat && pricesIncludeVat && (
        <TotalsLine term={`VAT ${percent} % included`} quiet>
          {money(vat)}
        </TotalsLine>
      )}
      {children}
    </TotalsList>
  );
}

/** The frame of `TotalsLine`s. */
export function TotalsList({ children }: { children: ReactNode }) {
  return <dl className={styles.totals}>{children}</dl>;
}

interface TotalsLineProps {
  term: ReactNode;
  strong?: boolean;
  quiet?: boolean;
  children: ReactNode;
}

/** What comes off, with its sign; nothing has none. */
export function offText(minor: number, money: (minor: number) => string): string {
  return minor === 0 ? money(0) : `−${money(minor)}`;
}

export function TotalsLine({ term, strong, quiet, children }: TotalsLineProps) {
  return (
    <div className={cx(strong && styles.strong, quiet && styles.quiet)}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
