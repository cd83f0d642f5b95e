import { dayAfter } from '@sokoni/rules/wall-time';
import { DownloadIcon, MailIcon, PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import type { Span } from '#api/customers/receivables.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useDocument } from '#parts/documents/use-document.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';

const usualDays = 90;

interface StatementSpanModalProps {
  title: string;
  /** What the statement says. */
  text: string;
  /** Answers the address of the statement as PDF. */
  ask: (span: Span) => Promise<string>;
  /** Left out where it is not sent from here. */
  onSend?: (span: Span) => void;
  onClose: () => void;
}

/** What was owed, bought and paid from one day to another: to print, to keep, and where it can be, to send. */
export function StatementSpanModal({ title, text, ask, onSend, onClose }: StatementSpanModalProps) {
  const dates = useStoreDates();
  const [span, setSpan] = useState(() => {
    const today = dates.dayOf(new Date());
    return { from: dayAfter(today, -usualDays), to: today };
  });
  const [problem, setProblem] = useState<string>();
  const { isBusy, print, download } = useDocument();
  const chosen: Span = { from_day: span.from, to_day: span.to };

  /** Does it once both days are there, in their order. */
  function ready(act: () => unknown): void {
    const said =
      span.from === '' || span.to === ''
        ? sayCustomer('statement.datesMissing')
        : span.to < span.from
          ? sayCustomer('statement.backwards')
          : undefined;
    setProblem(said);
    if (said === undefined) act();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      size="md"
      footer={
        <>
          {onSend && (
            <Button icon={<MailIcon size={18} />} onClick={() => ready(() => onSend(chosen))}>
              {sayCustomer('statement.send')}
            </Button>
          )}
          <Button
            icon={<DownloadIcon size={18} />}
            disabled={isBusy}
            onClick={() => ready(() => download(() => ask(chosen)))}
          >
            {sayCustomer('statement.download')}
          </Button>
          <Button
            variant="primary"
            icon={<PrinterIcon size={18} />}
            busy={isBusy}
            onClick={() => ready(() => print(() => ask(chosen)))}
          >
            {sayCustomer('statement.print')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{text}</p>
        <Grid gap={3} column="9rem">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={end === 'from' ? sayCustomer('statement.from') : sayCustomer('statement.to')}
              value={span[end]}
              onChange={({ target }) => setSpan((before) => ({ ...before, [end]: target.value }))}
            />
          ))}
        </Grid>
        <FormError>{problem}</FormError>
      </Stack>
    </Modal>
  );
}
