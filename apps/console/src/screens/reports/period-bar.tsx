import { type ReportComparison, reportComparisons } from '@sokoni/rules/reports/report-labels';
import { isCalendarDay } from '@sokoni/rules/wall-time';
import { CalendarIcon, ChevronDownIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DaySpan } from '#parts/dates/date-range-field.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import { type PeriodName, periodNames, usualPeriod } from './periods.ts';
import styles from './reports.module.css';
import type { ReportAddress } from './use-report-address.ts';

interface PeriodBarProps {
  address: ReportAddress;
  /** Whether it is compared with another period. */
  compares?: boolean;
  children?: ReactNode;
}

/** Over which days a report goes, and what they are compared with. */
export function PeriodBar({ address, compares = false, children }: PeriodBarProps) {
  const dates = useStoreDates();
  const { period, comparison, change, seesReports } = address;
  const { from, to } = period.days;
  return (
    <div className={styles.bar}>
      {seesReports ? (
        <Choice
          label={sayReport('period')}
          icon={<CalendarIcon size={16} />}
          value={period.name}
          options={periodNames}
          words={(name) => sayReport(`period.${name}`)}
          onChange={(name: PeriodName) =>
            change(
              name === 'own'
                ? { period: 'own', from, to }
                : { period: name === usualPeriod ? '' : name, from: '', to: '', step: '' },
            )
          }
        />
      ) : (
        <span className={styles.fixed}>{sayReport('period.today')}</span>
      )}
      {period.name === 'own' ? (
        <DaySpan
          from={dayIn(address, 'from')}
          to={dayIn(address, 'to')}
          onChange={(end, day) => change({ [end]: day }, true)}
        />
      ) : (
        <span className={styles.days}>{dates.days(from, to)}</span>
      )}
      {compares && seesReports && (
        <Choice
          label={sayReport('compare')}
          value={comparison}
          options={reportComparisons}
          words={(name) => sayReport(`compare.${name}`)}
          onChange={(value: ReportComparison) => change({ compare: value === 'before' ? '' : value })}
        />
      )}
      {children}
      {period.problem && (
        <p role="alert" className={styles.problem}>
          {sayReport(`problem.${period.problem}`)}
        </p>
      )}
    </div>
  );
}

function dayIn({ param }: ReportAddress, name: 'from' | 'to'): string {
  return isCalendarDay(param(name)) ? param(name) : '';
}

interface ChoiceProps<Value extends string> {
  label: string;
  icon?: ReactNode;
  value: Value;
  options: readonly Value[];
  words: (value: Value) => string;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, icon, value, options, words, onChange }: ChoiceProps<Value>) {
  return (
    <Menu
      align="start"
      width={220}
      target={
        <Button size="sm" icon={icon} trailing={<ChevronDownIcon size={14} />}>
          <span className="visually-hidden">{sayReport('choice', { label })}</span>
          {words(value)}
        </Button>
      }
    >
      <MenuChoices
        value={value}
        options={options.map((option) => ({ value: option, label: words(option) }))}
        onChange={onChange}
      />
    </Menu>
  );
}
