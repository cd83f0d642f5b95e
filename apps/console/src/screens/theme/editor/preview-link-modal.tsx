import { useRenewPreviewLink } from '#api/storefront/looks.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';

/** The link that shows the draft to a friend; another one can be made, which ends it. */
export function PreviewLinkModal({ url, onClose }: { url: string | null; onClose: () => void }) {
  const renew = useRenewPreviewLink();
  const shown = renew.data?.preview_url ?? url;
  return (
    <Modal
      open
      title={sayEditor('link.title')}
      onClose={onClose}
      footer={
        shown && (
          <>
            <Button
              busy={renew.isPending}
              onClick={() =>
                renew.mutate(
                  {},
                  {
                    onSuccess: () => toast.success(sayEditor('link.renewed')),
                    onError: (error) => showFailure(error),
                  },
                )
              }
            >
              {sayEditor('link.renew')}
            </Button>
            <CopyButton text={shown} />
          </>
        )
      }
    >
      {shown ? (
        <Stack>
          <p>{sayEditor('link.text')}</p>
          <TextField label={sayEditor('link.address')} dir="ltr" readOnly value={shown} />
        </Stack>
      ) : (
        <p>{sayEditor('link.none')}</p>
      )}
    </Modal>
  );
}
