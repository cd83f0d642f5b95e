import { DEFAULT_PER_PAGE } from '@sokoni/rules/lists/page-window';
import { useState } from 'react';
import { useStockTakeLines, useUnknownCodes } from '#api/inventory/stock-takes.ts';
import type { StockTake, StockTakeLine } from '#contract-types.ts';
import list from '#parts/lists/list-card.module.css';
import { useMoneyText } from '#parts/money/money-text.ts';
import { changeText, countText } from '#parts/numbers/count-text.ts';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { sayStockTake } from '#sentences/inventory/stock-takes.ts';
import { cx } from '#ui/cx.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { TakeLines } from './stock-take-lines.tsx';
import styles from './stock-takes.module.css';

const shows = ['different', 'counted', 'uncounted', 'all'] as const;

type Show = (typeof shows)[number];

/** The lines with what was counted and what the books said. */
export function ReviewCard({ take }: { take: StockTake }) {
  const money = useMoneyText();
  const [show, setShow] = useState<Show>('different');
  const [page, setPage] = useState(1);
  const lines = useStockTakeLines(take.id, { page, limit: DEFAULT_PER_PAGE, show });
  const seesValue = take.value !== null;
  const columns = columnsFor(seesValue ? money : null);
  return (
    <Stack>
      <Card title={sayStockTake('lines.title')} flush>
        <div className={cx(list.filters, styles.underTitle)}>
          <FilterChip
            label={sayStockTake('show.label')}
            value={show}
            shown={sayStockTake(`show.${show}`)}
            options={shows.map((value) => ({ value, label: sayStockTake(`show.${value}`) }))}
            onChange={(value) => {
              setShow(value === '' ? 'all' : (value as Show));
              setPage(1);
            }}
          />
        </div>
        <TakeLines
          lines={lines}
          columns={columns}
          nothing={show === 'different' ? sayStockTake('lines.same') : sayStockTake('lines.none')}
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
    <Card title={sayStockTake('unknown.title')} description={sayStockTake('unknown.hint')}>
      <ul className={styles.codes}>
        {codes.map(({ code, units }) => (
          <li key={code}>
            <span>{code}</span>
            <span className={styles.figure}>{countText(units)}</span>
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
    ? [figure(sayStockTake('lines.value'), (line) => (line.value === null ? '–' : money(line.value)))]
    : [];
  return [
    {
      header: sayStockTake('lines.product'),
      phone: 'title',
      cell: (line) => (
        <span>
          <VariantLine variant={line} linked />
          {(line.moved_meanwhile || line.outside) && (
            <span className={styles.flags}>
              {line.moved_meanwhile && (
                <Badge tone="warning" shape="mark">
                  {sayStockTake('lines.moved')}
                </Badge>
              )}
              {line.outside && <Badge>{sayStockTake('lines.outside')}</Badge>}
            </span>
          )}
        </span>
      ),
    },
    figure(sayStockTake('lines.expected'), ({ counted, difference, expected }) =>
      countText(counted === null ? (expected as number) : counted - (difference ?? 0)),
    ),
    figure(sayStockTake('lines.counted'), ({ counted }) => (counted === null ? '–' : countText(counted))),
    {
      header: sayStockTake('lines.difference'),
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
