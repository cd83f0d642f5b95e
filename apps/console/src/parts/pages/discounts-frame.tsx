import { allows } from '@sokoni/rules/access/roles';
import { paths } from '#paths.ts';
import { sayOfferTab } from '#sentences/offer-tabs.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { TabbedFrame, type TabbedFrameProps } from './tabbed-frame.tsx';

/** What the store offers: its discounts, and for who issues them its gift cards. */
export function OffersFrame(props: Omit<TabbedFrameProps, 'title' | 'pages'>) {
  const mayIssue = allows(useSession(rolesHere), 'manageGiftCards');
  const discounts = { label: sayOfferTab('discounts'), path: paths.discounts };
  const giftCards = { label: sayOfferTab('giftCards'), path: paths.giftCards };
  const pages = mayIssue ? [discounts, giftCards] : [discounts];
  return <TabbedFrame title={sayOfferTab('discounts')} pages={pages} {...props} />;
}
