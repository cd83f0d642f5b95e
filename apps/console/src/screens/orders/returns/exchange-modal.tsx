import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { useQueryClient } from '@tanstack/react-query';
import { XIcon } from 'lucide-react';
import { useState } from 'react';
import { findItemsForSale, type ItemForSale } from '#api/catalogue/sellable-items.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { isFailure } from '#api/client/api-error.ts';
import type { OrderActs, SettlementBody } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { useCartOffer } from '#parts/money/use-cart-offer.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { amountOf, countOf } from '#parts/numbers/typed-number.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { ActModal } from '#screens/orders/actions/order-action-modal.tsx';
import { useRefusal } from '#screens/orders/actions/use-refusal.ts';
import type { OrderProblems } from '#screens/orders/form/check-order-fields.ts';
import { draftBody } from '#screens/orders/form/order-bodies.ts';
import { blankOrder, type LineFields, withItems } from '#screens/orders/form/order-fields.ts';
import { cartOf, totalsOf } from '#screens/orders/form/order-totals.ts';
import { refusedLines } from '#screens/orders/form/refused-order-fields.ts';
import { useListedPrices } from '#screens/orders/form/use-current-prices.ts';
import { SellablePicker } from '#screens/orders/lines/sellable-picker.tsx';
import { TotalsLine, TotalsList } from '#screens/orders/lines/totals-block.tsx';
import { orderName } from '#screens/orders/order-badges.tsx';
import texts from '#screens/orders/order-texts.module.css';
import { PlaceModal } from '#screens/orders/payments/place-order-modal.tsx';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
import { newId } from '#session/new-id.ts';
import { useSession } from '#session/session.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import styles from './exchange.module.css';
import { type ExchangeBalance, exchangeBalance } from './exchange-balance.ts';
import { ReturnTable, useReturns } from './return-table.tsx';

interface ExchangeModalProps {
  order: Order;
  act: OrderActs['exchange'];
  /** The order that goes out instead. */
  onDone: (orderId: string) => void;
  onClose: () => void;
}

/** Which items come back, which go out instead, and how the difference is settled. */
export function ExchangeModal({ order, act, onDone, onClose }: ExchangeModalProps) {
  const currency = useCurrency();
  const money = useMoneyText();
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  const vat = useSession((session) => session.activeStore?.account);
  /** The same for every try: an answer that was lost never makes a second exchange. */
  const [id] = useState(newId);
  const returns = useReturns(order.lines);
  const [lines, setLines] = useState<readonly LineFields[]>([]);
  const [reason, setReason] = useState('');
  const [isSettling, setIsSettling] = useState(false);
  const { refusal, put, clear } = useRefusal(['lines']);
  const typed = { ...blankOrder, lines, customer: order.customer };
  const channel = order.channel === 'in_person' ? 'in_person' : 'manual';
  const { offer, items } = useCartOffer(cartOf(typed, currency, { id, channel }));
  const totals = vat ? totalsOf(typed, currency, vat, offer?.lines) : null;
  useListedPrices(lines, items, setLines);
  const read = returns.read();
  const balance = exchangeBalance(order, read.ok ? read.chosen : [], totals?.total ?? 0);

  function add(good: ItemForSale): void {
    clear();
    setLines((before) => withItems(before, good, currency));
  }

  async function addFirst(words: string): Promise<void> {
    try {
      const [good] = await findItemsForSale(client, storeId, words);
      if (good) add(good);
      else toast.warning(say('exchange.unknown', { code: words }));
    } catch (error) {
      showFailure(error);
    }
  }

  function goOn(): void {
    const wrong = lines.find(({ quantity }) => (countOf(quantity) ?? 0) < 1);
    if (!read.ok) put(read.problems);
    else if (lines.length === 0) put({ out: say('exchange.noNew') });
    else if (wrong) put({ [`out ${wrong.key}`]: say('exchange.quantity') });
    else setIsSettling(true);
  }

  async function exchange(settlement: SettlementBody): Promise<void> {
    if (!read.ok) return;
    try {
      await act.mutateAsync({
        id,
        returns: read.chosen,
        reason: reason.trim(),
        lines: draftBody(typed, currency).lines,
        settlement: { ...settlement, expected_total: totals?.total ?? 0 },
      });
    } catch (error) {
      const short = refusedLines(error, typed);
      if (short) {
        setIsSettling(false);
        return put(underNewItems(short));
      }
      if (!isFailure(error, 'id_taken')) throw error;
      toast.info(say('exchange.savedBefore'));
    }
    onDone(id);
  }

  if (isSettling) {
    return (
      <PlaceModal
        total={balance.rest}
        title={settlingTitle(balance, money)}
        confirmLabel={say('exchange.confirm')}
        customer={order.customer}
        busy={act.isPending}
        onPlace={exchange}
        onClose={() => setIsSettling(false)}
      />
    );
  }
  return (
    <ActModal
      title={say('exchange.title', { order: orderName(order) })}
      size="lg"
      confirmLabel={say('exchange.continue')}
      busy={false}
      refusal={refusal}
      onSubmit={goOn}
      onClose={onClose}
    >
      <ReturnTable returns={returns} problems={refusal.fields} onType={clear} />
      <TextField
        label={say('reason.label')}
        optional
        autoComplete="off"
        maxLength={orderLimits.reasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Stack gap={2}>
        <h3 className={styles.title}>{say('exchange.new')}</h3>
        <SellablePicker onPick={add} onEarlyEnter={(words) => void addFirst(words)} />
        {refusal.fields.out && <FormError>{refusal.fields.out}</FormError>}
        {lines.length === 0 ? (
          <Muted>{say('exchange.search')}</Muted>
        ) : (
          <ul className={styles.lines}>
            {lines.map((line) => {
              const name = itemName(line.title, line.variantName);
              const sum = (countOf(line.quantity) ?? 0) * (amountOf(line.unitPrice, currency) ?? 0);
              return (
                <li key={line.key}>
                  <span>{name}</span>
                  <CountInput
                    label={say('exchange.quantityOf', { item: name })}
                    hideLabel
                    value={line.quantity}
                    error={refusal.fields[`out ${line.key}`]}
                    onChange={(quantity) => {
                      clear();
                      setLines((before) =>
                        before.map((one) => (one.key === line.key ? { ...one, quantity } : one)),
                      );
                    }}
                  />
                  <span className={texts.figures}>{money(sum)}</span>
                  <IconButton
                    size="sm"
                    label={say('exchange.remove', { item: name })}
                    icon={<XIcon size={16} />}
                    onClick={() => setLines((before) => before.filter((one) => one.key !== line.key))}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </Stack>
      {/* Beside the items of an order the sums take the room that is left; here they take what they need. */}
      <div>
        <TotalsList>
          <TotalsLine term={say('exchange.sumReturned')}>{money(-balance.back)}</TotalsLine>
          {balance.back > balance.freed && (
            <TotalsLine term={say('exchange.sumApplied', { order: orderName(order) })}>
              {money(balance.back - balance.freed)}
            </TotalsLine>
          )}
          {offer && totals && <TotalsLine term={offer.title}>{money(-totals.offer)}</TotalsLine>}
          <TotalsLine term={say('exchange.new')}>{money(totals?.total ?? 0)}</TotalsLine>
          <TotalsLine term={say(balance.left > 0 ? 'exchange.sumRefundDue' : 'exchange.sumToPay')} strong>
            {money(balance.left > 0 ? balance.left : balance.rest)}
          </TotalsLine>
        </TotalsList>
      </div>
    </ActModal>
  );
}

/** The problems of the lines that go out, each under its quantity. */
function underNewItems(problems: OrderProblems): OrderProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([place, sentence]) => [`out ${place.split('.')[1]}`, sentence]),
  );
}

/** What is still to be paid, or given back. */
function settlingTitle({ left, rest }: ExchangeBalance, money: (minor: number) => string): string {
  if (left > 0) return say('exchange.refundDue', { amount: money(left) });
  return rest > 0 ? say('exchange.toPay', { amount: money(rest) }) : say('exchange.even');
}
