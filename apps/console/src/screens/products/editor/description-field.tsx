import { Suspense, useId } from 'react';
import { lazyPart } from '#parts/hooks/lazy-part.tsx';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './description-field.module.css';

interface DescriptionFieldProps {
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
}

export const DescriptionEditor = lazyPart(
  async () => (await import('./description-editor.tsx')).DescriptionEditor,
);

/** A description with a little structure. The editor weighs more than the screen, which does not wait for it. */
export function DescriptionField({ value, onChange }: DescriptionFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {sayProductEditor('form.description')}
      </span>
      <Suspense fallback={<Skeleton shape="block" height="9.75rem" />}>
        <DescriptionEditor labelledBy={id} value={value} onChange={onChange} />
      </Suspense>
    </div>
  );
}
