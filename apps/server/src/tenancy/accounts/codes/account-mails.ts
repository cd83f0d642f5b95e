import { accountMails } from '@sokoni/messages/en/accounts/accounts';
import { translator } from '@sokoni/messages/translator';
import { limits } from '@sokoni/rules/limits';
import type { Piece } from '#core/mail/content.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import type { Mail } from '#core/mail/mailer.ts';

/** What a mail about an account carries; at least one of the two. */
export interface Keys {
  code: string | null;
  /** The address of the page that does the same. */
  link: string | null;
}

const say = translator({ accountMails });
const codeMinutes = limits.codeSeconds / 60;
const linkMinutes = limits.mailedLinkSeconds / 60;
const verifyLinkHours = 24;

export function verifyEmailMail(to: string, keys: Keys): Mail {
  return mailOf(to, {
    subject: say('verify.subject'),
    preview: say('verify.preview'),
    units: [
      ...codePieces(keys.code, say('verify.code', { minutes: codeMinutes })),
      ...linkPieces(keys, say('verify.link', { hours: verifyLinkHours }), say('verify.button')),
      { kind: 'small', text: say('verify.ignore') },
    ],
  });
}

export function resetPasswordMail(to: string, keys: Keys): Mail {
  return mailOf(to, {
    subject: say('reset.subject'),
    preview: say('reset.preview'),
    units: [
      ...codePieces(keys.code, say('reset.code', { minutes: codeMinutes })),
      ...linkPieces(keys, say('reset.link', { minutes: linkMinutes }), say('reset.button')),
      { kind: 'small', text: say('reset.ignore') },
    ],
  });
}

export function confirmSessionMail(to: string, keys: Keys): Mail {
  return mailOf(to, {
    subject: say('identity.subject'),
    preview: say('identity.preview'),
    units: [
      ...codePieces(keys.code, say('identity.code', { minutes: codeMinutes })),
      { kind: 'small', text: say('identity.ignore') },
    ],
  });
}

function codePieces(code: string | null, use: string): Piece[] {
  if (code === null) return [{ kind: 'paragraph', text: say('code.exhausted') }];
  return [
    { kind: 'paragraph', text: use },
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
