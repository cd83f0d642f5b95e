import type { OpenLine } from '@sokoni/rules/point-of-sale/open-sale';
import { type Approval, useApproval } from '#screens/sell/till-context.tsx';
import { isOffListed, type LineChange } from './line-draft.ts';

/** Asks for what a change of a line needs: another price, or something off. Null when it was not approved. */
export function useLineApprovals(line: OpenLine): (change: LineChange) => Promise<Approval | null> {
  const approve = useApproval();
  return async (change) => {
    const isRepriced = isOffListed(change, line) && change.unit_price !== line.unit_price;
    const isReduced = change.discount > 0 && change.discount !== line.discount;
    const price = isRepriced ? await approve('overridePrices') : { approved_by: null };
    if (!price || !isReduced) return price;
    const discount = await approve('giveDiscount');
    return discount && { approved_by: discount.approved_by ?? price.approved_by };
  };
}
