import { type PageTint, pageTints } from '@sokoni/rules/point-of-sale/till-layout';
import { useId } from 'react';
import { sayLayout as say } from '#sentences/point-of-sale/layout.ts';
import styles from './layout.module.css';

interface TintChoiceProps {
  value: PageTint;
  onChange: (tint: PageTint) => void;
}

/** The colour of a page, among those that tiles of products have. */
export function TintChoice({ value, onChange }: TintChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{say('page.tint')}</legend>
      <div className={styles.tints}>
        {pageTints.map((tint) => (
          <label key={tint} className={styles.tint} style={{ '--tint': tint }}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              aria-label={say(`tint.${tint}`)}
              checked={tint === value}
              onChange={() => onChange(tint)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
