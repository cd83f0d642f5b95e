import type { ReactNode } from 'react';
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
    <Modal
      open
      onClose={onClose}
      title="Merge with another customer"
      size="lg"
      locked={locked}
      footer={footer}
    >
      {children}
    </Modal>
  );
}
