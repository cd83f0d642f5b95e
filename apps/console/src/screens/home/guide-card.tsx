import type { GuideProgress, GuideStepKey } from '@sokoni/rules/setup-guide';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { announce } from '#ui/announcer.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './guide-card.module.css';
import type { Guide } from './use-guide.ts';

type Step = GuideProgress['steps'][number];

/** Where a step is decided rather than skipped. */
const skipLabels: { readonly [Key in GuideStepKey]?: string } = {
  invite_colleague: 'I work alone',
  review_modules: 'They are fine',
};

/** What a new merchant does next, one step open at a time. */
export function GuideCard({ guide }: { guide: Guide }) {
  const { steps, handled, total, percent, finished } = guide.progress;
  const next = steps.find((step) => !step.done && !step.dismissed);
  const [chosen, setChosen] = useState<GuideStepKey | null>(null);
  const open = chosen ?? next?.key;
  const list = useRef<HTMLOListElement>(null);
  const hasMarked = useRef(false);

  // The button that was pressed is hidden with its step: the keyboard goes on at the step that is open now.
  useEffect(() => {
    if (!hasMarked.current) return;
    hasMarked.current = false;
    const button = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    (button ?? list.current?.querySelector('button'))?.focus();
  });

  function mark(step: Step, dismissed: boolean): void {
    guide.mark(step.key, dismissed);
    announce(`${step.title}: ${dismissed ? 'skipped' : 'open again'}`);
    setChosen(dismissed ? null : step.key);
    hasMarked.current = true;
  }

  return (
    <Card
      title={finished ? 'Your store is set up' : 'Set up your store'}
      description={finished ? 'Nothing is left to do here.' : `${handled} of ${total} done`}
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
            onMark={(dismissed) => mark(step, dismissed)}
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
              {isSkipped ? 'Put it back' : (skipLabels[step.key] ?? 'Skip')}
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
