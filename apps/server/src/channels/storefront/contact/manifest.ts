import type { Manifest } from '#core/manifest.ts';
import { mailMessage } from './mail-message.ts';
import { purgeMessages } from './purge-queries.ts';

/** What visitors write to a shop. */
export const shopMessages = {
  tasks: { mail_shop_message: mailMessage },
  purge: purgeMessages,
} satisfies Manifest;
