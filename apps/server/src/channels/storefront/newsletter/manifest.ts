import type { Manifest } from '#core/manifest.ts';
import { sendNewsletterLink } from './send-newsletter-link.ts';

/** Whoever wants to be written to by a store. */
export const newsletter = {
  tasks: { send_newsletter_link: sendNewsletterLink },
} satisfies Manifest;
