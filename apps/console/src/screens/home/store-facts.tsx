import { storeModules } from '@sokoni/rules/modules/suggested-modules';
import { currencies, isCurrencyCode } from '@sokoni/rules/money/currencies';
import { Link } from 'react-router';
import type { Store } from '#contract-types.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import styles from './store-facts.module.css';

/** What was decided when the store was set up. */
export function StoreFacts({ store }: { store: Store }) {
  return (
    <Card title="About this store">
      <DataList
        items={[
          { term: 'Sales channels', value: channelsText(store) },
          { term: 'Currency', value: currencyText(store.currency_code) },
          { term: 'VAT', value: vatText(store.account) },
        ]}
      />
      <Link to={paths.storeSettings} className={styles.more}>
        Store settings
      </Link>
    </Card>
  );
}

function channelsText({ web_support, pos_support, store_module }: Store): string {
  const inPerson = pos_support && `In person (${storeModules[store_module].title})`;
  return [web_support && 'Online', inPerson].filter(Boolean).join(', ') || 'None yet';
}

function currencyText(code: string): string {
  return isCurrencyCode(code) ? `${currencies[code].name} (${code})` : code;
}

function vatText(account: Store['account']): string {
  const { apply_vat, vat_percent, prices_include_vat, vat_decided } = account;
  if (!apply_vat) return vat_decided ? 'Not charged' : 'Not set yet';
  return `${vat_percent}%, ${prices_include_vat ? 'included in prices' : 'added to prices'}`;
}
