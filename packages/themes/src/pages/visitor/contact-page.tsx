import { limits } from '@sokoni/rules/limits';
import { Contact } from '#parts/contact.tsx';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import { SocialLinks } from '#parts/social-links.tsx';
import type { VisitorPage } from '#visitor-pages.ts';
import { CheckoutField } from './checkout-field.tsx';
import { sayContact } from './words.ts';

type Props = Omit<Extract<VisitorPage, { kind: 'contact' }>, 'kind'>;

/** How to reach the store, and a form that writes to it. */
export function ContactPage({ state, values, problems }: Props) {
  return (
    <div className="width section">
      <h1>{sayContact('title')}</h1>
      <div className="two-columns">
        <div>
          {state === 'sent' && (
            <>
              <p role="status">{sayContact('sent')}</p>
              <ShopLink href="/contact">{sayContact('writeAgain')}</ShopLink>
            </>
          )}
          {state === 'open' && <MessageForm {...{ values, problems }} />}
        </div>
        <div className="contact-details">
          <Contact />
          <SocialLinks />
        </div>
      </div>
    </div>
  );
}

function MessageForm({ values, problems }: Pick<Props, 'values' | 'problems'>) {
  const of = (name: string) => ({ name, value: values[name] ?? '', problem: problems[name] });
  const { message } = problems;
  return (
    <ShopForm className="group" method="post" action="/contact">
      <p className="form-text">{sayContact('text')}</p>
      {problems[''] && (
        <p className="problem" role="alert">
          {problems['']}
        </p>
      )}
      <CheckoutField {...of('name')} label={sayContact('name')} autoComplete="name" />
      <CheckoutField {...of('email')} label={sayContact('email')} type="email" autoComplete="email" />
      <div className="field">
        <label htmlFor="message">{sayContact('message')}</label>
        <textarea
          aria-describedby={message ? 'message-problem' : undefined}
          aria-invalid={message ? true : undefined}
          defaultValue={values.message}
          id="message"
          maxLength={limits.shopMessageLength}
          name="message"
          rows={6}
        />
        {message && (
          <p className="problem" id="message-problem">
            {message}
          </p>
        )}
      </div>
      <label className="unseen" aria-hidden="true">
        {sayContact('website')}
        <input name="website" autoComplete="off" tabIndex={-1} />
      </label>
      <button className="button" type="submit">
        {sayContact('send')}
      </button>
    </ShopForm>
  );
}
