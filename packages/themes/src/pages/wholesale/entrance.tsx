import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { CheckoutField } from '#pages/visitor/checkout-field.tsx';
import { sayBuyer, sayContact } from '#pages/visitor/words.ts';
import { LinkButton } from '#parts/link-button.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { WholesalePage } from '#wholesale-pages.ts';
import { sayEntrance, sayShop } from './words.ts';

type Of<View extends WholesalePage['view']> = Omit<Extract<WholesalePage, { view: View }>, 'view'>;

/** What a shop says to businesses that are not signed in. */
export function WelcomeView({ introduction, ...signIn }: Of<'welcome'>) {
  const { shop } = useShop();
  return (
    <div className="width section wholesale">
      <h1>{sayEntrance('welcome.title', { shop: shop.name })}</h1>
      <p className="written">{introduction || sayEntrance('welcome.text')}</p>
      <div className="two-columns">
        <section>
          <h2>{sayEntrance('signIn.title')}</h2>
          {signIn.stranger === null ? <SignIn {...signIn} /> : <Stranger email={signIn.stranger} />}
        </section>
        <section className="summary">
          <h2>{sayEntrance('ask.title')}</h2>
          <p>{sayEntrance('ask.text')}</p>
          <LinkButton href="/wholesale/access">{sayEntrance('ask.open')}</LinkButton>
        </section>
      </div>
    </div>
  );
}

function SignIn({ email, problems }: Pick<Of<'welcome'>, 'email' | 'problems'>) {
  const isAsked = email !== '' && !problems.email;
  if (isAsked)
    return (
      <>
        <p role="status">{sayBuyer('codeSent', { email })}</p>
        <ShopForm className="login" method="post" action="/wholesale/code">
          <input type="hidden" name="email" value={email} />
          <CheckoutField
            {...{ name: 'code', label: sayBuyer('code'), value: '', problem: problems.code }}
            {...{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
          />
          <button className="button" type="submit">
            {sayEntrance('signIn.button')}
          </button>
          <ShopLink href="/wholesale">{sayBuyer('otherEmail')}</ShopLink>
        </ShopForm>
      </>
    );
  return (
    <>
      <p>{sayEntrance('signIn.text')}</p>
      <ShopForm className="login" method="post" action="/wholesale/login">
        <CheckoutField
          {...{ name: 'email', label: sayBuyer('email'), value: email, problem: problems.email }}
          {...{ autoComplete: 'email', type: 'email' }}
        />
        <button className="button" type="submit">
          {sayBuyer('sendCode')}
        </button>
      </ShopForm>
    </>
  );
}

/** Signed in with an email that orders for no company. */
function Stranger({ email }: { email: string }) {
  return (
    <>
      <p role="status">{sayEntrance('stranger', { email })}</p>
      <p>{sayEntrance('stranger.text')}</p>
      <ShopForm method="post" action="/wholesale/logout">
        <button className="button" type="submit">
          {sayShop('signOut')}
        </button>
      </ShopForm>
    </>
  );
}

/** A business without a store asks to be let in. */
export function AccessView({ state, values, problems }: Of<'access'>) {
  return (
    <div className="width narrow section wholesale">
      <h1>{sayEntrance('ask.title')}</h1>
      {state === 'sent' ? (
        <p role="status">{sayEntrance('ask.sent')}</p>
      ) : (
        <AccessForm values={values} problems={problems} />
      )}
      <p>
        <ShopLink href="/wholesale">{sayEntrance('ask.back')}</ShopLink>
      </p>
    </div>
  );
}

function AccessForm({ values, problems }: Pick<Of<'access'>, 'values' | 'problems'>) {
  const of = (name: string) => ({ name, value: values[name] ?? '', problem: problems[name] });
  return (
    <ShopForm className="group" method="post" action="/wholesale/access">
      <p className="form-text">{sayEntrance('ask.text')}</p>
      {problems[''] && (
        <p className="problem" role="alert">
          {problems['']}
        </p>
      )}
      <CheckoutField {...of('company_name')} label={sayEntrance('ask.company')} autoComplete="organization" />
      <CheckoutField {...of('contact_name')} label={sayEntrance('ask.contact')} autoComplete="name" />
      <CheckoutField {...of('email')} label={sayEntrance('ask.email')} type="email" autoComplete="email" />
      <CheckoutField {...of('phone')} label={sayEntrance('ask.phone')} type="tel" autoComplete="tel" />
      <CheckoutField {...of('tax_number')} label={sayEntrance('ask.taxNumber')} autoComplete="off" />
      <div className="field">
        <label htmlFor="message">{sayEntrance('ask.message')}</label>
        <textarea
          aria-describedby={problems.message ? 'message-problem' : undefined}
          aria-invalid={problems.message ? true : undefined}
          defaultValue={values.message}
          id="message"
          maxLength={wholesaleLimits.messageLength}
          name="message"
          rows={5}
        />
        {problems.message && (
          <p className="problem" id="message-problem">
            {problems.message}
          </p>
        )}
      </div>
      <label className="unseen" aria-hidden="true">
        {sayContact('website')}
        <input name="website" autoComplete="off" tabIndex={-1} />
      </label>
      <button className="button" type="submit">
        {sayEntrance('ask.send')}
      </button>
    </ShopForm>
  );
}
