import { lastPage } from '@sokoni/rules/lists/page-window';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { calls } from './calls.ts';

const lists = Object.entries(calls).flatMap(([name, call]) => {
  const query = 'query' in call ? call.query : undefined;
  return query instanceof z.ZodObject && 'page' in query.shape ? [[name, query.shape.page] as const] : [];
});

describe('Every list', () => {
  it('has pages', () => {
    expect(lists.length).toBeGreaterThan(20);
  });

  it.each(lists)('has a hundred pages: %s', (_, page) => {
    expect(z.safeParse(page, String(lastPage)).success).toBe(true);
    const behind = z.safeParse(page, String(lastPage + 1));
    expect(behind.error?.issues[0]).toMatchObject({
      params: { reason: { reason: 'page_too_far', pages: 100 } },
    });
  });
});
