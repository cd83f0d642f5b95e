import { Link } from 'react-router';
import { useReceiptSettings, useUpdateReceiptSettings } from '#api/papers.ts';
import type { Answer } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { QueryFailed } from '#parts/query-failed.tsx';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { Muted, Stack } from '#ui/layout.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { toast } from '#ui/toast.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { CardsSkeleton } from './skeletons.tsx';

type Settings = Answer<'GET /marketplace/v1/stores/{id}/receipt-settings'>;

/** On which paper receipts are printed, and whether customers who owe are reminded. What is chosen is kept at once. */
export function ReceiptsScreen() {
  const { data, error, isFetching, refetch } = useReceiptSettings();
  return (
    <SettingsFrame title="Receipts" description="What your customers get from you on paper and by mail.">
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
      <Card title="Paper">
        <Stack>
          <Segmented
            label="Width of your receipt printer's roll"
            options={[
              { value: '80', label: '80 mm' },
              { value: '58', label: '58 mm' },
            ]}
            value={String(update.variables?.receipt_mm ?? settings.receipt_mm)}
            onChange={(width) =>
              keep({ receipt_mm: width === '58' ? 58 : 80 }, `Receipts are ${width} mm wide now.`)
            }
          />
          <Muted>
            Logo, address and the words at the end of a receipt stand in the{' '}
            <Link to={paths.storeSettings}>store settings</Link>. Invoices come on A4.
          </Muted>
        </Stack>
      </Card>
      <Card title="Reminders">
        <Toggle
          label="Remind customers who owe you"
          hint="By e-mail with the invoice: on the day an order is due, and 7 and 30 days after, once each and by day. Who has paid meanwhile gets none. Test orders are left out."
          checked={settings.reminders}
          busy={update.isPending && update.variables?.reminders !== undefined}
          onChange={(event) =>
            keep(
              { reminders: event.target.checked },
              event.target.checked
                ? 'Customers who owe are reminded from now on.'
                : 'Nobody is reminded any more.',
            )
          }
        />
      </Card>
    </Stack>
  );
}
