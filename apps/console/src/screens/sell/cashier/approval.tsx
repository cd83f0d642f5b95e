import { allows, type Permission } from '@sokoni/rules/access/roles';
import { type ReactNode, useCallback, useState } from 'react';
import { sayCashier as say } from '#sentences/sell/cashier.ts';
import { Muted } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { useTill } from '../till-context.tsx';
import { type AskSupervisor, AskSupervisorContext } from './ask-supervisor.ts';
import { PersonList } from './person-list.tsx';
import { PinForm } from './pin-form.tsx';
import { pinHolders } from './pin-holders.ts';
import type { PinHolder } from './use-pin.ts';

interface Request {
  permission: Permission;
  detail: string | undefined;
  answer: (approval: { approved_by: string } | null) => void;
}

/** Lets what is in it ask a supervisor: one dialog, over whatever is open. */
export function ApprovalHost({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request | null>(null);
  const ask = useCallback<AskSupervisor>(
    (permission, detail) =>
      new Promise((resolve) => {
        setRequest({
          permission,
          detail,
          answer: (approval) => {
            setRequest(null);
            resolve(approval);
          },
        });
      }),
    [],
  );
  return (
    <AskSupervisorContext value={ask}>
      {children}
      {request && (
        <ApprovalDialog
          permission={request.permission}
          detail={request.detail}
          onApproved={(id) => request.answer({ approved_by: id })}
          onClose={() => request.answer(null)}
        />
      )}
    </AskSupervisorContext>
  );
}

interface ApprovalDialogProps {
  permission: Permission;
  detail?: string | undefined;
  onApproved: (id: string) => void;
  onClose: () => void;
}

/** Somebody who may approves it with a PIN. */
export function ApprovalDialog({ permission, detail, onApproved, onClose }: ApprovalDialogProps) {
  const holders = pinHolders(useTill().setup()).filter(({ role }) => allows(role, permission));
  const [chosen, setChosen] = useState<PinHolder | null>(null);
  return (
    <Modal open size="sm" title={say('approval.title')} onClose={onClose}>
      {holders.length === 0 ? (
        <p>{say('approval.none')}</p>
      ) : (
        <>
          <Muted>{subjectOf(permission)}</Muted>
          {detail && <strong>{detail}</strong>}
          {chosen ? (
            <PinForm person={chosen} onRight={() => onApproved(chosen.id)} onBack={() => setChosen(null)} />
          ) : (
            <PersonList label={say('approval.choose')} people={holders} onPick={setChosen} />
          )}
        </>
      )}
    </Modal>
  );
}

const named = [
  'giveDiscount',
  'overridePrices',
  'sellCustomLine',
  'setCreditLimit',
  'refundOrder',
  'closeShift',
  'manageRegisters',
  'openDrawer',
] as const;

function subjectOf(permission: Permission): string {
  const known = named.find((one) => one === permission);
  return say(known ? `approval.${known}` : 'approval.other');
}
