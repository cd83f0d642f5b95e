import {
  EraserIcon,
  type LucideIcon,
  PackagePlusIcon,
  PauseIcon,
  StickyNoteIcon,
  TagIcon,
  UserPlusIcon,
} from 'lucide-react';
import { sayCart as say } from '#sentences/sell/cart.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { isBlank } from '../sales/open-sales-state.ts';
import type { OpenSalesHandle } from '../sales/use-open-sales.ts';
import { useParkedSales } from '../sales/use-parked-sales.ts';
import { useApproval, useTill } from '../till-context.tsx';
import styles from './cart.module.css';

/** What is asked about the sale. */
export type CartDialog =
  | { kind: 'customer'; isByKey?: true }
  | { kind: 'discount' | 'note' }
  | { kind: 'custom'; approvedBy: string | null }
  | { kind: 'line'; id: string };

interface CartActsProps {
  open: OpenSalesHandle;
  onDialog: (dialog: CartDialog) => void;
}

/** What else is done with a sale, each one touch away. */
export function CartActs({ open, onDialog }: CartActsProps) {
  const approve = useApproval();
  const isTraining = useTill().device.is_training === true;
  const { park } = useParkedSales(open);
  const sale = open.current;

  async function addCustom(): Promise<void> {
    const approval = await approve('sellCustomLine');
    if (approval) onDialog({ kind: 'custom', approvedBy: approval.approved_by });
  }

  function clear(): void {
    open.remove(sale.id);
    toast.info(say('cleared'), { action: { label: say('undo'), onAction: () => open.open(sale) } });
  }

  return (
    <fieldset aria-label={say('act.label')} className={styles.acts}>
      <Act icon={UserPlusIcon} onClick={() => onDialog({ kind: 'customer' })}>
        {say('act.customer')}
      </Act>
      <Act icon={TagIcon} onClick={() => onDialog({ kind: 'discount' })}>
        {say('act.discount')}
      </Act>
      <Act icon={PackagePlusIcon} onClick={() => void addCustom()}>
        {say('act.custom')}
      </Act>
      <Act icon={StickyNoteIcon} onClick={() => onDialog({ kind: 'note' })}>
        {say('act.note')}
      </Act>
      {!isTraining && (
        <Act icon={PauseIcon} disabled={sale.lines.length === 0} onClick={() => void park()}>
          {say('act.park')}
        </Act>
      )}
      <Act icon={EraserIcon} disabled={isBlank(sale)} onClick={clear}>
        {say('act.clear')}
      </Act>
    </fieldset>
  );
}

interface ActProps {
  icon: LucideIcon;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

function Act({ icon: Icon, disabled, onClick, children }: ActProps) {
  return (
    <button type="button" className={styles.act} disabled={disabled} onClick={onClick}>
      <Icon size={18} aria-hidden="true" />
      {children}
    </button>
  );
}
