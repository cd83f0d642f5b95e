import { creditUse } from '@sokoni/rules/wholesale/credit-use';
import type { Company } from '#contract-types.ts';
import { sayCompanies as say } from '#sentences/wholesale/companies.ts';
import styles from './companies.module.css';

interface CreditUseBarProps {
  company: Pick<Company, 'credit_limit' | 'outstanding'>;
  money: (minor: number) => string;
}

/** How much of its limit a company owes: a bar that turns amber from 80 % on, and red above the limit. */
export function CreditUseBar({ company, money }: CreditUseBarProps) {
  const { credit_limit: limit, outstanding } = company;
  if (limit === null) return <span className={styles.quiet}>{say('credit.none')}</span>;
  const { level } = creditUse({ limit, outstanding });
  const used = Math.max(0, outstanding);
  const share = level === 'over' || limit === 0 ? Math.min(used, 1) * 100 : (used / limit) * 100;
  return (
    <span className={styles.credit} data-level={level}>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.used} style={{ inlineSize: `${share}%` }} />
      </span>
      <span className={styles.creditWords}>
        {say('credit.of', { used: money(outstanding), limit: money(limit) })}
        {level === 'over' && <strong> {say('credit.over')}</strong>}
      </span>
    </span>
  );
}
