import { PlusIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useQuotes } from '#api/wholesale/quotes.ts';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { saySellingQuotes as say } from '#sentences/wholesale/selling-quotes.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { QuotesList, stateOf } from '../shown/quotes-list.tsx';

/** What companies have asked for and were offered. */
export function QuotesScreen() {
  const list = useListAddress();
  const quotes = useQuotes({
    page: list.page,
    limit: list.perPage,
    search: list.search,
    state: stateOf(list),
  });
  return (
    <QuotesList
      side="selling"
      list={list}
      quotes={quotes}
      searchLabel={say('list.search')}
      other={{ header: say('column.company'), nameOf: ({ company }) => company.name }}
      pathOf={wholesalePaths.quote}
      action={
        <Link to={wholesalePaths.newQuote} className={buttonClass({ variant: 'primary' })}>
          <PlusIcon size={18} />
          {say('list.add')}
        </Link>
      }
      empty={{ title: say('empty.title'), text: say('empty.text') }}
    />
  );
}
