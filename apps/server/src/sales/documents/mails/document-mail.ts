import type { Piece } from '#core/mail/content.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import type { Attachment, Mail } from '#core/mail/mailer.ts';

/** A document of a store, to somebody who buys there. */
export interface DocumentWords {
  id: string;
  to: string;
  store: string;
  /** Who is answered; empty for nobody. */
  storeEmail: string;
  subject: string;
  /** What the mail says, sentence by sentence. */
  sentences: readonly string[];
  /** What somebody of the store has written to it. */
  note: string;
}

/** In the store's name: who buys there need not know us. */
export function documentMail(words: DocumentWords, attachment: Attachment): Mail {
  const { id, to, store, storeEmail, subject, sentences, note } = words;
  const quote: Piece[] = note ? [{ kind: 'quote', text: note }] : [];
  const mail = mailOf(to, {
    subject,
    preview: sentences[0] ?? subject,
    units: [...sentences.map((text): Piece => ({ kind: 'paragraph', text })), ...quote],
    sender: store,
  });
  return {
    ...mail,
    ...{ id, from: store, attachments: [attachment] },
    ...(storeEmail ? { replyTo: storeEmail } : {}),
  };
}
