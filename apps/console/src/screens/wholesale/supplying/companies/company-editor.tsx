import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { Link } from 'react-router';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { keys } from '#api/client/keys.ts';
import { useChangeCompany } from '#api/wholesale/supplying.ts';
import type { Company } from '#contract-types.ts';
import { StatementButton } from '#parts/customers/statement-button.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayAgentOrder } from '#sentences/wholesale/agent-orders.ts';
import { sayCompanies as say } from '#sentences/wholesale/companies.ts';
import { saySupplying } from '#sentences/wholesale/parts.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns, Grid, Muted, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PercentInput } from '../form/percent-input.tsx';
import { PriceListSelect } from '../form/price-list-select.tsx';
import { RecordFormFrame } from '../form/record-form-frame.tsx';
import { CompanyTermsSelect } from '../form/terms-select.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { fieldId, type TypedForm } from '../form/use-typed-form.ts';
import { BuyersCard } from './buyers-card.tsx';
import { CompanyAccountCard } from './company-account-card.tsx';
import { CompanyStatus } from './company-columns.tsx';
import { type CompanyFields, companyChange, companyFields, companyProblems } from './company-fields.ts';
import { DeliveryAddressesCard } from './delivery-addresses-card.tsx';

const statuses = ['active', 'paused'] as const;

/** What was agreed with a company, to be changed, beside what it owes. */
export function CompanyEditor({ company }: { company: Company }) {
  const dates = useStoreDates();
  const storeId = useActiveStoreId();
  const changeCompany = useChangeCompany(company.customer_id);
  const form = useRecordForm({
    record: company,
    key: [...keys.companies(storeId), 'one', company.customer_id],
    fieldsOf: companyFields,
    problemsOf: companyProblems,
    send: (typed, version) => changeCompany.mutateAsync(companyChange(typed, version)),
    savedWords: say('page.saved'),
  });
  return (
    <Page>
      <PageHeader
        title={company.name}
        badge={<CompanyStatus status={company.status} />}
        description={say('page.since', { day: dates.day(company.created_at) })}
        back={<BackLink to={wholesalePaths.companies} />}
        actions={
          <>
            <StatementButton
              customer={{ id: company.customer_id, name: company.name, email: company.email }}
            />
            {company.buyer_store && company.status === 'active' && (
              <Link to={wholesalePaths.newQuoteFor(company.customer_id)} className={buttonClass()}>
                {say('link.quote')}
              </Link>
            )}
            {company.status === 'active' && (
              <Link
                to={wholesalePaths.companyOrder(company.customer_id)}
                className={buttonClass({ variant: 'primary' })}
              >
                {sayAgentOrder('open')}
              </Link>
            )}
          </>
        }
      />
      <RecordFormFrame form={form}>
        <Columns>
          <Stack>
            <AgreementCard form={form} />
            <TaxCard form={form} />
          </Stack>
          <Stack>
            <CompanyAccountCard company={company} />
            <BuyersCard customerId={company.customer_id} />
            <DeliveryAddressesCard customerId={company.customer_id} />
          </Stack>
        </Columns>
      </RecordFormFrame>
    </Page>
  );
}

function AgreementCard({ form: { typed, problems, change } }: { form: TypedForm<CompanyFields> }) {
  return (
    <Card title={say('agreement.title')}>
      <Stack>
        <Stack gap={1}>
          <Segmented
            label={say('agreement.status')}
            options={statuses.map((value) => ({ value, label: say(`status.${value}`) }))}
            value={typed.status}
            onChange={(status) => change({ status })}
          />
          <Muted>{say('agreement.status.hint')}</Muted>
        </Stack>
        <Grid column="15rem">
          <PriceListSelect value={typed.price_list} onChange={(price_list) => change({ price_list })} />
          <CompanyTermsSelect
            value={typed.payment_terms}
            onChange={(payment_terms) => change({ payment_terms })}
          />
          <PercentInput
            id={fieldId('deposit_percent')}
            label={saySupplying('deposit.label')}
            optional
            hint={say('agreement.deposit.hint')}
            error={problems.deposit_percent}
            value={typed.deposit_percent}
            onChange={(deposit_percent) => change({ deposit_percent })}
          />
        </Grid>
      </Stack>
    </Card>
  );
}

function TaxCard({ form: { typed, problems, change } }: { form: TypedForm<CompanyFields> }) {
  return (
    <Card title={say('tax.title')}>
      <Stack>
        <Toggle
          label={say('tax.exempt')}
          hint={say('tax.exempt.hint')}
          checked={typed.tax_exempt}
          onChange={(tax_exempt) => change({ tax_exempt })}
        />
        <Grid column="15rem">
          <TextField
            id={fieldId('tax_number')}
            label={say('tax.number')}
            optional
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            hint={say('tax.number.hint')}
            maxLength={wholesaleLimits.taxNumberLength}
            error={problems.tax_number}
            value={typed.tax_number}
            onChange={({ target }) => change({ tax_number: target.value })}
          />
        </Grid>
      </Stack>
    </Card>
  );
}
