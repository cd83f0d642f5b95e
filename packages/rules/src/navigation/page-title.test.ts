import { describe, expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

describe('SPEC 2: page title', () => {
  it("is '{store name} | {product name}', and the product name alone with no active store", () => {
    expect(pageTitle('Green Market')).toBe('Green Market | Sokoni');
    expect(pageTitle()).toBe('Sokoni');
    expect(pageTitle(null)).toBe('Sokoni');
    expect(pageTitle('')).toBe('Sokoni');
  });
});
