import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { type CompanyBuyer, useBuyers, useInviteBuyer } from '#api/wholesale/buyers.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayBuyers as say } from '#sentences/wholesale/buyers.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { AddBuyerModal } from './add-buyer-modal.tsx';
import styles from './companies.module.css';
import { RemoveBuyer } from './remove-buyer.tsx';

/** The people who order for a company in the shop. */
export function BuyersCard({ customerId }: { customerId: string }) {
  const { data, error, isFetching, refetch } = useBuyers(customerId);
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<CompanyBuyer | null>(null);
  return (
    <Card
      title={say('title')}
      actions={
        <Button size="sm" icon={<PlusIcon size={16} />} onClick={() => setIsAdding(true)}>
          {say('add')}
        </Button>
      }
    >
      <Stack>
        <Muted>{say('hint')}</Muted>
        {!data && error && <QueryFailed {...{ error, isFetching, refetch }} />}
        {!data && !error && (
          <div role="status" aria-label={say('loading')}>
            <Skeleton height="3rem" />
          </div>
        )}
        {data?.buyers.length === 0 && <p>{say('none')}</p>}
        {data && data.buyers.length > 0 && (
          <ul className={styles.buyers}>
            {data.buyers.map((buyer) => (
              <Buyer key={buyer.id} {...{ buyer, customerId }} onRemove={() => setRemoving(buyer)} />
            ))}
          </ul>
        )}
        {data && (
          <div className={styles.shopLink}>
            <a href={data.shop_url} target="_blank" rel="noreferrer" dir="ltr">
              {data.shop_url.replace(/^https?:\/\//, '')}
            </a>
            <CopyButton text={data.shop_url} label={say('link.copy')} doneLabel={say('link.copied')} />
          </div>
        )}
      </Stack>
      {isAdding && <AddBuyerModal customerId={customerId} onClose={() => setIsAdding(false)} />}
      {removing && <RemoveBuyer customerId={customerId} buyer={removing} onClose={() => setRemoving(null)} />}
    </Card>
  );
}

interface BuyerProps {
  buyer: CompanyBuyer;
  customerId: string;
  onRemove: () => void;
}

function Buyer({ buyer: { id, name, email, phone, invited_at }, customerId, onRemove }: BuyerProps) {
  const dates = useStoreDates();
  const invite = useInviteBuyer(customerId);

  function send(): void {
    invite.mutate(id, {
      onSuccess: () => toast.success(say('inviteSent', { email })),
      onError: (error) => showFailure(error),
    });
  }

  return (
    <li className={styles.buyer}>
      <div className={styles.buyerWords}>
        <strong>{name}</strong>
        <span>{email}</span>
        {phone && <span dir="ltr">{phone}</span>}
        <Muted>
          {invited_at === null ? say('notInvited') : say('invited', { day: dates.day(invited_at) })}
        </Muted>
      </div>
      <Menu
        width={190}
        target={<IconButton size="sm" label={say('actions', { name })} icon={<EllipsisIcon />} />}
      >
        <MenuItem onClick={send}>{say(invited_at === null ? 'invite' : 'inviteAgain')}</MenuItem>
        <MenuItem danger onClick={onRemove}>
          {say('remove')}
        </MenuItem>
      </Menu>
    </li>
  );
}
