import { allows } from '@sokoni/rules/access/roles';
import { paymentTime } from '@sokoni/rules/orders/payment-day';
import { wallTimeOf } from '@sokoni/rules/wall-time';
import { useState } from 'react';
import { sayMoney } from '#sentences/frame/money.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { TextField } from '#ui/fields/text-field.tsx';

/** The day of money that comes in or goes back: today, or an earlier one for who may backdate. */
export function usePaymentDay() {
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
    problem: day === '' || day > today ? sayMoney('payment.dayProblem') : undefined,
    /** As the call takes it; undefined for now. `placedAt` is when what is paid was sold, null for a draft. */
    timeOf: (placedAt: string | null) => paymentTime(day, { now, placedAt, timezone }),
  };
}

interface PaymentDayFieldProps {
  label: string;
  day: ReturnType<typeof usePaymentDay>;
  error: string | undefined;
  onType: () => void;
}

/** Nothing for who may not backdate. */
export function PaymentDayField({
  label,
  day: { isAsked, today, day, setDay },
  error,
  onType,
}: PaymentDayFieldProps) {
  if (!isAsked) return null;
  return (
    <TextField
      type="date"
      label={label}
      max={today}
      error={error}
      value={day}
      onChange={(event) => {
        onType();
        setDay(event.target.value);
      }}
    />
  );
}
