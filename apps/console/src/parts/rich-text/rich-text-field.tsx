import { Suspense, useId } from 'react';
import { lazyPart } from '#parts/hooks/lazy-part.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './rich-text-field.module.css';

interface RichTextFieldProps {
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  /** The language that is written in it, and its direction; as it is typed, where neither is known. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

export const RichTextEditor = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

/** A text with a little structure. The editor weighs more than the screen, which does not wait for it. */
export function RichTextField({ label, ...text }: RichTextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Suspense fallback={<Skeleton shape="block" height="9.75rem" />}>
        <RichTextEditor labelledBy={id} {...text} />
      </Suspense>
    </div>
  );
}
