import type { OpenLine } from '@sokoni/rules/point-of-sale/open-sale';
import { type Approval, useApproval } from '#screens/sell/till-context.tsx';
import { type LineChange, permissionsFor } from './line-draft.ts';

/** Asks for what a change of a line needs: another price, or a larger share off. Null when it was not approved. */
export function useLineApprovals(line: OpenLine): (change: LineChange) => Promise<Approval | null> {
  const approve = useApproval();
  return async (change) => {
    let approved: Approval = { approved_by: null };
    for (const permission of permissionsFor(change, line)) {
      const approval = await approve(permission);
      if (!approval) return null;
      approved = { approved_by: approval.approved_by ?? approved.approved_by };
    }
    return approved;
  };
}
