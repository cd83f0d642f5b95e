import { Page } from '#shell/page.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** What an inventory officer finds instead of the counter: goods to take from the shelf, and no money. */
export function Picking() {
  return (
    <Page width="wide">
      <PageHeader title="Orders to pick" />
      <Card flush>
        <EmptyState drawing="empty_orders" title="No orders to pick">
          When customers order, what to take from the shelf and pack is listed here. Taking orders is still
          being built.
        </EmptyState>
      </Card>
    </Page>
  );
}
