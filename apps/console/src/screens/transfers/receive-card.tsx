import { underWay } from '@sokoni/rules/transfer';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { useReceiveTransfer } from '#api/transfers.ts';
import type { Transfer, TransferItem } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { CountInput } from '#parts/count-input.tsx';
import { countText } from '#parts/count-text.ts';
import { goodWithCode } from '#parts/good-with-code.ts';
import { countOf } from '#parts/typed-number.ts';
import { useScanner } from '#parts/use-scanner.ts';
import { VariantLine } from '#parts/variant-line.tsx';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Row } from '#ui/layout.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { toast } from '#ui/toast.tsx';
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
    const item = goodWithCode(transfer.items, code);
    if (!isSent) return;
    if (!item) toast.warning(`${transfer.number} has nothing with the code ${code}.`);
    else put(item, { received: String((countOf(typedOf(item).received) ?? 0) + 1) });
  });

  function save(): void {
    const found: Record<string, string> = {};
    const lines = transfer.items.flatMap((item) => {
      const { received, lost } = typedOf(item);
      const pieces = [received, lost].map((text) => (text.trim() === '' ? 0 : countOf(text)));
      const [came, gone] = pieces;
      if (
        came === null ||
        gone === null ||
        came === undefined ||
        gone === undefined ||
        came < 0 ||
        gone < 0
      ) {
        found[item.variant_id] = 'Enter whole numbers from 0 up';
        return [];
      }
      if (came + gone > underWay(item)) found[item.variant_id] = `Only ${underWay(item)} are on their way`;
      return came + gone > 0 ? [{ variant_id: item.variant_id, received: came, lost: gone }] : [];
    });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (lines.length === 0) {
      toast.info('Enter what has come, or scan it.');
      return;
    }
    receive.mutate(
      { lines },
      {
        onSuccess: ({ state, under_way }) => {
          setTyped({});
          toast.success(state === 'received' ? 'All is received.' : `${under_way} are still on their way.`);
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
      className={styles.pieces}
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
          figure('On its way', underWay),
          {
            header: 'Came now',
            align: 'end' as const,
            width: '8rem',
            cell: (item: TransferItem) => input(item, 'received', 'Came now'),
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
      title={isSent ? 'Receive' : 'What was sent'}
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
            All has come
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
