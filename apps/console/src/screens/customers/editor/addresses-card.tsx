import { customerLimits } from '@sokoni/rules/customers/customer-check';
import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { addressLines } from '#parts/customers/address-lines.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { type AddressFields, blankAddress } from '#screens/customers/form/customer-fields.ts';
import type { CustomerForm } from '#screens/customers/form/use-customer-form.ts';
import { sayCustomerForm } from '#sentences/customers/form.ts';
import { newId } from '#session/new-id.ts';
import { useSession } from '#session/session.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { AddressModal } from './address-modal.tsx';
import styles from './customer.module.css';

/** Where items go: the first address unless somebody says otherwise. */
export function AddressesCard({ form }: { form: CustomerForm }) {
  const { addresses } = form.typed;
  const [open, setOpen] = useState<AddressFields | null>(null);
  const storeCountry = useSession(({ activeStore }) => activeStore?.country) ?? '';
  const countryName = useCountryName();
  const set = (next: readonly AddressFields[]) => form.change({ addresses: next });
  const others = ({ id }: AddressFields) => addresses.filter((one) => one.id !== id);

  function keep(address: AddressFields): void {
    const isThere = addresses.some(({ id }) => id === address.id);
    set(isThere ? addresses.map((one) => (one.id === address.id ? address : one)) : [...addresses, address]);
    setOpen(null);
  }

  return (
    <Card
      title={sayCustomerForm('addresses.title')}
      actions={
        addresses.length < customerLimits.addresses && (
          <Button
            size="sm"
            icon={<PlusIcon size={16} />}
            onClick={() => setOpen(blankAddress(newId(), addresses[0]?.country || storeCountry))}
          >
            {sayCustomerForm('addresses.add')}
          </Button>
        )
      }
    >
      {addresses.length === 0 ? (
        <Muted>{sayCustomerForm('addresses.none')}</Muted>
      ) : (
        <ul className={styles.addresses}>
          {addresses.map((address, index) => {
            const lines = addressLines(address, countryName);
            return (
              <li key={address.id} className={styles.address}>
                <div className={styles.addressWords}>
                  <p className={styles.addressHead}>
                    <strong>
                      {address.label || sayCustomerForm('addresses.number', { number: index + 1 })}
                    </strong>
                    {index === 0 && addresses.length > 1 && (
                      <Badge>{sayCustomerForm('addresses.default')}</Badge>
                    )}
                  </p>
                  <address className={styles.lines}>
                    <span className={styles.written}>{lines.join('\n')}</span>
                    {address.phone && <a href={`tel:${address.phone}`}>{address.phone}</a>}
                  </address>
                </div>
                <Menu
                  width={190}
                  target={
                    <IconButton
                      size="sm"
                      label={sayCustomerForm('addresses.actions', {
                        address: address.label || address.line1,
                      })}
                      icon={<EllipsisIcon />}
                    />
                  }
                >
                  <MenuItem onClick={() => setOpen(address)}>{sayCustomerForm('addresses.edit')}</MenuItem>
                  {index > 0 && (
                    <MenuItem onClick={() => set([address, ...others(address)])}>
                      {sayCustomerForm('addresses.setDefault')}
                    </MenuItem>
                  )}
                  <MenuItem danger onClick={() => set(others(address))}>
                    {sayCustomerForm('addresses.remove')}
                  </MenuItem>
                </Menu>
              </li>
            );
          })}
        </ul>
      )}
      {open && (
        <AddressModal
          address={open}
          isNew={!addresses.some(({ id }) => id === open.id)}
          onKeep={keep}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
