import { trainingNumber } from '@sokoni/rules/point-of-sale/receipt-number';
import { CircleCheckIcon, GiftIcon, MailIcon, PrinterIcon, SettingsIcon } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Till } from '#offline/till.ts';
import type { OutboxRow } from '#offline/till-database.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayCompleted as say } from '#sentences/sell/completed.ts';
import { sayExchange } from '#sentences/sell/exchange.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { useReceiptPrinter } from '../printer/printer-context.ts';
import { PrinterDialog } from '../printer/printer-dialog.tsx';
import { useTill } from '../till-context.tsx';
import { useTillRead } from '../use-till-read.ts';
import styles from './completed.module.css';
import { EmailReceipt } from './email-receipt.tsx';
import { exchangeItems } from './exchange-items.ts';
import { type GivenBack, givenBackWith, handedBack } from './given-back.ts';
import { paidOf } from './paid-of.ts';
import { changeGiven, paymentItems } from './payment-items.ts';
import { Qr } from './qr.tsx';
import { receiptLink } from './receipt-link.ts';
import { unpaidItems } from './unpaid-items.ts';

interface CompletedProps {
  /** The sale, as it was written. */
  row: OutboxRow;
  onNext: () => void;
}

/** What was just sold: the change, or what an exchange gives back, first. Enter begins the next sale. */
export function Completed({ row, onNext }: CompletedProps) {
  const money = useMoneyText();
  const dates = useStoreDates();
  const printer = useReceiptPrinter();
  const till = useTill();
  const isSent = useIsSent(row.id);
  const givenBack = useGivenBack(row);
  const [isEmailing, setIsEmailing] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  // Drawn once the rest can be seen: "paid" waits for nothing.
  const shown = useDeferredValue<OutboxRow | null>(row, null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The dialog that has just closed gives the focus back to where it was; that comes first.
    const frame = requestAnimationFrame(() => next.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  if (row.kind !== 'sale') return null;
  const sale = row.payload;
  const { number, customer, payments, total } = sale;
  const isTraining = number === trainingNumber;
  const paid = paidOf(sale);
  const change = changeGiven(payments);
  const link = shown?.kind === 'sale' && !isTraining ? receiptLink(till.storeId, shown.payload) : null;
  return (
    <section aria-labelledby="completed" className={styles.completed}>
      <div className={styles.body}>
        <CircleCheckIcon size={40} aria-hidden="true" className={styles.sign} />
        <h2 id="completed">
          {isTraining ? say('title.training') : say(paid < total ? 'title.unpaid' : 'title', { number })}
        </h2>
        {change > 0 && <ToHandOver label={say('change')} amount={change} />}
        {givenBack && <ToHandOver label={sayExchange('toRefund')} amount={handedBack(givenBack)} />}
        <DataList
          items={[
            { term: say('total'), value: money(total) },
            ...exchangeItems(sale, money),
            ...paymentItems(payments, money),
            ...unpaidItems(sale, { money, day: dates.calendarDay }),
            ...(customer ? [{ term: say('customer'), value: customer.name }] : []),
          ]}
        />
        {!isSent && !isTraining && !till.status().online && <p className={styles.note}>{say('unsent')}</p>}
        <div className={styles.acts}>
          <Button
            size="lg"
            icon={<PrinterIcon size={18} />}
            onClick={() => printer.print({ sale, givenBack })}
          >
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
            disabled={isTraining}
            title={isTraining ? say('email.training') : undefined}
            onClick={() => setIsEmailing(true)}
          >
            {say('email')}
          </Button>
          <Button size="lg" icon={<SettingsIcon size={18} />} onClick={() => setIsChoosing(true)}>
            {say('printer')}
          </Button>
        </div>
        {link && (
          <figure className={styles.link}>
            <Qr text={link} className={styles.qr} />
            <figcaption>{say('link')}</figcaption>
          </figure>
        )}
      </div>
      <div className={styles.finish}>
        <Button ref={next} autoFocus variant="primary" size="lg" fullWidth onClick={onNext}>
          {say('next')}
        </Button>
      </div>
      {isChoosing && <PrinterDialog onClose={() => setIsChoosing(false)} />}
      {isEmailing && <EmailReceipt id={row.id} sale={sale} onClose={() => setIsEmailing(false)} />}
    </section>
  );
}

/** Cash that the customer is waiting for. */
function ToHandOver({ label, amount }: { label: string; amount: number }) {
  const money = useMoneyText();
  return (
    <p role="status" className={styles.change}>
      <span>{label}</span>
      <strong>{money(amount)}</strong>
    </p>
  );
}

function useGivenBack(row: OutboxRow): GivenBack | null {
  const read = useCallback(
    async (till: Till) => (row.kind === 'sale' ? givenBackWith(till, row) : null),
    [row],
  );
  return useTillRead(read) ?? null;
}

/** Whether the server has the sale in its books. */
function useIsSent(id: string): boolean {
  const read = useCallback(
    async (till: Till) => till.status().online && (await till.sale(id))?.state === 'stored',
    [id],
  );
  return useTillRead(read) ?? false;
}
