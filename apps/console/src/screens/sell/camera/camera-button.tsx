import { ScanBarcodeIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sayCamera as say } from '#sentences/sell/camera.ts';
import { storage } from '#session/storage.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { CameraSheet } from './camera-sheet.tsx';

/** Scans with the camera, where the device has one. */
export function CameraButton({ onCode }: { onCode: (code: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasCamera = useHasCamera();
  useEffect(() => {
    // Who has scanned so before does it without a network too.
    if (hasCamera && storage.cameraScan.get())
      import('./code-reader.ts').then(({ loadCodeReader }) => loadCodeReader()).catch(() => {});
  }, [hasCamera]);
  if (!hasCamera) return null;
  return (
    <>
      <IconButton
        size="lg"
        variant="secondary"
        label={say('button')}
        icon={<ScanBarcodeIcon size={20} />}
        onClick={() => {
          storage.cameraScan.set(true);
          setIsOpen(true);
        }}
      />
      {isOpen && <CameraSheet onCode={onCode} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    // Only where the page came by a safe way.
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!mediaDevices) return;
    const look = () => {
      mediaDevices.enumerateDevices().then(
        (devices) => setHas(devices.some(({ kind }) => kind === 'videoinput')),
        () => setHas(false),
      );
    };
    look();
    mediaDevices.addEventListener('devicechange', look);
    return () => mediaDevices.removeEventListener('devicechange', look);
  }, []);
  return has;
}
