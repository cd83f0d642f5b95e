import { dotText } from '@sokoni/messages/list-text';
import { useState } from 'react';
import { useReverseReceipt } from '#api/inventory/purchasing.ts';
import type { PurchaseOrder } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { isReservedQuestion, ReservedQuestion } from '#parts/products/reserved-question.tsx';
import { itemName } from '#parts/products/variant-name.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import styles from './purchase-order-editor.module.css';

type Receipt = PurchaseOrder['receipts'][number];

/** What has come, and when; nothing while nothing has. */
export function ReceiptsCard({ order, seesCosts }: { order: PurchaseOrder; seesCosts: boolean }) {
  const [asked, setAsked] = useState<Receipt | null>(null);
  if (order.receipts.length === 0) return null;
  return (
    <Card title={sayPurchaseOrder('receipts.title')}>
      <ol className={styles.receipts}>
        {order.receipts.map((receipt) => (
          <li key={receipt.id} className={styles.receipt} data-reversed={receipt.reversed_at !== null}>
            <ReceiptHead receipt={receipt} onReverse={() => setAsked(receipt)} />
            <ReceiptLines order={order} receipt={receipt} seesCosts={seesCosts} />
          </li>
        ))}
      </ol>
      {asked && <ReverseReceipt order={order} receipt={asked} onDone={() => setAsked(null)} />}
    </Card>
  );
}

interface ReverseReceiptProps {
  order: PurchaseOrder;
  receipt: Receipt;
  onDone: () => void;
}

function ReverseReceipt({ order, receipt, onDone }: ReverseReceiptProps) {
  const reverse = useReverseReceipt(order.id);
  const send = (isMeant: boolean) =>
    reverse.mutate(
      { receiptId: receipt.id, isMeant },
      {
        onSuccess: () => {
          toast.success(sayPurchaseOrder('reverse.done'));
          onDone();
        },
        onError: (error) => {
          if (isReservedQuestion(error)) return;
          showFailure(error);
          onDone();
        },
      },
    );
  if (isReservedQuestion(reverse.error)) {
    return <ReservedQuestion call={reverse} act="takeBack" onConfirm={() => send(true)} />;
  }
  return (
    <ConfirmModal
      open
      danger
      title={sayPurchaseOrder('reverse.title')}
      confirmLabel={sayPurchaseOrder('reverse.confirm')}
      busy={reverse.isPending}
      onCancel={onDone}
      onConfirm={() => send(false)}
    >
      <p>{sayPurchaseOrder('reverse.text', { count: unitsOf(receipt), location: receipt.location.name })}</p>
    </ConfirmModal>
  );
}

function ReceiptHead({ receipt, onReverse }: { receipt: Receipt; onReverse: () => void }) {
  const dates = useStoreDates();
  return (
    <div className={styles.receiptHead}>
      <div>
        <p className={styles.receiptTitle}>
          {sayPurchaseOrder('receipts.at', { count: unitsOf(receipt), location: receipt.location.name })}
          {receipt.reversed_at && <Badge shape="mark">{sayPurchaseOrder('receipts.reversed')}</Badge>}
        </p>
        <p className={styles.itemDetails}>
          {dotText([
            dates.moment(receipt.received_at),
            receipt.received_by,
            receipt.note,
            receipt.reversed_at &&
              sayPurchaseOrder('receipts.reversedBy', {
                ...{ time: dates.moment(receipt.reversed_at), person: receipt.reversed_by },
              }),
          ])}
        </p>
      </div>
      {!receipt.reversed_at && (
        <Button size="sm" onClick={onReverse}>
          {sayPurchaseOrder('receipts.reverse')}
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
              {quantity} × {line ? itemName(line.product_title, line.variant_name) : ''}
            </span>
            {seesCosts && (
              <span>
                {landed_value === null ? sayPurchaseOrder('receipts.unknownCost') : money(landed_value)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function unitsOf({ lines }: Receipt): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
