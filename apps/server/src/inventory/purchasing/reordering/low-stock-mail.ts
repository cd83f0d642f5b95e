import { commaText } from '@sokoni/messages/list-text';
import type { Language } from '@sokoni/rules/languages';
import { mailOf } from '#core/mail/mail-of.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { sayLowStockMail } from '#inventory/purchasing/sentences.ts';

export interface LowStockWords {
  store: string;
  email: string;
  /** Of who reads it. */
  language: Language;
  /** What has run low, with what is left; null when nothing is. */
  lines: readonly { product_title: string; variant_name: string; left: number | null }[];
  /** How many further ones the mail does not name. */
  more: number;
}

export function lowStockMail({ store, email, lines, more }: LowStockWords, publicUrl: string): Mail {
  const count = lines.length + more;
  const named = lines.map(({ product_title, variant_name, left }) => {
    const item = commaText([product_title, variant_name]);
    return left === null
      ? sayLowStockMail('line.out', { item })
      : sayLowStockMail('line.left', { item, count: left });
  });
  if (more > 0) named.push(sayLowStockMail('line.more', { count: more }));
  return mailOf(email, {
    subject: sayLowStockMail('subject', { count, store }),
    preview: commaText(named.slice(0, 3)),
    units: [
      { kind: 'paragraph', text: sayLowStockMail('title', { store }) },
      { kind: 'paragraph', text: named.join('\n') },
      { kind: 'button', label: sayLowStockMail('button'), href: `${publicUrl}/inventory/reorder` },
      {
        kind: 'small',
        text: sayLowStockMail('why'),
      },
    ],
  });
}
