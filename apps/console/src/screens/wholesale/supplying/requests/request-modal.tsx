import { useState } from 'react';
import type { AccessRequest } from '#contract-types.ts';
import { sayRequests as say } from '#sentences/wholesale/requests.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { ApproveModal } from './approve-modal.tsx';
import { DeclineModal } from './decline-modal.tsx';
import styles from './requests.module.css';

interface RequestModalProps {
  request: AccessRequest;
  onClose: () => void;
}

/** Who asks to buy, and what they say; one that waits is decided here. */
export function RequestModal({ request, onClose }: RequestModalProps) {
  const [act, setAct] = useState<'approve' | 'decline' | null>(null);
  if (act === 'approve') return <ApproveModal request={request} onClose={onClose} />;
  if (act === 'decline') return <DeclineModal request={request} onClose={onClose} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={say('request.title', { name: request.company_name })}
      footer={
        request.status === 'pending' ? (
          <>
            <Button onClick={() => setAct('decline')}>{say('request.decline')}</Button>
            <Button variant="primary" onClick={() => setAct('approve')}>
              {say('request.approve')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{say('request.close')}</Button>
        )
      }
    >
      <Stack>
        {request.message !== '' && <p className={styles.message}>{request.message}</p>}
        <DataList items={factsOf(request)} />
      </Stack>
    </Modal>
  );
}

/** What the store, or a business without one, said of itself; nothing of what it left out. */
function factsOf(request: AccessRequest) {
  const facts = [
    { term: say('request.store'), value: request.store?.name ?? say('request.noStore') },
    { term: say('column.person'), value: request.requested_by },
    { term: say('request.email'), value: request.email },
    { term: say('request.phone'), value: request.phone },
    { term: say('request.taxNumber'), value: request.tax_number },
    { term: say('request.reason'), value: request.reason },
  ];
  return facts.filter(({ value }) => value !== '');
}
