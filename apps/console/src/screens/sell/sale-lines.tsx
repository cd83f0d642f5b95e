import { XIcon } from 'lucide-react';
import { useMoneyText } from '#parts/money/money-text.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countOf } from '#parts/numbers/typed-number.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { nameOf, quantityProblem, type SaleLine, without, withQuantity } from './sale.ts';
import styles from './sell.module.css';

interface SaleLinesProps {
  lines: readonly SaleLine[];
  onLines: (lines: SaleLine[]) => void;
}

/** The items of the sale, each with its units. */
export function SaleLines({ lines, onLines }: SaleLinesProps) {
  const money = useMoneyText();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { variant_id, product_title, variant_name, price } = line.good;
        const name = nameOf(line);
        const units = countOf(line.quantity) ?? 0;
        return (
          <li key={variant_id} className={styles.line}>
            <span className={styles.lineWords}>
              <span className={styles.tileTitle}>{product_title}</span>
              {variant_name !== '' && <span className={styles.tileNote}>{variant_name}</span>}
              <span className={line.was === undefined ? styles.tileNote : styles.tileOut}>
                {line.was === undefined
                  ? say('line.each', { price: money(price) })
                  : say('line.repriced', { price: money(price), before: money(line.was) })}
              </span>
            </span>
            <CountInput
              className={styles.units}
              label={say('line.quantity', { item: name })}
              hideLabel
              value={line.quantity}
              error={quantityProblem(line)}
              onChange={(quantity) => onLines(withQuantity(lines, variant_id, quantity))}
            />
            <span className={styles.lineSum}>{money(price * units)}</span>
            <IconButton
              size="lg"
              label={say('line.remove', { item: name })}
              icon={<XIcon size={18} />}
              onClick={() => onLines(without(lines, variant_id))}
            />
          </li>
        );
      })}
    </ul>
  );
}
