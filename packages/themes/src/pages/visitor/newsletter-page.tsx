import { LinkButton } from '#parts/link-button.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm } from '#parts/shop-link.tsx';
import type { VisitorPage } from '#visitor-pages.ts';
import { CheckoutField } from './checkout-field.tsx';
import { sayCheckout, sayNewsletter } from './words.ts';

type Props = Omit<Extract<VisitorPage, { kind: 'newsletter' }>, 'kind'>;

/** Joining the newsletter: the email first, then the button behind the link that was mailed. */
export function NewsletterPage({ state, email, problems }: Props) {
  return (
    <div className="width narrow section">
      <h1>{sayNewsletter('title')}</h1>
      {problems[''] && (
        <p className="problem" role="alert">
          {problems['']}
        </p>
      )}
      <Step {...{ state, email, problems }} />
    </div>
  );
}

function Step({ state, email, problems }: Props) {
  const { shop } = useShop();
  switch (state) {
    case 'open':
      return (
        <>
          <p>{sayNewsletter('text')}</p>
          <ShopForm className="login" method="post" action="/newsletter">
            <CheckoutField
              {...{ name: 'email', label: sayNewsletter('email'), value: email, problem: problems.email }}
              {...{ autoComplete: 'email', type: 'email' }}
            />
            <button className="button" type="submit">
              {sayNewsletter('join')}
            </button>
          </ShopForm>
        </>
      );
    case 'asked':
      return <p role="status">{sayNewsletter('asked')}</p>;
    case 'confirm':
      return (
        <>
          <p>{sayNewsletter('confirm', { shop: shop.name, email })}</p>
          <form method="post">
            <button className="button" type="submit">
              {sayNewsletter('confirmAct')}
            </button>
          </form>
        </>
      );
    case 'joined':
      return (
        <>
          <p role="status">{sayNewsletter('joined')}</p>
          <LinkButton href="/collections/all">{sayCheckout('continueShopping')}</LinkButton>
        </>
      );
  }
}
