import { type Difference, differences, valueText } from '@sokoni/rules/audit/audit-differences';
import { actionText } from '@sokoni/rules/audit/audit-labels';
import { ChevronDownIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { AuditEntry } from '#api/stores/audit.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { paths } from '#paths.ts';
import { sayValueLabel } from '#sentences/value-labels.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import styles from './audit.module.css';
import { subjectOf } from './audit-subject.ts';

/** So many changes stand in the line itself. */
const atFirst = 2;

/** One line of the log: what was done to what, by whom and when, and what changed. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const dates = useStoreDates();
  const { name, path } = subjectOf(entry);
  const changes = differences(entry.before, entry.after).filter(isOnRecord);
  const more = changes.length - atFirst;
  return (
    <li className={styles.entry} data-open={isOpen || undefined}>
      <time dateTime={entry.at} title={dates.moment(entry.at)} className={styles.time}>
        {dates.clock(entry.at)}
      </time>
      <div className={styles.what}>
        <span className={styles.act}>
          {actionText(entry.action)}
          {name !== '' && ' '}
          {path ? (
            <Link to={path} className={styles.subject}>
              {name}
            </Link>
          ) : (
            name !== '' && <span className={styles.gone}>{name}</span>
          )}
        </span>
        <span className={styles.who}>{entry.actor.name}</span>
        {!isOpen && changes.length > 0 && (
          <span className={styles.changes}>
            {changes.slice(0, atFirst).map((change) => (
              <ChangeWords key={change.path.join('/')} change={change} />
            ))}
            {more > 0 && <span className={styles.more}>and {more} more</span>}
          </span>
        )}
      </div>
      <IconButton
        size="sm"
        label={isOpen ? 'Hide details' : 'Show details'}
        icon={<ChevronDownIcon size={16} />}
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.toggle}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div id={id} hidden={!isOpen} className={styles.details}>
        {isOpen && <Details entry={entry} changes={changes} />}
      </div>
    </li>
  );
}

/** A field that was empty and stays so tells nothing: a draft has no number. */
function isOnRecord({ before, after }: Difference): boolean {
  return (before ?? '') !== '' || (after ?? '') !== '';
}

function ChangeWords({ change }: { change: Difference }) {
  const money = useMoneyText();
  const { path, field, before, after } = change;
  return (
    <span className={styles.change}>
      {path.slice(-2).join(', ')}:{' '}
      {before !== undefined && (
        <>
          <del>{valueText(field, before, { money, label: sayValueLabel })}</del>{' '}
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {after === undefined ? (
        <span className={styles.nothing}>removed</span>
      ) : (
        <ins>{valueText(field, after, { money, label: sayValueLabel })}</ins>
      )}
    </span>
  );
}

function Details({ entry, changes }: { entry: AuditEntry; changes: readonly Difference[] }) {
  const money = useMoneyText();
  const raw = JSON.stringify({ before: entry.before, after: entry.after }, null, 2);
  return (
    <>
      {changes.length > 0 ? (
        <table className={styles.table}>
          <caption className="visually-hidden">Changes</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, field, before, after }) => (
              <tr key={path.join('/')}>
                <th scope="row">{path.join(' › ')}</th>
                <td>{valueText(field, before, { money, label: sayValueLabel })}</td>
                <td>{valueText(field, after, { money, label: sayValueLabel })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.nothing}>No field changes recorded.</p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>IP address</dt>
          <dd>{entry.address || '–'}</dd>
        </div>
        <div>
          <dt>Request ID</dt>
          <dd className={styles.code}>{entry.request_id || '–'}</dd>
        </div>
      </dl>
      <div className={styles.acts}>
        {entry.subject.includes(':') && (
          <Link to={paths.historyOf(entry.subject)}>All activity for this record</Link>
        )}
        <CopyButton text={raw} label="Copy as JSON" />
      </div>
    </>
  );
}
