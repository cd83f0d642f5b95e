import { ListChecksIcon, ShoppingCartIcon, ZapIcon } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type SupplierDetail, useSupplierStore } from '#api/wholesale/buying.ts';
import { useMedia } from '#parts/hooks/use-media.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { saySupplierCart } from '#sentences/wholesale/cart.ts';
import { sayOrdering } from '#sentences/wholesale/ordering.ts';
import { saySupplierShop as say } from '#sentences/wholesale/shop.ts';
import { sayShoppingLists } from '#sentences/wholesale/shopping-lists.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { AskForQuote } from '../cart/ask-for-quote.tsx';
import { CartPanel } from '../cart/cart-panel.tsx';
import { PlaceOrder } from '../cart/place-order.tsx';
import { useCart, useSupplierCart } from '../cart/use-cart.ts';
import { RelationBadge } from '../relation-badge.tsx';
import { ShoppingLists } from '../shopping-lists/shopping-lists.tsx';
import { Catalogue } from './catalogue.tsx';
import { NoAccess } from './no-access.tsx';
import { QuickOrder } from './quick-order.tsx';
import styles from './shop.module.css';
import { SupplierStatement } from './supplier-statement.tsx';
import { Terms } from './terms.tsx';

/** There is room for the cart beside the products. */
const wide = '(width >= 75rem)';

/** The shop of a supplier, for the company. */
export function SupplierScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useSupplierStore(id);
  if (data?.agreement && data.relation === 'active')
    return <Shop key={id} supplier={data} agreement={data.agreement} reread={refetch} />;
  return (
    <Page width="wide">
      <PageHeader
        title={data?.name ?? say('page.title')}
        description={data?.introduction || data?.description}
        badge={data && <RelationBadge relation={data.relation} />}
        back={<BackLink to={wholesalePaths.suppliersToBuyFrom} />}
      />
      {data && <NoAccess supplier={data} />}
      {!data && error && (
        <RecordFailed
          noun="supplier"
          list={{ to: wholesalePaths.suppliersToBuyFrom, label: say('page.all') }}
          {...{ error, isFetching, refetch }}
        />
      )}
      {!data && !error && <ShopSkeleton />}
    </Page>
  );
}

interface ShopProps {
  supplier: SupplierDetail;
  agreement: NonNullable<SupplierDetail['agreement']>;
  reread: () => Promise<unknown>;
}

function Shop({ supplier, agreement, reread }: ShopProps) {
  const cart = useSupplierCart(supplier.id);
  const count = useCart(cart.store, ({ items }) => items.length);
  const hasRoom = useMedia(wide);
  const [open, setOpen] = useState<'cart' | 'order' | 'quote' | 'quick' | 'lists' | null>(null);
  const toCart = () => setOpen(hasRoom ? null : 'cart');
  const currency = supplier.currency_code;
  const panel = (
    <CartPanel
      {...{ agreement, currency, cart }}
      isClosed={supplier.in_test !== null}
      onOrder={() => setOpen('order')}
      onQuote={() => setOpen('quote')}
    />
  );
  return (
    <Page width="wide">
      <PageHeader
        title={supplier.name}
        description={supplier.introduction || supplier.description}
        back={<BackLink to={wholesalePaths.suppliersToBuyFrom} />}
        actions={
          <>
            <SupplierStatement supplier={supplier} />
            <Button icon={<ListChecksIcon size={18} />} onClick={() => setOpen('lists')}>
              {sayShoppingLists('open')}
            </Button>
            <Button icon={<ZapIcon size={18} />} onClick={() => setOpen('quick')}>
              {say('quick.open')}
            </Button>
            {!hasRoom && (
              <Button variant="primary" icon={<ShoppingCartIcon size={18} />} onClick={() => setOpen('cart')}>
                {cart.isKnown || count > 0 ? saySupplierCart('open', { count }) : saySupplierCart('title')}
              </Button>
            )}
          </>
        }
      />
      {supplier.in_test && (
        <NotificationCard
          kind="warning"
          title={sayOrdering(supplier.in_test === 'buyer' ? 'testBuyer' : 'testSupplier')}
        />
      )}
      <Terms agreement={agreement} currency={supplier.currency_code} />
      <div className={styles.shop}>
        <Catalogue
          of={{ supplierId: supplier.id }}
          currency={currency}
          store={cart.store}
          categories={supplier.categories}
        />
        {hasRoom && (
          <section aria-label={saySupplierCart('title')} className={styles.panel}>
            <h2 className={styles.panelTitle}>{saySupplierCart('title')}</h2>
            {panel}
          </section>
        )}
      </div>
      {!hasRoom && (
        <Drawer open={open === 'cart'} onClose={() => setOpen(null)} title={saySupplierCart('title')} flush>
          <div className={styles.sheet}>{panel}</div>
        </Drawer>
      )}
      {open === 'order' && (
        <PlaceOrder {...{ supplier, agreement, cart }} rereadSupplier={reread} onClose={toCart} />
      )}
      {open === 'quote' && <AskForQuote {...{ supplier, cart }} onClose={toCart} />}
      {open === 'lists' && (
        <ShoppingLists supplierId={supplier.id} store={cart.store} onClose={() => setOpen(null)} />
      )}
      {open === 'quick' && (
        <QuickOrder supplierId={supplier.id} store={cart.store} onClose={() => setOpen(null)} />
      )}
    </Page>
  );
}

function ShopSkeleton() {
  return (
    <div role="status" aria-label={say('page.loading')} className={styles.waiting}>
      <Card>
        <Skeleton shape="block" height="3rem" />
      </Card>
      <Card>
        <SkeletonText lines={6} />
      </Card>
    </div>
  );
}
