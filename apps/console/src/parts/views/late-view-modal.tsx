import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#parts/hooks/lazy-part.tsx';
import type { ViewModal } from './view-modal.tsx';

const Modal = lazyPart(async () => (await import('./view-modal.tsx')).ViewModal);

/** The dialog that names a view, fetched when it is opened: most visits to a list name none. */
export function LateViewModal(props: ComponentProps<typeof ViewModal>) {
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
}
