import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { useState } from 'react';
import { useStockTakeLines, useUnknownCodes } from '#api/stock-takes.ts';
import type { StockTake, StockTakeLine } from '#api/types.ts';
import { changeText, countText } from '#parts/count-text.ts';
import list from '#parts/list-card.module.css';
import { useMoneyText } from '#parts/money-text.ts';
import { VariantLine } from '#parts/variant-line.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { FilterChip } from '#ui/filter-chip.tsx';
import { Stack } from '#ui/layout.tsx';
import type { Column } from '#ui/table.tsx';
import styles from './stock-takes.module.css';
import { TakeLines } from './take-lines.tsx';

const shows = {
  different: 'Differences',
  counted: 'Counted',
  uncounted: 'Not counted',
  all: 'All lines',
} as const;

/** The lines with what was counted and what the books said. */
export function ReviewCard({ take }: { take: StockTake }) {
  const money = useMoneyText();
  const [show, setShow] = useState<keyof typeof shows>('different');
  const [page, setPage] = useState(1);
  const lines = useStockTakeLines(take.id, { page, limit: DEFAULT_PER_PAGE, show });
  const seesValue = take.value !== null;
  const columns = columnsFor(seesValue ? money : null);
  return (
    <Stack>
      <Card title="Lines" flush>
        <div className={cx(list.filters, styles.underTitle)}>
          <FilterChip
            label="Show"
            value={show}
            shown={shows[show]}
            options={Object.entries(shows).map(([value, label]) => ({ value, label }))}
            onChange={(value) => {
              setShow(value === '' ? 'all' : (value as keyof typeof shows));
              setPage(1);
            }}
          />
        </div>
        <TakeLines
          lines={lines}
          columns={columns}
          nothing={
            show === 'different' ? 'Books and shelf agree on everything that was counted.' : 'No such line.'
          }
          page={page}
          onPage={setPage}
        />
      </Card>
      {take.unknown > 0 && <UnknownCodes takeId={take.id} />}
    </Stack>
  );
}

function UnknownCodes({ takeId }: { takeId: string }) {
  const codes = useUnknownCodes(takeId, true).data ?? [];
  return (
    <Card title="Codes that nothing has" description="Scanned, and noted so that they can be looked after.">
      <ul className={styles.codes}>
        {codes.map(({ code, pieces }) => (
          <li key={code}>
            <span>{code}</span>
            <span className={styles.figure}>{countText(pieces)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function columnsFor(money: ((minor: number) => string) | null): Column<StockTakeLine>[] {
  const figure = (header: string, of: (line: StockTakeLine) => string): Column<StockTakeLine> => ({
    header,
    align: 'end',
    width: '1%',
    cell: (line) => <span className={styles.figure}>{of(line)}</span>,
  });
  const value = money
    ? [figure('Worth at cost', (line) => (line.value === null ? '–' : money(line.value)))]
    : [];
  return [
    {
      header: 'Product',
      phone: 'title',
      cell: (line) => (
        <span>
          <VariantLine variant={line} linked />
          {(line.moved_meanwhile || line.outside) && (
            <span className={styles.flags}>
              {line.moved_meanwhile && (
                <Badge tone="warning" shape="mark">
                  Moved while it was counted: count again
                </Badge>
              )}
              {line.outside && <Badge>Not of this stock-take</Badge>}
            </span>
          )}
        </span>
      ),
    },
    figure('In the books', ({ counted, difference, expected }) =>
      countText(counted === null ? (expected as number) : counted - (difference ?? 0)),
    ),
    figure('Counted', ({ counted }) => (counted === null ? '–' : countText(counted))),
    {
      header: 'Difference',
      align: 'end',
      phone: 'aside',
      width: '1%',
      cell: ({ difference }) => (
        <span
          className={styles.figure}
          data-tone={!difference ? undefined : difference < 0 ? 'short' : 'over'}
        >
          {differenceText(difference)}
        </span>
      ),
    },
    ...value,
  ];
}

function differenceText(difference: number | null): string {
  return difference === null ? '–' : changeText(difference);
}
