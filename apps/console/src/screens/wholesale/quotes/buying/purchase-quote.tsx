import { allowsQuoteAct, isQuoteOffer } from '@sokoni/rules/wholesale/quotes';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import {
  useDeclinePurchaseQuote,
  usePurchaseQuote,
  usePurchaseQuoteDocument,
} from '#api/wholesale/quotes.ts';
import type { PurchaseQuote } from '#contract-types.ts';
import { phone, useMedia } from '#parts/hooks/use-media.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { NoDocument } from '#screens/wholesale/no-document.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayPurchaseQuotes as say } from '#sentences/wholesale/purchase-quotes.ts';
import { sayQuotes } from '#sentences/wholesale/quotes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Columns, Row, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { DeclineQuoteModal } from '../shown/decline-quote-modal.tsx';
import { QuoteBadge } from '../shown/quote-badge.tsx';
import { QuoteDetails } from '../shown/quote-details.tsx';
import { QuoteDocumentButtons } from '../shown/quote-document-button.tsx';
import { QuoteHistory } from '../shown/quote-history.tsx';
import { QuoteLines } from '../shown/quote-lines.tsx';
import { QuoteSums } from '../shown/quote-sums.tsx';
import styles from '../shown/quotes.module.css';
import { AcceptQuoteModal } from './accept-quote-modal.tsx';
import { CounterForm } from './counter-form.tsx';

/** One quote of a supplier, as the buyer answers it. */
export function PurchaseQuoteScreen() {
  const { id = '' } = useParams();
  const query = usePurchaseQuote(id);
  if (query.data) return <WholeQuote key={id} quote={query.data} />;
  const list = { to: wholesalePaths.purchaseQuotes, label: say('page.all') };
  return (
    <NoDocument
      title={say('page.title')}
      noun="quote"
      list={list}
      loading={sayQuotes('loading')}
      query={query}
    />
  );
}

function WholeQuote({ quote }: { quote: PurchaseQuote }) {
  const { state, number, supplier } = quote;
  const [open, setOpen] = useState<'accept' | 'counter' | 'decline' | null>(null);
  const isPhone = useMedia(phone);
  const [actionsPlace, setActionsPlace] = useState<HTMLElement | null>(null);
  const decline = useDeclinePurchaseQuote(quote.id);
  const document = usePurchaseQuoteDocument(quote.id);
  const may = (act: 'accept' | 'counter' | 'decline') => allowsQuoteAct(state, act, 'buyer');
  const isCountering = open === 'counter' && may('counter');
  // The bar of a phone has room for what is being answered alone.
  const hasRoom = !(isPhone && isCountering);
  const close = () => setOpen(null);
  return (
    <Page>
      <PageHeader
        title={number}
        description={say('page.from', { supplier: supplier.name })}
        badge={<QuoteBadge state={state} />}
        back={<BackLink to={wholesalePaths.purchaseQuotes} />}
        actions={
          <>
            {isQuoteOffer(state) && !isPhone && <QuoteDocumentButtons askUrl={document.mutateAsync} />}
            {may('decline') && hasRoom && (
              <Button onClick={() => setOpen('decline')}>{sayQuotes('decline.open')}</Button>
            )}
            {may('counter') && !isCountering && (
              <Button onClick={() => setOpen('counter')}>{say('counter.open')}</Button>
            )}
            {may('accept') && hasRoom && (
              <Button variant="primary" onClick={() => setOpen('accept')}>
                {say('accept.open')}
              </Button>
            )}
            {isCountering && <span ref={setActionsPlace} className={styles.formActions} />}
          </>
        }
      />
      {(state === 'requested' || state === 'countered' || state === 'expired') && (
        <NotificationCard title={say(`waiting.${state}`)} />
      )}
      <Columns>
        <Stack>
          {isCountering ? (
            <CounterForm quote={quote} actionsPlace={actionsPlace} onDone={close} />
          ) : (
            <QuoteLines quote={quote} />
          )}
          <QuoteHistory quote={quote} side="buyer" other={supplier.name} />
        </Stack>
        <Stack>
          <QuoteSums quote={quote} />
          {isQuoteOffer(state) && isPhone && (
            <Row>
              <QuoteDocumentButtons askUrl={document.mutateAsync} />
            </Row>
          )}
          <QuoteDetails
            quote={quote}
            orderPath={wholesalePaths.wholesalePurchase}
            other={<Link to={wholesalePaths.supplierToBuyFrom(supplier.id)}>{say('page.shop')}</Link>}
          />
        </Stack>
      </Columns>
      {open === 'accept' && <AcceptQuoteModal quote={quote} onClose={close} />}
      {open === 'decline' && (
        <DeclineQuoteModal
          quote={quote}
          busy={decline.isPending}
          onDecline={decline.mutateAsync}
          onClose={close}
        />
      )}
    </Page>
  );
}
