import type { HelpTopic } from './topic.ts';
import { businessToBusiness } from './topics/business-to-business.ts';
import { defaultWebStore } from './topics/default-web-store.ts';
import { messaging } from './topics/messaging.ts';
import { mobileApp } from './topics/mobile-app.ts';
import { pointOfSale } from './topics/point-of-sale.ts';

/** The five topics of SPEC section 1, in its order. */
export const helpTopics: readonly HelpTopic[] = [
  defaultWebStore,
  pointOfSale,
  mobileApp,
  businessToBusiness,
  messaging,
];
