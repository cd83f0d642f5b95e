import { useOpenHelp } from '#parts/help/help.tsx';
import { Page } from '#shell/page.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HelpIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** The products of the store. Until they can be added this is the list without a line in it. */
export function ProductsScreen() {
  const openHelp = useOpenHelp();
  return (
    <Page width="wide">
      <PageHeader title="Products" />
      <Card flush>
        <EmptyState
          drawing="empty_products"
          title="No products yet"
          action={
            <Button icon={<HelpIcon size={18} />} onClick={() => openHelp('default_web_store')}>
              How to prepare your products
            </Button>
          }
        >
          Everything you sell will be listed here with its picture, price and stock. Adding products is still
          being built.
        </EmptyState>
      </Card>
    </Page>
  );
}
