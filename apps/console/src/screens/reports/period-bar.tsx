import { type ReportComparison, reportComparisons } from '@sokoni/rules/report-words';
import type { ReactNode } from 'react';
import { DaySpan } from '#parts/day-span.tsx';
import { daysText } from '#parts/day-words.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon, ChevronDownIcon } from '#ui/icons.tsx';
import { CalendarIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
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
                : { period: name === usualPeriod ? '' : name, from: '', to: '' },
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
        <span className={styles.days}>{daysText(from, to)}</span>
      )}
      {compares && seesReports && (
        <Choice
          label="Compared with"
          value={comparison}
          options={reportComparisons}
          onChange={(value: ReportComparison) => change({ compare: value === 'before' ? '' : value })}
        />
      )}
      {children}
      {period.problem !== '' && (
        <p role="alert" className={styles.problem}>
          {period.problem} The last 30 days are shown.
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
      {(Object.entries(options) as [Value, string][]).map(([key, words]) => (
        <MenuItem
          key={key}
          role="menuitemradio"
          aria-checked={key === value}
          end={key === value && <CheckIcon size={16} />}
          onClick={() => onChange(key)}
        >
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
