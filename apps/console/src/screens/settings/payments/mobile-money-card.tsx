import { type MobileMoneyAccount, manualPaymentLimits } from '@sokoni/rules/storefront/manual-payments';
import { PencilIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import type { ManualPayments } from '#api/sales/manual-payments.ts';
import { sayManualPayments as say } from '#sentences/settings/storefront.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './manual-payments.module.css';
import { MobileMoneyModal } from './mobile-money-modal.tsx';

/** The wallets that customers send money to. */
export function MobileMoneyCard({ settings }: { settings: ManualPayments }) {
  const [edited, setEdited] = useState<MobileMoneyAccount | 'new' | null>(null);
  const { mobile_money: accounts } = settings;
  return (
    <Card
      title={say('mobile.title')}
      description={say('mobile.hint')}
      actions={
        accounts.length < manualPaymentLimits.accounts && (
          <Button size="sm" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
            {say('mobile.add')}
          </Button>
        )
      }
    >
      {accounts.length > 0 && (
        <ul className={styles.accounts} aria-label={say('mobile.title')}>
          {accounts.map((account) => (
            <li key={account.id}>
              <span className={styles.words}>
                <strong>{account.name}</strong>
                <span>{account.number}</span>
                {account.instructions && <span className={styles.facts}>{account.instructions}</span>}
              </span>
              <IconButton
                label={say('mobile.editOf', { name: account.name })}
                icon={<PencilIcon size={18} />}
                onClick={() => setEdited(account)}
              />
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <MobileMoneyModal
          settings={settings}
          account={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
