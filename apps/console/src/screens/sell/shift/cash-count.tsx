import { westernDigits } from '@sokoni/rules/forms/western-digits';
import { type CountedCash, countedTotal, denominations } from '@sokoni/rules/point-of-sale/cash';
import { useCurrency, useMoneyText, useShortMoneyText } from '#parts/money/money-text.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { sayShift as say } from '#sentences/sell/shift.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './shift.module.css';

/** What was typed for each note and coin, by its value. */
export type TypedCounts = Readonly<Record<number, string>>;

/** How many of each were counted; those that were left empty are not in it. */
export function countsIn(typed: TypedCounts): CountedCash[] {
  return Object.entries(typed)
    .map(([value, text]) => ({ value: Number(value), count: countOf(text) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.value - one.value);
}

/** Notes and coins of the currency, to be counted one kind after the other. */
export function CashCount({
  typed,
  onChange,
}: {
  typed: TypedCounts;
  onChange: (typed: TypedCounts) => void;
}) {
  const currency = useCurrency();
  const values = denominations[currency];
  const short = useShortMoneyText(values);
  const money = useMoneyText();
  return (
    <div className={styles.count}>
      {values.map((value) => {
        const text = typed[value] ?? '';
        return (
          <div key={value} className={styles.denomination}>
            <span aria-hidden="true" className={styles.value}>
              {short(value)}
            </span>
            <TextField
              size="lg"
              hideLabel
              label={say('count.of', { value: short(value) })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={text}
              onFocus={(event) => event.target.select()}
              onChange={(event) =>
                onChange({ ...typed, [value]: westernDigits(event.target.value).replace(/\D/g, '') })
              }
            />
            <span className={styles.value}>
              {text === '' ? '' : money(countedTotal([{ value, count: countOf(text) ?? 0 }]))}
            </span>
          </div>
        );
      })}
    </div>
  );
}
