import { CheckIcon } from './icons.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  label?: string;
}

/** Where one stands in a task of several steps. Where it is narrow only the current step is named. */
export function Stepper({ steps, current, label = 'Steps' }: StepperProps) {
  return (
    <div className={styles.place}>
      <ol aria-label={label} className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span aria-hidden="true" className={styles.mark}>
              {index < current ? <CheckIcon size={14} /> : index + 1}
            </span>
            <span className={styles.name}>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
