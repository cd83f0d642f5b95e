import { deliveryLimits, rateBases } from '@sokoni/rules/delivery/delivery';
import { maxPrice } from '@sokoni/rules/money/price-change';
import { useState } from 'react';
import type { Rate, Zone } from '#api/sales/delivery.ts';
import { useChangeZone } from '#api/sales/delivery-changes.ts';
import { newUuid } from '#offline/new-uuid.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { sayDelivery as say } from '#sentences/settings/delivery.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { BandFields } from './band-fields.tsx';
import {
  rateOf,
  rateProblems,
  type TypedRate,
  tooLargeProblems,
  typedRate,
  withRate,
} from './rate-fields.ts';
import { useProblems } from './use-problems.ts';

interface RateModalProps {
  zone: Zone;
  /** Null: a new one. */
  rate: Rate | null;
  onClose: () => void;
}

/** What a way of delivery is called and costs, how long it takes and who brings it. */
export function RateModal({ zone, rate, onClose }: RateModalProps) {
  const currency = useCurrency();
  const money = useMoneyText();
  const [typed, setTyped] = useState<TypedRate>(() => (rate ? typedRate(rate, currency) : blankRate()));
  const { problems, setProblems, refuse } = useProblems();
  const changeZone = useChangeZone();

  function patch(change: Partial<TypedRate>): void {
    setTyped((before) => ({ ...before, ...change }));
    setProblems({});
  }

  async function keep(next: Zone): Promise<void> {
    try {
      await changeZone.mutateAsync(next);
      toast.success(say('zone.saved'));
      onClose();
    } catch (error) {
      refuse(error);
    }
  }

  function save(): void {
    const wanted = rateOf(typed, currency);
    const wrong = {
      ...rateProblems(zone, wanted),
      ...tooLargeProblems(typed, currency, money(maxPrice)),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length === 0) void keep(withRate(zone, wanted));
  }

  return (
    <FormModal
      title={rate ? say('rate.editOf', { rate: rate.name }) : say('rate.add')}
      confirmLabel={rate ? say('save') : say('rate.add')}
      busy={changeZone.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={say('rate.name')}
        hint={say('rate.name.hint')}
        autoComplete="off"
        maxLength={deliveryLimits.nameLength}
        error={problems.name}
        value={typed.name}
        onChange={(event) => patch({ name: event.target.value })}
      />
      <Segmented
        label={say('rate.basis')}
        stackOnPhone
        options={rateBases.map((value) => ({ value, label: say(`basis.${value}`) }))}
        value={typed.basis}
        onChange={(basis) => patch({ basis })}
      />
      <BandFields typed={typed} error={problems.bands} onChange={(bands) => patch({ bands })} />
      <Grid column="13rem">
        <MoneyInput
          label={say('rate.freeFrom')}
          hint={say('rate.freeFrom.hint')}
          optional
          error={problems.free_from}
          value={typed.free_from}
          onChange={(free_from) => patch({ free_from })}
        />
        <TextField
          label={say('rate.time')}
          hint={say('rate.time.hint')}
          optional
          autoComplete="off"
          maxLength={deliveryLimits.deliveryTimeLength}
          value={typed.delivery_time}
          onChange={(event) => patch({ delivery_time: event.target.value })}
        />
        <TextField
          label={say('rate.courier')}
          optional
          autoComplete="off"
          maxLength={deliveryLimits.courierLength}
          value={typed.courier}
          onChange={(event) => patch({ courier: event.target.value })}
        />
      </Grid>
      <TextField
        label={say('rate.tracking')}
        hint={say('rate.tracking.hint')}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        error={problems.tracking_url}
        value={typed.tracking_url}
        onChange={(event) => patch({ tracking_url: event.target.value.trim() })}
      />
      {rate && (
        <div>
          <Button
            variant="danger"
            disabled={changeZone.isPending}
            onClick={() => void keep({ ...zone, rates: zone.rates.filter(({ id }) => id !== rate.id) })}
          >
            {say('rate.remove')}
          </Button>
        </div>
      )}
    </FormModal>
  );
}

function blankRate(): TypedRate {
  return {
    ...{ id: newUuid(), name: '', basis: 'flat', bands: [{ key: 0, up_to: '', price: '' }], free_from: '' },
    ...{ delivery_time: '', courier: '', tracking_url: '' },
  };
}
