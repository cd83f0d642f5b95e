import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { isFailure } from '#api/api-error.ts';
import { keys } from '#api/keys.ts';
import { loadProduct, useChangeProduct } from '#api/products.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { Product } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { agoText } from '#parts/dates.ts';
import { isSame } from '#parts/is-same.ts';
import type { Preference } from '#parts/merge-fields.ts';
import { useCurrency } from '#parts/money-text.ts';
import { StateBadge } from '#parts/state-badge.tsx';
import { useLeaveTo } from '#parts/use-leave-to.ts';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { announce } from '#ui/announcer.tsx';
import { buttonClass } from '#ui/button.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.tsx';
import { AdjustStock } from './adjust-stock.tsx';
import { checkProductFields } from './check-product-fields.ts';
import { ConflictModal } from './conflict-modal.tsx';
import { focusFirstProblem } from './field-places.ts';
import { mergeProduct } from './merge-product.ts';
import { MovementsCard } from './movements-card.tsx';
import { changeBody, changedVariants } from './product-bodies.ts';
import { evenAmounts, fieldsOf } from './product-fields.ts';
import { ProductFormPage } from './product-form-page.tsx';
import { ProductMenu } from './product-menu.tsx';
import { refuseSave } from './refuse-save.ts';
import { StockCard } from './stock-card.tsx';
import { usePictures } from './use-pictures.ts';
import { useProductForm } from './use-product-form.ts';
import { useSight } from './use-sight.ts';

interface ProductEditorProps {
  product: Product;
  back: ReactNode;
  /** Somebody has deleted it while it was open here. */
  isGone: boolean;
}

/** A saved product. `product` is what the server was last heard to keep; the inputs may lie behind it. */
export function ProductEditor({ product, back, isGone }: ProductEditorProps) {
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
  // While the own save is under way, its version may be heard of before its answer is.
  const isBehind = product.version > version && form.isChanged && !changeProduct.isPending;
  const whoSaved = `${product.updated_by || 'Somebody else'} saved this product ${agoText(product.updated_at, new Date())}`;

  // Nothing is typed: what somebody else saves is simply shown, and the cost that a delivery makes, which is no new version.
  const follow = useEffectEvent((fresh: Product) => {
    // An answer from before the own save.
    if (fresh.version < version) return;
    const fields = fieldsOf(fresh, currency);
    if (!isSame(form.base, fields)) form.rebase(fields);
    setVersion(fresh.version);
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
      settle(saved, (left, fresh) => mergeProduct(typed, left, fresh, 'mine'));
      toast.success('The product is saved.');
    } catch (error) {
      if (isFailure(error, 'changed_meanwhile')) await compare();
      else refuseSave(error, form, changedVariants(base, typed));
    }
  }

  /** The server keeps this now; what was typed since stays. */
  function settle(
    saved: Product,
    left: (typed: typeof form.typed, fresh: typeof form.typed) => typeof form.typed,
  ): void {
    const fresh = fieldsOf(saved, currency);
    form.rebase(fresh, (typed) => left(typed, fresh));
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
    settle(product, (typed, fresh) => mergeProduct(base, evenAmounts(typed, currency), fresh, preference));
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
              settle(saved, (typed, fresh) => mergeProduct(form.base, typed, fresh, 'mine'))
            }
            onConflict={() => void compare()}
            onLeave={leaveTo}
          />
        }
      />
      {isGone && (
        <NotificationCard
          kind="error"
          title="Somebody has deleted this product"
          action={
            <Link to={paths.products} className={buttonClass({ size: 'sm' })}>
              See all products
            </Link>
          }
        >
          What stands here cannot be saved any more.
        </NotificationCard>
      )}
      {isBehind && !isGone && (
        <NotificationCard
          kind="warning"
          title={whoSaved}
          actionLabel="See what changed"
          onAction={() => setIsComparing(true)}
        >
          What you typed is still here.
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
