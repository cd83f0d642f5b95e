import type { DiscountReader } from '@sokoni/rules/discounts/discount-days';
import { useCategories } from '#api/catalogue/categories.ts';
import type { Discount } from '#contract-types.ts';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { checkFields, termsOf } from './discount-fields.ts';
import { DatesCard, LimitsCard } from './limits-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TargetCard } from './target-card.tsx';
import type { DiscountForm } from './use-discount-form.ts';
import { NameCard, ValueCard } from './value-card.tsx';

interface DiscountFormCardsProps {
  form: DiscountForm;
  reader: DiscountReader;
  /** As it was saved; absent for one that is not added yet. */
  discount?: Discount;
}

/** Everything about a discount, and beside it what that means. */
export function DiscountFormCards({ form, reader, discount }: DiscountFormCardsProps) {
  const { typed } = form;
  const categories = useCategories().data ?? [];
  const kept = discount ?? null;
  const isWhole = Object.keys(checkFields(typed, reader, kept)).every(
    (field) => field === 'code' || field === 'title',
  );
  const names =
    typed.appliesTo === 'products'
      ? typed.products.map(({ title }) => title)
      : categories.filter(({ id }) => typed.categoryIds.includes(id)).map(({ name }) => name);
  return (
    <Columns>
      <Stack>
        <NameCard form={form} />
        <ValueCard form={form} />
        <TargetCard form={form} />
        <DatesCard form={form} timezone={reader.timezone} />
        <LimitsCard form={form} />
      </Stack>
      <SummaryCard
        terms={isWhole ? termsOf(typed, reader, kept) : null}
        names={names}
        reader={reader}
        discount={discount}
      />
    </Columns>
  );
}
