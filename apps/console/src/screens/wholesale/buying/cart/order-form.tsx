import type { CartFigures } from '@sokoni/rules/wholesale/cart-figures';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { type ReactNode, useState } from 'react';
import type { Agreement } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { sayWholesale } from '#sentences/wholesale/words.ts';
import { newId } from '#session/new-id.ts';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { CartNotices, type CreditWords } from './cart-notices.tsx';
import { CartSums } from './cart-sums.tsx';
import { type Refused, RefusedNotice, refusalOf } from './refused-notice.tsx';
import { cartLines, type SupplierCart } from './use-cart.ts';

/** What is ordered, whoever orders. */
export interface OrderDraft {
  id: string;
  lines: { variant_id: string; quantity: number }[];
  expected_total: number;
  reference: string;
  note: string;
}

interface OrderFormProps {
  title: string;
  cancelLabel: string;
  referenceHint: string;
  noteLabel: string;
  creditWords?: CreditWords;
  agreement: Agreement;
  currency: string;
  cart: SupplierCart;
  figures: CartFigures;
  isReady: boolean;
  /** Above the sums, and below them. */
  above?: ReactNode;
  children: ReactNode;
  /** Reads what was agreed anew: it may have changed. */
  reread: () => Promise<unknown>;
  place: (draft: OrderDraft) => Promise<void>;
  onClose: () => void;
}

/** Asks what is written on an order of the cart, and places it; what the server refuses is shown where it stands. */
export function OrderForm(props: OrderFormProps) {
  const { agreement, currency, cart, figures, place, reread, onClose } = props;
  const [id] = useState(newId);
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState<'placing' | 'rereading' | null>(null);
  const money = moneyTextIn(currency);
  const { total } = figures;

  async function submit(): Promise<void> {
    const { items, gone } = cart.store.get();
    const words = { reference: reference.trim(), note: note.trim() };
    setBusy('placing');
    try {
      await place({ id, lines: cartLines(items, gone), expected_total: total, ...words });
    } catch (error) {
      await refuse(error);
    } finally {
      setBusy(null);
    }
  }

  /** What the server knows better, prices, quantities and credit, is read anew and shown where it stands. */
  async function refuse(error: unknown): Promise<void> {
    setRefused(refusalOf(error, total));
    setBusy('rereading');
    try {
      await Promise.all([cart.reread(), reread()]);
    } catch {
      // What was refused is said already.
    }
  }

  return (
    <FormModal
      title={props.title}
      confirmLabel={say('order.place', { total: money(total) })}
      cancelLabel={props.cancelLabel}
      busy={busy !== null}
      disabled={!props.isReady}
      locked={reference !== '' || note !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {refused && busy !== 'rereading' && <RefusedNotice refused={refused} total={total} money={money} />}
      <CartNotices {...{ figures, agreement, currency }} creditWords={props.creditWords} />
      {props.above}
      <CartSums
        {...{ figures, agreement, currency }}
        payment={sayWholesale(`terms.${agreement.payment_terms}`)}
      />
      {props.children}
      <TextField
        label={say('order.reference')}
        hint={props.referenceHint}
        optional
        autoComplete="off"
        maxLength={wholesaleLimits.referenceLength}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <TextAreaField
        label={props.noteLabel}
        optional
        rows={3}
        maxLength={wholesaleLimits.noteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormModal>
  );
}
