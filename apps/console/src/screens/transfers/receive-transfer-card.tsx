import { underWay } from '@sokoni/rules/stock/transfer';
import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { useReceiveTransfer } from '#api/inventory/transfers.ts';
import type { Transfer, TransferItem } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countText } from '#parts/numbers/count-text.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { itemWithCode } from '#parts/products/item-with-code.ts';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import styles from './transfers.module.css';

interface Typed {
  received: string;
  lost: string;
}

const nothing: Typed = { received: '', lost: '' };

/** What was sent with what has come of it; while something is on its way, the fields to receive it. */
export function ReceiveCard({ transfer }: { transfer: Transfer }) {
  const receive = useReceiveTransfer(transfer.id);
  const [typed, setTyped] = useState<Record<string, Typed>>({});
  const [problems, setProblems] = useState<Record<string, string>>({});
  const isSent = transfer.state === 'sent';
  const typedOf = ({ variant_id }: TransferItem) => typed[variant_id] ?? nothing;

  function put(item: TransferItem, change: Partial<Typed>): void {
    setProblems({});
    setTyped((before) => ({
      ...before,
      [item.variant_id]: { ...(before[item.variant_id] ?? nothing), ...change },
    }));
  }

  useScanner((code) => {
    const item = itemWithCode(transfer.items, code);
    if (!isSent) return;
    if (!item) toast.warning(`No item on ${transfer.number} with code “${code}”`);
    else put(item, { received: String((countOf(typedOf(item).received) ?? 0) + 1) });
  });

  function save(): void {
    const found: Record<string, string> = {};
    const lines = transfer.items.flatMap((item) => {
      const { received, lost } = typedOf(item);
      const units = [received, lost].map((text) => (text.trim() === '' ? 0 : countOf(text)));
      const [came, gone] = units;
      if (
        came === null ||
        gone === null ||
        came === undefined ||
        gone === undefined ||
        came < 0 ||
        gone < 0
      ) {
        found[item.variant_id] = 'Enter whole numbers of 0 or more';
        return [];
      }
      if (came + gone > underWay(item)) found[item.variant_id] = `Only ${underWay(item)} in transit`;
      return came + gone > 0 ? [{ variant_id: item.variant_id, received: came, lost: gone }] : [];
    });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (lines.length === 0) {
      toast.info('Enter or scan the quantity received.');
      return;
    }
    receive.mutate(
      { lines },
      {
        onSuccess: ({ state, under_way }) => {
          setTyped({});
          toast.success(state === 'received' ? 'All items received' : `${under_way} still in transit`);
        },
        onError: (error) => {
          const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
          if (fields.length === 0) showFailure(error);
          setProblems(
            Object.fromEntries(
              fields.map(([field, message]) => [
                lines[Number(field.split('.')[1])]?.variant_id ?? '',
                message,
              ]),
            ),
          );
        },
      },
    );
  }

  const input = (item: TransferItem, field: keyof Typed, label: string) => (
    <CountInput
      className={styles.units}
      label={`${label} of ${item.product_title} ${item.variant_name}`.trim()}
      hideLabel
      disabled={underWay(item) === 0}
      value={typedOf(item)[field]}
      error={field === 'received' ? problems[item.variant_id] : undefined}
      onChange={(text) => put(item, { [field]: text })}
    />
  );
  const figure = (header: string, of: (item: TransferItem) => number): Column<TransferItem> => ({
    header,
    align: 'end',
    width: '1%',
    cell: (item) => <span className="figures">{countText(of(item))}</span>,
  });
  const columns: Column<TransferItem>[] = [
    { header: 'Product', phone: 'title', cell: (item) => <VariantLine variant={item} linked /> },
    figure('Sent', ({ quantity }) => quantity),
    figure('Received', ({ received }) => received),
    figure('Lost', ({ lost }) => lost),
    ...(isSent
      ? [
          figure('In transit', underWay),
          {
            header: 'Received now',
            align: 'end' as const,
            width: '8rem',
            cell: (item: TransferItem) => input(item, 'received', 'Received now'),
          },
          {
            header: 'Lost now',
            align: 'end' as const,
            width: '8rem',
            cell: (item: TransferItem) => input(item, 'lost', 'Lost now'),
          },
        ]
      : []),
  ];

  return (
    <Card
      title={isSent ? 'Receive' : 'Items'}
      flush
      actions={
        isSent && (
          <Button
            size="sm"
            onClick={() =>
              setTyped(
                Object.fromEntries(
                  transfer.items.map((item) => [
                    item.variant_id,
                    { received: String(underWay(item)), lost: '' },
                  ]),
                ),
              )
            }
          >
            Receive all
          </Button>
        )
      }
    >
      <Table
        caption="Lines"
        columns={columns}
        rows={transfer.items}
        rowKey={({ variant_id }) => variant_id}
      />
      <UnsavedGuard
        dirty={isSent && Object.values(typed).some(({ received, lost }) => received + lost !== '')}
      />
      {isSent && (
        <div className={styles.pad}>
          <Row justify="end">
            <Button variant="primary" busy={receive.isPending} onClick={save}>
              Receive
            </Button>
          </Row>
        </div>
      )}
    </Card>
  );
}
