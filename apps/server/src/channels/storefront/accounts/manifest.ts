import type { Manifest } from '#core/manifest.ts';
import { purgeBuyers } from './purge-queries.ts';
import { sendBuyerCode } from './send-buyer-code.ts';

/** The accounts of buyers in the shop. */
export const buyerAccounts = {
  tasks: { send_buyer_code: sendBuyerCode },
  purge: purgeBuyers,
} satisfies Manifest;
