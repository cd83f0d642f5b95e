import { combinationName } from '@sokoni/rules/add-to-cart';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCreateProduct } from '#api/products.ts';
import { useCurrency } from '#parts/money-text.ts';
import { useLeaveTo } from '#parts/use-leave-to.ts';
import { paths } from '#paths.ts';
import { newId } from '#session/new-id.ts';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.tsx';
import { checkProductFields } from './check-product-fields.ts';
import { focusFirstProblem } from './field-places.ts';
import { draftBody } from './product-bodies.ts';
import { blankProduct } from './product-fields.ts';
import { ProductFormPage } from './product-form-page.tsx';
import { listBehind } from './product-origin.ts';
import { refuseSave } from './refuse-save.ts';
import { useNewPictures } from './use-pictures.ts';
import { useProductForm } from './use-product-form.ts';
import { useSight } from './use-sight.ts';

/** A product made by hand. */
export function NewProductScreen() {
  const sight = useSight();
  const currency = useCurrency();
  const { state } = useLocation();
  const [blank] = useState(() => {
    const product = blankProduct(newId());
    // Where nobody counts, nothing is ever sold out.
    return {
      ...product,
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
      pictures.handOver(
        product,
        new Map(variants.map(({ key, entries }) => [combinationName(entries), key])),
      );
      toast.success(`${product.title} is added.`);
      leaveTo(paths.product(product.id), { replace: true, state });
    } catch (error) {
      refuseSave(error, form, form.typed.variants);
    }
  }

  return (
    <Page>
      <PageHeader
        title="New product"
        back={
          <Link to={`${paths.products}${listBehind(state)}`} className={backClass}>
            <BackWords />
          </Link>
        }
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
