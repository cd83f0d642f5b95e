import { dayAfter } from '@sokoni/rules/wall-time';
import { useState } from 'react';
import { type Span, useMailStatement, useStatement } from '#api/debts.ts';
import type { Customer } from '#api/types.ts';
import { LetterModal } from '#parts/letter-modal.tsx';
import { useStoreDates } from '#parts/store-dates.ts';
import { usePaper } from '#parts/use-paper.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { DownloadIcon, MailIcon, PrintIcon } from '#ui/icons-more.tsx';
import { Grid, Stack } from '#ui/layout.tsx';
import { Modal } from '#ui/modal.tsx';
import { TextField } from '#ui/text-field.tsx';

const usualDays = 90;

/** What a customer owed, bought and paid from one day to another: to print, to keep or to send. */
export function StatementModal({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const dates = useStoreDates();
  const [span, setSpan] = useState(() => {
    const today = dates.dayOf(new Date());
    return { from: dayAfter(today, -usualDays), to: today };
  });
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const statement = useStatement(customer.id);
  const mail = useMailStatement(customer.id);
  const { isBusy, print, download } = usePaper();
  const chosen: Span = { from_day: span.from, to_day: span.to };

  /** Does it once both days are there, in their order. */
  function ready(act: () => unknown): void {
    const said =
      span.from === '' || span.to === ''
        ? 'Choose both days'
        : span.to < span.from
          ? 'The last day is not before the first'
          : undefined;
    setProblem(said);
    if (said === undefined) act();
  }

  if (isSending) {
    return (
      <LetterModal
        title={`Send the statement to ${customer.name}`}
        confirmLabel="Send statement"
        address={customer.email}
        busy={mail.isPending}
        onSend={(letter) => mail.mutateAsync({ ...chosen, ...letter })}
        onClose={onClose}
      >
        It goes out in the name of your store, as a PDF. Answers come to the e-mail of your store.
      </LetterModal>
    );
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={`Statement for ${customer.name}`}
      size="md"
      footer={
        <>
          <Button icon={<MailIcon size={18} />} onClick={() => ready(() => setIsSending(true))}>
            Send…
          </Button>
          <Button
            icon={<DownloadIcon size={18} />}
            disabled={isBusy}
            onClick={() => ready(() => download(() => statement.mutateAsync(chosen)))}
          >
            Download
          </Button>
          <Button
            variant="primary"
            icon={<PrintIcon size={18} />}
            busy={isBusy}
            onClick={() => ready(() => print(() => statement.mutateAsync(chosen)))}
          >
            Print
          </Button>
        </>
      }
    >
      <Stack>
        <p>Everything that was bought, paid, given back and returned, with what was owed before and after.</p>
        <Grid gap={3} column="9rem">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={end === 'from' ? 'From' : 'To'}
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
