import type { OutboxRow, OutboxState } from '#offline/till-database.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { tillKindLabel } from '#sentences/point-of-sale/kinds.ts';
import { sayOutbox as say } from '#sentences/point-of-sale/outbox.ts';
import { sendProblem } from '#sentences/point-of-sale/send-problems.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import type { Column } from '#ui/layout/table.tsx';
import styles from '../point-of-sale.module.css';

interface OutboxActs {
  onShow: (row: OutboxRow) => void;
  onRetry: (row: OutboxRow) => void;
}

const tones: Record<OutboxState, BadgeTone> = {
  pending: 'attention',
  sending: 'info',
  stored: 'good',
  needs_attention: 'bad',
  refused: 'bad',
};

/** How an entry of the outbox is listed: what it is, how it stands, and why. */
export function useOutboxColumns({ onShow, onRetry }: OutboxActs): Column<OutboxRow>[] {
  const dates = useStoreDates();
  const money = useMoneyText();
  const now = new Date();
  return [
    {
      header: say('column.what'),
      phone: 'title',
      cell: (row) => (
        <strong>
          {[tillKindLabel(row.kind), row.kind === 'sale' && row.payload.number].filter(Boolean).join(' ')}
        </strong>
      ),
    },
    {
      header: say('column.state'),
      phone: 'aside',
      cell: ({ state }) => <Badge tone={tones[state]}>{say(`state.${state}`)}</Badge>,
    },
    {
      header: say('column.at'),
      cell: ({ device_time }) => <time dateTime={device_time}>{dates.short(device_time, now)}</time>,
    },
    {
      header: say('column.error'),
      width: '28%',
      cell: sendProblem,
    },
    {
      header: say('column.attempts'),
      align: 'end',
      cell: ({ attempts }) => <span className="figures">{countText(attempts)}</span>,
    },
    {
      header: say('column.total'),
      align: 'end',
      cell: (row) => <span className="figures">{totalOf(row, money)}</span>,
    },
    {
      header: say('column.acts'),
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <span className={styles.acts}>
          <Button size="sm" onClick={() => onShow(row)}>
            {say('details')}
          </Button>
          {(row.state === 'needs_attention' || row.state === 'refused') && (
            <Button size="sm" onClick={() => onRetry(row)}>
              {say('retry')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

function totalOf(row: OutboxRow, money: (minor: number) => string): string {
  if (row.kind === 'sale') return money(row.payload.total);
  return row.kind === 'balance_paid' ? money(row.payload.amount) : '';
}
