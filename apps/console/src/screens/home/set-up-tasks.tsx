import { useEffect, useRef } from 'react';
import type { SetUp } from '#api/insights/home.ts';
import type { Store, UserInfo } from '#contract-types.ts';
import { ReadinessCard } from '#parts/stores/readiness-card.tsx';
import { sayHome } from '#sentences/home.ts';
import { TextButton } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import styles from './guide-card.module.css';
import { GuideCard } from './guide-card.tsx';
import { StoreFacts } from './store-facts.tsx';
import { useGuide } from './use-guide.ts';

interface TasksProps {
  user: UserInfo;
  store: Store;
  setUp: SetUp;
}

/** What there is to do: the set-up guide while it is wanted, and what a buyer would still miss. */
export function Tasks({ user, store, setUp }: TasksProps) {
  const guide = useGuide(user, store, setUp);
  const area = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(guide.isHidden);

  // Hide and show stand in each other's place: the keyboard stays with them.
  useEffect(() => {
    if (wasHidden.current === guide.isHidden) return;
    wasHidden.current = guide.isHidden;
    area.current?.querySelector<HTMLElement>('[data-guide-switch]')?.focus();
  }, [guide.isHidden]);

  return (
    <Stack ref={area} gap={4}>
      <Columns>
        {guide.isHidden ? (
          <>
            <ReadinessCard readiness={setUp.readiness} isLive={store.mode === 'live'} />
            <StoreFacts store={store} />
          </>
        ) : (
          <>
            <GuideCard guide={guide} />
            <Aside store={store} readiness={setUp.readiness} />
          </>
        )}
      </Columns>
      {guide.isHidden && (
        <p className={styles.again}>
          <TextButton data-guide-switch onClick={() => guide.setHidden(false)}>
            {sayHome('guide.show')}
          </TextButton>
        </p>
      )}
    </Stack>
  );
}

/** The tasks on their way. */
export function TasksSkeleton({ store }: { store: Store }) {
  return (
    <Columns>
      <Card title={sayHome('guide.title')}>
        <Skeleton width="100%" height="0.375rem" />
        <div className={styles.skeleton}>
          {['40%', '55%', '35%', '60%', '45%', '50%', '55%', '30%'].map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
            <Skeleton key={line} width={width} />
          ))}
        </div>
      </Card>
      <Aside store={store} readiness={undefined} />
    </Columns>
  );
}

function Aside({ store, readiness }: { store: Store; readiness: SetUp['readiness'] | undefined }) {
  return (
    <Stack gap={4}>
      <ReadinessCard readiness={readiness} isLive={store.mode === 'live'} />
      <StoreFacts store={store} />
    </Stack>
  );
}
