import { unitPrice } from '@sokoni/rules/cart/wholesale-totals';
import { isCurrencyCode } from '@sokoni/rules/money/currencies';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#api/client/api-error.ts';
import type { SupplierDetail } from '#api/wholesale/buying.ts';
import { useAskForQuote } from '#api/wholesale/quotes.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { askedLines, type LineFields, lineProblems } from '#screens/wholesale/quotes/form/line-fields.ts';
import { QuoteLinesForm } from '#screens/wholesale/quotes/form/quote-lines-form.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayQuoteRequest as say } from '#sentences/wholesale/quote-request.ts';
import { sayQuotes } from '#sentences/wholesale/quotes.ts';
import { newId } from '#session/new-id.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import type { CartState } from './cart-store.ts';
import type { SupplierCart } from './use-cart.ts';

interface AskForQuoteProps {
  supplier: SupplierDetail;
  cart: SupplierCart;
  onClose: () => void;
}

/** Asks the supplier of the cart for prices; what one would like to pay can be said. */
export function AskForQuote({ supplier, cart, onClose }: AskForQuoteProps) {
  const navigate = useNavigate();
  const currency = isCurrencyCode(supplier.currency_code) ? supplier.currency_code : 'USD';
  const ask = useAskForQuote(supplier.id);
  const [id] = useState(newId);
  const [lines, setLines] = useState(() => linesOf(cart.store.get()));
  const [message, setMessage] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problems = lineProblems(lines, currency, true);

  async function send(): Promise<void> {
    setIsTried(true);
    setRefusal(undefined);
    if (lines.length === 0 || problems.size > 0) return;
    try {
      const quote = await ask.mutateAsync({
        id,
        lines: askedLines(lines, currency),
        message: message.trim(),
      });
      cart.store.empty();
      toast.success(say('sent', { number: quote.number }));
      await navigate(wholesalePaths.purchaseQuote(quote.id));
    } catch (error) {
      const said = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
      if (said === undefined) showFailure(error);
      else setRefusal(said);
    }
  }

  return (
    <FormModal
      size="lg"
      title={say('title', { name: supplier.name })}
      confirmLabel={say('send')}
      busy={ask.isPending}
      locked={message !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <div>
        <p>{say('hint')}</p>
        <Muted>{say('wishes')}</Muted>
      </div>
      <QuoteLinesForm
        lines={lines}
        onChange={setLines}
        problems={isTried ? problems : new Map()}
        currency={currency}
      />
      {isTried && lines.length === 0 && <FormError>{sayQuotes('problem.noLines')}</FormError>}
      <TextAreaField
        label={say('message')}
        optional
        rows={3}
        placeholder={say('message.example')}
        maxLength={wholesaleLimits.messageLength}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {refusal && <FormError>{refusal}</FormError>}
    </FormModal>
  );
}

/** What is in the cart and still offered, without a wish. */
function linesOf({ items, gone }: CartState): LineFields[] {
  return items
    .filter(({ variant_id }) => !gone.has(variant_id))
    .map((item) => ({
      variant_id: item.variant_id,
      title: item.title,
      variant_name: item.combination?.name ?? '',
      sku: '',
      quantity: String(item.quantity),
      price: '',
      list_price: unitPrice(item),
      named_price: null,
      available: null,
    }));
}
