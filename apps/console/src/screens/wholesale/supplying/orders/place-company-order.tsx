import { commaText } from '@sokoni/messages/list-text';
import type { CartFigures } from '@sokoni/rules/wholesale/cart-figures';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { useState } from 'react';
import { useCustomer } from '#api/customers/customers.ts';
import { usePlaceCompanyOrder } from '#api/wholesale/agent-orders.ts';
import type { Agreement } from '#api/wholesale/buying.ts';
import type { Company } from '#contract-types.ts';
import { addressLines } from '#parts/customers/address-lines.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { CartNotices } from '#screens/wholesale/buying/cart/cart-notices.tsx';
import { CartSums } from '#screens/wholesale/buying/cart/cart-sums.tsx';
import { type Refused, RefusedNotice, refusalOf } from '#screens/wholesale/buying/cart/refused-notice.tsx';
import { cartLines, type SupplierCart } from '#screens/wholesale/buying/cart/use-cart.ts';
import { sayAgentOrder as say } from '#sentences/wholesale/agent-orders.ts';
import { saySupplierCart } from '#sentences/wholesale/cart.ts';
import { sayWholesale } from '#sentences/wholesale/words.ts';
import { newId } from '#session/new-id.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

const nowhere = 'none';

interface PlaceCompanyOrderProps {
  company: Company;
  agreement: Agreement;
  currency: string;
  cart: SupplierCart;
  figures: CartFigures;
  rereadAgreement: () => Promise<unknown>;
  onPlaced: (orderId: string) => void;
  onClose: () => void;
}

/** Asks where to and what is written on the order, and places it for the company. */
export function PlaceCompanyOrder(props: PlaceCompanyOrderProps) {
  const { company, agreement, currency, cart, figures, rereadAgreement, onPlaced, onClose } = props;
  const placeOrder = usePlaceCompanyOrder(company.customer_id);
  const countryName = useCountryName();
  const addresses = useCustomer(company.customer_id).data?.addresses ?? [];
  const [id] = useState(newId);
  const [addressId, setAddressId] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const [isBelow, setIsBelow] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isRereading, setIsRereading] = useState(false);
  const money = moneyTextIn(currency);
  const { total, missing } = figures;
  const chosen = addressId ?? addresses[0]?.id ?? nowhere;

  async function place(): Promise<void> {
    const { items, gone } = cart.store.get();
    try {
      const { order_id, number } = await placeOrder.mutateAsync({
        id,
        lines: cartLines(items, gone),
        expected_total: total,
        reference: reference.trim(),
        note: note.trim(),
        ...(chosen !== nowhere && { address_id: chosen }),
        below_minimum: missing > 0 && isBelow,
      });
      toast.success(say('done', { number }));
      onPlaced(order_id);
    } catch (error) {
      await refuse(error);
    }
  }

  /** What the server knows better, prices, quantities and credit, is read anew and shown where it stands. */
  async function refuse(error: unknown): Promise<void> {
    setRefused(refusalOf(error, total));
    setIsRereading(true);
    try {
      await Promise.all([cart.reread(), rereadAgreement()]);
    } catch {
      // What was refused is said already.
    } finally {
      setIsRereading(false);
    }
  }

  return (
    <FormModal
      title={say('form.title', { name: company.name })}
      confirmLabel={saySupplierCart('order.place', { total: money(total) })}
      cancelLabel={say('form.back')}
      busy={placeOrder.isPending || isRereading}
      disabled={!(figures.canOrder || (isBelow && figures.lacksOnlyMinimum))}
      locked={reference !== '' || note !== ''}
      onSubmit={place}
      onClose={onClose}
    >
      {refused && !isRereading && <RefusedNotice refused={refused} total={total} money={money} />}
      <CartNotices figures={figures} agreement={agreement} currency={currency} />
      {missing > 0 && (
        <CheckboxField
          label={say('form.below', { minimum: money(agreement.minimum ?? 0) })}
          checked={isBelow}
          onChange={({ target }) => setIsBelow(target.checked)}
        />
      )}
      <CartSums
        figures={figures}
        agreement={agreement}
        currency={currency}
        payment={sayWholesale(`terms.${agreement.payment_terms}`)}
      />
      {addresses.length > 0 && (
        <SelectField
          label={say('form.address')}
          options={[
            ...addresses.map((address) => ({
              value: address.id,
              label: commaText([address.label, ...addressLines(address, countryName)]),
            })),
            { value: nowhere, label: say('form.address.none') },
          ]}
          value={chosen}
          onChange={setAddressId}
        />
      )}
      <TextField
        label={saySupplierCart('order.reference')}
        hint={say('form.reference.hint')}
        optional
        autoComplete="off"
        maxLength={wholesaleLimits.referenceLength}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <TextAreaField
        label={say('form.note')}
        optional
        rows={3}
        maxLength={wholesaleLimits.noteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormModal>
  );
}
