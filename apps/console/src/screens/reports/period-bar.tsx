import { type ReportComparison, reportComparisons } from '@sokoni/rules/reports/report-labels';
import { CalendarIcon, ChevronDownIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DaySpan } from '#parts/dates/date-range-field.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import { type PeriodName, periodLabels, usualPeriod } from './periods.ts';
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
          label="Period"
          icon={<CalendarIcon size={16} />}
          value={period.name}
          options={periodLabels}
          onChange={(name: PeriodName) =>
            change(
              name === 'own'
                ? { period: 'own', from, to }
                : { period: name === usualPeriod ? '' : name, from: '', to: '', step: '' },
            )
          }
        />
      ) : (
        <span className={styles.fixed}>Today</span>
      )}
      {period.name === 'own' ? (
        <DaySpan
          from={address.param('from')}
          to={address.param('to')}
          onChange={(end, day) => change({ [end]: day })}
        />
      ) : (
        <span className={styles.days}>{dates.days(from, to)}</span>
      )}
      {compares && seesReports && (
        <Choice
          label="Compare to"
          value={comparison}
          options={reportComparisons}
          onChange={(value: ReportComparison) => change({ compare: value === 'before' ? '' : value })}
        />
      )}
      {children}
      {period.problem !== '' && (
        <p role="alert" className={styles.problem}>
          {period.problem} Showing the last 30 days
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  icon?: ReactNode;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, icon, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Menu
      align="start"
      width={220}
      target={
        <Button size="sm" icon={icon} trailing={<ChevronDownIcon size={14} />}>
          <span className="visually-hidden">{label}: </span>
          {options[value]}
        </Button>
      }
    >
      <MenuChoices
        value={value}
        options={(Object.entries(options) as [Value, string][]).map(([key, words]) => ({
          value: key,
          label: words,
        }))}
        onChange={onChange}
      />
    </Menu>
  );
}
