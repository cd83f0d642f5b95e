import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PER_PAGE,
  lastPage,
  listedPages,
  type PageMark,
  pageCount,
  pageWindow,
  readPage,
  shownOfPage,
  shownRows,
} from './page-window.ts';

const text = (marks: readonly PageMark[]) =>
  marks.map((mark) => (mark === 'ellipsis' ? '…' : mark)).join(' ');

describe("SPEC 2: Pagination, 'Showing X-Y of N'", () => {
  it('shows 10 results on a page by default', () => {
    expect(DEFAULT_PER_PAGE).toBe(10);
    expect(pageCount(101)).toBe(11);
    expect(pageCount(100)).toBe(10);
    expect(pageCount(0)).toBe(0);
    expect(pageCount(26, 25)).toBe(2);
  });

  it.each([
    [1, 10, 95, 1, 10],
    [2, 10, 95, 11, 20],
    [10, 10, 95, 91, 95],
    [1, 10, 3, 1, 3],
    [1, 10, 1, 1, 1],
    [1, 10, 0, 0, 0],
    [9, 10, 12, 11, 12],
    [0, 10, 12, 1, 10],
  ])('page %i by %i of %i shows %i to %i', (page, perPage, total, first, last) => {
    expect(shownRows(page, perPage, total)).toEqual({ first, last });
  });

  it('shows what a page holds, also before the end is known', () => {
    expect(shownOfPage(124, 10, 10)).toEqual({ first: 1231, last: 1240 });
    expect(shownOfPage(1, 25, 3)).toEqual({ first: 1, last: 3 });
  });

  it('shows as many results as the page holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 10_000 }), (perPage, total) => {
        const counts = Array.from({ length: pageCount(total, perPage) }, (_, index) => {
          const { first, last } = shownRows(index + 1, perPage, total);
          return last - first + 1;
        });
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
      }),
    );
  });
});

describe('A list of more pages than are listed', () => {
  it('ends with the hundredth, however long it is', () => {
    expect(listedPages(95)).toBe(10);
    expect(listedPages(1000)).toBe(100);
    expect(listedPages(1001)).toBe(100);
    expect(listedPages(1_000_000, 25)).toBe(lastPage);
  });

  it('is asked for no page behind it, and for the first where the address means none', () => {
    expect(['1', '7', '100', '101', '99999999'].map(readPage)).toEqual([1, 7, 100, 100, 100]);
    expect([null, '', '0', '-2', '1.5', 'x'].map(readPage)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('SPEC 2: Pagination, window with ellipses', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [4, 20, '1 2 3 4 5 … 20'],
    [5, 20, '1 … 4 5 6 … 20'],
    [16, 20, '1 … 15 16 17 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [20, 20, '1 … 16 17 18 19 20'],
  ])('page %i of %i shows %j', (current, count, expected) => {
    expect(text(pageWindow(current, count))).toBe(expected);
  });

  const position = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

  it('always holds the current, the first and the last page, rising, each once, in at most 7 places', () => {
    fc.assert(
      fc.property(position, ([current, count]) => {
        const marks = pageWindow(current, count);
        const pages = marks.filter((mark) => mark !== 'ellipsis');
        expect(pages).toEqual(expect.arrayContaining([1, current, count]));
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(marks.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('has an ellipsis exactly where pages are left out', () => {
    fc.assert(
      fc.property(position, ([current, count]) => {
        const marks = pageWindow(current, count);
        marks.forEach((mark, index) => {
          const next = marks[index + 1];
          if (mark === 'ellipsis') expect(Number(next) - Number(marks[index - 1])).toBeGreaterThan(1);
          else if (next !== 'ellipsis' && next !== undefined) expect(next).toBe(mark + 1);
        });
      }),
    );
  });

  it('is the mirror image at the other end', () => {
    fc.assert(
      fc.property(position, ([current, count]) => {
        const mirrored = pageWindow(count + 1 - current, count)
          .map((mark) => (mark === 'ellipsis' ? mark : count + 1 - mark))
          .reverse();
        expect(mirrored).toEqual(pageWindow(current, count));
      }),
    );
  });
});
