import type { BulkEditKind } from '@sokoni/rules/products/bulk-edit';
import { TriangleAlertIcon } from 'lucide-react';
import type { BulkEditPreview } from '#api/catalogue/bulk-edits.ts';
import { useCategories } from '#api/catalogue/categories.ts';
import rows from '#parts/bulk/failure-rows.module.css';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayBulkEdit } from '#sentences/products/bulk-edits.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './bulk-edit.module.css';
import { valueText } from './bulk-edit-text.ts';

interface EditPreviewProps {
  kind: BulkEditKind;
  /** Undefined while it comes. */
  preview: BulkEditPreview | undefined;
  isStale: boolean;
}

/** The first few products before and after. */
export function EditPreview({ kind, preview, isStale }: EditPreviewProps) {
  const money = useMoneyText();
  const categories = useCategories().data ?? [];
  if (!preview) return <PreviewSkeleton />;
  const words = {
    money,
    categoryName: (id: string) =>
      categories.find((category) => category.id === id)?.name ?? sayBulkEdit('preview.category'),
  };
  const shown = new Set(preview.examples.map(({ product_id }) => product_id)).size;
  return (
    <section
      className={styles.preview}
      aria-label={sayBulkEdit('preview.label')}
      data-stale={isStale || undefined}
    >
      <h3 className={styles.previewTitle}>
        {preview.products > shown
          ? sayBulkEdit('preview.some', { count: preview.products })
          : sayBulkEdit('preview.title')}
      </h3>
      <ul className={rows.rows}>
        {preview.examples.map((example, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in their order and hold nothing
          <li key={index} className={rows.row}>
            <span className={rows.name}>
              {example.title}
              {example.variant && <span className={styles.variant}> {example.variant}</span>}
            </span>
            {example.problem ? (
              <span className={styles.problem}>
                <TriangleAlertIcon size={16} /> {example.problem}
              </span>
            ) : kind === 'delete' ? (
              <span className={styles.before}>{sayBulkEdit('preview.deleted')}</span>
            ) : (
              <span className={styles.values}>
                <span className={styles.before}>{valueText(kind, example.before, words)}</span>
                <span aria-hidden="true">→</span>
                <span className="visually-hidden">{sayBulkEdit('preview.to')}</span>
                <strong>{valueText(kind, example.after, words)}</strong>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PreviewSkeleton() {
  return (
    <div className={styles.preview} role="status" aria-label={sayBulkEdit('preview.loading')}>
      <Skeleton width="10rem" />
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} width="100%" height="1.5rem" />
      ))}
    </div>
  );
}
