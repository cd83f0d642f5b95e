import { GraduationCapIcon } from 'lucide-react';
import { sayTraining as say } from '#sentences/sell/training.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from './training.module.css';
import { useTraining } from './use-training.ts';

/** Over the till while somebody trains: nothing here counts. */
export function TrainingBanner() {
  const { isBusy, change } = useTraining();
  return (
    <div role="status" className={styles.banner}>
      <GraduationCapIcon size={22} aria-hidden="true" />
      <p className={styles.words}>
        <strong>{say('banner')}</strong> {say('banner.hint')}
      </p>
      <Button size="lg" busy={isBusy} onClick={() => void change(false)}>
        {say('end')}
      </Button>
    </div>
  );
}
