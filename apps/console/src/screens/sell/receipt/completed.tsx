import { CircleCheckIcon, GiftIcon, MailIcon, PrinterIcon } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Till } from '#offline/till.ts';
import type { OutboxRow } from '#offline/till-database.ts';
import { SendDocument } from '#parts/documents/send-document.tsx';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayCompleted as say } from '#sentences/sell/completed.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { useTill } from '../till-context.tsx';
import { useTillRead } from '../use-till-read.ts';
import styles from './completed.module.css';
import { useReceiptPrinter } from './use-receipt-printer.tsx';

interface CompletedProps {
  /** The sale, as it was written. */
  row: OutboxRow;
  onNext: () => void;
}

const papers = ['58', '80', 'a4'] as const;

/** What was just sold: the change first. Enter begins the next sale. */
export function Completed({ row, onNext }: CompletedProps) {
  const money = useMoneyText();
  const printer = useReceiptPrinter();
  const till = useTill();
  const isSent = useIsSent(row.id);
  const [isSending, setIsSending] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The dialog that has just closed gives the focus back to where it was; that comes first.
    const frame = requestAnimationFrame(() => next.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  if (row.kind !== 'sale') return null;
  const sale = row.payload;
  const { number, customer, payments, total, payment_type } = sale;
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const change = payments.reduce((sum, { amount, tendered }) => sum + (tendered ?? amount) - amount, 0);
  const order = { id: row.order_id ?? row.id, name: number, customerId: customer?.id ?? null };
  return (
    <section aria-labelledby="completed" className={styles.completed}>
      <div className={styles.body}>
        <CircleCheckIcon size={40} aria-hidden="true" className={styles.sign} />
        <h2 id="completed">{say(paid < total ? 'title.unpaid' : 'title', { number })}</h2>
        {change > 0 && (
          <p role="status" className={styles.change}>
            <span>{say('change')}</span>
            <strong>{money(change)}</strong>
          </p>
        )}
        <DataList
          items={[
            { term: say('total'), value: money(total) },
            ...payments.map(({ method, amount }) => ({
              term: sayOrderLabel(`method.${method}`),
              value: money(amount),
            })),
            ...(paid < total
              ? [{ term: sayOrderLabel(`type.${payment_type}`), value: money(total - paid) }]
              : []),
            ...(customer ? [{ term: say('customer'), value: customer.name }] : []),
          ]}
        />
        {!isSent && !till.status().online && <p className={styles.note}>{say('unsent')}</p>}
        <div className={styles.acts}>
          <Button size="lg" icon={<PrinterIcon size={18} />} onClick={() => printer.print({ sale })}>
            {say('print')}
          </Button>
          <Button
            size="lg"
            icon={<GiftIcon size={18} />}
            onClick={() => printer.print({ sale, isGift: true })}
          >
            {say('gift')}
          </Button>
          <Button
            size="lg"
            icon={<MailIcon size={18} />}
            disabled={!isSent}
            title={isSent ? undefined : say('email.offline')}
            onClick={() => setIsSending(true)}
          >
            {say('email')}
          </Button>
        </div>
        <Segmented
          label={say('paper')}
          options={papers.map((value) => ({ value, label: say(`paper.${value}`) }))}
          value={printer.paper}
          onChange={printer.setPaper}
        />
      </div>
      <div className={styles.finish}>
        <Button ref={next} autoFocus variant="primary" size="lg" fullWidth onClick={onNext}>
          {say('next')}
        </Button>
      </div>
      {printer.sheet}
      {isSending && <SendDocument document="receipt" order={order} onClose={() => setIsSending(false)} />}
    </section>
  );
}

/** Whether the server has the sale in its books: its documents can be sent then. */
function useIsSent(id: string): boolean {
  const read = useCallback(
    async (till: Till) => till.status().online && !(await till.outbox()).some((row) => row.id === id),
    [id],
  );
  return useTillRead(read) ?? false;
}
