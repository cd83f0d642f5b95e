import { describe, expect, it } from 'vitest';
import { suggestedModules } from './suggested-modules.ts';

const online = ['module_online', 'module_marketing', 'module_messaging'];
const inPerson = ['module_pos', 'module_expenses'];

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
});
