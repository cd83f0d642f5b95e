import type { GuideProgress, GuideStepKey } from '@sokoni/rules/navigation/setup-guide';
import { CheckIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { announce } from '#ui/feedback/announcer.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './guide-card.module.css';
import type { Guide } from './use-guide.ts';

type Step = GuideProgress['steps'][number];

/** Where a step is decided rather than skipped. */
const skipLabels: { readonly [Key in GuideStepKey]?: string } = {
  invite_colleague: 'I work alone',
  review_modules: 'Keep as they are',
};

/** What a new merchant does next, one step open at a time. */
export function GuideCard({ guide }: { guide: Guide }) {
  const { steps, handled, total, percent, finished } = guide.progress;
  const next = steps.find((step) => !step.done && !step.dismissed);
  const [chosen, setChosen] = useState<GuideStepKey | null>(null);
  const open = chosen ?? next?.key;
  const list = useRef<HTMLOListElement>(null);
  const [marks, setMarks] = useState(0);

  // The button that was pressed is hidden with its step: the keyboard goes on at the step that is open now.
  useEffect(() => {
    if (marks === 0) return;
    const button = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    (button ?? list.current?.querySelector('button'))?.focus();
  }, [marks]);

  async function mark(step: Step, dismissed: boolean): Promise<void> {
    if (!(await guide.mark(step.key, dismissed))) return;
    announce(`${step.title}: ${dismissed ? 'skipped' : 'reopened'}`);
    setChosen(dismissed ? null : step.key);
    setMarks((count) => count + 1);
  }

  return (
    <Card
      title={finished ? 'Your store is set up' : 'Set up your store'}
      description={finished ? 'All steps are done.' : `${handled} of ${total} done`}
      actions={
        <Button size="sm" variant="quiet" data-guide-switch onClick={() => guide.setHidden(true)}>
          Hide
        </Button>
      }
    >
      <ProgressBar percent={percent} label="Set-up guide" />
      <ol ref={list} className={styles.steps}>
        {steps.map((step) => (
          <GuideStep
            key={step.key}
            step={step}
            isOpen={step.key === open}
            onOpen={() => setChosen(step.key)}
            onMark={(dismissed) => void mark(step, dismissed)}
          />
        ))}
      </ol>
    </Card>
  );
}

interface GuideStepProps {
  step: Step;
  isOpen: boolean;
  onOpen: () => void;
  onMark: (dismissed: boolean) => void;
}

function GuideStep({ step, isOpen, onOpen, onMark }: GuideStepProps) {
  const id = useId();
  const isSkipped = step.dismissed && !step.done;
  return (
    <li className={styles.step} data-open={isOpen || undefined} data-state={stateOf(step)}>
      <h3 className={styles.head}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.title}
          onClick={onOpen}
        >
          <span aria-hidden="true" className={styles.mark}>
            {step.done && <CheckIcon size={14} />}
          </span>
          {step.title}
          {step.done && <span className="visually-hidden"> (done)</span>}
          {isSkipped && <span className={styles.skipped}>Skipped</span>}
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={styles.body}>
        <p className={styles.words}>{step.description}</p>
        {!step.done && (
          <div className={styles.acts}>
            <Link
              to={step.path}
              className={buttonClass({ variant: isSkipped ? 'secondary' : 'primary', size: 'sm' })}
            >
              {step.title}
            </Link>
            <Button size="sm" variant="quiet" onClick={() => onMark(!isSkipped)}>
              {isSkipped ? 'Reopen' : (skipLabels[step.key] ?? 'Skip')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function stateOf({ done, dismissed }: Step): 'done' | 'skipped' | 'open' {
  if (done) return 'done';
  return dismissed ? 'skipped' : 'open';
}
