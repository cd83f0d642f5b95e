import { describe, expect, it } from 'vitest';
import { messages } from '#messages.ts';
import { checkDocumentMail, documentMailLimits } from './document-mail.ts';

describe('A paper by mail', () => {
  it('goes to one address that can be one', () => {
    expect(checkDocumentMail({ to: ' asha@example.com ', note: '' })).toEqual({ ok: true });
    for (const [to, said] of [
      ['', messages.emailRequired],
      ['asha', messages.emailInvalid],
      ['asha@example.com, juma@example.com', messages.emailInvalid],
      ['asha@example.com\nBcc: juma@example.com', messages.emailInvalid],
    ] as const) {
      expect(checkDocumentMail({ to, note: '' })).toMatchObject({ fields: { to: said } });
    }
  });

  it('carries a note that is not too long', () => {
    const note = 'x'.repeat(documentMailLimits.noteLength);
    expect(checkDocumentMail({ to: 'asha@example.com', note })).toEqual({ ok: true });
    expect(checkDocumentMail({ to: 'asha@example.com', note: `${note}x` }).ok).toBe(false);
  });
});
