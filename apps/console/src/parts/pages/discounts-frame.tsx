import { allows } from '@sokoni/rules/access/roles';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { TabbedFrame, type TabbedFrameProps } from './tabbed-frame.tsx';

const discounts = { label: 'Discounts', path: paths.discounts };
const giftCards = { label: 'Gift cards', path: paths.giftCards };

/** What the store offers: its discounts, and for who issues them its gift cards. */
export function OffersFrame(props: Omit<TabbedFrameProps, 'title' | 'pages'>) {
  const mayIssue = allows(useSession(rolesHere), 'manageGiftCards');
  return <TabbedFrame title="Discounts" pages={mayIssue ? [discounts, giftCards] : [discounts]} {...props} />;
}
