import { allows } from '@sokoni/rules/access/roles';
import { backdatedTime } from '@sokoni/rules/backdated-time';
import { wallTimeOf } from '@sokoni/rules/wall-time';
import { useState } from 'react';
import { sayDate } from '#sentences/frame/dates.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { TextField } from '#ui/fields/text-field.tsx';

/** The day of something that money or stock did: today, or an earlier one for who may backdate. */
export function usePastDay() {
  const isAsked = allows(useSession(rolesHere), 'backdate');
  const timezone = useSession(({ activeStore }) => activeStore?.timezone || 'UTC');
  const [now] = useState(() => new Date().toISOString());
  const today = wallTimeOf(now, timezone).day;
  const [day, setDay] = useState(today);
  return {
    isAsked,
    today,
    day,
    setDay,
    problem: day === '' || day > today ? sayDate('past.problem') : undefined,
    /** As the call takes it; undefined for now. `notBefore` is when what it belongs to was sold, ordered or sent. */
    timeOf: (notBefore: string | null) => backdatedTime(day, { now, notBefore, timezone }),
  };
}

interface PastDayFieldProps {
  label: string;
  day: ReturnType<typeof usePastDay>;
  error: string | undefined;
  onType?: () => void;
}

/** Nothing for who may not backdate. */
export function PastDayField({
  label,
  day: { isAsked, today, day, setDay },
  error,
  onType,
}: PastDayFieldProps) {
  if (!isAsked) return null;
  return (
    <TextField
      type="date"
      label={label}
      max={today}
      error={error}
      value={day}
      onChange={(event) => {
        onType?.();
        setDay(event.target.value);
      }}
    />
  );
}
