import { allows } from '@sokoni/rules/access/roles';
import type { DiscountReader } from '@sokoni/rules/discounts/discount-days';
import { useParams } from 'react-router';
import { useDiscount } from '#api/sales/discounts.ts';
import type { Discount } from '#contract-types.ts';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { sayDiscountPage as say } from '#sentences/discounts/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { DiscountEditor } from './discount-editor.tsx';
import { DiscountPage, DiscountWaits } from './discount-page.tsx';
import { nameOf } from './discount-words.ts';
import { SummaryCard } from './summary-card.tsx';
import { useDiscountPlace } from './use-discount-place.ts';

/** One discount: to change it, or, for who only gives discounts, to read. */
export function DiscountScreen() {
  const { id = '' } = useParams();
  const { reader, store } = useDiscountPlace();
  const discount = useDiscount(id);
  const mayManage = allows(useSession(rolesHere), 'manageDiscounts');
  if (!discount.data || !reader) {
    return (
      <DiscountPage title={say('title')}>
        <DiscountWaits {...(discount.data || !discount.error ? store : discount)} />
      </DiscountPage>
    );
  }
  if (mayManage) return <DiscountEditor key={discount.data.id} discount={discount.data} reader={reader} />;
  return <DiscountToRead discount={discount.data} reader={reader} />;
}

function DiscountToRead({ discount, reader }: { discount: Discount; reader: DiscountReader }) {
  const names = [
    ...discount.products.map(({ title }) => title),
    ...discount.categories.map(({ name }) => name),
  ];
  return (
    <DiscountPage
      title={nameOf(discount)}
      badge={<StateBadge of="discount" state={discount.state} />}
      description={discount.code === null ? say('automatic') : say('code', { code: discount.code })}
    >
      <SummaryCard terms={discount} names={names} reader={reader} discount={discount} />
    </DiscountPage>
  );
}
