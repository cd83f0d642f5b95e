import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { BanknoteIcon, GiftIcon, MailIcon, PrinterIcon, Undo2Icon } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Till } from '#offline/till.ts';
import type { PastSale as PastSaleOnServer } from '#offline/till-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { nameOfSeller } from '../cashier/name-of-cashier.ts';
import { BalanceDialog } from '../payment/balance-dialog.tsx';
import { useReceiptPrinter } from '../printer/printer-context.ts';
import { EmailReceipt } from '../receipt/email-receipt.tsx';
import { exchangeItems } from '../receipt/exchange-items.ts';
import { givenBackItems, givenBackWith } from '../receipt/given-back.ts';
import { paymentItems } from '../receipt/payment-items.ts';
import { returnedItems } from '../receipt/returned-items.ts';
import { useTill } from '../till-context.tsx';
import { useTillRead } from '../use-till-read.ts';
import styles from './past-sales.module.css';
import { ReturnForm } from './return-form.tsx';
import { balanceOf, returnableLines } from './returned-value.ts';
import { returnsShown, type ShownSale } from './shown-sale.ts';

interface PastSaleProps {
  id: string;
  sale: ShownSale;
  /** What the server said of it; null while it has said nothing. */
  onServer: PastSaleOnServer | null;
  onExchange: (sale: OpenSale) => void;
  onBack: () => void;
  onClose: () => void;
}

/** One sale: what was sold, its receipt again, and what comes back. */
export function PastSale({ id, sale, onServer, onExchange, onBack, onClose }: PastSaleProps) {
  const money = useMoneyText();
  const dates = useStoreDates();
  const setup = useTill().setup();
  const printer = useReceiptPrinter();
  const [isReturning, setIsReturning] = useState(false);
  const [isEmailing, setIsEmailing] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const read = useCallback((till: Till) => till.returnsOf(id), [id]);
  const returns = useTillRead(read);
  const givenBack = useTillRead(
    useCallback((till: Till) => givenBackWith(till, { id, payload: sale }), [id, sale]),
  );
  const earlier = returns && returnsShown(onServer, returns);
  const lines = returnableLines(sale, earlier ?? []);
  const mayReturn = sale.fulfilled && lines.some(({ left }) => left > 0);
  const isAllBack = lines.every(({ sold, returned }) => returned >= sold);
  const isCancelled = 'found' in sale && sale.found.state === 'cancelled';
  const balance = balanceOf(sale, earlier ?? []);
  const isOwed = balance > 0 && !isCancelled;
  if (isReturning && earlier && returns) {
    return (
      <ReturnForm
        id={id}
        sale={sale}
        earlier={earlier}
        ownReturns={returns.length}
        onExchange={(instead) => {
          onExchange(instead);
          onClose();
        }}
        onDone={() => setIsReturning(false)}
        onClose={() => setIsReturning(false)}
      />
    );
  }
  const reprint = () => printer.print({ sale, isCopy: true, givenBack, returns: earlier });
  if (isPaying) {
    return (
      <BalanceDialog id={id} {...{ sale, balance }} onPrint={reprint} onClose={() => setIsPaying(false)} />
    );
  }
  if (isEmailing) return <EmailReceipt id={id} sale={sale} onClose={() => setIsEmailing(false)} />;
  return (
    <Modal
      open
      size="lg"
      title={sale.number}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onBack}>
            {say('back')}
          </Button>
          {mayReturn && (
            <Button
              size="lg"
              variant={isOwed ? 'secondary' : 'primary'}
              icon={<Undo2Icon size={18} />}
              disabled={!earlier}
              onClick={() => setIsReturning(true)}
            >
              {say('return')}
            </Button>
          )}
          {isOwed && (
            <Button
              size="lg"
              variant="primary"
              icon={<BanknoteIcon size={18} />}
              disabled={!earlier}
              onClick={() => setIsPaying(true)}
            >
              {say('pay')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <div className={styles.acts}>
          <Button size="lg" icon={<PrinterIcon size={18} />} onClick={reprint}>
            {say('reprint')}
          </Button>
          <Button
            size="lg"
            icon={<GiftIcon size={18} />}
            onClick={() => printer.print({ sale, isGift: true, isCopy: true })}
          >
            {say('gift')}
          </Button>
          <Button size="lg" icon={<MailIcon size={18} />} onClick={() => setIsEmailing(true)}>
            {say('email')}
          </Button>
        </div>
        <ul className={styles.lines}>
          {lines.map(({ id, name, sold, returned, total }) => (
            <li key={id} className={styles.line}>
              <span className={styles.words}>
                <span>
                  {sold} × {name}
                </span>
                {returned > 0 && (
                  <span className={styles.detail}>{say('returned', { count: returned })}</span>
                )}
              </span>
              <span className={styles.amount}>{money(total)}</span>
            </li>
          ))}
        </ul>
        <DataList
          items={[
            { term: say('total'), value: money(sale.total) },
            ...exchangeItems(sale, money),
            ...givenBackItems(givenBack, money),
            ...paymentItems(sale.payments, money),
            ...returnedItems(sale, earlier ?? [], money),
            ...(isOwed ? [{ term: say('balance'), value: money(balance) }] : []),
            ...(sale.customer ? [{ term: say('customer'), value: sale.customer.name }] : []),
            ...('found' in sale && sale.found.register !== null
              ? [{ term: say('register'), value: sale.found.register }]
              : []),
            { term: say('cashier'), value: nameOfSeller(setup, sale) },
            { term: say('date'), value: dates.moment(sale.at) },
          ]}
        />
        {!mayReturn && (
          <Muted>
            {say(isCancelled ? 'return.cancelled' : isAllBack ? 'return.all' : 'return.uncollected')}
          </Muted>
        )}
      </Stack>
    </Modal>
  );
}
