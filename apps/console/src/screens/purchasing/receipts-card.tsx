import { useState } from 'react';
import { useReverseReceipt } from '#api/purchasing.ts';
import type { PurchaseOrder } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { momentText } from '#parts/dates.ts';
import { goodName } from '#parts/good-name.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './order.module.css';

type Receipt = PurchaseOrder['receipts'][number];

/** What has come, and when; nothing while nothing has. */
export function ReceiptsCard({ order, seesCosts }: { order: PurchaseOrder; seesCosts: boolean }) {
  const [asked, setAsked] = useState<Receipt | null>(null);
  const reverse = useReverseReceipt(order.id);
  if (order.receipts.length === 0) return null;
  return (
    <Card title="Received">
      <ol className={styles.receipts}>
        {order.receipts.map((receipt) => (
          <li key={receipt.id} className={styles.receipt} data-reversed={receipt.reversed_at !== null}>
            <ReceiptHead receipt={receipt} onReverse={() => setAsked(receipt)} />
            <ReceiptLines order={order} receipt={receipt} seesCosts={seesCosts} />
          </li>
        ))}
      </ol>
      {asked && (
        <ConfirmModal
          open
          danger
          title="Take this receipt back?"
          confirmLabel="Take it back"
          busy={reverse.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            reverse.mutate(asked.id, {
              onSuccess: () => {
                toast.success('The receipt is taken back.');
                setAsked(null);
              },
              onError: (error) => {
                showFailure(error);
                setAsked(null);
              },
            })
          }
        >
          <p>
            Its {piecesText(piecesOf(asked))} leave the stock of {asked.location.name} again, and the costs go
            back to what they were. It stays on record.
          </p>
        </ConfirmModal>
      )}
    </Card>
  );
}

function ReceiptHead({ receipt, onReverse }: { receipt: Receipt; onReverse: () => void }) {
  return (
    <div className={styles.receiptHead}>
      <div>
        <p className={styles.receiptTitle}>
          {piecesText(piecesOf(receipt))} at {receipt.location.name}
          {receipt.reversed_at && <Badge shape="mark">Taken back</Badge>}
        </p>
        <p className={styles.goodDetails}>
          {momentText(receipt.received_at)} · {receipt.received_by}
          {receipt.note && ` · ${receipt.note}`}
          {receipt.reversed_at &&
            ` · taken back ${momentText(receipt.reversed_at)} by ${receipt.reversed_by}`}
        </p>
      </div>
      {!receipt.reversed_at && (
        <Button size="sm" onClick={onReverse}>
          Take back…
        </Button>
      )}
    </div>
  );
}

interface ReceiptLinesProps {
  order: PurchaseOrder;
  receipt: Receipt;
  seesCosts: boolean;
}

function ReceiptLines({ order, receipt, seesCosts }: ReceiptLinesProps) {
  const money = useMoneyText();
  return (
    <ul className={styles.receiptLines}>
      {receipt.lines.map(({ line_id, quantity, landed_value }) => {
        const line = order.lines.find(({ id }) => id === line_id);
        return (
          <li key={line_id}>
            <span>
              {quantity} × {line ? goodName(line.product_title, line.variant_name) : ''}
            </span>
            {seesCosts && <span>{landed_value === null ? 'Cost unknown' : money(landed_value)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function piecesOf({ lines }: Receipt): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function piecesText(pieces: number): string {
  return pieces === 1 ? '1 piece' : `${pieces} pieces`;
}
