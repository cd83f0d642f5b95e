import { isCurrencyCode } from '@sokoni/rules/money/currencies';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { useCounterQuote } from '#api/wholesale/quotes.ts';
import type { PurchaseQuote } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { isSame } from '#parts/forms/is-same.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { sayPurchaseQuotes as say } from '#sentences/wholesale/purchase-quotes.ts';
import { sayQuotes } from '#sentences/wholesale/quotes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { askedLines, lineFields, lineProblems } from '../form/line-fields.ts';
import { QuoteLinesForm } from '../form/quote-lines-form.tsx';
import { ChangedMeanwhile } from '../shown/changed-meanwhile.tsx';
import styles from '../shown/quotes.module.css';

interface CounterFormProps {
  quote: PurchaseQuote;
  /** Where its buttons stand on a phone. */
  actionsPlace: HTMLElement | null;
  onDone: () => void;
}

/** Begins with what is offered; what changes meanwhile is said, and not typed over. */
export function CounterForm({ quote, ...props }: CounterFormProps) {
  const [base, setBase] = useState(quote);
  return (
    <>
      {base.version !== quote.version && <ChangedMeanwhile onShow={() => setBase(quote)} />}
      <CounterTo key={base.version} quote={base} {...props} />
    </>
  );
}

function CounterTo({ quote, actionsPlace, onDone }: CounterFormProps) {
  const currency = isCurrencyCode(quote.currency_code) ? quote.currency_code : 'USD';
  const counter = useCounterQuote(quote.id);
  const [begun] = useState({ lines: lineFields(quote.lines, 'buyer', currency), message: '' });
  const [typed, setTyped] = useState(begun);
  const [isTried, setIsTried] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { lines, message } = typed;
  const problems = lineProblems(lines, currency);
  const set = (changed: Partial<typeof typed>) => {
    setRefusal(undefined);
    setTyped({ ...typed, ...changed });
  };

  async function send(): Promise<void> {
    setIsTried(true);
    if (lines.length === 0 || problems.size > 0) return;
    setIsSent(true);
    try {
      await counter.mutateAsync({
        version: quote.version,
        lines: askedLines(lines, currency),
        message: message.trim(),
      });
      toast.success(say('counter.sent'));
      onDone();
    } catch (error) {
      setIsSent(false);
      const said = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
      if (said === undefined) showFailure(error);
      else setRefusal(said);
    }
  }

  return (
    <Card title={say('counter.title')} flush>
      <UnsavedGuard dirty={!isSent && !isSame(begun, typed)} />
      <div className={styles.underTitle}>
        <Muted>{say('counter.hint')}</Muted>
      </div>
      <QuoteLinesForm
        lines={lines}
        onChange={(changed) => set({ lines: changed })}
        problems={isTried ? problems : new Map()}
        currency={currency}
        named="offered"
      />
      <div className={styles.underTitle}>
        <Stack>
          {isTried && lines.length === 0 && <FormError>{sayQuotes('problem.noLines')}</FormError>}
          <TextAreaField
            label={sayQuotes('message')}
            optional
            rows={3}
            maxLength={wholesaleLimits.messageLength}
            value={message}
            onChange={({ target }) => set({ message: target.value })}
          />
          {refusal && <FormError>{refusal}</FormError>}
          <FormActions place={actionsPlace}>
            <Button onClick={onDone}>{say('counter.cancel')}</Button>
            <Button variant="primary" busy={counter.isPending} onClick={() => void send()}>
              {say('counter.send')}
            </Button>
          </FormActions>
        </Stack>
      </div>
    </Card>
  );
}
