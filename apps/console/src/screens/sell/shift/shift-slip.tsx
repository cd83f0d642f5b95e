import { useStoreDates } from '#parts/dates/store-dates.ts';
import { sayShift as say } from '#sentences/sell/shift.ts';
import receipt from '../receipt/receipt.module.css';
import type { Paper } from '../receipt/receipt.tsx';
import { useTill } from '../till-context.tsx';
import type { ShiftFigures } from './shift-figures.ts';
import { ShiftReport } from './shift-report.tsx';

interface ShiftSlipProps {
  figures: ShiftFigures;
  counted?: number;
  /** ISO 8601. */
  openedAt: string;
  paper: Paper;
}

/** The report of a shift on the paper of receipts. */
export function ShiftSlip({ figures, counted, openedAt, paper }: ShiftSlipProps) {
  const { store, register } = useTill().setup();
  const dates = useStoreDates();
  const isClosed = counted !== undefined;
  return (
    <article className={receipt.receipt} data-paper={paper}>
      <header className={receipt.head}>
        <strong className={receipt.store}>{store.name}</strong>
        <p>{register.name}</p>
      </header>
      <h1 className={receipt.kind}>{say(isClosed ? 'report.closed' : 'report')}</h1>
      <p className={receipt.mark}>
        {dates.moment(openedAt)} – {dates.moment(new Date().toISOString())}
      </p>
      <ShiftReport figures={figures} {...(isClosed ? { counted } : {})} />
    </article>
  );
}
