import { commaText } from '@sokoni/messages/list-text';
import {
  type Difference,
  differences,
  type ValueWords,
  valueText,
} from '@sokoni/rules/audit/audit-differences';
import { ChevronDownIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { AuditEntry } from '#api/stores/audit.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { paths } from '#paths.ts';
import { actionText, sayAuditLog, valueWords } from '#sentences/audit.ts';
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
            {more > 0 && <span className={styles.more}>{sayAuditLog('entry.more', { count: more })}</span>}
          </span>
        )}
      </div>
      <IconButton
        size="sm"
        label={sayAuditLog(isOpen ? 'entry.hide' : 'entry.show')}
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

function useValueWords(): ValueWords {
  return { ...valueWords, money: useMoneyText() };
}

/** A field that was empty and stays so tells nothing: a draft has no number. */
function isOnRecord({ before, after }: Difference): boolean {
  return (before ?? '') !== '' || (after ?? '') !== '';
}

function ChangeWords({ change }: { change: Difference }) {
  const words = useValueWords();
  const { path, field, before, after } = change;
  return (
    <span className={styles.change}>
      {commaText(path.slice(-2))}:{' '}
      {before !== undefined && (
        <>
          <del>{valueText(field, before, words)}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {after === undefined ? (
        <span className={styles.nothing}>{sayAuditLog('entry.removed')}</span>
      ) : (
        <ins>{valueText(field, after, words)}</ins>
      )}
    </span>
  );
}

function Details({ entry, changes }: { entry: AuditEntry; changes: readonly Difference[] }) {
  const words = useValueWords();
  const raw = JSON.stringify({ before: entry.before, after: entry.after }, null, 2);
  return (
    <>
      {changes.length > 0 ? (
        <table className={styles.table}>
          <caption className="visually-hidden">{sayAuditLog('entry.changes')}</caption>
          <thead>
            <tr>
              <th scope="col">{sayAuditLog('entry.field')}</th>
              <th scope="col">{sayAuditLog('entry.before')}</th>
              <th scope="col">{sayAuditLog('entry.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, field, before, after }) => (
              <tr key={path.join('/')}>
                <th scope="row">{path.join(' › ')}</th>
                <td>{valueText(field, before, words)}</td>
                <td>{valueText(field, after, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.nothing}>{sayAuditLog('entry.noChanges')}</p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{sayAuditLog('entry.address')}</dt>
          <dd>{entry.address || '–'}</dd>
        </div>
        <div>
          <dt>{sayAuditLog('entry.requestId')}</dt>
          <dd className={styles.code}>{entry.request_id || '–'}</dd>
        </div>
      </dl>
      <div className={styles.acts}>
        {entry.subject.includes(':') && (
          <Link to={paths.historyOf(entry.subject)}>{sayAuditLog('entry.activity')}</Link>
        )}
        <CopyButton text={raw} label={sayAuditLog('entry.copy')} />
      </div>
    </>
  );
}
