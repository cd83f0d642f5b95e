import { type Content, htmlOf, textOf } from './content.ts';
import type { Mail } from './mailer.ts';

/** A mail of this content, as text and as HTML. */
export function mailOf(to: string, content: Content): Mail {
  return { to, subject: content.subject, text: textOf(content), html: htmlOf(content) };
}
