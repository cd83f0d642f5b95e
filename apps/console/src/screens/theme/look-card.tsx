import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import { Suspense, useId } from 'react';
import type { ShopPreview } from '#api/storefront/looks.ts';
import { lazyPart } from '#parts/hooks/lazy-part.tsx';
import { sayTheme } from '#sentences/theme.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import type { Look } from './looks.ts';
import styles from './theme.module.css';

/** All themes and their pages weigh more than the screen, which does not wait for them. */
const LookPreview = lazyPart(async () => (await import('./preview/look-preview.tsx')).LookPreview);

interface LookCardProps {
  look: Look;
  /** What it is drawn with; undefined until it is there. */
  shown: { document: ThemeDocument; data: ShopPreview } | undefined;
  isChosen: boolean;
  /** This look is being saved. */
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

export function LookCard({ look, shown, isChosen, busy, disabled, onChoose }: LookCardProps) {
  const id = useId();
  const name = sayTheme(`name.${look.id}`);
  const drawing = <Drawing name={look.drawing} cut="preview" size={640} className={styles.drawing} />;
  return (
    <li className={styles.look} data-chosen={isChosen || undefined}>
      <div className={styles.preview}>
        {shown ? (
          <Suspense fallback={drawing}>
            <LookPreview theme={look.id} title={sayTheme('preview', { look: name })} {...shown} />
          </Suspense>
        ) : (
          drawing
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2 id={id} tabIndex={-1} className={styles.name}>
            {name}
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
