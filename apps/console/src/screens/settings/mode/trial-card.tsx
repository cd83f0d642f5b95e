import { listText } from '@sokoni/messages/list-text';
import { TRIAL_DAYS, trialEnd } from '@sokoni/rules/stores/account-contract';
import { productTypes } from '@sokoni/rules/stores/product-types';
import { useState } from 'react';
import { useStartTrial } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { untilText } from '#parts/dates/dates.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import settings from '#screens/settings/settings.module.css';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayMode } from '#sentences/settings/mode.ts';
import { sayProductType } from '#sentences/stores/product-types.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import { trialState } from './trial-state.ts';

/** What the plan has more. */
function unlocksText(): string {
  const titles = productTypes
    .filter(({ contract_type }) => contract_type !== 'basic')
    .map(({ id }) => sayProductType(`title.${id}`));
  return sayMode('trial.unlocks', { types: listText(titles) });
}

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
      title={sayMode('trial.title')}
      description={unlocksText()}
      actions={trial.state === 'running' && <Badge tone="info">{sayMode('trial.badge')}</Badge>}
    >
      {trial.state === 'open' && (
        <div className={settings.act}>
          <p>{sayMode('trial.try', { days: TRIAL_DAYS })}</p>
          <Button onClick={() => setIsAsking(true)}>{sayMode('trial.start')}</Button>
        </div>
      )}
      {trial.state === 'running' && (
        <p>
          {richText(
            sayMode.rich('trial.running', {
              ...{ until: untilText(trial.endsAt, now), day: dates.day(trial.endsAt) },
              time: (words) => <time dateTime={trial.endsAt}>{words}</time>,
            }),
          )}
        </p>
      )}
      {trial.state === 'over' && (
        <p>
          {richText(
            sayMode.rich('trial.over', {
              day: dates.day(trial.endedAt),
              time: (words) => <time dateTime={trial.endedAt}>{words}</time>,
            }),
          )}
        </p>
      )}
      {trial.state === 'none' && <p>{sayMode(trial.isEnterprise ? 'trial.enterprise' : 'trial.none')}</p>}
      <ConfirmModal
        open={isAsking}
        title={sayMode('trial.question')}
        confirmLabel={sayMode('trial.start')}
        busy={startTrial.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={start}
      >
        <ul className={settings.points}>
          <li>{unlocksText()}</li>
          <li>{sayMode('trial.ends', { day: dates.day(trialEnd(now).toISOString()) })}</li>
          <li>{sayMode('trial.once')}</li>
        </ul>
      </ConfirmModal>
    </Card>
  );
}
