import { TRIAL_DAYS, trialEnd } from '@sokoni/rules/account-contract';
import { productTypes } from '@sokoni/rules/product-types';
import { useState } from 'react';
import { useStartTrial } from '#api/stores.ts';
import type { Store } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { dayText, untilText } from '#parts/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';
import settings from './settings.module.css';
import { trialState } from './trial-state.ts';

const enterpriseTypes = productTypes
  .filter(({ contract_type }) => contract_type !== 'basic')
  .map(({ title }) => title);
const unlocks = `Enterprise opens the product types ${new Intl.ListFormat('en').format(enterpriseTypes)}, for every store of this account.`;

/** The plan behind the store, and its one trial. */
export function TrialCard({ account }: { account: Store['account'] }) {
  const [isAsking, setIsAsking] = useState(false);
  const startTrial = useStartTrial();
  const now = new Date();
  const trial = trialState(account, now);

  function start(): void {
    startTrial.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => showFailure(error),
      onSettled: () => setIsAsking(false),
    });
  }

  return (
    <Card
      title="Enterprise"
      description={unlocks}
      actions={trial.state === 'running' && <Badge tone="info">Trial</Badge>}
    >
      {trial.state === 'open' && (
        <div className={settings.act}>
          <p>
            Try it for {TRIAL_DAYS} days. It costs nothing, ends by itself and can be started once for each
            account.
          </p>
          <Button onClick={() => setIsAsking(true)}>Start the trial</Button>
        </div>
      )}
      {trial.state === 'running' && (
        <p>
          The trial ends {untilText(trial.endsAt, now)}, on{' '}
          <time dateTime={trial.endsAt}>{dayText(trial.endsAt)}</time>. After it the account is back on Basic;
          nothing is lost.
        </p>
      )}
      {trial.state === 'over' && (
        <p>
          The trial ended on <time dateTime={trial.endedAt}>{dayText(trial.endedAt)}</time>. It can be started
          once; the account is on Basic now.
        </p>
      )}
      {trial.state === 'none' && (
        <p>
          {trial.isEnterprise
            ? 'This account is on the Enterprise plan.'
            : 'This account cannot start a trial.'}
        </p>
      )}
      <ConfirmModal
        open={isAsking}
        title="Start the enterprise trial?"
        confirmLabel="Start the trial"
        busy={startTrial.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={start}
      >
        <ul className={settings.points}>
          <li>{unlocks}</li>
          <li>
            It ends on {dayText(trialEnd(now).toISOString())}, and the account is back on Basic. Nothing is
            lost.
          </li>
          <li>It can be started once.</li>
        </ul>
      </ConfirmModal>
    </Card>
  );
}
