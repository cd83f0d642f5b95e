import { CircleCheckIcon, PrinterIcon } from 'lucide-react';
import { useOrderDocument } from '#api/sales/documents.ts';
import type { Order } from '#contract-types.ts';
import { DocumentsMenu } from '#parts/documents/documents-menu.tsx';
import { useDocument } from '#parts/documents/use-document.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Row } from '#ui/layout/layout.tsx';
import styles from './sell.module.css';

/** What was just sold; Enter begins the next sale. */
export function SoldPanel({ sold, onNext }: { sold: Order; onNext: () => void }) {
  const money = useMoneyText();
  const link = useOrderDocument(sold.id);
  const { isBusy, print } = useDocument();
  const { total, paid, outstanding, payment_type, customer } = sold;
  return (
    <section aria-labelledby="sold" className={styles.sale}>
      <div className={styles.sold}>
        <CircleCheckIcon size={40} className={styles.soldSign} />
        <h2 id="sold">{say('sold.title', { order: sold.number ?? '' })}</h2>
        <DataList
          items={[
            { term: say('sold.total'), value: money(total ?? 0) },
            { term: say('sold.payment'), value: payment_type && sayOrderLabel(`type.${payment_type}`) },
            { term: say('sold.paid'), value: money(paid ?? 0) },
            ...((outstanding ?? 0) > 0
              ? [{ term: say('sold.balance'), value: money(outstanding ?? 0) }]
              : []),
            ...(customer ? [{ term: say('sold.customer'), value: customer.name }] : []),
          ]}
        />
      </div>
      <div className={styles.finish}>
        <Row>
          <Button
            size="lg"
            icon={<PrinterIcon size={18} />}
            busy={isBusy}
            onClick={() => void print(() => link.mutateAsync('receipt'))}
          >
            {say('sold.print')}
          </Button>
          <DocumentsMenu
            size="lg"
            order={{ id: sold.id, name: sold.number ?? '', customerId: customer?.id ?? null }}
            isUnpaid={(outstanding ?? 0) > 0 && !sold.test}
          />
        </Row>
        <Button autoFocus variant="primary" size="lg" fullWidth onClick={onNext}>
          {say('sold.next')}
        </Button>
      </div>
    </section>
  );
}
