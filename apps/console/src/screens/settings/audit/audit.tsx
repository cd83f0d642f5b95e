import { DownloadIcon } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { saveFile } from '#api/client/save-file.ts';
import { type AuditEntry, useAuditFilters, useAuditLog, useExportAuditLog } from '#api/stores/audit.ts';
import { DaySpan } from '#parts/dates/date-range-field.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { FilterChips } from '#parts/lists/filter-chips.tsx';
import list from '#parts/lists/list-card.module.css';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { actionText, areaText, sayAuditLog } from '#sentences/audit.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import styles from './audit.module.css';
import { AuditLine } from './audit-entry.tsx';
import { type FilterName, readFilter } from './audit-filter.ts';
import { subjectOf } from './audit-subject.ts';

const entriesAtOnce = 25;

/** Who changed what, and when; nobody can change what stands here. */
export function AuditLogScreen() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const log = useAuditLog({ ...filter, limit: entriesAtOnce });
  const exportLog = useExportAuditLog();
  const entries = (log.data?.pages ?? []).flatMap(({ items }) => items);
  const isFiltered = Object.keys(filter).length > 0;

  function change(name: FilterName, value: string, replace = false): void {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace, preventScrollReset: true });
  }

  return (
    <SettingsFrame
      title={sayAuditLog('title')}
      description={sayAuditLog('description')}
      actions={
        <Button
          icon={<DownloadIcon size={18} />}
          busy={exportLog.isPending}
          disabled={entries.length === 0}
          onClick={() =>
            exportLog.mutate(filter, {
              onSuccess: ({ url }) => saveFile(url),
              onError: (error) => showFailure(error),
            })
          }
        >
          {sayAuditLog('export')}
        </Button>
      }
    >
      <Card flush>
        <Filters
          filter={filter}
          record={entries[0] ? subjectOf(entries[0]).name : ''}
          onChange={change}
          onClear={() => setParams(new URLSearchParams())}
        />
        {log.error && entries.length === 0 ? (
          <QueryFailed error={log.error} isFetching={log.isFetching} refetch={log.refetch} />
        ) : log.isPending ? (
          <LogSkeleton />
        ) : entries.length === 0 ? (
          <EmptyState
            drawing="empty_orders"
            title={sayAuditLog('empty.title')}
            action={
              isFiltered && (
                <Button onClick={() => setParams(new URLSearchParams())}>
                  {sayAuditLog('empty.showAll')}
                </Button>
              )
            }
          >
            {sayAuditLog(isFiltered ? 'empty.filtered' : 'empty.none')}
          </EmptyState>
        ) : (
          <Days entries={entries} />
        )}
        {log.hasNextPage && (
          <div className={styles.foot}>
            <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {sayAuditLog('older')}
            </Button>
          </div>
        )}
      </Card>
    </SettingsFrame>
  );
}

interface FiltersProps {
  filter: ReturnType<typeof readFilter>;
  /** How the record that the log is narrowed to is called. */
  record: string;
  onChange: (name: FilterName, value: string, replace?: boolean) => void;
  onClear: () => void;
}

function Filters({ filter, record, onChange, onClear }: FiltersProps) {
  const known = useAuditFilters().data;
  const actors = [
    ...(known?.actors ?? []).map(({ user_id, name }) => ({ value: user_id, label: name })),
    { value: 'platform', label: sayAuditLog('filter.platform') },
  ];
  const { actor_id = '', action = '', area = '', subject = '', from = '', to = '' } = filter;
  return (
    <div className={list.filters}>
      <FilterChips>
        <FilterChip
          label={sayAuditLog('filter.staff')}
          searchable
          value={actor_id}
          shown={actors.find(({ value }) => value === actor_id)?.label ?? '…'}
          options={actors}
          emptyText={sayAuditLog('filter.noStaff')}
          onChange={(value) => onChange('actor_id', value)}
        />
        <FilterChip
          label={sayAuditLog('filter.action')}
          searchable
          value={action}
          shown={actionText(action)}
          options={(known?.actions ?? []).map((value) => ({ value, label: actionText(value) }))}
          onChange={(value) => onChange('action', value)}
        />
        <FilterChip
          label={sayAuditLog('filter.area')}
          searchable
          value={area}
          shown={areaText(area)}
          options={(known?.areas ?? []).map((value) => ({ value, label: areaText(value) }))}
          onChange={(value) => onChange('area', value)}
        />
        {subject !== '' && (
          <FilterChip
            label={sayAuditLog('filter.record')}
            value={subject}
            shown={record || sayAuditLog('filter.thisRecord')}
            options={[{ value: subject, label: record || sayAuditLog('filter.thisRecord') }]}
            onChange={(value) => value === '' && onChange('subject', '')}
          />
        )}
        <DaySpan from={from} to={to} onChange={(end, day) => onChange(end, day, true)} />
        {Object.keys(filter).length > 0 && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {sayAuditLog('filter.clear')}
          </Button>
        )}
      </FilterChips>
    </div>
  );
}

/** The entries under the days of the store on which they were made. */
function Days({ entries }: { entries: readonly AuditEntry[] }) {
  const dates = useStoreDates();
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = dates.dayOf(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (
    <div className={styles.log}>
      {[...days].map(([day, entriesOfDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.day}>
            {dates.day(entriesOfDay[0]?.at ?? '')}
          </h2>
          <ol className={styles.entries}>
            {entriesOfDay.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function LogSkeleton() {
  return (
    <div role="status" aria-label={sayAuditLog('loading')} className={styles.skeleton}>
      {['70%', '45%', '60%', '50%', '65%', '40%', '55%', '60%'].map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={line} width={width} height="2.25rem" />
      ))}
    </div>
  );
}
