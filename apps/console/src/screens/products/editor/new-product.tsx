import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCreateProduct } from '#api/catalogue/products.ts';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { checkProductFields } from '#screens/products/form/check-product-fields.ts';
import { focusFirstProblem } from '#screens/products/form/field-focus.ts';
import { draftBody } from '#screens/products/form/product-bodies.ts';
import { blankProduct } from '#screens/products/form/product-fields.ts';
import { refuseSave } from '#screens/products/form/show-save-problems.ts';
import { useProductForm } from '#screens/products/form/use-product-form.ts';
import { useSight } from '#screens/products/form/use-product-permissions.ts';
import { listBehind } from '#screens/products/list/product-origin.ts';
import { useNewPictures } from '#screens/products/pictures/use-pictures.ts';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { newId } from '#session/new-id.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { fetchHeavyParts } from './fetch-heavy-parts.ts';
import { ProductFormPage } from './product-form-page.tsx';

fetchHeavyParts();

/** A product made by hand. */
export function NewProductScreen() {
  const sight = useSight();
  const currency = useCurrency();
  const { state } = useLocation();
  const [blank] = useState(() => {
    const product = blankProduct(newId());
    return {
      ...product,
      // Without a price nobody can buy it, and this role sets none.
      status: sight.prices ? product.status : ('draft' as const),
      // Where nobody counts, nothing is ever sold out.
      variants: product.variants.map((variant) => ({ ...variant, track_quantity: sight.stock })),
    };
  });
  const form = useProductForm(blank);
  const pictures = useNewPictures();
  const createProduct = useCreateProduct();
  const { isLeaving, leaveTo } = useLeaveTo();

  async function save(): Promise<void> {
    if (!form.check()) {
      requestAnimationFrame(() => focusFirstProblem(checkProductFields(form.typed, currency)));
      return;
    }
    try {
      const product = await createProduct.mutateAsync(draftBody(form.typed, currency, sight));
      const { variants } = form.typed;
      pictures.fulfil(product, new Map(variants.map(({ key, entries }) => [combinationName(entries), key])));
      toast.success(sayProductEditor('page.added', { title: product.title }));
      leaveTo(paths.product(product.id), { replace: true, state });
    } catch (error) {
      refuseSave(error, form, form.typed.variants);
    }
  }

  return (
    <Page>
      <PageHeader
        title={sayProductEditor('page.newTitle')}
        back={<BackLink to={`${paths.products}${listBehind(state)}`} />}
      />
      <ProductFormPage
        form={form}
        product={null}
        sight={sight}
        pictures={pictures}
        onSave={save}
        isLeaving={isLeaving}
        onAdjust={null}
      />
    </Page>
  );
}
