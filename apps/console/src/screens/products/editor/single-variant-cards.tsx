import type { MoneySight } from '#screens/products/form/product-bodies.ts';
import type { ProductForm } from '#screens/products/form/use-product-form.ts';
import { CodeFields, CountFields, PriceFields } from '#screens/products/variants/variant-fields.tsx';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Card } from '#ui/layout/card.tsx';

interface PlainCardsProps {
  form: ProductForm;
  sight: MoneySight;
  hasInventory: boolean;
}

/** A product without options has one variant, whose fields stand on the page itself. */
export function PlainCards({ form, sight, hasInventory }: PlainCardsProps) {
  const [variant] = form.typed.variants;
  if (!variant) return null;
  const props = {
    variant,
    problems: form.problems,
    onChange: (change: Parameters<ProductForm['patchVariant']>[1]) => form.patchVariant(variant.key, change),
  };
  return (
    <>
      {sight.prices && (
        <Card title={sayProduct('field.price')}>
          <PriceFields {...props} sight={sight} />
        </Card>
      )}
      <Card title={sayProductEditor('form.stockAndCodes')}>
        <CountFields {...props} hasInventory={hasInventory} opens={variant.id === null} />
        <CodeFields {...props} />
      </Card>
    </>
  );
}
