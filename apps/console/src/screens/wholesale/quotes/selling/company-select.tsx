import { useCompanies } from '#api/wholesale/supplying.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { saySellingQuotes as say } from '#sentences/wholesale/selling-quotes.ts';
import { SelectField } from '#ui/menus/select-field.tsx';

export interface ChosenCompany {
  id: string;
  name: string;
}

interface CompanySelectProps {
  value: ChosenCompany | null;
  error: string | undefined;
  onChange: (company: ChosenCompany) => void;
}

/** For whom a quote is: companies that may order. */
export function CompanySelect({ value, error, onChange }: CompanySelectProps) {
  const { words, isTyping, setText } = useTypedSearch();
  const companies = useCompanies({ search: words, limit: 50 });
  const found = companies.items
    .filter(({ status }) => status === 'active')
    .map(({ customer_id, name }) => ({ id: customer_id, name }));
  const isListed = value === null || found.some(({ id }) => id === value.id);
  const listed = isListed ? found : [...found, value];
  return (
    <SelectField
      label={say('company.label')}
      error={error}
      searchable
      searchPlaceholder={say('company.search')}
      emptyText={say('company.none')}
      options={listed.map(({ id, name }) => ({ value: id, label: name }))}
      onSearch={setText}
      isSearching={isTyping || companies.isStale || companies.isLoading}
      value={value?.id ?? null}
      onChange={(id) => {
        const company = listed.find((one) => one.id === id);
        if (company) onChange(company);
      }}
    />
  );
}
