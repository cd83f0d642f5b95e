import { PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOfferedProducts, useWholesaleSettings } from '#api/wholesale/supplying.ts';
import type { OfferedProduct } from '#contract-types.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { WholesaleFrame } from '#parts/pages/wholesale-frame.tsx';
import { paths } from '#paths.ts';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayCatalogueDialog } from '#sentences/wholesale/catalogue-dialog.ts';
import { sayOffers as say } from '#sentences/wholesale/offers.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { offerColumns } from './offer-columns.tsx';
import { OfferModal } from './offer-modal.tsx';
import { PrintCatalogueModal } from './print-catalogue-modal.tsx';

/** Which products companies are offered, in which quantities. */
export function OfferedProductsScreen() {
  const list = useListAddress();
  const [edited, setEdited] = useState<OfferedProduct | null>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const offers = useWholesaleSettings().data?.offers;
  const products = useOfferedProducts({ page: list.page, limit: list.perPage, search: list.search });
  const money = useShortMoneyText(
    products.items.flatMap(({ min_price, max_price }) => [min_price, max_price]),
  );
  const isEmpty = !products.isLoading && !products.error && products.total === 0 && list.text === '';
  return (
    <WholesaleFrame
      side="selling"
      actions={
        !isEmpty && (
          <Button icon={<PrinterIcon size={18} />} onClick={() => setIsPrinting(true)}>
            {sayCatalogueDialog('open')}
          </Button>
        )
      }
      description={
        offers &&
        richText(
          say.rich(`offers.${offers}`, {
            link: (words) => <Link to={wholesalePaths.wholesaleSettings}>{words}</Link>,
          }),
        )
      }
    >
      <Card flush>
        {isEmpty ? (
          <EmptyState
            drawing="module_wholesale"
            title={say('empty.title')}
            action={
              <Link to={paths.newProduct} className={buttonClass({ variant: 'primary' })}>
                {say('empty.add')}
              </Link>
            }
          >
            {say('empty.text')}
          </EmptyState>
        ) : (
          <>
            <div className={listCard.filters}>
              <ListSearch label={say('list.search')} list={list} />
            </div>
            <ListedRows
              list={products}
              caption={say('list.caption')}
              columns={offerColumns({ money, onEdit: setEdited })}
              rowKey={({ product_id }) => product_id}
              waiting={8}
              nothing={
                <EmptyState drawing="module_wholesale" title={say('none.title')}>
                  {say('none.text')}
                </EmptyState>
              }
              pagesLabel={say('list.pages')}
              {...list.pages}
            />
          </>
        )}
      </Card>
      {isPrinting && <PrintCatalogueModal onClose={() => setIsPrinting(false)} />}
      {edited && <OfferModal product={edited} onClose={() => setEdited(null)} />}
    </WholesaleFrame>
  );
}
