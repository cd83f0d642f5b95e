import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { sayPayments as say } from '#sentences/settings/payments.ts';
import { ManualPaymentsCards } from './manual-payments-cards.tsx';
import { OnlinePayments } from './online-payments.tsx';

/** How customers of the web store pay. */
export function PaymentsScreen() {
  return (
    <SettingsFrame title={say('title')} description={say('description')}>
      <ManualPaymentsCards />
      <OnlinePayments />
    </SettingsFrame>
  );
}
