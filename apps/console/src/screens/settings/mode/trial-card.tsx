import { TRIAL_DAYS, trialEnd } from '@sokoni/rules/stores/account-contract';
import { productTypes } from '@sokoni/rules/stores/product-types';
import { useState } from 'react';
import { useStartTrial } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { untilText } from '#parts/dates/dates.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import settings from '#screens/settings/settings.module.css';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import { trialState } from './trial-state.ts';

const enterpriseTypes = productTypes
  .filter(({ contract_type }) => contract_type !== 'basic')
  .map(({ title }) => title);
const unlocks = `Enterprise unlocks the product types ${new Intl.ListFormat('en').format(enterpriseTypes)} for every store on this account.`;

/** The plan behind the store, and its one trial. */
export function TrialCard({ account }: { account: Store['account'] }) {
  const dates = useStoreDates();
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
            Try it for {TRIAL_DAYS} days. It is free, ends automatically and can be started once per account.
          </p>
          <Button onClick={() => setIsAsking(true)}>Start trial</Button>
        </div>
      )}
      {trial.state === 'running' && (
        <p>
          The trial ends {untilText(trial.endsAt, now)}, on{' '}
          <time dateTime={trial.endsAt}>{dates.day(trial.endsAt)}</time>. Your account then returns to the
          Basic plan; nothing is lost.
        </p>
      )}
      {trial.state === 'over' && (
        <p>
          The trial ended on <time dateTime={trial.endedAt}>{dates.day(trial.endedAt)}</time>. Your account is
          on the Basic plan. A trial can be started once per account.
        </p>
      )}
      {trial.state === 'none' && (
        <p>
          {trial.isEnterprise
            ? 'This account is on the Enterprise plan.'
            : 'This account can’t start a trial.'}
        </p>
      )}
      <ConfirmModal
        open={isAsking}
        title="Start the Enterprise trial?"
        confirmLabel="Start trial"
        busy={startTrial.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={start}
      >
        <ul className={settings.points}>
          <li>{unlocks}</li>
          <li>
            It ends on {dates.day(trialEnd(now).toISOString())}, then your account returns to the Basic plan.
            Nothing is lost.
          </li>
          <li>A trial can be started once per account.</li>
        </ul>
      </ConfirmModal>
    </Card>
  );
}
