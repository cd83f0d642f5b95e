import { type ReactNode, useEffect, useRef } from 'react';
import styles from '#screens/stores/stores.module.css';

interface StepFormProps {
  step: number;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form around one step: a new step takes the focus to its heading, and Enter goes on from there. */
export function StepForm({ step, onSubmit, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    form.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    // In a dialog the body scrolls; in a page the router sees to it.
    form.current?.parentElement?.scrollTo(0, 0);
  }, [step]);

  useEffect(() => {
    const goOn = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const isOnText = target === document.body || target.matches('[data-page-heading]');
      if (event.key !== 'Enter' || event.repeat || !isOnText) return;
      // Through the button: while it is disabled, nothing goes on.
      form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    };
    document.addEventListener('keydown', goOn);
    return () => document.removeEventListener('keydown', goOn);
  }, []);

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
