import { sayFirstUi } from '#sentences/frame/first-ui.ts';
import { cx } from '#ui/cx.ts';
import styles from './spinner.module.css';

/** A turning ring without words, for places that say themselves what is awaited. */
export function Spinner({ size = 16, className }: { size?: number; className?: string | undefined }) {
  return <span aria-hidden="true" className={cx(styles.ring, className)} style={{ '--size': `${size}px` }} />;
}

/** SPEC section 2 "A wait spinner with 'Please wait...'". Fills the place it stands in. */
export function WaitSpinner({ text = sayFirstUi('wait'), page = false }: { text?: string; page?: boolean }) {
  return (
    <div role="status" className={cx(styles.wait, page && styles.page)}>
      <Spinner size={page ? 28 : 20} />
      <span>{text}</span>
    </div>
  );
}
