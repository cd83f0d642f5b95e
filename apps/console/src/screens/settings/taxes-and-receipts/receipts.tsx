import { Link } from 'react-router';
import { useReceiptSettings, useUpdateReceiptSettings } from '#api/sales/documents.ts';
import type { Answer } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { CardsSkeleton } from '#screens/settings/settings-skeletons.tsx';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayReceipts } from '#sentences/settings/receipts.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';

type Settings = Answer<'GET /marketplace/v1/stores/{id}/receipt-settings'>;

/** On which paper receipts are printed, and whether customers who owe are reminded. What is chosen is kept at once. */
export function ReceiptsScreen() {
  const { data, error, isFetching, refetch } = useReceiptSettings();
  return (
    <SettingsFrame title={sayReceipts('title')} description={sayReceipts('description')}>
      {data ? (
        <ReceiptCards settings={data} />
      ) : error ? (
        <Card>
          <QueryFailed {...{ error, isFetching, refetch }} />
        </Card>
      ) : (
        <CardsSkeleton rows={[2, 2]} />
      )}
    </SettingsFrame>
  );
}

function ReceiptCards({ settings }: { settings: Settings }) {
  const update = useUpdateReceiptSettings();

  function keep(change: Partial<Settings>, said: string): void {
    update.mutate(change, {
      onSuccess: () => toast.success(said),
      onError: (error) => showFailure(error),
    });
  }

  return (
    <Stack>
      <Card title={sayReceipts('printer.title')}>
        <Stack>
          <Segmented
            label={sayReceipts('printer.width')}
            options={[
              { value: '80', label: sayReceipts('printer.mm', { mm: 80 }) },
              { value: '58', label: sayReceipts('printer.mm', { mm: 58 }) },
            ]}
            value={String(update.variables?.receipt_mm ?? settings.receipt_mm)}
            onChange={(width) => {
              const mm = width === '58' ? 58 : 80;
              keep({ receipt_mm: mm }, sayReceipts('printer.saved', { mm }));
            }}
          />
          <Muted>
            {richText(
              sayReceipts.rich('printer.hint', {
                link: (words) => <Link to={paths.storeSettings}>{words}</Link>,
              }),
            )}
          </Muted>
        </Stack>
      </Card>
      <Card title={sayReceipts('reminders.title')}>
        <Toggle
          label={sayReceipts('reminders.send')}
          hint={sayReceipts('reminders.hint')}
          checked={settings.reminders}
          busy={update.isPending && update.variables?.reminders !== undefined}
          onChange={(isOn) => keep({ reminders: isOn }, sayReceipts(isOn ? 'reminders.on' : 'reminders.off'))}
        />
      </Card>
    </Stack>
  );
}
