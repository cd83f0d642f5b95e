import { discountLimits, discountTargets } from '@sokoni/rules/discounts/discount';
import { PackageIcon, XIcon } from 'lucide-react';
import { useCategories } from '#api/catalogue/categories.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { placeCategories } from '#parts/products/category-names.ts';
import { ProductSelect } from '#parts/products/product-select.tsx';
import { sayDiscountLabel } from '#sentences/discounts/labels.ts';
import { sayDiscountPage as say } from '#sentences/discounts/page.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import type { DiscountFields } from './discount-fields.ts';
import styles from './discounts.module.css';
import { type DiscountForm, fieldId } from './use-discount-form.ts';

const minimums = ['none', 'spend', 'units'] as const;

/** What it is for, and how much of that an order must have. */
export function TargetCard({ form }: { form: DiscountForm }) {
  const { typed, problems, change } = form;
  return (
    <Card title={say('target.title')}>
      <Stack>
        <Segmented
          label={say('target.title')}
          hideLabel
          options={discountTargets.map((value) => ({ value, label: sayDiscountLabel(`target.${value}`) }))}
          value={typed.appliesTo}
          onChange={(appliesTo) => change({ appliesTo })}
          stackOnPhone
        />
        {typed.appliesTo === 'products' && <ProductChoice form={form} />}
        {typed.appliesTo === 'categories' && <CategoryChoice form={form} />}
        <Segmented
          label={say('minimum.label')}
          options={minimums.map((value) => ({ value, label: say(`minimum.${value}`) }))}
          value={typed.minimum}
          onChange={(minimum: DiscountFields['minimum']) => change({ minimum })}
        />
        {typed.minimum === 'spend' && (
          <MoneyInput
            id={fieldId('minimum_spend')}
            label={say('minimum.amount')}
            className={styles.short}
            error={problems.minimum_spend}
            value={typed.minimumSpend}
            onChange={(minimumSpend) => change({ minimumSpend })}
          />
        )}
        {typed.minimum === 'units' && (
          <CountInput
            id={fieldId('minimum_quantity')}
            label={say('minimum.quantity')}
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
  const isFull = typed.products.length >= discountLimits.products;
  return (
    <Stack gap={2}>
      <ProductSelect
        id={fieldId('product_ids')}
        label={say('products.label')}
        disabled={isFull}
        hint={isFull ? say('products.most', { max: discountLimits.products }) : undefined}
        error={problems.product_ids}
        chosen={typed.products}
        onAdd={(product) => change({ products: [...typed.products, product] })}
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
        label={say('categories.label')}
        searchable
        searchPlaceholder={say('categories.search')}
        placeholder={say('categories.add')}
        emptyText={say('categories.notFound')}
        hint={say('categories.hint')}
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
  if (items.length === 0) return <Muted>{say('chosen.none')}</Muted>;
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
            label={say('chosen.remove', { name })}
            icon={<XIcon size={16} />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
