import { commaText } from '@sokoni/messages/list-text';
import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import { flushSync } from 'react-dom';
import { focusPlace, inputId } from '#screens/products/form/field-focus.ts';
import { removedVariants } from '#screens/products/form/keep-removed-variants.ts';
import type { VariantFields } from '#screens/products/form/product-fields.ts';
import type { ProductForm } from '#screens/products/form/use-product-form.ts';
import { sayVariants } from '#sentences/products/variants.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';

/** What saving removes. A variant with stock history is refused then: one press keeps them all, inactive. */
export function RemovedVariants({ form }: { form: ProductForm }) {
  const removed = removedVariants(form.base, form.typed);
  const problem = form.problems.removed_variants;
  if (removed.length === 0) return null;
  return (
    <div id={inputId('removed_variants')} tabIndex={-1}>
      <NotificationCard
        kind={problem ? 'error' : 'warning'}
        title={problem ?? sayVariants('table.removed', { count: removed.length })}
        actionLabel={sayVariants('table.keepRemoved')}
        onAction={() => {
          flushSync(form.keepRemoved);
          focusPlace('variants-card');
        }}
      >
        {namesOf(removed)}
      </NotificationCard>
    </div>
  );
}

/** The first few of them. */
function namesOf(variants: readonly VariantFields[]): string {
  const names = commaText(
    variants.slice(0, 6).map(({ entries }) => combinationName(entries) || sayVariants('table.plain')),
  );
  return variants.length > 6 ? sayVariants('table.andMore', { names }) : names;
}
