import {
  checkMoneyAccount,
  type MobileMoneyAccount,
  manualPaymentLimits,
} from '@sokoni/rules/storefront/manual-payments';
import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { type ManualPayments, useChangeManualPayments } from '#api/sales/manual-payments.ts';
import { newUuid } from '#offline/new-uuid.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayManualPayments as say, storefrontSentences } from '#sentences/settings/storefront.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface MobileMoneyModalProps {
  settings: ManualPayments;
  /** Null: a new one. */
  account: MobileMoneyAccount | null;
  onClose: () => void;
}

/** Names a wallet and its number. */
export function MobileMoneyModal({ settings, account, onClose }: MobileMoneyModalProps) {
  const [typed, setTyped] = useState<MobileMoneyAccount>(
    () => account ?? { id: newUuid(), name: '', number: '', instructions: '' },
  );
  const [problems, setProblems] = useState<{ name?: string; number?: string }>({});
  const change = useChangeManualPayments();
  const { version, mobile_money: accounts } = settings;

  function patch(more: Partial<MobileMoneyAccount>): void {
    setTyped({ ...typed, ...more });
    setProblems({});
  }

  async function keep(mobile_money: MobileMoneyAccount[]): Promise<void> {
    try {
      await change.mutateAsync({ version, mobile_money });
      toast.success(say('saved'));
      onClose();
    } catch (error) {
      const twice = error instanceof ApiError ? error.fields.mobile_money : undefined;
      if (twice) setProblems({ number: twice });
      else showFailure(error);
    }
  }

  function save(): void {
    const check = storefrontSentences(checkMoneyAccount(typed));
    setProblems(check.ok ? {} : check.fields);
    if (!check.ok) return;
    const { id } = typed;
    void keep(account ? accounts.map((one) => (one.id === id ? typed : one)) : [...accounts, typed]);
  }

  return (
    <FormModal
      size="sm"
      title={account ? say('mobile.editOf', { name: account.name }) : say('mobile.add')}
      confirmLabel={account ? say('save') : say('mobile.add')}
      busy={change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={say('mobile.name')}
        hint={say('mobile.name.hint')}
        autoComplete="off"
        maxLength={manualPaymentLimits.accountNameLength}
        error={problems.name}
        value={typed.name}
        onChange={(event) => patch({ name: event.target.value })}
      />
      <TextField
        label={say('mobile.number')}
        hint={say('mobile.number.hint')}
        autoComplete="off"
        maxLength={manualPaymentLimits.accountNumberLength}
        error={problems.number}
        value={typed.number}
        onChange={(event) => patch({ number: event.target.value })}
      />
      <TextAreaField
        label={say('mobile.instructions')}
        hint={say('mobile.instructions.hint')}
        optional
        rows={2}
        maxLength={manualPaymentLimits.instructionsLength}
        value={typed.instructions}
        onChange={(event) => patch({ instructions: event.target.value })}
      />
      {account && (
        <div>
          <Button
            variant="danger"
            disabled={change.isPending}
            onClick={() => void keep(accounts.filter(({ id }) => id !== account.id))}
          >
            {say('mobile.remove')}
          </Button>
        </div>
      )}
    </FormModal>
  );
}
