import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { type Sold, useRecordSale } from '#api/counter.ts';
import type { Store } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { today } from '#parts/dates.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { isPageCovered } from '#ui/overlay.tsx';
import { type SaleLine, type Settling, saleBody, totalsOf } from './sale.ts';
import { SaleLines } from './sale-lines.tsx';
import styles from './sell.module.css';
import { SettlingForm } from './settling-form.tsx';

interface CurrentSaleProps {
  store: Store;
  lines: readonly SaleLine[];
  onLines: (lines: SaleLine[]) => void;
  onSold: (sold: Sold) => void;
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

function newSettling(): Settling {
  return {
    type: 'instant',
    method: 'cash',
    part: null,
    dueOn: today(new Date(Date.now() + monthMs)),
    customer: null,
    handedOver: true,
  };
}

/** What the buyer takes, how it is paid, and the button that records it. A refusal keeps all of it. */
export function CurrentSale({ store, lines, onLines, onSold }: CurrentSaleProps) {
  const [settling, setSettling] = useState(newSettling);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const record = useRecordSale();
  const money = useMoneyText();
  const totals = totalsOf(lines, store.account);
  const isReady = lines.length > 0 && totals !== null;

  async function finish(): Promise<void> {
    if (!totals) return;
    setProblems({});
    try {
      onSold(await record.mutateAsync(saleBody(lines, settling, totals.total)));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length === 0) showFailure(error);
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isPageCovered()) return;
    event.preventDefault();
    if (isReady && !record.isPending) void finish();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return (
    <section aria-labelledby="current-sale" className={styles.sale}>
      <h2 id="current-sale" className={styles.saleTitle}>
        Current sale
      </h2>
      {lines.length === 0 ? (
        <p className={styles.saleEmpty}>What a customer takes is listed here, with the sum below.</p>
      ) : (
        <SaleLines lines={lines} onLines={onLines} />
      )}
      {lines.length > 0 && (
        <>
          <dl className={styles.totals}>
            {totals && totals.vat > 0 && (
              <div>
                <dt>{store.account.prices_include_vat ? 'VAT, included' : 'VAT'}</dt>
                <dd>{money(totals.vat)}</dd>
              </div>
            )}
            <div className={styles.total}>
              <dt>Total</dt>
              <dd>{totals ? money(totals.total) : '–'}</dd>
            </div>
          </dl>
          <SettlingForm
            settling={settling}
            total={totals?.total ?? 0}
            problems={problems}
            onChange={(change) => {
              setProblems({});
              setSettling((before) => ({ ...before, ...change }));
            }}
          />
          <div className={styles.finish}>
            <FormError>{problems.lines}</FormError>
            <Button
              variant="primary"
              size="lg"
              fullWidth
              disabled={!isReady}
              busy={record.isPending}
              onClick={() => void finish()}
              trailing={
                <span className={styles.keys}>
                  <Kbd>Ctrl Enter</Kbd>
                </span>
              }
            >
              Record sale
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
