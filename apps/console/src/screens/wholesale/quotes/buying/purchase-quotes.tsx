import { Link } from 'react-router';
import { usePurchaseQuotes } from '#api/wholesale/quotes.ts';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayPurchaseQuotes as say } from '#sentences/wholesale/purchase-quotes.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { QuotesList, stateOf } from '../shown/quotes-list.tsx';

/** What suppliers were asked for and have offered. */
export function PurchaseQuotesScreen() {
  const list = useListAddress();
  const quotes = usePurchaseQuotes({
    page: list.page,
    limit: list.perPage,
    search: list.search,
    state: stateOf(list),
  });
  return (
    <QuotesList
      side="buying"
      list={list}
      quotes={quotes}
      searchLabel={say('list.search')}
      other={{ header: say('column.supplier'), nameOf: ({ supplier }) => supplier.name }}
      pathOf={wholesalePaths.purchaseQuote}
      action={
        <Link to={wholesalePaths.suppliersToBuyFrom} className={buttonClass({ variant: 'primary' })}>
          {say('empty.suppliers')}
        </Link>
      }
      empty={{ title: say('empty.title'), text: say('empty.text') }}
    />
  );
}
