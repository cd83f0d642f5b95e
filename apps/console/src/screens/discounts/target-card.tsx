import { type DiscountTarget, discountLimits, discountTargets } from '@sokoni/rules/discount';
import { useState } from 'react';
import { useCategories } from '#api/categories.ts';
import { useProducts } from '#api/products.ts';
import { placeCategories } from '#parts/category-names.ts';
import { CountInput } from '#parts/count-input.tsx';
import { MoneyInput } from '#parts/money-input.tsx';
import { useSettled } from '#parts/use-settled.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ProductsIcon } from '#ui/icons-more.tsx';
import { Muted, Stack } from '#ui/layout.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { DiscountFields } from './discount-fields.ts';
import styles from './discounts.module.css';
import { type DiscountForm, fieldId } from './use-discount-form.ts';

const targets = Object.entries(discountTargets).map(([value, label]) => ({
  value: value as DiscountTarget,
  label,
}));

const minimums = [
  { value: 'none', label: 'None' },
  { value: 'spend', label: 'An amount' },
  { value: 'pieces', label: 'Pieces' },
] as const;

/** What it is for, and how much of that an order must have. */
export function TargetCard({ form }: { form: DiscountForm }) {
  const { typed, problems, change } = form;
  const ofThem = typed.appliesTo === 'order' ? 'in the order' : 'of what it is for';
  return (
    <Card title="What it is for">
      <Stack>
        <Segmented
          label="What it is for"
          hideLabel
          options={targets}
          value={typed.appliesTo}
          onChange={(appliesTo) => change({ appliesTo })}
          stackOnPhone
        />
        {typed.appliesTo === 'products' && <ProductChoice form={form} />}
        {typed.appliesTo === 'categories' && <CategoryChoice form={form} />}
        <Segmented
          label="The least that must be bought"
          options={minimums}
          value={typed.minimum}
          onChange={(minimum: DiscountFields['minimum']) => change({ minimum })}
        />
        {typed.minimum === 'spend' && (
          <MoneyInput
            id={fieldId('minimum_spend')}
            label={`Amount ${ofThem}, at least`}
            className={styles.short}
            error={problems.minimum_spend}
            value={typed.minimumSpend}
            onChange={(minimumSpend) => change({ minimumSpend })}
          />
        )}
        {typed.minimum === 'pieces' && (
          <CountInput
            id={fieldId('minimum_pieces')}
            label={`Pieces ${ofThem}, at least`}
            className={styles.short}
            min={1}
            error={problems.minimum_pieces}
            value={typed.minimumPieces}
            onChange={(minimumPieces) => change({ minimumPieces })}
          />
        )}
      </Stack>
    </Card>
  );
}

function ProductChoice({ form }: { form: DiscountForm }) {
  const { typed, problems, change } = form;
  const [text, setText] = useState('');
  const found = useProducts({ search: useSettled(text.trim(), 120), limit: 20 });
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
        emptyText={found.isLoading ? 'Loading…' : 'No product is called so'}
        disabled={typed.products.length >= discountLimits.products}
        hint={
          typed.products.length >= discountLimits.products
            ? `At most ${discountLimits.products} products. Take a category for more.`
            : undefined
        }
        error={problems.product_ids}
        options={offered.map(({ id, title, image }) => ({
          value: id,
          label: title,
          start: <Avatar name={title} src={image} size={28} fallback={<ProductsIcon size={16} />} />,
        }))}
        value={null}
        onSearch={setText}
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
          start: <Avatar name={title} src={image} size={32} fallback={<ProductsIcon size={16} />} />,
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
        emptyText="No such category"
        hint="Whatever lies below a category counts too."
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
  if (items.length === 0) return <Muted>Nothing is chosen yet.</Muted>;
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
            icon={<CloseIcon size={16} />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
