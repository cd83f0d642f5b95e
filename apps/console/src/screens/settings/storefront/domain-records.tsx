import type { ShopDomain } from '#api/stores/storefront.ts';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './storefront.module.css';

interface DomainRecordsProps {
  domain: string;
  proof: ShopDomain['proof'];
  /** Of the platform, where the domain is to lead. */
  host: string;
}

interface DnsRecord {
  type: string;
  name: string;
  value: string;
}

/** What the owner of a domain enters where it was bought. */
export function DomainRecords({ domain, proof, host }: DomainRecordsProps) {
  const records: DnsRecord[] = [
    { type: 'TXT', ...proof },
    { type: 'CNAME', name: domain, value: host },
  ];
  return (
    <Stack gap={3}>
      <p>{say('domain.steps')}</p>
      <ul className={styles.records}>
        {records.map(({ type, name, value }) => (
          <li key={type}>
            <strong>{say('domain.record', { type })}</strong>
            <dl className={styles.record}>
              <dt>{say('domain.recordName')}</dt>
              <Copied text={name} />
              <dt>{say('domain.value')}</dt>
              <Copied text={value} />
            </dl>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Copied({ text }: { text: string }) {
  return (
    <dd className={styles.copied}>
      <code>{text}</code>
      <CopyButton text={text} />
    </dd>
  );
}
