import type { AgeingBucket } from '@sokoni/rules/credit/receivables-ageing';
import type { ShareTone } from '#ui/chart/share-bar.tsx';

/** How grave a debt is by how long it has been due. */
export const ageingTones = { not_due: 0, to_30: 1, to_60: 2, to_90: 3, over_90: 4 } as const satisfies Record<
  AgeingBucket,
  ShareTone
>;
