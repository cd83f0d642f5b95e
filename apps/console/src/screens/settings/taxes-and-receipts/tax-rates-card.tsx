import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { type TaxRate, useChangeTaxRate, useTaxRates } from '#api/stores/tax-rates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { rateText } from '#parts/taxes/rate-text.ts';
import { sayTaxes } from '#sentences/settings/taxes.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { TaxRateModal } from './tax-rate-modal.tsx';

/** Rates beside the store's VAT, which products and categories are charged at. */
export function TaxRatesCard() {
  const query = useTaxRates();
  const [edited, setEdited] = useState<TaxRate | 'new' | null>(null);
  const rates = query.data ?? [];
  return (
    <Card
      title={sayTaxes('rates.title')}
      flush={rates.length > 0}
      actions={
        <Button size="sm" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
          {sayTaxes('rates.add')}
        </Button>
      }
    >
      {query.error && !query.data ? (
        <QueryFailed error={query.error} isFetching={query.isFetching} refetch={query.refetch} />
      ) : !query.data ? (
        <SkeletonText lines={2} />
      ) : rates.length === 0 ? (
        <p>{sayTaxes('rates.none')}</p>
      ) : (
        <Table
          caption={sayTaxes('rates.title')}
          rows={rates}
          rowKey={({ id }) => id}
          columns={columnsWith((rate) => setEdited(rate))}
        />
      )}
      {edited && <TaxRateModal rate={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function columnsWith(onRename: (rate: TaxRate) => void): Column<TaxRate>[] {
  return [
    { header: sayTaxes('rates.name'), phone: 'title', cell: ({ name }) => name },
    {
      ...{ header: sayTaxes('rates.rate'), align: 'end', width: '20%' },
      cell: ({ percent }) => rateText({ name: null, percent }),
    },
    {
      ...{ header: sayTaxes('rates.status'), width: '20%' },
      cell: ({ archived }) =>
        archived ? (
          <Badge tone="neutral">{sayTaxes('rates.archived')}</Badge>
        ) : (
          <Badge tone="good">{sayTaxes('rates.active')}</Badge>
        ),
    },
    {
      ...{ header: sayTaxes('rates.actions'), hideHeader: true, align: 'end', width: '1%', phone: 'aside' },
      cell: (rate) => <RateMenu rate={rate} onRename={() => onRename(rate)} />,
    },
  ];
}

function RateMenu({ rate, onRename }: { rate: TaxRate; onRename: () => void }) {
  const changeRate = useChangeTaxRate();
  const archived = !rate.archived;
  return (
    <Menu
      width={180}
      target={
        <IconButton
          size="sm"
          label={sayTaxes('rates.actionsFor', { rate: rate.name })}
          icon={<EllipsisIcon />}
        />
      }
    >
      <MenuItem onClick={onRename}>{sayTaxes('rates.rename')}</MenuItem>
      <MenuItem
        onClick={() =>
          changeRate.mutate(
            { id: rate.id, archived },
            {
              onSuccess: () =>
                toast.success(
                  sayTaxes(archived ? 'rates.archivedDone' : 'rates.restoredDone', { rate: rate.name }),
                ),
              onError: (error) => showFailure(error),
            },
          )
        }
      >
        {sayTaxes(archived ? 'rates.archive' : 'rates.restore')}
      </MenuItem>
    </Menu>
  );
}
