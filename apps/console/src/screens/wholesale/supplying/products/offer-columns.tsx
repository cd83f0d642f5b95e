import { PackageIcon, PencilIcon } from 'lucide-react';
import { useChangeOffer } from '#api/wholesale/supplying.ts';
import type { OfferedProduct } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import listCard from '#parts/lists/list-card.module.css';
import { countText } from '#parts/numbers/count-text.ts';
import { sayOffers as say } from '#sentences/wholesale/offers.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { offerBody, offerFields } from './offer-fields.ts';
import styles from './products.module.css';

interface OfferColumnsOptions {
  money: (minor: number) => string;
  onEdit: (product: OfferedProduct) => void;
}

export function offerColumns({ money, onEdit }: OfferColumnsOptions): Column<OfferedProduct>[] {
  return [
    {
      header: say('column.product'),
      phone: 'title',
      cell: ({ title, image, status }) => (
        <span className={styles.product}>
          <Avatar name={title} src={image} size={36} fallback={<PackageIcon size={18} />} />
          <span className={listCard.names}>
            <span className={styles.title}>{title}</span>
            {status !== 'active' && <span className={listCard.details}>{say(`status.${status}`)}</span>}
          </span>
        </span>
      ),
    },
    {
      header: say('column.price'),
      align: 'end',
      width: '1%',
      cell: ({ min_price: low, max_price: high }) => (
        <span className={styles.figure}>{low === high ? money(low) : `${money(low)} – ${money(high)}`}</span>
      ),
    },
    figure(say('column.minimum'), ({ minimum_quantity }) => minimum_quantity),
    figure(say('column.step'), ({ quantity_step }) => quantity_step),
    figure(say('column.case'), ({ case_quantity }) => case_quantity ?? 1),
    {
      header: say('column.groups'),
      cell: ({ group_ids: groups }) =>
        groups.length === 0 ? say('groups.all') : say('groups.some', { count: groups.length }),
    },
    {
      header: say('column.offered'),
      width: '1%',
      cell: (product) => <OfferSwitch product={product} />,
    },
    {
      header: say('column.actions'),
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '3.5rem',
      cell: (product) => (
        <IconButton
          size="sm"
          label={say('offer.edit', { product: product.title })}
          icon={<PencilIcon size={18} />}
          onClick={() => onEdit(product)}
        />
      ),
    },
  ];
}

/** Units of something; one by one is nothing to be said. */
function figure(header: string, of: (product: OfferedProduct) => number): Column<OfferedProduct> {
  return {
    header,
    align: 'end',
    width: '1%',
    phone: 'figure',
    cell: (product) => (
      <span className={styles.figure}>{of(product) === 1 ? '–' : countText(of(product))}</span>
    ),
  };
}

/** Whether companies are offered it; kept at once. */
function OfferSwitch({ product }: { product: OfferedProduct }) {
  const changeOffer = useChangeOffer();
  const turn = (offered: boolean) =>
    changeOffer.mutate(
      { product_id: product.product_id, ...offerBody({ ...offerFields(product), offered }) },
      {
        onSuccess: () => toast.success(say(offered ? 'offer.on' : 'offer.off', { product: product.title })),
        onError: (error) => showFailure(error),
      },
    );
  return (
    <Toggle
      label={say('offer.switch', { product: product.title })}
      hideLabel
      checked={changeOffer.isPending ? changeOffer.variables.offered : product.offered}
      busy={changeOffer.isPending}
      onChange={turn}
    />
  );
}
