import { sayAttention as say } from '#sentences/point-of-sale/attention.ts';
import { tillKindLabel } from '#sentences/point-of-sale/kinds.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import styles from './point-of-sale.module.css';

interface EntryDetailsProps {
  kind: string;
  /** Of the receipt, where it is a sale. */
  number: string | null;
  reason: string;
  /** As the register sent it. */
  payload: unknown;
  onClose: () => void;
}

/** Everything that a register said of something, so that it can be entered by hand. */
export function EntryDetails({ kind, number, reason, payload, onClose }: EntryDetailsProps) {
  return (
    <Modal
      open
      size="lg"
      title={[tillKindLabel(kind), number].filter(Boolean).join(' ')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{say('close')}</Button>}
    >
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0} className={styles.payload}>
        {JSON.stringify(payload, null, 2)}
      </pre>
    </Modal>
  );
}
