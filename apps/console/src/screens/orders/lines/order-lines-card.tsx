import { dotText } from '@sokoni/messages/list-text';
import { allows } from '@sokoni/rules/access/roles';
import { Link } from 'react-router';
import type { Order, OrderLine } from '#contract-types.ts';
import { useMedia } from '#parts/hooks/use-media.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { paths } from '#paths.ts';
import texts from '#screens/orders/order-texts.module.css';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { LineProduct } from './line-item.tsx';
import styles from './order-lines.module.css';
import { TotalsBlock, TotalsLine } from './totals-block.tsx';

/** As wide as a column each for price and discount needs beside the cards at the side. */
const roomy = '(width >= 80rem)';

/** What was sold, and what it comes to; without money for a role that sees none. */
export function LinesCard({ order, seesMoney }: { order: Order; seesMoney: boolean }) {
  const money = useMoneyText();
  const isRoomy = useMedia(roomy);
  const shown = (minor: number | null) => (minor === null ? '–' : money(minor));
  const isDiscounted = order.lines.some(({ discount }) => (discount ?? 0) > 0);
  const columns: (Column<OrderLine> | false)[] = [
    {
      header: say('column.item'),
      phone: 'title',
      cell: (line) => (
        <LineProduct line={line} linked>
          {seesMoney && !isRoomy && <span className={styles.sum}>{sumText(line, shown)}</span>}
          <LineProgress line={line} />
        </LineProduct>
      ),
    },
    (isRoomy || !seesMoney) && {
      header: say('column.quantity'),
      align: 'end',
      width: '1%',
      phone: 'aside',
      cell: ({ quantity }) => <span className={texts.figures}>{countText(quantity)}</span>,
    },
    seesMoney &&
      isRoomy && {
        header: say('column.unitPrice'),
        align: 'end',
        width: '1%',
        cell: ({ unit_price }) => <span className={texts.figures}>{shown(unit_price)}</span>,
      },
    seesMoney &&
      isRoomy &&
      isDiscounted && {
        header: say('column.discount'),
        align: 'end',
        width: '1%',
        cell: ({ discount }) => <span className={texts.figures}>{discount ? money(-discount) : '–'}</span>,
      },
    seesMoney && {
      header: say('column.amount'),
      align: 'end',
      width: '1%',
      cell: (line) => <span className={texts.figures}>{shown(amountOfLine(line))}</span>,
    },
  ];
  return (
    <Card flush title={say('items.title')}>
      <div className={styles.read}>
        <Table
          caption={say('items.caption')}
          columns={columns.filter((column) => column !== false)}
          rows={order.lines}
          rowKey={({ id }) => id}
        />
      </div>
      {seesMoney && (
        <div className={styles.foot}>
          <OrderTotals order={order} />
        </div>
      )}
    </Card>
  );
}

/** What the units cost before the order's own discount, and VAT where it comes on top. */
function amountOfLine({ quantity, unit_price, discount }: OrderLine): number | null {
  return unit_price === null ? null : quantity * unit_price - (discount ?? 0);
}

/** `3 × 450 − 50`: how a line comes to its amount, where there is no room for columns. */
function sumText(
  { quantity, unit_price, discount }: OrderLine,
  shown: (minor: number | null) => string,
): string {
  const worth = { quantity: countText(quantity), price: shown(unit_price) };
  return discount ? say('line.worthLess', { ...worth, discount: shown(discount) }) : say('line.worth', worth);
}

function LineProgress({ line: { quantity, fulfilled, returned } }: { line: OrderLine }) {
  const words = [
    fulfilled > 0 &&
      (fulfilled === quantity ? say('line.allFulfilled') : say('line.fulfilled', { fulfilled, quantity })),
    returned > 0 && say('line.returned', { returned }),
  ].filter(Boolean);
  return words.length > 0 && <span className={texts.details}>{dotText(words)}</span>;
}

/** The discount that the order has; who keeps or gives discounts goes on to it. */
function OfferName({ offer: { discount_id, title } }: { offer: NonNullable<Order['offer']> }) {
  const isLinked = allows(useSession(rolesHere), 'giveDiscount');
  if (discount_id === null || !isLinked) return title;
  return (
    <Link to={paths.discount(discount_id)} className={texts.link}>
      {title}
    </Link>
  );
}

/** The sums of an order as it is saved. */
function OrderTotals({ order }: { order: Order }) {
  const money = useMoneyText();
  const { ordered_total, returned_total, paid, refunded, outstanding } = order;
  const deposit = order.deposit ?? 0;
  const depositDue = order.deposit_due ?? 0;
  return (
    <TotalsBlock
      lines={order.lines_total ?? 0}
      discount={order.discount_total ?? 0}
      offer={order.offer && { title: <OfferName offer={order.offer} />, amount: order.offer.amount }}
      taxes={order.taxes}
      pricesIncludeVat={order.prices_include_vat}
      shipping={order.shipping ?? 0}
      total={ordered_total ?? 0}
    >
      {(returned_total ?? 0) > 0 && (
        <TotalsLine term={say('sum.returned')}>{money(-(returned_total ?? 0))}</TotalsLine>
      )}
      {order.state !== 'draft' && (
        <>
          <TotalsLine term={say('sum.paid')}>{money(paid ?? 0)}</TotalsLine>
          {(refunded ?? 0) > 0 && (
            <TotalsLine term={say('sum.refunded')}>{money(-(refunded ?? 0))}</TotalsLine>
          )}
          {deposit > 0 && (
            <TotalsLine term={say(depositDue > 0 ? 'sum.depositDue' : 'sum.deposit')}>
              {money(depositDue > 0 ? depositDue : deposit)}
            </TotalsLine>
          )}
          {outstanding !== null && (
            <TotalsLine term={say(outstanding < 0 ? 'sum.refundDue' : 'sum.balanceDue')} strong>
              {money(Math.abs(outstanding))}
            </TotalsLine>
          )}
        </>
      )}
    </TotalsBlock>
  );
}
