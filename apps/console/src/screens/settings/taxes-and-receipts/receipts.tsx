import { Link } from 'react-router';
import { useReceiptSettings, useUpdateReceiptSettings } from '#api/sales/documents.ts';
import type { Answer } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { CardsSkeleton } from '#screens/settings/settings-skeletons.tsx';
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
    <SettingsFrame title="Receipts" description="How you print receipts and send payment reminders.">
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
      <Card title="Receipt printer">
        <Stack>
          <Segmented
            label="Paper width"
            options={[
              { value: '80', label: '80 mm' },
              { value: '58', label: '58 mm' },
            ]}
            value={String(update.variables?.receipt_mm ?? settings.receipt_mm)}
            onChange={(width) =>
              keep({ receipt_mm: width === '58' ? 58 : 80 }, `Receipt width set to ${width} mm`)
            }
          />
          <Muted>
            Edit the logo, address and footers in <Link to={paths.storeSettings}>store settings</Link>.
            Invoices print on A4.
          </Muted>
        </Stack>
      </Card>
      <Card title="Reminders">
        <Toggle
          label="Send payment reminders"
          hint="Emailed with the invoice on the due date, and 7 and 30 days after, until the order is paid. Not sent for test orders."
          checked={settings.reminders}
          busy={update.isPending && update.variables?.reminders !== undefined}
          onChange={(isOn) =>
            keep({ reminders: isOn }, isOn ? 'Payment reminders turned on' : 'Payment reminders turned off')
          }
        />
      </Card>
    </Stack>
  );
}
