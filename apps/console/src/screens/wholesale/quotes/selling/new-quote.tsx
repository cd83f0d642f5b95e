import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStartQuote } from '#api/wholesale/quotes.ts';
import { useCompany } from '#api/wholesale/supplying.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { saySellingQuotes as say } from '#sentences/wholesale/selling-quotes.ts';
import { newId } from '#session/new-id.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import styles from '../shown/quotes.module.css';
import { type ChosenCompany, CompanySelect } from './company-select.tsx';
import { OfferForm } from './offer-form.tsx';

/** An offer of the store's own accord, for the company that the address names or another. */
export function NewQuoteScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const named = params.get('company') ?? '';
  const { data } = useCompany(named, named !== '');
  const [id] = useState(newId);
  const [chosen, setChosen] = useState<ChosenCompany | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [actionsPlace, setActionsPlace] = useState<HTMLElement | null>(null);
  const start = useStartQuote();
  const company = chosen ?? (data ? { id: data.customer_id, name: data.name } : null);
  return (
    <Page>
      <PageHeader
        title={say('new.title')}
        back={<BackLink to={wholesalePaths.quotes} />}
        actions={<span ref={setActionsPlace} className={styles.formActions} />}
      />
      <OfferForm
        lines={[]}
        company={company}
        actionsPlace={actionsPlace}
        isAsked={false}
        busy={start.isPending}
        isReady={() => {
          setIsMissing(company === null);
          return company !== null;
        }}
        onSend={async (offer) => {
          const quote = await start.mutateAsync({ id, customer_id: company?.id ?? '', ...offer });
          toast.success(say('offer.sent', { number: quote.number }));
          await navigate(wholesalePaths.quote(quote.id));
        }}
      >
        <Card>
          <CompanySelect
            value={company}
            error={isMissing && company === null ? say('company.missing') : undefined}
            onChange={setChosen}
          />
        </Card>
      </OfferForm>
    </Page>
  );
}
