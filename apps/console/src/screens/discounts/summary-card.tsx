import type { DiscountTerms } from '@sokoni/rules/discounts/discount';
import type { DiscountReader } from '@sokoni/rules/discounts/discount-days';
import { Link } from 'react-router';
import type { Discount } from '#contract-types.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { paths } from '#paths.ts';
import { sayDiscountPage as say } from '#sentences/discounts/page.ts';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { discountText } from './discount-text.ts';
import { usesText } from './discount-words.ts';
import styles from './discounts.module.css';

interface SummaryCardProps {
  /** As they are typed; null while something is missing or wrong. */
  terms: DiscountTerms | null;
  /** Of the chosen products or categories. */
  names: readonly string[];
  reader: DiscountReader;
  /** Absent for one that is not added yet. */
  discount?: Discount | undefined;
}

/** What the discount does, in a sentence, and what it has done so far. */
export function SummaryCard({ terms, names, reader, discount }: SummaryCardProps) {
  const money = useMoneyText();
  return (
    <Card title={say('summary.title')} className={styles.aside}>
      {terms ? (
        <p className={styles.words}>{discountText(terms, names, reader)}</p>
      ) : (
        <Muted>{say('summary.empty')}</Muted>
      )}
      {discount && (
        <dl className={styles.facts}>
          <div>
            <dt>{say('summary.used')}</dt>
            <dd>
              {discount.uses > 0 ? (
                <Link to={`${paths.orders}?discount=${discount.id}`}>{usesText(discount)}</Link>
              ) : (
                usesText(discount)
              )}
            </dd>
          </div>
          <div>
            <dt>{say('summary.total')}</dt>
            <dd>{money(discount.total_discounted)}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
}
