import { describe, expect, it } from 'vitest';
import { returnedOf, returnProblems } from './return-counts.ts';

const lines = [
  { id: 'rice', received: 10, returned: 4 },
  { id: 'salt', received: 2, returned: 0 },
];

describe('Items that go back to a supplier', () => {
  it('are those of which units are typed', () => {
    expect(returnedOf(lines, {})).toEqual([]);
    expect(returnedOf(lines, { rice: '0', salt: '2' })).toEqual([{ line_id: 'salt', quantity: 2 }]);
  });

  it('are whole units, and no more than came and were not returned yet', () => {
    expect(returnProblems(lines, { rice: '6', salt: '' })).toEqual({});
    expect(returnProblems(lines, { rice: '7', salt: '1.5' })).toEqual({
      rice: 'Only 6 can be returned',
      salt: expect.stringContaining('whole number'),
    });
  });
});
