import { pictureFileProblem, pictureTypes } from '@sokoni/rules/products/picture-file';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useRemoveLogo, useSetLogo, useStore } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { pictureSentence } from '#sentences/products/picture-problems.ts';
import { sayStoreSettings } from '#sentences/settings/store.ts';
import { Drawing } from '#ui/display/drawing.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { ImageField } from '#ui/fields/image-field.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import { sizeText } from './file-size-text.ts';

interface Trip {
  file: File;
  /** The picture as it is on this device, shown until the server has its own. */
  preview: string;
  share: number;
}

/** The logo. It is kept at once, apart from the save bar. */
export function LogoField({ store }: { store: Store }) {
  const setLogo = useSetLogo();
  const removeLogo = useRemoveLogo();
  const { refetch } = useStore();
  const [trip, setTrip] = useState<Trip | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isRemoving, setIsRemoving] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function upload(file: File): Promise<void> {
    const unfit = pictureSentence(pictureFileProblem(file));
    setProblem(unfit);
    if (unfit) return;
    const controller = new AbortController();
    const preview = URL.createObjectURL(file);
    stop.current = controller;
    setTrip({ file, preview, share: 0 });
    try {
      const onProgress = (share: number) => setTrip((now) => now && { ...now, share });
      await setLogo.mutateAsync({ file, onProgress, signal: controller.signal });
      toast.success(sayStoreSettings('logo.saved'));
    } catch (error) {
      // Stopped too late, the server may have taken it all the same.
      if (controller.signal.aborted) void refetch();
      else if (isAboutTheFile(error)) setProblem(messageOf(error));
      else showFailure(error);
    } finally {
      setTrip(null);
      URL.revokeObjectURL(preview);
    }
  }

  function remove(): void {
    removeLogo.mutate(undefined, {
      onSuccess: () => toast.success(sayStoreSettings('logo.removed')),
      onError: (error) => showFailure(error),
      onSettled: () => setIsRemoving(false),
    });
  }

  return (
    <>
      <ImageField
        label={sayStoreSettings('logo.label')}
        name={store.name}
        src={trip?.preview ?? (store.logo_key && `${store.base_url}${store.logo_key}`)}
        fallback={<Drawing name="store_default" size={52} />}
        accept={pictureTypes.join(',')}
        hint={sayStoreSettings('logo.hint')}
        error={problem}
        busy={trip !== null}
        removing={removeLogo.isPending}
        progress={trip && { percent: trip.share * 100, text: progressText(trip) }}
        onPick={(file) => void upload(file)}
        onCancel={() => stop.current?.abort()}
        onRemove={() => setIsRemoving(true)}
      />
      <ConfirmModal
        open={isRemoving}
        title={sayStoreSettings('logo.remove.question')}
        confirmLabel={sayStoreSettings('logo.remove.confirm')}
        danger
        busy={removeLogo.isPending}
        onCancel={() => setIsRemoving(false)}
        onConfirm={remove}
      >
        {sayStoreSettings('logo.remove.text')}
      </ConfirmModal>
    </>
  );
}

function progressText({ file, share }: Trip): string {
  if (share >= 1) return sayStoreSettings('logo.processing');
  return sayStoreSettings('logo.uploaded', { done: sizeText(file.size * share), all: sizeText(file.size) });
}

/** What another file would put right belongs under the field. */
function isAboutTheFile(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415, 422].includes(error.status);
}
