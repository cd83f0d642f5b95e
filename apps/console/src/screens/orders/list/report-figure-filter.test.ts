import { describe, expect, it } from 'vitest';
import { readFigure } from './report-figure-filter.ts';

const id = '01a2014f-a9db-76be-bc31-f70e4f1d7191';
const read = (params: Record<string, string>, seesMoney = true) =>
  readFigure((name) => params[name] ?? '', seesMoney);

describe('The orders behind a figure', () => {
  it('are asked for as the report says', () => {
    const address = {
      sold: 'true',
      from: '2026-11-01',
      to: '2026-11-22',
      product: id,
      vat: '16',
      of: 'Rice',
    };
    const rest = { from: '2026-11-01', to: '2026-11-22', product_id: id, vat_percent: '16' };
    expect(read(address)).toEqual({
      query: { sold: 'true', ...rest },
      narrowing: { sold: true, ...rest },
      words: 'Rice',
    });
    expect(read({ sold: 'true', seller: 'none' })?.query.seller).toBe('none');
  });
  it('are those for which shipping is charged, for the figure of it', () => {
    const shipped = read({ sold: 'true', from: '2026-11-01', to: '2026-11-22', shipping: 'true' });
    expect(shipped?.query.shipping).toBe('true');
    expect(shipped?.narrowing.shipping).toBe(true);
  });
  it('are those of which something came back, for a figure of returns', () => {
    const days = { from: '2026-11-01', to: '2026-11-22' };
    expect(read({ sold: 'true', returned: 'true', ...days })?.query).toEqual({
      sold: 'true',
      returned_from: days.from,
      returned_to: days.to,
    });
  });
  it('are those of a shift, from its report', () =>
    expect(read({ sold: 'true', shift: id, of: 'Z report' })).toEqual({
      query: { sold: 'true', shift_id: id },
      narrowing: { sold: true, shift_id: id },
      words: 'Z report',
    }));
  it('are none for an address without a figure, nor for a role without money', () => {
    expect(read({ from: '2026-11-01' })).toBeNull();
    expect(read({ sold: 'true', vat: '16' }, false)).toBeNull();
  });
  it('leave out what cannot be meant', () =>
    expect(read({ sold: 'true', from: 'x', product: '1', vat: '1e3' })?.query).toEqual({ sold: 'true' }));
});
