import { describe, expect, it } from 'vitest';
import { inviteMail } from './invite-mail.ts';

describe('CONTRACT "invites": what the mail says', () => {
  it('an invite says who, where, as what, and what was written, and none of it becomes HTML', () => {
    const mail = inviteMail(
      {
        language: 'en',
        inviter: 'Ada <b>Obi</b>',
        store: 'Mama "Put" & Sons',
        role: 'Sales Associate',
        message: 'Come\n<script>alert(1)</script>',
        openUntil: '8 March 2026',
        email: 'ben@example.com',
      },
      'https://console.example.com',
    );
    expect(mail.to).toBe('ben@example.com');
    expect(mail.subject).toBe('Ada <b>Obi</b> invited you to join Mama "Put" & Sons');
    expect(mail.text).toContain('invited you to join Mama "Put" & Sons as Sales Associate.');
    expect(mail.text).toContain('> Come\n> <script>');
    expect(mail.text).toContain('https://console.example.com/select-store');
    expect(mail.text).toContain('https://console.example.com/signup');
    expect(mail.text).toContain('8 March 2026');
    expect(mail.html).toContain('Ada &lt;b&gt;Obi&lt;/b&gt;');
    expect(mail.html).toContain('Come<br>&lt;script&gt;');
    expect(mail.html).not.toMatch(/<script|<b>/);
  });

  it('an invite without a message has no quotation', () => {
    const words = {
      language: 'en' as const,
      inviter: 'A',
      store: 'B',
      role: 'C',
      message: '',
      openUntil: 'D',
      email: 'e@example.com',
    };
    expect(inviteMail(words, 'https://x.example.com').text).not.toContain('>');
  });
});
