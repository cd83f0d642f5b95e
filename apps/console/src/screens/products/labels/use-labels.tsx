import { type ReactNode, useState } from 'react';
import { useLatePart } from '#parts/hooks/use-lazy-part.ts';
import type { Labelled } from './labels-modal.tsx';

/** Opens the printing of labels, which is fetched when it is first wanted. */
export function useLabels(): { open: (labelled: Labelled) => void; modal: ReactNode } {
  const { part: LabelsModal, fetch } = useLatePart(() =>
    import('./labels-modal.tsx').then((module) => module.LabelsModal),
  );
  const [labelled, setLabelled] = useState<Labelled | null>(null);

  async function open(items: Labelled): Promise<void> {
    if (await fetch()) setLabelled(items);
  }

  return {
    open: (items) => void open(items),
    modal: LabelsModal && labelled && <LabelsModal {...labelled} onClose={() => setLabelled(null)} />,
  };
}
