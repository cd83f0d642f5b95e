/** The movement of a variant that a reorder looks at. */
export interface ReorderFacts {
  /** What can be promised now. */
  readonly available: number;
  /** What is on its way from suppliers. */
  readonly incoming: number;
  /** Below this the merchant wants to be told; null where no alert is wanted. */
  readonly threshold: number | null;
  /** Units sold in the last 30 days. */
  readonly soldIn30Days: number;
}

/** Whether what is left has come down to the threshold. */
export function isLow({ available, threshold }: Pick<ReorderFacts, 'available' | 'threshold'>): boolean {
  return threshold !== null && available <= threshold;
}

/** How many units to order so that, with what is there and on its way, another 30 days like the last end at the threshold;
 * 0 when nothing is needed. */
export function reorderProposal(facts: ReorderFacts): number {
  if (!isLow(facts)) return 0;
  const wanted = (facts.threshold ?? 0) + facts.soldIn30Days;
  return Math.max(0, wanted - facts.available - facts.incoming);
}
