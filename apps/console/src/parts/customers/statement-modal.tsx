import { dayAfter } from '@sokoni/rules/wall-time';
import { DownloadIcon, MailIcon, PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { type Span, useMailStatement, useStatement } from '#api/customers/receivables.ts';
import type { Customer } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { LetterModal } from '#parts/documents/email-modal.tsx';
import { useDocument } from '#parts/documents/use-document.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';

/** Who is stated, and where it is sent. */
export type StatedCustomer = Pick<Customer, 'id' | 'name' | 'email'>;

const usualDays = 90;

/** What a customer owed, bought and paid from one day to another: to print, to keep or to send. */
export function StatementModal({ customer, onClose }: { customer: StatedCustomer; onClose: () => void }) {
  const dates = useStoreDates();
  const [span, setSpan] = useState(() => {
    const today = dates.dayOf(new Date());
    return { from: dayAfter(today, -usualDays), to: today };
  });
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const statement = useStatement(customer.id);
  const mail = useMailStatement(customer.id);
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

  if (isSending) {
    return (
      <LetterModal
        title={sayCustomer('statement.mailTitle', { name: customer.name })}
        confirmLabel={sayCustomer('statement.mailSend')}
        address={customer.email}
        busy={mail.isPending}
        onSend={(letter) => mail.mutateAsync({ ...chosen, ...letter })}
        onClose={onClose}
      >
        {sayCustomer('statement.mailHint')}
      </LetterModal>
    );
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={sayCustomer('statement.title', { name: customer.name })}
      size="md"
      footer={
        <>
          <Button icon={<MailIcon size={18} />} onClick={() => ready(() => setIsSending(true))}>
            {sayCustomer('statement.send')}
          </Button>
          <Button
            icon={<DownloadIcon size={18} />}
            disabled={isBusy}
            onClick={() => ready(() => download(() => statement.mutateAsync(chosen)))}
          >
            {sayCustomer('statement.download')}
          </Button>
          <Button
            variant="primary"
            icon={<PrinterIcon size={18} />}
            busy={isBusy}
            onClick={() => ready(() => print(() => statement.mutateAsync(chosen)))}
          >
            {sayCustomer('statement.print')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{sayCustomer('statement.text')}</p>
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
