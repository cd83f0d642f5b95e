import { useRef, useState } from 'react';
import { itemName } from '#parts/products/variant-name.ts';
import { sayCamera as say } from '#sentences/sell/camera.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { useTill } from '../till-context.tsx';
import styles from './camera.module.css';
import { useCamera } from './use-camera.ts';

/** As short as a tap. */
const vibrationMs = 40;

interface CameraSheetProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The camera's picture: what is held up to it rings. */
export function CameraSheet({ onCode, onClose }: CameraSheetProps) {
  return (
    <Modal
      open
      title={say('title')}
      onClose={onClose}
      footer={
        <Button size="lg" variant="primary" onClick={onClose}>
          {say('done')}
        </Button>
      }
    >
      <Picture onCode={onCode} />
    </Modal>
  );
}

function Picture({ onCode }: Pick<CameraSheetProps, 'onCode'>) {
  const { catalogue } = useTill();
  const video = useRef<HTMLVideoElement>(null);
  const [scanned, setScanned] = useState<readonly string[]>([]);
  const state = useCamera(video, (code) => {
    navigator.vibrate?.(vibrationMs);
    setScanned((before) => [...before, code]);
    onCode(code);
  });
  const code = scanned.at(-1);

  function said(last: string): string {
    const item = catalogue.byCode(last);
    if (!item) return say('unknown', { code: last });
    const count = scanned.filter((one) => one === last).length;
    return say('rung', { item: itemName(item.product.title, item.variant?.name ?? ''), count });
  }

  const isShown = state === 'starting' || state === 'reading';
  return (
    <Stack>
      {!isShown && <FormError>{say(`problem.${state}`)}</FormError>}
      <div className={styles.frame} hidden={!isShown} data-reading={state === 'reading' || undefined}>
        <video ref={video} muted playsInline className={styles.picture} />
      </div>
      {isShown && <Muted>{say(state === 'reading' ? 'hint' : 'starting')}</Muted>}
      <p role="status">{code !== undefined && said(code)}</p>
    </Stack>
  );
}
