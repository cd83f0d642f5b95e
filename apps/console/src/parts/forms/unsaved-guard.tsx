import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '#paths.ts';
import { sayLeave } from '#sentences/frame/leave.ts';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import { askBeforeLeaving } from './before-leaving.ts';

/** Where a refusal leads (SPEC section 8): the server has decided, there is nothing to ask. */
const refusals: readonly string[] = [paths.unauthorized, paths.login, paths.loginIos];

/** While something is unsaved, leaving the screen asks first: by a link here, by the browser's own question otherwise. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  /** What was asked for and waits for the answer. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const hasAgreed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !hasAgreed.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !refusals.includes(nextLocation.pathname),
  );

  function leave(): void {
    hasAgreed.current = true;
    setWaiting(null);
    if (waiting) waiting();
    else blocker.proceed?.();
  }

  // It was saved while the question stood: there is nothing left to ask.
  const leaveAfterAll = useEffectEvent(() => {
    if (waiting || blocker.state === 'blocked') leave();
  });

  useEffect(() => {
    hasAgreed.current = false;
    if (!dirty) {
      leaveAfterAll();
      return;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const stop = askBeforeLeaving((act) => setWaiting(() => act));
    return () => {
      removeEventListener('beforeunload', ask);
      stop();
    };
  }, [dirty]);

  function stay(): void {
    setWaiting(null);
    blocker.reset?.();
  }

  return (
    <ConfirmModal
      open={waiting !== null || blocker.state === 'blocked'}
      title={sayLeave('leave.title')}
      confirmLabel={sayLeave('leave.leave')}
      cancelLabel={sayLeave('leave.stay')}
      danger
      onCancel={stay}
      onConfirm={leave}
    >
      {sayLeave('leave.text')}
    </ConfirmModal>
  );
}
