import { orderLimits } from '@sokoni/rules/order-words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '#api/api-error.ts';
import { findGoodByCode, type GoodForSale } from '#api/goods-for-sale.ts';
import type { OrderActs, PlacementBody } from '#api/orders.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { Order } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { CountInput } from '#parts/count-input.tsx';
import { goodName } from '#parts/good-name.ts';
import { useCurrency, useMoneyText } from '#parts/money-text.ts';
import { amountOf, countOf } from '#parts/typed-number.ts';
import { useCartOffer } from '#parts/use-cart-offer.ts';
import { newId } from '#session/new-id.ts';
import { useSession } from '#session/session.ts';
import { IconButton } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Muted, Stack } from '#ui/layout.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { ActModal } from './act-modal.tsx';
import styles from './exchange.module.css';
import { exchangeBalance } from './exchange-balance.ts';
import { draftBody } from './order-bodies.ts';
import { blankOrder, type LineFields, withGoods } from './order-fields.ts';
import { orderName } from './order-look.tsx';
import { cartOf, totalsOf } from './order-sums.ts';
import { PlaceModal } from './place-modal.tsx';
import { ReturnTable, useReturns } from './return-table.tsx';
import { SellablePicker } from './sellable-picker.tsx';
import texts from './texts.module.css';
import { offText, TotalsLine, TotalsList } from './totals-block.tsx';
import { useListedPrices } from './use-listed-prices.ts';
import { useRefusal } from './use-refusal.ts';

interface ExchangeModalProps {
  order: Order;
  act: OrderActs['exchange'];
  /** The order that goes out instead. */
  onDone: (orderId: string) => void;
  onClose: () => void;
}

/** Which goods come back, which go out instead, and how the difference is settled. */
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
  const { offer, goods } = useCartOffer(cartOf(typed, currency, { id, channel }));
  const totals = vat ? totalsOf(typed, currency, vat, offer?.lines) : null;
  useListedPrices(lines, goods, setLines);
  const read = returns.read();
  const balance = exchangeBalance(order, read.ok ? read.chosen : [], totals?.total ?? 0);

  function add(good: GoodForSale): void {
    clear();
    setLines((before) => withGoods(before, good, currency));
  }

  async function addByCode(code: string): Promise<void> {
    try {
      const good = await findGoodByCode(client, storeId, code);
      if (good) add(good);
      else toast.warning(`Nothing for sale has the code ${code}.`);
    } catch (error) {
      showFailure(error);
    }
  }

  function goOn(): void {
    const wrong = lines.find(({ quantity }) => (countOf(quantity) ?? 0) < 1);
    if (!read.ok) put(read.problems);
    else if (lines.length === 0) put({ out: 'Add what goes out instead' });
    else if (wrong) put({ [`out ${wrong.key}`]: 'Enter a whole number from 1 up' });
    else setIsSettling(true);
  }

  async function exchange(settlement: PlacementBody): Promise<void> {
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
      if (!isFailure(error, 'id_taken')) throw error;
      toast.info('Your first try was saved. What you changed since is not in it.');
    }
    onDone(id);
  }

  if (isSettling) {
    return (
      <PlaceModal
        total={balance.rest}
        title={
          balance.left > 0
            ? `Exchange: ${money(balance.left)} to give back`
            : `Exchange: ${balance.rest > 0 ? money(balance.rest) : 'nothing'} to pay`
        }
        confirmLabel="Exchange"
        customer={order.customer}
        busy={act.isPending}
        onPlace={exchange}
        onClose={() => setIsSettling(false)}
      />
    );
  }
  return (
    <ActModal
      title={`Exchange goods of ${orderName(order)}`}
      size="lg"
      confirmLabel="Go on"
      busy={false}
      refusal={refusal}
      onSubmit={goOn}
      onClose={onClose}
    >
      <ReturnTable returns={returns} problems={refusal.fields} onType={clear} />
      <TextField
        label="Reason"
        optional
        autoComplete="off"
        maxLength={orderLimits.reasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Stack gap={2}>
        <h3 className={styles.title}>What goes out instead</h3>
        <SellablePicker onPick={add} onCode={(code) => void addByCode(code)} />
        {refusal.fields.out && <FormError>{refusal.fields.out}</FormError>}
        {lines.length === 0 ? (
          <Muted>Search for goods or scan their barcodes.</Muted>
        ) : (
          <ul className={styles.lines}>
            {lines.map((line) => {
              const name = goodName(line.title, line.variantName);
              const sum = (countOf(line.quantity) ?? 0) * (amountOf(line.unitPrice, currency) ?? 0);
              return (
                <li key={line.key}>
                  <span>{name}</span>
                  <CountInput
                    label={`Pieces of ${name} to go out`}
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
                    label={`Take ${name} out`}
                    icon={<CloseIcon size={16} />}
                    onClick={() => setLines((before) => before.filter((one) => one.key !== line.key))}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </Stack>
      {/* Beside the goods of an order the sums take the room that is left; here they take what they need. */}
      <div>
        <TotalsList>
          <TotalsLine term="Comes back">{offText(balance.back, money)}</TotalsLine>
          {balance.back > balance.freed && (
            <TotalsLine term={`Kept for what ${orderName(order)} owes`}>
              {money(balance.back - balance.freed)}
            </TotalsLine>
          )}
          {offer && totals && <TotalsLine term={offer.title}>{`−${money(totals.offer)}`}</TotalsLine>}
          <TotalsLine term="Goes out">{money(totals?.total ?? 0)}</TotalsLine>
          <TotalsLine term={balance.left > 0 ? 'To give back' : 'To pay'} strong>
            {money(balance.left > 0 ? balance.left : balance.rest)}
          </TotalsLine>
        </TotalsList>
      </div>
    </ActModal>
  );
}
