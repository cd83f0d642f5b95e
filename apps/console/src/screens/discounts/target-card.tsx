import { type DiscountTarget, discountLimits, discountTargets } from '@sokoni/rules/discounts/discount';
import { PackageIcon, XIcon } from 'lucide-react';
import { useCategories } from '#api/catalogue/categories.ts';
import { useProducts } from '#api/catalogue/products.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { placeCategories } from '#parts/products/category-names.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import type { DiscountFields } from './discount-fields.ts';
import styles from './discounts.module.css';
import { type DiscountForm, fieldId } from './use-discount-form.ts';

const targets = Object.entries(discountTargets).map(([value, label]) => ({
  value: value as DiscountTarget,
  label,
}));

const minimums = [
  { value: 'none', label: 'None' },
  { value: 'spend', label: 'Purchase amount' },
  { value: 'units', label: 'Quantity of items' },
] as const;

/** What it is for, and how much of that an order must have. */
export function TargetCard({ form }: { form: DiscountForm }) {
  const { typed, problems, change } = form;
  return (
    <Card title="Applies to">
      <Stack>
        <Segmented
          label="Applies to"
          hideLabel
          options={targets}
          value={typed.appliesTo}
          onChange={(appliesTo) => change({ appliesTo })}
          stackOnPhone
        />
        {typed.appliesTo === 'products' && <ProductChoice form={form} />}
        {typed.appliesTo === 'categories' && <CategoryChoice form={form} />}
        <Segmented
          label="Minimum purchase"
          options={minimums}
          value={typed.minimum}
          onChange={(minimum: DiscountFields['minimum']) => change({ minimum })}
        />
        {typed.minimum === 'spend' && (
          <MoneyInput
            id={fieldId('minimum_spend')}
            label="Minimum amount"
            className={styles.short}
            error={problems.minimum_spend}
            value={typed.minimumSpend}
            onChange={(minimumSpend) => change({ minimumSpend })}
          />
        )}
        {typed.minimum === 'units' && (
          <CountInput
            id={fieldId('minimum_quantity')}
            label="Minimum quantity"
            className={styles.short}
            min={1}
            error={problems.minimum_quantity}
            value={typed.minimumQuantity}
            onChange={(minimumQuantity) => change({ minimumQuantity })}
          />
        )}
      </Stack>
    </Card>
  );
}

function ProductChoice({ form }: { form: DiscountForm }) {
  const { typed, problems, change } = form;
  const { words, isTyping, setText } = useTypedSearch();
  const found = useProducts({ search: words, limit: 20 });
  const chosen = new Set(typed.products.map(({ id }) => id));
  const offered = found.items.filter(({ id }) => !chosen.has(id));
  return (
    <Stack gap={2}>
      <SelectField
        id={fieldId('product_ids')}
        label="Products"
        searchable
        searchPlaceholder="Search by title, SKU or barcode"
        placeholder="Add a product"
        emptyText={found.isLoading ? 'Loading…' : 'No products found'}
        disabled={typed.products.length >= discountLimits.products}
        hint={
          typed.products.length >= discountLimits.products
            ? `At most ${discountLimits.products} products. Choose a category for more.`
            : undefined
        }
        error={problems.product_ids}
        options={offered.map(({ id, title, image }) => ({
          value: id,
          label: title,
          start: <Avatar name={title} src={image} size={28} fallback={<PackageIcon size={16} />} />,
        }))}
        value={null}
        onSearch={setText}
        isSearching={isTyping || found.isStale || found.isLoading}
        onChange={(id) => {
          const product = offered.find((one) => one.id === id);
          if (!product) return;
          const { title, image } = product;
          change({ products: [...typed.products, { id, title, image }] });
        }}
      />
      <Chosen
        items={typed.products.map(({ id, title, image }) => ({
          id,
          name: title,
          start: <Avatar name={title} src={image} size={32} fallback={<PackageIcon size={16} />} />,
        }))}
        onRemove={(id) => change({ products: typed.products.filter((one) => one.id !== id) })}
      />
    </Stack>
  );
}

function CategoryChoice({ form }: { form: DiscountForm }) {
  const { typed, problems, change } = form;
  const categories = placeCategories(useCategories().data ?? []);
  return (
    <Stack gap={2}>
      <SelectField
        id={fieldId('category_ids')}
        label="Categories"
        searchable
        searchPlaceholder="Search categories"
        placeholder="Add a category"
        emptyText="No categories found"
        hint="Includes subcategories."
        error={problems.category_ids}
        options={categories
          .filter(({ id }) => !typed.categoryIds.includes(id))
          .map(({ id, name, path, depth }) => ({
            value: id,
            label: name,
            description: depth > 0 ? path : undefined,
            keywords: path,
          }))}
        value={null}
        onChange={(id) => change({ categoryIds: [...typed.categoryIds, id] })}
      />
      <Chosen
        items={categories
          .filter(({ id }) => typed.categoryIds.includes(id))
          .map(({ id, path }) => ({ id, name: path }))}
        onRemove={(id) => change({ categoryIds: typed.categoryIds.filter((one) => one !== id) })}
      />
    </Stack>
  );
}

interface ChosenProps {
  items: readonly { id: string; name: string; start?: React.ReactNode }[];
  onRemove: (id: string) => void;
}

function Chosen({ items, onRemove }: ChosenProps) {
  if (items.length === 0) return <Muted>Nothing selected yet</Muted>;
  return (
    <ul className={styles.chosen}>
      {items.map(({ id, name, start }) => (
        <li key={id}>
          <span className={styles.good}>
            {start}
            {name}
          </span>
          <IconButton
            size="sm"
            label={`Remove ${name}`}
            icon={<XIcon size={16} />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
