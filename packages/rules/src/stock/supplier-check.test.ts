import { describe, expect, it } from 'vitest';
import { checkSupplier } from './supplier-check.ts';

const fine = { name: 'Mama Mboga', email: '', lead_days: null };

describe('a supplier', () => {
  it('needs a name, and nothing else', () => {
    expect(checkSupplier(fine)).toEqual({ ok: true });
    expect(checkSupplier({ ...fine, name: '  ' })).toMatchObject({
      fields: { name: { reason: 'name_required' } },
    });
  });

  it('has an e-mail address and a lead time that can be', () => {
    expect(checkSupplier({ ...fine, email: 'orders@mboga.example', lead_days: 0 })).toEqual({ ok: true });
    expect(checkSupplier({ ...fine, email: 'mboga', lead_days: -1 })).toMatchObject({
      fields: { email: { reason: 'email_invalid' }, lead_days: { reason: 'lead_time_invalid', max: 365 } },
    });
    expect(checkSupplier({ ...fine, lead_days: 366 }).ok).toBe(false);
  });
});
