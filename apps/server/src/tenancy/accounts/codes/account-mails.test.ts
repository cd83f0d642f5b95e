import { describe, expect, it } from 'vitest';
import { confirmSessionMail, resetPasswordMail, verifyEmailMail } from './account-mails.ts';

const link = 'https://console.example.com/verify-email/abc';

describe('CONTRACT email/verify: what a mail says', () => {
  it.each([verifyEmailMail, resetPasswordMail, confirmSessionMail])(
    '%o has the code alone on its line',
    (write) => {
      const mail = write('ada@example.com', { code: '0417', link: null });
      expect(mail.text.split('\n').filter((line) => line === '0417')).toHaveLength(1);
      expect(mail.text.match(/\d{4}/g)).toEqual(['0417']);
      expect(mail.html).toContain('0417');
    },
  );

  it.each([verifyEmailMail, resetPasswordMail])('%o has the link alone on its line', (write) => {
    const mail = write('ada@example.com', { code: '0417', link });
    expect(mail.text.split('\n')).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
  });

  it.each([verifyEmailMail, resetPasswordMail])(
    '%o still has the link when the code path is closed',
    (write) => {
      const mail = write('ada@example.com', { code: null, link });
      expect(mail.text).toContain(link);
      expect(mail.text).toContain('Too many wrong codes');
      expect(mail.text).not.toMatch(/^\d{4}$/m);
    },
  );
});
