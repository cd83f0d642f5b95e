import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { VisitorPage } from '#visitor-pages.ts';
import { CheckoutField } from './checkout-field.tsx';
import { sayBuyer } from './words.ts';

/** Logging in with a code that is mailed: the email first, then the code. */
export function LoginPage({
  email,
  problems,
}: Omit<Extract<VisitorPage, { kind: 'account_login' }>, 'kind'>) {
  const isAsked = email !== '' && !problems.email;
  return (
    <div className="width narrow section">
      <h1>{sayBuyer('logIn')}</h1>
      {isAsked ? (
        <>
          <p role="status">{sayBuyer('codeSent', { email })}</p>
          <ShopForm className="login" method="post" action="/account/code">
            <input type="hidden" name="email" value={email} />
            <CheckoutField
              {...{ name: 'code', label: sayBuyer('code'), value: '', problem: problems.code }}
              {...{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
            />
            <button className="button" type="submit">
              {sayBuyer('logIn')}
            </button>
            <ShopLink href="/account/login">{sayBuyer('otherEmail')}</ShopLink>
          </ShopForm>
        </>
      ) : (
        <>
          <p>{sayBuyer('logInText')}</p>
          <ShopForm className="login" method="post" action="/account/login">
            <CheckoutField
              {...{ name: 'email', label: sayBuyer('email'), value: email, problem: problems.email }}
              {...{ autoComplete: 'email', type: 'email' }}
            />
            <button className="button" type="submit">
              {sayBuyer('sendCode')}
            </button>
          </ShopForm>
        </>
      )}
    </div>
  );
}
