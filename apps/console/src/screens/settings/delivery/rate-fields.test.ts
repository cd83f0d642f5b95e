import { describe, expect, it } from 'vitest';
import { type TypedRate, tooLargeProblems } from './rate-fields.ts';

const rate = (price: string, free_from = ''): TypedRate => ({
  ...{ id: 'r1', name: 'Standard', basis: 'flat', delivery_time: '', courier: '', tracking_url: '' },
  ...{ bands: [{ key: 0, up_to: '', price }], free_from },
});
const problems = (typed: TypedRate) => tooLargeProblems(typed, 'KES', 'KES 1,000,000,000.00');

describe('A delivery rate', () => {
  it('says the bound of what it can cost', () => {
    const bound = 'Enter KES 1,000,000,000.00 or less';
    expect(problems(rate('99999999999999'))).toEqual({ bands: bound });
    expect(problems(rate('1000000000.01'))).toEqual({ bands: bound });
    expect(problems(rate('99999999999999999999999'))).toEqual({ bands: bound });
    expect(problems(rate('5', '99999999999999'))).toEqual({ free_from: bound });
    expect(problems(rate('1000000000'))).toEqual({});
    expect(problems(rate('-1'))).toEqual({});
  });
});
