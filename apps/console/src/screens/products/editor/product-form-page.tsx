import type { ReactNode } from 'react';
import type { Product } from '#contract-types.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useMedia } from '#parts/hooks/use-media.ts';
import { inputId } from '#screens/products/form/field-focus.ts';
import type { ProductForm } from '#screens/products/form/use-product-form.ts';
import type { Sight } from '#screens/products/form/use-product-permissions.ts';
import { PicturesCard } from '#screens/products/pictures/pictures-card.tsx';
import type { Pictures } from '#screens/products/pictures/use-pictures.ts';
import { OptionsCard } from '#screens/products/variants/options-card.tsx';
import { RemovedVariants } from '#screens/products/variants/removed-variants.tsx';
import { VariantsCard } from '#screens/products/variants/variants-card.tsx';
import { Columns, oneColumn, Stack } from '#ui/layout/layout.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { BasicsCard } from './basics-card.tsx';
import { OrganiseCard } from './organise-card.tsx';
import { ProductReadinessCard } from './product-readiness-card.tsx';
import { PlainCards } from './single-variant-cards.tsx';
import { StatusCard } from './status-card.tsx';

interface ProductFormPageProps {
  form: ProductForm;
  /** As it is saved; null while it is new. */
  product: Product | null;
  sight: Sight;
  pictures: Pictures;
  onSave: () => Promise<void>;
  /** The page is being left for good. */
  isLeaving: boolean;
  /** Opens the stock of a variant; null where the role may not, or nothing is saved. */
  onAdjust: ((variantId: string) => void) | null;
  /** After the readiness, at the side. */
  stock?: ReactNode;
  /** Last in the middle. */
  movements?: ReactNode;
}

/** The inputs of a product, new or saved: two thirds for the items, one third for what accompanies them. */
export function ProductFormPage(props: ProductFormPageProps) {
  const { form, product, sight, pictures, onSave, isLeaving, onAdjust, stock, movements } = props;
  const { variants, options } = form.typed;
  const { tiles, changes, hasUnsaved } = pictures;
  // Pictures of a saved product are saved by themselves; those of a new one wait for it.
  const isChanged = form.isChanged || (product === null && tiles.length > 0);
  const hasVariants = options.some(({ entries }) => entries.length > 0);
  // Below the whole form nobody would come by it.
  const isNarrow = useMedia(oneColumn);
  const readiness = (
    <ProductReadinessCard
      fields={form.typed}
      product={product}
      hasImage={tiles.some(({ upload }) => upload?.state !== 'failed')}
      seesPrices={sight.prices}
      hasInventory={sight.stock}
      onAdjust={onAdjust}
      isLine={isNarrow}
    />
  );
  function discard(): void {
    form.discard();
    if (product === null) changes.clear();
  }

  return (
    <>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {isNarrow && readiness}
        <Columns>
          <Stack>
            <BasicsCard form={form} autoFocus={product === null} />
            <PicturesCard pictures={pictures} options={form.typed.options} variants={form.typed.variants} />
            {!hasVariants && <PlainCards form={form} sight={sight} hasInventory={sight.stock} />}
            <OptionsCard form={form} />
            <RemovedVariants form={form} />
            {hasVariants && (
              <div id={inputId('variants-card')} tabIndex={-1}>
                <VariantsCard
                  form={form}
                  product={product}
                  pictures={pictures}
                  sight={sight}
                  hasInventory={sight.stock}
                  onAdjust={onAdjust}
                />
              </div>
            )}
            {movements}
          </Stack>
          <Stack>
            {!isNarrow && readiness}
            <StatusCard form={form} setsVat={sight.prices} />
            {stock}
            <OrganiseCard form={form} />
          </Stack>
        </Columns>
      </form>
      <SaveBar dirty={isChanged && variants.length > 0} onSave={onSave} onDiscard={discard} />
      <UnsavedGuard dirty={(isChanged || hasUnsaved) && !isLeaving} />
    </>
  );
}
