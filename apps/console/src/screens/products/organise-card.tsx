import { productLimits, tidyTags } from '@sokoni/rules/product-check';
import { useState } from 'react';
import { useProductWords } from '#api/products.ts';
import { useSettled } from '#parts/use-settled.ts';
import { Card } from '#ui/card.tsx';
import { ChipsInput } from '#ui/chips-input.tsx';
import { SuggestField } from '#ui/suggest-field.tsx';
import { CategoryField } from './category-field.tsx';
import { inputId } from './field-places.ts';
import type { ProductForm } from './use-product-form.ts';

/** Where it is found: category, brand and tags. */
export function OrganiseCard({ form }: { form: ProductForm }) {
  const { typed, problems, patch } = form;
  const [tagStart, setTagStart] = useState('');
  const [isBrandOpen, setIsBrandOpen] = useState(false);
  const settledTag = useSettled(tagStart, 150);
  const settledBrand = useSettled(typed.brand.trim(), 150);
  const tags = useProductWords('tag', settledTag, settledTag !== '');
  const brands = useProductWords('brand', settledBrand, isBrandOpen);
  return (
    <Card title="Organise">
      <CategoryField value={typed.category_id} onChange={(category_id) => patch({ category_id })} />
      <SuggestField
        id={inputId('brand')}
        label="Brand"
        maxLength={productLimits.brandLength}
        error={problems.brand}
        value={typed.brand}
        suggestions={brands.data ?? []}
        onOpen={() => setIsBrandOpen(true)}
        onChange={(brand) => patch({ brand })}
      />
      <ChipsInput
        id={inputId('tags')}
        label="Tags"
        hint="Words to find and group it by."
        maxLength={productLimits.tagLength}
        error={problems.tags}
        values={typed.tags}
        suggestions={tags.data ?? []}
        onType={setTagStart}
        onChange={(words) => patch({ tags: tidyTags(words) })}
      />
    </Card>
  );
}
