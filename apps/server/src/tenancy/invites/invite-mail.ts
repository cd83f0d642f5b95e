import { inviteMails } from '@sokoni/messages/en/accounts/accounts';
import { translator } from '@sokoni/messages/translator';
import type { Language } from '@sokoni/rules/languages';
import type { Piece } from '#core/mail/content.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import type { Mail } from '#core/mail/mailer.ts';

export interface InviteWords {
  /** Of who is invited. */
  language: Language;
  inviter: string;
  store: string;
  role: string;
  message: string;
  /** The day, as people write it. */
  openUntil: string;
  email: string;
}

const say = translator({ inviteMails });

export function inviteMail(words: InviteWords, publicUrl: string): Mail {
  const { inviter, store, role, message, openUntil: day, email } = words;
  const quote: Piece[] = message ? [{ kind: 'quote', text: message }] : [];
  return mailOf(email, {
    subject: say('invite.subject', { inviter, store }),
    preview: say('invite.preview', { store, role }),
    units: [
      { kind: 'paragraph', text: say('invite.text', { inviter, store, role }) },
      ...quote,
      { kind: 'button', label: say('invite.button'), href: `${publicUrl}/select-store` },
      { kind: 'paragraph', text: say('invite.until', { day, email, url: `${publicUrl}/signup` }) },
      { kind: 'small', text: say('invite.ignore') },
    ],
  });
}
