import { mailOf } from '#core/mail/mail-of.ts';
import type { Mail } from '#core/mail/mailer.ts';

export interface LowStockWords {
  store: string;
  email: string;
  /** What has run low, by its name, with what is left; null when nothing is. */
  lines: readonly { name: string; left: number | null }[];
  /** How many further ones the mail does not name. */
  more: number;
}

export function lowStockMail({ store, email, lines, more }: LowStockWords, publicUrl: string): Mail {
  const count = lines.length + more;
  const named = lines.map(({ name, left }) => `${name}: ${left === null ? 'out of stock' : `${left} left`}`);
  if (more > 0) named.push(`and ${more} more`);
  return mailOf(email, {
    subject:
      count === 1 ? `1 item is low on stock at ${store}` : `${count} items are low on stock at ${store}`,
    preview: named.slice(0, 3).join(', '),
    units: [
      { kind: 'paragraph', text: `Newly low on stock at ${store}:` },
      { kind: 'paragraph', text: named.join('\n') },
      { kind: 'button', label: 'View low stock', href: `${publicUrl}/inventory/reorder` },
      {
        kind: 'small',
        text: 'You get this email at most once a day. You can turn it off on that page.',
      },
    ],
  });
}
