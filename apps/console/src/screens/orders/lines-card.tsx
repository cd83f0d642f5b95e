import { allows } from '@sokoni/rules/roles';
import { Link } from 'react-router';
import type { Order, OrderLine } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { useMedia } from '#parts/use-media.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Card } from '#ui/card.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { LineGoods } from './line-goods.tsx';
import styles from './lines.module.css';
import texts from './texts.module.css';
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
      header: 'Goods',
      phone: 'title',
      cell: (line) => (
        <LineGoods line={line} linked>
          {seesMoney && !isRoomy && <span className={styles.sum}>{sumText(line, shown)}</span>}
          <LineProgress line={line} />
        </LineGoods>
      ),
    },
    (isRoomy || !seesMoney) && {
      header: 'Pieces',
      align: 'end',
      width: '1%',
      phone: 'aside',
      cell: ({ quantity }) => <span className={texts.figures}>{countText(quantity)}</span>,
    },
    seesMoney &&
      isRoomy && {
        header: 'Unit price',
        align: 'end',
        width: '1%',
        cell: ({ unit_price }) => <span className={texts.figures}>{shown(unit_price)}</span>,
      },
    seesMoney &&
      isRoomy &&
      isDiscounted && {
        header: 'Discount',
        align: 'end',
        width: '1%',
        cell: ({ discount }) => (
          <span className={texts.figures}>{discount ? `−${money(discount)}` : '–'}</span>
        ),
      },
    seesMoney && {
      header: 'Amount',
      align: 'end',
      width: '1%',
      cell: (line) => <span className={texts.figures}>{shown(amountOfLine(line))}</span>,
    },
  ];
  return (
    <Card flush title="Goods">
      <div className={styles.read}>
        <Table
          caption="Goods of this order"
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

/** What the pieces cost before the order's own discount, and VAT where it comes on top. */
function amountOfLine({ quantity, unit_price, discount }: OrderLine): number | null {
  return unit_price === null ? null : quantity * unit_price - (discount ?? 0);
}

/** `3 × 450 − 50`: how a line comes to its amount, where there is no room for columns. */
function sumText(
  { quantity, unit_price, discount }: OrderLine,
  shown: (minor: number | null) => string,
): string {
  return `${countText(quantity)} × ${shown(unit_price)}${discount ? ` − ${shown(discount)}` : ''}`;
}

function LineProgress({ line: { quantity, fulfilled, returned } }: { line: OrderLine }) {
  const words = [
    fulfilled > 0 &&
      (fulfilled === quantity
        ? 'all handed over'
        : `${countText(fulfilled)} of ${countText(quantity)} handed over`),
    returned > 0 && `${returned} taken back`,
  ].filter(Boolean);
  return words.length > 0 && <span className={texts.details}>{words.join(' · ')}</span>;
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
  const { ordered_total, returned_total, paid, refunded, owed } = order;
  return (
    <TotalsBlock
      lines={order.lines_total ?? 0}
      discount={order.discount_total ?? 0}
      offer={order.offer && { title: <OfferName offer={order.offer} />, amount: order.offer.amount }}
      vat={order.vat_total ?? 0}
      vatPercent={order.vat_percent}
      applyVat={order.apply_vat}
      pricesIncludeVat={order.prices_include_vat}
      shipping={order.shipping ?? 0}
      total={ordered_total ?? 0}
    >
      {(returned_total ?? 0) > 0 && (
        <TotalsLine term="Taken back">{`−${money(returned_total ?? 0)}`}</TotalsLine>
      )}
      {order.state !== 'draft' && (
        <>
          <TotalsLine term="Paid">{money(paid ?? 0)}</TotalsLine>
          {(refunded ?? 0) > 0 && <TotalsLine term="Refunded">{`−${money(refunded ?? 0)}`}</TotalsLine>}
          {owed !== null && (
            <TotalsLine term={owed < 0 ? 'To give back' : 'Owed'} strong>
              {money(Math.abs(owed))}
            </TotalsLine>
          )}
        </>
      )}
    </TotalsBlock>
  );
}
