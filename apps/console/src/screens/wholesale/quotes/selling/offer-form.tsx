import { dayAfter } from '@sokoni/rules/wall-time';
import { quoteLimits } from '@sokoni/rules/wholesale/quotes';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { type ReactNode, useState } from 'react';
import type { ItemForSale } from '#api/catalogue/sellable-items.ts';
import { ApiError } from '#api/client/api-error.ts';
import type { OfferBody } from '#api/wholesale/quotes.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { isSame } from '#parts/forms/is-same.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { amountText } from '#parts/numbers/typed-number.ts';
import { sayQuotes } from '#sentences/wholesale/quotes.ts';
import { saySellingQuotes as say } from '#sentences/wholesale/selling-quotes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { isShort, type LineFields, lineProblems, offeredLines } from '../form/line-fields.ts';
import { QuoteLinesForm } from '../form/quote-lines-form.tsx';
import styles from '../shown/quotes.module.css';
import type { ChosenCompany } from './company-select.tsx';
import { OfferCredit } from './offer-credit.tsx';
import { QuotedItemPicker } from './quoted-item-picker.tsx';

/** So many days an offer lasts where nothing else is chosen. */
const usualDays = 14;

interface OfferFormProps {
  lines: readonly LineFields[];
  /** For whom; null while nobody is chosen. */
  company: ChosenCompany | null;
  /** The buyer has named prices. */
  isAsked: boolean;
  busy: boolean;
  /** False where something else is missing, which it has said then. */
  isReady?: () => boolean;
  onSend: (offer: Omit<OfferBody, 'version'>) => Promise<unknown>;
  onCancel?: () => void;
  /** Where its buttons stand on a phone. */
  actionsPlace: HTMLElement | null;
  /** Above the items. */
  children?: ReactNode;
}

/** What the supplier offers: items, quantities, prices, up to which day, and a few words. */
export function OfferForm(props: OfferFormProps) {
  const { company, isAsked, busy, isReady = () => true, onSend, onCancel, actionsPlace, children } = props;
  const currency = useCurrency();
  const dates = useStoreDates();
  const [today] = useState(() => dates.dayOf(new Date()));
  const [begun] = useState({ lines: [...props.lines], day: dayAfter(today, usualDays), message: '' });
  const [typed, setTyped] = useState(begun);
  const [isTried, setIsTried] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { lines, day, message } = typed;
  const problems = isTried ? lineProblems(lines, currency) : new Map();
  const isDay = day >= today && day <= dayAfter(today, quoteLimits.days);
  const set = (changed: Partial<typeof typed>) => {
    setRefusal(undefined);
    setTyped({ ...typed, ...changed });
  };

  function add(item: ItemForSale): void {
    const { variant_id, product_title: title, variant_name, sku, price, available } = item;
    if (lines.some((line) => line.variant_id === variant_id)) return;
    const tax = { exempt_vat: item.exempt_vat, tax_percent: item.tax_percent };
    const named = {
      variant_id,
      title,
      variant_name,
      sku,
      available,
      tax,
      list_price: null,
      named_price: null,
    };
    set({ lines: [...lines, { ...named, quantity: '1', price: amountText(price, currency) }] });
  }

  async function send(): Promise<void> {
    setIsTried(true);
    const isOther = isReady();
    if (!isOther || lines.length === 0 || lineProblems(lines, currency).size > 0 || !isDay) return;
    setIsSent(true);
    try {
      await onSend({
        lines: offeredLines(lines, currency),
        valid_until: day,
        message: message.trim(),
      });
    } catch (error) {
      setIsSent(false);
      const said = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
      if (said === undefined) showFailure(error);
      else setRefusal(said);
    }
  }

  return (
    <Stack>
      <UnsavedGuard dirty={!isSent && !isSame(begun, typed)} />
      {children}
      <Card title={sayQuotes('lines.title')} flush>
        <div className={styles.underTitle}>
          <QuotedItemPicker onPick={add} />
        </div>
        {lines.length > 0 ? (
          <QuoteLinesForm
            lines={lines}
            onChange={(changed) => set({ lines: changed })}
            problems={problems}
            currency={currency}
            {...(isAsked && { named: 'asked' as const })}
          />
        ) : (
          <div className={styles.underTitle}>
            <Muted>{say('items.empty')}</Muted>
          </div>
        )}
        {isTried && lines.length === 0 && (
          <div className={styles.problem}>
            <FormError>{sayQuotes('problem.noLines')}</FormError>
          </div>
        )}
      </Card>
      <Card title={say('offer.title')}>
        <Stack>
          <TextField
            type="date"
            label={say('offer.validUntil')}
            hint={say('offer.validUntil.hint')}
            min={today}
            error={isTried && !isDay ? say('problem.day') : undefined}
            value={day}
            onChange={({ target }) => set({ day: target.value })}
          />
          <TextAreaField
            label={sayQuotes('message')}
            optional
            rows={3}
            placeholder={say('offer.message.example')}
            maxLength={wholesaleLimits.messageLength}
            value={message}
            onChange={({ target }) => set({ message: target.value })}
          />
          {company && <OfferCredit {...{ company, lines, currency }} />}
          {lines.some(isShort) && <NotificationCard kind="warning" title={say('offer.short')} />}
          {refusal && <FormError>{refusal}</FormError>}
          <FormActions place={actionsPlace}>
            {onCancel && <Button onClick={onCancel}>{say('offer.cancel')}</Button>}
            <Button variant="primary" busy={busy} onClick={() => void send()}>
              {say('offer.send')}
            </Button>
          </FormActions>
        </Stack>
      </Card>
    </Stack>
  );
}
