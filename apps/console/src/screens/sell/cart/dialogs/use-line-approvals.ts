import type { Permission } from '@sokoni/rules/access/roles';
import type { OpenLine } from '@sokoni/rules/point-of-sale/open-sale';
import { useMoneyText } from '#parts/money/money-text.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { type Approval, useApproval } from '#screens/sell/till-context.tsx';
import { sayCashier as say } from '#sentences/sell/cashier.ts';
import { type LineChange, permissionsFor } from './line-draft.ts';

/** Asks for what a change of a line needs: another price, or a larger share off. Null when it was not approved. */
export function useLineApprovals(line: OpenLine): (change: LineChange) => Promise<Approval | null> {
  const approve = useApproval();
  const money = useMoneyText();
  const detailOf = (permission: Permission, change: LineChange) =>
    permission === 'giveDiscount'
      ? say('detail.off', { amount: money(change.discount), item: itemName(line.title, line.variant_name) })
      : say('detail.price', { from: money(line.listed_price ?? 0), to: money(change.unit_price) });
  return async (change) => {
    let approved: Approval = { approved_by: null };
    for (const permission of permissionsFor(change, line)) {
      const approval = await approve(permission, detailOf(permission, change));
      if (!approval) return null;
      approved = { approved_by: approval.approved_by ?? approved.approved_by };
    }
    return approved;
  };
}
