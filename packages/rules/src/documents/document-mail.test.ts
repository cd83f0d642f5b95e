import { describe, expect, it } from 'vitest';
import { checkDocumentMail, documentMailLimits } from './document-mail.ts';

describe('A paper by mail', () => {
  it('goes to one address that can be one', () => {
    expect(checkDocumentMail({ to: ' asha@example.com ', note: '' })).toEqual({ ok: true });
    for (const [to, said] of [
      ['', 'email_required'],
      ['asha', 'email_invalid'],
      ['asha@example.com, juma@example.com', 'email_invalid'],
      ['asha@example.com\nBcc: juma@example.com', 'email_invalid'],
    ] as const) {
      expect(checkDocumentMail({ to, note: '' })).toMatchObject({ fields: { to: { reason: said } } });
    }
  });

  it('carries a note that is not too long', () => {
    const note = 'x'.repeat(documentMailLimits.noteLength);
    expect(checkDocumentMail({ to: 'asha@example.com', note })).toEqual({ ok: true });
    expect(checkDocumentMail({ to: 'asha@example.com', note: `${note}x` }).ok).toBe(false);
  });
});
