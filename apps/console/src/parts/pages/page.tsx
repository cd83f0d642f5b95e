import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The measure of a screen inside the frame: `wide` for lists, `normal` for details, `narrow` for forms. */
export function Page({
  width = 'normal',
  children,
}: {
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
}) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}
