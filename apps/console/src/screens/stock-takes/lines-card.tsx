import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { type FormEvent, useState } from 'react';
import { useStockTakeLines } from '#api/stock-takes.ts';
import type { StockTake, StockTakeLine } from '#api/types.ts';
import { CountInput } from '#parts/count-input.tsx';
import list from '#parts/list-card.module.css';
import { quantityProblem } from '#parts/stock-adjustment.ts';
import { countOf } from '#parts/typed-number.ts';
import { useSettled } from '#parts/use-settled.ts';
import { VariantLine } from '#parts/variant-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { SearchField } from '#ui/search-field.tsx';
import type { Column } from '#ui/table.tsx';
import styles from './stock-takes.module.css';
import { TakeLines } from './take-lines.tsx';

interface LinesCardProps {
  take: StockTake;
  onType: (line: StockTakeLine, pieces: number) => void;
}

/** Counting from the list: what is typed takes the place of what was scanned. */
export function LinesCard({ take, onType }: LinesCardProps) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const search = useSettled(text.trim(), 120);
  const lines = useStockTakeLines(take.id, { page, limit: DEFAULT_PER_PAGE, search });
  const columns: Column<StockTakeLine>[] = [
    { header: 'Product', phone: 'title', cell: (line) => <VariantLine variant={line} /> },
    {
      header: 'Counted',
      align: 'end',
      width: '1%',
      cell: (line) => <TypedCount key={line.counted} line={line} onType={onType} />,
    },
  ];
  return (
    <Card title="From the list" flush>
      <div className={cx(list.filters, styles.underTitle)}>
        <search className={styles.search}>
          <SearchField
            label="Search by title, SKU or barcode"
            value={text}
            maxLength={100}
            onChange={(typed) => {
              setText(typed);
              setPage(1);
            }}
          />
        </search>
      </div>
      <TakeLines
        lines={lines}
        columns={columns}
        nothing="No line of this stock-take has these words."
        page={page}
        onPage={setPage}
      />
    </Card>
  );
}

function TypedCount({ line, onType }: { line: StockTakeLine; onType: LinesCardProps['onType'] }) {
  const [text, setText] = useState(line.counted === null ? '' : String(line.counted));
  const [isTried, setIsTried] = useState(false);
  const problem = quantityProblem(text, 'count');
  const name = `${line.product_title} ${line.variant_name}`.trim();

  function set(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    const pieces = countOf(text);
    if (!problem && pieces !== null) onType(line, pieces);
  }

  return (
    <form className={styles.set} noValidate onSubmit={set}>
      <CountInput
        className={styles.setField}
        label={`Counted of ${name}`}
        hideLabel
        value={text}
        error={isTried ? problem : undefined}
        onChange={setText}
      />
      <Button type="submit" aria-label={`Set ${name}`}>
        Set
      </Button>
    </form>
  );
}
