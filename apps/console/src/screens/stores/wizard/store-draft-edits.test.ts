import { moduleStatuses } from '@sokoni/rules/modules/recommended-modules';
import { newStoreDraft, type StoreDraft } from '@sokoni/rules/stores/store-draft';
import { describe, expect, it } from 'vitest';
import { checkFields, storeBody, withName, withOffer } from './store-draft-edits.ts';

function edited(...edits: ((draft: StoreDraft) => Partial<StoreDraft>)[]): StoreDraft {
  const draft = newStoreDraft();
  for (const edit of edits) Object.assign(draft, edit(draft));
  return draft;
}

const named = (name: string) => (draft: StoreDraft) => withName(draft, name);

describe('SPEC 4: the sub-domain auto-fills from the business name', () => {
  it('follows the name letter by letter', () => {
    const draft = edited(named('Mama'), named('Mama '), named("Mama Ngozi's"));
    expect(draft).toMatchObject({ name: "Mama Ngozi's", sub_domain: 'mama-ngozis' });
  });

  it('stays as the person chose it', () => {
    const draft = edited(named('Mama'), () => ({ sub_domain: 'ngozi' }), named('Mama Ngozi'));
    expect(draft.sub_domain).toBe('ngozi');
  });

  it('stays when it was chosen before there was a name, or emptied', () => {
    expect(edited(() => ({ sub_domain: 'ngozi' }), named('Mama')).sub_domain).toBe('ngozi');
    expect(edited(named('Mama'), () => ({ sub_domain: '' }), named('Mama N')).sub_domain).toBe('');
  });
});

describe('SPEC 4: suggested modules, set to active automatically', () => {
  it.each([
    { web_support: false },
    { pos_support: false },
    { store_module: 'restaurant' },
    { web_support: false, store_module: 'restaurant' },
    { web_support: false, pos_support: false },
    { product_type_id: 'fashion' },
    { product_type_id: 'services' },
  ] as const)('an untouched draft with %j has the statuses of the suggestion', (changed) => {
    const draft = edited((before) => withOffer(before, changed));
    const offer = {
      web_support: true,
      pos_support: true,
      store_module: 'general_store',
      product_type_id: '',
      ...changed,
    } as const;
    expect(draft).toMatchObject({ ...offer, ...moduleStatuses(offer) });
  });

  it('keeps what the person has set about other modules', () => {
    const draft = edited(
      () => ({ module_inventory: 'active', module_marketing: 'disabled' }),
      (before) => withOffer(before, { store_module: 'restaurant' }),
    );
    expect(draft).toMatchObject({
      module_inventory: 'active',
      module_marketing: 'disabled',
      module_food_menu: 'active',
    });
  });

  it('turns Inventory on for products that are stocked, and off again for services', () => {
    const goods = edited((before) => withOffer(before, { product_type_id: 'groceries' }));
    expect(goods).toMatchObject({ product_type_id: 'groceries', module_inventory: 'active' });
    expect(withOffer(goods, { product_type_id: 'services' })).toEqual({
      product_type_id: 'services',
      module_inventory: 'disabled',
    });
  });

  it('switches off what is no longer suggested', () => {
    const draft = edited(
      (before) => withOffer(before, { store_module: 'restaurant' }),
      (before) => withOffer(before, { store_module: 'general_store' }),
    );
    expect(draft.module_food_menu).toBe('disabled');
  });
});

describe('SPEC 5: what a step asks for', () => {
  it('names its own problems only, in its order', () => {
    expect(checkFields(newStoreDraft(), ['name', 'currency_code', 'sub_domain'])).toEqual({
      ok: false,
      message: 'Store Name is required',
      fields: {
        name: 'Store Name is required',
        currency_code: 'Store default currency is required',
        sub_domain: 'Sub domain is required',
      },
    });
    expect(checkFields(newStoreDraft(), ['product_type_id'])).toMatchObject({
      message: 'please select a product type',
    });
  });

  it('lets a step pass whose own fields are fine', () => {
    expect(checkFields(newStoreDraft(), ['web_support'])).toEqual({ ok: true });
    const nowhere = { ...newStoreDraft(), web_support: false, pos_support: false };
    expect(checkFields(nowhere, ['web_support']).ok).toBe(false);
  });
});

describe('SPEC 3: the creation payload', () => {
  it('names the channels in words for onboarding, in booleans for the modal', () => {
    const draft = { ...newStoreDraft(), pos_support: false };
    expect(storeBody(draft, 'words')).toMatchObject({ web_support: 'ACTIVE', pos_support: 'DISABLED' });
    expect(storeBody(draft, 'booleans')).toMatchObject({ web_support: true, pos_support: false });
  });

  it('carries the defaults of SPEC 9', () => {
    expect(storeBody(newStoreDraft(), 'words')).toMatchObject({
      reg_channel: 'web',
      mode: 'test',
      test_product: true,
      store_module: 'general_store',
    });
  });

  it('adds experimental products in test mode only', () => {
    expect(storeBody({ ...newStoreDraft(), mode: 'live' }, 'booleans').test_product).toBe(false);
    expect(storeBody({ ...newStoreDraft(), test_product: false }, 'words').test_product).toBe(false);
  });
});
