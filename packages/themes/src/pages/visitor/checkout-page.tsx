import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { LinkButton } from '#parts/link-button.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { Checkout, Choice, LineNotice, VisitorPage } from '#visitor-pages.ts';
import { AddressFields } from './address-fields.tsx';
import { CheckoutField, type FieldProps, firstProblem } from './checkout-field.tsx';
import { Sum, SummaryLines, Sums } from './summary.tsx';
import { sayCheckout } from './words.ts';

type Props = Omit<Extract<VisitorPage, { kind: 'checkout' }>, 'kind'>;

/** What the total depends on, by the names of the fields: a script asks for it anew whenever one of them changes. */
const quoted = 'region city postal_code delivery';

/** Everything between the cart and the order on one page, as one form that works without a script. */
export function CheckoutPage({ checkout, notices, problems }: Props) {
  return (
    <div className="width section">
      <h1>{sayCheckout('checkout')}</h1>
      <Problems problems={problems} />
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

/** All that is wrong, each with a link to its field. */
function Problems({ problems }: Pick<Props, 'problems'>) {
  const said = Object.entries(problems);
  if (said.length === 0) return null;
  return (
    <div className="problem" role="alert">
      <ul>
        {said.map(([field, problem]) => (
          <li key={field}>
            {field === '' ? problem : <a href={`#${field}`}>{problemOf(field, problem)}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why a code does not count says so little of itself that it needs its field. */
function problemOf(field: string, problem: string): string {
  return field === 'code' ? sayCheckout('codeProblem', { problem }) : problem;
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
  const first = firstProblem(problems);
  const field = (name: string, more: Omit<FieldProps, 'name' | 'value' | 'problem'>) => (
    <CheckoutField
      {...{ name, value: values[name] ?? '', problem: problems[name], autoFocus: first === name }}
      {...more}
    />
  );
  return (
    <div className="two-columns">
      <ShopForm id="checkout" method="post" action="/checkout" data-quotes={quoted}>
        {/* Enter in a field sends the form by its first button, which would try a code. */}
        <div className="unseen" aria-hidden="true">
          <button type="submit" tabIndex={-1} />
        </div>
        <div data-part="total">
          <input type="hidden" name="checkout" value={checkout.id} />
          <input type="hidden" name="total" value={summary.total} />
        </div>
        <Group label={sayCheckout('contact')}>
          {field('email', { label: sayCheckout('email'), type: 'email', autoComplete: 'email' })}
          {field('phone', {
            label: sayCheckout('phone'),
            hint: phoneHint(checkout.phone_example),
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
        <Group label={sayCheckout('delivery')} id="delivery">
          <div data-part="delivery" aria-live="polite">
            {checkout.delivery_refusal && checkout.delivery_refusal !== problems.delivery && (
              <p className="problem">{checkout.delivery_refusal}</p>
            )}
            <Choices name="delivery" choices={checkout.deliveries} values={values} problems={problems} />
          </div>
        </Group>
        <Group label={sayCheckout('payment')} id="payment">
          <div data-part="payment">
            <Choices name="payment" choices={checkout.payments} values={values} problems={problems} />
          </div>
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
        <div className="checkout-sums" data-part="sums" aria-live="polite">
          <SummaryLines lines={summary.lines} />
          <Sums {...summary} awaitsDelivery={summary.delivery === null} />
          <StoredValue checkout={checkout} />
          {checkout.discount_refusal && <p className="problem">{checkout.discount_refusal}</p>}
        </div>
        <Codes checkout={checkout} problem={problems.code} isFirst={first === 'code'} />
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

function phoneHint(example: string): string {
  return example ? sayCheckout('phoneHint', { example }) : sayCheckout('phoneHintAnywhere');
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

/** A button of the form of the checkout that leads elsewhere, with all that was typed. */
function FormButton({ action, ...props }: ComponentProps<'button'> & { action: string }) {
  const { to } = useShop();
  return <button className="quiet-button" type="submit" form="checkout" formAction={to(action)} {...props} />;
}

function StoreCredit({ credit, by_credit }: Pick<Checkout, 'credit' | 'by_credit'>) {
  const { money } = useShop();
  return (
    <div className="account-head">
      <p>{sayCheckout('creditLeft', { amount: money(credit) })}</p>
      <FormButton action="/checkout/store-credit" name="use" value={by_credit > 0 ? '' : '1'}>
        {sayCheckout(by_credit > 0 ? 'keepCredit' : 'useCredit')}
      </FormButton>
    </div>
  );
}

interface CodesProps {
  checkout: Checkout;
  problem: string | undefined;
  isFirst: boolean;
}

/** The codes that count, each with a button that takes it off, and a field for another one. */
function Codes({ checkout, problem, isFirst }: CodesProps) {
  const { discount_code: code, has_gift_card, values } = checkout;
  return (
    <>
      {code !== null && (
        <FormButton action="/checkout/code" name="act" value="remove_discount">
          {sayCheckout('removeCode', { code })}
        </FormButton>
      )}
      {has_gift_card && (
        <FormButton action="/checkout/code" name="act" value="remove_gift_card">
          {sayCheckout('removeGiftCard')}
        </FormButton>
      )}
      {(code === null || !has_gift_card) && (
        <CodeField typed={values.code} problem={problem} isFirst={isFirst} />
      )}
    </>
  );
}

function CodeField({
  typed,
  problem,
  isFirst,
}: Omit<CodesProps, 'checkout'> & { typed: string | undefined }) {
  return (
    <>
      <div className="code-form">
        <label className="field">
          {sayCheckout('codeField')}
          <input
            aria-describedby={problem && 'code-problem'}
            aria-invalid={problem ? true : undefined}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: as in every field with something wrong
            autoFocus={isFirst}
            defaultValue={typed}
            form="checkout"
            id="code"
            maxLength={100}
            name="code"
          />
        </label>
        <FormButton action="/checkout/code">{sayCheckout('apply')}</FormButton>
      </div>
      {problem && (
        <p className="problem" id="code-problem">
          {problem}
        </p>
      )}
    </>
  );
}

/** @param id where the link to its problem leads, for one that can be missing as a whole */
function Group({ label, id, children }: { label: string; id?: string; children: ReactNode }) {
  return (
    <fieldset className="group" id={id}>
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
  problems: Props['problems'];
}

function Choices({ name, choices, values, problems }: ChoicesProps) {
  const { money } = useShop();
  const isFirst = firstProblem(problems) === name;
  const offered = choices.map(({ key, title, details, amount, times }, index) => (
    <Fragment key={key}>
      <label className="pick">
        <input
          id={`${name}-${key}`}
          type="radio"
          aria-describedby={problems[name] && `${name}-problem`}
          name={name}
          value={key}
          defaultChecked={values[name] === key || (name === 'payment' && !values[name] && index === 0)}
          // biome-ignore lint/a11y/noAutofocus: as in every field with something wrong
          autoFocus={isFirst && index === 0}
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
  return (
    <>
      {offered}
      {problems[name] && (
        <p className="problem" id={`${name}-problem`}>
          {problems[name]}
        </p>
      )}
    </>
  );
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
