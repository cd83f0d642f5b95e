import { type ReactNode, useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Whose it is; its first letters stand in until a picture does. */
  name: string;
  src?: string | null | undefined;
  /** In pixels. */
  size?: number;
  shape?: 'square' | 'round';
  /** In place of the letters: an icon, a drawing. */
  fallback?: ReactNode;
}

/** A logo or a person. A picture that is missing or broken gives way to letters. The name is said by the words beside it. */
export function Avatar({ name, src, size = 36, shape = 'square', fallback }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = src && src !== broken;
  return (
    <span
      aria-hidden="true"
      className={styles.avatar}
      data-shape={shape}
      data-letters={!isShown && !fallback}
      style={{ '--size': `${size}px` }}
    >
      {isShown ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        (fallback ?? initials(name))
      )}
    </span>
  );
}

/** At most two letters: of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
