import { pictureFileProblem, pictureTypes } from '@sokoni/rules/picture-file';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { useRemoveLogo, useSetLogo, useStore } from '#api/stores.ts';
import type { Store } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { Drawing } from '#ui/drawing.tsx';
import { ImageField } from '#ui/image-field.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';
import { sizeText } from './size-text.ts';

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
    const unfit = pictureFileProblem(file);
    setProblem(unfit);
    if (unfit) return;
    const controller = new AbortController();
    const preview = URL.createObjectURL(file);
    stop.current = controller;
    setTrip({ file, preview, share: 0 });
    try {
      const onProgress = (share: number) => setTrip((now) => now && { ...now, share });
      await setLogo.mutateAsync({ file, onProgress, signal: controller.signal });
      toast.success('The logo is saved.');
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
      onSuccess: () => toast.success('The logo is removed.'),
      onError: (error) => showFailure(error),
      onSettled: () => setIsRemoving(false),
    });
  }

  return (
    <>
      <ImageField
        label="Logo"
        name={store.name}
        src={trip?.preview ?? (store.logo_key && `${store.base_url}${store.logo_key}`)}
        fallback={<Drawing name="store_default" size={52} />}
        accept={pictureTypes.join(',')}
        hint="Choose a picture or drop it here; it is saved at once. JPEG, PNG, WebP, GIF or AVIF, at most 20 MB, best square."
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
        title="Remove the logo?"
        confirmLabel="Remove"
        danger
        busy={removeLogo.isPending}
        onCancel={() => setIsRemoving(false)}
        onConfirm={remove}
      >
        The store goes back to the picture that every store begins with. You can upload another one at any
        time.
      </ConfirmModal>
    </>
  );
}

function progressText({ file, share }: Trip): string {
  if (share >= 1) return 'Making the picture ready…';
  return `${sizeText(file.size * share)} of ${sizeText(file.size)} sent`;
}

/** What another file would put right belongs under the field. */
function isAboutTheFile(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415, 422].includes(error.status);
}
