import type { GuideProgress, GuideStepKey } from '@sokoni/rules/navigation/setup-guide';
import { CheckIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sayHome } from '#sentences/home.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { announce } from '#ui/feedback/announcer.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './guide-card.module.css';
import type { Guide } from './use-guide.ts';

type Step = GuideProgress['steps'][number];

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
    const title = sayHome(`step.${step.key}`);
    announce(sayHome(dismissed ? 'guide.skippedStep' : 'guide.reopenedStep', { step: title }));
    setChosen(dismissed ? null : step.key);
    setMarks((count) => count + 1);
  }

  return (
    <Card
      title={sayHome(finished ? 'guide.finished' : 'guide.title')}
      description={finished ? sayHome('guide.allDone') : sayHome('guide.progress', { handled, total })}
      actions={
        <Button size="sm" variant="quiet" data-guide-switch onClick={() => guide.setHidden(true)}>
          {sayHome('guide.hide')}
        </Button>
      }
    >
      <ProgressBar percent={percent} label={sayHome('guide.label')} />
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
  const title = sayHome(`step.${step.key}`);
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
          {title}
          {step.done && <span className="visually-hidden">{sayHome('guide.done')}</span>}
          {isSkipped && <span className={styles.skipped}>{sayHome('guide.skipped')}</span>}
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={styles.body}>
        <p className={styles.words}>{sayHome(`about.${step.key}`)}</p>
        {!step.done && (
          <div className={styles.acts}>
            <Link
              to={step.path}
              className={buttonClass({ variant: isSkipped ? 'secondary' : 'primary', size: 'sm' })}
            >
              {title}
            </Link>
            <Button size="sm" variant="quiet" onClick={() => onMark(!isSkipped)}>
              {isSkipped ? sayHome('guide.reopen') : skipText(step.key)}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** Where a step is decided rather than skipped, the words are others. */
function skipText(key: GuideStepKey): string {
  if (key === 'invite_colleague') return sayHome('guide.skip.invite_colleague');
  return key === 'review_modules' ? sayHome('guide.skip.review_modules') : sayHome('guide.skip');
}

function stateOf({ done, dismissed }: Step): 'done' | 'skipped' | 'open' {
  if (done) return 'done';
  return dismissed ? 'skipped' : 'open';
}
