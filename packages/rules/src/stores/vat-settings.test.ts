import { describe, expect, it } from 'vitest';
import { checkVatSettings } from './vat-settings.ts';

const check = (vat_percent: string | number) =>
  checkVatSettings({ apply_vat: true, vat_percent, prices_include_vat: false });

describe('CONTRACT, update/vat: a percentage from 0 to 100 with up to 3 decimals', () => {
  it.each(['0', '7.5', '9.975', 9.975, 20, '100'])('takes %j', (percent) => {
    expect(check(percent)).toEqual({ ok: true });
  });

  it.each([
    ['', 'Enter a percentage such as 7.5'],
    ['7,5', 'Enter a percentage such as 7.5'],
    ['1e1', 'Enter a percentage such as 7.5'],
    ['9.9755', 'A percentage can have at most 3 decimals'],
    ['100.001', 'Enter a percentage from 0 to 100'],
    [-1, 'Enter a percentage from 0 to 100'],
    ['9'.repeat(30), 'Enter a percentage from 0 to 100'],
  ])('refuses %j: %s', (percent, message) => {
    expect(check(percent)).toEqual({ ok: false, message, fields: { vat_percent: message } });
  });

  it('keeps to it while VAT is off as well', () => {
    expect(checkVatSettings({ apply_vat: false, vat_percent: 101, prices_include_vat: false })).toMatchObject(
      {
        ok: false,
      },
    );
  });
});
