import { describe, expect, it } from 'vitest';
import { flipModule, moduleKeys, modules } from './modules.ts';

describe('SPEC 3: Module keys and titles', () => {
  it('has the ten modules with their titles, in order', () => {
    expect(moduleKeys.map((key) => `${key} ${modules[key].title}`)).toEqual([
      'module_appointment Appointments',
      'module_expenses Expenses',
      'module_food_menu Food Menu',
      'module_inventory Inventory Management',
      'module_marketing Marketing',
      'module_marketplace Market Place',
      'module_messaging Messaging',
      'module_online Online Checkout',
      'module_pos Point of Sales',
      'module_wholesale Wholesales (B2B)',
    ]);
  });

  it('gives each a sentence and its own picture', () => {
    for (const key of moduleKeys) {
      expect(modules[key].description).toMatch(/^[A-Z][^.]+\.$/);
      expect(modules[key].image).toBe(`/drawings/${key}.svg`);
    }
  });
});

describe('SPEC 4: Modules', () => {
  it('flip between active and not active', () => {
    expect(flipModule('active')).toBe('disabled');
    expect(flipModule('disabled')).toBe('active');
  });
});
