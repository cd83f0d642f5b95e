import { isCurrencyCode } from '@sokoni/rules/money/currencies';
import { formatMoney } from '@sokoni/rules/money/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { type UnclearPayment, useResolvePayment, useUnclearPayments } from '#api/sales/online-payments.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import { sayPayments as say } from '#sentences/settings/payments.ts';
import { currentLocale } from '#session/language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Row } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import styles from './payments.module.css';

/** The payments that did not become an order by themselves, each with the one thing to do about it; nothing where there are none. */
export function UnclearPaymentsCard() {
  const { data, error, isFetching, refetch } = useUnclearPayments();
  if (error && !data) {
    return (
      <Card title={say('unclear.title')}>
        <QueryFailed {...{ error, isFetching, refetch }} />
      </Card>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Card title={say('unclear.title')} description={say('unclear.description')}>
      <ul className={styles.payments} aria-label={say('unclear.title')}>
        {data.map((payment) => (
          <li key={payment.id}>
            <UnclearPaymentLine payment={payment} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function UnclearPaymentLine({ payment }: { payment: UnclearPayment }) {
  const { id, act, order, problem, state } = payment;
  const dates = useStoreDates();
  const resolve = useResolvePayment();
  const [isAsked, setIsAsked] = useState(false);
  const provider = say(`provider.${payment.provider}`);
  const amount = moneyOf(payment.amount, payment.currency);
  const received = moneyOf(payment.received_amount ?? 0, payment.received_currency ?? payment.currency);
  const isGoingBack = state === 'refund_due' || state === 'refunded';

  function run(): void {
    if (act === null) return;
    resolve.mutate(
      { id, act },
      {
        onSuccess: ({ message }) => {
          setIsAsked(false);
          toast.success(message);
        },
        onError: (error) => showFailure(error),
      },
    );
  }

  return (
    <div className={styles.payment}>
      <div className={styles.words}>
        <Row>
          <strong>{amount}</strong>
          <span>{provider}</span>
          {payment.mode === 'test' && <Badge tone="attention">{say('unclear.test')}</Badge>}
          {order && <Link to={paths.order(order.id)}>{say('unclear.order', { number: order.number })}</Link>}
        </Row>
        <p>
          {say('problem', { problem, provider, amount, received })}
          {isGoingBack && problem !== 'refund_failed' && ` ${say(`goesBack.${state}`)}`}
        </p>
        {payment.last_error !== '' && <Muted>{say('problem.details', { error: payment.last_error })}</Muted>}
        <Muted>
          <time dateTime={payment.created_at}>{dates.moment(payment.created_at)}</time> · {payment.reference}
        </Muted>
      </div>
      {act !== null && (
        <Button busy={resolve.isPending} onClick={() => (act === 'refund' ? setIsAsked(true) : run())}>
          {say(`act.${act}`)}
        </Button>
      )}
      {isAsked && (
        <FormModal
          title={say('refund.title', { amount: received })}
          size="sm"
          danger
          confirmLabel={say('act.refund')}
          busy={resolve.isPending}
          onSubmit={run}
          onClose={() => setIsAsked(false)}
        >
          <p>{say('refund.text', { provider })}</p>
        </FormModal>
      )}
    </div>
  );
}

/** A provider may have taken a currency that no store of ours has. */
function moneyOf(amount: number, currency: string): string {
  return isCurrencyCode(currency) ? formatMoney(amount, currency, currentLocale()) : `${amount} ${currency}`;
}
