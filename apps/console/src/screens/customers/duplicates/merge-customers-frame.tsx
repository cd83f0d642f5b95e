import type { ReactNode } from 'react';
import { sayMerge } from '#sentences/customers/merge.ts';
import { Modal } from '#ui/overlays/modal.tsx';

interface MergeFrameProps {
  children: ReactNode;
  footer: ReactNode;
  locked?: boolean;
  onClose: () => void;
}

/** The dialog of a merge, as it is in each step. */
export function MergeFrame({ children, footer, locked, onClose }: MergeFrameProps) {
  return (
    <Modal open onClose={onClose} title={sayMerge('merge.title')} size="lg" locked={locked} footer={footer}>
      {children}
    </Modal>
  );
}
