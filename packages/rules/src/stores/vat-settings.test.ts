import { describe, expect, it } from 'vitest';
import { checkVatSettings } from './vat-settings.ts';

const check = (vat_percent: string | number) =>
  checkVatSettings({ apply_vat: true, vat_percent, prices_include_vat: false });

describe('CONTRACT, update/vat: a percentage from 0 to 100 with up to 3 decimals', () => {
  it.each(['0', '7.5', '9.975', 9.975, 20, '100'])('takes %j', (percent) => {
    expect(check(percent)).toEqual({ ok: true });
  });

  it.each([
    ['', { reason: 'percent_invalid' }],
    ['7,5', { reason: 'percent_invalid' }],
    ['1e1', { reason: 'percent_invalid' }],
    ['9.9755', { reason: 'percent_too_many_decimals', places: 3 }],
    ['100.001', { reason: 'percent_out_of_range' }],
    [-1, { reason: 'percent_out_of_range' }],
    ['9'.repeat(30), { reason: 'percent_out_of_range' }],
  ])('refuses %j', (percent, first) => {
    expect(check(percent)).toEqual({ ok: false, first, fields: { vat_percent: first } });
  });

  it('keeps to it while VAT is off as well', () => {
    expect(checkVatSettings({ apply_vat: false, vat_percent: 101, prices_include_vat: false })).toMatchObject(
      {
        ok: false,
      },
    );
  });
});
