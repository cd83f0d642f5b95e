import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';

const written = [
  ['PUT /marketplace/v1/stores/{id}/update', 'name'],
  ['PUT /marketplace/v1/stores/{id}/update/social', 'website'],
  ['PUT /marketplace/v1/stores/{id}/update/vat', 'apply_vat'],
  ['PUT /marketplace/v1/stores/{storeId}/modules', 'module_pos'],
  ['PUT /marketplace/v1/stores/{id}/receipt-settings', 'reminders'],
  ['PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}', 'name'],
] as const;

describe('a change that is put over what is kept', () => {
  it.each(written)('%s leaves out %s, or gives it a value', (route, field) => {
    const { body } = calls[route];
    expect(body.parse({})).toEqual({});
    expect(Object.keys(body.parse({}))).toEqual([]);
    expect(body.safeParse({ [field]: undefined }).success).toBe(false);
  });
});
