import { MinusIcon, PlusIcon } from 'lucide-react';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import styles from './past-sales.module.css';
import type { ReturnableLine } from './returned-value.ts';

interface ReturnLinesProps {
  lines: readonly ReturnableLine[];
  /** Units by line. */
  chosen: Readonly<Record<string, number>>;
  onChange: (chosen: Record<string, number>) => void;
}

/** How many units of each line came back. */
export function ReturnLines({ lines, chosen, onChange }: ReturnLinesProps) {
  const open = lines.filter(({ left }) => left > 0);
  return (
    <div className={styles.back}>
      <Button size="lg" onClick={() => onChange(Object.fromEntries(open.map(({ id, left }) => [id, left])))}>
        {say('return.everything')}
      </Button>
      <ul className={styles.lines}>
        {open.map(({ id, name, left }) => {
          const units = chosen[id] ?? 0;
          const set = (next: number) => onChange({ ...chosen, [id]: next });
          return (
            <li key={id} className={styles.line}>
              <span className={styles.words}>
                <span>{name}</span>
                <span className={styles.detail}>{say('return.most', { left })}</span>
              </span>
              {/* biome-ignore lint/a11y/useSemanticElements: a field set would frame it */}
              <span
                role="group"
                aria-label={say('return.quantity', { item: name })}
                className={styles.stepper}
              >
                <IconButton
                  size="lg"
                  variant="secondary"
                  label={say('return.less', { item: name })}
                  icon={<MinusIcon size={18} />}
                  disabled={units === 0}
                  onClick={() => set(units - 1)}
                />
                <output className={styles.units}>{units}</output>
                <IconButton
                  size="lg"
                  variant="secondary"
                  label={say('return.more', { item: name })}
                  icon={<PlusIcon size={18} />}
                  disabled={units >= left}
                  onClick={() => set(units + 1)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
