import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { AddressFields } from '#pages/visitor/address-fields.tsx';
import { CheckoutField } from '#pages/visitor/checkout-field.tsx';
import { sayBuyer } from '#pages/visitor/words.ts';
import type { WholesaleDeliverTo } from '#wholesale-pages.ts';
import { sayPlacing } from './words.ts';

/** The id of the form that places an order: of the cart, or by a quote. */
export const checkoutForm = 'wholesale-checkout';

/** Where an order goes, and what the company says of it: the fields of `checkoutForm`. */
export function DeliverTo(deliverTo: WholesaleDeliverTo) {
  const { values, problems } = deliverTo;
  return (
    <>
      <Addresses {...deliverTo} />
      <CheckoutField
        {...{ name: 'reference', label: sayPlacing('reference'), value: values.reference ?? '' }}
        {...{ problem: problems.reference, hint: sayPlacing('reference.hint'), autoComplete: 'off' }}
      />
      <div className="field">
        <label htmlFor="note">{sayPlacing('note')}</label>
        <textarea
          defaultValue={values.note}
          id="note"
          maxLength={wholesaleLimits.noteLength}
          name="note"
          rows={3}
        />
      </div>
    </>
  );
}

function Addresses({ addresses, countries, values, problems }: WholesaleDeliverTo) {
  const chosen = values.address ?? '';
  return (
    <fieldset className="group">
      <legend>{sayPlacing('deliverTo')}</legend>
      {problems.address && (
        <p className="problem" role="alert">
          {problems.address}
        </p>
      )}
      {addresses.map(({ id, label }) => (
        <label className="pick" key={id}>
          <input type="radio" name="address" value={id} defaultChecked={id === chosen} />
          <span>{label}</span>
        </label>
      ))}
      {addresses.length > 0 && (
        <label className="pick">
          <input type="radio" name="address" value="new" defaultChecked={chosen === 'new'} />
          <span>{sayPlacing('anotherAddress')}</span>
        </label>
      )}
      <div className={addresses.length > 0 ? 'wholesale-address' : undefined}>
        {addresses.length === 0 && <input type="hidden" name="address" value="new" />}
        <CheckoutField
          {...{ name: 'recipient', label: sayPlacing('recipient'), value: values.recipient ?? '' }}
          {...{ problem: problems.recipient, autoComplete: 'name' }}
        />
        <AddressFields {...{ values, countries, problems }} />
        <button className="quiet-button" type="submit" form={checkoutForm} name="act" value="update">
          {sayBuyer('fieldsOfCountry')}
        </button>
      </div>
    </fieldset>
  );
}
