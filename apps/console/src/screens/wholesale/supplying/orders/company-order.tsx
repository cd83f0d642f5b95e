import { ShoppingCartIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCategories } from '#api/catalogue/categories.ts';
import { useCompanyAgreement } from '#api/wholesale/agent-orders.ts';
import type { Agreement } from '#api/wholesale/buying.ts';
import { useCompany } from '#api/wholesale/supplying.ts';
import type { Company } from '#contract-types.ts';
import { useMedia } from '#parts/hooks/use-media.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { placeCategories } from '#parts/products/category-names.ts';
import { paths } from '#paths.ts';
import { CartPanel } from '#screens/wholesale/buying/cart/cart-panel.tsx';
import { useCart } from '#screens/wholesale/buying/cart/use-cart.ts';
import { Catalogue } from '#screens/wholesale/buying/shop/catalogue.tsx';
import styles from '#screens/wholesale/buying/shop/shop.module.css';
import { Terms } from '#screens/wholesale/buying/shop/terms.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayAgentOrder as say } from '#sentences/wholesale/agent-orders.ts';
import { sayCompanies } from '#sentences/wholesale/companies.ts';
import { saySupplying } from '#sentences/wholesale/parts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { RecordSkeleton } from '../form/record-skeleton.tsx';
import { creditWordsOf } from './credit-words.ts';
import { PlaceCompanyOrder } from './place-company-order.tsx';
import { useAgentCart } from './use-agent-cart.ts';

/** There is room for the order beside the products. */
const wide = '(width >= 75rem)';

/** An order that the staff puts together for a company, at its prices. */
export function CompanyOrderScreen() {
  const { id = '' } = useParams();
  const company = useCompany(id);
  const agreement = useCompanyAgreement(id);
  if (company.data && agreement.data)
    return <NewOrder key={id} company={company.data} agreement={agreement.data} reread={agreement.refetch} />;
  const failed = [company, agreement].find(({ error }) => error !== null);
  return (
    <Page width="wide">
      <PageHeader title={say('open')} back={<BackLink to={paths.company(id)} />} />
      {failed ? (
        <RecordFailed
          noun="company"
          list={{ to: wholesalePaths.companies, label: sayCompanies('page.all') }}
          error={failed.error}
          isFetching={failed.isFetching}
          refetch={failed.refetch}
        />
      ) : (
        <RecordSkeleton label={saySupplying('loading')} />
      )}
    </Page>
  );
}

interface NewOrderProps {
  company: Company;
  agreement: Agreement;
  reread: () => Promise<unknown>;
}

function NewOrder({ company, agreement, reread }: NewOrderProps) {
  const { customer_id: customerId, name } = company;
  const currency = useCurrency();
  const cart = useAgentCart(customerId);
  const categories = placeCategories(useCategories().data ?? []).map(({ id, path }) => ({ id, name: path }));
  const count = useCart(cart.store, ({ items }) => items.length);
  const hasRoom = useMedia(wide);
  const [open, setOpen] = useState<'cart' | 'order' | null>(null);
  const navigate = useNavigate();
  const panel = (
    <CartPanel
      {...{ agreement, currency, cart }}
      emptyWords={say('empty')}
      creditWords={creditWordsOf(name)}
      mayGoBelow
      onOrder={() => setOpen('order')}
    />
  );
  return (
    <Page width="wide">
      <PageHeader
        title={say('title', { name })}
        back={<BackLink to={paths.company(customerId)} />}
        actions={
          !hasRoom && (
            <Button variant="primary" icon={<ShoppingCartIcon size={18} />} onClick={() => setOpen('cart')}>
              {say('cart.open', { count })}
            </Button>
          )
        }
      />
      <Terms agreement={agreement} currency={currency} />
      <div className={styles.shop}>
        <Catalogue of={{ customerId }} currency={currency} store={cart.store} categories={categories} />
        {hasRoom && (
          <section aria-label={say('cart')} className={styles.panel}>
            <h2 className={styles.panelTitle}>{say('cart')}</h2>
            {panel}
          </section>
        )}
      </div>
      {!hasRoom && (
        <Drawer open={open === 'cart'} onClose={() => setOpen(null)} title={say('cart')} flush>
          <div className={styles.sheet}>{panel}</div>
        </Drawer>
      )}
      {open === 'order' && (
        <PlaceCompanyOrder
          {...{ company, agreement, currency, cart }}
          rereadAgreement={reread}
          onPlaced={(orderId) => navigate(paths.order(orderId))}
          onClose={() => setOpen(hasRoom ? null : 'cart')}
        />
      )}
    </Page>
  );
}
