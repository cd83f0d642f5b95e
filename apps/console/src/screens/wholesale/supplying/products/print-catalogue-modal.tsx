import { useState } from 'react';
import { useCategories } from '#api/catalogue/categories.ts';
import { useCustomerGroups } from '#api/customers/customers.ts';
import { usePriceLists } from '#api/wholesale/price-lists.ts';
import { usePrintCatalogue } from '#api/wholesale/supplying.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { placeCategories } from '#parts/products/category-names.ts';
import { sayCatalogueDialog as say } from '#sentences/wholesale/catalogue-dialog.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

/** In place of the id of a price list. */
const ofStore = 'store';
const without = 'none';

/** Makes a PDF of what companies are offered: at whose prices, of which category, and whether it is to be filled in. */
export function PrintCatalogueModal({ onClose }: { onClose: () => void }) {
  const [prices, setPrices] = useState({ value: ofStore, label: say('prices.store') });
  const [groupId, setGroupId] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const [isOrderForm, setIsOrderForm] = useState(false);
  const { words, isTyping, setText } = useTypedSearch();
  const lists = usePriceLists({ search: words, limit: 50 });
  const { data: categories = [] } = useCategories();
  const groups = useCustomerGroups().data ?? [];
  const print = usePrintCatalogue();
  const own = [
    { value: ofStore, label: say('prices.store') },
    { value: without, label: say('prices.none') },
  ];
  const listed = [...own, ...lists.items.map(({ id, name }) => ({ value: id, label: name }))];

  async function make(): Promise<void> {
    const { value } = prices;
    try {
      await print.mutateAsync({
        price_list_id: value === ofStore || value === without ? null : value,
        group_id: groupId || null,
        category_id: categoryId || null,
        with_prices: value !== without,
        order_form: isOrderForm,
      });
      onClose();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <FormModal
      title={say('title')}
      confirmLabel={say('make')}
      busy={print.isPending}
      onSubmit={make}
      onClose={onClose}
    >
      <SelectField
        label={say('prices')}
        searchable
        searchPlaceholder={say('prices.search')}
        emptyText={say('prices.notFound')}
        // What is chosen stays in the list: the closed field shows it from there.
        options={listed.some(({ value }) => value === prices.value) ? listed : [...listed, prices]}
        onSearch={setText}
        isSearching={isTyping || lists.isStale || lists.isLoading}
        value={prices.value}
        onChange={(value) => setPrices(listed.find((one) => one.value === value) ?? prices)}
      />
      {groups.length > 0 && (
        <SelectField
          label={say('group')}
          hint={say('group.hint')}
          options={[
            { value: '', label: say('group.all') },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={groupId}
          onChange={setGroupId}
        />
      )}
      <SelectField
        label={say('category')}
        searchable
        searchPlaceholder={say('category.search')}
        emptyText={say('category.notFound')}
        options={[
          { value: '', label: say('category.all') },
          ...placeCategories(categories).map(({ id, path }) => ({ value: id, label: path })),
        ]}
        value={categoryId}
        onChange={setCategoryId}
      />
      <CheckboxField
        label={say('orderForm')}
        hint={say('orderForm.hint')}
        checked={isOrderForm}
        onChange={(event) => setIsOrderForm(event.target.checked)}
      />
    </FormModal>
  );
}
