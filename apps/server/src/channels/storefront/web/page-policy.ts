import { createHash } from 'node:crypto';
import { paymentPages } from '#sales/online-payments/providers/payment-pages.ts';

/** What a page of a shop may load and run: its own style and our own files; focal points of pictures are attributes. */
export function policyOf(style: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "style-src-attr 'unsafe-inline'",
    // The icon of a shop that has no picture for it stands in the page.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // A form of the checkout leads on to the page of a provider.
    `form-action 'self' ${paymentPages.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
