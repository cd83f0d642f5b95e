import { CircleCheckIcon, InfoIcon, OctagonAlertIcon, TriangleAlertIcon, XIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { sayFirstUi } from '#sentences/frame/first-ui.ts';
import { IconButton, TextButton } from '#ui/buttons/button.tsx';
import { RequestId } from './request-id.tsx';
import styles from './toast.module.css';
import { createToastQueue, type Toast, type ToastOptions } from './toast-queue.ts';

const queue = createToastQueue((wake, milliseconds) => {
  const timeout = setTimeout(wake, milliseconds);
  return () => clearTimeout(timeout);
});

/** Says something at the top of the page for 3 s; `sticky` stays. Each answers the id that `dismiss` takes. */
export const toast = {
  success: (text: string, options?: ToastOptions) => queue.add('success', text, options),
  error: (text: string, options?: ToastOptions) => queue.add('error', text, options),
  info: (text: string, options?: ToastOptions) => queue.add('info', text, options),
  warning: (text: string, options?: ToastOptions) => queue.add('warning', text, options),
  dismiss: (id: number) => queue.dismiss(id),
};

const icons = {
  success: CircleCheckIcon,
  error: OctagonAlertIcon,
  info: InfoIcon,
  warning: TriangleAlertIcon,
};

/** Stands once in the page, outside of #root: an open dialog puts that out of reach. */
export function Toaster() {
  const shown = useSyncExternalStore(queue.subscribe, queue.shown);
  return createPortal(
    <section aria-label={sayFirstUi('toast.place')} className={styles.place}>
      <ol
        aria-live="polite"
        aria-relevant="additions"
        className={styles.list}
        onPointerEnter={queue.hold}
        onPointerLeave={queue.release}
        onFocus={queue.hold}
        onBlur={queue.release}
      >
        {shown.map((item) => (
          <ToastItem key={item.id} item={item} />
        ))}
      </ol>
    </section>,
    document.body,
  );
}

function ToastItem({ item }: { item: Toast }) {
  const { id, kind, text, advice, requestId, action, otherAction } = item;
  const Icon = icons[kind];

  function leave(): void {
    queue.dismiss(id);
    // The toast that held the queue is gone and sends no event of its own.
    queue.release();
  }

  return (
    <li className={styles.toast} data-kind={kind}>
      <span className={styles.icon}>
        <Icon />
      </span>
      {/* Inside of the item: a list has items only. */}
      <div className={styles.words} role={kind === 'error' ? 'alert' : undefined}>
        <span className="visually-hidden">{sayFirstUi(`toast.${kind}`)} </span>
        <p>{text}</p>
        {advice && <p className={styles.advice}>{advice}</p>}
        {requestId && (
          <p className={styles.request}>
            <RequestId id={requestId} />
          </p>
        )}
        {[action, otherAction].map(
          (act) =>
            act && (
              <TextButton
                key={act.label}
                className={styles.action}
                onClick={() => {
                  leave();
                  act.onAction();
                }}
              >
                {act.label}
              </TextButton>
            ),
        )}
      </div>
      <IconButton
        size="sm"
        label={sayFirstUi('toast.dismiss')}
        icon={<XIcon size={16} />}
        className={styles.close}
        onClick={leave}
      />
    </li>
  );
}
