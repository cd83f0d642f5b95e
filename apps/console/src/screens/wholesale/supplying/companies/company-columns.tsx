import type { PaymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import { Link } from 'react-router';
import type { Company } from '#contract-types.ts';
import listCard from '#parts/lists/list-card.module.css';
import rowLink from '#parts/lists/row-link.module.css';
import { paths } from '#paths.ts';
import { sayCompanies as say } from '#sentences/wholesale/companies.ts';
import { sayWholesale } from '#sentences/wholesale/words.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { Column } from '#ui/layout/table.tsx';
import styles from './companies.module.css';
import { CreditUseBar } from './credit-use-bar.tsx';

interface CompanyColumnsOptions {
  money: (minor: number) => string;
  /** Of companies without terms of their own, once they are known. */
  usualTerms: PaymentTerms | undefined;
  /** The price list of a group; null where it has none, undefined where that is not known here. */
  listOfGroup: (groupId: string) => { name: string } | null | undefined;
}

export function companyColumns({ money, usualTerms, listOfGroup }: CompanyColumnsOptions): Column<Company>[] {
  return [
    {
      header: say('column.name'),
      phone: 'title',
      cell: ({ customer_id, name, group }) => (
        <span className={listCard.names}>
          <Link to={paths.company(customer_id)} className={rowLink.link}>
            {name}
          </Link>
          {group && <span className={listCard.details}>{group.name}</span>}
        </span>
      ),
    },
    {
      header: say('column.priceList'),
      cell: ({ price_list: own, group }) => {
        if (own) return own.name;
        const ofGroup = group ? listOfGroup(group.id) : null;
        return (
          <span className={styles.quiet}>
            {ofGroup?.name ?? say(ofGroup === null ? 'priceList.store' : 'priceList.group')}
          </span>
        );
      },
    },
    {
      header: say('column.terms'),
      cell: ({ payment_terms: own }) => {
        const terms = own ?? usualTerms;
        return terms ? (
          <span className={own ? undefined : styles.quiet}>{sayWholesale(`terms.${terms}`)}</span>
        ) : (
          '–'
        );
      },
    },
    {
      header: say('column.credit'),
      cell: (company) => <CreditUseBar company={company} money={money} />,
    },
    {
      header: say('column.outstanding'),
      align: 'end',
      width: '1%',
      cell: ({ outstanding }) => (
        <span className={styles.amount}>{outstanding === 0 ? '–' : money(outstanding)}</span>
      ),
    },
    {
      header: say('column.status'),
      phone: 'aside',
      width: '1%',
      cell: ({ status }) => <CompanyStatus status={status} />,
    },
  ];
}

/** Whether it buys, in a word. */
export function CompanyStatus({ status }: Pick<Company, 'status'>) {
  return status === 'active' ? (
    <Badge tone="good" shape="full">
      {say('status.active')}
    </Badge>
  ) : (
    <Badge tone="neutral" shape="mark">
      {say('status.paused')}
    </Badge>
  );
}
