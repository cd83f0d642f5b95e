import { sayFrame } from '#sentences/shell/frames.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the navigation, to the screen. */
export function SkipLink() {
  function skip(): void {
    document.getElementById('content')?.focus();
  }

  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {sayFrame('skip')}
    </button>
  );
}
