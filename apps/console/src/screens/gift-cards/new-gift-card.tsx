import { type GiftCardPayment, giftCardLimits, giftCardPayments } from '@sokoni/rules/gift-card';
import { allows } from '@sokoni/rules/roles';
import { type FormEvent, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { useIssueGiftCard } from '#api/gift-cards.ts';
import { showFailure } from '#parts/checked-form.ts';
import { CustomerPicker, type PickedCustomer } from '#parts/customer-picker.tsx';
import { MoneyInput } from '#parts/money-input.tsx';
import { useCurrency } from '#parts/money-text.ts';
import { useStoreDates } from '#parts/store-dates.ts';
import { amountOf, amountProblem } from '#parts/typed-number.ts';
import { useLeaveTo } from '#parts/use-leave-to.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './gift-cards.module.css';

const payments = Object.entries(giftCardPayments).map(([value, label]) => ({ value, label }));
const blank = { amount: '', paidWith: 'cash' as GiftCardPayment, endsOn: '', note: '' };

/** Money that is taken now for goods that somebody chooses later. */
export function NewGiftCardScreen() {
  if (!allows(useSession(rolesHere), 'manageGiftCards')) return <Navigate to={paths.discounts} replace />;
  return (
    <Page>
      <PageHeader
        title="New gift card"
        description="It is money taken in advance, and becomes a sale when the card pays."
        back={
          <Link to={paths.giftCards} className={backClass}>
            <BackWords />
          </Link>
        }
      />
      <GiftCardForm />
    </Page>
  );
}

function GiftCardForm() {
  const currency = useCurrency();
  const dates = useStoreDates();
  const issueCard = useIssueGiftCard();
  const { isLeaving, leaveTo } = useLeaveTo();
  const [typed, setTyped] = useState(blank);
  const [customer, setCustomer] = useState<PickedCustomer | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [today] = useState(() => dates.dayOf(new Date()));
  const isChanged = customer !== null || JSON.stringify(typed) !== JSON.stringify(blank);

  function change(part: Partial<typeof blank>): void {
    setProblems({});
    setTyped((before) => ({ ...before, ...part }));
  }

  async function issue(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (issueCard.isPending) return;
    const amount = amountOf(typed.amount, currency) ?? 0;
    if (amount <= 0) {
      setProblems({
        amount: amountProblem(typed.amount, currency, 'an amount') ?? 'Enter an amount above 0',
      });
      document.getElementById('gift-card-amount')?.focus();
      return;
    }
    try {
      const card = await issueCard.mutateAsync({
        amount,
        paid_with: typed.paidWith,
        customer_id: customer?.id ?? null,
        ends_on: typed.endsOn || null,
        note: typed.note.trim(),
      });
      toast.success('The gift card is issued.');
      leaveTo(paths.giftCard(card.id), { replace: true });
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length === 0) showFailure(error);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void issue(event)}>
      <Card>
        <Stack>
          <div className={styles.pair}>
            <MoneyInput
              id="gift-card-amount"
              label="Amount"
              error={problems.amount}
              value={typed.amount}
              onChange={(amount) => change({ amount })}
            />
            <SelectField
              label="Paid with"
              options={payments}
              value={typed.paidWith}
              onChange={(paidWith) => change({ paidWith: paidWith as GiftCardPayment })}
            />
          </div>
          <CustomerPicker optional value={customer} error={problems.customer_id} onChange={setCustomer} />
          <div className={styles.pair}>
            <TextField
              type="date"
              label="Last day"
              optional
              min={today}
              hint="Left out: it does not end."
              error={problems.ends_on}
              value={typed.endsOn}
              onChange={(event) => change({ endsOn: event.target.value })}
            />
            <TextField
              label="Note"
              optional
              autoComplete="off"
              hint="For you and your colleagues."
              maxLength={giftCardLimits.noteLength}
              error={problems.note}
              value={typed.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </div>
          <div className={styles.acts}>
            <Button type="submit" variant="primary" busy={issueCard.isPending}>
              Issue the card
            </Button>
          </div>
        </Stack>
      </Card>
      <UnsavedGuard dirty={isChanged && !isLeaving} />
    </form>
  );
}
