import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { useCallback, useState } from 'react';
import type { Till } from '#offline/till.ts';
import type { OutboxRowOf } from '#offline/till-database.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { ChoiceRow } from '../choice-row.tsx';
import { useTillRead } from '../use-till-read.ts';
import { PastSale } from './past-sale.tsx';
import styles from './past-sales.module.css';
import { SaleStateBadge } from './sale-state-badge.tsx';
import { soughtSale } from './sought-sale.ts';

type SaleRow = OutboxRowOf<'sale'>;

const mostShown = 50;

interface PastSalesProps {
  /** The sale to begin with; left out: the list. */
  first?: SaleRow;
  /** Goes on ringing what goes out instead. */
  onExchange: (sale: OpenSale) => void;
  onClose: () => void;
}

/** The sales of this device, the newest first: found by number, by customer or by what was sold. */
export function PastSales({ first, onExchange, onClose }: PastSalesProps) {
  const { text, setText, words, isTyping } = useTypedSearch(first?.payload.number);
  const [openId, setOpenId] = useState(first?.id ?? null);
  const read = useCallback((till: Till) => till.sales(mostShown, words), [words]);
  const rows = useTillRead(read);
  const opened = rows?.find(({ id }) => id === openId);
  if (opened)
    return <PastSale row={opened} onExchange={onExchange} onBack={() => setOpenId(null)} onClose={onClose} />;
  return (
    <Modal open size="lg" title={say('title')} onClose={onClose}>
      <div className={styles.search}>
        <SearchField
          autoFocus
          label={say('search')}
          maxLength={100}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            // A scanner ends what it reads with Enter.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const sought = soughtSale(rows ?? [], words);
            if (sought && words !== '' && !isTyping) setOpenId(sought.id);
          }}
        />
        {!rows ? (
          <Skeleton shape="block" height="20rem" />
        ) : rows.length === 0 ? (
          <div className={styles.none}>
            <p>{words === '' ? say('none') : say('none.found', { words })}</p>
            {words !== '' && <p>{say('none.foundHint')}</p>}
          </div>
        ) : (
          <ul aria-label={say('results')} className={styles.list}>
            {rows.map((row) => (
              <li key={row.id}>
                <SaleLine row={row} onOpen={() => setOpenId(row.id)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

function SaleLine({ row, onOpen }: { row: SaleRow; onOpen: () => void }) {
  const money = useMoneyText();
  const dates = useStoreDates();
  const { number, at, customer, lines, total } = row.payload;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ChoiceRow
      name={
        <span className={styles.number}>
          {number} <SaleStateBadge state={row.state} />
        </span>
      }
      detail={
        <>
          {dates.brief(at, new Date())} · {customer?.name ?? say('walkIn')} ·{' '}
          {say('count.items', { count: units })}
        </>
      }
      aside={<span className={styles.amount}>{money(total)}</span>}
      onChoose={onOpen}
    />
  );
}
