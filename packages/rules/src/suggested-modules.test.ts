import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moduleKeys } from './modules.ts';
import { moduleGroups, moduleStatuses, storeModules, suggestedModules } from './suggested-modules.ts';

const online = ['module_online', 'module_marketing', 'module_messaging'];
const inPerson = ['module_pos', 'module_expenses'];

const channels = fc.record({
  web_support: fc.boolean(),
  pos_support: fc.boolean(),
  store_module: fc.constantFrom('general_store' as const, 'restaurant' as const),
});

describe('SPEC 4: Suggested modules', () => {
  it.each([
    [false, false, 'general_store', []],
    [false, false, 'restaurant', []],
    [false, true, 'general_store', inPerson],
    [false, true, 'restaurant', [...inPerson, 'module_food_menu']],
    [true, false, 'general_store', online],
    [true, false, 'restaurant', online],
    [true, true, 'general_store', online],
    [true, true, 'restaurant', [...online, 'module_food_menu']],
  ] as const)('online %s, in person %s, %s: %j', (web_support, pos_support, store_module, expected) => {
    expect(suggestedModules({ web_support, pos_support, store_module })).toEqual(expected);
  });

  it('sets exactly the suggested modules to active', () => {
    fc.assert(
      fc.property(channels, (draft) => {
        const statuses = moduleStatuses(draft);
        expect(Object.keys(statuses)).toEqual(moduleKeys);
        const active = moduleKeys.filter((key) => statuses[key] === 'active');
        expect(active.sort()).toEqual(suggestedModules(draft).sort());
      }),
    );
  });
});

describe('SPEC 2: Onboarding 4, a recommended group and the remaining modules', () => {
  it('puts every module in one group', () => {
    fc.assert(
      fc.property(channels, (draft) => {
        const { recommended, remaining } = moduleGroups(draft);
        expect(recommended).toEqual(suggestedModules(draft));
        expect([...recommended, ...remaining].sort()).toEqual([...moduleKeys].sort());
      }),
    );
  });
});

describe('SPEC 2: Onboarding 3, in person', () => {
  it('offers retail or restaurant', () => {
    expect(storeModules.general_store.title).toBe('Retail Point of Sale');
    expect(storeModules.restaurant.title).toBe('Restaurant Point of Sale');
    expect(storeModules.restaurant.description).toContain('restaurants and bars');
  });
});
