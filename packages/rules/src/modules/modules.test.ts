import { describe, expect, it } from 'vitest';
import { flipModule, moduleKeys, modules } from './modules.ts';

describe('SPEC 3: Module keys', () => {
  it('has the ten modules, in order', () => {
    expect(moduleKeys).toEqual([
      'module_appointment',
      'module_expenses',
      'module_food_menu',
      'module_inventory',
      'module_marketing',
      'module_marketplace',
      'module_messaging',
      'module_online',
      'module_pos',
      'module_wholesale',
    ]);
  });

  it('gives each its own picture', () => {
    for (const key of moduleKeys) {
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
