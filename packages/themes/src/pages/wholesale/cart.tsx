import { commaText, listText } from '@sokoni/messages/list-text';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { LinkButton } from '#parts/link-button.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { WholesaleCartLine, WholesalePage } from '#wholesale-pages.ts';
import { CartSums } from './cart-sums.tsx';
import { FramedView } from './frame.tsx';
import { sayQuoting, sayShelf } from './words.ts';

/** What the company is about to order. */
export function CartView({ frame, cart, problem, left }: Extract<WholesalePage, { view: 'cart' }>) {
  const { lines, dropped, figures } = cart;
  return (
    <FramedView frame={frame} title={sayShelf('cart.title')} problem={problem}>
      {dropped > 0 && <p role="status">{sayShelf('cart.dropped', { count: dropped })}</p>}
      {left.length > 0 && <p role="status">{sayShelf('cart.notAgain', { titles: listText(left) })}</p>}
      {lines.length === 0 ? (
        <>
          <p>{sayShelf('cart.empty')}</p>
          <LinkButton href="/wholesale">{sayShelf('cart.browse')}</LinkButton>
        </>
      ) : (
        <div className="two-columns">
          <ul className="cart-lines">
            {lines.map((line) => (
              <Line key={line.variant_id} line={line} />
            ))}
          </ul>
          <section className="summary" aria-label={sayShelf('total')}>
            <CartSums cart={cart} />
            {figures.canOrder && <LinkButton href="/wholesale/checkout">{sayShelf('checkOut')}</LinkButton>}
            <ShopLink className="quiet-button" href="/wholesale/quotes/new">
              {sayQuoting('ask')}
            </ShopLink>
          </section>
        </div>
      )}
    </FramedView>
  );
}

function Line({ line }: { line: WholesaleCartLine }) {
  const { money } = useShop();
  const { variant_id, title, variant_name, picture, quantity, case_quantity, unit_price, next } = line;
  const item = commaText([title, variant_name]);
  const action = `/wholesale/cart/lines/${variant_id}`;
  const form = `quantity-${variant_id}`;
  return (
    <li className="cart-line">
      <div className="cart-picture">{picture && <img src={picture} alt="" loading="lazy" />}</div>
      <div className="cart-words">
        <p className="cart-title">{title}</p>
        {variant_name && <p>{variant_name}</p>}
        <p>{sayShelf('each', { price: money(unit_price) })}</p>
        {next && (
          <p className="wholesale-small">
            {sayShelf('cart.nextPrice', { count: next.minimum - quantity, price: money(next.unit_price) })}
          </p>
        )}
        <LineTrouble line={line} item={item} />
        <div className="cart-acts">
          <div className="wholesale-stepper">
            <ShopForm method="post" action={action}>
              <input type="hidden" name="act" value="less" />
              <button className="quiet-button" type="submit" aria-label={sayShelf('cart.less', { item })}>
                −
              </button>
            </ShopForm>
            <ShopForm method="post" action={action} id={form}>
              <input
                aria-label={sayShelf('quantityOf', { item })}
                defaultValue={quantity}
                inputMode="numeric"
                max={wholesaleLimits.quantity}
                min={1}
                name="quantity"
                type="number"
              />
            </ShopForm>
            <ShopForm method="post" action={action}>
              <input type="hidden" name="act" value="more" />
              <button className="quiet-button" type="submit" aria-label={sayShelf('cart.more', { item })}>
                +
              </button>
            </ShopForm>
          </div>
          <button
            className="quiet-button"
            type="submit"
            form={form}
            aria-label={sayShelf('cart.updateOf', { item })}
          >
            {sayShelf('cart.update')}
          </button>
          {case_quantity !== null && (
            <ShopForm method="post" action={action}>
              <input type="hidden" name="quantity" value={quantity + case_quantity} />
              <button
                className="quiet-button"
                type="submit"
                aria-label={sayShelf('cart.addCaseOf', { item })}
              >
                {sayShelf('cart.addCase')}
              </button>
            </ShopForm>
          )}
          <ShopForm method="post" action={action}>
            <input type="hidden" name="act" value="remove" />
            <button className="quiet-button" type="submit" aria-label={sayShelf('cart.removeOf', { item })}>
              {sayShelf('cart.remove')}
            </button>
          </ShopForm>
        </div>
      </div>
      <p className="cart-amount">{money(line.amount)}</p>
    </li>
  );
}

/** What is wrong with a line, and the press that puts it right. */
function LineTrouble({ line, item }: { line: WholesaleCartLine; item: string }) {
  const { problem, variant_id } = line;
  if (!problem) return null;
  return (
    <div className="wholesale-trouble">
      <p className="problem" role="status">
        {troubleText(line)}
      </p>
      {problem.take !== null && (
        <ShopForm method="post" action={`/wholesale/cart/lines/${variant_id}`}>
          <input type="hidden" name="quantity" value={problem.take} />
          <button
            className="quiet-button"
            type="submit"
            aria-label={sayShelf('problem.takeOf', { count: problem.take, item })}
          >
            {sayShelf('problem.take', { count: problem.take })}
          </button>
        </ShopForm>
      )}
    </div>
  );
}

function troubleText({ problem, minimum_quantity, quantity_step }: WholesaleCartLine): string {
  switch (problem?.kind) {
    case 'below_minimum':
      return sayShelf('problem.below_minimum', { minimum: minimum_quantity });
    case 'not_a_multiple':
      return sayShelf('problem.not_a_multiple', { step: quantity_step });
    case 'short':
      return sayShelf('problem.short', { available: problem.available });
    default:
      return sayShelf('problem.inactive');
  }
}
