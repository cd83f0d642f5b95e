import { useChangeRegister, useEndDevice } from '#api/sales/edit-registers.ts';
import type { Register } from '#api/sales/registers.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayRegisters as say } from '#sentences/point-of-sale/registers.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

interface EndRegisterProps {
  register: Register;
  onDone: () => void;
}

/** Asks before nobody can sell at a register any more. */
export function ArchiveRegister({ register: { id, name, device }, onDone }: EndRegisterProps) {
  const change = useChangeRegister();
  return (
    <ConfirmModal
      open
      danger
      title={say('archive.title', { name })}
      confirmLabel={say('act.archive')}
      busy={change.isPending}
      onCancel={onDone}
      onConfirm={() =>
        change.mutate(
          { registerId: id, archived: true },
          { onSuccess: onDone, onError: (error) => showFailure(error) },
        )
      }
    >
      <Stack gap={2}>
        <p>{say('archive.then')}</p>
        {device && <p>{say('archive.device', { device: device.label })}</p>}
      </Stack>
    </ConfirmModal>
  );
}

/** Asks before a device can sell at its register no more. */
export function EndDevice({ register: { id, name, device }, onDone }: EndRegisterProps) {
  const end = useEndDevice();
  const label = device?.label ?? '';
  return (
    <ConfirmModal
      open
      danger
      title={say('end.title', { device: label })}
      confirmLabel={say('act.end')}
      busy={end.isPending}
      onCancel={onDone}
      onConfirm={() => end.mutate(id, { onSuccess: onDone, onError: (error) => showFailure(error) })}
    >
      {say('end.then', { name })}
    </ConfirmModal>
  );
}
