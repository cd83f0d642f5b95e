import { allows } from '@sokoni/rules/access/roles';
import { TriangleAlertIcon, UserPlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { CustomerDialog } from '../cart/dialogs/customer-dialog.tsx';
import { useCashier } from '../till-context.tsx';
import styles from './payment.module.css';
import { leavesBalance } from './settlement.ts';
import type { Payment } from './use-payment.ts';

/** Who buys; where something is left to be paid, also what the customer owes and may owe. */
export function CustomerTerms({ payment }: { payment: Payment }) {
  const { customer, known, credit, type, problems, setCustomer } = payment;
  const [isChoosing, setIsChoosing] = useState(false);
  const mayExceed = allows(useCashier().role, 'setCreditLimit');
  const money = useMoneyText();
  return (
    <section aria-label={say('customer')} className={styles.customer}>
      <div className={styles.customerHead}>
        <span className={styles.customerName}>{customer ? customer.name : say('customer')}</span>
        <Button
          size="lg"
          icon={customer ? undefined : <UserPlusIcon size={18} />}
          onClick={() => setIsChoosing(true)}
        >
          {say(customer ? 'customer.change' : 'customer.add')}
        </Button>
      </div>
      {problems.customer && (
        <p role="alert" className={styles.problem}>
          {problems.customer}
        </p>
      )}
      {leavesBalance(type) && customer && !known && <p className={styles.note}>{say('terms.unknown')}</p>}
      {leavesBalance(type) && known && credit && (
        <DataList
          items={[
            { term: say('terms.outstanding'), value: money(known.outstanding) },
            { term: say('terms.overdue'), value: money(known.overdue) },
            {
              term: say('terms.limit'),
              value: known.credit_limit === null ? say('terms.noLimit') : money(known.credit_limit),
            },
            { term: say('terms.after'), value: money(credit.outstanding) },
          ]}
        />
      )}
      {credit && credit.over > 0 && (
        <p role="status" className={styles.warning}>
          <TriangleAlertIcon size={18} aria-hidden="true" />
          {say(mayExceed ? 'terms.over' : 'terms.overAsk', { amount: money(credit.over) })}
        </p>
      )}
      {isChoosing && <CustomerDialog onPick={setCustomer} onClose={() => setIsChoosing(false)} />}
    </section>
  );
}
