import type { BulkEditKind } from '@sokoni/rules/products/bulk-edit';
import { type FormEvent, useId, useState } from 'react';
import {
  type BulkEditRequest,
  type StartedBulkEdit,
  useBulkEditPreview,
  useStartBulkEdit,
} from '#api/catalogue/bulk-edits.ts';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { sayBulkEdit } from '#sentences/products/bulk-edits.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { blankEdit, type EditFields, modesOf, readEdit } from './bulk-edit-fields.ts';
import { EditForm } from './bulk-edit-form.tsx';
import { EditPreview } from './bulk-edit-preview.tsx';

interface BulkEditModalProps {
  kind: BulkEditKind;
  selection: BulkEditRequest['selection'];
  /** How many are selected. */
  count: number;
  onStarted: (started: StartedBulkEdit) => void;
  onClose: () => void;
}

/** One change of many products: what it is, what it would do, and the word to begin. */
export function BulkEditModal({ kind, selection, count, onStarted, onClose }: BulkEditModalProps) {
  const formId = useId();
  const currency = useCurrency();
  const start = useStartBulkEdit();
  const [fields, setFields] = useState<EditFields>({ ...blankEdit, mode: modesOf(kind)[0] ?? 'set' });
  const [isTried, setIsTried] = useState(false);
  const read = readEdit(kind, fields, currency);
  const wish = useSettled(read.ok ? JSON.stringify(read.edit) : '', 200);
  const request = wish === '' ? null : { selection, edit: JSON.parse(wish) };
  const preview = useBulkEditPreview(request);
  const products = preview.data?.products ?? count;

  function begin(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (!read.ok) return;
    start.mutate(
      { selection, edit: read.edit as BulkEditRequest['edit'] },
      { onSuccess: onStarted, onError: (error) => showFailure(error) },
    );
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={sayBulkEdit(`title.${kind}`)}
      locked={start.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={start.isPending}>
            {sayProduct('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={kind === 'delete' ? 'danger' : 'primary'}
            busy={start.isPending}
          >
            {sayBulkEdit(kind === 'delete' ? 'confirm.delete' : 'confirm.change', { count: products })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={begin}>
        <Stack gap={4}>
          <EditForm
            kind={kind}
            fields={fields}
            problems={isTried && !read.ok ? read.problems : {}}
            onChange={(change) => setFields({ ...fields, ...change })}
          />
          {preview.error ? (
            <FailedState
              onRetry={() => void preview.refetch()}
              retrying={preview.isFetching}
              requestId={preview.error instanceof ApiError ? preview.error.requestId : undefined}
            >
              {messageOf(preview.error)}
            </FailedState>
          ) : (
            request && <EditPreview kind={kind} preview={preview.data} isStale={preview.isPlaceholderData} />
          )}
        </Stack>
      </form>
    </Modal>
  );
}
