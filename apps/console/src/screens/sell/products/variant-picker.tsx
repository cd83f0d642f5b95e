import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import { useState } from 'react';
import type { TillProduct, TillVariant } from '#offline/till-types.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { useAvailable } from '../till-context.tsx';
import { type Chosen, chosenVariant, leadsToVariant } from './variant-choice.ts';
import styles from './variant-picker.module.css';

interface VariantPickerProps {
  product: TillProduct;
  onPick: (variant: TillVariant) => void;
  onClose: () => void;
}

/** Which variant of a product is sold (SPEC section 5): each option as a row of buttons; with one option a touch is enough. */
export function VariantPicker({ product, onPick, onClose }: VariantPickerProps) {
  const [chosen, setChosen] = useState<Chosen>(() => product.options.map(() => null));
  const money = useMoneyText();
  const variant = chosenVariant(product, chosen);
  const left = useAvailable(variant ?? null);

  function choose(option: number, entry: string): void {
    const next = chosen.map((one, index) => (index === option ? entry : one));
    setChosen(next);
    const only = product.options.length === 1 ? chosenVariant(product, next) : undefined;
    if (only) onPick(only);
  }

  return (
    <FormModal
      title={product.title}
      confirmLabel={say('variant.add')}
      disabled={!variant}
      onSubmit={() => variant && onPick(variant)}
      onClose={onClose}
    >
      {product.options.map(({ name, entries }, option) => (
        <fieldset key={name} className={styles.option}>
          <legend className={styles.legend}>{name}</legend>
          <div className={styles.entries}>
            {entries.map((entry) => (
              <button
                key={entry}
                type="button"
                className={styles.entry}
                aria-pressed={chosen[option] === entry}
                data-dead={!leadsToVariant(product, chosen, option, entry) || undefined}
                onClick={() => choose(option, entry)}
              >
                {entry}
                {product.options.length === 1 && <Details variant={chosenVariant(product, [entry])} />}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {product.options.length > 1 && (
        <p className={styles.chosen} aria-live="polite">
          {variant && <strong>{money(sellingPrice(variant).price)}</strong>}
          {left !== null && <span>{say('variant.left', { count: Math.max(0, left) })}</span>}
        </p>
      )}
    </FormModal>
  );
}

function Details({ variant }: { variant: TillVariant | undefined }) {
  const money = useMoneyText();
  const left = useAvailable(variant ?? null);
  if (!variant) return null;
  return (
    <span className={styles.details}>
      {money(sellingPrice(variant).price)}
      {left !== null && <span>{say('variant.left', { count: Math.max(0, left) })}</span>}
    </span>
  );
}
