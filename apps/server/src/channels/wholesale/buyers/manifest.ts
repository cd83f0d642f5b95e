import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { mailInvite } from './mail-invite.ts';
import { deleteBuyer, listBuyers, postBuyer, postBuyerInvite } from './routes.ts';

const ofWholesale = { module: 'module_wholesale' } as const;

/** Who orders for companies in the shop. */
export const wholesaleBuyers = {
  routes: {
    'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers': staff(
      'manageWholesale',
      listBuyers,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers': staff(
      'manageWholesale',
      postBuyer,
      ofWholesale,
    ),
    'DELETE /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers/{buyer_id}': staff(
      'manageWholesale',
      deleteBuyer,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers/{buyer_id}/invites': staff(
      'manageWholesale',
      postBuyerInvite,
      ofWholesale,
    ),
  },
  tasks: { mail_buyer_invite: mailInvite },
} satisfies Manifest;
