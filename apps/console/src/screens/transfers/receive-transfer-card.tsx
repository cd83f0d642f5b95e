import { underWay } from '@sokoni/rules/stock/transfer';
import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { useReceiveTransfer } from '#api/inventory/transfers.ts';
import type { Transfer, TransferItem } from '#contract-types.ts';
import { PastDayField, usePastDay } from '#parts/dates/past-day-field.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countText } from '#parts/numbers/count-text.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { itemWithCode } from '#parts/products/item-with-code.ts';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { sayStockLabel } from '#sentences/inventory/stock-labels.ts';
import { sayTransfer } from '#sentences/inventory/transfers.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
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
  const day = usePastDay();
  const [dayProblem, setDayProblem] = useState<string>();
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
    if (!item) toast.warning(sayTransfer('receive.unknown', { number: transfer.number, code }));
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
        found[item.variant_id] = sayTransfer('receive.numbers');
        return [];
      }
      if (came + gone > underWay(item))
        found[item.variant_id] = sayTransfer('receive.most', { count: underWay(item) });
      return came + gone > 0 ? [{ variant_id: item.variant_id, received: came, lost: gone }] : [];
    });
    setProblems(found);
    setDayProblem(day.problem);
    if (Object.keys(found).length > 0 || day.problem) return;
    if (lines.length === 0) {
      toast.info(sayTransfer('receive.nothing'));
      return;
    }
    receive.mutate(
      { lines, occurred_at: day.timeOf(transfer.sent_at) },
      {
        onSuccess: ({ state, under_way }) => {
          setTyped({});
          toast.success(
            state === 'received'
              ? sayTransfer('receive.done')
              : sayTransfer('receive.left', { count: under_way }),
          );
        },
        onError: (error) => {
          const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
          if (fields.length === 0) showFailure(error);
          setDayProblem(error instanceof ApiError ? error.fields.occurred_at : undefined);
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

  const input = (
    item: TransferItem,
    field: keyof Typed,
    label: 'receive.receivedNowOf' | 'receive.lostNowOf',
  ) => (
    <CountInput
      className={styles.units}
      label={sayTransfer(label, { product: `${item.product_title} ${item.variant_name}`.trim() })}
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
    {
      header: sayTransfer('receive.product'),
      phone: 'title',
      cell: (item) => <VariantLine variant={item} linked />,
    },
    figure(sayTransfer('receive.sent'), ({ quantity }) => quantity),
    figure(sayTransfer('receive.received'), ({ received }) => received),
    figure(sayTransfer('receive.lost'), ({ lost }) => lost),
    ...(isSent
      ? [
          figure(sayTransfer('receive.inTransit'), underWay),
          {
            header: sayTransfer('receive.receivedNow'),
            align: 'end' as const,
            width: '8rem',
            cell: (item: TransferItem) => input(item, 'received', 'receive.receivedNowOf'),
          },
          {
            header: sayTransfer('receive.lostNow'),
            align: 'end' as const,
            width: '8rem',
            cell: (item: TransferItem) => input(item, 'lost', 'receive.lostNowOf'),
          },
        ]
      : []),
  ];

  return (
    <Card
      title={isSent ? sayTransfer('receive.title') : sayTransfer('receive.items')}
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
            {sayTransfer('receive.all')}
          </Button>
        )
      }
    >
      <Table
        caption={sayTransfer('receive.lines')}
        columns={columns}
        rows={transfer.items}
        rowKey={({ variant_id }) => variant_id}
      />
      <UnsavedGuard
        dirty={isSent && Object.values(typed).some(({ received, lost }) => received + lost !== '')}
      />
      {isSent && (
        <div className={styles.receive}>
          <PastDayField
            label={sayStockLabel('day.received')}
            day={day}
            error={dayProblem}
            onType={() => setDayProblem(undefined)}
          />
          <Button variant="primary" busy={receive.isPending} onClick={save}>
            {sayTransfer('receive.title')}
          </Button>
        </div>
      )}
    </Card>
  );
}
