import { allowsQuoteAct, isQuoteOffer, quoteTurn } from '@sokoni/rules/wholesale/quotes';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useDeclineQuote, useOfferQuote, useQuote, useQuoteDocument } from '#api/wholesale/quotes.ts';
import type { Quote } from '#contract-types.ts';
import { phone, useMedia } from '#parts/hooks/use-media.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { NoDocument } from '#screens/wholesale/no-document.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayQuotes } from '#sentences/wholesale/quotes.ts';
import { saySellingQuotes as say } from '#sentences/wholesale/selling-quotes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Columns, Row, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { lineFields } from '../form/line-fields.ts';
import { ChangedMeanwhile } from '../shown/changed-meanwhile.tsx';
import { DeclineQuoteModal } from '../shown/decline-quote-modal.tsx';
import { QuoteBadge } from '../shown/quote-badge.tsx';
import { QuoteDetails } from '../shown/quote-details.tsx';
import { QuoteDocumentButtons } from '../shown/quote-document-button.tsx';
import { QuoteHistory } from '../shown/quote-history.tsx';
import { QuoteLines } from '../shown/quote-lines.tsx';
import { QuoteSums } from '../shown/quote-sums.tsx';
import styles from '../shown/quotes.module.css';
import { OfferForm } from './offer-form.tsx';

/** One quote, as the supplier answers it. */
export function QuoteScreen() {
  const { id = '' } = useParams();
  const query = useQuote(id);
  if (query.data) return <WholeQuote key={id} quote={query.data} />;
  const list = { to: wholesalePaths.quotes, label: say('page.all') };
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

function WholeQuote({ quote }: { quote: Quote }) {
  const { state, number, company } = quote;
  const isWaiting = quoteTurn(state) === 'supplier';
  const [isChanging, setIsChanging] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  const isPhone = useMedia(phone);
  const [actionsPlace, setActionsPlace] = useState<HTMLElement | null>(null);
  const decline = useDeclineQuote(quote.id);
  const document = useQuoteDocument(quote.id);
  const mayOffer = allowsQuoteAct(state, 'offer', 'supplier');
  const isTyping = mayOffer && (isWaiting || isChanging);
  return (
    <Page>
      <PageHeader
        title={number}
        description={say('page.for', { company: company.name })}
        badge={<QuoteBadge state={state} />}
        back={<BackLink to={wholesalePaths.quotes} />}
        actions={
          <>
            {isQuoteOffer(state) && !isPhone && <QuoteDocumentButtons askUrl={document.mutateAsync} />}
            {allowsQuoteAct(state, 'decline', 'supplier') && !(isPhone && isChanging) && (
              <Button onClick={() => setIsDeclining(true)}>{sayQuotes('decline.open')}</Button>
            )}
            {mayOffer && !isTyping && (
              <Button variant="primary" onClick={() => setIsChanging(true)}>
                {say(state === 'expired' ? 'offer.renew' : 'offer.change')}
              </Button>
            )}
            {isTyping && <span ref={setActionsPlace} className={styles.formActions} />}
          </>
        }
      />
      <Columns>
        <Stack>
          {isTyping ? (
            <Answer
              quote={quote}
              actionsPlace={actionsPlace}
              onSent={() => setIsChanging(false)}
              {...(!isWaiting && { onCancel: () => setIsChanging(false) })}
            />
          ) : (
            <QuoteLines quote={quote} />
          )}
          <QuoteHistory quote={quote} side="supplier" other={company.name} />
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
            orderPath={paths.order}
            other={<Link to={paths.company(company.id)}>{company.name}</Link>}
          />
        </Stack>
      </Columns>
      {isDeclining && (
        <DeclineQuoteModal
          quote={quote}
          busy={decline.isPending}
          onDecline={decline.mutateAsync}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </Page>
  );
}

interface AnswerProps {
  quote: Quote;
  actionsPlace: HTMLElement | null;
  onSent: () => void;
  onCancel?: () => void;
}

/** Begins with what stands; what changes meanwhile is said, and not typed over. */
function Answer({ quote, ...props }: AnswerProps) {
  const [base, setBase] = useState(quote);
  return (
    <>
      {base.version !== quote.version && <ChangedMeanwhile onShow={() => setBase(quote)} />}
      <AnswerTo key={base.version} quote={base} {...props} />
    </>
  );
}

function AnswerTo({ quote, actionsPlace, onSent, onCancel }: AnswerProps) {
  const currency = useCurrency();
  const offer = useOfferQuote(quote.id);
  const { state, version, lines, company } = quote;
  return (
    <OfferForm
      lines={lineFields(lines, 'supplier', currency)}
      company={company}
      actionsPlace={actionsPlace}
      isAsked={lines.some(({ asked_price }) => asked_price !== null)}
      busy={offer.isPending}
      onSend={async (body) => {
        const { number } = await offer.mutateAsync({ version, ...body });
        toast.success(say('offer.sent', { number }));
        onSent();
      }}
      {...(onCancel && { onCancel })}
    >
      {(state === 'requested' || state === 'countered') && (
        <NotificationCard title={say(`waiting.${state}`)} />
      )}
    </OfferForm>
  );
}
