import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can, roles } from '#access/roles.ts';
import { landingAfterStoreSelect } from './landing-after-store-select.ts';
import { mayOpen } from './navigation.ts';

const ready = { roles: ['admin'], default_theme: 'soko', product_count: 3 };

describe('SPEC 4: Store selection, redirect order', () => {
  it('leads to the theme first, then to the products, then home', () => {
    expect(landingAfterStoreSelect({ ...ready, default_theme: null, product_count: 0 })).toBe(
      '/dashboard/theme',
    );
    expect(landingAfterStoreSelect({ ...ready, default_theme: '' })).toBe('/dashboard/theme');
    expect(landingAfterStoreSelect({ ...ready, product_count: 0 })).toBe('/products');
    expect(landingAfterStoreSelect(ready)).toBe('/');
    expect(landingAfterStoreSelect({ ...ready, roles: ['super_admin'] })).toBe('/');
  });

  it('lets the first role decide', () => {
    expect(landingAfterStoreSelect({ ...ready, roles: ['associate', 'admin'] })).toBe('/orders/sell');
    expect(landingAfterStoreSelect({ ...ready, roles: ['admin', 'associate'] })).toBe('/');
    expect(landingAfterStoreSelect({ ...ready, roles: [] })).toBe('/orders/sell');
  });
});

describe('CONTRACT "Guards and landings"', () => {
  it('sends every other role to sell, whatever the theme, the products or the origin', () => {
    const others = fc.constantFrom('inventory_officer', 'associate', 'supervisor', 'manager', 'owner');
    const theme = fc.option(fc.string());
    fc.assert(
      fc.property(others, theme, fc.nat(), fc.string(), (role, default_theme, product_count, origin) => {
        const landing = landingAfterStoreSelect({ roles: [role], default_theme, product_count, origin });
        expect(landing).toBe('/orders/sell');
      }),
    );
  });

  it('puts the origin in place of / when the role may see it', () => {
    expect(landingAfterStoreSelect({ ...ready, origin: '/settings/taxes?from=mail' })).toBe(
      '/settings/taxes?from=mail',
    );
    expect(landingAfterStoreSelect({ ...ready, origin: '/unknown' })).toBe('/');
    expect(landingAfterStoreSelect({ ...ready, origin: '//evil.example/' })).toBe('/');
    expect(landingAfterStoreSelect({ ...ready, origin: null })).toBe('/');
  });

  it('does not let the origin jump the set-up of a new store', () => {
    expect(landingAfterStoreSelect({ ...ready, product_count: 0, origin: '/modules' })).toBe('/products');
  });

  it('always lands on a page that the first role opens', () => {
    const selection = fc.record({
      roles: fc.array(fc.constantFrom(...roles), { minLength: 1 }),
      default_theme: fc.option(fc.string()),
      product_count: fc.nat(),
      origin: fc.option(fc.oneof(fc.string(), fc.constantFrom('/modules', '/settings/mode'))),
    });
    fc.assert(
      fc.property(selection, (chosen) => {
        const landing = landingAfterStoreSelect(chosen);
        const first = chosen.roles[0] ?? '';
        expect(mayOpen([first], landing)).toBe(true);
        expect(landing === '/orders/sell' || can.openHome(first)).toBe(true);
      }),
    );
  });
});
