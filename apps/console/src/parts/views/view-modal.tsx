import { useState } from 'react';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { type SavedView, useChangeView, useSaveView } from '#api/insights/views.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { saySavedViews as say } from '#sentences/saved-views.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

/** A list with its filters and its order. */
export type CurrentList =
  | Pick<SavedView<'products'>, 'list' | 'query'>
  | Pick<SavedView<'orders'>, 'list' | 'query'>;

type ViewModalProps = { onClose: () => void } & (
  | { view: SavedView }
  | {
      /** What a new view keeps. */
      current: CurrentList;
      mayShare: boolean;
      onSaved: (view: SavedView) => void;
    }
);

/** Gives a new view its name, or an old one another. */
export function ViewModal(props: ViewModalProps) {
  const save = useSaveView();
  const change = useChangeView();
  const isNew = 'current' in props;
  const [name, setName] = useState(isNew ? '' : props.view.name);
  const [isShared, setIsShared] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const isBusy = save.isPending || change.isPending;
  const failure = save.error ?? change.error;
  const refused = isFailure(failure, 'view_taken') ? messageOf(failure) : undefined;
  const missing = isTried && name.trim() === '' ? say('name.missing') : undefined;
  const onError = (error: Error) => {
    if (!isFailure(error, 'view_taken')) showFailure(error);
  };

  function submit(): void {
    setIsTried(true);
    if (name.trim() === '') return;
    if (isNew) {
      save.mutate(
        { ...props.current, name: name.trim(), store_wide: isShared },
        { onSuccess: props.onSaved, onError },
      );
    } else {
      change.mutate({ id: props.view.id, name: name.trim() }, { onSuccess: props.onClose, onError });
    }
  }

  return (
    <FormModal
      title={say(isNew ? 'dialog.new' : 'dialog.rename')}
      size="sm"
      confirmLabel={say(isNew ? 'confirm.new' : 'confirm.rename')}
      busy={isBusy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextField
        label={say('name.label')}
        hint={isNew ? say('name.hint') : undefined}
        autoComplete="off"
        maxLength={60}
        value={name}
        error={missing ?? refused}
        onChange={(event) => {
          save.reset();
          change.reset();
          setName(event.target.value);
        }}
      />
      {isNew && props.mayShare && (
        <CheckboxField
          label={say('share')}
          checked={isShared}
          onChange={(event) => setIsShared(event.target.checked)}
        />
      )}
    </FormModal>
  );
}
