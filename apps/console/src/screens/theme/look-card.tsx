import { useId } from 'react';
import { sayTheme } from '#sentences/theme.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import type { Look } from './looks.ts';
import styles from './theme.module.css';

interface LookCardProps {
  look: Look;
  isChosen: boolean;
  /** This look is being saved. */
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

export function LookCard({ look, isChosen, busy, disabled, onChoose }: LookCardProps) {
  const id = useId();
  return (
    <li className={styles.look} data-chosen={isChosen || undefined}>
      <Drawing name={look.drawing} cut="preview" size={640} className={styles.preview} />
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2 id={id} tabIndex={-1} className={styles.name}>
            {sayTheme(`name.${look.id}`)}
          </h2>
          <p className={styles.sentence}>{sayTheme(`text.${look.id}`)}</p>
        </div>
        {isChosen ? (
          <Badge tone="good" shape="full">
            {sayTheme('inUse')}
          </Badge>
        ) : (
          <Button aria-describedby={id} busy={busy} disabled={disabled} onClick={onChoose}>
            {sayTheme('use')}
          </Button>
        )}
      </div>
    </li>
  );
}
