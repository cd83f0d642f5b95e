import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { SearchIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Till } from '#offline/till.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { useTill } from '../till-context.tsx';
import { useTillRead } from '../use-till-read.ts';
import { OpenedSale } from './opened-sale.tsx';
import styles from './past-sales.module.css';
import { SaleLine } from './sale-line.tsx';
import { type NamedSale, ownSaleOfCode } from './sale-of-code.ts';
import { SaleStateBadge } from './sale-state-badge.tsx';
import { soughtSale } from './sought-sale.ts';
import { useAllSales } from './use-all-sales.ts';

const mostShown = 50;

interface PastSalesProps {
  /** The sale to begin with; left out: the list. */
  first?: NamedSale;
  /** Goes on ringing what goes out instead. */
  onExchange: (sale: OpenSale) => void;
  onClose: () => void;
}

/** The sales of this device, the newest first: found by number, by customer or by what was sold; and those of the whole store. */
export function PastSales({ first, onExchange, onClose }: PastSalesProps) {
  const till = useTill();
  const { text, setText, words } = useTypedSearch(first?.number);
  const [opened, setOpened] = useState<NamedSale | null>(first ?? null);
  const rows = useTillRead(useCallback((till: Till) => till.sales(mostShown, words), [words]));
  const all = useAllSales(words);
  const others = all.rows?.filter(({ id }) => !rows?.some((row) => row.id === id));

  /** What was typed or scanned and ended with Enter, sooner than a list is drawn: on this device first, then in the whole store. */
  async function openSought(code: string): Promise<void> {
    if (code === '') return;
    const row = soughtSale(await till.sales(mostShown, code), code);
    const own = row ? { id: row.id, number: row.payload.number } : await ownSaleOfCode(till, code);
    const sought = own ?? soughtSale(await all.search(code), code);
    if (sought) setOpened(sought);
  }

  if (opened)
    return (
      <OpenedSale {...opened} onExchange={onExchange} onBack={() => setOpened(null)} onClose={onClose} />
    );
  return (
    <Modal open size="lg" title={say('title')} onClose={onClose}>
      <div className={styles.search}>
        <SearchField
          autoFocus
          label={say('search')}
          maxLength={300}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            // A scanner ends what it reads with Enter.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void openSought(text.trim());
          }}
        />
        {!rows ? (
          <Skeleton shape="block" height="20rem" />
        ) : rows.length === 0 ? (
          <p className={styles.none}>{words === '' ? say('none') : say('none.found', { words })}</p>
        ) : (
          <ul aria-label={say('results')} className={styles.list}>
            {rows.map(({ id, state, payload: { number, at, customer, lines, total } }) => (
              <li key={id}>
                <SaleLine
                  sale={{
                    ...{ id, number, at, total, customer: customer?.name ?? null },
                    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
                  }}
                  badge={<SaleStateBadge state={state} />}
                  onOpen={() => setOpened({ id, number })}
                />
              </li>
            ))}
          </ul>
        )}
        {words !== '' && !all.rows && (
          <Button
            size="lg"
            icon={<SearchIcon size={18} />}
            busy={all.isBusy}
            onClick={() => void all.search(words)}
          >
            {say('all.search')}
          </Button>
        )}
        {all.problem !== null && <FormError>{all.problem}</FormError>}
        {others && (
          <section aria-labelledby="all-sales">
            <h3 id="all-sales" className={styles.heading}>
              {say('all.title')}
            </h3>
            {others.length === 0 ? (
              <p className={styles.none}>{say('all.none', { words })}</p>
            ) : (
              <ul aria-labelledby="all-sales" className={styles.list}>
                {others.map((sale) => (
                  <li key={sale.id}>
                    <SaleLine sale={sale} onOpen={() => setOpened(sale)} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
    </Modal>
  );
}
