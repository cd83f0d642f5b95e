import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { keys } from '#api/client/keys.ts';
import { useChangeWholesaleSettings } from '#api/wholesale/supplying.ts';
import type { WholesaleSettings } from '#contract-types.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { saySupplying } from '#sentences/wholesale/parts.ts';
import { sayWholesaleSettings as say } from '#sentences/wholesale/settings.ts';
import { ChoiceCard, ChoiceGrid } from '#ui/fields/choice-card.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { PercentInput } from '../form/percent-input.tsx';
import { RecordFormFrame } from '../form/record-form-frame.tsx';
import { StoreTermsSelect } from '../form/terms-select.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { fieldId, type TypedForm } from '../form/use-typed-form.ts';
import { type SettingsFields, settingsBody, settingsFields, settingsProblems } from './settings-fields.ts';

const offers = ['all', 'chosen'] as const;

interface CardProps {
  form: TypedForm<SettingsFields>;
}

/** The settings of wholesale behind a save bar. */
export function SettingsForm({ settings }: { settings: WholesaleSettings }) {
  const currency = useCurrency();
  const storeId = useActiveStoreId();
  const changeSettings = useChangeWholesaleSettings();
  const form = useRecordForm({
    record: settings,
    key: keys.wholesaleSettings(storeId),
    fieldsOf: (saved: WholesaleSettings) => settingsFields(saved, currency),
    problemsOf: (typed: SettingsFields) => settingsProblems(typed, currency),
    send: (typed, version) => changeSettings.mutateAsync({ version, ...settingsBody(typed, currency) }),
    savedWords: say('saved'),
  });
  return (
    <RecordFormFrame form={form}>
      <Stack>
        <ListingCard form={form} />
        <OffersCard form={form} />
        <MinimumsCard form={form} />
        <PaymentCard form={form} />
        <NotificationsCard form={form} />
      </Stack>
    </RecordFormFrame>
  );
}

function ListingCard({ form: { typed, problems, change } }: CardProps) {
  return (
    <Card title={say('listing.title')}>
      <Stack>
        <Toggle
          label={say('listing.listed')}
          hint={say('listing.listed.hint')}
          checked={typed.listed}
          onChange={(listed) => change({ listed })}
        />
        <TextAreaField
          id={fieldId('introduction')}
          label={say('listing.introduction')}
          optional
          hint={say('listing.introduction.hint')}
          rows={4}
          maxLength={wholesaleLimits.introductionLength}
          error={problems.introduction}
          value={typed.introduction}
          onChange={({ target }) => change({ introduction: target.value })}
        />
      </Stack>
    </Card>
  );
}

function OffersCard({ form: { typed, change } }: CardProps) {
  return (
    <Card title={say('offers.title')}>
      <ChoiceGrid legend={say('offers.title')} hideLegend>
        {offers.map((value) => (
          <ChoiceCard
            key={value}
            type="radio"
            name="offers"
            title={say(`offers.${value}`)}
            description={say(`offers.text.${value}`)}
            checked={typed.offers === value}
            onChange={() => change({ offers: value })}
          />
        ))}
      </ChoiceGrid>
    </Card>
  );
}

function MinimumsCard({ form: { typed, problems, change } }: CardProps) {
  return (
    <Card title={say('minimums.title')} description={say('minimums.hint')}>
      <Grid column="16rem">
        <MoneyInput
          id={fieldId('minimum_order')}
          label={say('minimums.each')}
          optional
          error={problems.minimum_order}
          value={typed.minimum_order}
          onChange={(minimum_order) => change({ minimum_order })}
        />
        <MoneyInput
          id={fieldId('minimum_first_order')}
          label={say('minimums.first')}
          optional
          hint={say('minimums.first.hint')}
          error={problems.minimum_first_order}
          value={typed.minimum_first_order}
          onChange={(minimum_first_order) => change({ minimum_first_order })}
        />
      </Grid>
    </Card>
  );
}

function PaymentCard({ form: { typed, problems, change } }: CardProps) {
  return (
    <Card title={say('terms.title')} description={say('terms.hint')}>
      <Grid column="16rem">
        <StoreTermsSelect
          value={typed.payment_terms}
          onChange={(payment_terms) => change({ payment_terms })}
        />
        <PercentInput
          id={fieldId('deposit_percent')}
          label={saySupplying('deposit.label')}
          optional
          hint={say('terms.deposit.hint')}
          error={problems.deposit_percent}
          value={typed.deposit_percent}
          onChange={(deposit_percent) => change({ deposit_percent })}
        />
      </Grid>
    </Card>
  );
}

function NotificationsCard({ form: { typed, change } }: CardProps) {
  return (
    <Card title={say('notifications.title')}>
      <Toggle
        label={say('notifications.orders')}
        hint={say('notifications.orders.hint')}
        checked={typed.mails_new_orders}
        onChange={(mails_new_orders) => change({ mails_new_orders })}
      />
    </Card>
  );
}
