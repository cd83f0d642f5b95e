import { Fragment, type ReactNode } from 'react';
import { LinkButton } from '#parts/link-button.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { Checkout, Choice, LineNotice, VisitorPage } from '#visitor-pages.ts';
import { AddressFields } from './address-fields.tsx';
import { CheckoutField, type FieldProps } from './checkout-field.tsx';
import { Sum, SummaryLines, Sums } from './summary.tsx';
import { sayCheckout } from './words.ts';

type Props = Omit<Extract<VisitorPage, { kind: 'checkout' }>, 'kind'>;

/** Everything between the cart and the order on one page, as one form that works without a script. */
export function CheckoutPage({ checkout, notices, problems }: Props) {
  return (
    <div className="width section">
      <h1>{sayCheckout('checkout')}</h1>
      {problems[''] && (
        <p className="problem" role="alert">
          {problems['']}
        </p>
      )}
      <Notices notices={notices} />
      {checkout ? (
        <OpenCheckout checkout={checkout} problems={problems} />
      ) : (
        <>
          <p>{sayCheckout('nothingLeft')}</p>
          <LinkButton href="/cart">{sayCheckout('backToCart')}</LinkButton>
        </>
      )}
    </div>
  );
}

function Notices({ notices }: { notices: readonly LineNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul className="problem" role="alert">
      {notices.map(({ title, left }) => (
        <li key={title}>
          {sayCheckout('notice', {
            title,
            news: left === 0 ? sayCheckout('left.none') : sayCheckout('left.some', { left }),
          })}
        </li>
      ))}
    </ul>
  );
}

function OpenCheckout({ checkout, problems }: { checkout: Checkout; problems: Props['problems'] }) {
  const { summary, values, countries } = checkout;
  const field = (name: string, more: Omit<FieldProps, 'name' | 'value' | 'problem'>) => (
    <CheckoutField name={name} value={values[name] ?? ''} problem={problems[name]} {...more} />
  );
  return (
    <div className="two-columns">
      <ShopForm id="checkout" method="post" action="/checkout">
        <input type="hidden" name="checkout" value={checkout.id} />
        <input type="hidden" name="total" value={summary.total} />
        <Group label={sayCheckout('contact')}>
          {field('email', { label: sayCheckout('email'), type: 'email', autoComplete: 'email' })}
          {field('phone', {
            label: sayCheckout('phone'),
            hint: sayCheckout('phoneHint'),
            type: 'tel',
            autoComplete: 'tel',
          })}
          <Tick name="marketing" label={sayCheckout('marketing')} isOn={values.marketing === 'on'} />
          <Tick name="reminders" label={sayCheckout('reminders')} isOn={values.reminders === 'on'} />
        </Group>
        <Group label={sayCheckout('deliveryAddress')}>
          {checkout.addresses.length > 1 && <SavedAddresses addresses={checkout.addresses} />}
          {field('name', { label: sayCheckout('name'), autoComplete: 'name' })}
          <AddressFields {...{ values, problems, countries }} />
        </Group>
        <Group label={sayCheckout('delivery')}>
          {checkout.delivery_refusal && <p className="problem">{checkout.delivery_refusal}</p>}
          <Choices name="delivery" choices={checkout.deliveries} values={values} />
          {problems.delivery && <p className="problem">{problems.delivery}</p>}
        </Group>
        <Group label={sayCheckout('payment')}>
          <Choices name="payment" choices={checkout.payments} values={values} />
          {problems.payment && <p className="problem">{problems.payment}</p>}
        </Group>
        {checkout.takes_notes && (
          <label className="field">
            {sayCheckout('note')}
            <textarea name="note" rows={2} maxLength={2000} defaultValue={values.note} />
          </label>
        )}
      </ShopForm>
      <section className="summary" aria-label={sayCheckout('orderSummary')}>
        <h2>{sayCheckout('orderSummary')}</h2>
        <SummaryLines lines={summary.lines} />
        <Sums {...summary} />
        <StoredValue checkout={checkout} />
        <GiftCard problem={problems.gift_card} />
        {checkout.credit > 0 && <StoreCredit {...checkout} />}
        <p>{sayCheckout('held', { time: checkout.held_until })}</p>
        <Policies policies={checkout.policies} />
        <div className="checkout-acts">
          <button className="button" type="submit" form="checkout">
            {sayCheckout('placeOrder')}
          </button>
          <button className="quiet-button" type="submit" form="checkout" name="act" value="update">
            {sayCheckout('updateTotal')}
          </button>
          <ShopLink href="/cart">{sayCheckout('backToCart')}</ShopLink>
        </div>
      </section>
    </div>
  );
}

/** Fills in another address of the account: at once with a script, else when the total is updated. */
function SavedAddresses({ addresses }: Pick<Checkout, 'addresses'>) {
  return (
    <label className="field">
      {sayCheckout('savedAddress')}
      <select name="saved_address" defaultValue="" autoComplete="off" data-updates>
        <option value="">{sayCheckout('chooseAddress')}</option>
        {addresses.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function StoredValue({ checkout: { by_gift_card, by_credit, to_pay } }: { checkout: Checkout }) {
  const { money } = useShop();
  if (by_gift_card === 0 && by_credit === 0) return null;
  return (
    <dl className="sums">
      {by_gift_card > 0 && <Sum label={sayCheckout('giftCard')} amount={money(-by_gift_card)} />}
      {by_credit > 0 && <Sum label={sayCheckout('storeCredit')} amount={money(-by_credit)} />}
      <Sum label={sayCheckout('toPay')} amount={money(to_pay)} isTotal />
    </dl>
  );
}

function StoreCredit({ credit, by_credit }: Pick<Checkout, 'credit' | 'by_credit'>) {
  const { money } = useShop();
  return (
    <ShopForm className="account-head" method="post" action="/checkout/store-credit">
      <p>{sayCheckout('creditLeft', { amount: money(credit) })}</p>
      <button className="quiet-button" type="submit" name="use" value={by_credit > 0 ? '' : '1'}>
        {sayCheckout(by_credit > 0 ? 'keepCredit' : 'useCredit')}
      </button>
    </ShopForm>
  );
}

function GiftCard({ problem }: { problem: string | undefined }) {
  return (
    <>
      <ShopForm className="code-form" method="post" action="/checkout/gift-card">
        <label className="field">
          {sayCheckout('giftCardCode')}
          <input name="gift_card" maxLength={40} autoComplete="off" aria-invalid={problem !== undefined} />
        </label>
        <button className="quiet-button" type="submit">
          {sayCheckout('apply')}
        </button>
      </ShopForm>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

function Tick({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="pick">
      <input type="checkbox" name={name} defaultChecked={isOn} />
      {label}
    </label>
  );
}

interface ChoicesProps {
  name: 'delivery' | 'payment';
  choices: readonly Choice[];
  values: Checkout['values'];
}

function Choices({ name, choices, values }: ChoicesProps) {
  const { money } = useShop();
  return choices.map(({ key, title, details, amount, times }, index) => (
    <Fragment key={key}>
      <label className="pick">
        <input
          type="radio"
          name={name}
          value={key}
          defaultChecked={values[name] === key || (name === 'payment' && !values[name] && index === 0)}
        />
        <span>
          {title}
          {details && <small>{details}</small>}
        </span>
        {amount !== null && (
          <span className="pick-amount">{amount === 0 ? sayCheckout('free') : money(amount)}</span>
        )}
      </label>
      {times && (
        <select
          className="pick-time"
          name={`time:${key}`}
          defaultValue={values[`time:${key}`] ?? ''}
          aria-label={sayCheckout('timeFor', { choice: title })}
        >
          <option value="">{sayCheckout('chooseTime')}</option>
          {times.map((time) => (
            <option key={time.key} value={time.key}>
              {time.label}
            </option>
          ))}
        </select>
      )}
    </Fragment>
  ));
}

function Policies({ policies }: Pick<Checkout, 'policies'>) {
  const { shop } = useShop();
  const written = shop.pages.filter(({ slug }) => policies.some((policy) => policy === slug));
  if (written.length === 0) return null;
  return (
    <p>
      {sayCheckout('policiesApply')}{' '}
      {written.map(({ slug, title }, index) => (
        <Fragment key={slug}>
          {index > 0 && ' · '}
          <ShopLink href={`/pages/${slug}`} target="_blank" rel="noopener">
            {title}
          </ShopLink>
        </Fragment>
      ))}
    </p>
  );
}
