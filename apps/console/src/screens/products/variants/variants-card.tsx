import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import { pageCount, pageWindow } from '@sokoni/rules/lists/page-window';
import { hasWords, searchedWords } from '@sokoni/rules/search/words';
import { useState } from 'react';
import type { Product } from '#contract-types.ts';
import { showingText } from '#parts/lists/showing-text.ts';
import { inputId } from '#screens/products/form/field-focus.ts';
import type { MoneySight } from '#screens/products/form/product-bodies.ts';
import type { VariantFields } from '#screens/products/form/product-fields.ts';
import type { ProductForm } from '#screens/products/form/use-product-form.ts';
import { variantRef } from '#screens/products/pictures/picture-variants.tsx';
import type { Pictures } from '#screens/products/pictures/use-pictures.ts';
import styles from '#screens/products/product.module.css';
import { sayVariants } from '#sentences/products/variants.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Button, TextButton } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Pagination } from '#ui/layout/pagination.tsx';
import { SetAllModal } from './edit-all-variants-modal.tsx';
import { VariantDrawer } from './variant-drawer.tsx';
import { VariantRow } from './variant-row.tsx';

const perPage = 50;

interface VariantsCardProps {
  form: ProductForm;
  /** As it is saved; stock is not edited here. */
  product: Product | null;
  pictures: Pictures;
  sight: MoneySight;
  hasInventory: boolean;
  /** Opens the stock of a saved variant; null where the role may not. */
  onAdjust: ((variantId: string) => void) | null;
}

/** Every combination in a line of its own; what is seldom needed stands in a panel beside. */
export function VariantsCard({ form, product, pictures, sight, hasInventory, onAdjust }: VariantsCardProps) {
  const { variants } = form.typed;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isSettingAll, setIsSettingAll] = useState(false);
  const words = searchedWords(search);
  const found = variants.filter((variant) => hasWords(textOf(variant), words));
  const pages = Math.max(1, pageCount(found.length, perPage));
  const current = Math.min(page, pages);
  const shown = found.slice((current - 1) * perPage, current * perPage);
  const levels = new Map(product?.variants.map((variant) => [variant.id, variant]));
  const faulty = variants.filter(({ key }) =>
    Object.keys(form.problems).some((place) => place.startsWith(`variants.${key}.`)),
  );
  const shownPictures = new Map(
    pictures.tiles.flatMap(({ variantIds, small }) => variantIds.map((ref) => [ref, small] as const)),
  );
  const open = variants.findIndex(({ key }) => key === openKey);

  return (
    <Card
      flush
      title={sayVariants('table.title', { count: variants.length })}
      actions={
        <Button size="sm" onClick={() => setIsSettingAll(true)}>
          {sayVariants('table.setAll')}
        </Button>
      }
    >
      {(faulty.length > 0 || form.problems.variants) && (
        <div className={styles.note} id={inputId('variants')} tabIndex={-1}>
          <NotificationCard
            kind="error"
            title={form.problems.variants ?? sayVariants('table.faulty', { count: faulty.length })}
          >
            {faulty.slice(0, 8).map(({ key, entries }) => (
              <TextButton key={key} className={styles.faulty} onClick={() => setOpenKey(key)}>
                {combinationName(entries)}
              </TextButton>
            ))}
          </NotificationCard>
        </div>
      )}
      {variants.length > 12 && (
        <div className={styles.variantSearch}>
          <SearchField label={sayVariants('table.find')} value={search} onChange={setSearch} />
        </div>
      )}
      <table className={styles.variants}>
        <caption className="visually-hidden">{sayProduct('field.variants')}</caption>
        <thead>
          <tr>
            <th scope="col">{sayVariants('table.variant')}</th>
            {sight.prices && (
              <th scope="col" data-money>
                {sayProduct('field.price')}
              </th>
            )}
            <th scope="col">{sayProduct('field.sku')}</th>
            {hasInventory && <th scope="col">{sayProduct('field.quantity')}</th>}
            <th scope="col">
              <span className="visually-hidden">{sayVariants('table.more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((variant) => (
            <VariantRow
              key={variant.key}
              variant={variant}
              picture={
                pictures.tiles.length > 0 ? (shownPictures.get(variantRef(variant)) ?? null) : undefined
              }
              level={variant.id === null ? undefined : levels.get(variant.id)}
              priceProblem={form.problems[`variants.${variant.key}.price`]}
              skuProblem={form.problems[`variants.${variant.key}.sku`]}
              stockProblem={form.problems[`variants.${variant.key}.opening_stock`]}
              seesPrices={sight.prices}
              hasInventory={hasInventory}
              onChange={form.patchVariant}
              onOpen={setOpenKey}
            />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className={styles.nothing}>{sayVariants('table.none')}</p>}
      {pages > 1 && (
        <div className={styles.variantPages}>
          <Pagination
            label={sayVariants('table.pages')}
            pages={pageWindow(current, pages)}
            page={current}
            pageCount={pages}
            onPage={setPage}
            summary={showingText(current, perPage, found.length)}
          />
        </div>
      )}
      {open !== -1 && (
        <VariantDrawer
          form={form}
          place={open}
          level={levels.get(variants[open]?.id ?? '')}
          pictures={pictures}
          sight={sight}
          hasInventory={hasInventory}
          onPlace={(place) => setOpenKey(variants[place]?.key ?? null)}
          onAdjust={onAdjust}
          onClose={() => setOpenKey(null)}
        />
      )}
      {isSettingAll && (
        <SetAllModal
          sight={sight}
          hasInventory={hasInventory}
          count={variants.length}
          opens={variants.some(({ id }) => id === null)}
          onSet={form.patchAllVariants}
          onClose={() => setIsSettingAll(false)}
        />
      )}
    </Card>
  );
}

/** What a variant is searched by. */
function textOf({ entries, sku, barcode }: VariantFields): string {
  return `${combinationName(entries)} ${sku} ${barcode}`;
}
