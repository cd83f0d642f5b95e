import type { ReactNode } from 'react';
import { sayStorePart } from '#sentences/stores/parts.ts';
import { Drawing } from '#ui/display/drawing.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { drawingOf } from './drawing-of.ts';
import styles from './module-card.module.css';

interface ModuleCardProps {
  title: string;
  description: string;
  image: string;
  /** Without screens so far. */
  comingSoon: boolean;
  on: boolean;
  onToggle: (on: boolean) => void;
  /** While this module is being saved. */
  busy?: boolean;
  disabled?: boolean;
}

/** SPEC section 2 "Module settings card": title, description, image, a toggle, a spinner while it is being saved. */
export function ModuleCard({
  title,
  description,
  image,
  comingSoon,
  on,
  onToggle,
  busy,
  disabled,
}: ModuleCardProps) {
  const drawing = drawingOf(image);
  return (
    <li className={styles.card} data-on={on || undefined}>
      {drawing ? (
        <Drawing name={drawing} size={64} className={styles.drawing} />
      ) : (
        <img src={image} alt="" width={64} height={64} className={styles.drawing} />
      )}
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
        {comingSoon && <p className={styles.soon}>{sayStorePart('module.soon')}</p>}
      </div>
      <Toggle label={title} hideLabel checked={on} busy={busy} disabled={disabled} onChange={onToggle} />
    </li>
  );
}

/** The cards beside each other, as many as fit. */
export function ModuleGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
