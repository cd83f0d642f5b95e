import { useCurrencySign } from '#parts/money/money-text.ts';
import { sayLine as say } from '#sentences/sell/line.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import styles from './discount-kind.module.css';

interface DiscountKindProps {
  value: 'amount' | 'percent';
  onChange: (kind: 'amount' | 'percent') => void;
}

/** Whether a discount is an amount or a percentage. */
export function DiscountKind({ value, onChange }: DiscountKindProps) {
  const sign = useCurrencySign();
  return (
    <div className={styles.kind}>
      <Segmented
        label={say('discountKind')}
        hideLabel
        options={[
          { value: 'amount', label: <KindLabel sign={sign} words={say('amount')} /> },
          { value: 'percent', label: <KindLabel sign="%" words={say('percent')} /> },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

function KindLabel({ sign, words }: { sign: string; words: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
