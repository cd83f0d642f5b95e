import { allows } from '@sokoni/rules/access/roles';
import { type GiftCardPayment, giftCardLimits, giftCardPayments } from '@sokoni/rules/credit/gift-card';
import { type FormEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { ApiError } from '#api/client/api-error.ts';
import { useIssueGiftCard } from '#api/sales/gift-cards.ts';
import { CustomerPicker, type PickedCustomer } from '#parts/customers/customer-picker.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { amountOf, amountProblem } from '#parts/numbers/typed-number.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { sayCustomerPicker } from '#sentences/customers/picker.ts';
import { sayGiftCardLabel } from '#sentences/gift-cards/labels.ts';
import { sayGiftCardPage as say } from '#sentences/gift-cards/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import styles from './gift-cards.module.css';

const blank = { amount: '', paidWith: 'cash' as GiftCardPayment, endsOn: '', note: '' };

/** Money that is taken now for items that somebody chooses later. */
export function NewGiftCardScreen() {
  if (!allows(useSession(rolesHere), 'manageGiftCards')) return <Navigate to={paths.discounts} replace />;
  return (
    <Page>
      <PageHeader
        title={say('new.title')}
        description={say('new.description')}
        back={<BackLink to={paths.giftCards} />}
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
  const [isAdding, setIsAdding] = useState(false);
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
        amount: amountProblem(typed.amount, currency, 'an amount above 0') ?? say('new.amountMissing'),
      });
      document.getElementById('gift-card-amount')?.focus();
      return;
    }
    if (isAdding) {
      setProblems({ customer_id: sayCustomerPicker('new.unfinished') });
      document.getElementById('gift-card-customer')?.focus();
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
      toast.success(say('new.issued'));
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
              label={say('new.amount')}
              error={problems.amount}
              value={typed.amount}
              onChange={(amount) => change({ amount })}
            />
            <SelectField
              label={say('new.paidWith')}
              options={giftCardPayments.map((value) => ({
                value,
                label: sayGiftCardLabel(`paidWith.${value}`),
              }))}
              value={typed.paidWith}
              onChange={(paidWith) => change({ paidWith: paidWith as GiftCardPayment })}
            />
          </div>
          <CustomerPicker
            id="gift-card-customer"
            optional
            value={customer}
            error={problems.customer_id}
            onChange={(picked) => {
              setProblems({});
              setCustomer(picked);
            }}
            onAdding={setIsAdding}
          />
          <div className={styles.pair}>
            <TextField
              type="date"
              label={say('new.expiry')}
              optional
              min={today}
              hint={say('new.expiryHint')}
              error={problems.ends_on}
              value={typed.endsOn}
              onChange={(event) => change({ endsOn: event.target.value })}
            />
            <TextField
              label={say('new.note')}
              optional
              autoComplete="off"
              hint={say('new.noteHint')}
              maxLength={giftCardLimits.noteLength}
              error={problems.note}
              value={typed.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </div>
          <div className={styles.acts}>
            <Button type="submit" variant="primary" busy={issueCard.isPending}>
              {say('new.issue')}
            </Button>
          </div>
        </Stack>
      </Card>
      <UnsavedGuard dirty={isChanged && !isLeaving} />
    </form>
  );
}
