import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  children: ReactNode;
  /** The print dialog was left. */
  onDone: () => void;
}

/** Prints what is in it in place of the page, once, as soon as it is drawn. */
export function PrintSheet({ children, onDone }: PrintSheetProps) {
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const done = () => finish();
    addEventListener('afterprint', done, { once: true });
    // After the frame in which it is drawn, so that what is printed has its final size.
    const frame = requestAnimationFrame(() => print());
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('afterprint', done);
    };
  }, []);
  return createPortal(<div className={styles.sheet}>{children}</div>, document.body);
}
