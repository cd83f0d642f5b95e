import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { loadProduct, useChangeProduct } from '#api/catalogue/products.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { isFailure } from '#api/client/api-error.ts';
import { keys } from '#api/client/keys.ts';
import type { Product } from '#contract-types.ts';
import { agoText } from '#parts/dates/dates.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { isSame } from '#parts/forms/is-same.ts';
import type { Preference } from '#parts/forms/merge-fields.ts';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { checkProductFields } from '#screens/products/form/check-product-fields.ts';
import { focusFirstProblem } from '#screens/products/form/field-focus.ts';
import { mergeProduct } from '#screens/products/form/merge-product.ts';
import { changeBody, changedVariants } from '#screens/products/form/product-bodies.ts';
import { ConflictModal } from '#screens/products/form/product-conflict-modal.tsx';
import { evenAmounts, fieldsOf } from '#screens/products/form/product-fields.ts';
import { refuseSave } from '#screens/products/form/show-save-problems.ts';
import { useProductForm } from '#screens/products/form/use-product-form.ts';
import { useSight } from '#screens/products/form/use-product-permissions.ts';
import { usePictures } from '#screens/products/pictures/use-pictures.ts';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { announce } from '#ui/feedback/announcer.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AdjustStock } from './adjust-stock.tsx';
import { ProductFormPage } from './product-form-page.tsx';
import { ProductMenu } from './product-menu.tsx';
import { StockCard } from './product-stock-card.tsx';
import { MovementsCard } from './stock-history-card.tsx';

interface ProductEditorProps {
  product: Product;
  back: ReactNode;
  /** Somebody has deleted it while it was open here. */
  isGone: boolean;
}

/** A saved product. `product` is what the server was last heard to keep; the inputs may lie behind it. */
export function ProductEditor({ product, back, isGone }: ProductEditorProps) {
  const dates = useStoreDates();
  const sight = useSight();
  const currency = useCurrency();
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  const form = useProductForm(fieldsOf(product, currency));
  const pictures = usePictures(product);
  /** The version that the inputs are a change of. */
  const [version, setVersion] = useState(product.version);
  const [isComparing, setIsComparing] = useState(false);
  const [adjusted, setAdjusted] = useState<string | null>(null);
  const changeProduct = useChangeProduct(product.id);
  const { isLeaving, leaveTo } = useLeaveTo();
  const ago = agoText(product.updated_at, new Date(), dates);
  // While the own save is under way, its version may be heard of before its answer is.
  const isBehind = product.version > version && form.isChanged && !changeProduct.isPending;
  const whoSaved = product.updated_by
    ? sayProductEditor('behind.title', { name: product.updated_by, ago })
    : sayProductEditor('behind.someone', { ago });

  // Nothing is typed: what somebody else saves is simply shown, and the cost that a delivery makes, which is no new version.
  const follow = useEffectEvent((newer: Product) => {
    // An answer from before the own save.
    if (newer.version < version) return;
    const fields = fieldsOf(newer, currency);
    if (!isSame(form.base, fields)) form.rebase(fields);
    setVersion(newer.version);
  });
  useEffect(() => {
    if (!form.isChanged) follow(product);
  }, [product, form.isChanged]);

  const tell = useEffectEvent(() => announce(whoSaved));
  useEffect(() => {
    if (isBehind) tell();
  }, [isBehind]);

  async function save(): Promise<void> {
    if (!form.check()) {
      requestAnimationFrame(() => focusFirstProblem(checkProductFields(form.typed, currency)));
      return;
    }
    const { base, typed } = form;
    try {
      const saved = await changeProduct.mutateAsync(changeBody(base, typed, version, currency, sight));
      settle(saved, (left, newer) => mergeProduct(typed, left, newer, 'mine'));
      toast.success(sayProductEditor('page.saved'));
    } catch (error) {
      if (isFailure(error, 'changed_meanwhile')) await compare();
      else refuseSave(error, form, changedVariants(base, typed));
    }
  }

  /** The server keeps this now; what was typed since stays. */
  function settle(
    saved: Product,
    left: (typed: typeof form.typed, newer: typeof form.typed) => typeof form.typed,
  ): void {
    const newer = fieldsOf(saved, currency);
    form.rebase(newer, (typed) => left(typed, newer));
    setVersion(saved.version);
  }

  /** Reads what somebody else has saved, and shows it beside what was typed. */
  async function compare(): Promise<void> {
    try {
      client.setQueryData(keys.product(storeId, product.id), await loadProduct(storeId, product.id));
      setIsComparing(true);
    } catch (error) {
      showFailure(error);
    }
  }

  function resolve(preference: Preference): void {
    const { base } = form;
    settle(product, (typed, newer) => mergeProduct(base, evenAmounts(typed, currency), newer, preference));
    setIsComparing(false);
  }

  return (
    <Page>
      <PageHeader
        title={product.title}
        badge={<StateBadge of="product" state={product.status} />}
        back={back}
        actions={
          <ProductMenu
            product={product}
            version={version}
            onChanged={(saved) =>
              settle(saved, (typed, newer) => mergeProduct(form.base, typed, newer, 'mine'))
            }
            onConflict={() => void compare()}
            onLeave={leaveTo}
          />
        }
      />
      {isGone && (
        <NotificationCard
          kind="error"
          title={sayProductEditor('gone.title')}
          action={
            <Link to={paths.products} className={buttonClass({ size: 'sm' })}>
              {sayProduct('seeAll')}
            </Link>
          }
        >
          {sayProductEditor('gone.description')}
        </NotificationCard>
      )}
      {isBehind && !isGone && (
        <NotificationCard
          kind="warning"
          title={whoSaved}
          actionLabel={sayProductEditor('behind.review')}
          onAction={() => setIsComparing(true)}
        >
          {sayProductEditor('behind.description')}
        </NotificationCard>
      )}
      <ProductFormPage
        form={form}
        product={product}
        sight={sight}
        pictures={pictures}
        onSave={save}
        isLeaving={isLeaving}
        onAdjust={sight.stock ? setAdjusted : null}
        stock={
          sight.stock && (
            <StockCard productId={product.id} onAdjust={() => setAdjusted(product.variants[0]?.id ?? null)} />
          )
        }
        movements={
          sight.stock && <MovementsCard productId={product.id} hasVariants={product.options.length > 0} />
        }
      />
      {isComparing && (
        <ConflictModal
          base={form.base}
          mine={evenAmounts(form.typed, currency)}
          theirs={fieldsOf(product, currency)}
          savedBy={product.updated_by}
          savedAt={product.updated_at}
          onResolve={resolve}
          onClose={() => setIsComparing(false)}
        />
      )}
      {adjusted !== null && (
        <AdjustStock product={product} variantId={adjusted} onClose={() => setAdjusted(null)} />
      )}
    </Page>
  );
}
