import { describe, expect, it } from 'vitest';
import { moduleOfPath } from './module-routes.ts';

describe('CONTRACT "Console routes": the routes of each module', () => {
  it.each([
    ['/inventory', 'module_inventory'],
    ['/point-of-sale', 'module_pos'],
    ['/point-of-sale/registers/7', 'module_pos'],
    ['/wholesale/suppliers', 'module_wholesale'],
    ['/appointments', 'module_appointment'],
    ['/expenses', 'module_expenses'],
    ['/marketing', 'module_marketing'],
    ['/messages', 'module_messaging'],
    ['/marketplace', 'module_marketplace'],
  ])('%s belongs to %s', (path, module) => {
    expect(moduleOfPath(path)).toBe(module);
  });

  it.each([
    '/',
    '/orders',
    '/orders/sell',
    '/orders/7',
    '/products',
    '/products/7',
    '/customers',
    '/customers/7',
    '/modules',
    '/settings/store',
    '/marketplaces',
    '/inventory-count',
    '',
  ])('%s belongs to none', (path) => {
    expect(moduleOfPath(path)).toBeNull();
  });
});
