import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { say } from '#sentences/stock.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

const acts = {
  adjust: { title: 'reserved.adjust.title', confirm: 'reserved.adjust.confirm' },
  apply: { title: 'reserved.apply.title', confirm: 'reserved.apply.confirm' },
  takeBack: { title: 'reserved.takeBack.title', confirm: 'reserved.takeBack.confirm' },
  return: { title: 'reserved.return.title', confirm: 'reserved.return.confirm' },
} as const;

interface ReservedQuestionProps {
  /** The call that would take promised units, as it has failed. */
  call: { error: Error | null; reset: () => void };
  /** What is about to be done. */
  act: keyof typeof acts;
  /** It is meant: do it all the same. */
  onConfirm: () => void;
}

/** Whether a call has failed only because it takes units that are promised to orders: then it is a question. */
export function isReservedQuestion(error: unknown): boolean {
  return isFailure(error, 'below_reserved');
}

/** Asks whether it is meant; nothing unless the call has asked for it. */
export function ReservedQuestion({ call, act, onConfirm }: ReservedQuestionProps) {
  return (
    <ConfirmModal
      open={isReservedQuestion(call.error)}
      title={say(acts[act].title)}
      confirmLabel={say(acts[act].confirm)}
      onCancel={call.reset}
      onConfirm={onConfirm}
    >
      <Stack gap={2}>
        <p>{messageOf(call.error)}</p>
        <p>{say('reserved.then')}</p>
      </Stack>
    </ConfirmModal>
  );
}
