import { mailNewOrder } from '#channels/storefront/mails/mail-new-order.ts';
import { remindOfCarts } from '#channels/storefront/mails/remind-of-carts.ts';
import { sendOrderNews } from '#channels/storefront/mails/send-order-news.ts';
import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { forgetBuyer } from './checkout-queries.ts';
import { placePaid } from './payment/pay-online.ts';
import { purgeCarts } from './purge-queries.ts';
import { countListedCheckouts, listUnfinishedCheckouts } from './unfinished/routes.ts';

export const checkout = {
  routes: {
    'GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts': staff(
      'seeAllSales',
      listUnfinishedCheckouts,
      { module: 'module_online' },
    ),
    'GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts/total': staff(
      'seeAllSales',
      countListedCheckouts,
      { module: 'module_online' },
    ),
  },
  tasks: { send_order_news: sendOrderNews, mail_new_order: mailNewOrder, remind_of_carts: remindOfCarts },
  cron: [{ task: 'remind_of_carts', match: '*/10 * * * *' }],
  purge: purgeCarts,
  hooks: { customerErased: forgetBuyer, onlinePaymentPaid: placePaid },
} satisfies Manifest;
