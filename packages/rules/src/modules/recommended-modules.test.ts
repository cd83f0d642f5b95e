import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productTypes } from '#stores/product-types.ts';
import { moduleKeys } from './modules.ts';
import { moduleGroups, moduleStatuses, recommendedModules } from './recommended-modules.ts';
import { suggestedModules } from './suggested-modules.ts';

const typeIds = productTypes.map(({ id }) => id);
const offers = fc.record({
  web_support: fc.boolean(),
  pos_support: fc.boolean(),
  store_module: fc.constantFrom('general_store' as const, 'restaurant' as const),
  product_type_id: fc.constantFrom(null, '', ...typeIds),
});

describe('CONTRACT: stores that sell goods start with module_inventory active', () => {
  it('adds it to the suggestion of SPEC 4, and nothing else', () => {
    fc.assert(
      fc.property(offers, (store) => {
        const added = recommendedModules(store).filter((key) => !suggestedModules(store).includes(key));
        expect(recommendedModules(store).slice(0, suggestedModules(store).length)).toEqual(
          suggestedModules(store),
        );
        expect(['', 'module_inventory']).toContain(added.join());
      }),
    );
  });

  it('goes by the product type', () => {
    const web = { web_support: true, pos_support: true, store_module: 'general_store' } as const;
    const without = typeIds.filter(
      (product_type_id) => !recommendedModules({ ...web, product_type_id }).includes('module_inventory'),
    );
    expect(without).toEqual(['services', 'digital_goods']);
    expect(recommendedModules({ ...web, product_type_id: null })).not.toContain('module_inventory');
  });
});

describe('SPEC 4: set to active automatically', () => {
  it('are exactly the recommended modules', () => {
    fc.assert(
      fc.property(offers, (store) => {
        const statuses = moduleStatuses(store);
        expect(Object.keys(statuses)).toEqual(moduleKeys);
        const active = moduleKeys.filter((key) => statuses[key] === 'active');
        expect(active.sort()).toEqual(recommendedModules(store).sort());
      }),
    );
  });
});

describe('SPEC 2: Onboarding 4, a recommended group and the remaining modules', () => {
  it('puts every module in one group', () => {
    fc.assert(
      fc.property(offers, (store) => {
        const { recommended, remaining } = moduleGroups(store);
        expect(recommended).toEqual(recommendedModules(store));
        expect([...recommended, ...remaining].sort()).toEqual([...moduleKeys].sort());
      }),
    );
  });
});
