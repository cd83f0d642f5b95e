import { isCurrencyCode } from '@sokoni/rules/money/currencies';
import { Link } from 'react-router';
import type { Store } from '#contract-types.ts';
import { paths } from '#paths.ts';
import { sayCurrency } from '#sentences/frame/currencies.ts';
import { sayHome } from '#sentences/home.ts';
import { sayStoreModule } from '#sentences/stores/store-modules.ts';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import styles from './store-facts.module.css';

/** What was decided when the store was set up. */
export function StoreFacts({ store }: { store: Store }) {
  return (
    <Card title={sayHome('facts.title')}>
      <DataList
        items={[
          { term: sayHome('facts.channels'), value: channelsText(store) },
          { term: sayHome('facts.currency'), value: currencyText(store.currency_code) },
          { term: sayHome('facts.vat'), value: vatText(store.account) },
        ]}
      />
      <Link to={paths.storeSettings} className={styles.more}>
        {sayHome('facts.more')}
      </Link>
    </Card>
  );
}

function channelsText({ web_support, pos_support, store_module }: Store): string {
  const kind = sayStoreModule(`title.${store_module}`);
  if (pos_support) return sayHome(web_support ? 'facts.both' : 'facts.inPerson', { kind });
  return sayHome(web_support ? 'facts.online' : 'facts.none');
}

function currencyText(code: string): string {
  return isCurrencyCode(code) ? `${sayCurrency(code)} (${code})` : code;
}

function vatText(account: Store['account']): string {
  const { apply_vat, vat_percent, prices_include_vat, vat_decided } = account;
  if (!apply_vat) return sayHome(vat_decided ? 'facts.vatNone' : 'facts.vatUnset');
  const percent = String(vat_percent);
  return sayHome(prices_include_vat ? 'facts.vatIncluded' : 'facts.vatAdded', { percent });
}
