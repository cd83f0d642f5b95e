import { describe, expect, it } from 'vitest';
import { readFilter } from './audit-filter.ts';

const read = (address: string) => readFilter(new URLSearchParams(address));

describe('The address of the audit log', () => {
  it('narrows it to days', () => {
    expect(read('from=2026-11-15&to=2026-11-16')).toEqual({ from: '2026-11-15', to: '2026-11-16' });
  });

  it('leaves out what it cannot mean', () => {
    expect(read('from=0002-11-15&to=2026-13-01&actor_id=me&subject=order')).toEqual({});
  });
});
