import { describe, expect, it } from 'vitest';
import { showingRowsText, showingText } from './showing-text.ts';

describe("SPEC 2: Pagination, 'Showing X-Y of N'", () => {
  it('says which rows a page shows, and of how many', () => {
    expect(showingText(2, 10, 95)).toBe('Showing 11-20 of 95');
    expect(showingText(1, 10, 0)).toBe('Showing 0-0 of 0');
  });

  it('is written in the figures of the language, also before the end is known', () => {
    expect(showingText(124, 10, 12_403)).toBe('Showing 1,231-1,240 of 12,403');
    expect(showingRowsText(124, 10, 10)).toBe('Showing 1,231-1,240 of …');
    expect(showingRowsText(1, 25, 3)).toBe('Showing 1-3 of …');
  });
});
