import { creditUse } from '@sokoni/rules/wholesale/credit-use';
import type { ReactNode } from 'react';
import type { Agreement } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { rateText } from '#parts/taxes/rate-text.ts';
import { saySupplierShop as say } from '#sentences/wholesale/shop.ts';
import { sayWholesale } from '#sentences/wholesale/words.ts';
import styles from './shop.module.css';

/** What was agreed with the supplier. */
export function Terms({ agreement, currency }: { agreement: Agreement; currency: string }) {
  const money = moneyTextIn(currency);
  const { payment_terms, deposit_percent, minimum, is_first_order, credit_limit } = agreement;
  return (
    <section aria-label={say('terms.title')}>
      <dl className={styles.terms}>
        <Term name={say('terms.payment')}>{sayWholesale(`terms.${payment_terms}`)}</Term>
        {deposit_percent !== null && (
          <Term name={say('terms.deposit')}>
            {say('terms.depositOf', { percent: rateText({ name: null, percent: deposit_percent }) })}
          </Term>
        )}
        {minimum !== null && (
          <Term name={is_first_order ? say('terms.minimumFirst') : say('terms.minimum')}>
            {minimumText(agreement, money(minimum))}
          </Term>
        )}
        <Term name={say('terms.credit')}>
          {credit_limit === null ? say('terms.noLimit') : <CreditLeft agreement={agreement} money={money} />}
        </Term>
        <Term name={say('terms.vat')}>{vatText(agreement)}</Term>
      </dl>
    </section>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CreditLeftProps {
  agreement: Agreement;
  money: (minor: number) => string;
}

/** Amber from 80 % of the limit on, red where none of it is left. */
function CreditLeft({ agreement: { credit_limit: limit, outstanding }, money }: CreditLeftProps) {
  const { left, level } = creditUse({ limit, outstanding });
  return (
    <span className={styles.credit} data-level={level}>
      {say('terms.creditOf', { left: money(left ?? 0), limit: money(limit ?? 0) })}
    </span>
  );
}

function minimumText({ apply_vat, tax_exempt }: Agreement, amount: string): string {
  return apply_vat && !tax_exempt ? say('terms.beforeVat', { amount }) : amount;
}

function vatText({ apply_vat, vat_percent, tax_exempt }: Agreement): string {
  if (tax_exempt) return say('terms.exempt');
  if (!apply_vat) return say('terms.noVat');
  return say('terms.vatOnTop', { percent: rateText({ name: null, percent: vat_percent }) });
}
