import { type ReactNode, useState } from 'react';
import { useLatePart } from '#parts/use-late-part.ts';
import type { Labelled } from './labels-modal.tsx';

/** Opens the printing of labels, which is fetched when it is first wanted. */
export function useLabels(): { open: (labelled: Labelled) => void; modal: ReactNode } {
  const { part: LabelsModal, fetch } = useLatePart(() =>
    import('./labels-modal.tsx').then((module) => module.LabelsModal),
  );
  const [labelled, setLabelled] = useState<Labelled | null>(null);

  async function open(goods: Labelled): Promise<void> {
    if (await fetch()) setLabelled(goods);
  }

  return {
    open: (goods) => void open(goods),
    modal: LabelsModal && labelled && <LabelsModal {...labelled} onClose={() => setLabelled(null)} />,
  };
}
