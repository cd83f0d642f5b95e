import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCompanies, useWholesaleSettings } from '#api/wholesale/supplying.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { WholesaleFrame } from '#parts/pages/wholesale-frame.tsx';
import { paths } from '#paths.ts';
import { sayCompanies as say } from '#sentences/wholesale/companies.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AddCompanyModal } from './add-company-modal.tsx';
import { companyColumns } from './company-columns.tsx';
import { useListOfGroup } from './use-list-of-group.ts';

/** The companies that buy: by which prices and terms, and how much of their credit is used. */
export function CompaniesScreen() {
  const list = useListAddress();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const companies = useCompanies({ page: list.page, limit: list.perPage, search: list.search });
  const usualTerms = useWholesaleSettings().data?.payment_terms;
  const listOfGroup = useListOfGroup();
  const money = useShortMoneyText(
    companies.items.flatMap(({ outstanding, credit_limit }) => [outstanding, credit_limit]),
  );
  const isEmpty = !companies.isLoading && !companies.error && companies.total === 0 && list.text === '';
  const add = (
    <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setIsAdding(true)}>
      {say('list.add')}
    </Button>
  );
  return (
    <WholesaleFrame side="selling" actions={isEmpty ? undefined : add}>
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="module_wholesale" title={say('empty.title')} action={add}>
            {say('empty.text')}
          </EmptyState>
        ) : (
          <>
            <div className={listCard.filters}>
              <ListSearch label={say('list.search')} list={list} />
            </div>
            <ListedRows
              list={companies}
              caption={say('list.caption')}
              columns={companyColumns({ money, usualTerms, listOfGroup })}
              rowKey={({ customer_id }) => customer_id}
              waiting={6}
              nothing={
                <EmptyState drawing="module_wholesale" title={say('none.title')}>
                  {say('none.text')}
                </EmptyState>
              }
              pagesLabel={say('list.pages')}
              {...list.pages}
            />
          </>
        )}
      </Card>
      {isAdding && (
        <AddCompanyModal
          onClose={() => setIsAdding(false)}
          onAdded={({ customer_id }) => void navigate(paths.company(customer_id))}
        />
      )}
    </WholesaleFrame>
  );
}
