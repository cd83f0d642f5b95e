import { productLimits, tidyTags } from '@sokoni/rules/products/product-check';
import { useState } from 'react';
import { useProductWords } from '#api/catalogue/products.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { CategoryField } from '#screens/products/categories/category-field.tsx';
import { inputId } from '#screens/products/form/field-focus.ts';
import type { ProductForm } from '#screens/products/form/use-product-form.ts';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Card } from '#ui/layout/card.tsx';
import { ChipsInput } from '#ui/menus/chips-input.tsx';
import { SuggestField } from '#ui/menus/suggest-field.tsx';

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
    <Card title={sayProductEditor('form.organise')}>
      <CategoryField value={typed.category_id} onChange={(category_id) => patch({ category_id })} />
      <SuggestField
        id={inputId('brand')}
        label={sayProduct('field.brand')}
        maxLength={productLimits.brandLength}
        error={problems.brand}
        value={typed.brand}
        suggestions={brands.data ?? []}
        onOpen={() => setIsBrandOpen(true)}
        onChange={(brand) => patch({ brand })}
      />
      <ChipsInput
        id={inputId('tags')}
        label={sayProductEditor('form.tags')}
        hint={sayProductEditor('form.tagsHint')}
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
