import { limits } from '@sokoni/rules/limits';
import { type Content, htmlOf, type Piece, textOf } from './content.ts';
import type { Attachment, Mail } from './mailer.ts';

/** What a mail about an account carries; at least one of the two. */
export interface Keys {
  code: string | null;
  /** The address of the page that does the same. */
  link: string | null;
}

export interface InviteWords {
  inviter: string;
  store: string;
  role: string;
  message: string;
  /** The day, as people write it. */
  openUntil: string;
  email: string;
}

/** A paper of a store, to somebody who buys there. */
export interface PaperWords {
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

export interface LowStockWords {
  store: string;
  email: string;
  /** What has run low, by its name, with what is left; null when nothing is. */
  lines: readonly { name: string; left: number | null }[];
  /** How many further ones the mail does not name. */
  more: number;
}

const codeMinutes = `${limits.codeSeconds / 60} minutes`;
const linkMinutes = `${limits.mailedLinkSeconds / 60} minutes`;

// None of these greets by name: until an address is verified, anyone may have typed any name for it.

export function verifyEmailMail(to: string, keys: Keys): Mail {
  return mailOf(to, {
    subject: 'Confirm your e-mail',
    preview: 'One step is left to open your Sokoni account.',
    pieces: [
      ...codePieces(keys.code, 'Enter this code to confirm your e-mail.'),
      ...linkPieces(
        keys,
        'Or open this page on any device and confirm there. It is good for 24 hours.',
        'Confirm e-mail',
      ),
      {
        kind: 'small',
        text: 'If you did not open a Sokoni account, leave this mail alone and nothing happens.',
      },
    ],
  });
}

export function resetPasswordMail(to: string, keys: Keys): Mail {
  return mailOf(to, {
    subject: 'Reset your password',
    preview: 'Choose a new password for Sokoni.',
    pieces: [
      ...codePieces(keys.code, 'Enter this code to choose a new password.'),
      ...linkPieces(
        keys,
        `Or choose it on this page. It is good for ${linkMinutes}.`,
        'Choose a new password',
      ),
      {
        kind: 'small',
        text: 'If you did not ask for this, leave this mail alone: your password stays as it is. Never pass the code or the link on, not even to us.',
      },
    ],
  });
}

export function confirmSessionMail(to: string, keys: Keys): Mail {
  return mailOf(to, {
    subject: 'Confirm that it is you',
    preview: 'You asked for a step that needs a second look.',
    pieces: [
      ...codePieces(keys.code, 'Enter this code to go on with the step that you started in Sokoni.'),
      {
        kind: 'small',
        text: 'If you did not start anything, someone else may be signed in as you: change your password. Never pass the code on, not even to us.',
      },
    ],
  });
}

export function inviteMail(words: InviteWords, publicUrl: string): Mail {
  const { inviter, store, role, message, openUntil, email } = words;
  const quote: Piece[] = message ? [{ kind: 'quote', text: message }] : [];
  return mailOf(email, {
    subject: `${inviter} invites you to ${store}`,
    preview: `Work at ${store} as ${role}.`,
    pieces: [
      { kind: 'paragraph', text: `${inviter} invites you to work at ${store} as ${role}.` },
      ...quote,
      { kind: 'button', label: 'See the invite', href: `${publicUrl}/select-store` },
      {
        kind: 'paragraph',
        text: `It is open until ${openUntil}. If you have no Sokoni account yet, sign up with ${email} at ${publicUrl}/signup and the invite waits for you there.`,
      },
      { kind: 'small', text: 'If you do not know this store, leave this mail alone and nothing happens.' },
    ],
  });
}

export function lowStockMail({ store, email, lines, more }: LowStockWords, publicUrl: string): Mail {
  const count = lines.length + more;
  const named = lines.map(({ name, left }) => `${name}: ${left === null ? 'nothing left' : `${left} left`}`);
  if (more > 0) named.push(`and ${more} more`);
  return mailOf(email, {
    subject: count === 1 ? `1 item runs low at ${store}` : `${count} items run low at ${store}`,
    preview: named.slice(0, 3).join(', '),
    pieces: [
      { kind: 'paragraph', text: `Since the last mail these have run low at ${store}:` },
      { kind: 'paragraph', text: named.join('\n') },
      { kind: 'button', label: 'See what to reorder', href: `${publicUrl}/inventory/reorder` },
      {
        kind: 'small',
        text: 'This mail comes at most once a day, when something new runs low. You can switch it off on that page.',
      },
    ],
  });
}

/** In the store's name: who buys there need not know us. */
export function paperMail(words: PaperWords, attachment: Attachment): Mail {
  const { id, to, store, storeEmail, subject, sentences, note } = words;
  const quote: Piece[] = note ? [{ kind: 'quote', text: note }] : [];
  const mail = mailOf(to, {
    subject,
    preview: sentences[0] ?? subject,
    pieces: [...sentences.map((text): Piece => ({ kind: 'paragraph', text })), ...quote],
    sender: store,
  });
  return {
    ...mail,
    ...{ id, from: store, attachments: [attachment] },
    ...(storeEmail ? { replyTo: storeEmail } : {}),
  };
}

function codePieces(code: string | null, use: string): Piece[] {
  if (code === null) {
    const text =
      'Too many wrong codes were entered for this account, so this mail brings a link instead of a code.';
    return [{ kind: 'paragraph', text }];
  }
  return [
    { kind: 'paragraph', text: `${use} It works once, for ${codeMinutes}.` },
    { kind: 'code', code },
  ];
}

function linkPieces({ link }: Keys, use: string, label: string): Piece[] {
  if (link === null) return [];
  return [
    { kind: 'paragraph', text: use },
    { kind: 'button', label, href: link },
  ];
}

function mailOf(to: string, content: Content): Mail {
  return { to, subject: content.subject, text: textOf(content), html: htmlOf(content) };
}
