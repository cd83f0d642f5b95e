import { commaText } from '@sokoni/messages/list-text';
import { useState } from 'react';
import { useCustomer } from '#api/customers/customers.ts';
import { usePlaceCompanyOrder } from '#api/wholesale/agent-orders.ts';
import type { Agreement } from '#api/wholesale/buying.ts';
import type { Company } from '#contract-types.ts';
import { addressLines } from '#parts/customers/address-lines.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { type OrderDraft, OrderForm } from '#screens/wholesale/buying/cart/order-form.tsx';
import { type SupplierCart, useCartFigures } from '#screens/wholesale/buying/cart/use-cart.ts';
import { sayAgentOrder as say } from '#sentences/wholesale/agent-orders.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { creditWordsOf } from './credit-words.ts';

const nowhere = 'none';

interface PlaceCompanyOrderProps {
  company: Company;
  agreement: Agreement;
  currency: string;
  cart: SupplierCart;
  rereadAgreement: () => Promise<unknown>;
  onPlaced: (orderId: string) => void;
  onClose: () => void;
}

/** Asks where to and what is written on the order, and places it for the company. */
export function PlaceCompanyOrder(props: PlaceCompanyOrderProps) {
  const { company, agreement, currency, cart, rereadAgreement, onPlaced, onClose } = props;
  const placeOrder = usePlaceCompanyOrder(company.customer_id);
  const countryName = useCountryName();
  const addresses = useCustomer(company.customer_id).data?.addresses ?? [];
  const [addressId, setAddressId] = useState<string | null>(null);
  const [isBelow, setIsBelow] = useState(false);
  const figures = useCartFigures(cart.store, agreement);
  const { missing } = figures;
  const chosen = addressId ?? addresses[0]?.id ?? nowhere;

  async function place(draft: OrderDraft): Promise<void> {
    const { order_id, number } = await placeOrder.mutateAsync({
      ...draft,
      ...(chosen !== nowhere && { address_id: chosen }),
      below_minimum: missing > 0 && isBelow,
    });
    cart.store.empty();
    toast.success(say('done', { number }));
    onPlaced(order_id);
  }

  return (
    <OrderForm
      title={say('form.title', { name: company.name })}
      cancelLabel={say('form.back')}
      referenceHint={say('form.reference.hint')}
      noteLabel={say('form.note')}
      creditWords={creditWordsOf(company.name)}
      isReady={figures.canOrder || (isBelow && figures.lacksOnlyMinimum)}
      reread={rereadAgreement}
      above={
        missing > 0 && (
          <CheckboxField
            label={say('form.below', { minimum: moneyTextIn(currency)(agreement.minimum ?? 0) })}
            checked={isBelow}
            onChange={({ target }) => setIsBelow(target.checked)}
          />
        )
      }
      {...{ agreement, currency, cart, figures, place, onClose }}
    >
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
    </OrderForm>
  );
}
