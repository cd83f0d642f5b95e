import { orderNumber } from '@sokoni/rules/order-words';
import { paymentTypeLabels } from '@sokoni/rules/payment-types';
import { useOrderPaper } from '#api/papers.ts';
import type { Order } from '#api/types.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { PapersMenu } from '#parts/papers-menu.tsx';
import { usePaper } from '#parts/use-paper.ts';
import { Button } from '#ui/button.tsx';
import { DataList } from '#ui/data-list.tsx';
import { DoneIcon } from '#ui/icons.tsx';
import { PrintIcon } from '#ui/icons-more.tsx';
import { Row } from '#ui/layout.tsx';
import styles from './sell.module.css';

/** What was just sold; Enter begins the next sale. */
export function SoldPanel({ sold, onNext }: { sold: Order; onNext: () => void }) {
  const money = useMoneyText();
  const link = useOrderPaper(sold.id);
  const { isBusy, print } = usePaper();
  const { total, paid, owed, payment_type, customer } = sold;
  return (
    <section aria-labelledby="sold" className={styles.sale}>
      <div className={styles.sold}>
        <DoneIcon size={40} className={styles.soldSign} />
        <h2 id="sold">{orderNumber(sold)} is recorded</h2>
        <DataList
          items={[
            { term: 'Total', value: money(total ?? 0) },
            { term: 'Payment', value: payment_type && paymentTypeLabels[payment_type] },
            { term: 'Paid', value: money(paid ?? 0) },
            ...((owed ?? 0) > 0 ? [{ term: 'Still owed', value: money(owed ?? 0) }] : []),
            ...(customer ? [{ term: 'Customer', value: customer.name }] : []),
          ]}
        />
      </div>
      <div className={styles.finish}>
        <Row>
          <Button
            size="lg"
            icon={<PrintIcon size={18} />}
            busy={isBusy}
            onClick={() => void print(() => link.mutateAsync('receipt'))}
          >
            Print receipt
          </Button>
          <PapersMenu
            size="lg"
            order={{ id: sold.id, name: orderNumber(sold), customerId: customer?.id ?? null }}
            isOwing={(owed ?? 0) > 0 && !sold.test}
          />
        </Row>
        <Button autoFocus variant="primary" size="lg" fullWidth onClick={onNext}>
          New sale
        </Button>
      </div>
    </section>
  );
}
