import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

describe('SPEC 2: Verify, the e-mail is shown masked', () => {
  it.each([
    ['alice@gmail.com', 'a***e@g***.com'],
    ['ab@example.com', 'a***@e***.com'],
    ['bob@example.com', 'b***@e***.com'],
    ['a@example.com', '***@e***.com'],
    ['a@b.co', '***@***.co'],
    ['alice@mail.example.co.uk', 'a***e@m***.uk'],
    ['alice@localhost', 'a***e@l***'],
    ['"odd@local"@example.com', '"***"@e***.com'],
    ['', '***'],
    ['alice', '***'],
    ['@example.com', '***'],
  ])('%j is shown as %j', (email, shown) => {
    expect(maskEmail(email)).toBe(shown);
  });

  const unstarred = fc.emailAddress().filter((email) => !email.includes('*'));

  it('shows at most two letters of the local part and one of the domain, whatever their length', () => {
    fc.assert(
      fc.property(unstarred, (email) => {
        const [local = '', domain = ''] = maskEmail(email).split('@');
        expect(local.replace('***', '').length).toBeLessThanOrEqual(2);
        expect(local).toContain('***');
        expect(domain.slice(0, domain.indexOf('***')).length).toBeLessThanOrEqual(1);
        expect(maskEmail(email)).not.toContain(email.slice(0, email.indexOf('@') + 1));
      }),
    );
  });
});
