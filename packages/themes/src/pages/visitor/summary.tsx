import { useShop } from '#parts/shop-context.ts';
import type { Summary } from '#visitor-pages.ts';
import { sayCheckout } from './words.ts';

/** What is bought, line by line. */
export function SummaryLines({ lines }: Pick<Summary, 'lines'>) {
  const { money } = useShop();
  return (
    <ul className="summary-lines">
      {lines.map(({ title, variant_name, quantity, amount }) => (
        <li key={`${title} ${variant_name}`}>
          <span>
            {title} × {quantity}
            {variant_name && <small>{variant_name}</small>}
          </span>
          <span>{money(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

type Sums = Pick<Summary, 'subtotal' | 'discount' | 'vat' | 'total'> & {
  delivery?: Summary['delivery'];
  /** It has to be chosen, and may still cost something. */
  awaitsDelivery?: boolean;
};

/** What it comes to. */
export function Sums({ subtotal, discount, vat, total, delivery = null, awaitsDelivery = false }: Sums) {
  const { money } = useShop();
  return (
    <dl className="sums">
      <Sum label={sayCheckout('subtotal')} amount={money(subtotal)} />
      {discount > 0 && <Sum label={sayCheckout('discount')} amount={money(-discount)} />}
      {delivery && (
        <Sum
          label={delivery.title || sayCheckout('delivery')}
          amount={delivery.amount === 0 ? sayCheckout('free') : money(delivery.amount)}
        />
      )}
      {awaitsDelivery && <Sum label={sayCheckout('delivery')} amount={sayCheckout('deliveryOpen')} />}
      {vat !== null && vat > 0 && <Sum label={sayCheckout('vat')} amount={money(vat)} />}
      <Sum
        label={sayCheckout(awaitsDelivery ? 'totalBeforeDelivery' : 'total')}
        amount={money(total)}
        isTotal
      />
    </dl>
  );
}

export function Sum({
  label,
  amount,
  isTotal = false,
}: {
  label: string;
  amount: string;
  isTotal?: boolean;
}) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
