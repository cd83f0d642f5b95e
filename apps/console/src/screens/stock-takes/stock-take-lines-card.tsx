import { DEFAULT_PER_PAGE } from '@sokoni/rules/lists/page-window';
import { type FormEvent, useState } from 'react';
import { useStockTakeLines } from '#api/inventory/stock-takes.ts';
import type { StockTake, StockTakeLine } from '#contract-types.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import list from '#parts/lists/list-card.module.css';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countOf } from '#parts/numbers/typed-number.ts';
import { quantityProblem } from '#parts/products/stock-adjustment.ts';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { sayStockTake } from '#sentences/inventory/stock-takes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { TakeLines } from './stock-take-lines.tsx';
import styles from './stock-takes.module.css';

interface LinesCardProps {
  take: StockTake;
  onType: (line: StockTakeLine, units: number) => void;
}

/** Counting from the list: what is typed takes the place of what was scanned. */
export function LinesCard({ take, onType }: LinesCardProps) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const search = useSettled(text.trim(), 120);
  const lines = useStockTakeLines(take.id, { page, limit: DEFAULT_PER_PAGE, search });
  const columns: Column<StockTakeLine>[] = [
    { header: sayStockTake('lines.product'), phone: 'title', cell: (line) => <VariantLine variant={line} /> },
    {
      header: sayStockTake('lines.counted'),
      align: 'end',
      width: '1%',
      cell: (line) => <TypedCount key={line.counted} line={line} onType={onType} />,
    },
  ];
  return (
    <Card title={sayStockTake('typed.title')} flush>
      <div className={cx(list.filters, styles.underTitle)}>
        <search className={styles.search}>
          <SearchField
            label={sayStockTake('typed.search')}
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
        nothing={sayStockTake('typed.none')}
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
    const units = countOf(text);
    if (!problem && units !== null) onType(line, units);
  }

  return (
    <form className={styles.set} noValidate onSubmit={set}>
      <CountInput
        className={styles.setField}
        label={sayStockTake('typed.countedOf', { product: name })}
        hideLabel
        value={text}
        error={isTried ? problem : undefined}
        onChange={setText}
      />
      <Button type="submit" aria-label={sayStockTake('typed.setOf', { product: name })}>
        {sayStockTake('typed.set')}
      </Button>
    </form>
  );
}
