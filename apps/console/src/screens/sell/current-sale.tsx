import { discountLimits } from '@sokoni/rules/discounts/discount';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isFailure } from '#api/client/api-error.ts';
import { askCostAnew, type CartOffer, loadCartOffer } from '#api/sales/cart-offers.ts';
import { loadOrder, useMakeOrder } from '#api/sales/orders.ts';
import type { Order, Store } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { useCartOffer } from '#parts/money/use-cart-offer.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { newId } from '#session/new-id.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Kbd } from '#ui/display/kbd.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { showFirstProblem } from '#ui/fields/show-first-problem.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { isPageCovered } from '#ui/overlays/overlay.tsx';
import {
  atCostNow,
  cartOf,
  changedItems,
  nameOf,
  newSettling,
  type SaleLine,
  saleBody,
  totalsOf,
} from './sale.ts';
import { SaleLines } from './sale-lines.tsx';
import { SettlingForm } from './sale-payment-form.tsx';
import styles from './sell.module.css';

interface CurrentSaleProps {
  store: Store;
  lines: readonly SaleLine[];
  onLines: (lines: SaleLine[]) => void;
  onSold: (sold: Order) => void;
}

/** What the buyer takes, how it is paid, and the button that records it. A refusal keeps all of it. */
export function CurrentSale({ store, lines, onLines, onSold }: CurrentSaleProps) {
  const dates = useStoreDates();
  const [settling, setSettling] = useState(() => newSettling(dates.dayOf(new Date())));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0) showFirstProblem(section.current);
  }, [problems]);
  const record = useMakeOrder();
  const client = useQueryClient();
  /** The same for every try: an answer that was lost never makes a second sale. */
  const [id] = useState(newId);
  const [isAsking, setIsAsking] = useState(false);
  const money = useMoneyText();
  const cart = cartOf(id, lines, settling);
  const { offer, refusal, items } = useCartOffer(cart);
  const totals = totalsOf(lines, store.account, offer?.lines);
  const isBusy = isAsking || record.isPending;
  const isReady = lines.length > 0 && totals !== null;

  /** Takes over what the items cost now and says what has changed; whether it has. Whether it is sold then, the cashier decides. */
  function follow(now: CartOffer['items']): boolean {
    const changed = changedItems(lines, now);
    if (changed.length === 0) return false;
    onLines(atCostNow(lines, now));
    for (const line of changed)
      toast.warning(say('sale.nowCosts', { item: nameOf(line), amount: money(line.good.price) }));
    return true;
  }

  const followOffer = useEffectEvent(follow);
  useEffect(() => {
    followOffer(items);
  }, [items]);

  async function send(total: number): Promise<Order> {
    try {
      return await record.mutateAsync({ id, ...saleBody(lines, settling, total) });
    } catch (error) {
      if (!isFailure(error, 'id_taken')) throw error;
      const sold = await loadOrder(client, store.id, id);
      toast.info(say('sale.recordedBefore'));
      return sold;
    }
  }

  async function finish(): Promise<void> {
    if (!cart) return;
    setProblems({});
    setIsAsking(true);
    try {
      // What the discount takes off at this moment, though the screen may not have it yet.
      const asked = await loadCartOffer(client, store.id, cart);
      if (follow(asked.items)) return;
      if (asked.refusal !== null) return setProblems({ discount_code: asked.refusal });
      onSold(await send(totalsOf(lines, store.account, asked.offer?.lines)?.total ?? 0));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      if (fields.expected_total) await askCostAnew(client, store.id);
      if (Object.keys(fields).length === 0) showFailure(error);
    } finally {
      setIsAsking(false);
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isPageCovered()) return;
    event.preventDefault();
    if (isReady && !isBusy) void finish();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return (
    <section ref={section} aria-labelledby="current-sale" className={styles.sale}>
      <h2 id="current-sale" className={styles.saleTitle}>
        {say('sale.title')}
      </h2>
      {lines.length === 0 ? (
        <p className={styles.saleEmpty}>{say('sale.empty')}</p>
      ) : (
        <SaleLines lines={lines} onLines={onLines} />
      )}
      {lines.length > 0 && (
        <>
          <div className={styles.code}>
            <TextField
              label={say('code.label')}
              optional
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={discountLimits.codeLength}
              error={(settling.code.trim() !== '' ? refusal : null) ?? problems.discount_code}
              value={settling.code}
              onChange={(event) => {
                setProblems({});
                setSettling((before) => ({ ...before, code: event.target.value }));
              }}
            />
          </div>
          <dl className={styles.totals} data-totals>
            {offer && (
              <div>
                <dt>{offer.title}</dt>
                <dd>{`−${money(offer.amount)}`}</dd>
              </div>
            )}
            {totals && totals.vat > 0 && (
              <div>
                <dt>{say(store.account.prices_include_vat ? 'sum.vatIncluded' : 'sum.vat')}</dt>
                <dd>{money(totals.vat)}</dd>
              </div>
            )}
            <div className={styles.total}>
              <dt>{say('sum.total')}</dt>
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
            <FormError>{problems.expected_total ?? problems.lines}</FormError>
            <Button
              variant="primary"
              size="lg"
              fullWidth
              disabled={!isReady}
              busy={isBusy}
              onClick={() => void finish()}
              trailing={
                <span className={styles.keys}>
                  <Kbd>{say('sale.recordKeys')}</Kbd>
                </span>
              }
            >
              {say('sale.record')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
