import { withoutOpenUnits } from '#orders/cancel-unfulfilled.ts';
import { type LedgerOrder, type OrderLedger, stateOf, withOrder } from './order-ledger.ts';
import { promise, promisedOf } from './order-stock.ts';

/** What has not left goes no more: all of an order, or the rest of it. */
export function cancel(ledger: OrderLedger, order: LedgerOrder): OrderLedger {
  if (stateOf(order) === 'part_fulfilled') return giveUpRest(ledger, order);
  const after = promise(withOrder(ledger, { ...order, stage: 'cancelled' }), promisedOf(order), []);
  if (!after.ok) throw new Error('What is given back needs no goods');
  return after.value;
}

/** The lines stand for what was fulfilled, with the shares that are left. */
function giveUpRest(ledger: OrderLedger, order: LedgerOrder): OrderLedger {
  const standing = order.lines.flatMap((line, index) => (line.fulfilled > 0 ? [index] : []));
  const shared = standing.flatMap((index) => {
    const [line, share] = [order.lines[index], order.totals.shares[index]];
    if (!line || !share) return [];
    const shares = { share_discount: share.discount, share_vat: share.vat, share_total: share.total };
    return [withoutOpenUnits({ ...line, ...shares, offered: order.offer[index] ?? 0 }, order.vat)];
  });
  const sumUp = (amountOf: (line: (typeof shared)[number]) => number) =>
    shared.reduce((sum, line) => sum + amountOf(line), 0);
  const offer = sumUp(({ offered }) => offered);
  const totals: LedgerOrder['totals'] = {
    ...{ offer, shipping: order.shipping, shipping_vat: order.totals.shipping_vat, taxes: [] },
    lines: sumUp(({ quantity, unit_price }) => quantity * unit_price),
    discount: sumUp(({ share_discount }) => share_discount),
    vat: sumUp(({ share_vat }) => share_vat),
    total: sumUp(({ share_total }) => share_total) + order.shipping,
    shares: shared.map(({ share_discount, share_vat, share_total }) => ({
      ...{ discount: share_discount, vat: share_vat, total: share_total },
    })),
  };
  const lines = shared.map(
    ({ offered: _, share_discount: __, share_vat: ___, share_total: ____, ...line }) => line,
  );
  const returns = order.returns.map((taken) => ({ ...taken, line: standing.indexOf(taken.line) }));
  const rest = {
    ...{ ...order, lines, totals, returns },
    offer: shared.map(({ offered }) => offered),
    offered: offer === 0 ? null : order.offered,
  };
  const after = promise(withOrder(ledger, rest), promisedOf(order), promisedOf(rest));
  if (!after.ok) throw new Error('What is given up needs no goods');
  return after.value;
}
