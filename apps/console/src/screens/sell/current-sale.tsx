import { discountLimits } from '@sokoni/rules/discount';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, isFailure } from '#api/api-error.ts';
import { askCostAnew, type CartOffer, loadCartOffer } from '#api/cart-offers.ts';
import { loadOrder, useMakeOrder } from '#api/orders.ts';
import type { Order, Store } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { today } from '#parts/dates.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { useCartOffer } from '#parts/use-cart-offer.ts';
import { newId } from '#session/new-id.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { isPageCovered } from '#ui/overlay.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import {
  atCostNow,
  cartOf,
  changedGoods,
  nameOf,
  type SaleLine,
  type Settling,
  saleBody,
  totalsOf,
} from './sale.ts';
import { SaleLines } from './sale-lines.tsx';
import styles from './sell.module.css';
import { SettlingForm } from './settling-form.tsx';

interface CurrentSaleProps {
  store: Store;
  lines: readonly SaleLine[];
  onLines: (lines: SaleLine[]) => void;
  onSold: (sold: Order) => void;
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

function newSettling(): Settling {
  return {
    type: 'instant',
    method: 'cash',
    giftCardCode: '',
    part: null,
    dueOn: today(new Date(Date.now() + monthMs)),
    customer: null,
    code: '',
    handedOver: true,
  };
}

/** What the buyer takes, how it is paid, and the button that records it. A refusal keeps all of it. */
export function CurrentSale({ store, lines, onLines, onSold }: CurrentSaleProps) {
  const [settling, setSettling] = useState(newSettling);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const record = useMakeOrder();
  const client = useQueryClient();
  /** The same for every try: an answer that was lost never makes a second sale. */
  const [id] = useState(newId);
  const [isAsking, setIsAsking] = useState(false);
  const money = useMoneyText();
  const cart = cartOf(id, lines, settling);
  const { offer, refusal, goods } = useCartOffer(cart);
  const totals = totalsOf(lines, store.account, offer?.lines);
  const isBusy = isAsking || record.isPending;
  const isReady = lines.length > 0 && totals !== null;

  /** Takes over what the goods cost now and says what has changed; whether it has. Whether it is sold then, the cashier decides. */
  function follow(now: CartOffer['goods']): boolean {
    const changed = changedGoods(lines, now);
    if (changed.length === 0) return false;
    onLines(atCostNow(lines, now));
    for (const line of changed) toast.warning(`${nameOf(line)} costs ${money(line.good.price)} now.`);
    return true;
  }

  const followOffer = useEffectEvent(follow);
  useEffect(() => {
    followOffer(goods);
  }, [goods]);

  async function send(total: number): Promise<Order> {
    try {
      return await record.mutateAsync({ id, ...saleBody(lines, settling, total) });
    } catch (error) {
      if (!isFailure(error, 'id_taken')) throw error;
      const sold = await loadOrder(client, store.id, id);
      toast.info('Your first try was recorded. What you changed since is not in it.');
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
      if (follow(asked.goods)) return;
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
          <div className={styles.code}>
            <TextField
              label="Discount code"
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
          <dl className={styles.totals}>
            {offer && (
              <div>
                <dt>{offer.title}</dt>
                <dd>{`−${money(offer.amount)}`}</dd>
              </div>
            )}
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
