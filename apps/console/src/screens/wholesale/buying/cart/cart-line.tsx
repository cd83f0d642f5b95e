import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import type { WholesaleCartItem } from '@sokoni/rules/cart/wholesale-cart';
import { unitPrice } from '@sokoni/rules/cart/wholesale-totals';
import { type LineProblem, lineProblem } from '@sokoni/rules/wholesale/cart-line';
import { nextBreak } from '@sokoni/rules/wholesale/price-breaks';
import { MinusIcon, PlusIcon, XIcon } from 'lucide-react';
import { memo, useState } from 'react';
import type { OfferedProduct } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import { countOf } from '#parts/numbers/typed-number.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { useLanguage } from '#session/language.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import styles from './cart.module.css';
import type { CartStore } from './cart-store.ts';
import { sayRefusal } from './say-refusal.ts';

interface CartLineProps {
  store: CartStore;
  item: WholesaleCartItem;
  product: OfferedProduct | undefined;
  isGone: boolean;
  /** What one cost before. */
  before: number | undefined;
  currency: string;
}

/** One line of the cart; drawn when it changes, not whenever its cart does. */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { store, item, product, isGone, before, currency } = props;
  useLanguage();
  const money = moneyTextIn(currency);
  const words = itemName(item.title, combinationName(item.variants));
  const { cart_item_id: id, quantity } = item;
  const price = unitPrice(item);
  const next = nextBreak(quantity, item.breaks);
  const problem = lineProblem(item, product, isGone);
  const [image] = item.images;
  return (
    <div className={styles.line} data-problem={problem ? true : undefined}>
      <Avatar
        name={item.title}
        src={image}
        size={44}
        fallback={image ? undefined : <Drawing name="empty_images" size={32} />}
      />
      <div className={styles.words}>
        <p className={styles.title}>{item.title}</p>
        {item.variants.length > 0 && <p className={styles.detail}>{combinationName(item.variants)}</p>}
        <p className={styles.detail}>{say('line.each', { price: money(price) })}</p>
        {before !== undefined && <p className={styles.news}>{say('line.was', { price: money(before) })}</p>}
        {next && (
          <p className={styles.next}>
            {say('line.next', { count: next.minimum - quantity, price: money(next.unit_price) })}
          </p>
        )}
      </div>
      <IconButton
        size="sm"
        label={say('line.remove', { item: words })}
        icon={<XIcon size={16} />}
        className={styles.remove}
        onClick={() => store.remove(id)}
      />
      <div className={styles.controls}>
        <IconButton
          size="sm"
          variant="secondary"
          label={say('line.less', { item: words })}
          icon={<MinusIcon size={16} />}
          disabled={quantity === 1}
          onClick={() => store.decrease(id)}
        />
        <QuantityField store={store} id={id} quantity={quantity} words={words} />
        <IconButton
          size="sm"
          variant="secondary"
          label={say('line.more', { item: words })}
          icon={<PlusIcon size={16} />}
          onClick={() => sayRefusal(store.addMore(id, 1))}
        />
        {product?.case_quantity && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={say('line.addCaseOf', { item: words })}
            onClick={() => sayRefusal(store.addMore(id, product.case_quantity ?? 1))}
          >
            {say('line.addCase')}
          </Button>
        )}
        <span className={styles.amount}>{money(price * quantity)}</span>
      </div>
      {problem && <Problem {...{ store, id, problem, product, words }} />}
    </div>
  );
});

interface QuantityFieldProps {
  store: CartStore;
  id: string;
  quantity: number;
  words: string;
}

/** What is typed counts at once; what is no number of units gives way to the quantity of the line on leaving. */
function QuantityField({ store, id, quantity, words }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string): void {
    setTyped(text);
    const count = countOf(text);
    if (count !== null && count >= 1) store.setQuantity(id, count);
  }

  return (
    <NumberInput
      label={say('line.quantity', { item: words })}
      hideLabel
      min={1}
      inputMode="numeric"
      className={styles.quantity}
      value={typed ?? String(quantity)}
      onChange={type}
      onBlur={() => setTyped(null)}
    />
  );
}

interface ProblemProps {
  store: CartStore;
  id: string;
  problem: LineProblem;
  product: OfferedProduct | undefined;
  words: string;
}

/** Why the line cannot be ordered, and the press that puts it right. */
function Problem({ store, id, problem, product, words }: ProblemProps) {
  const { kind, take, available } = problem;
  const sentence = () => {
    switch (kind) {
      case 'below_minimum':
        return say('problem.below_minimum', { minimum: product?.minimum_quantity ?? 1 });
      case 'not_a_multiple':
        return say('problem.not_a_multiple', { step: product?.quantity_step ?? 1 });
      case 'short':
        return say('problem.short', { available });
      case 'inactive':
        return say('problem.inactive');
      case 'gone':
        return say('problem.gone');
    }
  };
  return (
    <div className={styles.problem}>
      <p>{sentence()}</p>
      {take === null ? (
        <Button size="sm" aria-label={say('line.remove', { item: words })} onClick={() => store.remove(id)}>
          {say('fix.remove')}
        </Button>
      ) : (
        <Button
          size="sm"
          aria-label={say('fix.takeOf', { count: take, item: words })}
          onClick={() => store.setQuantity(id, take)}
        >
          {say('fix.take', { count: take })}
        </Button>
      )}
    </div>
  );
}
