import { dotText } from '@sokoni/messages/list-text';
import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import type { Rate, Zone } from '#api/sales/delivery.ts';
import { useDeleteZone } from '#api/sales/delivery-changes.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayDelivery as say } from '#sentences/settings/delivery.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import styles from './delivery.module.css';
import { RateModal } from './rate-modal.tsx';
import { ZoneModal } from './zone-modal.tsx';
import { placesText, rateText } from './zone-text.ts';

type Open =
  | { kind: 'zone'; zone: Zone | null }
  | { kind: 'rate'; zone: Zone; rate: Rate | null }
  | { kind: 'delete'; zone: Zone };

/** The zones of the store, each with its rates. */
export function ZonesCard({ zones }: { zones: readonly Zone[] }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Card
      title={say('zones.title')}
      description={say('zones.hint')}
      actions={
        <Button size="sm" icon={<PlusIcon size={16} />} onClick={() => setOpen({ kind: 'zone', zone: null })}>
          {say('zone.add')}
        </Button>
      }
    >
      {zones.length === 0 && <p>{say('zones.none')}</p>}
      <Stack>
        {zones.map((zone) => (
          <ZoneSection key={zone.id} zone={zone} onOpen={setOpen} />
        ))}
      </Stack>
      {open?.kind === 'zone' && <ZoneModal zone={open.zone} onClose={close} />}
      {open?.kind === 'rate' && <RateModal zone={open.zone} rate={open.rate} onClose={close} />}
      {open?.kind === 'delete' && <DeleteZone zone={open.zone} onClose={close} />}
    </Card>
  );
}

function ZoneSection({ zone, onOpen }: { zone: Zone; onOpen: (open: Open) => void }) {
  const money = useMoneyText();
  const countryName = useCountryName();
  const headId = `zone-${zone.id}`;
  return (
    <section className={styles.zone} aria-labelledby={headId}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h3 id={headId}>{zone.name}</h3>
          <Muted>{placesText(zone.places, countryName)}</Muted>
        </div>
        <Menu
          width={180}
          target={
            <IconButton size="sm" label={say('zone.actions', { zone: zone.name })} icon={<EllipsisIcon />} />
          }
        >
          <MenuItem onClick={() => onOpen({ kind: 'zone', zone })}>{say('zone.edit')}</MenuItem>
          <MenuItem onClick={() => onOpen({ kind: 'delete', zone })}>{say('zone.delete')}</MenuItem>
        </Menu>
      </header>
      {zone.rates.length === 0 ? (
        <Muted className={styles.noRates}>{say('rate.none')}</Muted>
      ) : (
        <ul className={styles.rates}>
          {zone.rates.map((rate) => (
            <li key={rate.id}>
              <button
                type="button"
                className={styles.rate}
                aria-label={say('rate.editOf', { rate: rate.name })}
                onClick={() => onOpen({ kind: 'rate', zone, rate })}
              >
                <span className={styles.words}>
                  <span>{rate.name}</span>
                  <span className={styles.facts}>{dotText([rate.delivery_time, rate.courier])}</span>
                </span>
                <span className={styles.price}>{rateText(rate, money)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          size="sm"
          icon={<PlusIcon size={16} />}
          onClick={() => onOpen({ kind: 'rate', zone, rate: null })}
        >
          {say('rate.add')}
        </Button>
      </div>
    </section>
  );
}

function DeleteZone({ zone, onClose }: { zone: Zone; onClose: () => void }) {
  const remove = useDeleteZone();
  return (
    <FormModal
      size="sm"
      danger
      title={say('zone.delete.title', { zone: zone.name })}
      confirmLabel={say('zone.delete')}
      busy={remove.isPending}
      onClose={onClose}
      onSubmit={() =>
        remove.mutate(zone.id, {
          onSuccess: () => {
            toast.success(say('zone.deleted', { zone: zone.name }));
            onClose();
          },
          onError: (error) => showFailure(error),
        })
      }
    >
      <p>{say('zone.delete.text')}</p>
    </FormModal>
  );
}
