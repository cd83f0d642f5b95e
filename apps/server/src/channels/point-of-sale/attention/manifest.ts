import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { listAttention, postDecision } from './routes.ts';

/** What registers sent and people have to look at. */
export const tillAttention = {
  routes: {
    'GET /marketplace/v1/stores/{id}/point-of-sale/attention': staff('closeShift', listAttention),
    'POST /marketplace/v1/stores/{id}/point-of-sale/attention/{command_id}/decisions': staff(
      'closeShift',
      postDecision,
    ),
  },
} satisfies Manifest;
