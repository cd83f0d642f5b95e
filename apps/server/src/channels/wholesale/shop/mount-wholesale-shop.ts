import type { FastifyInstance } from 'fastify';
import type { Visitors } from '#channels/storefront/checkout/pages/visitors.ts';
import type { Services } from '#core/services.ts';
import { buyerAnswers } from './answers.ts';
import { mountBuying } from './mount-buying.ts';
import { mountEntrance } from './mount-entrance.ts';
import { mountOrders } from './mount-orders.ts';
import { mountQuotes } from './quotes/mount-quotes.ts';

/**
 * The shop for companies, below `/wholesale` of a shop whose store sells to businesses. Forms are taken, and counted, as those of the checkout
 * are; nothing of it is kept or listed.
 */
export function mountWholesaleShop(shops: FastifyInstance, services: Services, visitors: Visitors): void {
  const answers = buyerAnswers(visitors);
  mountEntrance(shops, visitors, answers);
  mountBuying(shops, answers);
  mountOrders(shops, services, visitors, answers);
  mountQuotes(shops, services, answers);
}
