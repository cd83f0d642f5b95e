import { describe, expect, it } from 'vitest';
import { checkBuyer } from './buyer-check.ts';
import { readQuickOrder } from './quick-order.ts';

describe('a buyer of a company', () => {
  it('needs a name and an email, by which they sign in; a phone is right or left out', () => {
    const whole = { name: 'Achieng', email: 'achieng@lodges.example', phone: '' };
    expect(checkBuyer(whole)).toEqual({ ok: true });
    expect(checkBuyer({ ...whole, name: ' ' })).toMatchObject({
      fields: { name: { reason: 'name_required' } },
    });
    expect(checkBuyer({ ...whole, email: '' })).toMatchObject({
      fields: { email: { reason: 'email_invalid' } },
    });
    expect(checkBuyer({ ...whole, email: 'achieng@' })).toMatchObject({
      fields: { email: { reason: 'email_invalid' } },
    });
    expect(checkBuyer({ ...whole, phone: 'call me' })).toMatchObject({
      fields: { phone: { reason: 'phone_invalid' } },
    });
  });
});

describe('a quick order', () => {
  it('answers why a line cannot be read', () => {
    const { lines, problems } = readQuickOrder(`BAG-01 2\nBAG-02,0\n${'X'.repeat(101)},1\nBAG-03;1.5`);
    expect(lines).toEqual([{ row: 1, text: 'BAG-01 2', code: 'BAG-01', quantity: 2 }]);
    expect(problems.map(({ row, reason, amount }) => [row, reason, amount])).toEqual([
      [2, 'no_quantity', '0'],
      [3, 'code_too_long', '1'],
      [4, 'no_quantity', '1.5'],
    ]);
  });
});
