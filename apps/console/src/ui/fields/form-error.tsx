import { OctagonAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-error.module.css';

/** What is wrong with a form as a whole, above its button. Nothing is drawn while `children` is empty. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className={styles.place}>
      {children && (
        <p className={styles.error}>
          <OctagonAlertIcon size={18} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
