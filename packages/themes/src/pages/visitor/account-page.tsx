import { commaText } from '@sokoni/messages/list-text';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { BuyerAccount, VisitorPage } from '#visitor-pages.ts';
import { AddressFields } from './address-fields.tsx';
import { CheckoutField } from './checkout-field.tsx';
import { sayBuyer, sayCheckout } from './words.ts';

type Props = Omit<Extract<VisitorPage, { kind: 'account' }>, 'kind'>;

/** What a buyer has bought, has to spend, and where it is brought. */
export function AccountPage({ account, problem, typed }: Props) {
  const { credit, gift_cards } = account;
  return (
    <div className="width section">
      <h1>{sayBuyer('account')}</h1>
      <ShopForm className="account-head" method="post" action="/account/logout">
        <p>{sayBuyer('loggedInAs', { email: account.email })}</p>
        <ShopLink href="/wishlist">{sayBuyer('wishList')}</ShopLink>
        <button className="quiet-button" type="submit">
          {sayBuyer('logOut')}
        </button>
      </ShopForm>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="two-columns">
        <Orders account={account} />
        <div className="account-parts">
          {(credit > 0 || gift_cards.length > 0) && <Credit {...{ credit, gift_cards }} />}
          <Addresses account={account} typed={typed} />
        </div>
      </div>
    </div>
  );
}

function Orders({ account: { orders, page, pages } }: { account: BuyerAccount }) {
  const { money } = useShop();
  return (
    <section>
      <h2>{sayBuyer('orders')}</h2>
      {orders.length === 0 && <p>{sayBuyer('noOrders')}</p>}
      <ul className="account-list">
        {orders.map(({ id, number, link, placed_on, status, total }) => (
          <li key={id}>
            <span>
              <ShopLink href={link}>{sayBuyer('order', { number })}</ShopLink>
              <small>
                {sayBuyer('orderOn', { day: placed_on, status: sayCheckout(`status.${status}`) })}
              </small>
            </span>
            <span className="cart-amount">{money(total)}</span>
            <ShopForm method="post" action={`/account/orders/${id}/again`}>
              <button className="quiet-button" type="submit" aria-label={sayBuyer('againOf', { number })}>
                {sayBuyer('again')}
              </button>
            </ShopForm>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className="pages">
          {page > 1 && <ShopLink href={`/account?page=${page - 1}`}>{sayBuyer('newer')}</ShopLink>}
          {page < pages && <ShopLink href={`/account?page=${page + 1}`}>{sayBuyer('older')}</ShopLink>}
        </p>
      )}
    </section>
  );
}

function Credit({ credit, gift_cards }: Pick<BuyerAccount, 'credit' | 'gift_cards'>) {
  const { money } = useShop();
  return (
    <>
      {credit > 0 && (
        <section>
          <h2>{sayBuyer('credit')}</h2>
          <p>{sayBuyer('creditText', { amount: money(credit) })}</p>
        </section>
      )}
      {gift_cards.length > 0 && (
        <section>
          <h2>{sayBuyer('giftCards')}</h2>
          <ul className="account-list">
            {gift_cards.map(({ last_four, balance, ends_on }) => (
              <li key={last_four}>
                <span>
                  {sayBuyer('giftCard', { last: last_four, amount: money(balance) })}
                  {ends_on && <small>{sayBuyer('giftCardUntil', { day: ends_on })}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Addresses({ account: { addresses, countries }, typed }: Pick<Props, 'account' | 'typed'>) {
  return (
    <section>
      <h2>{sayBuyer('addresses')}</h2>
      {addresses.length === 0 && countries.length === 0 && <p>{sayBuyer('noAddresses')}</p>}
      <ul className="account-list">
        {addresses.map(({ id, lines }) => (
          <li key={id}>
            <address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <ShopForm method="post" action={`/account/addresses/${id}/removal`}>
              <button
                className="quiet-button"
                type="submit"
                aria-label={sayBuyer('removeAddressOf', { line: commaText(lines) })}
              >
                {sayBuyer('removeAddress')}
              </button>
            </ShopForm>
          </li>
        ))}
      </ul>
      {countries.length > 0 && <NewAddress countries={countries} typed={typed} />}
    </section>
  );
}

interface NewAddressProps extends Pick<BuyerAccount, 'countries'>, Pick<Props, 'typed'> {}

function NewAddress({ countries, typed }: NewAddressProps) {
  const values = typed ?? {};
  return (
    <details className="question" open={typed !== null}>
      <summary>{sayBuyer('addAddress')}</summary>
      <ShopForm className="group" id="address" method="post" action="/account/addresses">
        <CheckoutField
          {...{ name: 'recipient', label: sayCheckout('name'), autoComplete: 'name' }}
          {...{ value: values.recipient ?? '', problem: undefined }}
        />
        <AddressFields {...{ values, countries }} problems={{}} />
        <div className="cart-acts">
          <button className="button" type="submit">
            {sayBuyer('saveAddress')}
          </button>
          <button className="quiet-button" type="submit" form="address" name="act" value="update">
            {sayBuyer('fieldsOfCountry')}
          </button>
        </div>
      </ShopForm>
    </details>
  );
}
